// SPDX-License-Identifier: MIT OR Apache-2.0
// AEADs as EVP_CIPHER. To OpenSSL all are stream ciphers with a tag.
#include "provider.hpp"

namespace linnet_openssl {
namespace {

/// An AEAD and the message that it works on. EVP passes the direction, the key and the nonce, then the associated data, then the
/// text, then the end. An algorithm without incremental calls, or with a tag of another size than its own, takes its text in one
/// call; it keeps the associated data until then, and gives a plaintext only after it has verified the tag.
class cipher : public operation {
public:
    static constexpr std::size_t key_room = 64, nonce_room = 128, tag_room = 64;

    cipher(const provider& owner, const linnet_algorithm& algorithm) noexcept
        : operation(owner, algorithm), nonce_size_(algorithm.nonce_size), tag_size_(algorithm.tag_size), data_(owner) {}
    bool complete() const noexcept { return data_.complete(); }

    bool init(bool encrypt, const std::uint8_t* key, std::size_t key_size, const std::uint8_t* nonce, std::size_t nonce_size,
              const OSSL_PARAM* params) noexcept {
        if (encrypt != encrypt_) forget_message();
        start_over();
        encrypt_ = encrypt;
        has_key_ = has_key_ && key == nullptr; // a refused call leaves no older key or nonce in the place of the new one
        has_nonce_ = has_nonce_ && nonce == nullptr;
        if (!set(params)) return false;
        if (key != nullptr && !take(key, key_size, algorithm_.key_size, "key", key_, has_key_)) return false;
        return nonce == nullptr || take(nonce, nonce_size, nonce_size_, "nonce", nonce_, has_nonce_);
    }

    /// Takes associated data if `out` is null, else text. Two null pointers announce the size of the text, as AES-CCM demands it.
    bool update(std::uint8_t* out, std::size_t room, const std::uint8_t* in, std::size_t size) noexcept {
        if (in == nullptr && out == nullptr) return announce(size);
        if (!begin()) return false;
        if (size == 0) return true;
        if (in == nullptr) return refuse(reason::parameter, "no input");
        if (out == nullptr) return add_data(in, size);
        if (room < size) return refuse(reason::length, "there is room for %zu bytes of %zu", room, size);
        if (in_one_call()) return whole(out, in, size);
        stage_ = stage::text;
        return accept(encrypt_ ? linnet_aead_encryptor_update(&encryptor_, in, size, out)
                               : linnet_aead_decryptor_update(&decryptor_, in, size, out)) ||
               fail();
    }

    bool finish() noexcept {
        if (!begin()) return false;
        if (in_one_call()) {
            if (stage_ != stage::text && !whole(nullptr, nullptr, 0)) return false;
        } else if (encrypt_) {
            if (!accept(linnet_aead_encryptor_finish(&encryptor_, tag_, tag_size_))) return fail();
        } else if (!needs_tag() || !accept(linnet_aead_decryptor_verify(&decryptor_, tag_, tag_size_))) return fail();
        stage_ = stage::finished;
        return true;
    }

    bool set(const OSSL_PARAM* params) noexcept {
        return all_of(params, [&](const OSSL_PARAM& param) { return set_one(param); });
    }

    bool get(OSSL_PARAM* params) const noexcept {
        for (const char* const name : {OSSL_CIPHER_PARAM_AEAD_TLS1_AAD_PAD, OSSL_CIPHER_PARAM_AEAD_TLS1_GET_IV_GEN})
            if (find(params, name) != nullptr) return refuse(reason::parameter, "it has no %s", name);
        if (!answer(params, OSSL_CIPHER_PARAM_KEYLEN, algorithm_.key_size) ||
            !answer(params, OSSL_CIPHER_PARAM_IVLEN, nonce_size_) || !answer(params, OSSL_CIPHER_PARAM_AEAD_TAGLEN, tag_size_))
            return refuse(reason::parameter, "a size is asked for in a type that does not hold it");
        if (!answer(params, OSSL_CIPHER_PARAM_IV, nonce_, nonce_size_) ||
            !answer(params, OSSL_CIPHER_PARAM_UPDATED_IV, nonce_, nonce_size_))
            return refuse(reason::length, "there is less room than the %zu bytes of the nonce", nonce_size_);
        if (find(params, OSSL_CIPHER_PARAM_AEAD_TAG) == nullptr) return true;
        if (!encrypt_ || stage_ != stage::finished) return refuse(reason::order, "a tag is there after the end of an encryption");
        return answer(params, OSSL_CIPHER_PARAM_AEAD_TAG, tag_, tag_size_) ||
               refuse(reason::length, "there is less room than the %zu bytes of the tag; set a shorter tag before", tag_size_);
    }

private:
    enum class stage : std::uint8_t { idle, data, text, finished, failed };
    static constexpr std::size_t unknown = SIZE_MAX;

