// SPDX-License-Identifier: MIT OR Apache-2.0

package linnet_test

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"

	linnet "linnet/bindings/go"
)

// These are also the examples of docs/guide/go.md, which shows the lines inside each function.

func Example() {
	key, nonce := make([]byte, 16), make([]byte, 16)
	rand.Read(key)
	rand.Read(nonce) // a new one for each message

	aead, err := linnet.AsconAEAD128.New(key) // a cipher.AEAD
	if err != nil {
		panic(err)
	}
	sealed := aead.Seal(nil, nonce, []byte("21.5 °C"), []byte("sensor 7"))
	opened, err := aead.Open(nil, nonce, sealed, []byte("sensor 7"))
	fmt.Println(string(opened), err)

	_, err = aead.Open(nil, nonce, sealed, []byte("sensor 8"))
	fmt.Println(errors.Is(err, linnet.ErrNotAuthentic))
	// Output:
	// 21.5 °C <nil>
	// true
}

func ExampleAEAD_NewEncryptor() {
	key, nonce := make([]byte, 16), make([]byte, 16)
	encryptor, err := linnet.AsconAEAD128.NewEncryptor(key, nonce)
	if err != nil {
		panic(err)
	}
	encryptor.Data([]byte("to Bob"))
	sealed, _ := encryptor.Update(nil, []byte("hel"))
	sealed, _ = encryptor.Update(sealed, []byte("lo"))
	sealed, _ = encryptor.Finish(sealed) // appends the tag

	decryptor, _ := linnet.AsconAEAD128.NewDecryptor(key, nonce)
	decryptor.Data([]byte("to Bob"))
	opened, _ := decryptor.Update(nil, sealed[:5]) // not to be used yet
	err = decryptor.Verify(sealed[5:])             // now, if the error is nil
	fmt.Println(string(opened), err)
	// Output: hello <nil>
}

func ExampleHash() {
	fmt.Printf("%x\n", linnet.AsconHash256.Sum([]byte("hello")))

	h := linnet.SHA256.New() // a hash.Hash
	h.Write([]byte("hel"))
	h.Write([]byte("lo"))
	fmt.Printf("%x\n", h.Sum(nil))
	// Output:
	// 22fa93e327d47aab60ab61b2923129f52515fb39d23cb34931ec05973e28fdc6
	// 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824
}

func ExampleXOF() {
	x := linnet.SHAKE128.New()
	x.Write([]byte("hello"))
	output := make([]byte, 8)
	io.ReadFull(x, output) // and as many bytes more as you read
	fmt.Println(bytes.Equal(output, linnet.SHAKE128.Sum([]byte("hello"), 8)))
	// Output: true
}

func ExampleMAC() {
	key := make([]byte, 16)
	tag, err := linnet.AsconMAC.Sum(key, []byte("hello"))
	fmt.Println(len(tag), err)
	fmt.Println(linnet.AsconMAC.Verify(key, []byte("hallo"), tag))
	// Output:
	// 16 <nil>
	// linnet: not authentic
}

func ExampleKeyExchange() {
	alice, bob := make([]byte, 32), make([]byte, 32)
	rand.Read(alice)
	rand.Read(bob)
	publicAlice, _ := linnet.X25519.Public(alice)
	publicBob, _ := linnet.X25519.Public(bob)

	shared, err := linnet.X25519.Agree(alice, publicBob)
	if err != nil {
		panic(err)
	}
	both := append(bytes.Clone(publicAlice), publicBob...)
	key, err := linnet.HKDFSHA256.Derive(shared, nil, both, 16)
	fmt.Println(len(key), err)
	// Output: 16 <nil>
}

func ExampleFind() {
	found, err := linnet.Find("sha3-256")
	if err != nil {
		panic(err)
	}
	info := found.Info()
	fmt.Println(info.Name, info.Kind, info.DigestSize)

	h, err := linnet.As[linnet.Hash](found)
	fmt.Println(len(h.Sum(nil)), err)
	// Output:
	// SHA3-256 hash function 32
	// 32 <nil>
}
