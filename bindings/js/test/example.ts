// SPDX-License-Identifier: MIT OR Apache-2.0
// Checked by `tsc --strict`; not run.
import { aes256Gcm, asconAead128, catalog, find, hkdfSha256, hmacSha256, NotAuthentic, pbkdf2HmacSha256, sha256,
    shake128, x25519 } from 'linnet';
import { asconHash256 } from 'linnet/ascon';
import { load, simd } from 'linnet/load';
import { openStream, readPublicKey, seal } from 'linnet/sealed';

const key: Uint8Array = crypto.getRandomValues(new Uint8Array(16));
const sealed: Uint8Array = asconAead128(key, key, sha256(key), { tagSize: 8 }).encrypt(key);
try {
    asconAead128(key, key).decrypt(sealed);
} catch (error) {
    if (!(error instanceof NotAuthentic) || error.code !== 'not-authentic') throw error;
}
const encryptor = aes256Gcm.encryptor(hkdfSha256(key, key), key).updateAad(key);
const parts: Uint8Array[] = [encryptor.update(key), encryptor.finish()];
const tag: Uint8Array = hmacSha256.create(key).update(parts[0]!).digest();
hmacSha256.verify(key, parts[0]!, tag);
const output: Uint8Array = shake128.create({ dkLen: 9 }).update(tag).xof(100);
const shared: Uint8Array = x25519.getSharedSecret(x25519.utils.randomSecretKey(), x25519.getPublicKey(output));
const derived: Uint8Array = pbkdf2HmacSha256(shared, key, { c: 600_000 });
const ids: string[] = catalog.filter((info) => info.key.max <= 32).map((info) => info.id);
const file: Uint8Array = seal(asconHash256(derived), { to: [readPublicKey('…')], context: ids.join() });
const other = await load(new URL(simd ? 'linnet-simd.wasm' : 'linnet.wasm', 'https://example.org/'));
new Blob([file]).stream().pipeThrough(openStream({ identity: other.sha256(file) }));
// @ts-expect-error: a key is no string.
asconAead128('key', key);
// @ts-expect-error: PBKDF2 needs a number of iterations.
pbkdf2HmacSha256(key, key);
export const kind: string = find('sha-256').info.kind;
