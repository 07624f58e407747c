// SPDX-License-Identifier: MIT OR Apache-2.0

package linnet

// #include "calls.h"
import "C"

import (
	"crypto/cipher"
	"fmt"
)

// A Stream is a stream cipher. It does not authenticate.
type Stream Algorithm

// A StreamCipher encrypts or decrypts one message in parts. It is a [cipher.Stream].
type StreamCipher struct {
	_      noCopy
	object C.linnet_stream_cipher
	entry  *entry
}

var _ cipher.Stream = (*StreamCipher)(nil)

// New begins a message.
func (a Stream) New(key, nonce []byte) (*StreamCipher, error) {
	m := &StreamCipher{entry: Algorithm(a).entry()}
	if err := m.entry.wrong("key", len(key), m.entry.Key); err != nil {
		return nil, err
	}
	if err := m.entry.wrong("nonce", len(nonce), m.entry.Nonce); err != nil {
		return nil, err
	}
	s := C.go_stream_cipher_init(&m.object, m.entry.c, pointer(key), length(key), pointer(nonce), length(nonce))
	if s != C.LINNET_OK {
		return nil, Status(s)
	}
	return collected(m), nil
}

// XORKeyStream encrypts or decrypts the next part of the message, in place or into dst, which must be as long or longer. Like every
// cipher.Stream it panics if an argument is wrong.
func (m *StreamCipher) XORKeyStream(dst, src []byte) {
	if len(dst) < len(src) {
		panic("linnet: output smaller than input")
	}
	must(C.go_stream_cipher_update(&m.object, pointer(src), length(src), pointer(dst)), m.entry)
}

// Seek continues at a position, in bytes from the beginning of the message.
func (m *StreamCipher) Seek(position uint64) error {
	return failure(C.linnet_stream_cipher_seek(&m.object, C.uint64_t(position)))
}

// Wipe ends the message.
func (m *StreamCipher) Wipe() { C.linnet_stream_cipher_wipe(&m.object) }

// A SecretBox is authenticated encryption without associated data, in the form of NaCl and libsodium: the tag, then the ciphertext.
type SecretBox Algorithm

func (e *entry) keyAndNonce(key, nonce []byte) error {
	if err := e.wrong("key", len(key), e.Key); err != nil {
		return err
	}
	return e.wrong("nonce", len(nonce), e.Nonce)
}

// Seal returns the box of a plaintext.
func (a SecretBox) Seal(key, nonce, plaintext []byte) ([]byte, error) {
	e := Algorithm(a).entry()
	if err := e.keyAndNonce(key, nonce); err != nil {
		return nil, err
	}
	box := make([]byte, len(plaintext)+e.Tag.Usual)
	return made(box, C.go_secretbox_seal_box(e.c, pointer(key), length(key), pointer(nonce), length(nonce), pointer(plaintext),
		length(plaintext), pointer(box), length(box)))
}

// Open returns the plaintext of a box, or ErrNotAuthentic.
func (a SecretBox) Open(key, nonce, box []byte) ([]byte, error) {
	e := Algorithm(a).entry()
	if err := e.keyAndNonce(key, nonce); err != nil {
		return nil, err
	}
	if len(box) < e.Tag.Usual {
		return nil, fmt.Errorf("%w: a box of %d bytes is shorter than a tag", ErrNotAuthentic, len(box))
	}
	plaintext := make([]byte, len(box)-e.Tag.Usual)
	return made(plaintext, C.go_secretbox_open_box(e.c, pointer(key), length(key), pointer(nonce), length(nonce), pointer(box), length(box),
		pointer(plaintext), length(plaintext)))
}

// A CBC is a block cipher in CBC mode, with padding or without. It does not authenticate.
type CBC Algorithm

// Encrypt returns the ciphertext. Without padding the plaintext must have whole blocks.
func (a CBC) Encrypt(key, iv, plaintext []byte) ([]byte, error) {
	e := Algorithm(a).entry()
	if err := e.keyAndNonce(key, iv); err != nil {
		return nil, err
	}
	ciphertext := make([]byte, int(C.linnet_cbc_ciphertext_size(e.c, length(plaintext))))
	if len(ciphertext) < len(plaintext) {
		return nil, fmt.Errorf("%w: %s takes blocks of %d bytes, not %d bytes", ErrLength, e.Name, e.BlockSize, len(plaintext))
	}
	return made(ciphertext, C.go_cbc_encrypt(e.c, pointer(key), length(key), pointer(iv), length(iv), pointer(plaintext),
		length(plaintext), pointer(ciphertext), length(ciphertext)))
}

// Decrypt returns the plaintext. Verify a MAC first, and keep ErrPadding secret: who learns whether padding is malformed can decrypt.
func (a CBC) Decrypt(key, iv, ciphertext []byte) ([]byte, error) {
	e := Algorithm(a).entry()
	if err := e.keyAndNonce(key, iv); err != nil {
		return nil, err
	}
	plaintext, n := make([]byte, len(ciphertext)), length(ciphertext)
	if s := C.go_cbc_decrypt(e.c, pointer(key), length(key), pointer(iv), length(iv), pointer(ciphertext), length(ciphertext),
		pointer(plaintext), &n); s != C.LINNET_OK {
		return nil, Status(s)
	}
	return plaintext[:int(n)], nil
}

// A KeyWrap encrypts and authenticates keys under a key, without a nonce.
type KeyWrap Algorithm

// Wrap returns the wrapped form of a key.
func (a KeyWrap) Wrap(key, plaintext []byte) ([]byte, error) {
	e := Algorithm(a).entry()
	if err := e.wrong("key", len(key), e.Key); err != nil {
		return nil, err
	}
	wrapped := make([]byte, int(C.linnet_keywrap_ciphertext_size(e.c, length(plaintext))))
	if len(wrapped) == 0 {
		return nil, fmt.Errorf("%w: %s wraps no key of %d bytes", ErrLength, e.Name, len(plaintext))
	}
	return made(wrapped, C.go_keywrap_wrap(e.c, pointer(key), length(key), pointer(plaintext), length(plaintext),
		pointer(wrapped), length(wrapped)))
}

// Unwrap returns the key, or ErrNotAuthentic.
func (a KeyWrap) Unwrap(key, wrapped []byte) ([]byte, error) {
	e := Algorithm(a).entry()
	if err := e.wrong("key", len(key), e.Key); err != nil {
		return nil, err
	}
	plaintext, n := make([]byte, len(wrapped)), length(wrapped)
	if s := C.go_keywrap_unwrap(e.c, pointer(key), length(key), pointer(wrapped), length(wrapped), pointer(plaintext),
		&n); s != C.LINNET_OK {
		return nil, Status(s)
	}
	return plaintext[:int(n)], nil
}
