// SPDX-License-Identifier: MIT OR Apache-2.0

package linnet_test

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"hash"
	"os"
	"strings"
	"testing"

	. "linnet/bindings/go"
)

// Makes the known-answer file of every algorithm, and compares its digest with the official one.

type field struct {
	Label, Parameter, Rule, Size, Fact string
	Least, Most, Place                 int
	Number                             bool
}

type record struct {
	Fields        []field
	Answer        string
	LastOutermost bool `json:"last_outermost"`
}

type value struct {
	bytes  []byte
	number int
}

// A file is one in the making.
type file struct {
	Algorithm
	sizes  map[string]any // as the catalog has them
	record record
	there  []bool
	bytes  [][]byte // of which the values of a field are prefixes
	values []value
	varied int
	count  int
	out    hash.Hash
}

func (f *file) size(name string) int {
	n, _ := f.sizes[name].(float64)
	return int(n)
}

func (f *file) has(d field) bool {
	switch {
	case d.Fact == "two_steps" && f.Info().ExtractSize == 0, d.Fact == "password" && f.Info().ExtractSize != 0:
		return false
	case d.Parameter == "customization":
		return f.Info().Customization != 0
	}
	return d.Rule != "usual" || f.size(d.Size) != 0
}

func (f *file) lengths(d field) (least, most int) {
	switch d.Rule {
	case "usual":
		return f.size(d.Size), f.size(d.Size)
	case "or_else":
		if n := f.size(d.Size); n != 0 {
			return n, n
		}
		return d.Least, d.Least
	case "range":
		return d.Least, d.Most
	}
	most = 32
	if f.varied == 1 {
		most = 1024
	}
	if d.Parameter == "message" {
		most = min(most, f.Info().MessageMax)
	}
	return 0, most
}

func (f *file) begin() {
	zero := f.Info().Standing == Finalist || f.Info().Standing == Legacy
	place := 0
	for _, d := range f.record.Fields {
		there := f.has(d)
		f.there = append(f.there, there)
		at := place
		if d.Place >= 0 {
			at = d.Place
		}
		if zero {
			at = 0
		}
		b := make([]byte, 1024)
		for i := range b {
			b[i] = byte(i + 16*at)
		}
		f.bytes = append(f.bytes, b)
		if there {
			place++
			if d.Rule == "any" || d.Rule == "range" && d.Least != d.Most {
				f.varied++
			}
		}
	}
	f.values = make([]value, len(f.record.Fields))
}

func (f *file) write(t *testing.T, depth int) {
	last := len(f.record.Fields) - 1
	if depth > last {
		f.writeRecord(t)
		return
	}
	at := depth
	if f.record.LastOutermost {
		at = last - depth
	}
	if !f.there[at] {
		f.write(t, depth+1)
		return
	}
	least, most := f.lengths(f.record.Fields[at])
	for n := least; n <= most; n++ {
		f.values[at] = value{f.bytes[at][:min(n, 1024)], n}
		f.write(t, depth+1)
	}
}

// anyLength is the length of an output that may have any.
func (f *file) anyLength() int {
	if n := f.Info().DigestSize; n != 0 {
		return n
	}
	for i, d := range f.record.Fields {
		if f.there[i] && d.Rule == "any" && (i == len(f.record.Fields)-1 || f.record.LastOutermost) {
			return 2 + 4*f.values[i].number
		}
	}
	return 0
}

func (f *file) writeRecord(t *testing.T) {
	answer, err := f.answer()
	if err != nil {
		if strings.Contains(err.Error(), "blocks of") || strings.Contains(err.Error(), "wraps no key") {
			return // the algorithm does not take a plaintext of this length
		}
		t.Fatal(err)
	}
	if f.count++; f.count != 1 {
		fmt.Fprintln(f.out)
	}
	fmt.Fprintf(f.out, "Count = %d\n", f.count)
	for i, d := range f.record.Fields {
		switch {
		case !f.there[i]:
		case d.Number:
			fmt.Fprintf(f.out, "%s = %016X\n", d.Label, f.values[i].number)
		default:
			writeField(f.out, d.Label, f.values[i].bytes)
		}
	}
	writeField(f.out, f.record.Answer, answer)
}

