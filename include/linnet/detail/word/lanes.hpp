// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_WORD_LANES_HPP
#define LINNET_DETAIL_WORD_LANES_HPP

#include <linnet/detail/word/scalar.hpp>

LINNET_NAMESPACE_BEGIN
#if LINNET_DEVICES
// A source for devices may include code that names lanes, but device code does not compute in them; nvcc cannot compile vectors.
template <class Type, size_t Number, size_t Most = 16>
struct lanes;
#else
namespace detail {

/// The largest vector register of the target, in bytes.
#if defined(__AVX512F__)
inline constexpr size_t native_vector_size = 64;
#elif defined(__AVX2__)
inline constexpr size_t native_vector_size = 32;
#else
inline constexpr size_t native_vector_size = 16;
#endif

/// Copies an integer into all elements. Before inlining into code for wider vectors, g++ splits a sum of a vector and an integer
/// into one insertion per element; it keeps a shuffle.
template <class Vector, class Type>
LINNET_LANES_INLINE constexpr void broadcast(Vector& to, Type value) noexcept {
    if constexpr (sizeof(Vector) > 16) {
        if (!__builtin_is_constant_evaluated() && !__builtin_constant_p(value)) {
            using narrow [[gnu::vector_size(16)]] = Type;
            const narrow copies = narrow{} | value;
            [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LANES_LAMBDA {
                to = __builtin_shufflevector(copies, copies, (Index * 0)...);
            }(std::make_index_sequence<sizeof(Vector) / sizeof(Type)>{});
            return;
        }
    }
    to = Vector{} | value;
}

} // namespace detail

/// `Number` independent words of type `Type`, one of each message, as an array of vectors of at most `Most` bytes. Never pass one
/// by value to a call that is not inlined: the calling convention of vectors differs between targets.
template <class Type, size_t Number, size_t Most = detail::native_vector_size>
struct lanes {
    static constexpr size_t vector_size = Most < Number * sizeof(Type) ? Most : Number * sizeof(Type);
    static constexpr size_t vectors = Number * sizeof(Type) / vector_size;
    static constexpr size_t per_vector = vector_size / sizeof(Type);
    static constexpr size_t number = Number;
    static_assert(std::has_single_bit(Number));

    using vector [[gnu::vector_size(vector_size)]] = Type;
    vector part[vectors];

    /// Calls f with the index of each vector as a constant: with a loop, g++ would keep the vectors in memory.
    template <class Function>
    LINNET_LANES_INLINE static constexpr void each(const Function& f) noexcept {
        [&]<size_t... Index>(std::index_sequence<Index...>)
            LINNET_LANES_LAMBDA { (f(std::integral_constant<size_t, Index>{}), ...); }(std::make_index_sequence<vectors>{});
    }
    /// Applies f to each vector. Not used in permutations, for the compiler's sake.
    template <class Function, class... Lanes>
    LINNET_LANES_INLINE static constexpr lanes map(const Function& f, const Lanes&... operands) noexcept {
        lanes result{};
        each([&](auto i) LINNET_LANES_LAMBDA { f(result.part[i], operands.part[i]...); });
        return result;
    }
    // Results do not start as copies of operands: g++ would copy 16 bytes at a time, and a load of 32 bytes would wait for that.
    LINNET_LANES_INLINE friend constexpr lanes operator^(const lanes& a, const lanes& b) noexcept {
        lanes r;
        each([&](auto i) LINNET_LANES_LAMBDA { r.part[i] = a.part[i] ^ b.part[i]; });
        return r;
    }
    LINNET_LANES_INLINE friend constexpr lanes operator&(const lanes& a, const lanes& b) noexcept {
        lanes r;
        each([&](auto i) LINNET_LANES_LAMBDA { r.part[i] = a.part[i] & b.part[i]; });
        return r;
    }
    LINNET_LANES_INLINE friend constexpr lanes operator|(const lanes& a, const lanes& b) noexcept {
        lanes r;
        each([&](auto i) LINNET_LANES_LAMBDA { r.part[i] = a.part[i] | b.part[i]; });
        return r;
    }
    /// Reads and writes `Number` consecutive words in memory.
    LINNET_LANES_INLINE static lanes from(const Type* words) noexcept {
        lanes result;
        for (size_t i = 0; i < vectors; ++i) __builtin_memcpy(&result.part[i], words + i * per_vector, vector_size);
        return result;
    }
    LINNET_LANES_INLINE void to(Type* words) const noexcept {
        for (size_t i = 0; i < vectors; ++i) __builtin_memcpy(words + i * per_vector, &part[i], vector_size);
    }
    LINNET_LANES_INLINE constexpr Type get(size_t lane) const noexcept { return part[lane / per_vector][lane % per_vector]; }
    LINNET_LANES_INLINE constexpr void set(size_t lane, Type value) noexcept { part[lane / per_vector][lane % per_vector] = value; }
};

/// A number of bytes for each lane, such as the size of its last block. All operations are on vectors.
template <class Type, size_t Number, size_t Most>
struct lane_lengths {
    using word_type = lanes<Type, Number, Most>;
    using vector = typename word_type::vector;
    word_type bytes;

