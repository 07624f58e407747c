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

template <class Prepare, class Encrypt>
void gcm(const std::string& id, Prepare prepare, Encrypt encrypt) {
    for (const bool kept : {false, true})
        enter(id + (kept ? "/kept" : "/each"), "ipsec-mb", usual, [=](buffers& b) {
            auto key = std::make_unique<gcm_key_data>();
            prepare(b.key.data(), key.get());
            return [=, &b, key = std::move(key)] {
                gcm_context_data c;
                if (!kept) prepare(b.key.data(), key.get());
                encrypt(key.get(), &c, b.out.data(), b.text.data(), b.text.size(), b.nonce.data(), b.data.data(), b.data.size(),
                        b.tag.data(), 16);
                return true;
            };
        });
}

} // namespace

void enter_ipsec_mb() {
    IMB_MGR* const m = manager();
    if (m == nullptr) return;
    gcm("aes-128-gcm", m->gcm128_pre, m->gcm128_enc);
    gcm("aes-256-gcm", m->gcm256_pre, m->gcm256_enc);
    enter("chacha20-poly1305/each", "ipsec-mb", usual, [=](buffers& b) {
        return [=, &b] {
            chacha20_poly1305_context_data c;
            IMB_CHACHA20_POLY1305_INIT(m, b.key.data(), &c, b.nonce.data(), b.data.data(), b.data.size());
            IMB_CHACHA20_POLY1305_ENC_UPDATE(m, b.key.data(), &c, b.out.data(), b.text.data(), b.text.size());
            IMB_CHACHA20_POLY1305_ENC_FINALIZE(m, &c, b.tag.data(), 16);
            return true;
        };
    });
    enter("sha-256/each", "ipsec-mb", usual, [=](buffers& b) {
        return [=, &b] {
            IMB_SHA256(m, b.text.data(), b.text.size(), b.tag.data());
            return true;
        };
    });
    enter("sha-512/each", "ipsec-mb", usual, [=](buffers& b) {
        return [=, &b] {
            IMB_SHA512(m, b.text.data(), b.text.size(), b.tag.data());
            return true;
        };
    });
    enter("sha-1/each", "ipsec-mb", usual, [=](buffers& b) {
        return [=, &b] {
            IMB_SHA1(m, b.text.data(), b.text.size(), b.tag.data());
            return true;
        };
    });
}

} // namespace race
