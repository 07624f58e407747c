// SPDX-License-Identifier: MIT OR Apache-2.0

// Package linnet is lightweight cryptography: Ascon as standardised in NIST SP 800-232, the finalists of NIST's lightweight
// competition, and AES modes, ChaCha20, SHA-2, SHA-3, HMAC, HKDF, X25519 and others. It compiles the C++ library with cgo; it needs
// g++ 12 or clang++ 16, or later.
//
// An algorithm is a constant, whose type is its kind:
//
//	key, err := linnet.AsconAEAD128.New(secret)     // a cipher.AEAD
//	digest := linnet.SHA256.Sum(message)
//	h := linnet.SHA256.New()                        // a hash.Hash
//	x := linnet.SHAKE128.New()                      // an io.Reader after an io.Writer
//
// [Find] and [All] serve programs that choose an algorithm at run time. Errors wrap a [Status]; use errors.Is.
//
// Objects that hold a key are wiped when they are collected, or earlier by their method Wipe. Keys in slices are the caller's. Only a
// keyed AEAD may be used by several goroutines at once.
package linnet

// #cgo CPPFLAGS: -I${SRCDIR}/../../include -I${SRCDIR}/../../src -DLINNET_LIBRARY
// #cgo CXXFLAGS: -std=c++20 -fno-exceptions -fno-rtti
// #include "calls.h"
import "C"

import (
	"fmt"
	"math"
	"runtime"
	"strings"
	"unsafe"
)

// A Status is why a call of the library failed. It is an error; errors.Is finds it in the errors of this package.
type Status int

const (
	ErrArgument     Status = C.LINNET_ARGUMENT      // an argument that the algorithm does not take
	ErrLength       Status = C.LINNET_LENGTH        // a length that the algorithm does not take, or that exceeds its limit
	ErrOverlap      Status = C.LINNET_OVERLAP       // an output overlaps another buffer in a way that is not allowed
	ErrNotAuthentic Status = C.LINNET_NOT_AUTHENTIC // the tag, or the wrapped key, does not match
	ErrOrder        Status = C.LINNET_ORDER         // the object has finished, failed before or was wiped, or a reseed is due
	ErrPadding      Status = C.LINNET_PADDING       // the padding of a CBC plaintext is malformed: keep that secret
	ErrPublicKey    Status = C.LINNET_PUBLIC_KEY    // the peer's public key makes the shared secret zero for every secret key
)

func (s Status) Error() string {
	if s <= 0 || s > ErrPublicKey {
		return fmt.Sprintf("linnet: Status(%d)", int(s))
	}
	return "linnet: " + C.GoString(C.linnet_message(C.int(s)))
}

func failure(status C.int) error {
	if status == C.LINNET_OK {
		return nil
	}
	return Status(status)
}

// made returns what a call has written, or nothing if it failed.
func made(output []byte, status C.int) ([]byte, error) {
	if status != C.LINNET_OK {
		return nil, Status(status)
	}
	return output, nil
}

// A Kind is what an algorithm does.
type Kind int

const (
	KindAEAD        Kind = C.LINNET_KIND_AEAD
	KindHash        Kind = C.LINNET_KIND_HASH
	KindXOF         Kind = C.LINNET_KIND_XOF
	KindMAC         Kind = C.LINNET_KIND_MAC
	KindKDF         Kind = C.LINNET_KIND_KDF
	KindStream      Kind = C.LINNET_KIND_STREAM
	KindSecretBox   Kind = C.LINNET_KIND_SECRETBOX
	KindDRBG        Kind = C.LINNET_KIND_DRBG
	KindKeyExchange Kind = C.LINNET_KIND_KEX
	KindCBC         Kind = C.LINNET_KIND_CBC
	KindKeyWrap     Kind = C.LINNET_KIND_KEYWRAP
)

func (k Kind) String() string {
	names := [...]string{
		"AEAD", "hash function", "XOF", "MAC", "KDF", "stream cipher", "secret box", "DRBG", "key exchange", "CBC", "key wrap",
	}
	if k < 0 || int(k) >= len(names) {
		return fmt.Sprintf("Kind(%d)", int(k))
	}
	return names[k]
}

// A Standing says who specifies an algorithm.
type Standing int

