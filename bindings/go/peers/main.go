// SPDX-License-Identifier: MIT OR Apache-2.0

// Compares the package with others for Go, and prints a table in Markdown. `make bench-go` writes it to
// docs/guide/go.md.
package main

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/sha256"
	"crypto/sha3"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/cloudflare/circl/cipher/ascon"
	"golang.org/x/crypto/chacha20"
	"golang.org/x/crypto/chacha20poly1305"

	linnet "linnet/bindings/go"
)

// A race is one call in both packages, on messages of some size.
type race struct {
	call, peer   string
	ours, theirs func(message, room []byte)
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func sealing(aead cipher.AEAD) func(message, room []byte) {
	nonce := make([]byte, aead.NonceSize())
	return func(message, room []byte) { aead.Seal(room[:0], nonce, message, nil) }
}

func races() []race {
	key := make([]byte, 32)
	stream := func(ours bool) func(message, room []byte) {
		return func(message, room []byte) {
			if ours {
				c := must(linnet.ChaCha20.New(key, key[:12]))
				c.XORKeyStream(room, message)
				c.Wipe()
			} else {
				must(chacha20.NewUnauthenticatedCipher(key, key[:12])).XORKeyStream(room, message)
			}
		}
	}
	return []race{
		{"Ascon-128, `Seal`", "circl", sealing(must(linnet.Ascon128.New(key[:16]))), sealing(must(ascon.New(key[:16], ascon.Ascon128)))},
		{"Ascon-128a, `Seal`", "circl", sealing(must(linnet.Ascon128a.New(key[:16]))), sealing(must(ascon.New(key[:16], ascon.Ascon128a)))},
		{"ChaCha20, `New` and `XORKeyStream`", "x/crypto", stream(true), stream(false)},
		{"ChaCha20-Poly1305, `Seal`", "x/crypto, assembly", sealing(must(linnet.ChaCha20Poly1305.New(key))), sealing(must(chacha20poly1305.New(key)))},
		{"AES-128-GCM, `Seal`", "crypto/aes, assembly", sealing(must(linnet.AES128GCM.New(key[:16]))), sealing(must(cipher.NewGCM(must(aes.NewCipher(key[:16])))))},
		{"SHA-256, `Sum`", "crypto/sha256, assembly", func(m, _ []byte) { linnet.SHA256.Sum(m) }, func(m, _ []byte) { sha256.Sum256(m) }},
		{"SHA3-256, `Sum`", "crypto/sha3, assembly", func(m, _ []byte) { linnet.SHA3_256.Sum(m) }, func(m, _ []byte) { sha3.Sum256(m) }},
	}
}

// nanoseconds is the time of one call, from as many as take about a millisecond.
func nanoseconds(call func()) float64 {
	for n := 1; ; n *= 2 {
		start := time.Now()
		for range n {
			call()
		}
		if took := time.Since(start); took > time.Millisecond/2 {
			return float64(took.Nanoseconds()) / float64(n)
		}
	}
}

func median(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)/2]
}

const rounds = 101

// compared is the times of both, and the ratio: medians over rounds in which the two take turns.
func compared(r race, size int) (ours, theirs, ratio float64) {
	message, room := make([]byte, size), make([]byte, size+32)
	times := [3][]float64{}
	for range rounds {
		a := nanoseconds(func() { r.ours(message, room) })
		b := nanoseconds(func() { r.theirs(message, room) })
		times = [3][]float64{append(times[0], a), append(times[1], b), append(times[2], b/a)}
	}
	return median(times[0]), median(times[1]), median(times[2])
}

func processor() string {
	text, _ := os.ReadFile("/proc/cpuinfo")
	_, after, _ := strings.Cut(string(text), "model name\t: ")
	name, _, _ := strings.Cut(after, "\n")
	return name
}

func main() {
	fmt.Printf("%s, %s. Nanoseconds for a call, medians of %d rounds; a ratio above 1 means that Linnet is faster.\n\n", processor(), runtime.Version(), rounds)
	fmt.Println("| Call | Bytes | Linnet | Peer | Ratio | Peer is |")
	fmt.Println("|---|--:|--:|--:|--:|---|")
	for _, r := range races() {
		for _, size := range []int{64, 1024, 16384} {
			ours, theirs, ratio := compared(r, size)
			fmt.Printf("| %s | %d | %.0f | %.0f | %.2f | %s |\n", r.call, size, ours, theirs, ratio, r.peer)
		}
	}
	fmt.Printf("\nA call from Go into C takes %.0f ns of these.\n", nanoseconds(func() { linnet.Wipe(nil) }))
}