    lane_lengths() = default;
    /// The same in all lanes.
    LINNET_LANES_INLINE constexpr lane_lengths(size_t common) noexcept : bytes{} {
        for (vector& v : bytes.part) detail::broadcast(v, static_cast<Type>(common));
    }
    LINNET_LANES_INLINE explicit lane_lengths(const std::array<size_t, Number>& each) noexcept {
        Type in_order[Number];
        for (size_t i = 0; i < Number; ++i) in_order[i] = static_cast<Type>(each[i]);
        bytes = word_type::from(in_order);
    }
    LINNET_LANES_INLINE constexpr size_t operator[](size_t lane) const noexcept { return static_cast<size_t>(bytes.get(lane)); }

    /// The bytes that remain after `count` bytes: 0 if there are fewer.
    LINNET_LANES_INLINE constexpr lane_lengths after(size_t count) const noexcept {
        vector taken;
        detail::broadcast(taken, static_cast<Type>(count));
        lane_lengths rest = *this;
        for (vector& v : rest.bytes.part) v = reinterpret_cast<vector>(v > taken) & (v - taken);
        return rest;
    }
    /// The lengths counted from byte `count`. A length below `count` wraps to more than a block has.
    LINNET_LANES_INLINE constexpr lane_lengths from(size_t count) const noexcept {
        lane_lengths rest = *this;
        for (vector& v : rest.bytes.part) v -= static_cast<Type>(count);
        return rest;
    }
    /// Sets all bits in the lanes that have fewer than `limit` bytes.
    LINNET_LANES_INLINE constexpr word_type below(size_t limit) const noexcept {
        vector least;
        detail::broadcast(least, static_cast<Type>(limit));
        return word_type::map([&](auto& r, const auto& n) LINNET_LANES_LAMBDA { r = reinterpret_cast<vector>(n < least); }, bytes);
    }
    LINNET_LANES_INLINE constexpr bool all_below(size_t limit) const noexcept {
        for (size_t i = 0; i < Number; ++i)
            if ((*this)[i] >= limit) return false;
        return true;
    }
    LINNET_LANES_INLINE constexpr bool all_zero() const noexcept {
        vector any{};
        for (const vector& v : bytes.part) any |= v;
        Type sum = 0;
        for (size_t i = 0; i < word_type::per_vector; ++i) sum = static_cast<Type>(sum | any[i]);
        return sum == 0;
    }
};

/// The sizes of whole messages in lanes, in bytes.
template <size_t Number>
struct lane_totals {
    std::array<uint64_t, Number> bytes;

