// SPDX-License-Identifier: MIT OR Apache-2.0
#include "batch.hpp"

#include "threads.hpp"

#include <algorithm>

namespace linnet_library::batch {

#if defined(LINNET_KERNELS_IN_LANES)
#define LINNET_FAMILY_IN_LANES(family) extern const std::span<const lanes_kernel> kernels_of_##family;
#include "lanes_families.inc"
#undef LINNET_FAMILY_IN_LANES
#endif

namespace {

namespace of_header = linnet::batch::detail;

/// The kernel of an algorithm, or null; a library for firmware has no kernels.
const lanes_kernel* find([[maybe_unused]] std::string_view id) noexcept {
#if defined(LINNET_KERNELS_IN_LANES)
    for (const std::span<const lanes_kernel> family : {
#define LINNET_FAMILY_IN_LANES(family) kernels_of_##family,
#include "lanes_families.inc"
#undef LINNET_FAMILY_IN_LANES
         })
        for (const lanes_kernel& one : family)
            if (one.id == id) return &one;
#endif
    return nullptr;
}

of_header::sizes sizes_of(const linnet::catalog_entry& e) noexcept {
    using linnet::algorithm_kind;
    of_header::sizes s{.key_min = e.key_size_min,
                       .key_max = e.key_size_max,
                       .nonce_min = e.nonce_size_min,
                       .nonce_max = e.nonce_size_max,
                       .tag_min = e.tag_size_min,
                       .tag_max = e.tag_size_max,
                       .customization_max = e.customization_size_max,
                       .message_max = e.message_size_max,
                       .takes_nonce = e.nonce_size_max != 0,
                       .one_time_key = e.one_time_key};
    if (e.kind == algorithm_kind::aead) s.tag_min = s.tag_max = e.tag_size;
    else if (e.kind == algorithm_kind::hash) s.tag_min = s.tag_max = e.digest_size;
    else if (e.kind == algorithm_kind::xof) s.tag_max = SIZE_MAX;
    else if (e.customization_size_max != 0) s.nonce_min = 0, s.nonce_max = e.customization_size_max;
    return s;
}

result check_sizes(const linnet::catalog_entry& e, const batch& b) noexcept {
    const of_header::sizes s = sizes_of(e);
    const auto keys = b.keys.shape();
    const auto nonces = b.nonces.shape();
    const auto texts = b.texts.shape();
    const auto out = b.out.shape();
    switch (b.what) {
    case operation::encrypt:
        return of_header::check_encrypt(s, b.count, keys, nonces, b.data.shape(), texts, out, b.tags.shape(), b.all.size());
    case operation::decrypt:
        return of_header::check_decrypt(s, b.count, keys, nonces, b.data.shape(), texts, b.received.shape(), out, b.all.size());
    case operation::verify:
        return of_header::check_verify(s, b.count, keys, nonces, texts, b.received.shape(), b.tag_size, true, b.all.size());
    default:
        if (e.kind == linnet::algorithm_kind::mac) return of_header::check_mac(s, b.count, keys, nonces, texts, out, b.all.size());
        return of_header::check_digest(s, b.count, nonces, texts, out, b.all.size());
    }
}

result check_memory(const batch& b) noexcept {
    of_header::regions memory;
    memory.read(b.keys, b.count).read(b.nonces, b.count).read(b.data, b.count).read(b.received, b.count);
    if (b.what == operation::encrypt || b.what == operation::decrypt)
        memory.in_place(b.texts, b.count, b.out).write(b.tags, b.count);
    else memory.read(b.texts, b.count).write(b.out, b.count);
    return memory.write(b.all).check();
}

/// Checks that no two messages have the same key and nonce, or the same one-time key, if the algorithm requires that.
result check_distinct(const linnet::catalog_entry& e, const batch& b) noexcept {
    const of_header::sizes s = sizes_of(e);
    if (b.what == operation::encrypt) return of_header::check_repeats(b.same_nonces, b.count, b.keys, b.nonces, b.tags);
    if (b.what != operation::compute || (!s.takes_nonce && !s.one_time_key)) return {};
    return of_header::check_repeats(b.same_nonces, b.count, b.keys, b.nonces, b.out);
}

template <class Work>
void one_by_one(const Work& work, range part) noexcept {
    for (std::size_t i = part.begin; i < part.end; ++i) work.single(i);
}

/// Message by message, over the tables.
void run_singly(const calls& by, const batch& b, range part) noexcept {
    if (b.what == operation::encrypt)
        one_by_one(of_header::texts_of_batch<true, calls>(by, b.count, b.keys, b.nonces, b.data, b.texts, b.received, b.out, b.tags,
                                                          b.all),
                   part);
    else if (b.what == operation::decrypt)
        one_by_one(of_header::texts_of_batch<false, calls>(by, b.count, b.keys, b.nonces, b.data, b.texts, b.received, b.out,
                                                           b.tags, b.all),
                   part);
    else
        one_by_one(
            of_header::messages_of_batch<calls>(by, b.count, b.keys, b.nonces, b.texts, b.received, b.tag_size, b.out, b.all),
            part);
}

/// The size of a text in a refused batch; 0 if unknown.
std::size_t text_size(const input& texts, std::size_t i, std::size_t count) noexcept {
    using linnet::batch::layout;
    linnet::detail::bytes_in text;
    if (texts.shape().how == layout::pointers_alike) return texts.shape().total;
    if (texts.shape().varies() && texts.offsets() == nullptr) return 0;
    if (texts.shape().how == layout::pointers) return texts.sizes()[i];
    return texts.get(i, count, text) ? text.size() : 0;
}

/// Zeroes an output of a refused batch.
void clear(const output& to, const input& texts, std::size_t count) noexcept {
    if (!to.shape().by_pointers()) {
        if (to.all().data() != nullptr) linnet::detail::fill_zero(to.all());
    } else if (to.addresses() != nullptr) {
        const bool alike = !to.shape().varies();
        for (std::size_t i = 0; i < count; ++i)
            if (to.addresses()[i] != nullptr)
                linnet::detail::fill_zero({to.addresses()[i], alike ? to.shape().total : text_size(texts, i, count)});
    }
}

/// The key that all messages of a batch share, expanded once and wiped at the end, if the algorithm has keyed contexts. Not with
/// customization strings: they are part of a context, and may differ.
class expanded_key {
    alignas(8) unsigned char context_[2048]; // as linnet_aead_keyed
    void (*wipe_)(void* self) noexcept = nullptr;

