// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_BATCH_SYCL_HPP
#define LINNET_BATCH_SYCL_HPP

// Before any header of the library, so that it knows the target of the compilation.
#include <sycl/sycl.hpp>

#include <linnet/detail/base/config.hpp>
#if defined(LINNET_CPP20)

/// Batches as SYCL kernels: every AEAD, hash, extendable-output function and MAC of the catalog, one message per work-item, with
/// any SYCL 2020 compiler. No other header includes this one.
///
///     using namespace linnet::batch;
///     linnet::sycl::encrypt<linnet::ascon_aead128>(queue, count, each(keys), each(nonces), shared(header), at(texts, offsets),
///                                                  ciphertexts, tags).wait();
///
/// Memory is unified shared memory (USM) that the device can use, or buffers in the overloads for them. Each call queues a kernel
/// and returns its event; do not touch the memory before the event is complete. Everything that can be known without reading memory
/// of the device is checked first: a refused batch queues nothing and throws `refused`, which says what was wrong. Errors that only
/// the device can detect, such as a tag that is not authentic or offsets that descend, are in the status of the message: its output
/// is zero, and the other messages are not affected.

#include <linnet/batch/one_message.hpp>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

LINNET_NAMESPACE_BEGIN
namespace sycl {

/// A batch that cannot be queued.
class refused : public std::invalid_argument {
    status why_;

public:
    refused(status why, const std::string& what) : std::invalid_argument(what), why_(why) {}
    /// `length` for a size that does not fit, `overlap` for memory that is written and has another use, else `argument`.
    status why() const noexcept { return why_; }
};

/// How a kernel is queued.
struct options {
    std::size_t work_group_size = 0;    ///< messages in a work-group; 0: the library chooses
    std::vector<::sycl::event> after{}; ///< events that must be complete before it starts
};

/// Byte strings in buffers, instead of `batch::input` in the overloads for buffers. Made by `each`, `shared` and `at`.
class buffer_input {
    ::sycl::buffer<std::uint8_t> bytes_{::sycl::range<1>(1)};
    ::sycl::buffer<std::uint8_t> offsets_{::sycl::range<1>(1)};
    batch::extent extent_;

public:
    buffer_input() = default; ///< every string is empty
    buffer_input(batch::layout how, const ::sycl::buffer<std::uint8_t>& bytes) : bytes_(bytes), extent_{how, bytes.size()} {}
    template <class Offset>
    buffer_input(batch::layout how, const ::sycl::buffer<std::uint8_t>& bytes, const ::sycl::buffer<Offset>& offsets)
        : bytes_(bytes),
          offsets_(offsets.template reinterpret<std::uint8_t, 1>(::sycl::range<1>(offsets.size() * sizeof(Offset)))),
          extent_{how, bytes.size()} {}

