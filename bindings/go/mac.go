// SPDX-License-Identifier: MIT OR Apache-2.0

package linnet

// #include "calls.h"
import "C"

import (
	"hash"
	"math"
)

// A MAC is an algorithm for message authentication codes. One whose tags may have any size is a pseudorandom function.
type MAC Algorithm

// MACOptions are what some algorithms take in addition. The zero value has none of it.
type MACOptions struct {
	Nonce         []byte // for Poly1305-AES; only once under a key
	Customization []byte // for KMAC; separates the uses of a key
	TagSize       int    // in bytes; 0 for the usual size
}

func (a MAC) check(key []byte, o *MACOptions) (*entry, error) {
	e := Algorithm(a).entry()
	if o.TagSize == 0 {
		o.TagSize = e.Tag.Usual
	}
	if err := e.wrong("key", len(key), e.Key); err != nil {
		return nil, err
	}
	if err := e.wrong("nonce", len(o.Nonce), e.Nonce); err != nil && (e.Nonce.Max != 0 || len(o.Nonce) != 0) {
		return nil, err
	}
	if err := e.wrong("customization string", len(o.Customization), upTo(e.Customization)); err != nil {
		return nil, err
	}
	sizes := e.Tag
	sizes.Max = min(sizes.Max, math.MaxInt32) // KMAC's have no limit
	return e, e.wrong("tag", o.TagSize, sizes)
}

// Sum returns the tag of a message.
func (a MAC) Sum(key, message []byte, options ...MACOptions) ([]byte, error) {
	o := first(options)
	e, err := a.check(key, &o)
	if err != nil {
		return nil, err
	}
	tag := make([]byte, o.TagSize)
	if s := C.go_mac_compute(e.c, pointer(key), length(key), pointer(o.Nonce), length(o.Nonce), pointer(o.Customization),
		length(o.Customization), pointer(message), length(message), pointer(tag), length(tag)); s != C.LINNET_OK {
		return nil, Status(s)
	}
	return tag, nil
}

// Verify compares a tag in constant time; the error is ErrNotAuthentic if it is not the message's. A tag of another size than the
// usual, or than TagSize, is refused.
func (a MAC) Verify(key, message, tag []byte, options ...MACOptions) error {
	o := first(options)
	e, err := a.check(key, &o)
	if err != nil {
		return err
	}
	if err := e.wrong("tag", len(tag), exactly(o.TagSize)); err != nil {
		return err
	}
	return failure(C.go_mac_verify(e.c, pointer(key), length(key), pointer(o.Nonce), length(o.Nonce), pointer(o.Customization),
		length(o.Customization), pointer(message), length(message), pointer(tag), length(tag)))
}

func first(options []MACOptions) MACOptions {
	if len(options) > 1 {
		panic("linnet: a MAC takes its options in one MACOptions")
	}
	if len(options) == 0 {
		return MACOptions{}
	}
	return options[0]
}

// An Authenticator computes or verifies the tag of a message that is written in parts. It is a [hash.Hash].
type Authenticator struct {
	_             noCopy
	object, start C.linnet_mac_authenticator
	entry         *entry
	tagSize       int
}

var _ hash.Hash = (*Authenticator)(nil)

// New begins a message.
func (a MAC) New(key []byte, options ...MACOptions) (*Authenticator, error) {
	o := first(options)
	e, err := a.check(key, &o)
	if err != nil {
		return nil, err
	}
	m := &Authenticator{entry: e, tagSize: o.TagSize}
	if s := C.go_mac_authenticator_init(&m.object, e.c, pointer(key), length(key), pointer(o.Nonce), length(o.Nonce),
		pointer(o.Customization), length(o.Customization)); s != C.LINNET_OK {
		return nil, Status(s)
	}
	m.start = m.object
	return collected(m), nil
}

// Write takes the next part of the message. It fails only if the message becomes longer than the algorithm allows, as with
// Ascon-PRFshort; then only Reset may follow.
func (m *Authenticator) Write(part []byte) (int, error) {
	if s := C.go_mac_authenticator_update(&m.object, pointer(part), length(part)); s != C.LINNET_OK {
		return 0, Status(s)
	}
	return len(part), nil
}

// Sum appends the tag of what has been written to dst; more may be written after it.
func (m *Authenticator) Sum(dst []byte) []byte {
	result, out := extended(dst, m.tagSize)
	copied := m.object
	must(C.go_mac_authenticator_finish(&copied, pointer(out), length(out)), m.entry)
	return result
}

// Verify compares the tag of what has been written in constant time; the error is ErrNotAuthentic if it is another.
func (m *Authenticator) Verify(tag []byte) error {
	if err := m.entry.wrong("tag", len(tag), exactly(m.tagSize)); err != nil {
		return err
	}
	copied := m.object
	return failure(C.go_mac_authenticator_verify(&copied, pointer(tag), length(tag)))
}

// Reset begins another message under the same key. A nonce or a key for one message must not serve a second.
func (m *Authenticator) Reset() { m.object = m.start }

// Size is the size of a tag in bytes.
func (m *Authenticator) Size() int { return m.tagSize }

// BlockSize is the size in bytes of the blocks in which Write is fastest.
func (m *Authenticator) BlockSize() int { return m.entry.BlockSize }

// Wipe overwrites the key. Nothing may follow, not even Reset.
func (m *Authenticator) Wipe() {
	C.linnet_mac_authenticator_wipe(&m.object)
	C.linnet_mac_authenticator_wipe(&m.start)
}
