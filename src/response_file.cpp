// SPDX-License-Identifier: MIT OR Apache-2.0
#include "response_file.hpp"

#include <algorithm>

namespace linnet_library {
namespace {

using std::size_t;
using bytes = prepared_call::bytes;

/// The longest field of any length, if another field varies too, and if none does.
constexpr size_t one_of_several_max = 32, alone_max = 1024;

/// Builds a file record by record.
class writer {
    std::string text_;
    size_t count_ = 0;

public:
    void begin() {
        if (count_ != 0) text_ += '\n';
        text_ += "Count = " + std::to_string(++count_) + '\n';
    }
    void field(std::string_view name, in value) {
        constexpr std::string_view digits = "0123456789ABCDEF";
        text_.append(name).append(value.empty() ? " =" : " = ");
        for (const std::uint8_t byte : value) {
            text_ += digits[byte >> 4];
            text_ += digits[byte & 15];
        }
        text_ += '\n';
    }
    std::string take() { return std::move(text_); }
};

bytes big_endian(std::uint64_t number) {
    bytes out;
    for (int shift = 56; shift >= 0; shift -= 8) out.push_back(static_cast<std::uint8_t>(number >> shift));
    return out;
}
std::uint64_t number_of(in big_endian) {
    std::uint64_t out = 0;
    for (const std::uint8_t byte : big_endian) out = out << 8 | byte;
    return out;
}

/// The records of an algorithm.
class records {
    const algorithm& algorithm_;
    const implementation& by_;
    const described_kind& kind_;
    const operation& operation_;
    few<const field*> fields_; ///< the fields that the algorithm has

public:
    records(const algorithm& a, const implementation& by)
        : algorithm_(a), by_(by), kind_(described(a.entry.kind)), operation_(kind_.operations[kind_.record.operation]) {
        for (const field& f : kind_.record.fields)
            if (counts_exchanges(f) || has(a.entry, operation_.parameters[f.parameter])) fields_.push_back(&f);
    }

    /// Writes all values of the fields. The last field varies fastest unless the description says otherwise.
    void write(writer& to) const {
        const size_t count = fields_.size();
        few<size_t> values(count);
        for (size_t i = 0; i < count; ++i) values[i] = range(*fields_[i]).first;
        for (size_t left = count; left != 0;) {
            write_one(to, values);
            for (left = count; left != 0; --left) {
                const size_t at = kind_.record.last_outermost ? count - left : left - 1;
                const auto [least, most] = range(*fields_[at]);
                if (++values[at] <= most) break;
                values[at] = least;
            }
        }
    }

    std::optional<bytes> answer(const record_fields& given, size_t size) const {
        prepared_call call(algorithm_, operation_);
        std::uint64_t exchanges = 1;
        for (const field* f : fields_) {
            const auto found = given.find(f->label);
            const bytes value = found == given.end() ? bytes() : found->second;
            if (counts_exchanges(*f)) exchanges = number_of(value);
            else if (is_number(*f)) call.numbers[f->parameter] = number_of(value);
            else call.values[f->parameter] = value;
        }
        if (!takes_text(call)) return std::nullopt;
        call.make_room(by_, size);
        if (kind_.record.outputs.size() == 1) call.values[kind_.record.outputs[0]].resize(size); // a tag of another size
        if (compute(call, exchanges) != status::ok || !reverses(call)) return std::nullopt;
        return outputs(call);
    }

private:
    bool counts_exchanges(const field& f) const { return f.parameter == operation_.parameters.size(); }
    bool is_number(const field& f) const {
        return counts_exchanges(f) || operation_.parameters[f.parameter].rule == size_rule::number;
    }
    /// The range of a field's lengths, or of a number's values.
    std::pair<size_t, size_t> range(const field& f) const {
        const linnet::catalog_entry& e = algorithm_.entry;
        if (f.rule == field::sizes::usual) {
            const size_t size = sizes(e, operation_.parameters[f.parameter].of).usual;
            return {size, size};
        }
        if (f.rule == field::sizes::or_else) {
            const size_t size = sizes(e, f.of).usual != 0 ? sizes(e, f.of).usual : f.least;
            return {size, size};
        }
        if (f.rule == field::sizes::range) return {f.least, f.most};
        const bool alone =
            std::ranges::count_if(fields_, [](const field* other) {
                return other->rule == field::sizes::any || (other->rule == field::sizes::range && other->least != other->most);
            }) == 1;
        const size_t most = alone ? alone_max : one_of_several_max;
        const bool limited = operation_.parameters[f.parameter].name == "message" && e.message_size_max != 0;
        return {0, limited ? std::min(most, e.message_size_max) : most};
    }
    /// Bytes that count up. In the competition's files all fields start at 0; in others the first starts at 0, the second at 16,
    /// and so on.
    bytes counting(const field& f, size_t size) const {
        const bool zero = algorithm_.entry.status == linnet::algorithm_status::finalist ||
                          algorithm_.entry.status == linnet::algorithm_status::legacy;
        const size_t place =
            f.place >= 0 ? static_cast<size_t>(f.place) : static_cast<size_t>(std::ranges::find(fields_, &f) - fields_.begin());
        bytes out(size);
        auto next = static_cast<std::uint8_t>(zero ? 0 : 16 * place);
        for (auto& byte : out) byte = next++;
        return out;
    }

