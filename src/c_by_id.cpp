// SPDX-License-Identifier: MIT OR Apache-2.0
// The functions of linnet.h that take an algorithm by its id.
#include "algorithms.hpp"
#include "c_calls.hpp"

#include <linnet/catalog.hpp>

#include <cstring>
#include <functional>

namespace c = linnet_library::c;

namespace {

using linnet::algorithm_kind;
using linnet::algorithm_status;
using linnet_library::implementation;

static_assert(
    static_cast<int>(algorithm_kind::aead) == LINNET_KIND_AEAD && static_cast<int>(algorithm_kind::hash) == LINNET_KIND_HASH &&
    static_cast<int>(algorithm_kind::xof) == LINNET_KIND_XOF && static_cast<int>(algorithm_kind::mac) == LINNET_KIND_MAC &&
    static_cast<int>(algorithm_kind::kdf) == LINNET_KIND_KDF && static_cast<int>(algorithm_kind::stream) == LINNET_KIND_STREAM &&
    static_cast<int>(algorithm_kind::secretbox) == LINNET_KIND_SECRETBOX &&
    static_cast<int>(algorithm_kind::kex) == LINNET_KIND_KEX && static_cast<int>(algorithm_kind::chained) == LINNET_KIND_CHAINED &&
    static_cast<int>(algorithm_kind::keywrap) == LINNET_KIND_KEYWRAP);
static_assert(static_cast<int>(algorithm_status::standard) == LINNET_STATUS_STANDARD &&
              static_cast<int>(algorithm_status::finalist) == LINNET_STATUS_FINALIST &&
              static_cast<int>(algorithm_status::published) == LINNET_STATUS_PUBLISHED &&
              static_cast<int>(algorithm_status::legacy) == LINNET_STATUS_LEGACY);

constexpr std::size_t count = linnet::catalog::size;

template <class A>
constexpr linnet_algorithm entry() noexcept {
    constexpr linnet::catalog_entry e = linnet::describe<A>();
    // The texts are literals, which end with a zero.
    return {e.id.data(),
            e.name.data(),
            static_cast<int>(e.kind),
            static_cast<int>(e.status),
            e.specification.data(),
            e.block_size,
            e.key_size,
            e.nonce_size,
            e.nonce_size_min,
            e.nonce_size_max,
            e.tag_size,
            e.tag_size_min,
            e.tag_size_max,
            e.tag_size_step,
            e.digest_size,
            e.customization_size_max,
            e.message_size_max,
            e.key_size_min,
            e.key_size_max,
            e.output_size_max,
            e.extract_size,
            e.kind == algorithm_kind::aead
                ? linnet::OnlineAead<A>
                : e.kind != algorithm_kind::kdf && e.kind != algorithm_kind::chained && e.kind != algorithm_kind::keywrap &&
                      e.kind != algorithm_kind::secretbox && e.kind != algorithm_kind::kex,
            e.public_key_size,
            e.shared_secret_size};
}

template <class... A>
constexpr std::array<linnet_algorithm, sizeof...(A)> entries_of(linnet::algorithm_list<A...>) noexcept {
    return {entry<A>()...};
}

constexpr auto entries = entries_of(linnet::catalog{});

/// What computes an algorithm here, or null if there is no such algorithm, or it is of another kind. A copy of the library's object
/// is no such algorithm.
const implementation* find(const linnet_algorithm* algorithm, int kind) noexcept {
    constexpr std::less<const linnet_algorithm*> before;
    if (before(algorithm, entries.data()) || !before(algorithm, entries.data() + count) || algorithm->kind != kind) return nullptr;
    return &linnet_library::algorithms()[static_cast<std::size_t>(algorithm - entries.data())].implementations.front();
}

/// An object of linnet.h: the table that it belongs to, null when it refuses everything, and the object behind the table.
template <class Table, class Object>
class held {
    struct content {
        const Table* table;
        alignas(8) unsigned char bytes[sizeof(Object) - 8];
    };
    static_assert(sizeof(Table*) <= 8);
    content* self_;