func writeField(out hash.Hash, label string, b []byte) {
	if len(b) == 0 {
		fmt.Fprintf(out, "%s =\n", label)
		return
	}
	fmt.Fprintf(out, "%s = %X\n", label, b)
}

func (f *file) answer() ([]byte, error) {
	v := func(i int) []byte { return f.values[i].bytes }
	switch f.Info().Kind {
	case KindAEAD:
		key, err := AEAD(f.Algorithm).New(v(0))
		if err != nil {
			return nil, err
		}
		sealed := key.Seal(nil, v(1), v(2), v(3))
		opened, err := key.Open(nil, v(1), sealed, v(3))
		if err == nil && !bytes.Equal(opened, v(2)) {
			err = fmt.Errorf("opens to %X", opened)
		}
		return sealed, err
	case KindHash:
		return Hash(f.Algorithm).Sum(v(0)), nil
	case KindXOF:
		x, err := XOF(f.Algorithm).NewCustomized(v(1))
		if err != nil {
			return nil, err
		}
		x.Write(v(0))
		output := make([]byte, f.anyLength())
		_, err = x.Read(output)
		return output, err
	case KindMAC:
		options := MACOptions{Nonce: v(1), Customization: v(2)}
		tag, err := MAC(f.Algorithm).Sum(v(0), v(3), options)
		if err == nil {
			err = MAC(f.Algorithm).Verify(v(0), v(3), tag, options)
		}
		return tag, err
	case KindKDF:
		if f.there[2] {
			return KDF(f.Algorithm).Derive(v(0), v(1), v(2), f.anyLength())
		}
		return KDF(f.Algorithm).DeriveFromPassword(v(0), v(1), uint32(f.values[3].number), f.anyLength())
	case KindStream:
		c, err := Stream(f.Algorithm).New(v(0), v(1))
		if err != nil {
			return nil, err
		}
		output := make([]byte, len(v(2)))
		c.XORKeyStream(output, v(2))
		return output, nil
	case KindSecretBox:
		return SecretBox(f.Algorithm).Seal(v(0), v(1), v(2))
	case KindDRBG:
		g, err := DRBG(f.Algorithm).New(v(0), v(1), v(2))
		if err != nil {
			return nil, err
		}
		output := make([]byte, f.anyLength())
		_, err = g.ReadWith(output, v(3))
		return output, err
	case KindKeyExchange:
		x, secret, peer := KeyExchange(f.Algorithm), v(0), v(1)
		shared, err := x.Agree(secret, peer)
		for i := f.values[2].number; i > 1 && err == nil; i-- {
			if peer, err = x.Public(secret); err == nil {
				secret = shared
				shared, err = x.Agree(secret, peer)
			}
		}
		return shared, err
	case KindCBC:
		return CBC(f.Algorithm).Encrypt(v(0), v(1), v(2))
	}
	return KeyWrap(f.Algorithm).Wrap(v(0), v(1))
}

func TestKnownAnswers(t *testing.T) {
	records, sizes := map[string]record{}, []map[string]any{}
	read(t, "../known_answers.json", &records)
	read(t, "../../src/generated/catalog.json", &sizes)
	digests := digests(t)
	for i, a := range All() {
		t.Run(a.Info().ID, func(t *testing.T) {
			t.Parallel()
			f := file{Algorithm: a, sizes: sizes[i], record: records[sizes[i]["kind"].(string)], out: sha256.New()}
			f.begin()
			f.write(t, 0)
			if made := fmt.Sprintf("%x", f.out.Sum(nil)); made != digests[a.Info().ID] {
				t.Errorf("%d records have the digest %s, not %s", f.count, made, digests[a.Info().ID])
			}
		})
	}
}

func read(t *testing.T, path string, to any) {
	text, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(text, to)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func digests(t *testing.T) map[string]string {
	text, err := os.ReadFile("../../tests/kat/digests.txt")
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
		if words := strings.Fields(lines.Text()); len(words) >= 2 && words[0] != "#" {
			found[words[0]] = words[1]
		}
	}
	return found
}
