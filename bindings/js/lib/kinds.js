// SPDX-License-Identifier: MIT OR Apache-2.0
// The calls of each kind. Those that are made of a key, such as asconAead128(key, nonce), have a copy of it.
import { bytes, check, exactly, integer, LinnetError, named, NotAuthentic, size, upTo } from './errors.js';
import { random } from './random.js';

const NONE = new Uint8Array(0);
const ROOMS = { keyed: 2048, encryptor: 2048, decryptor: 2048, hasher: 512, authenticator: 1024, cipher: 1024,
    generator: 512 };

/** An algorithm: checks that name it, and its calls. */
class Algorithm {
    constructor(library, info, at) {
        Object.assign(this, { library, info, at });
    }

    /** A Uint8Array of a size that the algorithm takes. */
    taken(value, what, sizes) {
        const view = bytes(value, what, this.info);
        if (sizes !== undefined) size(this.info, what, view.length, sizes);
        return view;
    }
    key(value, what = 'key') {
        return this.taken(value, what, this.info.key);
    }
    nonce(value, what = 'nonce') {
        return this.taken(value, what, this.info.nonce);
    }
    length(n, min = 0, max = Infinity) {
        integer(n, 'the length of the output', 0, Infinity, this.info);
        size(this.info, 'output', n, { usual: n, min, max, step: 1 });
        return n;
    }

    /**
     * Calls a function by id. A Uint8Array of `inputs` becomes an address and a length; other arguments are passed as
     * they are. Then come, unless `n` is undefined, the address of n bytes of output and what `tail` makes of it. With
     * `reports` the last argument is the address of the length of the output. `state` takes the place of the algorithm.
     * The output comes where the input `over` is.
     */
    run(name, inputs, n, { tail = () => [n], reports = false, state, over } = {}) {
        const { library, info } = this;
        try {
            const places = [state === undefined ? this.at : library.put(state)];
            let out;
            for (const value of inputs) {
                if (value instanceof Uint8Array) {
                    const at = library.put(value, value === over ? n - value.length : 0);
                    if (value === over) out = at;
                    places.push(at, value.length);
                } else places.push(value);
            }
            out ??= library.room(n ?? 0);
            if (reports) places.push(out, library.put(new Uint8Array(new Uint32Array([n]).buffer)));
            else if (n !== undefined) places.push(out, ...tail(out));
            const status = library.calls[`linnet_${info.kind}_${name}`](...places);
            if (state !== undefined) state.set(library.bytes.subarray(places[0], places[0] + state.length));
            check(status, info);
            const length = reports ? new DataView(library.memory.buffer).getUint32(places.at(-1), true) : n;
            return library.take(out, length ?? 0);
        } finally {
            library.clear();
        }
    }
}