    void write_one(writer& to, const few<size_t>& values) const {
        prepared_call call(algorithm_, operation_);
        std::uint64_t exchanges = 1;
        for (size_t i = 0; i < fields_.size(); ++i) {
            const field& f = *fields_[i];
            if (counts_exchanges(f)) exchanges = values[i];
            else if (is_number(f)) call.numbers[f.parameter] = values[i];
            else call.values[f.parameter] = counting(f, values[i]);
        }
        if (!takes_text(call)) return;
        call.make_room(by_, any_output(values));
        to.begin();
        for (size_t i = 0; i < fields_.size(); ++i)
            to.field(fields_[i]->label, is_number(*fields_[i]) ? big_endian(values[i]) : call.values[fields_[i]->parameter]);
        to.field(kind_.record.label, compute(call, exchanges) == status::ok ? outputs(call) : bytes());
    }

    /// The length of an output of any length.
    size_t any_output(const few<size_t>& values) const {
        if (algorithm_.entry.digest_size != 0) return algorithm_.entry.digest_size;
        for (size_t i = 0; i < fields_.size(); ++i)
            if (fields_[i]->rule == field::sizes::any && (kind_.record.last_outermost || i + 1 == fields_.size()))
                return 2 + 4 * values[i];
        return 0;
    }
    bool takes_text(prepared_call& call) const {
        return by_.one_shot_cipher == nullptr || by_.one_shot_cipher->is_plaintext_size(call["plaintext"].size());
    }
    bytes outputs(const prepared_call& call) const {
        bytes all;
        for (const size_t i : kind_.record.outputs) all.insert(all.end(), call.values[i].begin(), call.values[i].end());
        return all;
    }

    /// Makes the call. In a series of key exchanges, each takes the previous secret as its key and the previous public key as the
    /// peer's.
    status compute(prepared_call& call, std::uint64_t exchanges) const {
        prepared_call next = call;
        status why = next(by_);
        for (; exchanges > 1 && why == status::ok; --exchanges) {
            why = by_.kex->public_key(next["secret_key"], next["peer_public_key"]);
            next["secret_key"] = next["shared_secret"];
            if (why == status::ok) why = next(by_);
        }
        for (const size_t i : kind_.record.outputs) call.values[i] = next.values[i];
        return why;
    }
    bool reverses(const prepared_call& call) const {
        const operation* const reverse = reverse_of(kind_, operation_);
        if (reverse == nullptr) return true;
        prepared_call back = reversed(algorithm_, *reverse, call);
        back.make_room(by_, 0);
        if (back(by_) != status::ok) return false;
        for (size_t i = 0; i < back.values.size(); ++i) {
            const parameter& p = reverse->parameters[i];
            if (p.rule == size_rule::up_to) back.values[i].resize(back.numbers[i]);
            if (p.output && back.values[i] != call.values[operation_.index(p.name)]) return false;
        }
        return true;
    }
};

} // namespace

std::string response_file(const algorithm& which, const implementation& by) {
    writer to;
    records(which, by).write(to);
    return to.take();
}

std::optional<prepared_call::bytes> answer(const algorithm& which, const implementation& by, const record_fields& fields,
                                           std::size_t size) {
    return records(which, by).answer(fields, size);
}

} // namespace linnet_library
