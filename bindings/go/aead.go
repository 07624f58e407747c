// SPDX-License-Identifier: MIT OR Apache-2.0

package linnet

// #cgo noescape go_aead_keyed_encrypt
// #cgo nocallback go_aead_keyed_encrypt
// #cgo noescape go_aead_keyed_decrypt
// #cgo nocallback go_aead_keyed_decrypt
// #include "calls.h"
import "C"

import (
	"crypto/cipher"
	"fmt"
	"runtime"
)

// An AEAD is an algorithm for authenticated encryption with associated data. A nonce must be used only once under a key, unless the
// comment on the algorithm says otherwise.
type AEAD Algorithm

var _ cipher.AEAD = (*AEADKey)(nil)

// An AEADKey is a key, expanded for many messages. It is a [cipher.AEAD], and several goroutines may use it at once; but not Wipe, which
// would make them use a key of zeroes. The zero value is of no use.
type AEADKey struct {
	_       noCopy
	object  C.linnet_aead_keyed
	entry   *entry
	tagSize int
}

// New expands a key. Tags have the algorithm's usual size.
func (a AEAD) New(key []byte) (*AEADKey, error) { return a.NewWithTagSize(key, a.Info().Tag.Usual) }

// NewWithTagSize expands a key for tags of tagSize bytes. A forgery succeeds with probability 2^(-8 tagSize) in each attempt, unless
// the comment on the algorithm states another.
func (a AEAD) NewWithTagSize(key []byte, tagSize int) (*AEADKey, error) {
	e := Algorithm(a).entry()
	if err := e.wrong("key", len(key), e.Key); err != nil {
		return nil, err
	}
	if err := e.wrong("tag", tagSize, e.Tag); err != nil {
		return nil, err
	}
	k := &AEADKey{entry: e, tagSize: tagSize}
	if s := C.go_aead_keyed_init(&k.object, e.c, pointer(key), length(key), C.size_t(tagSize)); s != C.LINNET_OK {
		return nil, Status(s)
	}
	return collected(k), nil
}

// NonceSize is the usual size of a nonce in bytes; Seal and Open take the others that the algorithm has.
func (k *AEADKey) NonceSize() int { return k.entry.Nonce.Usual }

// Overhead is the size of a tag in bytes.
func (k *AEADKey) Overhead() int { return k.tagSize }

// Seal appends the ciphertext and the tag to dst. The plaintext may be where the ciphertext comes, plaintext[:0]; neither it otherwise
// nor the nonce or the additional data may be where the output comes. Seal(nonce, nonce, ...) puts the nonce in front. Like every cipher.AEAD it panics if an argument is wrong.
func (k *AEADKey) Seal(dst, nonce, plaintext, additionalData []byte) []byte {
	if err := k.entry.wrong("nonce", len(nonce), k.entry.Nonce); err != nil {
		panic(err.Error())
	}
	result, out := extended(dst, len(plaintext)+k.tagSize)
	if overlaps(out, plaintext) || overlaps(out, additionalData) {
		panic(ErrOverlap.Error())
	}
	ciphertext, tag := out[:len(plaintext)], out[len(plaintext):]
	if s := C.go_aead_keyed_encrypt(&k.object, pointer(nonce), length(nonce), pointer(additionalData), length(additionalData), pointer(plaintext),
		length(plaintext), pointer(ciphertext), pointer(tag), length(tag)); s != C.LINNET_OK {
		panic(fmt.Sprintf("%v, %s", Status(s), k.entry.Name))
	}
	runtime.KeepAlive(k)
	return result
}

// Open appends the plaintext to dst if the tag at the end of the ciphertext verifies; otherwise the error is ErrNotAuthentic, and no
// plaintext is left. The plaintext may come where the ciphertext is, ciphertext[:0].
func (k *AEADKey) Open(dst, nonce, ciphertext, additionalData []byte) ([]byte, error) {
	if k.entry == nil {
		return nil, ErrOrder
	}
	if err := k.entry.wrong("nonce", len(nonce), k.entry.Nonce); err != nil {
		return nil, err
	}
	if len(ciphertext) < k.tagSize {
		return nil, fmt.Errorf("%w: a ciphertext of %d bytes is shorter than a tag", ErrNotAuthentic, len(ciphertext))
	}
	text, tag := ciphertext[:len(ciphertext)-k.tagSize], ciphertext[len(ciphertext)-k.tagSize:]
	result, out := extended(dst, len(text))
	if overlaps(out, ciphertext) || overlaps(out, additionalData) {
		return nil, ErrOverlap
	}
	s := C.go_aead_keyed_decrypt(&k.object, pointer(nonce), length(nonce), pointer(additionalData), length(additionalData), pointer(text),
		length(text), pointer(tag), length(tag), pointer(out))
	runtime.KeepAlive(k)
	if s != C.LINNET_OK {
		return nil, Status(s)
	}
	return result, nil
}

