// SPDX-License-Identifier: MIT OR Apache-2.0

package linnet_test

import (
	"bytes"
	"crypto/cipher"
	"errors"
	"io"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	. "linnet/bindings/go"
)

func counting(n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(i)
	}
	return b
}

func TestConstantsAreThoseOfTheLibrary(t *testing.T) {
	text, err := os.ReadFile("catalog.go")
	if err != nil {
		t.Fatal(err)
	}
	constants := regexp.MustCompile(`(?m)^\t(\w+) \w+ = (\d+)$`).FindAllStringSubmatch(string(text), -1)
	if len(constants) != len(All()) {
		t.Errorf("%d constants, %d algorithms: run `make tables`", len(constants), len(All()))
	}
	for _, c := range constants {
		if found, err := Find(c[1]); err != nil || strconv.Itoa(int(found)) != c[2] {
			t.Errorf("%s is %s, not %d, %v: run `make tables`", c[1], c[2], int(found), err)
		}
	}
}

func TestFind(t *testing.T) {
	for _, spelling := range []string{"ascon-aead128", "Ascon-AEAD128", "ASCON_AEAD128"} {
		found, err := Find(spelling)
		if err != nil || AEAD(found) != AsconAEAD128 {
			t.Errorf("%s: %v, %v", spelling, found, err)
		}
	}
	if _, err := Find("ascon"); err == nil || !strings.Contains(err.Error(), `"ascon"`) {
		t.Error(err)
	}
	if _, err := As[AEAD](Algorithm(SHA256)); err == nil || !strings.Contains(err.Error(), "hash function, not AEAD") {
		t.Error(err)
	}
	if h, err := As[Hash](Algorithm(SHA256)); err != nil || h != SHA256 {
		t.Error(h, err)
	}
}

// aeads calls f for every AEAD.
func aeads(t *testing.T, f func(t *testing.T, a AEAD, key *AEADKey, nonce []byte)) {
	for _, a := range All() {
		if a.Info().Kind != KindAEAD {
			continue
		}
		t.Run(a.Info().ID, func(t *testing.T) {
			key, err := AEAD(a).New(counting(a.Info().Key.Usual))
			if err != nil {
				t.Fatal(err)
			}
			f(t, AEAD(a), key, counting(a.Info().Nonce.Usual))
		})
	}
}

func TestChangedMessagesAreRefused(t *testing.T) {
	text, data := counting(40), counting(20)
	aeads(t, func(t *testing.T, _ AEAD, key *AEADKey, nonce []byte) {
		sealed := key.Seal(nil, nonce, text, data)
		if len(sealed) != len(text)+key.Overhead() {
			t.Fatal(len(sealed))
		}
		for i := range sealed {
			changed := bytes.Clone(sealed)
			changed[i] ^= 0x40
			room := bytes.Repeat([]byte{0xaa}, len(text))
			if opened, err := key.Open(room[:0], nonce, changed, data); !errors.Is(err, ErrNotAuthentic) || opened != nil {
				t.Fatalf("byte %d: %v", i, err)
			}
			if !bytes.Equal(room, make([]byte, len(text))) {
				t.Fatalf("byte %d: %X is left", i, room)
			}
		}
		for n := range sealed {
			if _, err := key.Open(nil, nonce, sealed[:n], data); !errors.Is(err, ErrNotAuthentic) {
				t.Fatalf("%d bytes: %v", n, err)
			}
		}
		if _, err := key.Open(nil, nonce, sealed, data[1:]); !errors.Is(err, ErrNotAuthentic) {
			t.Fatal(err)
		}
	})
}