const (
	Standard  Standing = C.LINNET_STATUS_STANDARD  // a standards body: what to choose
	Finalist  Standing = C.LINNET_STATUS_FINALIST  // of a public competition
	Published Standing = C.LINNET_STATUS_PUBLISHED // a reviewed paper, an RFC or its draft
	Legacy    Standing = C.LINNET_STATUS_LEGACY    // superseded or broken, for interoperability only
)

func (s Standing) String() string {
	names := [...]string{"standard", "finalist", "published", "legacy"}
	if s < 0 || int(s) >= len(names) {
		return fmt.Sprintf("Standing(%d)", int(s))
	}
	return names[s]
}

// Sizes are the sizes in bytes that a parameter may have: Min to Max in steps of Step. Usual is the one that calls take which do not
// take another. They are 0, and Step is 1, if the algorithm does not have the parameter.
type Sizes struct{ Usual, Min, Max, Step int }

// Unlimited is a size without limit.
const Unlimited = math.MaxInt

func (s Sizes) has(n int) bool { return n >= s.Min && n <= s.Max && (n-s.Min)%s.Step == 0 }

func (s Sizes) String() string {
	switch {
	case s.Min == s.Max:
		return counted(s.Usual)
	case s.Max == Unlimited:
		return counted(s.Min) + " or more"
	case s.Step == 1:
		return fmt.Sprintf("%d to %d bytes", s.Min, s.Max)
	}
	return fmt.Sprintf("%d to %d bytes in steps of %d", s.Min, s.Max, s.Step)
}

func counted(n int) string {
	if n == 1 {
		return "1 byte"
	}
	return fmt.Sprintf("%d bytes", n)
}

// Info describes an algorithm. Sizes are in bytes; a size that the kind does not have is 0, one without limit is Unlimited.
type Info struct {
	ID            string // such as "ascon-aead128"
	Name          string // such as "Ascon-AEAD128"
	Kind          Kind
	Standing      Standing
	Specification string // and its section
	BlockSize     int    // bytes of a message for each call of the primitive
	Key           Sizes  // of a key exchange the secret key, of a DRBG the entropy input
	Nonce         Sizes
	Tag           Sizes
	DigestSize    int // of an XOF the usual size of an output
	Customization int // the longest customization string
	MessageMax    int // the longest message under a nonce of the usual size
	OutputMax     int // the longest output of a KDF, and of one call of a DRBG
	ExtractSize   int // of a KDF in two steps, the key between them; 0 if it takes a password
	PublicKey     int
	SharedSecret  int
	Incremental   bool // whether messages can be processed in parts
	OneTimeKey    bool // whether a key must serve only one message
	ZeroPadded    bool // whether zero bytes after a message, up to a whole block, leave the tag unchanged
}

// An Algorithm is any algorithm of the catalog. The constants of this package have the types of their kinds.
type Algorithm int

type entry struct {
	c *C.linnet_algorithm
	Info
}

// In the order of the catalog and of the constants.
var entries = func() []entry {
	made := make([]entry, int(C.linnet_count()))
	for i := range made {
		c := C.linnet_at(C.size_t(i))
		made[i] = entry{c, Info{
			ID: C.GoString(c.id), Name: C.GoString(c.name), Kind: Kind(c.kind), Standing: Standing(c.status),
			Specification: C.GoString(c.specification), BlockSize: size(c.block_size),
			Key:        Sizes{size(c.key_size), size(c.key_size_min), size(c.key_size_max), 1},
			Nonce:      Sizes{size(c.nonce_size), size(c.nonce_size_min), size(c.nonce_size_max), 1},
			Tag:        Sizes{size(c.tag_size), size(c.tag_size_min), size(c.tag_size_max), max(1, size(c.tag_size_step))},
			DigestSize: size(c.digest_size), Customization: size(c.customization_size_max), MessageMax: size(c.message_size_max),
			OutputMax: size(c.output_size_max), ExtractSize: size(c.extract_size), PublicKey: size(c.public_key_size),
			SharedSecret: size(c.shared_secret_size), Incremental: c.online != 0, OneTimeKey: c.one_time_key != 0,
			ZeroPadded: c.zero_padded != 0,
		}}
	}
	return made
}()

func size(c C.size_t) int {
	if uint64(c) > math.MaxInt {
		return Unlimited
	}
	return int(c)
}