    lane_totals() = default;
    /// The same in all lanes.
    LINNET_LANES_INLINE constexpr lane_totals(uint64_t common) noexcept : bytes{} {
        for (uint64_t& b : bytes) b = common;
    }
    LINNET_LANES_INLINE constexpr lane_totals& operator+=(uint64_t more) noexcept {
        for (uint64_t& b : bytes) b += more;
        return *this;
    }
    /// The sum of these and the sizes of the last blocks, shifted.
    template <class Lanes, class Lengths>
    LINNET_LANES_INLINE Lanes shifted(const Lengths& last, unsigned right, unsigned left) const noexcept {
        using Type = std::remove_cvref_t<decltype(Lanes{}.get(0))>;
        Type words[Number];
        for (size_t i = 0; i < Number; ++i) words[i] = static_cast<Type>((bytes[i] + last[i]) >> right << left);
        return Lanes::from(words);
    }
};

/// The lanes are loaded from and stored to `Number` separate buffers, at the same offset in each.
///
/// If the word size divides 16 and a vector has enough lanes, 16 bytes of each lane are moved at a time: `chunk` words. They form a
/// square to transpose in each 16 bytes of `chunk` vectors. Byte counts apply to all lanes, unless their type is `length`.
template <class Type, size_t Number, size_t Most>
struct word<lanes<Type, Number, Most>> {
    using lane = word<Type>;
    using WordType = lanes<Type, Number, Most>;
    using source = std::array<const uint8_t*, Number>;
    using sink = std::array<uint8_t*, Number>;
    using mask = std::array<bool, Number>;
    using length = lane_lengths<Type, Number, Most>;
    using total = lane_totals<Number>;
    static constexpr size_t size = sizeof(Type);
    static constexpr std::string_view name = "lanes";

    /// The word whose lane i is f(i).
    template <class Function>
    LINNET_LANES_INLINE static constexpr WordType generate(const Function& f) noexcept {
        WordType result{};
        for (size_t i = 0; i < Number; ++i) result.set(i, f(i));
        return result;
    }

    LINNET_LANES_INLINE static constexpr WordType constant(Type value) noexcept {
        if (__builtin_is_constant_evaluated()) return generate([=](size_t) noexcept { return value; });
        return WordType::map([=](auto& r) LINNET_LANES_LAMBDA { detail::broadcast(r, value); });
    }

    template <byte_order Order>
    LINNET_LANES_INLINE static constexpr WordType load(const source& from, size_t offset) noexcept {
        return generate([&](size_t i) LINNET_LANES_LAMBDA { return detail::load<Type, Order>(from[i] + offset); });
    }
    template <byte_order Order>
    LINNET_LANES_INLINE static constexpr void store(const sink& to, size_t offset, const WordType& value) noexcept {
        for (size_t i = 0; i < Number; ++i) detail::store<Type, Order>(to[i] + offset, value.get(i));
    }
    template <byte_order Order>
    LINNET_LANES_INLINE static constexpr WordType load_partial(const source& from, size_t offset, size_t count) noexcept {
        return generate([&](size_t i) LINNET_LANES_LAMBDA { return lane::template load_partial<Order>(from[i], offset, count); });
    }
    template <byte_order Order>
    LINNET_LANES_INLINE static constexpr void store_partial(const sink& to, size_t offset, size_t count,
                                                            const WordType& value) noexcept {
        for (size_t i = 0; i < Number; ++i) lane::template store_partial<Order>(to[i], offset, count, value.get(i));
    }

    LINNET_LANES_INLINE static constexpr WordType and_not(const WordType& a, const WordType& b) noexcept {
        WordType r;
        WordType::each([&](auto i) LINNET_LANES_LAMBDA { r.part[i] = ~a.part[i] & b.part[i]; });
        return r;
    }

    /// A rotation by whole bytes is one shuffle with AVX2, which has no rotations.
    template <unsigned Count>
    LINNET_LANES_INLINE static constexpr WordType rotate_right(const WordType& value) noexcept {
        constexpr unsigned rest = 8 * sizeof(Type) - Count;
        WordType r;
        if constexpr (Count % 8 == 0 && WordType::vector_size == 32 && detail::is_native<byte_order::little>) {
            if (!__builtin_is_constant_evaluated()) {
                constexpr auto from = [](size_t byte) { return (byte + Count / 8) % size; };
                WordType::each([&](auto i) LINNET_LANES_LAMBDA {
                    r.part[i] = value.part[i];
                    shuffle_in_words(r.part[i], from);
                });
                return r;
            }
        }
        WordType::each([&](auto i) LINNET_LANES_LAMBDA { r.part[i] = value.part[i] >> Count | value.part[i] << rest; });
        return r;
    }