    explicit held(content* self) noexcept
        : self_(self), table(self == nullptr ? nullptr : self->table), bytes(self == nullptr ? nullptr : self->bytes) {}

public:
    static constexpr std::size_t size = sizeof(content::bytes);
    const Table* table;
    unsigned char* bytes;

    static held of(Object* self) noexcept { return held(reinterpret_cast<content*>(self)); }
    static held of(const Object* self) noexcept { return held(reinterpret_cast<content*>(const_cast<Object*>(self))); }

    /// Why a call on it is refused when it has no table.
    int refusal() const noexcept { return self_ == nullptr ? LINNET_ARGUMENT : LINNET_ORDER; }
    void take(const Table* wanted) noexcept {
        if (self_ != nullptr) table = self_->table = wanted;
    }
    void wipe() noexcept {
        if (table != nullptr) table->wipe(bytes);
        take(nullptr);
    }
};

using keyed = held<linnet_library::keyed_table, linnet_keyed>;
using encryptor = held<linnet_library::encryptor_table, linnet_encryptor>;
using decryptor = held<linnet_library::decryptor_table, linnet_decryptor>;
using hasher = held<linnet_library::hash_table, linnet_hasher>;
using reader = held<linnet_library::xof_table, linnet_reader>;
using authenticator = held<linnet_library::mac_table, linnet_authenticator>;
using cipher = held<linnet_library::stream_table, linnet_cipher>;

/// Makes an object of the table, which is null if the algorithm cannot have it. `start` says how.
template <class Held, class Table, class Start>
int make(Held self, const Table* table, const Start& start) noexcept {
    self.take(table != nullptr && table->size <= Held::size ? table : nullptr);
    if (self.table == nullptr) return LINNET_ARGUMENT;
    const int code = start(*table, self.bytes);
    if (code != LINNET_OK) self.wipe();
    return code;
}

/// Room for every algorithm, with some to spare for those to come.
template <class A>
constexpr bool fits() noexcept {
    if constexpr (A::kind == algorithm_kind::aead) {
        if (sizeof(typename A::keyed) > keyed::size) return false;
        if constexpr (linnet::OnlineAead<A>)
            return sizeof(typename A::encryptor) <= encryptor::size && sizeof(typename A::decryptor) <= decryptor::size;
        return true;
    } else if constexpr (A::kind == algorithm_kind::hash) {
        return sizeof(typename A::hasher) <= hasher::size;
    } else if constexpr (A::kind == algorithm_kind::xof) {
        return sizeof(typename A::xof) <= reader::size;
    } else if constexpr (A::kind == algorithm_kind::mac) {
        return sizeof(typename A::authenticator) <= authenticator::size;
    } else if constexpr (A::kind == algorithm_kind::stream) {
        return sizeof(typename A::cipher) <= cipher::size;
    } else {
        return true;
    }
}
template <class... A>
constexpr bool all_fit(linnet::algorithm_list<A...>) noexcept {
    return (fits<A>() && ...);
}
static_assert(all_fit(linnet::catalog{}));

} // namespace

extern "C" {

const linnet_algorithm* linnet_find(const char* id) {
    for (const linnet_algorithm& one : entries)
        if (id != nullptr && std::strcmp(one.id, id) == 0) return &one;
    return nullptr;
}
size_t linnet_count(void) { return count; }
const linnet_algorithm* linnet_at(size_t index) { return index < count ? &entries[index] : nullptr; }

int linnet_encrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce, size_t nonce_len,
                   const void* ad, size_t ad_len, const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_AEAD);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(ciphertext, len), c::room(tag, tag_len));
    return c::encrypt(*by->aead, c::bytes(key, key_len), c::bytes(nonce, nonce_len), c::bytes(ad, ad_len), c::bytes(plaintext, len),
                      c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_decrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce, size_t nonce_len,
                   const void* ad, size_t ad_len, const void* ciphertext, size_t len, const void* tag, size_t tag_len,
                   void* plaintext) {
    const implementation* const by = find(algorithm, LINNET_KIND_AEAD);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(plaintext, len));
    return c::decrypt(*by->aead, c::bytes(key, key_len), c::bytes(nonce, nonce_len), c::bytes(ad, ad_len),
                      c::bytes(ciphertext, len), c::bytes(tag, tag_len), c::room(plaintext, len));
}

