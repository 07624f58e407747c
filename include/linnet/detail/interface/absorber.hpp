// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_DETAIL_INTERFACE_ABSORBER_HPP
#define LINNET_DETAIL_INTERFACE_ABSORBER_HPP

/// How hash functions, XOFs and MACs take a message, one-shot or incrementally.

#include <linnet/detail/core/absorbing_core.hpp>
#include <linnet/detail/dispatch/choose.hpp>
#include <linnet/detail/interface/buffer.hpp>
#include <linnet/detail/interface/result.hpp>
#include <linnet/detail/interface/sized.hpp>
#include <linnet/kinds.hpp>

LINNET_NAMESPACE_BEGIN
namespace detail {

/// Absorbs the whole blocks of a message; returns their size in bytes.
template <class Core>
LINNET_INLINE constexpr size_t absorb_blocks(typename Core::state& s, const bytes_in& message) noexcept {
    if constexpr (Core::traits.holds_last && Core::traits.message_size_max <= Core::block_size) return 0;
    const size_t whole = whole_blocks<Core::block_size, Core::traits.holds_last>(message.size());
    Core::absorb(s, typename Core::source(message.data()), whole);
    return whole;
}

/// Calls f.template operator()<C>(s) with a copy of a stored state: a copy can stay in registers.
template <class Core, class Function>
LINNET_INLINE constexpr void with_copy(typename Core::state& kept, const Function& f) noexcept {
    dispatch<Core>::call([&]<class CoreType>() LINNET_LAMBDA {
        typename CoreType::state s = as<CoreType>(kept);
        f.template operator()<CoreType>(s);
        as<CoreType>(kept) = s;
        wipe_used(s);
    });
}

/// A message that is absorbed incrementally, then an output. While absorbing, the buffer holds the bytes of an incomplete block;
/// while squeezing, a partly consumed block of output.
template <class Core>
class absorber {
    static constexpr absorbing_traits traits = Core::traits;
    using state = typename Core::state;
    static constexpr size_t output_block = traits.output_block_size;

    state state_;
    block_buffer<Core::block_size, traits.holds_last, largest({Core::block_size, output_block})> buffer_;
    [[no_unique_address]] allowance<traits.message_size_max> allowance_;
    bool squeezing_ = false;
    status ended_ = status::ok;

public:
    explicit constexpr absorber(const state& start) noexcept : state_(start) {}
    /// The state that make() returns, constructed in place.
    template <class Make>
        requires std::invocable<const Make&>
    explicit constexpr absorber(const Make& make) noexcept : state_(make()) {}
    constexpr absorber(const absorber&) noexcept = default;
    constexpr absorber& operator=(const absorber&) noexcept = default;
    constexpr ~absorber() { end(); }

    /// Every later call fails and returns the reason.
    constexpr void end(status why = status::order) noexcept {
        wipe_kept(state_);
        buffer_.wipe();
        ended_ = why;
    }

    /// Absorbs a part of the message. A call that fails ends the stream.
    constexpr status absorb(bytes_in message) noexcept {
        const status why = ended_ != status::ok               ? ended_
                           : squeezing_                       ? status::order
                           : !allowance_.take(message.size()) ? status::length
                                                              : status::ok;
        if (why != status::ok) return refuse(why);
        buffer_.feed(message, [&](const uint8_t* from, size_t whole) {
            with_copy<Core>(state_, [&]<class CoreType>(auto& s)
                                        LINNET_LAMBDA { CoreType::absorb(s, typename CoreType::source(from), whole); });
        });
        return status::ok;
    }

    /// Calls f.template operator()<C>(state, rest, count) with the rest of the message, and ends the stream.
    template <class Function>
    constexpr status finish(const Function& f) noexcept {
        if (ended_ != status::ok) return ended_;
        with_copy<Core>(state_, [&]<class CoreType>(auto& s) LINNET_LAMBDA {
            f.template operator()<CoreType>(s, typename CoreType::source(buffer_.data()), buffer_.size());
        });
        end();
        return status::ok;
    }

    /// Writes the next part of the output; the first call ends the message.
    constexpr status squeeze(bytes_out output) noexcept {
        if (ended_ != status::ok) return ended_;
        if (!squeezing_) end_message();
        output = output.subspan(buffer_.template give<output_block>(output));
        if (!output.empty()) squeeze_blocks(output);
        return status::ok;
    }

    constexpr status refuse(status why) noexcept {
        if (ended_ == status::ok) end();
        return why;
    }

private:
    constexpr void end_message() noexcept {
        with_copy<Core>(state_, [&]<class CoreType>(auto& s) LINNET_LAMBDA {
            CoreType::to_squeezing(s, typename CoreType::source(buffer_.data()), size_t{0}, buffer_.size());
            CoreType::extract(s, typename CoreType::sink(buffer_.data()));
        });
        buffer_.clear();
        squeezing_ = true;
    }

    /// Writes whole blocks to the output. If the last block is only partly used, it goes through the buffer.
    constexpr void squeeze_blocks(bytes_out output) noexcept {
        with_copy<Core>(state_, [&]<class CoreType>(auto& s) LINNET_LAMBDA {
            for (size_t done = 0; done < output.size(); done += output_block) {
                CoreType::next(s);
                CoreType::extract(
                    s, typename CoreType::sink(output.size() - done < output_block ? buffer_.data() : output.data() + done));
            }
        });
        const size_t rest = output.size() - whole_blocks<output_block>(output.size());
        if (rest == 0) return;
        buffer_.clear();
        buffer_.template give<output_block>(output.last(rest));
    }
};

} // namespace detail
LINNET_NAMESPACE_END

#endif
