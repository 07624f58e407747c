// SPDX-License-Identifier: MIT OR Apache-2.0
// Calls the functions of every implementation on the stack of a thread of its own, and searches that stack afterwards for the key.
// Keys are wiped where they die, so none may be found. Parts of a key, which compilers spill, are not searched for.
#include <algorithms.hpp>
#include <linnet/detail/base/processor.hpp>

#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

#include <pthread.h>

unsigned char linnet::processor::linnet_level_limit = UCHAR_MAX;

namespace {

using linnet_library::algorithm;
using std::size_t;
using bytes = std::vector<std::uint8_t>;

constexpr size_t stack_size = size_t{1} << 20;

/// Runs f on an empty stack, which is `stack` afterwards.
template <class Function>
void run_on(std::span<std::uint8_t> stack, Function f) {
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
}

/// The key with the bytes of each `size` in reverse order, as words of a big-endian algorithm have them.
bytes reversed(const bytes& key, size_t size) {
    bytes out = key;
    for (size_t at = 0; at + size <= out.size(); at += size)
        std::reverse(out.begin() + static_cast<std::ptrdiff_t>(at), out.begin() + static_cast<std::ptrdiff_t>(at + size));
    return out;
}
bool contains(std::span<const std::uint8_t> stack, const bytes& key) {
    return std::search(stack.begin(), stack.end(), std::boyer_moore_horspool_searcher(key.begin(), key.end())) != stack.end();
}

/// A message, with room for what becomes of it.
struct message {
    bytes key, nonce, data, text;
    bytes tag, sealed, opened, object = bytes(8192);
    void* self = object.data();
};

/// Calls of one implementation, each by itself: a later one would overwrite what an earlier one left.
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
        }
    }
    if (by.stream != nullptr) {
        use("crypt", [&] { return by.stream->crypt(m.key, m.nonce, m.text, sealed); });
        use("cipher", [&] { return by.stream->cipher->init(m.self, m.key, m.nonce); });
        use("cipher.update", [&] { return by.stream->cipher->update(m.self, m.text, sealed); });
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
        const bool for_passwords = by.kdf->extract == nullptr; // which take a number of iterations, and no info
        const std::span info(m.data.data(), for_passwords ? 0 : m.data.size());
        use("derive", [&] { return by.kdf->derive(m.key, m.data, info, for_passwords ? 2 : 0, m.tag); });
    }
    if (by.drbg != nullptr) use("generate", [&] { return by.drbg->generate(m.key, m.data, m.data, m.data, m.tag); });
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

/// Whether every call of an implementation succeeds with one length at least, and leaves no key on the stack.
bool wipes(const algorithm& a, const linnet_library::implementation& by, std::span<std::uint8_t> stack) {
    const auto& e = a.entry;
    message m{bytes(e.kind == linnet::algorithm_kind::kdf ? 32 : e.key_size), bytes(e.nonce_size, 7), bytes(40, 5), {}, {}, {}, {}};
    for (size_t i = 0; i < m.key.size(); ++i) m.key[i] = static_cast<std::uint8_t>(0x81 + 37 * i);
    m.tag.resize(e.tag_size == 0 ? 32 : e.tag_size);
    bool good = true;
    std::map<std::string, bool> succeeded;
    for (const size_t size : {size_t{0}, size_t{16}, e.block_size, 2 * e.block_size + 5, size_t{1000}}) {
        m.text.assign(size, 9);
        m.sealed.resize(size);
        m.opened.resize(e.kind == linnet::algorithm_kind::kex ? m.tag.size() : size);
        each_call(by, m, [&](const char* name, const auto& call) {
            bool& once = succeeded[name];
            run_on(stack, [&] { once = call() == linnet_library::status::ok || once; });
            for (const size_t word : {1, 4, 8}) {
                if (!contains(stack, reversed(m.key, word))) continue;
                std::printf("%s/%s: %s leaves the key on the stack behind a message of %zu bytes\n", e.id.data(), by.name, name,
                            size);
                good = false;
            }
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
    for (const algorithm& a : linnet_library::algorithms()) {
        if (a.entry.key_size < 8 && a.entry.kind != linnet::algorithm_kind::kdf) continue;
        for (const auto& by : a.implementations) {
            if (!by.supported()) continue;
            good = wipes(a, by, stack) && good;
            ++checked;
        }
    }
    std::printf("%zu implementations\n", checked);
    return good && checked != 0 ? 0 : 1;
}