    template <unsigned Count>
    LINNET_LANES_INLINE static constexpr WordType shift_right(const WordType& value) noexcept {
        WordType r;
        WordType::each([&](auto i) LINNET_LANES_LAMBDA { r.part[i] = value.part[i] >> Count; });
        return r;
    }
    template <unsigned Count>
    LINNET_LANES_INLINE static constexpr WordType shift_left(const WordType& value) noexcept {
        WordType r;
        WordType::each([&](auto i) LINNET_LANES_LAMBDA { r.part[i] = value.part[i] << Count; });
        return r;
    }

    template <byte_order Order>
    LINNET_LANES_INLINE static constexpr WordType byte_at(size_t index, uint8_t value) noexcept {
        return constant(lane::template byte_at<Order>(index, value));
    }
    template <byte_order Order>
    LINNET_LANES_INLINE static constexpr WordType first_bytes(const WordType& value, size_t count) noexcept {
        const WordType ones = constant(lane::template first_bytes<Order>(static_cast<Type>(~Type{0}), count));
        return WordType::map([](auto& r, const auto& x, const auto& y) LINNET_LANES_LAMBDA { r = x & y; }, value, ones);
    }
    /// a where the bits of `choice` are set, else b.
    LINNET_LANES_INLINE static constexpr WordType select(const WordType& choice, const WordType& a, const WordType& b) noexcept {
        return (a & choice) | and_not(choice, b);
    }
    LINNET_LANES_INLINE static constexpr WordType select(const mask& choice, const WordType& a, const WordType& b) noexcept {
        return generate([&](size_t i) LINNET_LANES_LAMBDA { return lane::select(choice[i], a.get(i), b.get(i)); });
    }

    // The same with a length for each lane. A length of `size` or more means the whole word for first_bytes, and no byte for
    // byte_at.

    /// Byte `index` is `value`; a word that does not reach it is zero.
    template <byte_order Order>
    LINNET_LANES_INLINE static constexpr WordType byte_at(const length& index, uint8_t value) noexcept {
        const vector last = vector{} + static_cast<Type>(size - 1);
        return WordType::map(
            [=](auto& r, const auto& i) LINNET_LANES_LAMBDA {
                const vector at = Order == byte_order::little ? i : last - i;
                r = reinterpret_cast<vector>(i <= last) & ((vector{} + value) << ((at & last) * 8));
            },
            index.bytes);
    }
    template <byte_order Order>
    LINNET_LANES_INLINE static constexpr WordType first_bytes(const WordType& value, const length& count) noexcept {
        const vector last = vector{} + static_cast<Type>(size - 1);
        return WordType::map(
            [=](auto& r, const auto& x, const auto& n) LINNET_LANES_LAMBDA {
                const vector ones = ~vector{};
                const vector bits = (n & last) * 8;
                const vector beyond = Order == byte_order::little ? ones << bits : ones >> bits;
                r = x & (reinterpret_cast<vector>(n > last) | ~beyond);
            },
            value, count.bytes);
    }

    static constexpr size_t chunk =
        16 % size == 0 && WordType::vector_size >= 16 && WordType::per_vector >= 16 / size ? 16 / size : 1;

