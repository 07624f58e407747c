// SPDX-License-Identifier: MIT OR Apache-2.0
// MACs as EVP_MAC.
#include "provider.hpp"

namespace linnet_openssl {
namespace {

/// A MAC, its key, and the message that it works on. It begins with the first call that needs it: key, nonce, customization string
/// and size of the tag may be set in any order before.
class mac : public operation {
public:
    mac(const provider& owner, const linnet_algorithm& algorithm) noexcept
        : operation(owner, algorithm), size_(algorithm.tag_size), key_(owner), nonce_(owner), customization_(owner) {}
    bool complete() const noexcept { return key_.complete() && nonce_.complete() && customization_.complete(); }

    bool init(const unsigned char* key, std::size_t key_size, const OSSL_PARAM* params) noexcept {
        stage_ = stage::idle;
        if (key != nullptr) forget_key(); // a refused call leaves no older key in the place of the new one
        if (!set(params) || (key != nullptr && !set_key(key, key_size))) return false;
        return has_key_ ||
               refuse(reason::not_set, algorithm_.one_time_key != 0 ? "a key is for one message: set another" : "no key is set");
    }
    bool update(const unsigned char* in, std::size_t size) noexcept {
        return begin() && accept(linnet_mac_authenticator_update(&authenticator_, in, size));
    }
    bool finish(unsigned char* out, std::size_t room, std::size_t& written) noexcept {
        if (room < size_) return refuse(reason::length, "there is room for %zu bytes of %zu", room, size_);
        if (!begin()) return false;
        const bool done = accept(linnet_mac_authenticator_finish(&authenticator_, out, size_));
        stage_ = stage::finished;
        nonce_.clear(); // a nonce is for one message
        if (algorithm_.one_time_key != 0) forget_key();
        if (done) written = size_;
        return done;
    }

    bool set(const OSSL_PARAM* params) noexcept {
        return all_of(params, [&](const OSSL_PARAM& param) { return set_one(param); });
    }
    bool get(OSSL_PARAM* params) const noexcept {
        return answer(params, OSSL_MAC_PARAM_SIZE, size_) && answer(params, OSSL_MAC_PARAM_BLOCK_SIZE, algorithm_.block_size);
    }

private:
    enum class stage : std::uint8_t { idle, message, finished };

    void forget_key() noexcept {
        key_.clear();
        has_key_ = false;
    }
    bool begin() noexcept {
        if (stage_ == stage::message) return true;
        if (stage_ == stage::finished) return refuse(reason::order, "the message has ended");
        if (!has_key_) return refuse(reason::not_set, "no key is set");
        if (algorithm_.nonce_size != 0 && nonce_.size() == 0) return refuse(reason::not_set, "no nonce is set");
        if (!accept(linnet_mac_authenticator_init(&authenticator_, &algorithm_, key_.data(), key_.size(), nonce_.data(),
                                                  nonce_.size(), customization_.data(), customization_.size())))
            return false;
        stage_ = stage::message;
        return true;
    }

    bool set_key(const void* key, std::size_t size) noexcept {
        const std::size_t least = algorithm_.key_size_min, most = algorithm_.key_size_max;
        forget_key();
        if (size < least || size > most)
            return refuse(reason::length, "a key of %zu bytes; it takes %zu to %zu", size, least, most);
        return has_key_ = key_.assign(key, size) || refuse(reason::memory, "no memory for the key");
    }
    bool set_text(const OSSL_PARAM& param, bytes& to, std::size_t least, std::size_t most) noexcept {
        if (most == 0 && param.data_size != 0) return refuse(reason::parameter, "it takes no %s", param.key);
        if (param.data_size < least || param.data_size > most)
            return refuse(reason::length, "%s of %zu bytes; it takes %zu to %zu", param.key, param.data_size, least, most);
        return to.assign(param.data, param.data_size) || refuse(reason::memory, "no memory for %s", param.key);
    }
    bool set_size(std::size_t size) noexcept {
        if (!has_tag_size(size)) return false;
        size_ = size;
        return true;
    }
    bool set_one(const OSSL_PARAM& param) noexcept {
        const auto is = [&](const char* name) { return std::strcmp(param.key, name) == 0; };
        const bool key = is(OSSL_MAC_PARAM_KEY), nonce = is(OSSL_MAC_PARAM_IV), text = is(OSSL_MAC_PARAM_CUSTOM);
        if (!key && !nonce && !text && !is(OSSL_MAC_PARAM_SIZE)) return set_other(param);
        if (stage_ == stage::message) return refuse(reason::order, "%s comes before the message", param.key);
        if (key || nonce || text) {
            if (param.data_type != OSSL_PARAM_OCTET_STRING && param.data_type != OSSL_PARAM_UTF8_STRING)
                return refuse(reason::parameter, "%s is not a string of bytes", param.key);
            if (param.data == nullptr && param.data_size != 0) return refuse(reason::parameter, "%s is null", param.key);
            if (key) return set_key(param.data, param.data_size);
            if (nonce) return set_text(param, nonce_, algorithm_.nonce_size_min, algorithm_.nonce_size_max);
            return set_text(param, customization_, 0, algorithm_.customization_size_max);
        }
        std::size_t size = 0;
        if (!linnet_openssl::get(param, size)) return refuse(reason::parameter, "%s is not a size", param.key);
        return set_size(size);
    }
    /// What is not ours is not looked at, but for an XOF in KMAC's place: its tags are others.
    bool set_other(const OSSL_PARAM& param) const noexcept {
        std::size_t on = 0;
        if (std::strcmp(param.key, OSSL_MAC_PARAM_XOF) != 0 || (linnet_openssl::get(param, on) && on == 0)) return true;
        return refuse(reason::parameter, "it has no form as an XOF");
    }

