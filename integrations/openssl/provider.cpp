// SPDX-License-Identifier: MIT OR Apache-2.0
// The provider: what OpenSSL calls when it loads the module, and the lists of what Linnet offers.
#include "provider.hpp"

#include "generated/count.hpp"

#include <atomic>
#include <cstdarg>
#include <cstdio>
#include <linnet/self_test.h>
#include <strings.h>

namespace linnet_openssl {

bool provider::refuse(reason why, const char* format, ...) const noexcept {
    std::va_list values;
    va_start(values, format);
    new_error(core);
    set_error_debug(core, "linnet", 0, "");
    vset_error(core, static_cast<std::uint32_t>(why), format, values);
    va_end(values);
    return false;
}

bool operation::refuse(reason why, const char* format, ...) const noexcept {
    char text[160];
    std::va_list values;
    va_start(values, format);
    std::vsnprintf(text, sizeof text, format, values);
    va_end(values);
    return owner_.refuse(why, "%s: %s", algorithm_.name, text);
}

bool operation::accept(int status) const noexcept {
    if (status == LINNET_OK) return true;
    const reason why = status == LINNET_NOT_AUTHENTIC ? reason::not_authentic
                       : status == LINNET_LENGTH      ? reason::length
                       : status == LINNET_OVERLAP     ? reason::overlap
                       : status == LINNET_ORDER       ? reason::order
                                                      : reason::parameter;
    return refuse(why, "%s", linnet_message(status));
}

bool operation::has_tag_size(std::size_t size) const noexcept {
    const std::size_t least = algorithm_.tag_size_min, most = algorithm_.tag_size_max, step = algorithm_.tag_size_step;
    return (size >= least && size <= most && (size - least) % (step == 0 ? 1 : step) == 0) ||
           refuse(reason::length, "a tag of %zu bytes; it takes %zu to %zu in steps of %zu", size, least, most, step);
}

bool get(const OSSL_PARAM& param, std::size_t& value) noexcept {
    if (param.data == nullptr) return false;
    if (param.data_type == OSSL_PARAM_UNSIGNED_INTEGER || param.data_type == OSSL_PARAM_INTEGER) {
        const bool with_sign = param.data_type == OSSL_PARAM_INTEGER;
        if (param.data_size == sizeof(std::uint32_t)) {
            std::uint32_t word;
            std::memcpy(&word, param.data, sizeof word);
            value = word;
            return !with_sign || word >> 31 == 0;
        }
        if (param.data_size == sizeof(std::uint64_t)) {
            std::uint64_t word;
            std::memcpy(&word, param.data, sizeof word);
            value = static_cast<std::size_t>(word);
            return value == word && (!with_sign || word >> 63 == 0);
        }
    }
    return false;
}

bool answer(OSSL_PARAM* params, const char* key, std::size_t value) noexcept {
    auto* const param = const_cast<OSSL_PARAM*>(find(params, key));
    if (param == nullptr) return true;
    if (param->data_type != OSSL_PARAM_UNSIGNED_INTEGER && param->data_type != OSSL_PARAM_INTEGER) return false;
    param->return_size = param->data == nullptr ? sizeof value : param->data_size;
    if (param->data == nullptr) return true; // only the size is asked for
    if (param->data_size == sizeof(std::uint32_t) && value <= INT32_MAX) {
        const auto word = static_cast<std::uint32_t>(value);
        std::memcpy(param->data, &word, sizeof word);
    } else if (param->data_size == sizeof(std::uint64_t)) {
        const std::uint64_t word = value;
        std::memcpy(param->data, &word, sizeof word);
    } else return false;
    return true;
}

bool answer(OSSL_PARAM* params, const char* key, const void* from, std::size_t size) noexcept {
    auto* const param = const_cast<OSSL_PARAM*>(find(params, key));
    if (param == nullptr) return true;
    param->return_size = size;
    if (param->data == nullptr) return true;
    if (param->data_type == OSSL_PARAM_OCTET_PTR) {
        *static_cast<const void**>(param->data) = from;
        return true;
    }
    if (param->data_type != OSSL_PARAM_OCTET_STRING || param->data_size < size) return false;
    std::memcpy(param->data, from, size);
    return true;
}

bool bytes::append(const void* from, std::size_t size) noexcept {
    if (size > room_ - size_) {
        const std::size_t room = size_ + (size > size_ ? size : size_) + 16; // at least twice what there is
        if (room < size) return false;
        auto* const fresh = static_cast<std::uint8_t*>(owner_.allocate(room, __FILE__, __LINE__));
        if (fresh == nullptr) return false;
        if (size_ != 0) std::memcpy(fresh, data_, size_);
        const std::size_t kept = size_;
        clear();
        data_ = fresh;
        size_ = kept;
        room_ = room;
    }
    if (size != 0) std::memcpy(data_ + size_, from, size);
    size_ += size;
    return true;
}

namespace {

constexpr std::size_t count = linnet_library::algorithm_count;
constexpr std::size_t functions_most = 16;

/// What OpenSSL has itself, under its names: Linnet offers these only on demand, because OpenSSL takes the algorithm of any
/// provider, perhaps ours, where a program does not name one.
constexpr struct {
    const char *id, *names;
} shared[] = {
    {"aes-128-gcm", "AES-128-GCM"},
    {"aes-192-gcm", "AES-192-GCM"},
    {"aes-256-gcm", "AES-256-GCM"},
    {"aes-128-gcm-siv", "AES-128-GCM-SIV"},
    {"aes-256-gcm-siv", "AES-256-GCM-SIV"},
    {"aes-128-ccm", "AES-128-CCM"},
    {"aes-192-ccm", "AES-192-CCM"},
    {"aes-256-ccm", "AES-256-CCM"},
    {"aes-128-ocb", "AES-128-OCB"},
    {"aes-192-ocb", "AES-192-OCB"},
    {"aes-256-ocb", "AES-256-OCB"},
    {"chacha20-poly1305", "ChaCha20-Poly1305"},
    {"sha-1", "SHA1:SHA-1"},
    {"sha-224", "SHA2-224:SHA-224:SHA224"},
    {"sha-256", "SHA2-256:SHA-256:SHA256"},
    {"sha-384", "SHA2-384:SHA-384:SHA384"},
    {"sha-512", "SHA2-512:SHA-512:SHA512"},
    {"sha-512-256", "SHA2-512/256:SHA-512/256:SHA512-256:SHA-512-256"},
    {"sha3-224", "SHA3-224"},
    {"sha3-256", "SHA3-256"},
    {"sha3-384", "SHA3-384"},
    {"sha3-512", "SHA3-512"},
    {"shake128", "SHAKE-128:SHAKE128"},
    {"shake256", "SHAKE-256:SHAKE256"},
    {"cshake128", "CSHAKE-128:CSHAKE128"},
    {"cshake256", "CSHAKE-256:CSHAKE256"},
    {"kmac128", "KMAC-128:KMAC128"},
    {"kmac256", "KMAC-256:KMAC256"},
    {"poly1305", "Poly1305"},
};

const char* shared_names(const linnet_algorithm& algorithm) noexcept {
    for (const auto& entry : shared)
        if (std::strcmp(entry.id, algorithm.id) == 0) return entry.names;
    return nullptr;
}

const kind* kind_of(const linnet_algorithm& algorithm) noexcept {
    for (const kind* const k : {&ciphers, &hashes, &xofs, &macs})
        if (k->number == algorithm.kind) return k;
    return nullptr;
}

/// OpenSSL's functions do not say which algorithm they are for: each has its own.
template <std::size_t Index>
void* new_context(void* owner) {
    const linnet_algorithm& algorithm = *linnet_at(Index);
    return kind_of(algorithm)->create(*static_cast<const provider*>(owner), algorithm);
}
template <std::size_t Index>
int get_params(OSSL_PARAM* params) {
    const linnet_algorithm& algorithm = *linnet_at(Index);
    return kind_of(algorithm)->answer(algorithm, params);
}
struct own_functions {
    void* (*new_context)(void*);
    int (*get_params)(OSSL_PARAM*);
};
template <std::size_t... Index>
constexpr auto own_functions_of(std::index_sequence<Index...>) {
    struct {
        own_functions of[sizeof...(Index)];
    } all = {{{new_context<Index>, get_params<Index>}...}};
    return all;
}
constexpr auto own = own_functions_of(std::make_index_sequence<count>{});

/// A loaded provider with its lists, each with a null name at the end.
struct loaded : provider {
    struct list {
        OSSL_ALGORITHM of[count + 1];
        std::size_t size;
    } ciphers, digests, macs;
    OSSL_DISPATCH functions[count][functions_most];
    std::atomic<bool> works; ///< false after a self-test that failed