    /// Loads `Count` <= chunk consecutive words of each lane.
    template <byte_order Order, size_t Count>
    LINNET_LANES_INLINE static void load_words(const source& from, size_t offset, WordType* to) noexcept {
        if constexpr (chunk != 1 && Count == chunk) {
            gather(to,
                   [&](size_t i, sixteen& bytes) LINNET_LANES_LAMBDA { __builtin_memcpy(&bytes, from[i] + offset, sizeof bytes); });
            for (size_t k = 0; k < Count; ++k) to[k] = in_order<Order>(to[k]);
        } else {
            for (size_t k = 0; k < Count; ++k) to[k] = load<Order>(from, offset + k * size);
        }
    }
    template <byte_order Order, size_t Count>
    LINNET_LANES_INLINE static void store_words(const sink& to, size_t offset, const WordType* from) noexcept {
        if constexpr (chunk != 1 && Count == chunk) {
            WordType ordered[Count];
            for (size_t k = 0; k < Count; ++k) ordered[k] = in_order<Order>(from[k]);
            scatter(ordered, [&](size_t i, const sixteen& bytes)
                                 LINNET_LANES_LAMBDA { __builtin_memcpy(to[i] + offset, &bytes, sizeof bytes); });
        } else {
            for (size_t k = 0; k < Count; ++k) store<Order>(to, offset + k * size, from[k]);
        }
    }
    /// The same for the first `count` bytes of each lane; the other bytes are zero.
    template <byte_order Order, size_t Count>
    LINNET_LANES_INLINE static void load_words(const source& from, size_t offset, const length& count, WordType* to) noexcept {
        if constexpr (chunk != 1) {
            WordType words[chunk];
            gather(words, [&](size_t i, sixteen& bytes)
                              LINNET_LANES_LAMBDA { load_part(bytes, from[i] + offset, at_most<Count>(count[i])); });
            for (size_t k = 0; k < Count; ++k) to[k] = in_order<Order>(words[k]);
        } else {
            for (size_t k = 0; k < Count; ++k) {
                to[k] = generate([&](size_t i) LINNET_LANES_LAMBDA {
                    const size_t n = count[i] > k * size ? count[i] - k * size : 0;
                    return n >= size ? detail::load<Type, Order>(from[i] + offset + k * size)
                                     : lane::template load_partial<Order>(from[i], offset + k * size, n);
                });
            }
        }
    }
    template <byte_order Order, size_t Count>
    LINNET_LANES_INLINE static void store_words(const sink& to, size_t offset, const length& count, const WordType* from) noexcept {
        if constexpr (chunk != 1) {
            WordType ordered[chunk]{};
            for (size_t k = 0; k < Count; ++k) ordered[k] = in_order<Order>(from[k]);
            scatter(ordered, [&](size_t i, const sixteen& bytes)
                                 LINNET_LANES_LAMBDA { store_part(to[i] + offset, bytes, at_most<Count>(count[i])); });
        } else {
            for (size_t k = 0; k < Count; ++k) {
                for (size_t i = 0; i < Number; ++i) {
                    const size_t n = count[i] > k * size ? count[i] - k * size : 0;
                    if (n >= size) detail::store<Type, Order>(to[i] + offset + k * size, from[k].get(i));
                    else lane::template store_partial<Order>(to[i], offset + k * size, n, from[k].get(i));
                }
            }
        }
    }

    LINNET_LANES_INLINE static constexpr WordType add(const WordType& a, const WordType& b) noexcept {
        WordType r;
        WordType::each([&](auto i) LINNET_LANES_LAMBDA { r.part[i] = a.part[i] + b.part[i]; });
        return r;
    }
    LINNET_LANES_INLINE static constexpr word_product<WordType> multiply_wide(const WordType& a, const WordType& b) noexcept
        requires(size >= 4)
    {
        word_product<WordType> product{};
        for (size_t i = 0; i < WordType::vectors; ++i)
            detail::multiply_wide<Type>(a.part[i], b.part[i], product.low.part[i], product.high.part[i]);
        return product;
    }
    LINNET_LANES_INLINE static constexpr word_product<WordType> multiply_carryless(const WordType& a, const WordType& b) noexcept
        requires(size >= 4)
    {
        word_product<WordType> product{};
        for (size_t i = 0; i < WordType::vectors; ++i)
            detail::multiply_carryless<Type>(a.part[i], b.part[i], product.low.part[i], product.high.part[i]);
        return product;
    }

    LINNET_INLINE static constexpr void wipe(WordType& value) noexcept { detail::wipe(value); }

private:
    using vector = typename WordType::vector;
    using sixteen [[gnu::vector_size(16)]] = Type; ///< `chunk` words of a lane
    using thirty_two [[gnu::vector_size(32)]] = Type;
    using octets [[gnu::vector_size(WordType::vector_size)]] = uint8_t; ///< the bytes of a vector
    static constexpr size_t in_vector = WordType::vector_size / 16;     ///< chunks in a vector

