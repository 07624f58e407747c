// SPDX-License-Identifier: MIT OR Apache-2.0
// Jobs of Intel's ipsec-mb on the same messages. Names are Linnet's, followed by /ipsec-mb.
#include "measure.hpp"

#include <linnet/chacha20_poly1305.hpp>
#include <linnet/hmac.hpp>
#include <linnet/sha2.hpp>

#include <algorithm>
#include <array>
#include <cstring>
#include <intel-ipsec-mb.h>

namespace {

using linnet::batch::input;
using std::size_t;
using std::uint8_t;

IMB_MGR* manager() {
    static IMB_MGR* const m = [] {
        IMB_MGR* const made = alloc_mb_mgr(0);
        if (made != nullptr) init_mb_mgr_auto(made, nullptr);
        return made;
    }();
    return m;
}

const uint8_t* nth(const input& of, size_t i, size_t count) { return of.data() + i * of.shape().size(count); }

/// Submits a job for each message, which set(job, i) completes, and waits for all of them.
template <class Set>
bool submit(size_t count, const input& texts, std::span<uint8_t> tags, const Set& set) {
    IMB_MGR* const m = manager();
    size_t done = 0;
    const auto count_done = [&](const IMB_JOB* job) {
        done += job != nullptr && job->status == IMB_STATUS_COMPLETED ? 1 : 0;
        return job != nullptr;
    };
    for (size_t i = 0; i < count; ++i) {
        IMB_JOB* const job = IMB_GET_NEXT_JOB(m);
        job->cipher_mode = IMB_CIPHER_NULL;
        job->cipher_direction = IMB_DIR_ENCRYPT;
        job->chain_order = IMB_ORDER_HASH_CIPHER;
        job->src = nth(texts, i, count);
        job->cipher_start_src_offset_in_bytes = job->hash_start_src_offset_in_bytes = 0;
        job->msg_len_to_cipher_in_bytes = job->msg_len_to_hash_in_bytes = texts.shape().size(count);
        job->auth_tag_output_len_in_bytes = tags.size() / count;
        job->auth_tag_output = tags.data() + i * job->auth_tag_output_len_in_bytes;
        set(*job, i);
        count_done(IMB_SUBMIT_JOB_NOCHECK(m));
        while (count_done(IMB_GET_COMPLETED_JOB(m))) {}
    }
    while (count_done(IMB_FLUSH_JOB(m))) {}
    return done == count;
}

struct ipsec_mb {
    static std::string library() { return "ipsec-mb"; }
    static size_t usual_count() { return 1024; }
    static void* allocate(size_t size) { return std::malloc(size); }
    static void release(void* at) { std::free(at); }
    static void copy(void* to, const void* from, size_t size) { std::memcpy(to, from, size); }

    template <class A>
    static bool encrypt(size_t count, const input& keys, const input& nonces, const input& data, const input& texts,
                        std::span<uint8_t> sealed, std::span<uint8_t> tags, std::span<linnet::status>) {
        return crypt<A>(count, IMB_DIR_ENCRYPT, keys, nonces, data, texts, sealed, tags);
    }
    template <class A>
    static bool decrypt(size_t count, const input& keys, const input& nonces, const input& data, const input& sealed,
                        const input& tags, std::span<uint8_t> texts, std::span<linnet::status>) {
        std::vector<uint8_t> made(count * A::tag_size);
        return crypt<A>(count, IMB_DIR_DECRYPT, keys, nonces, data, sealed, texts, made) &&
               std::equal(made.begin(), made.end(), tags.data());
    }
    template <class A>
    static bool digest(size_t count, const input& texts, std::span<uint8_t> digests) {
        return submit(count, texts, digests, [](IMB_JOB& job, size_t) { job.hash_alg = IMB_AUTH_SHA_256; });
    }
    /// Each message has its own key, so the key schedules are included.
    template <class A>
    static bool mac(size_t count, const input& keys, const input&, const input& texts, std::span<uint8_t> tags) {
        std::vector<std::array<uint8_t, 32>> inner(count), outer(count);
        return submit(count, texts, tags, [&](IMB_JOB& job, size_t i) {
            expand(nth(keys, i, count), keys.shape().size(count), 0x36, inner[i]);
            expand(nth(keys, i, count), keys.shape().size(count), 0x5c, outer[i]);
            job.hash_alg = IMB_AUTH_HMAC_SHA_256;
            job.u.HMAC._hashed_auth_key_xor_ipad = inner[i].data();
            job.u.HMAC._hashed_auth_key_xor_opad = outer[i].data();
        });
    }

private:
    template <class A>
    static bool crypt(size_t count, IMB_CIPHER_DIRECTION direction, const input& keys, const input& nonces, const input& data,
                      const input& texts, std::span<uint8_t> out, std::span<uint8_t> tags) {
        return submit(count, texts, tags, [&](IMB_JOB& job, size_t i) {
            job.cipher_mode = IMB_CIPHER_CHACHA20_POLY1305;
            job.hash_alg = IMB_AUTH_CHACHA20_POLY1305;
            job.cipher_direction = direction;
            job.chain_order = direction == IMB_DIR_ENCRYPT ? IMB_ORDER_CIPHER_HASH : IMB_ORDER_HASH_CIPHER;
            job.enc_keys = job.dec_keys = nth(keys, i, count);
            job.key_len_in_bytes = A::key_size;
            job.iv = nth(nonces, i, count);
            job.iv_len_in_bytes = A::nonce_size;
            job.u.CHACHA20_POLY1305.aad = nth(data, i, count);
            job.u.CHACHA20_POLY1305.aad_len_in_bytes = data.shape().size(count);
            job.dst = out.data() + i * texts.shape().size(count);
        });
    }
    static void expand(const uint8_t* key, size_t size, uint8_t pad, std::array<uint8_t, 32>& to) {
        std::array<uint8_t, 64> block;
        block.fill(pad);
        for (size_t i = 0; i < size; ++i) block[i] = static_cast<uint8_t>(block[i] ^ key[i]);
        IMB_SHA256_ONE_BLOCK(manager(), block.data(), to.data());
    }
};

[[maybe_unused]] const bool added = [] {
    if (manager() == nullptr) return false;
    return bench::add_family<ipsec_mb>(linnet::algorithm_list<linnet::sha_256, linnet::hmac_sha_256, linnet::chacha20_poly1305>{});
}();

} // namespace
