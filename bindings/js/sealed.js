// SPDX-License-Identifier: MIT OR Apache-2.0
export { SealedFileError } from './lib/errors.js';
export {
    fingerprint, generateKey, generateSecretKey, keyText, open, openStream, publicKeyOf, publicKeyText, readKey, readPublicKey, readSecretKey,
    seal, sealStream, secretKeyText,
} from './lib/sealed.js';
