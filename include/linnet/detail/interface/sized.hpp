// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_SIZED_HPP
#define LINNET_DETAIL_INTERFACE_SIZED_HPP

/// Parameters with their size in their type. Passing bytes of another size does not compile; the message names the parameter and
/// both sizes.

#include <linnet/detail/base/bytes.hpp>

#include <string_view>
#include <utility>

LINNET_NAMESPACE_BEGIN

/// The bytes of a std::string or a std::string_view, for reading.
inline std::span<const uint8_t> bytes_of(std::string_view text) noexcept {
    return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}
/// The bytes of a string literal, without the zero at its end.
template <size_t Size>
std::span<const uint8_t, Size - 1> bytes_of(const char (&literal)[Size]) noexcept {
    return std::span<const uint8_t, Size - 1>(reinterpret_cast<const uint8_t*>(literal), Size - 1);
}
template <size_t Size>
void bytes_of(char (&buffer)[Size]) = delete; // expected how much of it is text: std::string_view(buffer, size)
void bytes_of(std::nullptr_t) = delete;

/// The memory of an array, a vector or a span of std::byte, as bytes that calls take. The extent is the same; the bytes are
/// writable if the original ones are.
template <class Bytes, class Span = decltype(std::span(std::declval<Bytes&>()))>
    requires std::is_same_v<std::remove_const_t<typename Span::element_type>, std::byte>
auto bytes_of(Bytes&& bytes) noexcept { // NOLINT(cppcoreguidelines-missing-std-forward): nothing is moved
    using byte = std::conditional_t<std::is_const_v<typename Span::element_type>, const uint8_t, uint8_t>;
    const Span span(bytes);
    return std::span<byte, Span::extent>(reinterpret_cast<byte*>(span.data()), span.size());
}

/// What a parameter is for. Compiler messages name it.
namespace parameter {
struct key;
struct nonce;
struct tag;
struct digest;
struct public_key;
struct shared_secret;
} // namespace parameter

/// A span of `Size` bytes whose type names their purpose. An array or a span of that size converts to it.
template <class Parameter, class Byte, size_t Size>
struct sized_bytes : std::span<Byte, Size> {
    using span = std::span<Byte, Size>;

    constexpr sized_bytes(span bytes) noexcept : span(bytes) {}
    explicit constexpr sized_bytes(Byte* at, size_t size) noexcept : span(at, size) {}

    // NOLINTBEGIN(bugprone-forwarding-reference-overload): copies and moves are better matches
    template <class Bytes>
        requires std::is_convertible_v<Bytes&&, span>
    constexpr sized_bytes(Bytes&& bytes) noexcept : span(static_cast<Bytes&&>(bytes)) {}

    template <class Bytes>
        requires(!std::is_convertible_v<Bytes &&, span> && std::is_convertible_v<Bytes &&, std::span<Byte>>)
    sized_bytes(Bytes&&) = delete; // expected Size bytes; of a vector: std::span(vector).first<Size>()
    // NOLINTEND(bugprone-forwarding-reference-overload)
};

namespace detail {

template <class Parameter, class Byte, size_t Size>
struct parameter_bytes {
    using type = sized_bytes<Parameter, Byte, Size>;
};
template <class Parameter, class Byte>
struct parameter_bytes<Parameter, Byte, std::dynamic_extent> {
    using type = std::span<Byte>;
};

} // namespace detail

/// An input or an output of `Size` bytes; with std::dynamic_extent a span of any size.
template <class Parameter, size_t Size>
using sized_in = typename detail::parameter_bytes<Parameter, const uint8_t, Size>::type;
template <class Parameter, size_t Size>
using sized_out = typename detail::parameter_bytes<Parameter, uint8_t, Size>::type;

LINNET_NAMESPACE_END

#endif
