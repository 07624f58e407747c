// SPDX-License-Identifier: MIT OR Apache-2.0
// Hash functions and XOFs as EVP_MD.
#include "provider.hpp"

namespace linnet_openssl {
namespace {

/// OSSL_FUNC_DIGEST_SQUEEZE of OpenSSL 3.3 and later; and two parameters, by which it asks XOFs for their customization string.
constexpr int squeeze_number = 14;
constexpr const char* customization_names[] = {"customization", OSSL_MAC_PARAM_CUSTOM};

/// A hash function or an XOF, and the message that it works on. It begins with the first call that needs it: the customization
/// string may follow the call of `init`.
class digest : public operation {
public:
    static constexpr std::size_t customization_room = 256;

    digest(const provider& owner, const linnet_algorithm& algorithm) noexcept
        : operation(owner, algorithm), size_(algorithm.digest_size) {}
    bool complete() const noexcept { return true; }

    bool init(const OSSL_PARAM* params) noexcept {
        stage_ = stage::idle;
        size_ = algorithm_.digest_size;
        customization_size_ = 0;
        return set(params);
    }
    bool update(const unsigned char* in, std::size_t size) noexcept {
        if (!begin()) return false;
        if (stage_ == stage::output) return refuse(reason::order, "its output has begun");
        return accept(is_xof() ? linnet_xof_hasher_update(&xof_, in, size) : linnet_hash_hasher_update(&hash_, in, size));
    }
    /// The digest, which ends the message; of an XOF, as many bytes as are set.
    bool finish(unsigned char* out, std::size_t room, std::size_t& written) noexcept {
        if (room < size_) return refuse(reason::length, "there is room for %zu bytes of %zu", room, size_);
        if (stage_ == stage::output) return refuse(reason::order, "its output has begun");
        if (!squeeze(out, size_)) return false;
        written = size_;
        stage_ = stage::finished;
        return true;
    }
    /// The next bytes of the output of an XOF.
    bool squeeze(unsigned char* out, std::size_t size) noexcept {
        if (!begin()) return false;
        if (!accept(is_xof() ? linnet_xof_hasher_squeeze(&xof_, out, size) : linnet_hash_hasher_finish(&hash_, out, size)))
            return false;
        stage_ = stage::output;
        return true;
    }
    bool is_xof() const noexcept { return algorithm_.kind == LINNET_KIND_XOF; }
    bool refuse_squeeze() const noexcept {
        return refuse(reason::parameter, "a hash function has one output: take it with the end");
    }

    bool set(const OSSL_PARAM* params) noexcept {
        if (const OSSL_PARAM* const length = find(params, OSSL_DIGEST_PARAM_XOFLEN); length != nullptr) {
            std::size_t size = 0;
            if (!is_xof() || !linnet_openssl::get(*length, size))
                return refuse(reason::parameter, "it takes no size of the output, or not this");
            size_ = size;
        }
        if (const OSSL_PARAM* const name = find(params, "function-name"); name != nullptr && name->data_size != 0)
            return refuse(reason::parameter, "it takes no function-name");
        for (const char* const name : customization_names)
            if (const OSSL_PARAM* const text = find(params, name); text != nullptr && !set_customization(*text)) return false;
        return true;
    }
    bool get(OSSL_PARAM* params) const noexcept {
        return answer(params, OSSL_DIGEST_PARAM_XOFLEN, size_) && answer(params, OSSL_DIGEST_PARAM_SIZE, size_);
    }

private:
    enum class stage : std::uint8_t { idle, message, output, finished };

    bool begin() noexcept {
        if (stage_ == stage::finished) return refuse(reason::order, "the message has ended");
        if (stage_ != stage::idle) return true;
        if (!accept(is_xof() ? linnet_xof_hasher_init(&xof_, &algorithm_, customization_, customization_size_)
                             : linnet_hash_hasher_init(&hash_, &algorithm_)))
            return false;
        stage_ = stage::message;
        return true;
    }
    bool set_customization(const OSSL_PARAM& text) noexcept {
        const std::size_t most =
            algorithm_.customization_size_max < customization_room ? algorithm_.customization_size_max : customization_room;
        if (stage_ != stage::idle) return refuse(reason::order, "the customization string comes before the message");
        if (text.data_type != OSSL_PARAM_OCTET_STRING && text.data_type != OSSL_PARAM_UTF8_STRING)
            return refuse(reason::parameter, "the customization string is not a string");
        if (text.data == nullptr && text.data_size != 0) return refuse(reason::parameter, "the customization string is null");
        if (text.data_size > most)
            return refuse(reason::length, "a customization string of %zu bytes; it takes %zu", text.data_size, most);
        if (text.data_size != 0) std::memcpy(customization_, text.data, text.data_size);
        customization_size_ = text.data_size;
        return true;
    }

