// SPDX-License-Identifier: MIT OR Apache-2.0
// Makes known-answer files, in Node and in a page.

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('').toUpperCase();
const line = (label, bytes) => (bytes.length === 0 ? `${label} =\n` : `${label} = ${hex(bytes)}\n`);

/** A file in the making. */
class File {
    constructor(algorithm, facts, hash) {
        this.algorithm = algorithm;
        this.info = algorithm.info;
        this.sizes = facts.sizes.find(({ id }) => id === this.info.id);
        this.record = facts.records[this.info.kind];
        this.hash = hash;
        this.count = 0;
        const zero = ['finalist', 'legacy'].includes(this.info.status);
        let place = 0;
        this.fields = this.record.fields.map((field) => {
            const there = this.has(field);
            const at = zero ? 0 : field.place >= 0 ? field.place : place;
            if (there) place += 1;
            const varies = there && (field.rule === 'any' || (field.rule === 'range' && field.least !== field.most));
            return { ...field, there, varies, bytes: Uint8Array.from({ length: 1024 }, (_, i) => i + 16 * at) };
        });
        this.varied = this.fields.filter((field) => field.varies).length;
        this.values = this.fields.map(() => new Uint8Array(0));
        this.numbers = this.fields.map(() => 0);
    }

    has(field) {
        if (field.fact === 'two_steps' && this.info.extractSize === 0) return false;
        if (field.fact === 'password' && this.info.extractSize !== 0) return false;
        if (field.parameter === 'customization') return this.info.customizationMax !== 0;
        return field.rule !== 'usual' || Boolean(this.sizes[field.size]);
    }

    lengths(field) {
        if (field.rule === 'usual') return [this.sizes[field.size], this.sizes[field.size]];
        if (field.rule === 'or_else') return Array(2).fill(this.sizes[field.size] || field.least);
        if (field.rule === 'range') return [field.least, field.most];
        const most = this.varied === 1 ? 1024 : 32;
        return [0, field.parameter === 'message' ? Math.min(most, this.info.messageMax) : most];
    }

    write(depth = 0) {
        const last = this.fields.length - 1;
        if (depth > last) return this.writeRecord();
        const at = this.record.last_outermost ? last - depth : depth;
        const field = this.fields[at];
        if (!field.there) return this.write(depth + 1);
        const [least, most] = this.lengths(field);
        for (let n = least; n <= most; n++) {
            this.values[at] = field.bytes.subarray(0, n);
            this.numbers[at] = n;
            this.write(depth + 1);
        }
    }

    writeRecord() {
        let answer;
        try {
            answer = this.answer(...this.values);
        } catch (error) {
            if (/takes blocks of|wraps no key/.test(error.message)) return;
            throw error;
        }
        this.count += 1;
        let text = `${this.count === 1 ? '' : '\n'}Count = ${this.count}\n`;
        this.fields.forEach((field, i) => {
            const number = this.numbers[i].toString(16).toUpperCase().padStart(16, '0');
            if (field.there) text += field.number ? `${field.label} = ${number}\n` : line(field.label, this.values[i]);
        });
        this.hash.update(new TextEncoder().encode(text + line(this.record.answer, answer)));
    }

    /** The length of an output that may have any. */
    anyLength() {
        const last = this.fields.length - 1;
        const at = this.fields.findIndex((f, i) => f.there && f.rule === 'any'
            && (i === last || this.record.last_outermost));
        return this.info.digestSize || 2 + 4 * this.numbers[at];
    }

    answer(a, b, c, d) {
        const by = this.algorithm;
        const same = (answer, opened, text) => {
            if (hex(opened) !== hex(text)) throw new Error(`${this.info.name} opens ${hex(answer)} to ${hex(opened)}, not ${hex(text)}`);
            return answer;
        };
        switch (this.info.kind) {
            case 'aead': {
                const sealed = by(a, b, d).encrypt(c);
                return same(sealed, by(a, b, d).decrypt(sealed), c);
            }
            case 'hash':
                return by(a);
            case 'xof':
                return by(a, { customization: b, dkLen: this.anyLength() });
            case 'mac': {
                const tag = by(a, d, { nonce: b, customization: c });
                by.verify(a, d, tag, { nonce: b, customization: c });
                return tag;
            }
            case 'kdf':
                if (this.fields[2].there) return by(a, b, c, this.anyLength());
                return by(a, b, { c: this.numbers[3], dkLen: this.anyLength() });
            case 'stream':
                return by(a, b, c);
            case 'secretbox':
                return same(by(a, b).seal(c), by(a, b).open(by(a, b).seal(c)), c);
            case 'drbg':
                return by.create(a, b, c).generate(this.anyLength(), d);
            case 'kex': {
                let [secret, peer] = [a, b];
                let shared = by.getSharedSecret(secret, peer);
                for (let i = this.numbers[2]; i > 1; i--) {
                    peer = by.getPublicKey(secret);
                    [secret, shared] = [shared, by.getSharedSecret(shared, peer)];
                }
                return shared;
            }
            case 'cbc':
                return same(by(a, b).encrypt(c), by(a, b).decrypt(by(a, b).encrypt(c)), c);
            default:
                return same(by(a).encrypt(b), by(a).decrypt(by(a).encrypt(b)), b);
        }
    }
}

/**
 * The digest of the known-answer file of an algorithm. `facts` has the contents of known_answers.json as `records` and of catalog.json as
 * `sizes`; `hash` is a SHA-256 with update.
 */
export function made(algorithm, facts, hash) {
    new File(algorithm, facts, hash).write();
    return hash.digest();
}