int linnet_keyed_init(linnet_keyed* self, const linnet_algorithm* algorithm, const void* key, size_t key_len, size_t tag_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_AEAD);
    return make(keyed::of(self), by == nullptr ? nullptr : &by->aead->keyed,
                [&](const auto& table, void* bytes) { return c::start(table, bytes, c::bytes(key, key_len), tag_len); });
}
int linnet_keyed_encrypt(const linnet_keyed* self, const void* nonce, size_t nonce_len, const void* ad, size_t ad_len,
                         const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    const auto k = keyed::of(self);
    if (k.table == nullptr) return c::refuse(k.refusal(), c::room(ciphertext, len), c::room(tag, tag_len));
    return c::encrypt(*k.table, k.bytes, c::bytes(nonce, nonce_len), c::bytes(ad, ad_len), c::bytes(plaintext, len),
                      c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_keyed_decrypt(const linnet_keyed* self, const void* nonce, size_t nonce_len, const void* ad, size_t ad_len,
                         const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    const auto k = keyed::of(self);
    if (k.table == nullptr) return c::refuse(k.refusal(), c::room(plaintext, len));
    return c::decrypt(*k.table, k.bytes, c::bytes(nonce, nonce_len), c::bytes(ad, ad_len), c::bytes(ciphertext, len),
                      c::bytes(tag, tag_len), c::room(plaintext, len));
}
void linnet_keyed_wipe(linnet_keyed* self) { keyed::of(self).wipe(); }

int linnet_encryptor_init(linnet_encryptor* self, const linnet_algorithm* algorithm, const void* key, size_t key_len,
                          const void* nonce, size_t nonce_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_AEAD);
    return make(encryptor::of(self), by == nullptr ? nullptr : by->aead->encryptor, [&](const auto& table, void* bytes) {
        return c::start(table, bytes, c::bytes(key, key_len), c::bytes(nonce, nonce_len));
    });
}
int linnet_encryptor_associate(linnet_encryptor* self, const void* ad, size_t ad_len) {
    const auto e = encryptor::of(self);
    return e.table == nullptr ? e.refusal() : c::associate(*e.table, e.bytes, c::bytes(ad, ad_len));
}
int linnet_encryptor_update(linnet_encryptor* self, const void* plaintext, size_t len, void* ciphertext) {
    const auto e = encryptor::of(self);
    if (e.table == nullptr) return c::refuse(e.refusal(), c::room(ciphertext, len));
    return c::update(*e.table, e.bytes, c::bytes(plaintext, len), c::room(ciphertext, len));
}
int linnet_encryptor_finish(linnet_encryptor* self, void* tag, size_t tag_len) {
    const auto e = encryptor::of(self);
    if (e.table == nullptr) return c::refuse(e.refusal(), c::room(tag, tag_len));
    return c::finish(*e.table, e.bytes, c::room(tag, tag_len));
}
void linnet_encryptor_wipe(linnet_encryptor* self) { encryptor::of(self).wipe(); }

int linnet_decryptor_init(linnet_decryptor* self, const linnet_algorithm* algorithm, const void* key, size_t key_len,
                          const void* nonce, size_t nonce_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_AEAD);
    return make(decryptor::of(self), by == nullptr ? nullptr : by->aead->decryptor, [&](const auto& table, void* bytes) {
        return c::start(table, bytes, c::bytes(key, key_len), c::bytes(nonce, nonce_len));
    });
}
int linnet_decryptor_associate(linnet_decryptor* self, const void* ad, size_t ad_len) {
    const auto d = decryptor::of(self);
    return d.table == nullptr ? d.refusal() : c::associate(*d.table, d.bytes, c::bytes(ad, ad_len));
}
int linnet_decryptor_update(linnet_decryptor* self, const void* ciphertext, size_t len, void* plaintext) {
    const auto d = decryptor::of(self);
    if (d.table == nullptr) return c::refuse(d.refusal(), c::room(plaintext, len));
    return c::update(*d.table, d.bytes, c::bytes(ciphertext, len), c::room(plaintext, len));
}
int linnet_decryptor_finish(linnet_decryptor* self, const void* tag, size_t tag_len) {
    const auto d = decryptor::of(self);
    return d.table == nullptr ? d.refusal() : c::finish(*d.table, d.bytes, c::bytes(tag, tag_len));
}
void linnet_decryptor_wipe(linnet_decryptor* self) { decryptor::of(self).wipe(); }