    const batch::extent& shape() const noexcept { return extent_; }
    const ::sycl::buffer<std::uint8_t>& bytes() const noexcept { return bytes_; }
    const ::sycl::buffer<std::uint8_t>& offsets() const noexcept { return offsets_; }
};

namespace detail {

using namespace batch::detail;
using batch::extent, batch::input;
using bytes_buffer = ::sycl::buffer<std::uint8_t>;
using status_buffer = ::sycl::buffer<status>;

/// How a kernel holds an argument, and the argument in the form that its function takes. USM is passed through.
template <class Argument>
struct bound {
    Argument argument;
    bound(::sycl::handler&, const Argument& a) : argument(a) {}
    const Argument& get() const noexcept { return argument; }
};
template <>
struct bound<buffer_input> {
    using accessor = ::sycl::accessor<std::uint8_t, 1, ::sycl::access_mode::read>;
    accessor bytes, offsets;
    extent shape;
    bound(::sycl::handler& h, const buffer_input& a)
        : bytes(bytes_buffer(a.bytes()).get_access<::sycl::access_mode::read>(h)),
          offsets(bytes_buffer(a.offsets()).get_access<::sycl::access_mode::read>(h)),
          shape(a.shape()) {}
    input get() const noexcept { return input(shape, &bytes[0], &offsets[0]); }
};
template <class Element>
struct bound<::sycl::buffer<Element>> {
    ::sycl::accessor<Element, 1, ::sycl::access_mode::read_write> elements;
    std::size_t size;
    bound(::sycl::handler& h, const ::sycl::buffer<Element>& a)
        : elements(::sycl::buffer<Element>(a).template get_access<::sycl::access_mode::read_write>(h)), size(a.size()) {}
    std::span<Element> get() const noexcept { return {const_cast<Element*>(&elements[0]), size}; }
};

[[noreturn]] inline void refuse(std::size_t count, const batch::result& why) {
    std::string message = "batch of " + std::to_string(count) + " messages: " + why.what;
    if (why.got != batch::result::no_size) message += "; got " + std::to_string(why.got);
    throw refused(why.why, message);
}

inline void check(std::size_t count, const batch::result& found) {
    if (!found) refuse(count, found);
}

/// Collects the memory of a batch. Refuses memory that the device cannot reach, and memory that is written and has another use.
class memory {
    const ::sycl::queue& queue_;
    std::size_t count_;
    regions usm_;
    std::vector<bytes_buffer> read_, written_;

public:
    memory(const ::sycl::queue& queue, std::size_t count) : queue_(queue), count_(count) {}
    memory& read(const input& in) { return usm_.read(in, count_), *this; }
    memory& read(const buffer_input& in) {
        read_.push_back(in.bytes());
        return read_offsets(in);
    }
    memory& write(std::span<std::uint8_t> out) { return usm_.write(out), *this; }
    memory& write(std::span<status> out) { return usm_.write(out), *this; }
    memory& write(const bytes_buffer& out) { return written_.push_back(out), *this; }
    memory& write(const status_buffer&) { return *this; }
    /// Texts that may be processed in place.
    memory& pass(const input& in, std::span<std::uint8_t> out) { return usm_.in_place(in, count_, out), *this; }
    memory& pass(const buffer_input& in, const bytes_buffer& out) {
        read_offsets(in);
        if (in.bytes() != out || in.shape().how == batch::layout::shared) read_.push_back(in.bytes());
        return write(out);
    }
    template <class In, class Out>
    memory& pass(const In& in, const Out& out) {
        return read(in).write(out);
    }