func TestSealInPlaceAndAppend(t *testing.T) {
	aeads(t, func(t *testing.T, _ AEAD, key *AEADKey, nonce []byte) {
		sealed := key.Seal(nil, nonce, counting(33), nil)
		room := append(make([]byte, 0, 100), counting(33)...)
		if inPlace := key.Seal(room[:0], nonce, room, nil); !bytes.Equal(inPlace, sealed) {
			t.Fatalf("%X, not %X", inPlace, sealed)
		}
		if appended := key.Seal([]byte("ab"), nonce, counting(33), nil); !bytes.Equal(appended, append([]byte("ab"), sealed...)) {
			t.Fatalf("%X", appended)
		}
		inPlace := bytes.Clone(sealed)
		if opened, err := key.Open(inPlace[:0], nonce, inPlace, nil); err != nil || !bytes.Equal(opened, counting(33)) {
			t.Fatal(opened, err)
		}
		if !panics(func() { key.Seal(room[:1], nonce, room[2:20], nil) }) {
			t.Error("an overlap is accepted")
		}
	})
}

func panics(f func()) (did bool) {
	defer func() { did = recover() != nil }()
	f()
	return
}

func TestWrongSizes(t *testing.T) {
	_, err := AES128GCM.New(counting(17))
	if !errors.Is(err, ErrLength) || !strings.Contains(err.Error(), "AES-128-GCM takes a key of 16 bytes, not 17") {
		t.Error(err)
	}
	if _, err = AES128GCM.NewWithTagSize(counting(16), 11); !errors.Is(err, ErrLength) || !strings.Contains(err.Error(), "12 to 16") {
		t.Error(err)
	}
	key, _ := AsconAEAD128.NewWithTagSize(counting(16), 8)
	if !panics(func() { key.Seal(nil, counting(15), nil, nil) }) {
		t.Error("a nonce of 15 bytes is accepted")
	}
	if _, err = key.Open(nil, counting(15), counting(20), nil); !errors.Is(err, ErrLength) {
		t.Error(err)
	}
	if sealed := key.Seal(nil, counting(16), counting(3), nil); len(sealed) != 11 {
		t.Error(len(sealed))
	}
	key.Wipe()
	if !panics(func() { key.Seal(nil, counting(16), nil, nil) }) {
		t.Error("a wiped key seals")
	}
	for _, err := range []error{
		second(SHAKE128.NewCustomized(counting(1))), second(HMACSHA256.New(nil, MACOptions{Nonce: counting(1)})),
		second(KMAC128.Sum(counting(16), nil, MACOptions{TagSize: -1})), second(HKDFSHA256.Derive(nil, nil, nil, 0)),
		second(ChaCha20.New(counting(31), counting(12))), second(AES128KW.Wrap(counting(16), counting(15))),
		second(X25519.Agree(counting(32), counting(31))), second(HashDRBGSHA256.New(nil, nil, nil)),
	} {
		if !errors.Is(err, ErrLength) {
			t.Error(err)
		}
	}
	if _, err := X25519.Agree(counting(32), make([]byte, 32)); !errors.Is(err, ErrPublicKey) {
		t.Error(err)
	}
}

func second[T any](_ T, err error) error { return err }

