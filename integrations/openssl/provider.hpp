// SPDX-License-Identifier: MIT OR Apache-2.0
// What the operations of the provider share. Nothing of libcrypto is called except through the functions that it passes to
// OSSL_provider_init: the module has no dependency but liblinnet, and one module serves every OpenSSL from 3.0 on.
#ifndef LINNET_OPENSSL_PROVIDER_HPP
#define LINNET_OPENSSL_PROVIDER_HPP

#include <linnet/by_id.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <openssl/core.h>
#include <openssl/core_dispatch.h>
#include <openssl/core_names.h>
#include <openssl/params.h>
#include <utility>

namespace linnet_openssl {

/// Why a call was refused: the reason of an error in OpenSSL's queue. `reasons` in provider.cpp has their texts.
enum class reason : std::uint32_t { length = 1, order, not_set, parameter, not_authentic, overlap, memory, self_test };

/// A loaded provider: the functions of the library that loaded it, and what it offers there.
struct provider {
    const OSSL_CORE_HANDLE* core;
    OSSL_FUNC_core_new_error_fn* new_error;
    OSSL_FUNC_core_set_error_debug_fn* set_error_debug;
    OSSL_FUNC_core_vset_error_fn* vset_error;
    OSSL_FUNC_CRYPTO_malloc_fn* allocate;
    OSSL_FUNC_CRYPTO_clear_free_fn* clear_free;

    /// Puts an error with a text, in the format of printf, into OpenSSL's queue. Returns false.
    [[gnu::format(printf, 3, 4)]] bool refuse(reason why, const char* format, ...) const noexcept;
};

/// The parameters that a caller passes, an array which ends with a null key.
///@{
inline const OSSL_PARAM* find(const OSSL_PARAM* params, const char* key) noexcept {
    if (params == nullptr) return nullptr;
    for (; params->key != nullptr; ++params)
        if (std::strcmp(params->key, key) == 0) return params;
    return nullptr;
}
/// Calls f(param) for each until it returns false. True if it never does.
template <class Function>
bool all_of(const OSSL_PARAM* params, const Function& f) noexcept {
    if (params == nullptr) return true;
    for (; params->key != nullptr; ++params)
        if (!f(*params)) return false;
    return true;
}
/// Reads an integer, of any size and not negative.
bool get(const OSSL_PARAM& param, std::size_t& value) noexcept;
/// Answers one that asks for an integer, if it is there. False if the number does not fit.
bool answer(OSSL_PARAM* params, const char* key, std::size_t value) noexcept;
/// Answers one that asks for bytes: an octet string, or a pointer to them. False if there is less room.
bool answer(OSSL_PARAM* params, const char* key, const void* bytes, std::size_t size) noexcept;
///@}

/// Bytes of the heap, wiped when they go.
class bytes {
public:
    explicit bytes(const provider& owner) noexcept : owner_(owner) {}
    bytes(const bytes& from) noexcept : owner_(from.owner_) { complete_ = append(from.data_, from.size_); }
    bytes& operator=(const bytes&) = delete;
    ~bytes() { clear(); }

    void clear() noexcept {
        if (data_ != nullptr) owner_.clear_free(data_, room_, __FILE__, __LINE__);
        data_ = nullptr;
        size_ = room_ = 0;
    }
    [[nodiscard]] bool append(const void* from, std::size_t size) noexcept;
    [[nodiscard]] bool assign(const void* from, std::size_t size) noexcept {
        size_ = 0;
        return append(from, size);
    }
    /// False for a copy that got no memory.
    bool complete() const noexcept { return complete_; }
    const std::uint8_t* data() const noexcept { return data_; }
    std::size_t size() const noexcept { return size_; }

private:
    const provider& owner_;
    std::uint8_t* data_ = nullptr;
    std::size_t size_ = 0;
    std::size_t room_ = 0;
    bool complete_ = true;
};

/// A context of an operation lies in the memory of the library that loaded the provider, and is wiped when it goes.
///@{
template <class Context, class... Arguments>
void* create(const provider& owner, Arguments&&... arguments) noexcept {
    void* const room = owner.allocate(sizeof(Context), __FILE__, __LINE__);
    if (room == nullptr) return nullptr;
    auto* const context = new (room) Context(std::forward<Arguments>(arguments)...);
    if (context->complete()) return context;
    context->~Context();
    owner.clear_free(context, sizeof(Context), __FILE__, __LINE__);
    return nullptr;
}
template <class Context>
void release(void* context) noexcept {
    if (context == nullptr) return;
    auto* const self = static_cast<Context*>(context);
    const provider& owner = self->owner();
    self->~Context();
    owner.clear_free(self, sizeof(Context), __FILE__, __LINE__);
}
template <class Context>
void* duplicate(void* context) noexcept {
    const auto& from = *static_cast<const Context*>(context);
    return create<Context>(from.owner(), from);
}
///@}

/// What a context begins with.
class operation {
public:
    operation(const provider& owner, const linnet_algorithm& algorithm) noexcept : owner_(owner), algorithm_(algorithm) {}
    const provider& owner() const noexcept { return owner_; }

protected:
    /// Puts an error that names the algorithm into the queue. Returns false.
    [[gnu::format(printf, 3, 4)]] bool refuse(reason why, const char* format, ...) const noexcept;
    /// True for LINNET_OK; puts an error into the queue for another status of a call of Linnet.
    bool accept(int status) const noexcept;
    /// Whether the algorithm has tags of a size; else puts an error into the queue.
    bool has_tag_size(std::size_t size) const noexcept;

    const provider& owner_;
    const linnet_algorithm& algorithm_;
};

/// A function that OpenSSL finds by its number.
template <class Function>
OSSL_DISPATCH function(int number, Function* f) noexcept {
    return {number, reinterpret_cast<void (*)()>(f)};
}

/// What a kind of algorithms has: a context for one of them, its properties, and the functions of all of them.
struct kind {
    int number;                  ///< LINNET_KIND_AEAD, ...
    int operation;               ///< OSSL_OP_CIPHER, OSSL_OP_DIGEST or OSSL_OP_MAC
    int new_context, get_params; ///< their numbers in that operation
    void* (*create)(const provider& owner, const linnet_algorithm& algorithm) noexcept;
    bool (*answer)(const linnet_algorithm& algorithm, OSSL_PARAM* params) noexcept;
    const OSSL_DISPATCH* functions;
};
extern const kind ciphers, hashes, xofs, macs;

} // namespace linnet_openssl

#endif
