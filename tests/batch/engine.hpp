// SPDX-License-Identifier: MIT OR Apache-2.0
#ifndef LINNET_TESTS_BATCH_ENGINE_HPP
#define LINNET_TESTS_BATCH_ENGINE_HPP

/// Connects the suites with the code that computes a batch: an engine for each algorithm, and the memory that it works on.

#include "memory.hpp"
#include "support/batch_table.hpp"

namespace linnet_test {

/// Computes the batches of an algorithm. A call that returns before its results exist is of no use here: an engine waits. Each
/// function says why a batch was refused as a whole.
struct engine {
    using input = linnet::batch::input;
    using output = linnet::batch::output;
    using statuses = std::span<linnet::status>;

    virtual ~engine() = default;
    virtual linnet::status encrypt(size_t, const input& /*keys*/, const input& /*nonces*/, const input& /*data*/,
                                   const input& /*texts*/, const output& /*sealed*/, const output& /*tags*/, statuses) const {
        return linnet::status::order;
    }
    virtual linnet::status decrypt(size_t, const input& /*keys*/, const input& /*nonces*/, const input& /*data*/,
                                   const input& /*sealed*/, const input& /*tags*/, const output& /*opened*/, statuses) const {
        return linnet::status::order;
    }
    /// A digest, an output of an XOF (`nonces`: its customization strings) or a tag.
    virtual linnet::status compute(size_t, const input& /*keys*/, const input& /*nonces*/, const input& /*messages*/,
                                   const output& /*to*/, statuses) const {
        return linnet::status::order;
    }
    virtual linnet::status verify(size_t, const input& /*keys*/, const input& /*nonces*/, const input& /*messages*/,
                                  const input& /*tags*/, size_t /*tag_size*/, statuses) const {
        return linnet::status::order;
    }
};

/// The batches of an engine in `Memory`, which holds the copies for one call (memory.hpp).
template <class Memory>
class batches_in : public linnet_library::batch_table {
    using input = linnet_library::batch_input;
    using status = linnet_library::status;
    using out = linnet_library::out;

    const engine& by_;

    static status done(const Memory& memory, linnet::status why) {
        memory.fetch();
        return static_cast<status>(why);
    }

public:
    explicit batches_in(const engine& by) : by_(by) {}

    status encrypt(size_t count, const input& keys, const input& nonces, const input& data, const input& texts, out sealed,
                   out tags, statuses all) const override {
        Memory m(count);
        return done(m, by_.encrypt(count, m.input(keys), m.input(nonces), m.input(data), m.texts(texts), m.output(sealed, texts),
                                   m.output(tags), m.statuses(all)));
    }
    status decrypt(size_t count, const input& keys, const input& nonces, const input& data, const input& sealed, const input& tags,
                   out opened, statuses all) const override {
        Memory m(count);
        return done(m, by_.decrypt(count, m.input(keys), m.input(nonces), m.input(data), m.texts(sealed), m.input(tags),
                                   m.output(opened, sealed), m.statuses(all)));
    }
    status compute(size_t count, const input& keys, const input& nonces, const input& messages, out outputs,
                   statuses all) const override {
        Memory m(count);
        return done(m, by_.compute(count, m.input(keys), m.input(nonces), m.texts(messages), m.output(outputs), m.statuses(all)));
    }
    status verify(size_t count, const input& keys, const input& nonces, const input& messages, const input& tags, size_t tag_size,
                  statuses all) const override {
        Memory m(count);
        return done(m,
                    by_.verify(count, m.input(keys), m.input(nonces), m.texts(messages), m.input(tags), tag_size, m.statuses(all)));
    }
};

} // namespace linnet_test

#endif