int linnet_hash(const linnet_algorithm* algorithm, const void* message, size_t len, void* digest, size_t digest_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_HASH);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(digest, digest_len));
    return c::digest(*by->hash, c::bytes(message, len), c::room(digest, digest_len));
}
int linnet_hasher_init(linnet_hasher* self, const linnet_algorithm* algorithm) {
    const implementation* const by = find(algorithm, LINNET_KIND_HASH);
    return make(hasher::of(self), by == nullptr ? nullptr : by->hash, [](const auto& table, void* bytes) {
        table.start(bytes);
        return int{LINNET_OK};
    });
}
int linnet_hasher_update(linnet_hasher* self, const void* message, size_t len) {
    const auto h = hasher::of(self);
    return h.table == nullptr ? h.refusal() : c::update(*h.table, h.bytes, c::bytes(message, len));
}
int linnet_hasher_finish(linnet_hasher* self, void* digest, size_t digest_len) {
    const auto h = hasher::of(self);
    if (h.table == nullptr) return c::refuse(h.refusal(), c::room(digest, digest_len));
    return c::finish(*h.table, h.bytes, c::room(digest, digest_len));
}
void linnet_hasher_wipe(linnet_hasher* self) { hasher::of(self).wipe(); }

int linnet_xof(const linnet_algorithm* algorithm, const void* customization, size_t customization_len, const void* message,
               size_t len, void* output, size_t output_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_XOF);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(output, output_len));
    return c::digest(*by->xof, c::bytes(customization, customization_len), c::bytes(message, len), c::room(output, output_len));
}
int linnet_reader_init(linnet_reader* self, const linnet_algorithm* algorithm, const void* customization,
                       size_t customization_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_XOF);
    return make(reader::of(self), by == nullptr ? nullptr : by->xof,
                [&](const auto& table, void* bytes) { return c::start(table, bytes, c::bytes(customization, customization_len)); });
}
int linnet_reader_update(linnet_reader* self, const void* message, size_t len) {
    const auto r = reader::of(self);
    return r.table == nullptr ? r.refusal() : c::update(*r.table, r.bytes, c::bytes(message, len));
}
int linnet_reader_read(linnet_reader* self, void* output, size_t output_len) {
    const auto r = reader::of(self);
    if (r.table == nullptr) return c::refuse(r.refusal(), c::room(output, output_len));
    return c::read(*r.table, r.bytes, c::room(output, output_len));
}
void linnet_reader_wipe(linnet_reader* self) { reader::of(self).wipe(); }

