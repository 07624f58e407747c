// SPDX-License-Identifier: MIT OR Apache-2.0
// Calls the functions of every implementation on the stack of a separate thread, then searches that stack for the key, its
// complement, and the output of expand_key: bytes of keyed objects that differ from key to key. Keys are wiped at the end of their
// lifetime, so none may be found. The search covers every call and the key material of all cores, so modes without such objects,
// such as key wrap and PBKDF2, are covered if they derive the same material. It also covers the cores' material of the keys that
// GCM-SIV, the AEADs with Poly1305 and HKDF derive. Not searched for: parts of a key and states of messages and keystreams, which
// compilers spill; the keys that ISAP and Romulus-T derive; and keys whose bits are in an order that no keyed object has.
#include <algorithms.hpp>
#include <linnet/detail/base/processor.hpp>

#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include <pthread.h>

unsigned char linnet::processor::linnet_level_limit = UCHAR_MAX;

namespace {

using linnet_library::algorithm;
using std::size_t;
using bytes = std::vector<std::uint8_t>;

constexpr size_t stack_size = size_t{1} << 20;
constexpr size_t unit = 8; ///< bytes of an object that depend on the key together

/// Runs f on an empty stack and returns what it left there, in whole units.
template <class Function>
std::span<const std::uint8_t> left_by(std::span<std::uint8_t> stack, Function f) {
    std::ranges::fill(stack, std::uint8_t{0});
    pthread_attr_t attributes;
    pthread_t thread{};
    pthread_attr_init(&attributes);
    if (pthread_attr_setstack(&attributes, stack.data(), stack.size()) != 0 || pthread_create(
                                                                                   &thread, &attributes,
                                                                                   [](void* call) -> void* {
                                                                                       (*static_cast<Function*>(call))();
                                                                                       return nullptr;
                                                                                   },
                                                                                   &f) != 0)
        std::abort();
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
    const auto unused = std::ranges::find_if(stack, [](std::uint8_t b) { return b != 0; }) - stack.begin();
    return stack.subspan(static_cast<size_t>(unused) / unit * unit);
}

/// The key with each group of `size` bytes reversed, as in the words of a big-endian algorithm.
bytes reversed(const bytes& key, size_t size) {
    bytes out = key;
    for (size_t at = 0; at + size <= out.size(); at += size)
        std::reverse(out.begin() + static_cast<std::ptrdiff_t>(at), out.begin() + static_cast<std::ptrdiff_t>(at + size));
    return out;
}
bool contains(std::span<const std::uint8_t> stack, const bytes& key) {
    return std::search(stack.begin(), stack.end(), std::boyer_moore_horspool_searcher(key.begin(), key.end())) != stack.end();
}

constexpr size_t run_size_min = 32; ///< bytes: a shorter run is in one or two registers, which compilers spill
constexpr size_t window_size =
    64; ///< bytes of a run that are searched for together: compilers seldom spill four registers in order

/// The material that any core derives from the keys.
class key_material {
    struct run {
        std::string of;
        bytes content;
    };
    using window = std::span<const std::uint8_t>;

    std::deque<run> runs_;
    std::unordered_multimap<std::uint64_t, std::pair<window, const run*>> windows_; ///< by their first unit