    std::size_t size_;
    stage stage_ = stage::idle;
    bool has_key_ = false;
    bytes key_, nonce_, customization_;
    linnet_mac_authenticator authenticator_;
};

mac& of(void* context) noexcept { return *static_cast<mac*>(context); }

int init(void* context, const unsigned char* key, std::size_t key_size, const OSSL_PARAM* params) {
    return of(context).init(key, key_size, params);
}
int update(void* context, const unsigned char* in, std::size_t size) { return of(context).update(in, size); }
int finish(void* context, unsigned char* out, std::size_t* written, std::size_t room) {
    *written = 0;
    return of(context).finish(out, room, *written);
}
int set(void* context, const OSSL_PARAM* params) { return of(context).set(params); }
int get(void* context, OSSL_PARAM* params) { return of(context).get(params); }

const OSSL_PARAM* gettable(void*) {
    static constexpr OSSL_PARAM list[] = {OSSL_PARAM_size_t(OSSL_MAC_PARAM_SIZE, nullptr),
                                          OSSL_PARAM_size_t(OSSL_MAC_PARAM_BLOCK_SIZE, nullptr), OSSL_PARAM_END};
    return list;
}
const OSSL_PARAM* gettable_of_context(void*, void*) { return gettable(nullptr); }
const OSSL_PARAM* settable_of_context(void*, void*) {
    static constexpr OSSL_PARAM list[] = {OSSL_PARAM_octet_string(OSSL_MAC_PARAM_KEY, nullptr, 0),
                                          OSSL_PARAM_octet_string(OSSL_MAC_PARAM_IV, nullptr, 0),
                                          OSSL_PARAM_octet_string(OSSL_MAC_PARAM_CUSTOM, nullptr, 0),
                                          OSSL_PARAM_size_t(OSSL_MAC_PARAM_SIZE, nullptr), OSSL_PARAM_END};
    return list;
}

void* create_mac(const provider& owner, const linnet_algorithm& algorithm) noexcept { return create<mac>(owner, owner, algorithm); }
bool answer_mac(const linnet_algorithm& algorithm, OSSL_PARAM* params) noexcept {
    return answer(params, OSSL_MAC_PARAM_SIZE, algorithm.tag_size) &&
           answer(params, OSSL_MAC_PARAM_BLOCK_SIZE, algorithm.block_size);
}

const OSSL_DISPATCH functions[] = {function(OSSL_FUNC_MAC_INIT, init),
                                   function(OSSL_FUNC_MAC_UPDATE, update),
                                   function(OSSL_FUNC_MAC_FINAL, finish),
                                   function(OSSL_FUNC_MAC_FREECTX, release<mac>),
                                   function(OSSL_FUNC_MAC_DUPCTX, duplicate<mac>),
                                   function(OSSL_FUNC_MAC_GETTABLE_PARAMS, gettable),
                                   function(OSSL_FUNC_MAC_GET_CTX_PARAMS, get),
                                   function(OSSL_FUNC_MAC_GETTABLE_CTX_PARAMS, gettable_of_context),
                                   function(OSSL_FUNC_MAC_SET_CTX_PARAMS, set),
                                   function(OSSL_FUNC_MAC_SETTABLE_CTX_PARAMS, settable_of_context),
                                   {}};

} // namespace

const kind macs = {LINNET_KIND_MAC, OSSL_OP_MAC, OSSL_FUNC_MAC_NEWCTX, OSSL_FUNC_MAC_GET_PARAMS, create_mac, answer_mac, functions};

} // namespace linnet_openssl