int linnet_mac(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce, size_t nonce_len,
               const void* message, size_t len, void* tag, size_t tag_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_MAC);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(tag, tag_len));
    return c::compute(*by->mac, c::bytes(key, key_len), c::bytes(nonce, nonce_len), c::bytes(message, len), c::room(tag, tag_len));
}
int linnet_mac_verify(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce, size_t nonce_len,
                      const void* message, size_t len, const void* tag, size_t tag_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_MAC);
    if (by == nullptr) return LINNET_ARGUMENT;
    return c::verify(*by->mac, c::bytes(key, key_len), c::bytes(nonce, nonce_len), c::bytes(message, len), c::bytes(tag, tag_len));
}
int linnet_authenticator_init(linnet_authenticator* self, const linnet_algorithm* algorithm, const void* key, size_t key_len,
                              const void* nonce, size_t nonce_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_MAC);
    return make(authenticator::of(self), by == nullptr ? nullptr : by->mac, [&](const auto& table, void* bytes) {
        return c::start(table, bytes, c::bytes(key, key_len), c::bytes(nonce, nonce_len));
    });
}
int linnet_authenticator_update(linnet_authenticator* self, const void* message, size_t len) {
    const auto a = authenticator::of(self);
    return a.table == nullptr ? a.refusal() : c::update(*a.table, a.bytes, c::bytes(message, len));
}
int linnet_authenticator_finish(linnet_authenticator* self, void* tag, size_t tag_len) {
    const auto a = authenticator::of(self);
    if (a.table == nullptr) return c::refuse(a.refusal(), c::room(tag, tag_len));
    return c::finish(*a.table, a.bytes, c::room(tag, tag_len));
}
int linnet_authenticator_check(linnet_authenticator* self, const void* tag, size_t tag_len) {
    const auto a = authenticator::of(self);
    return a.table == nullptr ? a.refusal() : c::check(*a.table, a.bytes, c::bytes(tag, tag_len));
}
void linnet_authenticator_wipe(linnet_authenticator* self) { authenticator::of(self).wipe(); }

int linnet_stream(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce, size_t nonce_len,
                  const void* from, size_t len, void* to) {
    const implementation* const by = find(algorithm, LINNET_KIND_STREAM);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(to, len));
    return c::crypt(*by->stream, c::bytes(key, key_len), c::bytes(nonce, nonce_len), c::bytes(from, len), c::room(to, len));
}
int linnet_cipher_init(linnet_cipher* self, const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                       size_t nonce_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_STREAM);
    return make(cipher::of(self), by == nullptr ? nullptr : by->stream, [&](const auto& table, void* bytes) {
        return c::start(table, bytes, c::bytes(key, key_len), c::bytes(nonce, nonce_len));
    });
}
int linnet_cipher_crypt(linnet_cipher* self, const void* from, size_t len, void* to) {
    const auto s = cipher::of(self);
    if (s.table == nullptr) return c::refuse(s.refusal(), c::room(to, len));
    return c::next(*s.table, s.bytes, c::bytes(from, len), c::room(to, len));
}
int linnet_cipher_seek(linnet_cipher* self, uint64_t position) {
    const auto s = cipher::of(self);
    return s.table == nullptr ? s.refusal() : c::code(s.table->seek(s.bytes, position));
}
void linnet_cipher_wipe(linnet_cipher* self) { cipher::of(self).wipe(); }

size_t linnet_ciphertext_size(const linnet_algorithm* algorithm, size_t len) {
    const implementation* by = find(algorithm, LINNET_KIND_CHAINED);
    if (by == nullptr) by = find(algorithm, LINNET_KIND_KEYWRAP);
    return by == nullptr || !by->whole->is_plaintext_size(len) ? 0 : by->whole->ciphertext_size(len);
}
int linnet_chained_encrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce, size_t nonce_len,
                           const void* plaintext, size_t len, void* ciphertext, size_t ciphertext_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_CHAINED);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(ciphertext, ciphertext_len));
    return c::encrypt(*by->whole, c::bytes(key, key_len), c::bytes(nonce, nonce_len), c::bytes(plaintext, len),
                      c::room(ciphertext, ciphertext_len));
}
int linnet_chained_decrypt(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce, size_t nonce_len,
                           const void* ciphertext, size_t len, void* plaintext, size_t* plaintext_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_CHAINED);
    if (by == nullptr) return c::refuse_text(plaintext, plaintext_len);
    return c::decrypt(*by->whole, c::bytes(key, key_len), c::bytes(nonce, nonce_len), c::bytes(ciphertext, len), plaintext,
                      plaintext_len);
}
int linnet_key_wrap(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* plaintext, size_t len,
                    void* ciphertext, size_t ciphertext_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_KEYWRAP);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(ciphertext, ciphertext_len));
    return c::encrypt(*by->whole, c::bytes(key, key_len), {}, c::bytes(plaintext, len), c::room(ciphertext, ciphertext_len));
}
int linnet_key_unwrap(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* ciphertext, size_t len,
                      void* plaintext, size_t* plaintext_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_KEYWRAP);
    if (by == nullptr) return c::refuse_text(plaintext, plaintext_len);
    return c::decrypt(*by->whole, c::bytes(key, key_len), {}, c::bytes(ciphertext, len), plaintext, plaintext_len);
}