    static std::uint64_t first_unit(window w) {
        std::uint64_t value = 0;
        std::memcpy(&value, w.data(), unit);
        return value;
    }
    /// The run with a window that equals the first bytes.
    const run* beginning(window of) const {
        const auto [begin, end] = windows_.equal_range(first_unit(of));
        const auto found = std::find_if(begin, end, [&](const auto& one) {
            const window w = one.second.first;
            return w.size() <= of.size() && std::ranges::equal(w, of.first(w.size()));
        });
        return found == end ? nullptr : found->second.second;
    }

public:
    void add(const std::string& of, window content) {
        if (content.size() < run_size_min) return;
        const run& kept = runs_.emplace_back(of, bytes(content.begin(), content.end()));
        const size_t size = std::min(window_size, kept.content.size());
        for (size_t at = 0; at + size <= kept.content.size(); at += unit) {
            const window w = window(kept.content).subspan(at, size);
            if (beginning(w) == nullptr) windows_.emplace(first_unit(w), std::pair(w, &kept));
        }
    }
    bool empty() const { return windows_.empty(); }
    /// The object whose bytes are on the stack, or null.
    const char* found_on(window stack) const {
        for (size_t at = 0; at + unit <= stack.size(); at += 4)
            if (const run* r = beginning(stack.subspan(at)); r != nullptr) return r->of.c_str();
        return nullptr;
    }
};

/// A message, with room for its outputs.
struct message {
    bytes key, nonce, data, text;
    bytes tag, sealed, opened, object = bytes(8192);
    void* self = object.data();
    size_t extract_size = 0;
};

/// Runs each call of an implementation separately: a later call would overwrite what an earlier one left.
template <class Use>
void each_call(const linnet_library::implementation& by, message& m, const Use& use) {
    const std::span sealed(m.sealed);
    const std::span opened(m.opened);
    if (by.aead != nullptr) {
        use("encrypt", [&] { return by.aead->encrypt(m.key, m.nonce, m.data, m.text, sealed, m.tag); });
        use("decrypt", [&] { return by.aead->decrypt(m.key, m.nonce, m.data, sealed, m.tag, opened); });
        use("keyed", [&] { return by.aead->keyed->init(m.self, m.key, m.tag.size()); });
        use("keyed.encrypt", [&] { return by.aead->keyed->encrypt(m.self, m.nonce, m.data, m.text, sealed, m.tag); });
        use("keyed.decrypt", [&] { return by.aead->keyed->decrypt(m.self, m.nonce, m.data, sealed, m.tag, opened); });
        if (by.aead->encryptor != nullptr) {
            use("encryptor", [&] { return by.aead->encryptor->init(m.self, m.key, m.nonce); });
            use("encryptor.update", [&] { return by.aead->encryptor->update(m.self, m.text, sealed); });
            use("encryptor.finish", [&] { return by.aead->encryptor->finish(m.self, m.tag); });
            use("decryptor", [&] { return by.aead->decryptor->init(m.self, m.key, m.nonce); });
            use("decryptor.update", [&] { return by.aead->decryptor->update(m.self, sealed, opened); });
            use("decryptor.verify", [&] { return by.aead->decryptor->verify(m.self, m.tag); });
        }
    }
    if (by.stream != nullptr) {
        use("crypt", [&] { return by.stream->crypt(m.key, m.nonce, m.text, sealed); });
        use("cipher", [&] { return by.stream->cipher->init(m.self, m.key, m.nonce); });
        use("cipher.update", [&] { return by.stream->cipher->update(m.self, m.text, sealed); });
        use("cipher.seek", [&] { return by.stream->cipher->seek(m.self, 1); });
    }
    if (by.mac != nullptr) {
        use("compute", [&] { return by.mac->compute(m.key, m.nonce, {}, m.text, m.tag); });
        use("verify", [&] { return by.mac->verify(m.key, m.nonce, {}, m.text, m.tag); });
        use("keyed", [&] { return by.mac->keyed->init(m.self, m.key, {}, m.tag.size()); });
        use("keyed.compute", [&] { return by.mac->keyed->compute(m.self, m.nonce, m.text, m.tag); });
        use("keyed.verify", [&] { return by.mac->keyed->verify(m.self, m.nonce, m.text, m.tag); });
        if (by.mac->authenticator != nullptr) {
            use("authenticator", [&] { return by.mac->authenticator->init(m.self, m.key, m.nonce, {}); });
            use("authenticator.update", [&] { return by.mac->authenticator->update(m.self, m.text); });
            use("authenticator.finish", [&] { return by.mac->authenticator->finish(m.self, m.tag); });
        }
    }
    if (by.secretbox != nullptr) {
        use("seal", [&] { return by.secretbox->seal(m.key, m.nonce, m.text, sealed, m.tag); });
        use("open", [&] { return by.secretbox->open(m.key, m.nonce, sealed, m.tag, opened); });
    }
    if (by.kdf != nullptr) {
        const bool for_passwords = by.kdf->extract == nullptr; // password KDFs take a number of iterations, and no info
        const std::span info(m.data.data(), for_passwords ? 0 : m.data.size());
        use("derive", [&] { return by.kdf->derive(m.key, m.data, info, for_passwords ? 2 : 0, m.tag); });
        if (!for_passwords) {
            use("extract", [&] { return by.kdf->extract(m.key, m.data, std::span(m.object).first(m.extract_size)); });
            use("expand", [&] { return by.kdf->expand(m.key, m.data, m.tag); });
        }
    }
    if (by.drbg != nullptr) {
        use("generate", [&] { return by.drbg->generate(m.key, m.data, m.data, m.data, m.tag); });
        use("generator", [&] { return by.drbg->generator->init(m.self, m.key, m.data, m.data); });
        use("generator.generate", [&] { return by.drbg->generator->generate(m.self, m.data, m.tag); });
        use("generator.reseed", [&] { return by.drbg->generator->reseed(m.self, m.key, m.data); });
    }
    if (by.kex != nullptr) {
        use("public_key", [&] { return by.kex->public_key(m.key, m.tag); });
        use("agree", [&] { return by.kex->agree(m.key, m.tag, opened.first(m.tag.size())); });
    }
    if (by.one_shot_cipher != nullptr) {
        const auto out = std::span(m.sealed = bytes(by.one_shot_cipher->ciphertext_size(m.text.size())));
        bytes back(by.one_shot_cipher->plaintext_room(out.size()));
        size_t size = 0;
        use("encrypt", [&] { return by.one_shot_cipher->encrypt(m.key, m.nonce, m.text, out); });
        use("decrypt", [&] { return by.one_shot_cipher->decrypt(m.key, m.nonce, out, back, size); });
    }
}

/// The objects that an implementation derives from a key.
template <class Use>
void each_object(const linnet_library::implementation& by, message& m, const Use& use) {
    if (by.aead != nullptr) use(by.aead->keyed->size, [&] { return by.aead->keyed->init(m.self, m.key, m.tag.size()); });
    if (by.stream != nullptr) use(by.stream->cipher->size, [&] { return by.stream->cipher->init(m.self, m.key, m.nonce); });
    if (by.mac != nullptr) use(by.mac->keyed->size, [&] { return by.mac->keyed->init(m.self, m.key, {}, m.tag.size()); });
    if (by.drbg != nullptr) use(by.drbg->generator->size, [&] { return by.drbg->generator->init(m.self, m.key, m.data, m.data); });
}

/// A key of a size; keys of two sizes have nothing in common.
bytes key_of(size_t size) {
    bytes key(size);
    for (size_t i = 0; i < size; ++i) key[i] = static_cast<std::uint8_t>(0x81 + 37 * i + 11 * size);
    return key;
}
/// Key 0 is `key`; others have the same size.
bytes other_key(bytes key, size_t number) {
    for (size_t i = 0; i < key.size(); ++i) key[i] ^= static_cast<std::uint8_t>(number * (0x35 + 2 * i));
    return key;
}
message message_for(const linnet::catalog_entry& e) {
    const size_t key_size = e.kind == linnet::algorithm_kind::kdf ? 32 : e.key_size;
    message m{key_of(key_size), bytes(e.nonce_size, 7), bytes(40, 5), {}, {}, {}, {}};
    m.tag.resize(e.tag_size == 0 ? 32 : e.tag_size);
    m.extract_size = e.extract_size;
    return m;
}

/// Adds the material that an implementation derives from a key, if it takes this size: the units of its objects that differ among
/// several keys.
void add_objects(key_material& all, const linnet::catalog_entry& e, const linnet_library::implementation& by, const bytes& key) {
    message m = message_for(e);
    each_object(by, m, [&](size_t size, const auto& init) {
        std::vector<bytes> objects;
        for (size_t number = 0; number < 4; ++number) {
            m.key = other_key(key, number);
            std::ranges::fill(m.object, std::uint8_t{0});
            if (size > m.object.size()) std::abort();
            if (init() != linnet_library::status::ok) return;
            objects.push_back(m.object);
        }
        const auto depends = [&](size_t at) {
            return at + unit <= size && std::ranges::any_of(objects, [&](const bytes& o) {
                       return std::memcmp(o.data() + at, objects[0].data() + at, unit) != 0;
                   });
        };
        for (size_t begin = 0, end = 0; begin < size; begin = end + unit) {
            for (end = begin; depends(end);) end += unit;
            all.add(std::string(e.id) + "/" + by.name, std::span(objects[0]).subspan(begin, end - begin));
        }
    });
}

/// The AES key that GCM-SIV derives from the nonce (RFC 8452, section 4), computed by counter mode.
bytes gcm_siv_key(const linnet_library::stream_table& ctr, const bytes& key) {
    bytes derived;
    for (std::uint8_t number = 2; derived.size() < key.size(); ++number) {
        bytes counter(16, 7), block(16);
        std::ranges::copy(bytes{number, 0, 0, 0}, counter.begin());
        static_cast<void>(ctr.crypt(key, counter, bytes(16), block));
        derived.insert(derived.end(), block.begin(), block.begin() + 8);
    }
    return derived;
}
/// The keys of an implementation: its own, and derived ones. A one-time key of Poly1305 is the beginning of a keystream.
std::vector<bytes> keys_of(const linnet::catalog_entry& e, const linnet_library::implementation& by) {
    const message m = message_for(e);
    std::vector<bytes> all{m.key};
    if (by.kdf != nullptr && by.kdf->extract != nullptr)
        static_cast<void>(by.kdf->extract(m.key, m.data, all.emplace_back(m.extract_size)));
    if (by.stream == nullptr) return all;
    if (e.id.ends_with("-ctr")) all.push_back(gcm_siv_key(*by.stream, m.key));
    else static_cast<void>(by.stream->crypt(m.key, m.nonce, bytes(32), all.emplace_back(32)));
    return all;
}
key_material everything_made() {
    std::set<bytes> keys;
    key_material all;
    const auto each_implementation = [](const auto& f) {
        for (const algorithm& a : linnet_library::algorithms())
            for (const auto& by : a.implementations)
                if (by.supported()) f(a.entry, by);
    };
    each_implementation([&](const auto& e, const auto& by) {
        for (const bytes& key : keys_of(e, by)) keys.insert(key);
    });
    for (const bytes& key : keys) each_implementation([&](const auto& e, const auto& by) { add_objects(all, e, by, key); });
    return all;
}

/// The key as given and with its words reversed, and the complements of both; for X25519 also the scalar.
std::vector<bytes> forms(const linnet_library::implementation& by, bytes key) {
    std::vector<bytes> all;
    const auto add = [&] {
        for (const size_t word : {1, 4, 8}) {
            all.push_back(reversed(key, word));
            bytes complement = all.back();
            for (auto& b : complement) b = static_cast<std::uint8_t>(~b);
            all.push_back(complement);
        }
    };
    add();
    if (by.kex == nullptr) return all;
    key.front() &= 0xf8;
    key.back() = static_cast<std::uint8_t>((key.back() & 0x7f) | 0x40);
    add();
    return all;
}

/// Whether every call of an implementation succeeds with at least one length, and leaves no key on the stack.
bool wipes(const algorithm& a, const linnet_library::implementation& by, const key_material& all, std::span<std::uint8_t> stack) {
    const auto& e = a.entry;
    message m = message_for(e);
    const std::vector<bytes> keys = forms(by, m.key);
    bool good = true;
    std::map<std::string, bool> succeeded;
    for (const size_t size : {size_t{0}, size_t{16}, e.block_size, 2 * e.block_size + 5, size_t{1000}}) {
        m.text.assign(size, 9);
        m.sealed.resize(size);
        m.opened.resize(e.kind == linnet::algorithm_kind::kex ? m.tag.size() : size);
        each_call(by, m, [&](const char* name, const auto& call) {
            bool& once = succeeded[name];
            const auto left = left_by(stack, [&] { once = call() == linnet_library::status::ok || once; });
            const bool key = std::ranges::any_of(keys, [&](const bytes& form) { return contains(left, form); });
            const char* const object = all.found_on(left);
            if (!key && object == nullptr) return;
            std::printf("%s/%s: %s leaves the key on the stack after a message of %zu bytes%s%s\n", e.id.data(), by.name, name,
                        size, object != nullptr ? ", as it is in an object of " : "", object != nullptr ? object : "");
            good = false;
        });
    }
    for (const auto& [name, once] : succeeded) {
        if (once) continue;
        std::printf("%s/%s: %s never succeeds\n", e.id.data(), by.name, name.c_str());
        good = false;
    }
    if (succeeded.empty()) std::printf("%s/%s: no call\n", e.id.data(), by.name);
    return good && !succeeded.empty();
}

} // namespace

int main() {
    std::vector<std::uint8_t> memory(2 * stack_size);
    constexpr size_t alignment = 4096;
    const size_t off = reinterpret_cast<std::uintptr_t>(memory.data()) % alignment;
    const std::span<std::uint8_t> stack = std::span(memory).subspan(alignment - off, stack_size);
    size_t checked = 0;
    bool good = true;
    const key_material all = everything_made();
    for (const algorithm& a : linnet_library::algorithms()) {
        if (a.entry.key_size < 8 && a.entry.kind != linnet::algorithm_kind::kdf) continue;
        for (const auto& by : a.implementations) {
            if (!by.supported()) continue;
            good = wipes(a, by, all, stack) && good;
            ++checked;
        }
    }
    std::printf("%zu implementations\n", checked);
    return good && checked != 0 && !all.empty() ? 0 : 1;
}