func TestParts(t *testing.T) {
	text, data := counting(100), counting(50)
	aeads(t, func(t *testing.T, a AEAD, key *AEADKey, nonce []byte) {
		m, err := a.NewEncryptor(counting(a.Info().Key.Usual), nonce)
		if !a.Info().Incremental {
			if err == nil {
				t.Fatal("begins a message")
			}
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(data); i += 7 {
			m.Data(data[i:min(len(data), i+7)])
		}
		var sealed []byte
		for i := 0; i < len(text); i += 13 {
			sealed, _ = m.Update(sealed, text[i:min(len(text), i+13)])
		}
		if sealed, err = m.Finish(sealed); err != nil || !bytes.Equal(sealed, key.Seal(nil, nonce, text, data)) {
			t.Fatal(sealed, err)
		}
		if _, err = m.Finish(nil); !errors.Is(err, ErrOrder) {
			t.Fatal(err)
		}
		d, _ := a.NewDecryptor(counting(a.Info().Key.Usual), nonce)
		d.Data(data)
		opened, _ := d.Update(nil, sealed[:len(text)])
		if err = d.Verify(sealed[len(text):]); err != nil || !bytes.Equal(opened, text) {
			t.Fatal(opened, err)
		}
	})
}

func TestWriters(t *testing.T) {
	message := counting(300)
	for _, a := range All() {
		switch a.Info().Kind {
		case KindHash:
			h := Hash(a).New()
			for i := 0; i < len(message); i += 17 {
				h.Write(message[i:min(len(message), i+17)])
			}
			if digest := h.Sum(nil); !bytes.Equal(digest, Hash(a).Sum(message)) || !bytes.Equal(digest, h.Clone().Sum(nil)) {
				t.Errorf("%s: %X", a, digest)
			}
			h.Reset()
			if !bytes.Equal(h.Sum(nil), Hash(a).Sum(nil)) {
				t.Errorf("%s after Reset", a)
			}
		case KindXOF:
			x := XOF(a).New()
			io.Copy(x, bytes.NewReader(message))
			output := make([]byte, 99)
			for i := 0; i < len(output); i += 10 {
				x.Read(output[i:min(len(output), i+10)])
			}
			if !bytes.Equal(output, XOF(a).Sum(message, 99)) {
				t.Errorf("%s: %X", a, output)
			}
			if _, err := x.Write(message); !errors.Is(err, ErrOrder) {
				t.Errorf("%s: %v", a, err)
			}
			if x.Reset(); second(x.Write(message)) != nil {
				t.Errorf("%s after Reset", a)
			}
		case KindMAC:
			text := message[:min(len(message), a.Info().MessageMax)]
			key, options := counting(a.Info().Key.Usual), MACOptions{Nonce: counting(a.Info().Nonce.Usual)}
			m, err := MAC(a).New(key, options)
			if err != nil {
				t.Fatal(err)
			}
			m.Write(text[:5])
			m.Write(text[5:])
			tag, err := MAC(a).Sum(key, text, options)
			if err != nil || !bytes.Equal(tag, m.Sum(nil)) || m.Verify(tag) != nil {
				t.Errorf("%s: %X, %v", a, tag, err)
			}
			tag[0] ^= 1
			if !errors.Is(m.Verify(tag), ErrNotAuthentic) || !errors.Is(MAC(a).Verify(key, text, tag, options), ErrNotAuthentic) {
				t.Errorf("%s verifies another tag", a)
			}
		}
	}
}

func TestStreams(t *testing.T) {
	for _, a := range All() {
		if a.Info().Kind != KindStream {
			continue
		}
		c, err := Stream(a).New(counting(a.Info().Key.Usual), counting(a.Info().Nonce.Usual))
		if err != nil {
			t.Fatal(err)
		}
		var _ cipher.Stream = c
		text, whole := counting(200), make([]byte, 200)
		c.XORKeyStream(whole, text)
		if err = c.Seek(77); err != nil {
			t.Fatal(err)
		}
		c.XORKeyStream(text[77:], text[77:])
		if !bytes.Equal(text[77:], whole[77:]) {
			t.Errorf("%s after Seek", a)
		}
	}
}

func TestBoxesAndWraps(t *testing.T) {
	box, err := XSalsa20Poly1305.Seal(counting(32), counting(24), counting(10))
	if err != nil || len(box) != 26 {
		t.Fatal(box, err)
	}
	if opened, err := XSalsa20Poly1305.Open(counting(32), counting(24), box); err != nil || !bytes.Equal(opened, counting(10)) {
		t.Fatal(opened, err)
	}
	box[3] ^= 1
	if _, err = XSalsa20Poly1305.Open(counting(32), counting(24), box); !errors.Is(err, ErrNotAuthentic) {
		t.Error(err)
	}
	wrapped, _ := AES128KWP.Wrap(counting(16), counting(13))
	if key, err := AES128KWP.Unwrap(counting(16), wrapped); err != nil || !bytes.Equal(key, counting(13)) {
		t.Error(key, err)
	}
	encrypted, _ := AES128CBCPKCS7.Encrypt(counting(16), counting(16), counting(20))
	if text, err := AES128CBCPKCS7.Decrypt(counting(16), counting(16), encrypted); err != nil || !bytes.Equal(text, counting(20)) {
		t.Error(text, err)
	}
	if _, err = AES128CBC.Encrypt(counting(16), counting(16), counting(20)); !errors.Is(err, ErrLength) {
		t.Error(err)
	}
}

func FuzzAEAD(f *testing.F) {
	f.Add(uint8(0), []byte("key"), []byte("nonce"), []byte("text"), []byte("data"))
	f.Fuzz(func(t *testing.T, number uint8, key, nonce, text, data []byte) {
		a := All()[int(number)%len(All())]
		if a.Info().Kind != KindAEAD {
			return
		}
		k, err := AEAD(a).New(fit(key, a.Info().Key.Usual))
		if err != nil {
			t.Fatal(err)
		}
		sealed := k.Seal(nil, fit(nonce, a.Info().Nonce.Usual), text, data)
		if opened, err := k.Open(nil, fit(nonce, a.Info().Nonce.Usual), sealed, data); err != nil || !bytes.Equal(opened, text) {
			t.Fatal(a, opened, err)
		}
		if _, err := k.Open(nil, fit(nonce, a.Info().Nonce.Usual), text, data); err == nil {
			t.Fatal(a, "opens a text that was not sealed")
		}
	})
}

func fit(b []byte, n int) []byte { return append(bytes.Clone(b), make([]byte, n)...)[:n] }

func BenchmarkSeal(b *testing.B) {
	for _, a := range []AEAD{AsconAEAD128, AES128GCM, ChaCha20Poly1305} {
		for _, n := range []int{64, 1024, 16384} {
			b.Run(a.Info().ID+"/"+strconv.Itoa(n), func(b *testing.B) {
				key, _ := a.New(counting(a.Info().Key.Usual))
				text, room, nonce := make([]byte, n), make([]byte, 0, n+16), counting(a.Info().Nonce.Usual)
				b.SetBytes(int64(n))
				for b.Loop() {
					key.Seal(room, nonce, text, nil)
				}
			})
		}
	}
}

// A slice may lie in an object that holds pointers.
func TestSlicesAmongPointers(t *testing.T) {
	type connection struct {
		next *connection
		key  [32]byte
		text [64]byte
	}
	c := &connection{next: &connection{}}
	key, text := c.key[:16], c.text[:32]
	SHA256.Sum(text)
	h, x := SHA256.New(), SHAKE128.New()
	h.Write(text)
	h.Sum(text[:0])
	x.Write(text)
	x.Read(text)
	HMACSHA256.Sum(key, text)
	HKDFSHA256.Derive(key, text, text, 32)
	X25519.Public(c.key[:])
	if m, err := AsconMAC.New(key); err != nil || m.Verify(m.Sum(nil)) != nil {
		t.Error(err)
	}
	if s, err := ChaCha20.New(c.key[:], text[:12]); err != nil {
		t.Error(err)
	} else {
		s.XORKeyStream(text, text)
	}
	aead, err := AsconAEAD128.New(key)
	if err != nil {
		t.Fatal(err)
	}
	aead.Seal(text[:0], key, text[:16], nil)
	e, err := AsconAEAD128.NewEncryptor(key, key)
	if err != nil {
		t.Fatal(err)
	}
	e.Data(text)
	e.Update(text[:0], text[:9])
	if Equal(key, text[:16]) {
		t.Error("equal")
	}
	Wipe(text)
}

func TestValuesThatAreNone(t *testing.T) {
	var k AEADKey
	if _, err := k.Open(nil, nil, nil, nil); !errors.Is(err, ErrOrder) {
		t.Error(err)
	}
	if s := Algorithm(9999).String(); s != "Algorithm(9999)" {
		t.Error(s)
	}
	if _, err := Find("sha256\x00"); !errors.Is(err, ErrArgument) {
		t.Error(err)
	}
	if _, err := HKDFSHA256.Expand(make([]byte, 31), nil, 9); !errors.Is(err, ErrLength) || !strings.HasSuffix(err.Error(), "a key of 32 bytes or more, not 31") {
		t.Error(err)
	}
}