    std::size_t size_;
    std::size_t customization_size_ = 0;
    stage stage_ = stage::idle;
    std::uint8_t customization_[customization_room];
    union {
        linnet_hash_hasher hash_;
        linnet_xof_hasher xof_;
    };
};

digest& of(void* context) noexcept { return *static_cast<digest*>(context); }

int init(void* context, const OSSL_PARAM* params) { return of(context).init(params); }
int update(void* context, const unsigned char* in, std::size_t size) { return of(context).update(in, size); }
int finish(void* context, unsigned char* out, std::size_t* written, std::size_t room) {
    *written = 0;
    return of(context).finish(out, room, *written);
}
int squeeze(void* context, unsigned char* out, std::size_t* written, std::size_t size) {
    const bool done = of(context).is_xof() ? of(context).squeeze(out, size) : of(context).refuse_squeeze();
    *written = done ? size : 0;
    return done;
}
int set(void* context, const OSSL_PARAM* params) { return of(context).set(params); }
int get(void* context, OSSL_PARAM* params) { return of(context).get(params); }

const OSSL_PARAM* gettable(void*) {
    static constexpr OSSL_PARAM list[] = {
        OSSL_PARAM_size_t(OSSL_DIGEST_PARAM_BLOCK_SIZE, nullptr), OSSL_PARAM_size_t(OSSL_DIGEST_PARAM_SIZE, nullptr),
        OSSL_PARAM_int(OSSL_DIGEST_PARAM_XOF, nullptr), OSSL_PARAM_int(OSSL_DIGEST_PARAM_ALGID_ABSENT, nullptr), OSSL_PARAM_END};
    return list;
}
const OSSL_PARAM* gettable_of_xof(void*, void*) {
    static constexpr OSSL_PARAM list[] = {OSSL_PARAM_size_t(OSSL_DIGEST_PARAM_XOFLEN, nullptr),
                                          OSSL_PARAM_size_t(OSSL_DIGEST_PARAM_SIZE, nullptr), OSSL_PARAM_END};
    return list;
}
const OSSL_PARAM* settable_of_xof(void*, void*) {
    static constexpr OSSL_PARAM list[] = {OSSL_PARAM_size_t(OSSL_DIGEST_PARAM_XOFLEN, nullptr),
                                          OSSL_PARAM_octet_string(customization_names[0], nullptr, 0),
                                          OSSL_PARAM_octet_string(customization_names[1], nullptr, 0), OSSL_PARAM_END};
    return list;
}

void* create_digest(const provider& owner, const linnet_algorithm& algorithm) noexcept {
    return create<digest>(owner, owner, algorithm);
}
/// OpenSSL's HMAC, and what is built on it, use of a key as much as a block, and no more than a digest. A sponge has shorter
/// blocks, and no HMAC of its own: with its rate as the block, 8 bytes of a key would count.
bool answer_digest(const linnet_algorithm& algorithm, OSSL_PARAM* params) noexcept {
    const std::size_t block = algorithm.block_size < algorithm.digest_size ? 64 : algorithm.block_size;
    return answer(params, OSSL_DIGEST_PARAM_BLOCK_SIZE, block) && answer(params, OSSL_DIGEST_PARAM_SIZE, algorithm.digest_size) &&
           answer(params, OSSL_DIGEST_PARAM_XOF, algorithm.kind == LINNET_KIND_XOF) &&
           answer(params, OSSL_DIGEST_PARAM_ALGID_ABSENT, 1);
}

const OSSL_DISPATCH functions[] = {function(OSSL_FUNC_DIGEST_INIT, init),
                                   function(OSSL_FUNC_DIGEST_UPDATE, update),
                                   function(OSSL_FUNC_DIGEST_FINAL, finish),
                                   function(OSSL_FUNC_DIGEST_FREECTX, release<digest>),
                                   function(OSSL_FUNC_DIGEST_DUPCTX, duplicate<digest>),
                                   function(OSSL_FUNC_DIGEST_GETTABLE_PARAMS, gettable),
                                   {}};
const OSSL_DISPATCH functions_of_xof[] = {function(OSSL_FUNC_DIGEST_INIT, init),
                                          function(OSSL_FUNC_DIGEST_UPDATE, update),
                                          function(OSSL_FUNC_DIGEST_FINAL, finish),
                                          function(squeeze_number, squeeze),
                                          function(OSSL_FUNC_DIGEST_FREECTX, release<digest>),
                                          function(OSSL_FUNC_DIGEST_DUPCTX, duplicate<digest>),
                                          function(OSSL_FUNC_DIGEST_GETTABLE_PARAMS, gettable),
                                          function(OSSL_FUNC_DIGEST_GET_CTX_PARAMS, get),
                                          function(OSSL_FUNC_DIGEST_GETTABLE_CTX_PARAMS, gettable_of_xof),
                                          function(OSSL_FUNC_DIGEST_SET_CTX_PARAMS, set),
                                          function(OSSL_FUNC_DIGEST_SETTABLE_CTX_PARAMS, settable_of_xof),
                                          {}};

} // namespace

const kind hashes = {LINNET_KIND_HASH, OSSL_OP_DIGEST, OSSL_FUNC_DIGEST_NEWCTX, OSSL_FUNC_DIGEST_GET_PARAMS, create_digest,
                     answer_digest,    functions};
const kind xofs = {LINNET_KIND_XOF, OSSL_OP_DIGEST, OSSL_FUNC_DIGEST_NEWCTX, OSSL_FUNC_DIGEST_GET_PARAMS,
                   create_digest,   answer_digest,  functions_of_xof};

} // namespace linnet_openssl