    template <size_t Count>
    LINNET_LANES_INLINE static constexpr size_t at_most(size_t bytes) noexcept {
        return bytes < Count * size ? bytes : Count * size;
    }
    /// Converts words between the native byte order and `Order`.
    template <byte_order Order>
    LINNET_LANES_INLINE static WordType in_order(const WordType& value) noexcept {
        WordType r = value;
        if constexpr (!detail::is_native<Order>) {
            for (vector& v : r.part) shuffle_in_words(v, [](size_t byte) { return size - 1 - byte; });
        }
        return r;
    }
    /// Byte i of each word becomes the previous byte from(i).
    template <class Function>
    LINNET_LANES_INLINE static void shuffle_in_words(vector& v, Function) noexcept {
        const octets bytes = reinterpret_cast<octets>(v);
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LANES_LAMBDA {
            constexpr Function from{};
            v = reinterpret_cast<vector>(__builtin_shufflevector(bytes, bytes, (Index / size * size + from(Index % size))...));
        }(std::make_index_sequence<WordType::vector_size>{});
    }

#if defined(__x86_64__) && !defined(LINNET_NO_ASM)
    static constexpr bool has_masks = WordType::vector_size == 64;
#else
    static constexpr bool has_masks = false;
#endif
    /// Loads the first `count` <= 16 bytes; the others are zero. AVX-512 loads with a mask and reads no byte after them.
    LINNET_LANES_INLINE static void load_part(sixteen& bytes, const uint8_t* from, size_t count) noexcept {
#if defined(__x86_64__) && !defined(LINNET_NO_ASM)
        if constexpr (has_masks) {
            const uint32_t chosen = (uint32_t{1} << count) - 1;
            asm volatile("kmovd %[chosen], %%k1\n\tvmovdqu8 (%[from]), %[bytes]%{%%k1%}%{z%}"
                         : [bytes] "=v"(bytes)
                         : [chosen] "r"(chosen), [from] "r"(from)
                         : "k1", "memory");
            return;
        }
#endif
        const uint64_t halves[2] = {half(from, count), count > 8 ? half(from + 8, count - 8) : 0};
        __builtin_memcpy(&bytes, halves, sizeof bytes);
    }
    LINNET_LANES_INLINE static void store_part(uint8_t* to, const sixteen& bytes, size_t count) noexcept {
#if defined(__x86_64__) && !defined(LINNET_NO_ASM)
        if constexpr (has_masks) {
            const uint32_t chosen = (uint32_t{1} << count) - 1;
            asm volatile("kmovd %[chosen], %%k1\n\tvmovdqu8 %[bytes], (%[to])%{%%k1%}"
                         :
                         : [chosen] "r"(chosen), [to] "r"(to), [bytes] "v"(bytes)
                         : "k1", "memory");
            return;
        }
#endif
        uint64_t halves[2];
        __builtin_memcpy(halves, &bytes, sizeof bytes);
        store_half(to, halves[0], count);
        if (count > 8) store_half(to + 8, halves[1], count - 8);
    }
    static constexpr byte_order native = detail::is_native<byte_order::little> ? byte_order::little : byte_order::big;
    LINNET_LANES_INLINE static uint64_t half(const uint8_t* from, size_t count) noexcept {
        return count >= 8 ? detail::load<uint64_t, native>(from) : detail::load_partial<uint64_t, native>(from, count);
    }
    LINNET_LANES_INLINE static void store_half(uint8_t* to, uint64_t value, size_t count) noexcept {
        if (count >= 8) detail::store<uint64_t, native>(to, value);
        else detail::store_partial<uint64_t, native>(to, value, count);
    }

    // Vectors are written to a reference: g++ warns about each vector that is returned, although all of this is inlined.