// Info describes the algorithm.
func (a Algorithm) Info() Info { return entries[a].Info }

func (a Algorithm) String() string {
	if a < 0 || int(a) >= len(entries) {
		return fmt.Sprintf("Algorithm(%d)", int(a))
	}
	return entries[a].Name
}

func (a Algorithm) entry() *entry { return &entries[a] }

// Find returns the algorithm with an id or a name in any usual spelling: only ASCII letters and digits count, in upper or lower case.
func Find(name string) (Algorithm, error) {
	text := append([]byte(name), 0)
	if strings.IndexByte(name, 0) >= 0 {
		text = []byte{0}
	}
	c := C.linnet_find((*C.char)(unsafe.Pointer(unsafe.SliceData(text))))
	for i := range entries {
		if entries[i].c == c {
			return Algorithm(i), nil
		}
	}
	return 0, fmt.Errorf("%w: there is no algorithm %q", ErrArgument, name)
}

// All returns the algorithms in the order of the catalog.
func All() []Algorithm {
	all := make([]Algorithm, len(entries))
	for i := range all {
		all[i] = Algorithm(i)
	}
	return all
}

// As returns an algorithm that [Find] has found with the type of its kind, such as AEAD: linnet.As[linnet.AEAD](found). It fails if
// the algorithm is of another kind.
func As[T kind](a Algorithm) (T, error) {
	var zero T
	if wanted := zero.kind(); entries[a].Kind != wanted {
		return zero, fmt.Errorf("%w: %s is of the kind %s, not %s", ErrArgument, a, entries[a].Kind, wanted)
	}
	return T(a), nil
}

type kind interface {
	AEAD | Hash | XOF | MAC | KDF | Stream | SecretBox | DRBG | KeyExchange | CBC | KeyWrap
	kind() Kind
}

// Version is the version of the C++ library, such as "0.1.0".
func Version() string { return C.GoString(C.linnet_version()) }

// Equal compares two slices in constant time, if their lengths are equal.
func Equal(a, b []byte) bool {
	return len(a) == len(b) && C.go_equal(pointer(a), pointer(b), length(a)) == 1
}

// Wipe overwrites a slice with zeroes.
func Wipe(b []byte) { C.go_wipe(pointer(b), length(b)) }

func pointer(b []byte) *C.uint8_t { return (*C.uint8_t)(unsafe.SliceData(b)) }
func length(b []byte) C.size_t    { return C.size_t(len(b)) }

// wrong says which sizes the algorithm takes, if it does not take n bytes.
func (e *entry) wrong(what string, n int, sizes Sizes) error {
	if sizes.has(n) {
		return nil
	}
	if sizes.Max == 0 {
		return fmt.Errorf("%w: %s takes no %s", ErrLength, e.Name, what)
	}
	article := "a"
	if strings.ContainsAny(what[:1], "aeio") {
		article = "an"
	}
	return fmt.Errorf("%w: %s takes %s %s of %s, not %d", ErrLength, e.Name, article, what, sizes, n)
}

func exactly(n int) Sizes { return Sizes{n, n, n, 1} }
func upTo(n int) Sizes    { return Sizes{n, 0, n, 1} }

// extended returns a slice that begins with dst, and its last n bytes.
func extended(dst []byte, n int) (all, added []byte) {
	total := len(dst) + n
	if cap(dst) >= total {
		all = dst[:total]
	} else {
		all = make([]byte, total)
		copy(all, dst)
	}
	return all, all[len(dst):]
}

// overlaps tells whether an output may be damaged before the input is read.
func overlaps(out, in []byte) bool {
	if len(out) == 0 || len(in) == 0 || pointer(out) == pointer(in) {
		return false
	}
	a, b := uintptr(unsafe.Pointer(pointer(out))), uintptr(unsafe.Pointer(pointer(in)))
	return a < b+uintptr(len(in)) && b < a+uintptr(len(out))
}

// A noCopy in a struct makes go vet report copies of it: a copy keeps a key that its original has wiped.
type noCopy struct{}

func (*noCopy) Lock()   {}
func (*noCopy) Unlock() {}

// collected wipes an object before its memory is reused.
func collected[T any, P interface {
	*T
	Wipe()
}](object P) P {
	runtime.SetFinalizer((*T)(object), func(o *T) { P(o).Wipe() })
	return object
}
