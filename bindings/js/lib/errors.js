// SPDX-License-Identifier: MIT OR Apache-2.0

/** An error of this package. `code` says what kind it is; the message says what was wrong and what was expected. */
export class LinnetError extends Error {
    constructor(message, code) {
        super(message);
        this.code = code;
    }
}

/** A tag, or a wrapped key, does not match: the key, nonce, associated data or ciphertext is another. */
export class NotAuthentic extends LinnetError {
    constructor(message) {
        super(message, 'not-authentic');
    }
}

/** A sealed file that does not open. */
export class SealedFileError extends LinnetError {}

// Literally: minifiers rename classes.
for (const [of, name] of [[LinnetError, 'LinnetError'], [NotAuthentic, 'NotAuthentic'], [SealedFileError, 'SealedFileError']])
    Object.defineProperty(of.prototype, 'name', { value: name, writable: true, configurable: true });

// In the order of the statuses of common.h.
const statuses = [
    ['done', 'ok'],
    ['a value that no call can take', 'argument'],
    ["a length that is not the algorithm's or exceeds its limit", 'length'],
    ['an output overlaps another buffer', 'overlap'],
    ['not authentic', 'not-authentic'],
    ['a call out of order, or on an object that has ended; with a DRBG, a reseed may be due', 'order'],
    ['malformed padding', 'padding'],
    ['a public key that makes every shared secret zero', 'public-key'],
];

/** Throws if a call of the library failed. */
export function check(status, info) {
    if (status === 0) return;
    const [text, code] = statuses[status] ?? [`unknown status ${status}`, 'argument'];
    const message = `${info.name}: ${text}`;
    throw code === 'not-authentic' ? new NotAuthentic(message) : new LinnetError(message, code);
}

const spelled = ({ usual, min, max, step }) => {
    if (min === max) return `${usual} ${usual === 1 ? 'byte' : 'bytes'}`;
    if (max === Infinity) return `${min} ${min === 1 ? 'byte' : 'bytes'} or more`;
    return `${min} to ${max} bytes${step === 1 ? '' : ` in steps of ${step}`}`;
};

export const exactly = (n) => ({ usual: n, min: n, max: n, step: 1 });
export const upTo = (n) => ({ usual: n, min: 0, max: n, step: 1 });

/** Throws if the algorithm does not take n bytes. */
export function size(info, what, n, sizes) {
    if (n >= sizes.min && n <= sizes.max && (n - sizes.min) % sizes.step === 0) return;
    const takes = sizes.max === 0 ? `takes no ${what}` : `takes a ${what} of ${spelled(sizes)}, not ${n}`;
    throw new LinnetError(`${info.name} ${takes}`, 'length');
}

const { prototype } = Object.getPrototypeOf(Uint8Array);
const [bufferOf, offsetOf, lengthOf, tagOf] = ['buffer', 'byteOffset', 'length', Symbol.toStringTag].map(
    (name) => Object.getOwnPropertyDescriptor(prototype, name).get,
);

/**
 * A plain view of the bytes of a Uint8Array, of this realm or another: its length is fixed, and no code of a subclass runs when it is used.
 * Throws for other values, which the message does not show: they may be secrets.
 */
export function bytes(value, what, info) {
    if (ArrayBuffer.isView(value) && tagOf.call(value) === 'Uint8Array')
        try {
            return new Uint8Array(bufferOf.call(value), offsetOf.call(value), lengthOf.call(value));
        } catch {
            throw new LinnetError(`${info.name}: the memory of the ${what} was transferred elsewhere`, 'argument');
        }
    const is = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
    const kind = is === 'object' ? (tagOf.call(value) ?? is) : is;
    throw new LinnetError(`${info.name}: the ${what} must be a Uint8Array, not ${kind}`, 'argument');
}

/** Throws if options have a name that the call does not take. */
export function named(options, names, info) {
    if (options === null || typeof options !== 'object')
        throw new LinnetError(`${info.name}: the options must be an object, not ${options === null ? 'null' : typeof options}`, 'argument');
    const other = Object.keys(options).find((name) => !names.includes(name));
    if (other === undefined) return;
    throw new LinnetError(`${info.name} takes no option '${other}'; expected ${names.join(', ') || 'none'}`, 'argument');
}

/** Throws if a number is not an integer in a range. */
export function integer(value, what, min, max, info) {
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    const range = max === Infinity ? `${min} or more` : `${min} to ${max}`;
    const is = typeof value === 'number' ? value : typeof value;
    const code = typeof value === 'number' ? 'length' : 'argument';
    throw new LinnetError(`${info.name}: ${what} must be an integer of ${range}, not ${is}`, code);
}
