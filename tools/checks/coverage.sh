#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Every line of include/ must be run by the suites, and 95 % of the branches be taken both ways. Code that runs only in constant
# evaluation is left out: branches on is_constant_evaluated, and lines marked GCOV_EXCL_LINE. So are branches that choose the code
# for another processor, and those on `Index < number`: only the last blocks of a function may be missing.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh
unset LINNET_ONLY # this is of all families

# A processor that lacks instructions runs neither the code for them nor the lines that lead there.
not_here=()
without() {
    local feature files=$1
    shift
    for feature in "$@"; do
        if grep -qw "$feature" /proc/cpuinfo; then continue; fi
        not_here+=(--exclude "include/linnet/.*$files\.hpp")
        echo "This processor has no $feature: $files is not measured." >&2
        return
    done
}
without '(_(avx512|vbmi)|/(isap_folded|processor))' avx512_vbmi2 gfni
without '/(ifma|poly1305_vectors|x25519_base|x25519_vectors)' avx512ifma
without '/sha[12]_x86' sha_ni
if [[ ${not_here[*]} == *avx512* ]]; then
    not_here+=(--exclude-lines-by-pattern
        '.*(ocb_text<|Loops::(crypt|rekey)_absorb\(|state y\{\};|load\(y, 0, nonce\);|load\(s, state_words - half, nonce\);)')
fi

make .venv/tools
find . -path './build-coverage/*' -name '*.gcda' -delete
# A test that passed before with the same program runs again: what it skips would count as not covered.
LINNET_MEMO=0 tools/checks/suites.sh coverage "$@"
# The lines of a template count once, however often it is instantiated. Branches that the compiler decides do not count.
# ISAP runs some lines of Keccak-p[400] thousands of millions of times, which gcovr would treat as an error of gcov.
.venv/bin/gcovr -j "${JOBS:-$(nproc)}" --root . --filter include/ "${not_here[@]}" --merge-lines --exclude-unreachable-branches --exclude-throw-branches \
    --gcov-suspicious-hits-threshold=1000000000000 \
    --exclude-branches-by-pattern '.*(is_constant_evaluated|is_native<Order>|return certain|__builtin_cpu_supports|::supported\(\)|Index < number).*' \
    --fail-under-line 100 --fail-under-branch 95 build-coverage