// Wipe overwrites the key: call it after the last Seal and Open have returned. Seal then panics, and Open fails.
func (k *AEADKey) Wipe() { C.linnet_aead_keyed_wipe(&k.object) }

// An Encryptor encrypts one message in parts: Data any number of times, then Update any number of times, then Finish. An error ends the
// message.
type Encryptor struct {
	_      noCopy
	object C.linnet_aead_encryptor
	entry  *entry
}

// A Decryptor decrypts one message in parts. No plaintext is authentic before Verify has succeeded: do not use it until then.
type Decryptor struct {
	_      noCopy
	object C.linnet_aead_decryptor
	entry  *entry
}

func (e *entry) begins(key, nonce []byte) error {
	if !e.Incremental {
		return fmt.Errorf("%w: %s does not process messages in parts", ErrArgument, e.Name)
	}
	if err := e.wrong("key", len(key), e.Key); err != nil {
		return err
	}
	return e.wrong("nonce", len(nonce), e.Nonce)
}

// NewEncryptor begins a message. It fails for algorithms that are not Incremental.
func (a AEAD) NewEncryptor(key, nonce []byte) (*Encryptor, error) {
	m := &Encryptor{entry: Algorithm(a).entry()}
	if err := m.entry.begins(key, nonce); err != nil {
		return nil, err
	}
	s := C.go_aead_encryptor_init(&m.object, m.entry.c, pointer(key), length(key), pointer(nonce), length(nonce))
	if s != C.LINNET_OK {
		return nil, Status(s)
	}
	return collected(m), nil
}

// Data takes the next part of the associated data.
func (m *Encryptor) Data(part []byte) error {
	return failure(C.go_aead_encryptor_update_aad(&m.object, pointer(part), length(part)))
}

// Update appends the ciphertext of the next part to dst. The part may be where its ciphertext comes.
func (m *Encryptor) Update(dst, plaintext []byte) ([]byte, error) {
	result, out := extended(dst, len(plaintext))
	if err := failure(C.go_aead_encryptor_update(&m.object, pointer(plaintext), length(plaintext), pointer(out))); err != nil {
		return nil, err
	}
	return result, nil
}

// Finish appends the tag to dst and ends the message.
func (m *Encryptor) Finish(dst []byte) ([]byte, error) {
	result, out := extended(dst, m.entry.Tag.Usual)
	if err := failure(C.go_aead_encryptor_finish(&m.object, pointer(out), length(out))); err != nil {
		return nil, err
	}
	return result, nil
}

// Wipe ends the message without a tag.
func (m *Encryptor) Wipe() { C.linnet_aead_encryptor_wipe(&m.object) }

// NewDecryptor begins a message. It fails for algorithms that are not Incremental.
func (a AEAD) NewDecryptor(key, nonce []byte) (*Decryptor, error) {
	m := &Decryptor{entry: Algorithm(a).entry()}
	if err := m.entry.begins(key, nonce); err != nil {
		return nil, err
	}
	s := C.go_aead_decryptor_init(&m.object, m.entry.c, pointer(key), length(key), pointer(nonce), length(nonce))
	if s != C.LINNET_OK {
		return nil, Status(s)
	}
	return collected(m), nil
}

// Data takes the next part of the associated data.
func (m *Decryptor) Data(part []byte) error {
	return failure(C.go_aead_decryptor_update_aad(&m.object, pointer(part), length(part)))
}

// Update appends the plaintext of the next part to dst.
func (m *Decryptor) Update(dst, ciphertext []byte) ([]byte, error) {
	result, out := extended(dst, len(ciphertext))
	if err := failure(C.go_aead_decryptor_update(&m.object, pointer(ciphertext), length(ciphertext), pointer(out))); err != nil {
		return nil, err
	}
	return result, nil
}

// Verify ends the message. The plaintext is authentic only if it returns nil.
func (m *Decryptor) Verify(tag []byte) error {
	if err := m.entry.wrong("tag", len(tag), exactly(m.entry.Tag.Usual)); err != nil {
		m.Wipe()
		return err
	}
	return failure(C.go_aead_decryptor_verify(&m.object, pointer(tag), length(tag)))
}

// Wipe ends the message without a result.
func (m *Decryptor) Wipe() { C.linnet_aead_decryptor_wipe(&m.object) }