    bool take(const std::uint8_t* from, std::size_t size, std::size_t wanted, const char* what, std::uint8_t* to,
              bool& has) noexcept {
        has = false;
        if (size != wanted) return refuse(reason::length, "a %s of %zu bytes; it takes %zu", what, size, wanted);
        std::memcpy(to, from, size);
        return has = true;
    }

    bool in_one_call() const noexcept { return algorithm_.online == 0 || tag_size_ != algorithm_.tag_size; }

    /// Leaves nothing of a message but the tag of an encryption. A nonce is for one message.
    void forget_message() noexcept {
        linnet_wipe(&encryptor_, sizeof encryptor_);
        data_.clear();
        has_nonce_ = has_tag_ = false;
        announced_ = unknown;
    }
    /// What is set for the next message ends this one.
    void start_over() noexcept {
        if (stage_ != stage::idle) forget_message();
        stage_ = stage::idle;
    }
    bool fail() noexcept {
        forget_message();
        stage_ = stage::failed;
        return false;
    }

    /// Begins the message, if this is its first call.
    bool begin() noexcept {
        if (stage_ == stage::data || stage_ == stage::text) return true;
        if (stage_ != stage::idle) return refuse(reason::order, "the message has ended; another begins with a nonce");
        if (!has_key_) return refuse(reason::not_set, "no key is set");
        if (!has_nonce_) return refuse(reason::not_set, "no nonce is set");
        const std::size_t key_size = algorithm_.key_size;
        if (!in_one_call() &&
            !accept(encrypt_ ? linnet_aead_encryptor_init(&encryptor_, &algorithm_, key_, key_size, nonce_, nonce_size_)
                             : linnet_aead_decryptor_init(&decryptor_, &algorithm_, key_, key_size, nonce_, nonce_size_)))
            return fail();
        stage_ = stage::data;
        return true;
    }

    bool announce(std::size_t size) noexcept {
        if (size > PTRDIFF_MAX) return refuse(reason::length, "a size below 0");
        if (stage_ == stage::text) return refuse(reason::order, "the size of the text comes before it");
        announced_ = size;
        return true;
    }

    bool add_data(const std::uint8_t* in, std::size_t size) noexcept {
        if (stage_ == stage::text) {
            refuse(reason::order, "the associated data comes before the text");
            return fail();
        }
        if (in_one_call()) return data_.append(in, size) || refuse(reason::memory, "no memory for %zu bytes", size) || fail();
        return accept(encrypt_ ? linnet_aead_encryptor_update_aad(&encryptor_, in, size)
                               : linnet_aead_decryptor_update_aad(&decryptor_, in, size)) ||
               fail();
    }

    bool needs_tag() const noexcept { return has_tag_ || refuse(reason::not_set, "no tag is set"); }

    /// The whole text in one call.
    bool whole(std::uint8_t* out, const std::uint8_t* in, std::size_t size) noexcept {
        if (stage_ == stage::text) {
            refuse(reason::order, algorithm_.online != 0
                                      ? "with a tag of this size it takes a text in one call"
                                      : "it reads a text twice, or needs its size first: it takes it in one call");
            return fail();
        }
        if (announced_ != unknown && announced_ != size) {
            refuse(reason::length, "a text of %zu bytes; %zu were announced", size, announced_);
            return fail();
        }
        if (!encrypt_ && !needs_tag()) return fail();
        linnet_aead_keyed keyed;
        int status = linnet_aead_keyed_init(&keyed, &algorithm_, key_, algorithm_.key_size, tag_size_);
        if (status == LINNET_OK)
            status = encrypt_ ? linnet_aead_keyed_encrypt(&keyed, nonce_, nonce_size_, data_.data(), data_.size(), in, size, out,
                                                          tag_, tag_size_)
                              : linnet_aead_keyed_decrypt(&keyed, nonce_, nonce_size_, data_.data(), data_.size(), in, size, tag_,
                                                          tag_size_, out);
        linnet_aead_keyed_wipe(&keyed);
        if (!accept(status)) return fail();
        stage_ = stage::text;
        return true;
    }

