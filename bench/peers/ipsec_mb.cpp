// SPDX-License-Identifier: MIT OR Apache-2.0
#include "race.hpp"

#include <intel-ipsec-mb.h>

namespace race {
namespace {

IMB_MGR* manager() {
    static IMB_MGR* const m = [] {
        IMB_MGR* made = alloc_mb_mgr(0);
        if (made != nullptr) init_mb_mgr_auto(made, nullptr);
        return made;
    }();
    return m;
}

template <class Prepare, class Crypt>
void gcm(const std::string& id, Prepare prepare, Crypt encrypt, Crypt decrypt) {
    const auto both = [=](const char* operation, auto call) {
        enter_both(id, operation, [=](const buffers& b, bool keyed) {
            auto key = std::make_unique<gcm_key_data>();
            prepare(b.key.data(), key.get());
            return [=, &b, key = std::move(key)] {
                gcm_context_data c;
                if (!keyed) prepare(b.key.data(), key.get());
                return call(key.get(), &c, b);
            };
        });
    };
    both("encrypt", [=](const gcm_key_data* key, gcm_context_data* c, const buffers& b) {
        encrypt(key, c, b.out, b.in, b.size, b.nonce.data(), b.data.data(), b.data.size(), b.out + b.size, tag_size);
        return true;
    });
    both("decrypt", [=](const gcm_key_data* key, gcm_context_data* c, const buffers& b) {
        std::array<uint8_t, tag_size> tag;
        decrypt(key, c, b.out, b.in, b.size, b.nonce.data(), b.data.data(), b.data.size(), tag.data(), tag.size());
        return same_tag(tag.data(), b.in + b.size);
    });
}

void chacha20_poly1305(IMB_MGR* m) {
    enter_both("chacha20-poly1305", "encrypt", [=](const buffers& b, bool) {
        return [=, &b] {
            chacha20_poly1305_context_data c;
            IMB_CHACHA20_POLY1305_INIT(m, b.key.data(), &c, b.nonce.data(), b.data.data(), b.data.size());
            IMB_CHACHA20_POLY1305_ENC_UPDATE(m, b.key.data(), &c, b.out, b.in, b.size);
            IMB_CHACHA20_POLY1305_ENC_FINALIZE(m, &c, b.out + b.size, tag_size);
            return true;
        };
    });
    enter_both("chacha20-poly1305", "decrypt", [=](const buffers& b, bool) {
        return [=, &b] {
            chacha20_poly1305_context_data c;
            std::array<uint8_t, tag_size> tag;
            IMB_CHACHA20_POLY1305_INIT(m, b.key.data(), &c, b.nonce.data(), b.data.data(), b.data.size());
            IMB_CHACHA20_POLY1305_DEC_UPDATE(m, b.key.data(), &c, b.out, b.in, b.size);
            IMB_CHACHA20_POLY1305_DEC_FINALIZE(m, &c, tag.data(), tag.size());
            return same_tag(tag.data(), b.in + b.size);
        };
    });
}

/// Algorithms without a direct function are jobs; `fill` completes the job.
template <class Fill>
bool job(IMB_MGR* m, const buffers& b, Fill fill) {
    IMB_JOB* j = IMB_GET_NEXT_JOB(m);
    j->cipher_mode = IMB_CIPHER_NULL;
    j->hash_alg = IMB_AUTH_NULL;
    j->cipher_direction = IMB_DIR_ENCRYPT;
    j->chain_order = IMB_ORDER_HASH_CIPHER;
    j->src = b.in;
    j->dst = b.out;
    j->cipher_start_src_offset_in_bytes = 0;
    j->hash_start_src_offset_in_bytes = 0;
    j->msg_len_to_cipher_in_bytes = b.size;
    j->msg_len_to_hash_in_bytes = b.size;
    j->iv = b.nonce.data();
    fill(j);
    j = IMB_SUBMIT_JOB_NOCHECK(m);
    if (j == nullptr) j = IMB_FLUSH_JOB(m);
    return j != nullptr && j->status == IMB_STATUS_COMPLETED;
}

struct alignas(16) aes_keys {
    std::array<uint8_t, 15 * 16> encryption, decryption;
};

void ccm(IMB_MGR* m) {
    enter_both("aes-128-ccm", "encrypt", [=](const buffers& b, bool keyed) {
        auto keys = std::make_unique<aes_keys>();
        IMB_AES_KEYEXP_128(m, b.key.data(), keys->encryption.data(), keys->decryption.data());
        return [=, &b, keys = std::move(keys)] {
            if (!keyed) IMB_AES_KEYEXP_128(m, b.key.data(), keys->encryption.data(), keys->decryption.data());
            return job(m, b, [&](IMB_JOB* j) {
                j->cipher_mode = IMB_CIPHER_CCM;
                j->hash_alg = IMB_AUTH_AES_CCM;
                j->enc_keys = j->dec_keys = keys->encryption.data();
                j->key_len_in_bytes = 16;
                j->iv_len_in_bytes = 12;
                j->u.CCM.aad = b.data.data();
                j->u.CCM.aad_len_in_bytes = b.data.size();
                j->auth_tag_output = b.out + b.size;
                j->auth_tag_output_len_in_bytes = tag_size;
            });
        };
    });
}

void streams(IMB_MGR* m) {
    enter("aes-128-ctr/each/crypt", usual, [=](const buffers& b) {
        return [=, &b, keys = std::make_unique<aes_keys>()] {
            IMB_AES_KEYEXP_128(m, b.key.data(), keys->encryption.data(), keys->decryption.data());
            return job(m, b, [&](IMB_JOB* j) {
                j->cipher_mode = IMB_CIPHER_CNTR;
                j->enc_keys = j->dec_keys = keys->encryption.data();
                j->key_len_in_bytes = 16;
                j->iv_len_in_bytes = 16;
            });
        };
    });
    enter("chacha20/each/crypt", usual, [=](const buffers& b) {
        return [=, &b] {
            return job(m, b, [&](IMB_JOB* j) {
                j->cipher_mode = IMB_CIPHER_CHACHA20;
                j->enc_keys = j->dec_keys = b.key.data();
                j->key_len_in_bytes = 32;
                j->iv_len_in_bytes = 12;
            });
        };
    });
    self->entries.back().alike = false; // it begins with the second block of the keystream
}

void hash_job(IMB_MGR* m, const std::string& race, IMB_HASH_ALG algorithm, size_t size) {
    enter(race, usual, [=](const buffers& b) {
        return [=, &b] {
            return job(m, b, [&](IMB_JOB* j) {
                j->hash_alg = algorithm;
                j->u.POLY1305._key = b.key.data();
                j->auth_tag_output = b.out;
                j->auth_tag_output_len_in_bytes = size;
            });
        };
    });
}

template <class Digest>
void hash(const std::string& id, Digest digest) {
    enter(id + "/hash", usual, [=](const buffers& b) {
        return [=, &b] {
            digest(b.in, b.size, b.out);
            return true;
        };
    });
}

} // namespace

void enter_races() {
    IMB_MGR* const m = manager();
    if (m == nullptr) return;
    gcm("aes-128-gcm", m->gcm128_pre, m->gcm128_enc, m->gcm128_dec);
    gcm("aes-256-gcm", m->gcm256_pre, m->gcm256_enc, m->gcm256_dec);
    chacha20_poly1305(m);
    ccm(m);
    streams(m);
    hash_job(m, "poly1305/each/compute", IMB_AUTH_POLY1305, tag_size);
#if IMB_VERSION_NUM >= IMB_VERSION(3, 0, 0)
    hash_job(m, "sha3-256/hash", IMB_AUTH_SHA3_256, 32);
    hash_job(m, "shake128/hash", IMB_AUTH_SHAKE128, 32);
#endif
    hash("sha-1", m->sha1);
    hash("sha-256", m->sha256);
    hash("sha-512", m->sha512);
}

} // namespace race

LINNET_RACE_ENTRANT("ipsec-mb " + std::string(imb_get_version_str()).substr(0, 1),
                    "ipsec-mb " + std::string(imb_get_version_str()) + LINNET_RACE_COMMIT)
