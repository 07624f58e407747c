// SPDX-License-Identifier: MIT OR Apache-2.0
// One algorithm, used as in the file of its kind. The build makes a program of this for each algorithm of the catalog; by hand:
//   g++ -std=c++20 -O2 -Iinclude -DALGORITHM=ascon_hash256 examples/main.cpp && ./a.out
#include "aead.hpp"
#include "hash.hpp"
#include "mac.hpp"
#include "xof.hpp"

#include <linnet/linnet.hpp>

#if !defined(ALGORITHM)
#define ALGORITHM ascon_aead128
#endif

int main() {
    using algorithm = linnet::ALGORITHM;
    std::printf("%-16s%.*s\n", "algorithm", static_cast<int>(algorithm::name.size()), algorithm::name.data());
    const bool as_expected = example<algorithm>();
    std::printf("%-16s%s\n", "verdict", as_expected ? "as expected" : "WRONG");
    return as_expected ? 0 : 1;
}