int linnet_secretbox_seal(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce, size_t nonce_len,
                          const void* plaintext, size_t len, void* ciphertext, void* tag, size_t tag_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_SECRETBOX);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(ciphertext, len), c::room(tag, tag_len));
    return c::seal(*by->secretbox, c::bytes(key, key_len), c::bytes(nonce, nonce_len), c::bytes(plaintext, len),
                   c::room(ciphertext, len), c::room(tag, tag_len));
}
int linnet_secretbox_open(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce, size_t nonce_len,
                          const void* ciphertext, size_t len, const void* tag, size_t tag_len, void* plaintext) {
    const implementation* const by = find(algorithm, LINNET_KIND_SECRETBOX);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(plaintext, len));
    return c::open(*by->secretbox, c::bytes(key, key_len), c::bytes(nonce, nonce_len), c::bytes(ciphertext, len),
                   c::bytes(tag, tag_len), c::room(plaintext, len));
}
int linnet_secretbox_seal_box(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                              size_t nonce_len, const void* plaintext, size_t len, void* box, size_t box_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_SECRETBOX);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(box, box_len));
    return c::seal_box(*by->secretbox, algorithm->tag_size, c::bytes(key, key_len), c::bytes(nonce, nonce_len),
                       c::bytes(plaintext, len), c::room(box, box_len));
}
int linnet_secretbox_open_box(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* nonce,
                              size_t nonce_len, const void* box, size_t box_len, void* plaintext, size_t len) {
    const implementation* const by = find(algorithm, LINNET_KIND_SECRETBOX);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(plaintext, len));
    return c::open_box(*by->secretbox, algorithm->tag_size, c::bytes(key, key_len), c::bytes(nonce, nonce_len),
                       c::bytes(box, box_len), c::room(plaintext, len));
}

int linnet_kex_public_key(const linnet_algorithm* algorithm, const void* secret_key, size_t secret_key_len, void* public_key,
                          size_t public_key_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_KEX);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(public_key, public_key_len));
    return c::public_key(*by->kex, c::bytes(secret_key, secret_key_len), c::room(public_key, public_key_len));
}
int linnet_kex_agree(const linnet_algorithm* algorithm, const void* secret_key, size_t secret_key_len, const void* peer_public_key,
                     size_t peer_public_key_len, void* shared_secret, size_t shared_secret_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_KEX);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(shared_secret, shared_secret_len));
    return c::agree(*by->kex, c::bytes(secret_key, secret_key_len), c::bytes(peer_public_key, peer_public_key_len),
                    c::room(shared_secret, shared_secret_len));
}

int linnet_kdf(const linnet_algorithm* algorithm, const void* secret, size_t secret_len, const void* salt, size_t salt_len,
               const void* info, size_t info_len, uint32_t iterations, void* output, size_t output_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_KDF);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(output, output_len));
    return c::derive(*by->kdf, c::bytes(secret, secret_len), c::bytes(salt, salt_len), c::bytes(info, info_len), iterations,
                     c::room(output, output_len));
}
int linnet_kdf_extract(const linnet_algorithm* algorithm, const void* secret, size_t secret_len, const void* salt, size_t salt_len,
                       void* key, size_t key_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_KDF);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(key, key_len));
    return c::extract(*by->kdf, c::bytes(secret, secret_len), c::bytes(salt, salt_len), c::room(key, key_len));
}
int linnet_kdf_expand(const linnet_algorithm* algorithm, const void* key, size_t key_len, const void* info, size_t info_len,
                      void* output, size_t output_len) {
    const implementation* const by = find(algorithm, LINNET_KIND_KDF);
    if (by == nullptr) return c::refuse(LINNET_ARGUMENT, c::room(output, output_len));
    return c::expand(*by->kdf, c::bytes(key, key_len), c::bytes(info, info_len), c::room(output, output_len));
}
}
