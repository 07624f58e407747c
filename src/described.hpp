// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_SRC_DESCRIBED_HPP
#define LINNET_SRC_DESCRIBED_HPP

/// The description of kinds (kinds.toml) as data, and calls based on it, for code that is written once for all kinds: known-answer
/// files, tests, benchmarks.

#include "algorithms.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace linnet_library {

/// An argument of a call: input bytes, room for an output, or a number.
struct argument {
    in input{};
    out output{};
    std::uint64_t number = 0;
    std::size_t* written = nullptr; ///< where the call reports a length
};

/// How the size of a parameter is determined.
enum class size_rule : std::uint8_t {
    catalog,         ///< the size `of` in the catalog
    any,             ///< any
    same,            ///< the length of the parameter `of`
    ciphertext_size, ///< the length of the plaintext's ciphertext
    up_to,           ///< at most the length of the parameter `of`
    number,          ///< no bytes but a number
};

struct parameter {
    std::string_view name;
    bool output;
    size_rule rule;
    std::string_view of;
    bool (*there)(const linnet::catalog_entry&) noexcept; ///< whether the algorithm has it; null: always
};

/// The index of a parameter, or the number of parameters if there is none of that name.
std::size_t index_of(std::span<const parameter> parameters, std::string_view name) noexcept;

struct operation {
    std::string_view name;
    std::string_view reverses; ///< the operation whose outputs it takes, if any
    std::span<const parameter> parameters;
    bool (*there)(const implementation&) noexcept;
    status (*call)(const implementation&, std::span<const argument>) noexcept;

    std::size_t index(std::string_view parameter_name) const noexcept { return index_of(parameters, parameter_name); }
};

/// A field of the records of a known-answer file.
struct field {
    enum class sizes : std::uint8_t {
        usual,   ///< the size in the catalog
        or_else, ///< the size `of` in the catalog, or `least` if that is 0
        range,   ///< all from `least` to `most`; for a number, its values
        any,     ///< all from 0
    };
    std::size_t parameter; ///< its index; the number of parameters if the field is the number of key exchanges
    std::size_t least, most;
    std::string_view label;
    std::string_view of;
    int place; ///< position among the fields with bytes; -1: its own
    sizes rule;
};

struct record {
    std::size_t operation; ///< its index
    std::span<const field> fields;
    std::string_view label;               ///< label of the answer
    std::span<const std::size_t> outputs; ///< the parameters that form it, in order
    bool last_outermost;
};

/// An operation on an object in the caller's memory.
struct object_operation {
    std::string_view name;
    std::span<const parameter> parameters;
    status (*call)(const implementation&, void* self, std::span<const argument>) noexcept;
};
struct described_object {
    std::string_view name;
    std::span<const object_operation> operations;        ///< `init` is the first
    std::size_t (*size)(const implementation&) noexcept; ///< 0 if the algorithm has no such object
    void (*wipe)(const implementation&, void* self) noexcept;
};

struct described_kind {
    std::string_view table; ///< the name of its table, which kinds may share
    bool (*has_table)(const implementation&) noexcept;
    std::span<const operation> operations;
    std::span<const described_object> objects;
    struct record record;
};

extern const std::size_t kind_count;

/// The description of a kind.
const described_kind& described(linnet::algorithm_kind kind) noexcept;

/// The range of a size in the catalog.
struct size_range {
    std::size_t least, most, usual;
};
size_range sizes(const linnet::catalog_entry& e, std::string_view name) noexcept;

/// Whether the algorithm has the parameter.
bool has(const linnet::catalog_entry& e, const parameter& p) noexcept;

/// As many elements as a call has at most. A std::vector of anything but bytes would require the C++ library of GCC 11.
template <class T>
class few {
    std::array<T, 8> all_{};
    std::size_t size_ = 0;

public:
    few() = default;
    explicit few(std::size_t size) : size_(size) {}
    void push_back(const T& one) { all_.at(size_++) = one; }
    std::size_t size() const noexcept { return size_; }
    T& operator[](std::size_t i) { return all_.at(i); }
    const T& operator[](std::size_t i) const { return all_.at(i); }
    T* begin() noexcept { return all_.data(); }
    T* end() noexcept { return all_.data() + size_; }
    const T* begin() const noexcept { return all_.data(); }
    const T* end() const noexcept { return all_.data() + size_; }
};

/// The arguments of a call: byte strings, initially empty, and numbers.
class prepared_arguments {
    const algorithm* algorithm_;
    std::span<const parameter> parameters_;

public:
    using bytes = std::vector<std::uint8_t>;
    few<bytes> values;
    few<std::uint64_t> numbers;

    prepared_arguments(const algorithm& a, std::span<const parameter> parameters);

    /// The bytes of a parameter that the operation has.
    bytes& operator[](std::string_view name);
    /// Sizes each output; outputs of any length get `any` bytes.
    void make_room(const implementation& by, std::size_t any);
    /// Runs `call(arguments)`.
    template <class Call>
    status run(const Call& call) {
        few<argument> arguments = as_arguments();
        std::size_t written = 0;
        for (auto& one : arguments)
            if (one.written != nullptr) one.written = &written;
        const status why = call(std::span<const argument>(arguments.begin(), arguments.size()));
        for (std::size_t i = 0; i < arguments.size(); ++i)
            if (arguments[i].written != nullptr) numbers[i] = written;
        return why;
    }

private:
    few<argument> as_arguments();
};

/// A call of one operation.
class prepared_call : public prepared_arguments {
    const operation* operation_;

public:
    prepared_call(const algorithm& a, const operation& o) : prepared_arguments(a, o.parameters), operation_(&o) {}
    const operation& made_of() const noexcept { return *operation_; }
    /// Makes the call. For an output with a reported length, the number becomes that length.
    status operator()(const implementation& by) {
        return run([&](std::span<const argument> a) { return operation_->call(by, a); });
    }
};

/// The operation that reverses another, or null if there is none.
const operation* reverse_of(const described_kind& kind, const operation& o) noexcept;
prepared_call reversed(const algorithm& a, const operation& reverse, const prepared_call& of);

} // namespace linnet_library

#endif
