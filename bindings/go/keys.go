// SPDX-License-Identifier: MIT OR Apache-2.0

package linnet

// #include "calls.h"
import "C"

import (
	"fmt"
	"io"
	"math"
)

// A KDF is a key derivation function: from a secret (HKDF), or from a password (PBKDF2).
type KDF Algorithm

func (e *entry) output(n int) ([]byte, error) {
	if err := e.wrong("output", n, Sizes{1, 1, min(e.OutputMax, math.MaxInt32), 1}); err != nil {
		return nil, err
	}
	return make([]byte, n), nil
}

// Derive returns n bytes for the use that info names. It fails for functions of passwords.
func (f KDF) Derive(secret, salt, info []byte, n int) ([]byte, error) {
	e := Algorithm(f).entry()
	if e.ExtractSize == 0 {
		return nil, fmt.Errorf("%w: %s takes a password; call DeriveFromPassword", ErrArgument, e.Name)
	}
	output, err := e.output(n)
	if err != nil {
		return nil, err
	}
	return made(output, C.go_kdf_derive(e.c, pointer(secret), length(secret), pointer(salt), length(salt), pointer(info),
		length(info), 0, pointer(output), length(output)))
}

// DeriveFromPassword returns n bytes. Each guess of the password costs an attacker as many iterations.
func (f KDF) DeriveFromPassword(password, salt []byte, iterations uint32, n int) ([]byte, error) {
	e := Algorithm(f).entry()
	if e.ExtractSize != 0 {
		return nil, fmt.Errorf("%w: %s takes no password; call Derive", ErrArgument, e.Name)
	}
	if iterations == 0 {
		return nil, fmt.Errorf("%w: %s takes 1 iteration or more", ErrArgument, e.Name)
	}
	output, err := e.output(n)
	if err != nil {
		return nil, err
	}
	return made(output, C.go_kdf_derive(e.c, pointer(password), length(password), pointer(salt), length(salt), nil, 0,
		C.uint32_t(iterations), pointer(output), length(output)))
}

// Extract returns a key for any number of calls of Expand.
func (f KDF) Extract(secret, salt []byte) ([]byte, error) {
	e := Algorithm(f).entry()
	if e.ExtractSize == 0 {
		return nil, fmt.Errorf("%w: %s has no steps", ErrArgument, e.Name)
	}
	key := make([]byte, e.ExtractSize)
	return made(key, C.go_kdf_extract(e.c, pointer(secret), length(secret), pointer(salt), length(salt), pointer(key),
		length(key)))
}

// Expand returns n bytes from the key that Extract returned, for the use that info names.
func (f KDF) Expand(key, info []byte, n int) ([]byte, error) {
	e := Algorithm(f).entry()
	if e.ExtractSize == 0 {
		return nil, fmt.Errorf("%w: %s has no steps", ErrArgument, e.Name)
	}
	if err := e.wrong("key", len(key), Sizes{e.ExtractSize, e.ExtractSize, Unlimited, 1}); err != nil {
		return nil, err // RFC 5869, section 2.3
	}
	output, err := e.output(n)
	if err != nil {
		return nil, err
	}
	return made(output, C.go_kdf_expand(e.c, pointer(key), length(key), pointer(info), length(info), pointer(output),
		length(output)))
}

// A KeyExchange is an algorithm by which two parties compute the same shared secret.
type KeyExchange Algorithm

// Public returns the public key of a secret key, which is random bytes.
func (x KeyExchange) Public(secretKey []byte) ([]byte, error) {
	e := Algorithm(x).entry()
	if err := e.wrong("secret key", len(secretKey), e.Key); err != nil {
		return nil, err
	}
	public := make([]byte, e.PublicKey)
	return made(public, C.go_kex_public_key(e.c, pointer(secretKey), length(secretKey), pointer(public), length(public)))
}

// Agree returns the shared secret. It is not a key yet: derive one from it and both public keys with a KDF. A peer's key that would
// make it zero for every secret key is ErrPublicKey.
func (x KeyExchange) Agree(secretKey, peer []byte) ([]byte, error) {
	e := Algorithm(x).entry()
	if err := e.wrong("secret key", len(secretKey), e.Key); err != nil {
		return nil, err
	}
	if err := e.wrong("public key", len(peer), exactly(e.PublicKey)); err != nil {
		return nil, err
	}
	shared := make([]byte, e.SharedSecret)
	return made(shared, C.go_kex_agree(e.c, pointer(secretKey), length(secretKey), pointer(peer), length(peer), pointer(shared),
		length(shared)))
}

// A DRBG is a deterministic random bit generator (SP 800-90A). Where the operating system supplies random bytes, use crypto/rand.
type DRBG Algorithm

// A Generator makes random bytes from an entropy input. Two copies make the same bytes: do not copy one.
type Generator struct {
	_      noCopy
	object C.linnet_drbg_generator
	entry  *entry
}

var _ io.Reader = (*Generator)(nil)

// New instantiates a generator from an unpredictable entropy input, a nonce, and a personalization string, which may be empty.
func (g DRBG) New(entropy, nonce, personalization []byte) (*Generator, error) {
	m := &Generator{entry: Algorithm(g).entry()}
	if err := m.entry.wrong("entropy input", len(entropy), m.entry.Key); err != nil {
		return nil, err
	}
	if err := m.entry.wrong("nonce", len(nonce), m.entry.Nonce); err != nil {
		return nil, err
	}
	if s := C.go_drbg_generator_init(&m.object, m.entry.c, pointer(entropy), length(entropy), pointer(nonce), length(nonce),
		pointer(personalization), length(personalization)); s != C.LINNET_OK {
		return nil, Status(s)
	}
	return collected(m), nil
}

// Read fills the slice. The error is ErrOrder when a reseed is due.
func (m *Generator) Read(output []byte) (int, error) { return m.ReadWith(output, nil) }

// ReadWith fills the slice; the additional input takes part in it.
func (m *Generator) ReadWith(output, additional []byte) (int, error) {
	done := 0
	for done < len(output) || len(output) == 0 {
		part := output[done:min(len(output), done+m.entry.OutputMax)]
		if s := C.go_drbg_generator_generate(&m.object, pointer(additional), length(additional), pointer(part),
			length(part)); s != C.LINNET_OK {
			Wipe(output)
			return 0, Status(s)
		}
		done += len(part)
		if len(output) == 0 {
			break
		}
	}
	return done, nil
}

// Reseed takes a fresh entropy input, and additional input, which may be empty. If it fails, nothing changes.
func (m *Generator) Reseed(entropy, additional []byte) error {
	if err := m.entry.wrong("entropy input", len(entropy), m.entry.Key); err != nil {
		return err
	}
	return failure(C.go_drbg_generator_reseed(&m.object, pointer(entropy), length(entropy), pointer(additional),
		length(additional)))
}

// Wipe ends the generator.
func (m *Generator) Wipe() { C.linnet_drbg_generator_wipe(&m.object) }
