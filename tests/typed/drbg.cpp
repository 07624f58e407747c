// SPDX-License-Identifier: MIT OR Apache-2.0
// The generators of SP 800-90A over every implementation of their hash functions: vectors of NIST's CAVP, and the limits.
#include <linnet/concepts.hpp>
#include <linnet/drbg.hpp>

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace linnet_test {
namespace {

using bytes = std::vector<uint8_t>;
using linnet::status;

static_assert(linnet::Drbg<linnet::hash_drbg_sha_256> && linnet::Drbg<linnet::hash_drbg_sha_512>);
static_assert(linnet::Drbg<linnet::hmac_drbg_sha_256> && linnet::Drbg<linnet::hmac_drbg_sha_512>);

bytes of_hex(std::string_view text) {
    const auto digit = [](char c) { return static_cast<uint8_t>(c <= '9' ? c - '0' : c - 'a' + 10); };
    bytes out;
    for (size_t i = 0; i + 1 < text.size(); i += 2) out.push_back(static_cast<uint8_t>(digit(text[i]) << 4 | digit(text[i + 1])));
    return out;
}
bytes counting(size_t size) {
    bytes out(size);
    for (size_t i = 0; i < size; ++i) out[i] = static_cast<uint8_t>(i);
    return out;
}
bool all_zero(const bytes& of) {
    for (const uint8_t byte : of)
        if (byte != 0) return false;
    return true;
}

/// In the form of drbgtestvectors.zip of NIST's CAVP (the numbers were read in OpenSSL's evprand.txt, HACL* and other copies of
/// it): the expected output is the second request's. With prediction resistance, a reseed precedes each request and takes its
/// additional input.
struct cavp {
    std::string_view entropy{};
    std::string_view nonce{};
    std::string_view personalization{};
    std::string_view reseed{};
    std::string_view reseed_additional{};
    std::string_view additional_a{};
    std::string_view pr_a{};
    std::string_view additional_b{};
    std::string_view pr_b{};
    std::string_view output{};
};

template <class Algo>
bytes second_output(const cavp& v) {
    typename Algo::generator g(of_hex(v.entropy), of_hex(v.nonce), of_hex(v.personalization));
    bytes out(v.output.size() / 2);
    if (!v.reseed.empty() && !g.reseed(of_hex(v.reseed), of_hex(v.reseed_additional))) ADD_FAILURE();
    const auto request = [&](std::string_view additional, std::string_view pr) {
        if (!pr.empty() && !g.reseed(of_hex(pr), of_hex(additional))) ADD_FAILURE();
        EXPECT_TRUE(g.generate(pr.empty() ? of_hex(additional) : bytes(), out));
    };
    request(v.additional_a, v.pr_a);
    request(v.additional_b, v.pr_b);
    return out;
}

/// The algorithm over each of its implementations, and as a user gets it.
template <class Algo>
void expect_vector(const cavp& v) {
    EXPECT_EQ(second_output<Algo>(v), of_hex(v.output));
    [&]<class... Core>(linnet::implementations<Core...>) {
        const auto one = [&]<class CoreType>(std::type_identity<CoreType>) {
            if (!linnet::feature_of<CoreType>::supported()) return;
            EXPECT_EQ(second_output<linnet::drbg<CoreType>>(v), of_hex(v.output)) << CoreType::variant;
        };
        (one(std::type_identity<Core>{}), ...);
    }(typename Algo::implementations{});
}

constexpr cavp hash_256[] = {
    {.entropy = "b87bb4de5c148d964fc0cb612d69295671780b4270fe32bf389b6f49488efe13",
     .nonce = "27eb37a0c695c4ee3c9b70b7f6b33492",
     .personalization = "52321406ac8a9c266b1f8d811bb871269e5824b59a0234f01d358193523bbb7c",
     .reseed = "7638267f534c4e6ee22cc6ca6ed824fd5d3d387c00b89dd791eb5ac9766385b8",
     .output = "de01c061651bab3cef2fc4ea89a56b6e86e74b2e9fd11ed671c97c813778a06a2c1f41b41e754a5257750c6bde9601da"
               "9d67d8d9564f4a8538b92516a2dacc496dee257b85393f2a01ad59aa3257f1b6da9566e3706d2d6d4a26e511b0c64d7d"
               "c223acb24827178afa43ca8d5a66f983d6929dc61564c4c14fc32d85765a23f7"},
    {.entropy = "6c623aea73bc8a59e28c6cd9c7c7ec8ca2e75190bd5dcae5978cf0c199c23f4f",
     .nonce = "e55db067a0ed537e66886b7cda02f772",
     .personalization = "1e59d798810083d1ff848e90b25c9927e3dfb55a0888b0339566a9f9ca7542dc",
     .reseed = "9ab40164744c7d00c78b4196f6f917ec33d70030a0812cd4606c5a25387568a9",
     .reseed_additional = "4e8bead7cbba7a7bc9ae1e1617222c4139661347599950e7225d1e2faa5d57f5",
     .additional_a = "dcb22a5d9f149858636f3ede2253e419816fb7b1103194451ed6a573a8fe6271",
     .additional_b = "8f9d5c78cdabc32e71ac3b3c49239caddf96053250f4fd92056efbd0be487d36",
     .output = "6e98a3b1f686f6ffa79355c9d8a5ab7f93312159d52659a2298315f10007c71adabc0b5ccb4164c0949fbdb221b43acd"
               "b62bed3099596f2d7bd5d0048173dd2360a543b234ab61a441ddb9299af84ca45c6e618fd521366dbf509d4ec06174da"
               "924361d642b107e5564ac1b32340dd2f3158bf4c00bcb4dcf12c6d67af4b74ee"},
    {.entropy = "29e1a42709b7e84dbe50788fbad8cb609c127eec3262636a513fd9059fb8bae4",
     .nonce = "f3a521f28dffbd97574c405b69b636ad",
     .personalization = "c99a1147d8db401f4fcf763867296758e26404a30a4a9fa496a717f21f5d749b",
     .additional_a = "17254ea392aead0dc94992d867813497d3fd6dc7669667150afe6c28a2b89946",
     .pr_a = "d5266c01e10d72dd7e8a3bf717cccb8f643ca233314e3e74f106f46b090e5c73",
     .additional_b = "157dde59ceb2c662c8665fbe623ec75873fd0c5ccce79a9f5b7098ec8ed77b67",
     .pr_b = "c7e5f03d26bdf9553338e64ba64ce5b5751b04f9c69992221495f2227b9799d0",
     .output = "e304de9ffd885cf917ead78f05939b8cf54709fc2d0c799a98b543486337204477b1060bceae2a22f7ff42b6cb4b4bc0"
               "610ae2b67558a7c54b65e45bb9f1a86981b74705b48cdbf7d8decf87868267bd948e9394aa4357f8dbbf30612a0eb5b1"
               "31884c220e442d36778e8d74091d8a27c070fe690469e07f3aabeef7c629bfab"},
};

constexpr cavp hash_512[] = {
    {.entropy = "d24d5c090aad7cd498c8b11869fd512c7a0e5340520c8523128202a1a04013a3",
     .nonce = "88a4bf3203001c04eb1b7b78519656b6",
     .additional_a = "cf75784d2cf9de1df3a07886fb21e6b14ef822ed38341e0a2805460c1ab0725d",
     .additional_b = "65e36f63766d717c445845f1e6d48c3f8f79c9fd991a26303398fdf404b4b429",
     .output = "eaec99b17173d5028bdaed59c931ceea295a76172d2dc4db609368d2a76426d4ac14e4cf4960de1b449aa6fe0a6d1a68"
               "2784f28388ace97c7f2bc7afda185417bd13cfc26fb9f068c58d74da0d38afb70d591e770fe7a79184ab47c8c70f4a30"
               "99752b4c48bc2d4a7598adac36f9e6c792d76b696c51a7514fd2a8d757417b8f1bf01500a0082c874c462640434e6ca3"
               "fe6fef52f338c01d6fe92ae90672c61b0c3d0e2e5b7bdf95bb87a112060f22ed4f7ce84751432d6564548ea153aef2af"
               "dfdd12bd4e92215b49e71fed404b12452dbaaeae4690a15bd14e303c6bf5b99cddc409d88d5a49621fdfe776c487a5ca"
               "3d3a9601fd8dd2e6838846a4cf5cf1a7"},
    {.entropy = "817aeb8122d0917c53e8418ac6eee6c99dc3b481c9fc7626bed01285aa54ef5e",
     .nonce = "90e1381793a3b028c0c5e449e21bf95e",
     .personalization = "a955157f807bcb16ba6f213ecff5079081b361877db855d6e3063482307f7ed2",
     .output = "a5eee0d85f5b5e3dbe452549e2dee5c74f56488d4c64562407818c70ddba651a4600bb83d3ff8df38f7e862e86a6d746"
               "1f1e5e422042b9b88ff954710d6848df69b568ea50f24fb3f8d4cc1e31aa8e6662b8a0a147557122aa771bde792c4e40"
               "d9f850252ef9fe36d273298d1936a64377a24ccfc9f4dc26967fd7f91479193ccfac2a5486fbada7db2beafd8fd516d8"
               "00bdb2d88e18770064757fe1e14a65ffc9577d5fb262c8d2e394a27d9686e1d353f12da21e65a41a4076275d5a9beaf8"
               "75f516e6f27aad0e85cc3315371efb33fc3f10cfc97861700bcf3f8b2b561463e443994f7ee1b2a29aec92a0e0def2fa"
               "397e6b6f04634d18d93570abc2dd0a5a"},
    {.entropy = "06023729ecce9256dc61eaefb0fb46dcdee0e0a366764536c9d2027da5283197",
     .nonce = "a2102fb63006e50c3199b885c07baf7d",
     .personalization = "93049b23b08192808e0700c63a185c2aea9f33964dfb1c8feed3d2e0d589bad7",
     .pr_a = "eb19a5ccf137f57c9d7885895b842bb6cf789884ca0d9e7810c011ff08dda1f3",
     .pr_b = "2d79844fb3dbf237fc8a3729c69eebc8a670de749f365a6ecee61ba0af867d8a",
     .output = "1d2ba70b034d55b99b2ada05b6d6bd13c00175b6b99512e9e828fb9edf261d0d1dbd803de618badf1c58ca1c4898cb76"
               "87836afdaaab4faa99849b7a11987fd059633741706aef56619b5af13f191b6bc316c371661c1d36841bfaf87c553200"
               "647c24b1d5613e1baf5e6e2dfbc3426dc6b1f5e6eff23aa5779bffee6ab91621822a8487769c059e7edaf5835f7382df"
               "8c1db857e2b226ff11b2a7701446749bb3035bfe4d3303e232fb347114f549f5a82c80a0ecff98d8c296de7148347529"
               "12ff37d3c16341b0d55a9d116f51d19b222db36b974dc1ba975271b977ae169e1a3d0d42b2f6f90520f240668b14ea15"
               "72a963731316f667a253995d75676163"},
};

constexpr cavp hmac_256[] = {
    {.entropy = "ca851911349384bffe89de1cbdc46e6831e44d34a4fb935ee285dd14b71a7488",
     .nonce = "659ba96c601dc69fc902940805ec0ca8",
     .output = "e528e9abf2dece54d47c7e75e5fe302149f817ea9fb4bee6f4199697d04d5b89d54fbb978a15b5c443c9ec21036d2460"
               "b6f73ebad0dc2aba6e624abf07745bc107694bb7547bb0995f70de25d6b29e2d3011bb19d27676c07162c8b5ccde0668"
               "961df86803482cb37ed6d5c0bb8d50cf1f50d476aa0458bdaba806f48be9dcb8"},
    {.entropy = "06032cd5eed33f39265f49ecb142c511da9aff2af71203bffaf34a9ca5bd9c0d",
     .nonce = "0e66f71edc43e42a45ad3c6fc6cdc4df",
     .reseed = "01920a4e669ed3a85ae8a33b35a74ad7fb2a6bb4cf395ce00334a9c9a5a5d552",
     .output = "76fc79fe9b50beccc991a11b5635783a83536add03c157fb30645e611c2898bb2b1bc215000209208cd506cb28da2a51"
               "bdb03826aaf2bd2335d576d519160842e7158ad0949d1a9ec3e66ea1b1a064b005de914eac2e9d4f2d72a8616a802254"
               "22918250ff66a41bd2f864a6a38cc5b6499dc43f7f2bd09e1e0f8f5885935124"},
    {.entropy = "05ac9fc4c62a02e3f90840da5616218c6de5743d66b8e0fbf833759c5928b53d",
     .nonce = "2b89a17904922ed8f017a63044848545",
     .reseed = "2791126b8b52ee1fd9392a0a13e0083bed4186dc649b739607ac70ec8dcecf9b",
     .reseed_additional = "43bac13bae715092cf7eb280a2e10a962faf7233c41412f69bc74a35a584e54c",
     .additional_a = "3f2fed4b68d506ecefa21f3f5bb907beb0f17dbc30f6ffbba5e5861408c53a1e",
     .additional_b = "529030df50f410985fde068df82b935ec23d839cb4b269414c0ede6cffea5b68",
     .output = "02ddff5173da2fcffa10215b030d660d61179e61ecc22609b1151a75f1cbcbb4363c3a89299b4b63aca5e581e73c8604"
               "91010aa35de3337cc6c09ebec8c91a6287586f3a74d9694b462d2720ea2e11bbd02af33adefb4a16e6b370fa0effd57d"
               "607547bdcfbb7831f54de7073ad2a7da987a0016a82fa958779a168674b56524"},
};

constexpr cavp hmac_512[] = {
    {.entropy = "48c121b18733af15c27e1dd9ba66a9a81a5579cdba0f5b657ec53c2b9e90bbf6",
     .nonce = "bbb7c777428068fad9970891f879b1af",
     .reseed = "e0ffefdadb9ccf990504d568bdb4d862cbe17ccce6e22dfcab8b4804fd21421a",
     .output = "05da6aac7d980da038f65f392841476d37fe70fbd3e369d1f80196e66e54b8fadb1d60e1a0f3d4dc173769d75fc34105"
               "49d7a843270a54a068b4fe767d7d9a59604510a875ad1e9731c8afd0fd50b825e2c50d062576175106a9981be37e02ec"
               "7c5cd0a69aa0ca65bddaee1b0de532e10cfa1f5bf6a026e47379736a099d6750ab121dbe3622b841baf8bdcbe875c85b"
               "a4b586b8b5b57b0fecbec08c12ff2a9453c47c6e32a52103d972c62ab9affb8e728a31fcefbbccc556c0f0a35f4b10ac"
               "e2d96b906e36cbb72233201e536d3e13b045187b417d2449cad1edd192e061f12d22147b0a176ea8d9c4c35404395b65"
               "02ef333a813b6586037479e0fa3c6a23"},
};

TEST(drbg, cavp_vectors) {
    for (const auto& v : hash_256) expect_vector<linnet::hash_drbg_sha_256>(v);
    for (const auto& v : hash_512) expect_vector<linnet::hash_drbg_sha_512>(v);
    for (const auto& v : hmac_256) expect_vector<linnet::hmac_drbg_sha_256>(v);
    for (const auto& v : hmac_512) expect_vector<linnet::hmac_drbg_sha_512>(v);
}

template <class Algo>
class drbgs : public testing::Test {};
using every =
    testing::Types<linnet::hash_drbg_sha_256, linnet::hash_drbg_sha_512, linnet::hmac_drbg_sha_256, linnet::hmac_drbg_sha_512>;
TYPED_TEST_SUITE(drbgs, every);

TYPED_TEST(drbgs, refuses_weak_seeds) {
    bytes out(40, 0xff);
    for (const auto& [entropy, nonce] : {std::pair{31, 16}, {32, 15}, {0, 0}}) {
        typename TypeParam::generator g(counting(static_cast<size_t>(entropy)), counting(static_cast<size_t>(nonce)), {});
        EXPECT_EQ(g.generate({}, out), status::order);
        EXPECT_TRUE(all_zero(out));
        EXPECT_EQ(g.reseed(counting(32), {}), status::order);
        EXPECT_EQ(g.generate({}, out), status::order);
    }
}

TYPED_TEST(drbgs, refuses_long_requests) {
    typename TypeParam::generator g(counting(32), counting(16), {}), other(counting(32), counting(16), {});
    bytes longest(65536), same(65536), longer(65537, 0xff);
    EXPECT_EQ(g.generate({}, longer), status::length);
    EXPECT_TRUE(all_zero(longer));
    ASSERT_TRUE(g.generate({}, longest) && other.generate({}, same));
    EXPECT_EQ(longest, same); // the refused calls changed nothing
    EXPECT_EQ(g.generate(std::span(longest).first(4), std::span(longest).subspan(3, 5)), status::overlap);
}

TYPED_TEST(drbgs, refuses_long_strings) {
    if constexpr (sizeof(size_t) > 4) {
        // No byte of a string that is too long is read.
        const bytes some = counting(32);
        const std::span<const uint8_t> long_string(some.data(), (size_t{1} << 32) + 1);
        bytes out(8);
        typename TypeParam::generator g(some, some, {}), personal(some, some, long_string), entropic(long_string, some, {}),
            nonce(some, long_string, {});
        EXPECT_EQ(g.reseed(long_string, {}), status::length);
        EXPECT_EQ(g.reseed(some, long_string), status::length);
        EXPECT_EQ(g.generate(long_string, out), status::length);
        for (auto* one : {&personal, &entropic, &nonce}) EXPECT_EQ(one->generate({}, out), status::order);
        EXPECT_TRUE(g.generate({}, out));
    }
}

template <class Core>
struct soon_due : Core {
    static constexpr uint64_t reseed_interval = 3;
};
template <class Core>
void expect_due() {
    bytes out(20);
    typename linnet::drbg<soon_due<Core>>::generator g(counting(32), counting(16), {});
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < 3; ++i) EXPECT_TRUE(g.generate({}, out));
        EXPECT_EQ(g.generate({}, out), status::order);
        EXPECT_TRUE(all_zero(out));
        EXPECT_TRUE(g.reseed(counting(32), {}));
    }
}
TEST(drbg, a_generator_that_is_due_refuses) {
    using chain = linnet::mode::merkle_damgard<linnet::detail::sha_256_scheme, uint32_t>;
    expect_due<linnet::mode::hash_drbg<chain>>();
    expect_due<linnet::mode::hmac_drbg<chain>>();
    for (const uint64_t interval : {linnet::hash_drbg_sha_256::reseed_interval, linnet::hmac_drbg_sha_512::reseed_interval})
        EXPECT_EQ(interval, uint64_t{1} << 48);
}

} // namespace
} // namespace linnet_test