    /// Loads `chunk` words of each lane; load_chunk(lane, bytes) loads the words of one lane.
    template <class Load>
    LINNET_LANES_INLINE static void gather(WordType* to, const Load& load_chunk) noexcept {
        for (size_t v = 0; v < WordType::vectors; ++v) {
            vector row[chunk];
            for (size_t k = 0; k < chunk; ++k) {
                const size_t first = v * WordType::per_vector + k;
                sixteen part[in_vector];
                for (size_t c = 0; c < in_vector; ++c) load_chunk(first + c * chunk, part[c]);
                if constexpr (in_vector == 1) {
                    row[k] = part[0];
                } else if constexpr (in_vector == 2) {
                    join(row[k], part[0], part[1]);
                } else {
                    thirty_two half[2];
                    join(half[0], part[0], part[1]);
                    join(half[1], part[2], part[3]);
                    join(row[k], half[0], half[1]);
                }
            }
            transpose(row);
            for (size_t k = 0; k < chunk; ++k) to[k].part[v] = row[k];
        }
    }
    /// The inverse: store_chunk(lane, bytes) stores the words of one lane.
    template <class Store>
    LINNET_LANES_INLINE static void scatter(const WordType* from, const Store& store_chunk) noexcept {
        for (size_t v = 0; v < WordType::vectors; ++v) {
            vector row[chunk];
            for (size_t k = 0; k < chunk; ++k) row[k] = from[k].part[v];
            transpose(row);
            for (size_t k = 0; k < chunk; ++k)
                store_chunks(row[k], v * WordType::per_vector + k, store_chunk, std::make_index_sequence<in_vector>{});
        }
    }
    template <class Double, class Vector>
    LINNET_LANES_INLINE static void join(Double& both, const Vector& a, const Vector& b) noexcept {
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LANES_LAMBDA {
            both = __builtin_shufflevector(a, b, Index...);
        }(std::make_index_sequence<sizeof(Double) / size>{});
    }
    /// Stores the chunks of a vector. They belong to every `chunk`-th lane, starting with `first`.
    template <class Store, size_t... Index>
    LINNET_LANES_INLINE static void store_chunks(const vector& from, size_t first, const Store& store_chunk,
                                                 std::index_sequence<Index...>) noexcept {
        (store_at<Index>(from, first + Index * chunk, store_chunk, std::make_index_sequence<chunk>{}), ...);
    }
    template <size_t Index, class Store, size_t... Word>
    LINNET_LANES_INLINE static void store_at(const vector& from, size_t lane, const Store& store_chunk,
                                             std::index_sequence<Word...>) noexcept {
        const sixteen bytes = __builtin_shufflevector(from, from, (Index * chunk + Word)...);
        store_chunk(lane, bytes);
    }

    /// In each 16 bytes, interleaves the first or the last halves of a and b, in units of `Unit` words.
    template <size_t Unit, bool Last>
    LINNET_LANES_INLINE static void interleave(vector& to, const vector& a, const vector& b) noexcept {
        [&]<size_t... Index>(std::index_sequence<Index...>) LINNET_LANES_LAMBDA {
            to = __builtin_shufflevector(a, b,
                                         (Index / chunk * chunk + (Last ? chunk / 2 : 0) + Index % chunk / (2 * Unit) * Unit +
                                          Index % Unit + (Index / Unit % 2 == 0 ? 0 : WordType::per_vector))...);
        }(std::make_index_sequence<WordType::per_vector>{});
    }
    /// Replaces each pair of vectors, `Unit` rows apart, by its interleaved first halves and its interleaved last halves.
    template <size_t Unit>
    LINNET_LANES_INLINE static void interleave_rows(vector* row) noexcept {
        vector turned[chunk];
        for (size_t i = 0; i < chunk; i += 2 * Unit) {
            for (size_t j = 0; j < Unit; ++j) {
                interleave<Unit, false>(turned[i + 2 * j], row[i + j], row[i + Unit + j]);
                interleave<Unit, true>(turned[i + 2 * j + 1], row[i + j], row[i + Unit + j]);
            }
        }
        for (size_t i = 0; i < chunk; ++i) row[i] = turned[i];
    }
    /// Transposes the square of `chunk` words in each 16 bytes of `chunk` vectors. It is its own inverse.
    LINNET_LANES_INLINE static void transpose(vector* row) noexcept {
        interleave_rows<1>(row);
        if constexpr (chunk >= 4) interleave_rows<2>(row);
        if constexpr (chunk >= 8) interleave_rows<4>(row);
    }
};
#endif

LINNET_NAMESPACE_END

#endif
