// SPDX-License-Identifier: MIT OR Apache-2.0

package linnet

// #include "calls.h"
import "C"

import (
	"fmt"
	"hash"
	"io"
)

// A Hash is a hash function.
type Hash Algorithm

// Sum returns the digest of a message.
func (h Hash) Sum(message []byte) []byte {
	e := Algorithm(h).entry()
	digest := make([]byte, e.DigestSize)
	must(C.go_hash_digest(e.c, pointer(message), length(message), pointer(digest), length(digest)), e)
	return digest
}

// must is for calls that can fail only if this package is wrong, or its caller in a way that the standard library panics for too.
func must(status C.int, e *entry) {
	if status == C.LINNET_OK {
		return
	}
	if e == nil {
		panic("linnet: an object that New has not made")
	}
	panic(fmt.Sprintf("%v, %s", Status(status), e.Name))
}

// A Hasher hashes a message in parts. It is a [hash.Hash].
type Hasher struct {
	_      noCopy
	object C.linnet_hash_hasher
	entry  *entry
}

var _ hash.Hash = (*Hasher)(nil)

// New begins a message.
func (h Hash) New() *Hasher {
	m := &Hasher{entry: Algorithm(h).entry()}
	m.Reset()
	return collected(m)
}

// Write takes the next part of the message. It never fails.
func (m *Hasher) Write(part []byte) (int, error) {
	must(C.go_hash_hasher_update(&m.object, pointer(part), length(part)), m.entry)
	return len(part), nil
}

// Sum appends the digest of what has been written to dst; more may be written after it.
func (m *Hasher) Sum(dst []byte) []byte {
	result, out := extended(dst, m.entry.DigestSize)
	copied := m.object
	must(C.go_hash_hasher_finish(&copied, pointer(out), length(out)), m.entry)
	return result
}

// Reset begins another message.
func (m *Hasher) Reset() { must(C.linnet_hash_hasher_init(&m.object, m.entry.c), m.entry) }

// Size is the size of a digest in bytes.
func (m *Hasher) Size() int { return m.entry.DigestSize }

// BlockSize is the size in bytes of the blocks in which Write is fastest.
func (m *Hasher) BlockSize() int { return m.entry.BlockSize }

// Clone returns a Hasher that continues from what has been written.
func (m *Hasher) Clone() *Hasher { return collected(&Hasher{object: m.object, entry: m.entry}) }

// Wipe overwrites the state. Only Reset may follow.
func (m *Hasher) Wipe() { C.linnet_hash_hasher_wipe(&m.object) }

// An XOF is an extendable-output function.
type XOF Algorithm

// Sum returns n bytes of output. It panics if n is negative.
func (x XOF) Sum(message []byte, n int) []byte {
	e := Algorithm(x).entry()
	if n < 0 {
		panic("linnet: an output of a negative length")
	}
	output := make([]byte, n)
	must(C.go_xof_digest(e.c, nil, 0, pointer(message), length(message), pointer(output), length(output)), e)
	return output
}

// An XOFHasher takes a message by Write, and then gives any number of bytes by Read.
type XOFHasher struct {
	_             noCopy
	object, start C.linnet_xof_hasher
	entry         *entry
}

var _ io.ReadWriter = (*XOFHasher)(nil)

// New begins a message.
func (x XOF) New() *XOFHasher {
	m, err := x.NewCustomized(nil)
	if err != nil {
		panic(err)
	}
	return m
}

// NewCustomized begins a message under a customization string, which separates uses. It fails if the algorithm takes no such string,
// or none of that length.
func (x XOF) NewCustomized(customization []byte) (*XOFHasher, error) {
	m := &XOFHasher{entry: Algorithm(x).entry()}
	if err := m.entry.wrong("customization string", len(customization), upTo(m.entry.Customization)); err != nil {
		return nil, err
	}
	s := C.go_xof_hasher_init(&m.object, m.entry.c, pointer(customization), length(customization))
	if s != C.LINNET_OK {
		return nil, Status(s)
	}
	m.start = m.object
	return collected(m), nil
}

// Write takes the next part of the message. It fails after Read, and then only Reset may follow.
func (m *XOFHasher) Write(part []byte) (int, error) {
	if s := C.go_xof_hasher_update(&m.object, pointer(part), length(part)); s != C.LINNET_OK {
		return 0, Status(s)
	}
	return len(part), nil
}

// Read fills the slice with the next bytes of the output.
func (m *XOFHasher) Read(output []byte) (int, error) {
	if s := C.go_xof_hasher_squeeze(&m.object, pointer(output), length(output)); s != C.LINNET_OK {
		return 0, Status(s)
	}
	return len(output), nil
}

// Reset begins another message under the same customization string.
func (m *XOFHasher) Reset() { m.object = m.start }

// BlockSize is the size in bytes of the blocks in which Write is fastest.
func (m *XOFHasher) BlockSize() int { return m.entry.BlockSize }

// Clone returns an XOFHasher that continues from what has been written or read.
func (m *XOFHasher) Clone() *XOFHasher {
	return collected(&XOFHasher{object: m.object, start: m.start, entry: m.entry})
}

// Wipe overwrites the state. Nothing may follow.
func (m *XOFHasher) Wipe() {
	C.linnet_xof_hasher_wipe(&m.object)
	C.linnet_xof_hasher_wipe(&m.start)
}