    void check() const {
        if (usm_.by_pointers()) refuse(count_, no_pointers);
        detail::check(count_, usm_.check());
        if (!buffers_disjoint()) refuse(count_, shares_memory);
        const ::sycl::device device = queue_.get_device();
        if (device.is_cpu() || device.has(::sycl::aspect::usm_system_allocations)) return;
        usm_.each([&](const void* at) {
            if (::sycl::get_pointer_type(at, queue_.get_context()) == ::sycl::usm::alloc::unknown)
                refuse(count_, {status::argument, "memory that the device cannot use: allocate it with sycl::malloc_device, "
                                                  "malloc_shared or malloc_host for this queue"});
        });
    }

private:
    memory& read_offsets(const buffer_input& in) {
        const std::size_t size = in.shape().offset_size();
        if (size != 0 && in.offsets().size() / size <= count_)
            refuse(count_, {status::length, "offsets: expected one more than messages", in.offsets().size() / size});
        return read_.push_back(in.offsets()), *this;
    }
    bool buffers_disjoint() const {
        for (std::size_t w = 0; w < written_.size(); ++w) {
            const auto is_written = [&](const bytes_buffer& other) { return other == written_[w]; };
            if (std::any_of(read_.begin(), read_.end(), is_written)) return false;
            if (std::any_of(written_.begin(), written_.begin() + static_cast<std::ptrdiff_t>(w), is_written)) return false;
        }
        return true;
    }
};

/// Messages in a work-group if the caller does not choose. On a GPU enough to fill its vectors and hide latencies; on a processor
/// few, so that small batches use all cores.
inline std::size_t usual_group(const ::sycl::device& device) { return device.is_cpu() ? 16 : 128; }

/// Queues `Function::run(i, count, arguments...)` for each message i.
template <class Function, class... Argument>
::sycl::event submit(::sycl::queue& queue, std::size_t count, const options& how, const Argument&... arguments) {
    const ::sycl::device device = queue.get_device();
    const std::size_t most = device.get_info<::sycl::info::device::max_work_group_size>();
    if (how.work_group_size > most) refuse(count, {status::argument, "work-group size: above the device's largest"});
    const std::size_t group = how.work_group_size != 0 ? how.work_group_size : std::min(usual_group(device), most);
    return queue.submit([&](::sycl::handler& h) {
        h.depends_on(how.after);
        if (count == 0) return h.single_task([] {});
        h.parallel_for(::sycl::nd_range<1>((count + group - 1) / group * group, group),
                       [count, ... held = bound<Argument>(h, arguments)](::sycl::nd_item<1> it) {
                           const std::size_t i = it.get_global_linear_id();
                           if (i < count) Function::run(i, count, held.get()...);
                       });
    });
}

/// The output of a batch: a buffer, or memory as a span.
template <class Type>
constexpr decltype(auto) output(Type& out) noexcept {
    using plain = std::remove_const_t<Type>;
    if constexpr (std::same_as<plain, bytes_buffer> || std::same_as<plain, status_buffer>) return std::as_const(out);
    else if constexpr (std::convertible_to<Type&, std::span<status>>) return std::span<status>(out);
    else return std::span<std::uint8_t>(out);
}

} // namespace detail

/// An input of a batch: USM, from spans by `batch::each`, `shared` and `at`, or buffers.
template <class Type>
concept Input = std::same_as<Type, batch::input> || std::same_as<Type, buffer_input>;
/// An output of a batch: anything that converts to a span of bytes, in USM, or a buffer of bytes.
template <class Type>
concept Output =
    std::convertible_to<Type, std::span<std::uint8_t>> || std::same_as<std::remove_cvref_t<Type>, ::sycl::buffer<std::uint8_t>>;
/// The output for the statuses of the messages: USM or a buffer.
template <class Type>
concept Statuses = std::convertible_to<Type, std::span<status>> || std::same_as<std::remove_cvref_t<Type>, ::sycl::buffer<status>>;

using batch::input;
using no_statuses = std::span<status>;

/// Encrypts `count` plaintexts, each under its own nonce. Ciphertexts have the layout of the plaintexts, or follow one another if
/// the plaintext is `shared`; tags of tag_size bytes follow one another. Keys are `shared` or `each`. Plaintexts may be encrypted
/// in place. Statuses, if requested, are one for each message; without offsets all are `ok`.
template <Aead A, Input Keys = input, Input Nonces = input, Input Data = input, Input Texts = input, Output Sealed, Output Tags,
          Statuses Status = no_statuses>
::sycl::event encrypt(::sycl::queue& queue, std::size_t count, const Keys& keys, const Nonces& nonces, const Data& associated_data,
                      const Texts& plaintexts, Sealed&& ciphertexts, Tags&& tags, Status&& statuses = {}, const options& how = {}) {
    const auto& sealed = detail::output(ciphertexts);
    const auto& written_tags = detail::output(tags);
    const auto& status = detail::output(statuses);
    detail::check(count,
                  detail::check_encrypt(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(), associated_data.shape(),
                                        plaintexts.shape(), detail::room_of(sealed), detail::room_of(written_tags), status.size()));
    detail::memory(queue, count)
        .read(keys)
        .read(nonces)
        .read(associated_data)
        .pass(plaintexts, sealed)
        .write(written_tags)
        .write(status)
        .check();
    return detail::submit<detail::encrypt_one<A>>(queue, count, how, keys, nonces, associated_data, plaintexts, sealed,
                                                  written_tags, status);
}

/// Decrypts `count` ciphertexts in the same layouts; tags are `each`. The status of a message is `not_authentic` if its tag is
/// wrong; its plaintext is zero unless the status is `ok`. Ciphertexts may be decrypted in place.
template <Aead A, Input Keys = input, Input Nonces = input, Input Data = input, Input Texts = input, Input Tags = input,
          Output Opened, Statuses Status>
::sycl::event decrypt(::sycl::queue& queue, std::size_t count, const Keys& keys, const Nonces& nonces, const Data& associated_data,
                      const Texts& ciphertexts, const Tags& tags, Opened&& plaintexts, Status&& statuses, const options& how = {}) {
    const auto& opened = detail::output(plaintexts);
    const auto& status = detail::output(statuses);
    detail::check(count, detail::check_decrypt(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(), associated_data.shape(),
                                               ciphertexts.shape(), tags.shape(), detail::room_of(opened), status.size()));
    detail::memory(queue, count)
        .read(keys)
        .read(nonces)
        .read(associated_data)
        .read(tags)
        .pass(ciphertexts, opened)
        .write(status)
        .check();
    return detail::submit<detail::decrypt_one<A>>(queue, count, how, keys, nonces, associated_data, ciphertexts, tags, opened,
                                                  status);
}

/// Writes the digests of `count` messages of any layout, one after the other. For an extendable-output function, each output has
/// `digests.size() / count` bytes.
template <class A, Input Messages = input, Output Digests, Statuses Status = no_statuses>
    requires(Hash<A> || PlainXof<A>)::sycl::event
digest(::sycl::queue& queue, std::size_t count, const Messages& messages, Digests&& digests, Status&& statuses = {},
       const options& how = {}) {
    const auto& written = detail::output(digests);
    const auto& status = detail::output(statuses);
    detail::check(
        count, detail::check_digest(detail::sizes_of<A>(), count, {}, messages.shape(), detail::room_of(written), status.size()));
    detail::memory(queue, count).read(messages).write(written).write(status).check();
    return detail::submit<detail::digest_one<A>>(queue, count, how, messages, written, status);
}

/// The same with customization strings of at most customization_size_max bytes.
template <CustomizableXof A, Input Customizations = input, Input Messages = input, Output Outputs, Statuses Status = no_statuses>
::sycl::event digest(::sycl::queue& queue, std::size_t count, const Customizations& customizations, const Messages& messages,
                     Outputs&& outputs, Status&& statuses = {}, const options& how = {}) {
    const auto& written = detail::output(outputs);
    const auto& status = detail::output(statuses);
    detail::check(count, detail::check_digest(detail::sizes_of<A>(), count, customizations.shape(), messages.shape(),
                                              detail::room_of(written), status.size()));
    detail::memory(queue, count).read(customizations).read(messages).write(written).write(status).check();
    return detail::submit<detail::customized_digest_one<A>>(queue, count, how, customizations, messages, written, status);
}

/// Writes the tags of `count` messages, one after the other, of `tags.size() / count` bytes each. `nonces` has the nonces or the
/// customization strings for a MAC that takes them; for any other MAC it is `{}`.
template <Mac A, Input Keys = input, Input Nonces = input, Input Messages = input, Output Tags, Statuses Status = no_statuses>
::sycl::event mac(::sycl::queue& queue, std::size_t count, const Keys& keys, const Nonces& nonces, const Messages& messages,
                  Tags&& tags, Status&& statuses = {}, const options& how = {}) {
    const auto& written = detail::output(tags);
    const auto& status = detail::output(statuses);
    detail::check(count, detail::check_mac(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(), messages.shape(),
                                           detail::room_of(written), status.size()));
    detail::memory(queue, count).read(keys).read(nonces).read(messages).write(written).write(status).check();
    return detail::submit<detail::mac_one<A>>(queue, count, how, keys, nonces, messages, written, status);
}

/// Compares the tags of `count` messages with the received tags, which are `each` and have `tag_size` bytes. The status of a
/// message is `ok` or `not_authentic`.
template <Mac A, Input Keys = input, Input Nonces = input, Input Messages = input, Input Tags = input, Statuses Status>
::sycl::event verify(::sycl::queue& queue, std::size_t count, const Keys& keys, const Nonces& nonces, const Messages& messages,
                     const Tags& tags, Status&& statuses, std::size_t tag_size = A::tag_size, const options& how = {}) {
    const auto& status = detail::output(statuses);
    detail::check(count, detail::check_verify(detail::sizes_of<A>(), count, keys.shape(), nonces.shape(), messages.shape(),
                                              tags.shape(), tag_size, false, status.size()));
    detail::memory(queue, count).read(keys).read(nonces).read(messages).read(tags).write(status).check();
    return detail::submit<detail::verify_one<A>>(queue, count, how, keys, nonces, messages, tags, status);
}

} // namespace sycl

namespace batch {

// The same layouts over buffers. These are templates because a buffer can be constructed from many containers.
template <std::same_as<::sycl::buffer<std::uint8_t>> Bytes>
sycl::buffer_input each(const Bytes& bytes) {
    return {layout::each, bytes};
}
template <std::same_as<::sycl::buffer<std::uint8_t>> Bytes>
sycl::buffer_input shared(const Bytes& bytes) {
    return {layout::shared, bytes};
}
template <std::same_as<::sycl::buffer<std::uint8_t>> Bytes>
sycl::buffer_input at(const Bytes& bytes, const ::sycl::buffer<std::uint32_t>& offsets) {
    return {layout::offsets_32, bytes, offsets};
}
template <std::same_as<::sycl::buffer<std::uint8_t>> Bytes>
sycl::buffer_input at(const Bytes& bytes, const ::sycl::buffer<std::uint64_t>& offsets) {
    return {layout::offsets_64, bytes, offsets};
}

} // namespace batch
LINNET_NAMESPACE_END

#endif
#endif