    void offer(bool also_shared) noexcept {
        for (std::size_t i = 0; i < count; ++i) {
            const linnet_algorithm& algorithm = *linnet_at(i);
            const kind* const k = kind_of(algorithm);
            const char* const names = shared_names(algorithm);
            if (k == nullptr || (names != nullptr && !also_shared)) continue;
            OSSL_DISPATCH* next = functions[i];
            *next++ = function(k->new_context, own.of[i].new_context);
            *next++ = function(k->get_params, own.of[i].get_params);
            for (const OSSL_DISPATCH* f = k->functions; f->function_id != 0; ++f) *next++ = *f;
            list& to = k->operation == OSSL_OP_CIPHER ? ciphers : k->operation == OSSL_OP_DIGEST ? digests : macs;
            to.of[to.size++] = {names != nullptr ? names : algorithm.id, "provider=linnet", functions[i], algorithm.name};
        }
    }
};

const OSSL_ALGORITHM* query(void* context, int operation, int* no_cache) {
    const auto& self = *static_cast<const loaded*>(context);
    *no_cache = 0;
    if (!self.works) return nullptr;
    switch (operation) {
    case OSSL_OP_CIPHER:
        return self.ciphers.of;
    case OSSL_OP_DIGEST:
        return self.digests.of;
    case OSSL_OP_MAC:
        return self.macs.of;
    default:
        return nullptr;
    }
}

bool answer_text(OSSL_PARAM* params, const char* key, const char* text) noexcept {
    auto* const param = const_cast<OSSL_PARAM*>(find(params, key));
    if (param == nullptr) return true;
    if (param->data_type != OSSL_PARAM_UTF8_PTR) return false;
    if (param->data != nullptr) *static_cast<const char**>(param->data) = text;
    param->return_size = std::strlen(text);
    return true;
}
int get_provider_params(void* context, OSSL_PARAM* params) {
    return answer_text(params, OSSL_PROV_PARAM_NAME, "Linnet") && answer_text(params, OSSL_PROV_PARAM_VERSION, linnet_version()) &&
           answer_text(params, OSSL_PROV_PARAM_BUILDINFO, linnet_level()) &&
           answer(params, OSSL_PROV_PARAM_STATUS, static_cast<const loaded*>(context)->works);
}
const OSSL_PARAM* gettable_provider_params(void*) {
    static constexpr OSSL_PARAM list[] = {{OSSL_PROV_PARAM_NAME, OSSL_PARAM_UTF8_PTR, nullptr, 0, 0},
                                          {OSSL_PROV_PARAM_VERSION, OSSL_PARAM_UTF8_PTR, nullptr, 0, 0},
                                          {OSSL_PROV_PARAM_BUILDINFO, OSSL_PARAM_UTF8_PTR, nullptr, 0, 0},
                                          OSSL_PARAM_uint(OSSL_PROV_PARAM_STATUS, nullptr),
                                          OSSL_PARAM_END};
    return list;
}
int self_test(void* context) {
    auto& self = *static_cast<loaded*>(context);
    self.works = linnet_self_test_all(nullptr, nullptr) == LINNET_OK;
    return self.works || self.refuse(reason::self_test, "Linnet: a known answer was not computed");
}
constexpr OSSL_ITEM text_of(reason why, const char* text) { return {static_cast<unsigned>(why), const_cast<char*>(text)}; }
const OSSL_ITEM* reasons(void*) {
    static constexpr OSSL_ITEM list[] = {text_of(reason::length, "a length that the algorithm does not take"),
                                         text_of(reason::order, "a call out of order"),
                                         text_of(reason::not_set, "something is not set"),
                                         text_of(reason::parameter, "a parameter that the algorithm does not take"),
                                         text_of(reason::not_authentic, "not authentic"),
                                         text_of(reason::overlap, "buffers overlap"),
                                         text_of(reason::memory, "no memory"),
                                         text_of(reason::self_test, "the self-test failed"),
                                         {}};
    return list;
}
void unload(void* context) {
    auto* const self = static_cast<loaded*>(context);
    self->clear_free(self, sizeof(loaded), __FILE__, __LINE__);
}

/// Reads a parameter of the provider's section in the configuration, yes or no in any usual spelling, if it is there.
bool read_switch(const provider& library, OSSL_FUNC_core_get_params_fn* get_params, const char* name, bool& on) noexcept {
    const char* text = nullptr;
    OSSL_PARAM asked[] = {{name, OSSL_PARAM_UTF8_PTR, &text, sizeof text, 0}, OSSL_PARAM_END};
    if (get_params == nullptr || get_params(library.core, asked) == 0 || text == nullptr) return true;
    static constexpr const char* spellings[] = {"no", "yes", "off", "on", "false", "true", "0", "1"};
    for (std::size_t i = 0; i < 8; ++i)
        if (strcasecmp(text, spellings[i]) == 0) {
            on = i % 2 != 0;
            return true;
        }
    return library.refuse(reason::parameter, "Linnet: %s = %s in the configuration; expected yes or no", name, text);
}

const OSSL_DISPATCH provider_functions[] = {function(OSSL_FUNC_PROVIDER_TEARDOWN, unload),
                                            function(OSSL_FUNC_PROVIDER_GETTABLE_PARAMS, gettable_provider_params),
                                            function(OSSL_FUNC_PROVIDER_GET_PARAMS, get_provider_params),
                                            function(OSSL_FUNC_PROVIDER_QUERY_OPERATION, query),
                                            function(OSSL_FUNC_PROVIDER_GET_REASON_STRINGS, reasons),
                                            function(OSSL_FUNC_PROVIDER_SELF_TEST, self_test),
                                            {}};

} // namespace
} // namespace linnet_openssl