/** An object of by_id.h. Its state is in an array here, and in WebAssembly only during a call. */
class Held {
    #state;
    constructor(a, object, inputs) {
        Object.assign(this, { a, object });
        if (inputs instanceof Held) {
            this.#state = inputs.#state.slice();
            return;
        }
        this.#state = new Uint8Array(ROOMS[object]);
        this.run('init', [a.at, ...inputs]);
    }
    run(name, inputs = [], n = undefined, tail = undefined, over = undefined) {
        return this.a.run(`${this.object}_${name}`, inputs, n, { tail, over, state: this.#state });
    }
    wipe() {
        this.#state.fill(0);
    }
}

/** A message in parts. */
class Encryptor extends Held {
    updateAad(part) {
        this.run('update_aad', [this.a.taken(part, 'associated data')]);
        return this;
    }
    update(part) {
        const text = this.a.taken(part, 'text');
        return this.run('update', [text], text.length, () => []);
    }
    finish() {
        return this.run('finish', [], this.a.info.tag.usual);
    }
}
class Decryptor extends Encryptor {
    verify(tag) {
        const given = this.a.taken(tag, 'tag', exactly(this.a.info.tag.usual));
        try {
            this.run('verify', [given]);
        } finally {
            this.wipe();
        }
    }
}
Decryptor.prototype.finish = undefined;

const aead = (a) => {
    const { info } = a;
    const made = (givenKey, givenNonce, givenAad = NONE, options = {}) => {
        named(options, ['tagSize'], info);
        const { tagSize = info.tag.usual } = options;
        const [key, nonce, aad] =
            [a.key(givenKey), a.nonce(givenNonce), a.taken(givenAad, 'associated data')].map((view) => view.slice());
        size(info, 'tag', integer(tagSize, 'the size of the tag', 0, Infinity, info), info.tag);
        const call = (name, inputs, n, tail) => {
            if (tagSize === info.tag.usual)
                return a.run(name, [key, nonce, aad, ...inputs], n, { tail, over: inputs[0] });
            const keyed = new Held(a, 'keyed', [key, tagSize]);
            try {
                return keyed.run(name, [nonce, aad, ...inputs], n, tail, inputs[0]);
            } finally {
                keyed.wipe();
            }
        };
        return {
            encrypt(plaintext) {
                const text = a.taken(plaintext, 'plaintext');
                const n = text.length;
                return call('encrypt', [text], n + tagSize, (out) => [out + n, tagSize]);
            },
            decrypt(sealed) {
                const text = a.taken(sealed, 'ciphertext');
                const n = text.length - tagSize;
                if (n >= 0) return call('decrypt', [text.subarray(0, n), text.subarray(n)], n, () => []);
                throw new NotAuthentic(
                    `${info.name}: a ciphertext of ${text.length} bytes is shorter than a tag of ${tagSize}`,
                );
            },
        };
    };
    const begins = (Part, object) => (key, nonce) => {
        if (info.incremental) return new Part(a, object, [a.key(key), a.nonce(nonce)]);
        throw new LinnetError(`${info.name} does not process messages in parts`, 'argument');
    };
    return Object.assign(made,
        { encryptor: begins(Encryptor, 'encryptor'), decryptor: begins(Decryptor, 'decryptor') });
};

/** A message in parts. `digest` ends it. */
class Hasher extends Held {
    constructor(a, object, inputs, outputSize) {
        super(a, object, inputs);
        this.outputSize = outputSize;
    }
    update(part) {
        this.run('update', [this.a.taken(part, 'message')]);
        return this;
    }
    digest() {
        return this.run('finish', [], this.outputSize);
    }
    clone() {
        return new this.constructor(this.a, this.object, this, this.outputSize);
    }
}
class XofHasher extends Hasher {
    xof(n) {
        return this.run('squeeze', [], this.a.length(n));
    }
    xofInto(output) {
        const view = bytes(output, 'output', this.a.info);
        view.set(this.xof(view.length));
        return output;
    }
    digest() {
        const output = this.xof(this.outputSize);
        this.wipe();
        return output;
    }
}
class Authenticator extends Hasher {
    verify(tag) {
        this.run('verify', [this.a.taken(tag, 'tag', exactly(this.outputSize))]);
    }
}

const hash = (a) => {
    const made = (message) => a.run('digest', [a.taken(message, 'message')], a.info.digestSize);
    return Object.assign(made, { create: () => new Hasher(a, 'hasher', [], a.info.digestSize) });
};

const xof = (a) => {
    const options = (given = {}) => {
        named(given, ['dkLen', 'customization'], a.info);
        const { dkLen = a.info.digestSize, customization = NONE } = given;
        return [a.taken(customization, 'customization string', upTo(a.info.customizationMax)), a.length(dkLen)];
    };
    const made = (message, given) => {
        const [customization, n] = options(given);
        return a.run('digest', [customization, a.taken(message, 'message')], n);
    };
    made.create = (given) => {
        const [customization, n] = options(given);
        return new XofHasher(a, 'hasher', [customization], n);
    };
    return made;
};

const mac = (a) => {
    const { info } = a;
    const options = (key, given = {}) => {
        named(given, ['nonce', 'customization', 'tagSize'], info);
        const { nonce = NONE, customization = NONE, tagSize = info.tag.usual } = given;
        const first =
            [a.key(key), a.nonce(nonce), a.taken(customization, 'customization string', upTo(info.customizationMax))];
        size(info, 'tag', integer(tagSize, 'the size of the tag', 0, Infinity, info), info.tag);
        return [first, tagSize];
    };
    const made = (key, message, given) => {
        const [first, n] = options(key, given);
        return a.run('compute', [...first, a.taken(message, 'message')], n);
    };
    made.verify = (key, message, tag, given) => {
        const [first, n] = options(key, given);
        a.run('verify', [...first, a.taken(message, 'message'), a.taken(tag, 'tag', exactly(n))]);
    };
    made.create = (key, given) => new Authenticator(a, 'authenticator', ...options(key, given));
    return made;
};

const kdf = (a) => {
    const { info } = a;
    const output = (n) => a.length(n, 1, info.outputMax);
    if (info.extractSize === 0)
        return (password, salt, options = {}) => {
            named(options, ['c', 'dkLen'], info);
            const { c, dkLen = 32 } = options;
            integer(c, 'c, the number of iterations,', 1, 0xffffffff, info);
            return a.run('derive', [a.taken(password, 'password'), a.taken(salt, 'salt'), NONE, c], output(dkLen));
        };
    const made = (secret, salt = NONE, use = NONE, n = info.extractSize) =>
        a.run('derive', [a.taken(secret, 'secret'), a.taken(salt, 'salt'), a.taken(use, 'info'), 0], output(n));
    made.extract = (secret, salt = NONE) =>
        a.run('extract', [a.taken(secret, 'secret'), a.taken(salt, 'salt')], info.extractSize);
    // RFC 5869, section 2.3: a key of at least as many bytes as a digest.
    const least = { usual: info.extractSize, min: info.extractSize, max: Infinity, step: 1 };
    made.expand = (key, use = NONE, n = info.extractSize) =>
        a.run('expand', [a.taken(key, 'key', least), a.taken(use, 'info')], output(n));
    return made;
};

class StreamCipher extends Held {
    update(part) {
        const text = this.a.taken(part, 'message');
        return this.run('update', [text], text.length, () => []);
    }
    seek(position) {
        this.run('seek', [BigInt(integer(position, 'a position', 0, Number.MAX_SAFE_INTEGER, this.a.info))]);
        return this;
    }
}

const stream = (a) => {
    const made = (key, nonce, message) => {
        const text = a.taken(message, 'message');
        return a.run('crypt', [a.key(key), a.nonce(nonce), text], text.length, { tail: () => [] });
    };
    return Object.assign(made, { create: (key, nonce) => new StreamCipher(a, 'cipher', [a.key(key), a.nonce(nonce)]) });
};

const secretbox = (a) => (key, nonce) => {
    const both = [a.key(key).slice(), a.nonce(nonce).slice()];
    const tag = a.info.tag.usual;
    return {
        seal(plaintext) {
            const text = a.taken(plaintext, 'plaintext');
            return a.run('seal_box', [...both, text], text.length + tag);
        },
        open(box) {
            const text = a.taken(box, 'box');
            if (text.length >= tag) return a.run('open_box', [...both, text], text.length - tag);
            throw new NotAuthentic(`${a.info.name}: a box of ${text.length} bytes is shorter than a tag of ${tag}`);
        },
    };
};

class Generator extends Held {
    generate(n, additional = NONE) {
        return this.run('generate', [this.a.taken(additional, 'additional input')],
            this.a.length(n, 0, this.a.info.outputMax));
    }
    reseed(entropy, additional = NONE) {
        this.run('reseed', [this.a.key(entropy, 'entropy input'), this.a.taken(additional, 'additional input')]);
        return this;
    }
}

const drbg = (a) => ({
    create(entropy, nonce, personalization = NONE) {
        const inputs =
            [a.key(entropy, 'entropy input'), a.nonce(nonce), a.taken(personalization, 'personalization string')];
        return new Generator(a, 'generator', inputs);
    },
});

const kex = (a) => ({
    getPublicKey: (secretKey) => a.run('public_key', [a.key(secretKey, 'secret key')], a.info.publicKeySize),
    getSharedSecret(secretKey, publicKey) {
        const both = [a.key(secretKey, 'secret key'), a.taken(publicKey, 'public key', exactly(a.info.publicKeySize))];
        return a.run('agree', both, a.info.sharedSecretSize);
    },
    utils: Object.freeze({ randomSecretKey: () => random(a.info.key.usual) }),
});

const cbc = (a) => (key, iv) => {
    const both = [a.key(key).slice(), a.nonce(iv, 'IV').slice()];
    return {
        encrypt(plaintext) {
            const text = a.taken(plaintext, 'plaintext');
            const n = a.library.calls.linnet_cbc_ciphertext_size(a.at, text.length);
            if (n >= text.length) return a.run('encrypt', [...both, text], n);
            const blocks = `blocks of ${a.info.blockSize} bytes`;
            throw new LinnetError(`${a.info.name} takes ${blocks}, not ${text.length} bytes`, 'length');
        },
        decrypt(ciphertext) {
            const text = a.taken(ciphertext, 'ciphertext');
            return a.run('decrypt', [...both, text], text.length, { reports: true });
        },
    };
};

const keywrap = (a) => (given) => {
    const key = a.key(given).slice();
    return {
        encrypt(plaintext) {
            const text = a.taken(plaintext, 'key to wrap');
            const n = a.library.calls.linnet_keywrap_ciphertext_size(a.at, text.length);
            if (n > 0) return a.run('wrap', [key, text], n);
            throw new LinnetError(`${a.info.name} wraps no key of ${text.length} bytes`, 'length');
        },
        decrypt(wrapped) {
            const text = a.taken(wrapped, 'wrapped key');
            return a.run('unwrap', [key, text], text.length, { reports: true });
        },
    };
};

const kinds = { aead, hash, xof, mac, kdf, stream, secretbox, drbg, kex, cbc, keywrap };

/** The algorithm as this package exports it: the calls of its kind, with its entry in the catalog. */
export function make(library, info, at) {
    return Object.freeze(Object.assign(kinds[info.kind](new Algorithm(library, info, at)), { info }));
}
