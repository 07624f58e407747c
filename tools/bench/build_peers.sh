#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds the peers of `make bench-peers PEERS=OUT` that Debian does not have, or not so new, from their repositories.
# Usage: tools/bench/build_peers.sh SOURCES OUT
# SOURCES is a folder with clones of any of the repositories below, under these names; the commits are those that were measured.
# OUT gets a folder SOURCE.NAME for each library, with its headers, its archives and definitions for bench/peers/SOURCE.cpp.
set -euo pipefail

repositories='
boringssl           google/boringssl           a0689af29
aws-lc              aws/aws-lc                 3bda7bae9
openssl             openssl/openssl            -
intel-ipsec-mb      intel/intel-ipsec-mb       e5d55f3f
XKCP                XKCP/XKCP                  6ce53d0
norx                norx/norx                  b7f5f9a
ascon-c             ascon/ascon-c              446347f
skinny              aadomn/skinny              3e0f4f4
gift                aadomn/gift                962e0e4
isap-code-package   isap-lwc/isap-code-package 984ee32
lwc-finalists       rweather/lwc-finalists     77b23e6
isap                itzmeanjan/isap            b80ac63
gift-cofb           itzmeanjan/gift-cofb       0bd9baa
xoodyak             itzmeanjan/xoodyak         89b3427
photon-beetle       itzmeanjan/photon-beetle   25fd553
elephant            itzmeanjan/elephant        2a21c7e
sparkle             cryptolu/sparkle           fa1a4e4
'
if (($# != 2)); then
    sed -n 's/^# \(Usage\|SOURCES\|OUT\)/\1/p' "$0" >&2
    awk 'NF { printf "  git clone https://github.com/%s %s   # %s\n", $2, $1, $3 }' <<<"$repositories" >&2
    exit 2
fi
[[ -d $1 ]] || { echo "$1 is no folder" >&2 && exit 1; }
mkdir -p "$2/wrappers"
sources=$(realpath "$1") out=$(realpath "$2")
jobs=${JOBS:-$(nproc)}
found=0 failed=()
avx512=() # the forms of libraries that only a processor with AVX-512 compiles by -march=native
if grep -qw avx512vl /proc/cpuinfo; then avx512=(AVX512); fi

commit_of() {
    git -C "$sources/$1" log -1 --format=%h 2>/dev/null || echo unknown
}

# folder NAME REPOSITORY [DEFINITION...]: starts a folder of OUT.
folder() {
    to=$out/$1
    rm -rf "$to"
    mkdir -p "$to"
    printf '%s\n' "LINNET_RACE_COMMIT=\" ($2 $(commit_of "$2"))\"" "${@:3}" >"$to/definitions"
}

# by_cmake REPOSITORY TARGET OPTION...: in a folder of OUT that begins with a dot.
by_cmake() {
    cmake -S "$sources/$1" -B "$out/.$1" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_POSITION_INDEPENDENT_CODE=ON "${@:3}" \
        >"$out/.$1.log"
    cmake --build "$out/.$1" --parallel "$jobs" --target "$2" >>"$out/.$1.log"
}

build_boringssl() {
    by_cmake boringssl crypto -DBUILD_TESTING=OFF
    folder boringssl.boringssl boringssl
    cp "$out/.boringssl/libcrypto.a" "$to"
    cp -R "$sources/boringssl/include" "$to"
}

build_aws-lc() {
    by_cmake aws-lc crypto -DBUILD_TESTING=OFF -DBUILD_TOOL=OFF -DBUILD_LIBSSL=OFF -DDISABLE_GO=ON -DDISABLE_PERL=ON
    folder boringssl.aws-lc aws-lc
    cp "$out/.aws-lc/crypto/libcrypto.a" "$to"
    cp -R "$sources/aws-lc/include" "$to"
}

build_openssl() {
    mkdir -p "$out/.openssl"
    cd "$out/.openssl"
    "$sources/openssl/Configure" no-shared no-tests no-apps no-docs >log
    make -j"$jobs" build_libs >>log
    folder openssl.openssl openssl
    cp "$out/.openssl/libcrypto.a" "$to"
    cp -R "$sources/openssl/include" "$to"
    cp -R "$out/.openssl/include" "$to"
}

build_intel-ipsec-mb() {
    by_cmake intel-ipsec-mb IPSec_MB -DBUILD_SHARED_LIBS=OFF -DBUILD_LIBRARY_ONLY=ON
    folder ipsec_mb.ipsec-mb intel-ipsec-mb
    cp "$out/.intel-ipsec-mb/lib/libIPSec_MB.a" "$to"
    mkdir "$to/include"
    cp "$sources/intel-ipsec-mb/lib/intel-ipsec-mb.h" "$to/include"
}

# archive COMPILER FLAG... -- FILE...: the files compiled into the folder's archive.
archive() {
    local compiler=$1 flags=() file
    shift
    while [[ $1 != -- ]]; do flags+=("$1") && shift; done
    shift
    for file in "$@"; do
        "$compiler" -O3 -march=native -fPIC -w "${flags[@]}" -c "$file" -o "$to/$(basename "${file%.*}").o"
    done
    ar rc "$to/libpeer.a" "$to"/*.o
}

build_XKCP() {
    local low=$sources/XKCP/lib/low high=$sources/XKCP/lib/high common=$sources/XKCP/lib/common form include
    for form in u6 lcu6 AVX2 "${avx512[@]}"; do
        folder xkcp.$form XKCP "LINNET_RACE_PEER=\"XKCP $form\""
        mkdir "$to/include"
        cp "$high"/common/*.h "$high"/Keccak/*.{h,inc} "$high"/Keccak/FIPS202/*.h "$high"/Keccak/SP800-185/*.{h,inc} "$common"/*.h \
            "$low"/common/* "$low"/KeccakP-1600/common/* "$to/include"
        echo '#define XKCP_has_KeccakP1600' >"$to/include/config.h"
        local files=("$high"/Keccak/KeccakSponge.c "$high"/Keccak/FIPS202/SimpleFIPS202.c "$high"/Keccak/SP800-185/SP800-185.c)
        case $form in
            AVX*)
                cp "$low/KeccakP-1600/$form/KeccakP-1600-SnP.h" "$to/include"
                files+=("$low/KeccakP-1600/$form/KeccakP-1600-$form.s")
                ;;
            *)
                cp "$low"/KeccakP-1600/plain-64bits/{*.h,"$form"/*.h} "$to/include"
                files+=("$low"/KeccakP-1600/plain-64bits/KeccakP-1600-opt64.c)
                ;;
        esac
        archive clang-16 -I"$to/include" -- "${files[@]}"
    done
    local start='Xoodyak_Instance s; Xoodyak_Initialize(&s, k, 16, npub, 16, 0, 0); Xoodyak_Absorb(&s, ad, adlen);'
    local compare='unsigned char t[16], bits = 0; Xoodyak_Squeeze(&s, t, 16); for (int i = 0; i < 16; ++i) bits |= t[i] ^ c[*mlen + i];'
    for form in plain "${avx512[@]}"; do
        include=$out/.XKCP-Xoodyak-$form
        mkdir -p "$include"
        cp "$high"/Xoodyak/*.{h,inc} "$low/Xoodoo/Xoodoo.h" "$low/Xoodoo/$form"/*.h "$low"/common/* "$common"/*.h "$include"
        printf '#define %s\n' XKCP_has_Xoodoo XKCP_has_Xoodyak >"$include/config.h"
        local files=("$high/Xoodyak/Xoodyak.c" "$low/Xoodoo/$form"/*.c)
        wrap aead Xoodyak.h "$start Xoodyak_Encrypt(&s, m, c, mlen); Xoodyak_Squeeze(&s, c + mlen, 16); *clen = mlen + 16; return 0;" \
            "*mlen = clen - 16; $start Xoodyak_Decrypt(&s, c, m, *mlen); $compare return bits ? -1 : 0;"
        supercop "XKCP $form" xoodyak XKCP -I"$include" "$wrapper" "${files[@]}"
        wrap hash Xoodyak.h "Xoodyak_Instance s; Xoodyak_Initialize(&s, 0, 0, 0, 0, 0, 0); Xoodyak_Absorb(&s, in, inlen);
            Xoodyak_Squeeze(&s, out, 32); return 0;"
        supercop "XKCP $form" xoodyak-hash XKCP -I"$include" "$wrapper" "${files[@]}"
    done
}

# supercop PEER ALGORITHM REPOSITORY FILE...: code with the interface of SUPERCOP, by both compilers, without their vectorisation of
# straight-line code, which makes most of them slower. With `slp` set it is on, and the peer is named PEER SLP.
supercop() {
    local compiler peer=$1${slp:+ SLP} algorithm=$2 repository=$3 flags=()
    shift 3
    while [[ $1 == -* ]]; do flags+=("$1") && shift; done
    for compiler in ${compilers:-gcc clang-16}; do
        case $compiler:$1 in
            gcc:*.cpp) compiler=g++ ;;
            clang-16:*.cpp) compiler=clang++-16 ;;
        esac
        folder "supercop.${peer//[ ,]/-}-$algorithm-$compiler" "$repository" "LINNET_RACE_PEER=\"$peer, $compiler\"" \
            "LINNET_RACE_ALGORITHM=\"$algorithm\"" "$(case $algorithm in *hash* | esch* | *-h) echo LINNET_RACE_HASH ;; esac)"
        local no_slp=(-fno-slp-vectorize)
        [[ $compiler != g* ]] || no_slp=(-fno-tree-slp-vectorize)
        [[ ! ${slp-} ]] || no_slp=()
        archive "$compiler" "${no_slp[@]}" "${flags[@]}" -- "$@"
    done
}

# wrap aead HEADER ENCRYPT DECRYPT, wrap hash HEADER DIGEST: makes the file $wrapper, in C or with `language=cpp` in C++, that gives
# functions of a header the interface of SUPERCOP; the rest are the statements of its functions.
wrap() {
    wrapper=$out/wrappers/$1.${language:-c}
    {
        printf '#include <%s>\n' stddef.h "$2"
        printf '#ifdef __cplusplus\nextern "C" {\n#endif\n'
        case $1 in
            aead)
                cat <<C
int crypto_aead_encrypt(unsigned char* c, unsigned long long* clen, const unsigned char* m, unsigned long long mlen,
                        const unsigned char* ad, unsigned long long adlen, const unsigned char* nsec, const unsigned char* npub,
                        const unsigned char* k) { $3 }
int crypto_aead_decrypt(unsigned char* m, unsigned long long* mlen, unsigned char* nsec, const unsigned char* c,
                        unsigned long long clen, const unsigned char* ad, unsigned long long adlen, const unsigned char* npub,
                        const unsigned char* k) { $4 }
C
                ;;
            hash) echo "int crypto_hash(unsigned char* out, const unsigned char* in, unsigned long long inlen) { $3 }" ;;
        esac
        printf '#ifdef __cplusplus\n}\n#endif\n'
    } >"$wrapper"
}

build_norx() {
    supercop "norx xmm" norx32-4-1 norx "$sources"/norx/norx3241/xmm/{norx,caesar}.c
    supercop "norx ymm" norx64-4-1 norx "$sources"/norx/norx6441/ymm/{norx,caesar}.c
}

build_ascon-c() {
    supercop ascon-c ascon-aead128 ascon-c -I"$sources/ascon-c/tests" "$sources"/ascon-c/crypto_aead/asconaead128/opt64/*.c
    supercop ascon-c ascon-hash256 ascon-c -I"$sources/ascon-c/tests" "$sources"/ascon-c/crypto_hash/asconhash256/opt64/*.c
}

build_skinny() {
    local variant
    for variant in n m t; do supercop aadomn romulus-$variant skinny "$sources"/skinny/crypto_aead/romulus-$variant/x86/*.c; done
    supercop aadomn romulus-h skinny "$sources"/skinny/crypto_hash/romulus-h/x86/*.c
}

build_gift() {
    supercop aadomn gift-cofb gift "$sources"/gift/crypto_aead/giftcofb128v1/opt32/*.c
}

build_isap-code-package() {
    local variant code=$sources/isap-code-package/crypto_aead
    : >"$out/wrappers/crypto_aead.h" # has only declarations, where SUPERCOP has it
    for variant in a128a a128 k128a k128; do
        supercop "ISAP team" isap-${variant/128/-128} isap-code-package -I"$out/wrappers" "$code/isap${variant}v20"/opt_64/*.c
    done
    [[ ${avx512[*]} ]] || return 0
    local compilers=gcc # Clang refuses the first of these
    supercop "ISAP team AVX-512" isap-a-128a isap-code-package -I"$out/wrappers" "$code"/isapa128av20/avx_512/*.c
    supercop "ISAP team AVX-512" isap-k-128a isap-code-package -I"$out/wrappers" "$code"/isapk128av20/avx512/*.c
}

build_sparkle() {
    local code=$sources/sparkle/software size
    for size in 256-128 192-192 128-128 256-256; do
        supercop "Sparkle team" schwaemm-$size sparkle -DSCHWAEMM_INST=${size/-/} "$code"/schwaemm/src/{schwaemm,sparkle}.c
    done
    for size in 256 384; do
        supercop "Sparkle team" esch$size sparkle -DESCH_INST=$size "$code"/esch/src/{esch,sparkle}.c
    done
}

# rweather_aead ALGORITHM NAME FILE...: NAME is that of the functions; the first file has a header.
rweather_aead() {
    local algorithm=$1
    wrap aead "$3.h" "size_t n = 0; int result = $2_aead_encrypt(c, &n, m, mlen, ad, adlen, npub, k); *clen = n; return result;" \
        "size_t n = 0; int result = $2_aead_decrypt(m, &n, c, clen, ad, adlen, npub, k); *mlen = n; return result;"
    shift 2
    rweather "$algorithm" "$@"
}

rweather_hash() {
    local algorithm=$1
    wrap hash "$3.h" "return $2_hash(out, in, inlen);"
    shift 2
    rweather "$algorithm" "$@"
}

# Straight-line code is faster vectorised in some of these.
rweather() {
    local algorithm=$1 code=$sources/lwc-finalists/src/combined slp
    shift
    for slp in "" yes; do
        supercop rweather "$algorithm" lwc-finalists -I"$code" "$wrapper" "${@/%/.c}"
    done
}

build_lwc-finalists() {
    local size
    cd "$sources/lwc-finalists/src/combined"
    rweather_aead gift-cofb gift_cofb gift-cofb-aead internal-gift128 internal-util
    rweather_aead xoodyak xoodyak xoodyak-aead internal-xoodoo internal-util
    rweather_hash xoodyak-hash xoodyak xoodyak-hash internal-xoodoo
    for size in 256-128 192-192 128-128 256-256; do
        rweather_aead schwaemm-$size schwaemm_${size/-/_} sparkle-aead internal-sparkle internal-util
    done
    for size in 256 384; do rweather_hash esch$size esch_$size sparkle-hash internal-sparkle; done
    for size in 128 192 256; do
        rweather_aead tinyjambu-$size tiny_jambu_$size tinyjambu-aead internal-tinyjambu internal-util
    done
    for size in 128 32; do
        rweather_aead photon-beetle-aead$size photon_beetle_$size photon-beetle-aead internal-photon256 internal-util
    done
    rweather_hash photon-beetle-hash photon_beetle photon-beetle-hash internal-photon256 internal-util
    rweather_aead elephant-160 dumbo elephant-dumbo internal-spongent internal-util
    rweather_aead elephant-176 jumbo elephant-jumbo internal-spongent internal-util
    rweather_aead elephant-200 delirium elephant-delirium internal-keccakp-200 internal-util
    rweather_aead grain-128aeadv2 grain128 grain-aead internal-grain128 internal-util
}

# of_itzmeanjan REPOSITORY ALGORITHM HEADER NAMESPACE [TEMPLATE_ARGUMENTS]
of_itzmeanjan() {
    local language=cpp
    wrap aead "$3" "$4::encrypt${5-}(k, npub, ad, adlen, m, c, mlen, c + mlen); *clen = mlen + 16; return 0;" \
        "*mlen = clen - 16; return $4::decrypt${5-}(k, npub, c + *mlen, ad, adlen, c, m, *mlen) ? 0 : -1;"
    supercop itzmeanjan "$2" "$1" -std=c++20 -I"$sources/$1/include" "$wrapper"
}

build_isap() {
    local variant
    for variant in a-128a a-128 k-128a k-128; do
        of_itzmeanjan isap isap-$variant isap_${variant//-/_}.hpp isap_${variant//-/_}
    done
}

build_gift-cofb() {
    of_itzmeanjan gift-cofb gift-cofb aead.hpp gift_cofb
}

build_xoodyak() {
    of_itzmeanjan xoodyak xoodyak xoodyak.hpp xoodyak
    local language=cpp
    wrap hash xoodyak.hpp "xoodyak::hash(in, inlen, out); return 0;"
    supercop itzmeanjan xoodyak-hash xoodyak -std=c++20 -I"$sources/xoodyak/include" "$wrapper"
}

build_photon-beetle() {
    local size
    for size in 128 32; do
        of_itzmeanjan photon-beetle photon-beetle-aead$size photon_beetle.hpp photon_beetle "<$((size / 8))>"
    done
    local language=cpp
    wrap hash photon_beetle.hpp "photon_beetle::hash(in, inlen, out); return 0;"
    supercop itzmeanjan photon-beetle-hash photon-beetle -std=c++20 -I"$sources/photon-beetle/include" "$wrapper"
}

build_elephant() {
    of_elephant 160 dumbo 8
    of_elephant 176 jumbo 8
    of_elephant 200 delirium 16
}
# of_elephant SIZE NAMESPACE TAG_SIZE
of_elephant() {
    local language=cpp
    wrap aead "$2.hpp" "$2::encrypt(k, npub, ad, adlen, m, c, mlen, c + mlen); *clen = mlen + $3; return 0;" \
        "*mlen = clen - $3; return $2::decrypt(k, npub, c + *mlen, ad, adlen, c, m, *mlen) ? 0 : -1;"
    supercop itzmeanjan "elephant-$1" elephant -std=c++20 -I"$sources/elephant/include" "$wrapper"
}

# The options of the shell have no effect within a condition.
for name in $(awk '{ print $1 }' <<<"$repositories"); do
    [[ -d $sources/$name ]] || continue
    echo "$name $(commit_of "$name")"
    found=1
    set +e
    (set -e && "build_$name")
    status=$?
    set -e
    ((status == 0)) || failed+=("$name")
done
((found)) || { echo "$sources has none of the repositories that $0 lists without arguments" >&2 && exit 1; }
[[ ! ${failed[*]} ]] || { echo "not built: ${failed[*]}" >&2 && exit 1; }