    bool set_one(const OSSL_PARAM& param) noexcept {
        const auto is = [&](const char* name) { return std::strcmp(param.key, name) == 0; };
        if (is(OSSL_CIPHER_PARAM_AEAD_TAG)) return param.data == nullptr ? set_tag_size(param.data_size) : set_tag(param);
        for (const char* const name : {OSSL_CIPHER_PARAM_AEAD_TLS1_AAD, OSSL_CIPHER_PARAM_AEAD_TLS1_IV_FIXED,
                                       OSSL_CIPHER_PARAM_AEAD_TLS1_SET_IV_INV, OSSL_CIPHER_PARAM_AEAD_MAC_KEY})
            if (is(name)) return refuse(reason::parameter, "it takes no %s", name); // which would not be authenticated
        const bool key = is(OSSL_CIPHER_PARAM_KEYLEN), nonce = is(OSSL_CIPHER_PARAM_IVLEN);
        if (!key && !nonce && !is(OSSL_CIPHER_PARAM_AEAD_TAGLEN)) return true; // others are not ours
        std::size_t size = 0;
        if (!linnet_openssl::get(param, size)) return refuse(reason::parameter, "%s is not a size", param.key);
        if (key) return size == algorithm_.key_size || refuse(reason::length, "it takes keys of %zu bytes", algorithm_.key_size);
        return nonce ? set_nonce_size(size) : set_tag_size(size);
    }

    bool set_nonce_size(std::size_t size) noexcept {
        const std::size_t most = algorithm_.nonce_size_max < nonce_room ? algorithm_.nonce_size_max : nonce_room;
        if (size < algorithm_.nonce_size_min || size > most)
            return refuse(reason::length, "a nonce of %zu bytes; it takes %zu to %zu", size, algorithm_.nonce_size_min, most);
        if (size == nonce_size_) return true;
        start_over();
        nonce_size_ = size;
        has_nonce_ = false;
        return true;
    }

    bool set_tag_size(std::size_t size) noexcept {
        if (size == tag_size_) return true;
        if (!has_tag_size(size)) return false;
        start_over();
        tag_size_ = size;
        has_tag_ = false;
        return true;
    }

    /// The tag that a decryption verifies. Its size is never taken from the tag: who sends a message must not choose it.
    bool set_tag(const OSSL_PARAM& param) noexcept {
        if (encrypt_) return refuse(reason::order, "an encryption makes its tag");
        if (stage_ == stage::text && in_one_call()) return refuse(reason::order, "the text has been verified");
        if (stage_ == stage::finished || stage_ == stage::failed) start_over();
        if (param.data_type != OSSL_PARAM_OCTET_STRING) return refuse(reason::parameter, "the tag is not an octet string");
        return take(static_cast<const std::uint8_t*>(param.data), param.data_size, tag_size_, "tag", tag_, has_tag_);
    }