    template <class Init>
    void make(std::size_t size, void (*wipe)(void* self) noexcept, const Init& init) noexcept {
        if (size <= sizeof context_ && init() == status::ok) wipe_ = wipe;
    }

public:
    expanded_key(const algorithm& of, const batch& b) noexcept {
        in key;
        if (b.count < 2 || b.keys.shape().how != linnet::batch::layout::shared || !b.keys.get(0, b.count, key)) return;
        const implementation& by = of.implementations.front();
        if (const aead_table* const t = by.aead; t != nullptr)
            make(t->keyed->size, t->keyed->wipe, [&] { return t->keyed->init(context_, key, of.entry.tag_size); });
        else if (const mac_table* const m = by.mac; m != nullptr && of.entry.customization_size_max == 0)
            make(m->keyed->size, m->keyed->wipe, [&] { return m->keyed->init(context_, key, {}, tag_size_of(b)); });
    }
    expanded_key(const expanded_key&) = delete;
    expanded_key& operator=(const expanded_key&) = delete;
    ~expanded_key() {
        if (wipe_ != nullptr) wipe_(context_);
    }

    /// The context, or null if each message expands its key.
    const void* get() const noexcept { return wipe_ != nullptr ? context_ : nullptr; }

private:
    static std::size_t tag_size_of(const batch& b) noexcept {
        if (b.what == operation::verify) return b.tag_size;
        const linnet::batch::extent room = b.out.shape();
        return room.how == linnet::batch::layout::pointers_alike ? room.total : room.total / b.count;
    }
};

/// The parts of a batch that threads take. Each is large enough for a thread, fills the lanes, and has at most as many messages as
/// are sorted at once, or a multiple of that number.
class parts {
    static constexpr std::size_t sorted = of_header::by_length::most, least_bytes = std::size_t{1} << 17, of_a_message = 64;

    calls by_;
    const batch& all_;
    void (*run_)(const calls& by, const batch& whole, range part) noexcept;
    std::size_t size_;

    /// The approximate number of bytes of a message.
    static std::size_t bytes_of(const batch& b) noexcept {
        const auto of = [&](const input& strings) {
            const linnet::batch::extent e = strings.shape();
            if (e.how == linnet::batch::layout::shared || e.how == linnet::batch::layout::pointers_alike) return e.total;
            if (e.how != linnet::batch::layout::pointers) return b.count == 0 ? 0 : e.total / b.count;
            return std::min(std::max(strings.sizes()[0], strings.sizes()[b.count / 2]), least_bytes); // the larger of two samples
        };
        return b.count == 0 ? of_a_message : of_a_message + of(b.texts) + of(b.data);
    }

public:
    parts(const calls& by, const batch& all, const lanes_kernel* kernel) noexcept
        : by_(by),
          all_(all),
          run_(kernel != nullptr ? kernel->run : run_singly),
          size_(std::max(least_bytes / bytes_of(all), kernel != nullptr ? kernel->lanes() : 1)) {
        if (size_ > sorted) size_ = (size_ + sorted - 1) / sorted * sorted;
    }
    std::size_t count() const noexcept { return (all_.count + size_ - 1) / size_; }
    static void run(const void* self, std::size_t i) noexcept {
        const auto& p = *static_cast<const parts*>(self);
        const std::size_t begin = i * p.size_;
        p.run_(p.by_, p.all_, {begin, std::min(begin + p.size_, p.all_.count)});
    }
};

} // namespace

std::size_t lanes(const algorithm& of) noexcept {
    const lanes_kernel* const kernel = find(of.entry.id);
    return kernel == nullptr ? 1 : kernel->lanes();
}

void refuse(const batch& b, linnet::status why) noexcept {
    clear(b.out, b.texts, b.count);
    clear(b.tags, {}, b.count);
    std::fill(b.all.begin(), b.all.end(), why);
}

result compute(const algorithm& of, const batch& b, std::size_t threads) noexcept {
    result refusal = check_sizes(of.entry, b);
    if (refusal) refusal = check_memory(b);
    if (refusal) refusal = check_distinct(of.entry, b);
    if (!refusal) return refuse(b, refusal.why), refusal;
    const expanded_key key(of, b);
    const parts all(calls{of, key.get()}, b, find(of.entry.id));
    spread(all.count(), threads, parts::run, &all);
    return {};
}

} // namespace linnet_library::batch