extern "C" __attribute__((visibility("default"))) OSSL_provider_init_fn OSSL_provider_init;

int OSSL_provider_init(const OSSL_CORE_HANDLE* core, const OSSL_DISPATCH* in, const OSSL_DISPATCH** out, void** context) {
    using namespace linnet_openssl;
    provider library = {};
    library.core = core;
    OSSL_FUNC_core_get_params_fn* get_params = nullptr;
    const auto take = [&](int function_id, auto*& to) {
        if (in->function_id == function_id) to = reinterpret_cast<std::remove_reference_t<decltype(to)>>(in->function);
    };
    for (; in->function_id != 0; ++in) {
        take(OSSL_FUNC_CORE_GET_PARAMS, get_params);
        take(OSSL_FUNC_CORE_NEW_ERROR, library.new_error);
        take(OSSL_FUNC_CORE_SET_ERROR_DEBUG, library.set_error_debug);
        take(OSSL_FUNC_CORE_VSET_ERROR, library.vset_error);
        take(OSSL_FUNC_CRYPTO_MALLOC, library.allocate);
        take(OSSL_FUNC_CRYPTO_CLEAR_FREE, library.clear_free);
    }
    if (library.new_error == nullptr || library.set_error_debug == nullptr || library.vset_error == nullptr ||
        library.allocate == nullptr || library.clear_free == nullptr)
        return 0;
    if (linnet_count() != count) return library.refuse(reason::self_test, "this module is for another version of liblinnet");
    bool openssl_names = false, test = true;
    if (!read_switch(library, get_params, "openssl-names", openssl_names) || !read_switch(library, get_params, "self-test", test))
        return 0;
    void* const room = library.allocate(sizeof(loaded), __FILE__, __LINE__);
    if (room == nullptr) return 0;
    auto* const self = new (room) loaded{library, {}, {}, {}, {}, true};
    self->offer(openssl_names);
    if (test && !self_test(self)) {
        unload(self);
        return 0;
    }
    *out = provider_functions;
    *context = self;
    return 1;
}