    std::size_t nonce_size_, tag_size_, announced_ = unknown;
    stage stage_ = stage::idle;
    bool encrypt_ = true, has_key_ = false, has_nonce_ = false, has_tag_ = false;
    std::uint8_t key_[key_room], nonce_[nonce_room] = {}, tag_[tag_room];
    bytes data_; ///< the associated data of a message that is taken in one call
    union {
        linnet_aead_encryptor encryptor_;
        linnet_aead_decryptor decryptor_;
    };
};

cipher& of(void* context) noexcept { return *static_cast<cipher*>(context); }

int encrypt_init(void* context, const unsigned char* key, std::size_t key_size, const unsigned char* nonce, std::size_t nonce_size,
                 const OSSL_PARAM* params) {
    return of(context).init(true, key, key_size, nonce, nonce_size, params);
}
int decrypt_init(void* context, const unsigned char* key, std::size_t key_size, const unsigned char* nonce, std::size_t nonce_size,
                 const OSSL_PARAM* params) {
    return of(context).init(false, key, key_size, nonce, nonce_size, params);
}
int update(void* context, unsigned char* out, std::size_t* written, std::size_t room, const unsigned char* in, std::size_t size) {
    const bool done = of(context).update(out, room, in, size);
    *written = done && (in != nullptr || out != nullptr) ? size : 0;
    return done;
}
int finish(void* context, unsigned char*, std::size_t* written, std::size_t) {
    *written = 0;
    return of(context).finish();
}
int set(void* context, const OSSL_PARAM* params) { return of(context).set(params); }
int get(void* context, OSSL_PARAM* params) { return of(context).get(params); }

const OSSL_PARAM* gettable(void*) {
    static constexpr OSSL_PARAM list[] = {OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_KEYLEN, nullptr),
                                          OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_IVLEN, nullptr),
                                          OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_BLOCK_SIZE, nullptr),
                                          OSSL_PARAM_uint(OSSL_CIPHER_PARAM_MODE, nullptr),
                                          OSSL_PARAM_int(OSSL_CIPHER_PARAM_AEAD, nullptr),
                                          OSSL_PARAM_int(OSSL_CIPHER_PARAM_CUSTOM_IV, nullptr),
                                          OSSL_PARAM_END};
    return list;
}
const OSSL_PARAM* gettable_of_context(void*, void*) {
    static constexpr OSSL_PARAM list[] = {OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_KEYLEN, nullptr),
                                          OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_IVLEN, nullptr),
                                          OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_AEAD_TAGLEN, nullptr),
                                          OSSL_PARAM_octet_string(OSSL_CIPHER_PARAM_AEAD_TAG, nullptr, 0),
                                          OSSL_PARAM_octet_string(OSSL_CIPHER_PARAM_IV, nullptr, 0),
                                          OSSL_PARAM_octet_string(OSSL_CIPHER_PARAM_UPDATED_IV, nullptr, 0),
                                          OSSL_PARAM_END};
    return list;
}
const OSSL_PARAM* settable_of_context(void*, void*) {
    static constexpr OSSL_PARAM list[] = {OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_KEYLEN, nullptr),
                                          OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_IVLEN, nullptr),
                                          OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_AEAD_TAGLEN, nullptr),
                                          OSSL_PARAM_octet_string(OSSL_CIPHER_PARAM_AEAD_TAG, nullptr, 0), OSSL_PARAM_END};
    return list;
}

void* create_cipher(const provider& owner, const linnet_algorithm& algorithm) noexcept {
    if (algorithm.key_size > cipher::key_room || algorithm.nonce_size > cipher::nonce_room ||
        algorithm.tag_size_max > cipher::tag_room)
        return nullptr;
    return create<cipher>(owner, owner, algorithm);
}

/// Mode 0 is a stream cipher. Callers assume more of OpenSSL's other modes than EVP states.
bool answer_cipher(const linnet_algorithm& algorithm, OSSL_PARAM* params) noexcept {
    return answer(params, OSSL_CIPHER_PARAM_KEYLEN, algorithm.key_size) &&
           answer(params, OSSL_CIPHER_PARAM_IVLEN, algorithm.nonce_size) && answer(params, OSSL_CIPHER_PARAM_BLOCK_SIZE, 1) &&
           answer(params, OSSL_CIPHER_PARAM_MODE, 0) && answer(params, OSSL_CIPHER_PARAM_AEAD, 1) &&
           answer(params, OSSL_CIPHER_PARAM_CUSTOM_IV, 1);
}

const OSSL_DISPATCH functions[] = {function(OSSL_FUNC_CIPHER_ENCRYPT_INIT, encrypt_init),
                                   function(OSSL_FUNC_CIPHER_DECRYPT_INIT, decrypt_init),
                                   function(OSSL_FUNC_CIPHER_UPDATE, update),
                                   function(OSSL_FUNC_CIPHER_FINAL, finish),
                                   function(OSSL_FUNC_CIPHER_FREECTX, release<cipher>),
                                   function(OSSL_FUNC_CIPHER_DUPCTX, duplicate<cipher>),
                                   function(OSSL_FUNC_CIPHER_GETTABLE_PARAMS, gettable),
                                   function(OSSL_FUNC_CIPHER_GET_CTX_PARAMS, get),
                                   function(OSSL_FUNC_CIPHER_GETTABLE_CTX_PARAMS, gettable_of_context),
                                   function(OSSL_FUNC_CIPHER_SET_CTX_PARAMS, set),
                                   function(OSSL_FUNC_CIPHER_SETTABLE_CTX_PARAMS, settable_of_context),
                                   {}};

} // namespace

const kind ciphers = {LINNET_KIND_AEAD, OSSL_OP_CIPHER, OSSL_FUNC_CIPHER_NEWCTX, OSSL_FUNC_CIPHER_GET_PARAMS, create_cipher,
                      answer_cipher,    functions};

} // namespace linnet_openssl
