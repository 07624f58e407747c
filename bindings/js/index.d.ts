// SPDX-License-Identifier: MIT OR Apache-2.0
// Made by `make tables` from the catalog.
import type {
    Algorithm, Info, Aead, Cbc, Drbg, Hash, Hkdf, KeyExchange, KeyWrap, Mac, Pbkdf2, SecretBox, Stream, Xof,
} from './lib/types.js';

export { LinnetError, NotAuthentic } from './lib/types.js';
export type * from './lib/types.js';

/** The algorithms as data, in the order of the catalog. */
export declare const catalog: readonly Info[];

/** The algorithm with an id or a name in any usual spelling: only letters and digits count, in upper or lower case. */
export declare function find(name: string): Algorithm;

/**
 * Ascon-AEAD128: key 16, nonce 16, tag 16 bytes; SP 800-232, section 4. A nonce must be used only once under a key. At
 * most 2^54 bytes under one key, counting plaintext, associated data and nonces (section 4.3). It takes tags of 4 to 16
 * bytes (section 4.2.1), at least 8 unless the protocol limits the number of forgery attempts.
 */
export declare const asconAead128: Aead;

/**
 * Ascon-AEAD128 with nonce masking: key 32, nonce 16, tag 16 bytes; SP 800-232, section 4.2.2. The second half of the
 * key hides which messages under different keys share a nonce. This restores 128-bit security when many keys are
 * attacked at once. Limits as for asconAead128.
 */
export declare const asconAead128NonceMasked: Aead;

/**
 * Ascon-Hash256: digest 32 bytes; SP 800-232, section 5.1. 128-bit security against collisions and preimages.
 */
export declare const asconHash256: Hash;

/**
 * Ascon-XOF128: output of any length; SP 800-232, section 5.2. At most 128-bit security; against collisions at most
 * half the output's bits.
 */
export declare const asconXof128: Xof;

/**
 * Ascon-CXOF128: customization string of at most 256 bytes, output of any length; SP 800-232, section 5.3.
 */
export declare const asconCxof128: Xof;

/**
 * Ascon-MAC: key 16, tag 16 bytes; CT-RSA 2024, section 3.
 */
export declare const asconMac: Mac;

/**
 * Ascon-PRF: key 16 bytes, output of any length, default 64 bytes; CT-RSA 2024, section 3.
 */
export declare const asconPrf: Mac;

/**
 * Ascon-PRFshort: key 16, message at most 16, tag 16 bytes; CT-RSA 2024, section 4. One permutation; a longer message
 * is refused.
 */
export declare const asconPrfshort: Mac;

/**
 * AES-128-GCM: key 16, nonce 1 byte or more, default 12, tag 16 bytes; SP 800-38D, section 7. It takes tags of 12 to 16
 * bytes. A plaintext has at most 2^36 - 32 bytes. A nonce must be used only once under a key. With random nonces of 12
 * bytes, and with nonces of other sizes, encrypt fewer than 2^32 messages under one key (section 8.3). A forgery
 * succeeds with a probability per attempt of 2^(-8 * bytes of the tag) times the blocks of the message.
 */
export declare const aes128Gcm: Aead;

/**
 * AES-192-GCM: key 24 bytes, otherwise as aes128Gcm.
 */
export declare const aes192Gcm: Aead;

/**
 * AES-256-GCM: key 32 bytes, otherwise as aes128Gcm.
 */
export declare const aes256Gcm: Aead;

/**
 * AES-128-GCM-SIV: key 16, nonce 12, tag 16 bytes; RFC 8452. Misuse-resistant: a repeated nonce reveals only that a
 * message with its associated data is repeated; section 9 bounds how often that may happen. A plaintext has at most
 * 2^36 bytes, which is enforced; the associated data may have as many. It reads the message twice, so it takes no
 * messages in parts. During decryption, the output holds unverified plaintext; when it returns, the output is verified
 * or zero. It derives keys for each message: where nonces are unique, aes128Gcm is faster.
 */
export declare const aes128GcmSiv: Aead;

/**
 * AES-256-GCM-SIV: key 32 bytes, otherwise as aes128GcmSiv.
 */
export declare const aes256GcmSiv: Aead;

/**
 * AES-128-CCM: key 16, nonce 7 to 13, default 12, tag 16 bytes; SP 800-38C. It takes tags of 4, 6, 8, 10, 12, 14 or 16
 * bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is not a prefix of a
 * longer one. With a nonce of n bytes a message has fewer than 2^(8 (15 - n)) bytes: at most 65535 with 13, 16777215
 * with 12; a longer one is refused. A nonce must be used only once under a key: reuse reveals the XOR of the two
 * plaintexts. At most 2^61 calls of the cipher under one key (section 5.3): two for each block of plaintext, one for
 * each block of associated data. It takes no messages in parts, because it needs their lengths first.
 */
export declare const aes128Ccm: Aead;

/**
 * AES-192-CCM: key 24 bytes, otherwise as aes128Ccm.
 */
export declare const aes192Ccm: Aead;

/**
 * AES-256-CCM: key 32 bytes, otherwise as aes128Ccm.
 */
export declare const aes256Ccm: Aead;

/**
 * AES-128-EAX: key 16, nonce of any length, default 16, tag 16 bytes; FSE 2004, figure 2. It takes tags of 1 to 16
 * bytes, at least 8 unless the protocol limits the number of forgery attempts; a shorter tag is a prefix of a longer
 * one. A nonce must be used only once under a key: reuse reveals the XOR of the two plaintexts. Birthday bound: stay
 * below 2^48 blocks of 16 bytes under one key.
 */
export declare const aes128Eax: Aead;

/**
 * AES-192-EAX: key 24 bytes, otherwise as aes128Eax.
 */
export declare const aes192Eax: Aead;

/**
 * AES-256-EAX: key 32 bytes, otherwise as aes128Eax.
 */
export declare const aes256Eax: Aead;

/**
 * AES-128-OCB: key 16, nonce 1 to 15, default 12, tag 16 bytes; RFC 7253. It takes tags of 1 to 16 bytes, at least 8
 * unless the protocol limits the number of forgery attempts; a shorter tag is not a prefix of a longer one. A nonce
 * must be used only once under a key: reuse loses the confidentiality of both messages and the authenticity of all
 * under that key (section 5). At most 2^48 blocks of 16 bytes under one key (section 5.1). It takes no messages in
 * parts, because the last block is encrypted differently.
 */
export declare const aes128Ocb: Aead;

/**
 * AES-192-OCB: key 24 bytes, otherwise as aes128Ocb.
 */
export declare const aes192Ocb: Aead;

/**
 * AES-256-OCB: key 32 bytes, otherwise as aes128Ocb.
 */
export declare const aes256Ocb: Aead;

/**
 * AES-128-CMAC: key 16, tag 16 bytes; SP 800-38B. At most 2^48 messages under one key (appendix B).
 */
export declare const aes128Cmac: Mac;

/**
 * AES-192-CMAC: key 24 bytes, otherwise as aes128Cmac.
 */
export declare const aes192Cmac: Mac;

/**
 * AES-256-CMAC: key 32 bytes, otherwise as aes128Cmac.
 */
export declare const aes256Cmac: Mac;

/**
 * AES-128-CBC-MAC: key 16, tag 16 bytes; ISO/IEC 9797-1, MAC algorithm 1, padding method 1: zero bytes pad the message
 * to whole blocks. Secure only if all messages under a key have one fixed length: from the tags of messages of
 * different lengths anyone can compute tags of further messages. Appending zero bytes up to a whole block leaves the
 * tag unchanged. Choose aes128Cmac unless a peer requires this. At most 2^48 blocks under one key.
 */
export declare const aes128CbcMac: Mac;

/**
 * AES-192-CBC-MAC: key 24 bytes, otherwise as aes128CbcMac.
 */
export declare const aes192CbcMac: Mac;

/**
 * AES-256-CBC-MAC: key 32 bytes, otherwise as aes128CbcMac.
 */
export declare const aes256CbcMac: Mac;

/**
 * AES-128-CTR: key 16, nonce 16 bytes; SP 800-38A, section 6.5. The nonce is the first counter block; each following
 * one is larger by 1, modulo 2^128. Does not authenticate: use an AEAD instead wherever possible. A counter block must
 * be used only once under a key: reusing one reveals the XOR of the two plaintexts. If a nonce is 12 bytes that differ
 * for each message and 4 zero bytes, a message has at most 2^36 bytes. At most 2^48 blocks of 16 bytes under one key.
 */
export declare const aes128Ctr: Stream;

/**
 * AES-192-CTR: key 24 bytes, otherwise as aes128Ctr.
 */
export declare const aes192Ctr: Stream;

/**
 * AES-256-CTR: key 32 bytes, otherwise as aes128Ctr.
 */
export declare const aes256Ctr: Stream;

/**
 * AES-128-CBC: key 16, nonce (initialization vector) 16 bytes; plaintexts of whole blocks of 16 bytes, ciphertexts of
 * the same length; SP 800-38A, section 6.2. For interoperability only: it does not authenticate; use an AEAD instead
 * wherever possible. The initialization vector must be random for each message. At most 2^48 blocks under one key.
 */
export declare const aes128Cbc: Cbc;

/**
 * AES-192-CBC: key 24 bytes, otherwise as aes128Cbc.
 */
export declare const aes192Cbc: Cbc;

/**
 * AES-256-CBC: key 32 bytes, otherwise as aes128Cbc.
 */
export declare const aes256Cbc: Cbc;

/**
 * AES-128-CBC with PKCS #7 padding: key 16, nonce (initialization vector) 16 bytes; plaintexts of any length,
 * ciphertexts 1 to 16 bytes longer; SP 800-38A, section 6.2, RFC 5652, section 6.3. The padding is compared in constant
 * time, but the result of the call says whether it was valid. A call with invalid padding also takes longer, because it
 * zeroes the whole plaintext. An attacker who learns either can decrypt any message (padding oracle). For
 * interoperability only, and only after a MAC was verified. The initialization vector must be random for each message.
 * At most 2^48 blocks under one key.
 */
export declare const aes128CbcPkcs7: Cbc;

/**
 * AES-192-CBC with padding: key 24 bytes, otherwise as aes128CbcPkcs7.
 */
export declare const aes192CbcPkcs7: Cbc;

/**
 * AES-256-CBC with padding: key 32 bytes, otherwise as aes128CbcPkcs7.
 */
export declare const aes256CbcPkcs7: Cbc;

/**
 * AES-128-KW, key wrap: key 16 bytes; wraps keys of 16 bytes or more, in steps of 8, to ciphertexts 8 bytes longer; RFC
 * 3394, SP 800-38F. Authenticates, with 64 bits. Needs no nonce: equal keys give equal ciphertexts. At most 2^48 keys
 * under one key.
 */
export declare const aes128Kw: KeyWrap;

/**
 * AES-192-KW: key 24 bytes, otherwise as aes128Kw.
 */
export declare const aes192Kw: KeyWrap;

/**
 * AES-256-KW: key 32 bytes, otherwise as aes128Kw.
 */
export declare const aes256Kw: KeyWrap;

/**
 * AES-128-KWP, key wrap with padding: key 16 bytes; wraps keys of 1 to 2^32 - 17 bytes, padded to a multiple of 8, to
 * ciphertexts 8 bytes longer than that; RFC 5649, SP 800-38F. Otherwise as aes128Kw.
 */
export declare const aes128Kwp: KeyWrap;

/**
 * AES-192-KWP: key 24 bytes, otherwise as aes128Kwp.
 */
export declare const aes192Kwp: KeyWrap;

/**
 * AES-256-KWP: key 32 bytes, otherwise as aes128Kwp.
 */
export declare const aes256Kwp: KeyWrap;

/**
 * Poly1305-AES: key 32 bytes, the key of AES-128 followed by r of Poly1305, nonce 16, tag 16 bytes; D. J. Bernstein,
 * "The Poly1305-AES message-authentication code", 2005, section 2. The bits of r that must be zero are cleared.
 * Messages of any length. A NONCE MUST BE USED ONLY ONCE UNDER A KEY: from two messages with one nonce and their tags
 * anyone can compute r; forgeries follow. At most 2^64 messages under one key. A forgery succeeds with a probability
 * per attempt of 2^-103 for each 16 bytes of the longest message.
 */
export declare const poly1305Aes: Mac;

/**
 * ChaCha20-Poly1305: key 32, nonce 12, tag 16 bytes; RFC 8439, section 2.8. A plaintext has at most 2^38 - 64 bytes,
 * which is enforced. A nonce must be used only once under a key: count, or encrypt fewer than 2^32 messages with random
 * nonces. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest message.
 */
export declare const chacha20Poly1305: Aead;

/**
 * XChaCha20-Poly1305: nonce 24 bytes, which may be random, otherwise as chacha20Poly1305; draft-irtf-cfrg-xchacha-03,
 * section 2.
 */
export declare const xchacha20Poly1305: Aead;

/**
 * ChaCha20: key 32, nonce 12 bytes, block counter from 0; RFC 8439, section 2.4. A message has at most 2^38 bytes,
 * which is enforced. Does not authenticate: use an AEAD instead wherever possible. A nonce must be used only once under
 * a key: reuse reveals the XOR of the two plaintexts. With random nonces at most 2^32 messages under one key. The AEAD
 * of RFC 8439, whose plaintexts begin at block 1, is chacha20Poly1305.
 */
export declare const chacha20: Stream;

/**
 * ChaCha20 in its original form: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J. Bernstein, "ChaCha, a
 * variant of Salsa20", 2008. Messages of any length. For interoperability only. Nonces are too short to be random:
 * count. Otherwise as chacha20.
 */
export declare const chacha20Djb: Stream;

/**
 * XChaCha20: key 32, nonce 24 bytes, which may be random; draft-irtf-cfrg-xchacha-03, section 2.3, with the block
 * counter from 0. Otherwise as chacha20.
 */
export declare const xchacha20: Stream;

/**
 * Salsa20: key 32, nonce 8 bytes, block counter of 64 bits from 0; D. J. Bernstein, "Salsa20 specification", 2005, in
 * the eSTREAM portfolio. Messages of any length. Nonces are too short to be random: count. Otherwise as chacha20.
 */
export declare const salsa20: Stream;

/**
 * XSalsa20: key 32, nonce 24 bytes, which may be random; D. J. Bernstein, "Extending the Salsa20 nonce", 2011. Messages
 * of any length. Otherwise as chacha20.
 */
export declare const xsalsa20: Stream;

/**
 * Poly1305: key 32, tag 16 bytes; RFC 8439, section 2.5. A KEY MUST BE USED ONLY ONCE: from two messages under one key
 * and their tags anyone can compute the key and forge further messages. So do not use a key for a second message, and
 * do not continue a copy of an object with another message. For each message, take fresh output of a cipher or of a KDF
 * as the key. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest message.
 */
export declare const poly1305: Mac;

/**
 * XSalsa20-Poly1305: key 32, nonce 24, tag 16 bytes; NaCl's crypto_secretbox, D. J. Bernstein, "Cryptography in NaCl",
 * 2009. NaCl puts the tag in front of the ciphertext. Plaintexts of any length. A nonce must be used only once under a
 * key, and may be random. A forgery succeeds with a probability per attempt of 2^-103 for each 16 bytes of the longest
 * message.
 */
export declare const xsalsa20Poly1305: SecretBox;

/**
 * Romulus-N: key 16, nonce 16, tag 16 bytes; section 2.4. A nonce must be used only once under a key. 128-bit security
 * (section 3.1). A message and its associated data have at most 2^56 - 1 blocks of 16 bytes each.
 */
export declare const romulusN: Aead;

/**
 * Romulus-M: key 16, nonce 16, tag 16 bytes; section 2.4. Misuse-resistant: a repeated nonce reveals only that a
 * message with its associated data is repeated, and security falls gradually from 128 to 64 bits. It reads the message
 * twice: incremental encryption is impossible, and incremental decryption would release unverified plaintext. Limits as
 * for romulusN, message and associated data together. During decryption, the output holds unverified plaintext; when it
 * returns, the output is verified or zero.
 */
export declare const romulusM: Aead;

/**
 * Romulus-T: key 16, nonce 16, tag 16 bytes; section 2.4. Leakage-resilient: two calls per message use the key, every
 * other secret is used in at most two calls, and a message that is not authentic produces no keystream. About 121-bit
 * security (section 3.1). A nonce must be used only once under a key; if one repeats, authenticity remains. It reads
 * the message twice, so it takes no messages in parts. Limits as for romulusN.
 */
export declare const romulusT: Aead;

/**
 * Romulus-H: digest 32 bytes; section 2.4. About 121-bit security against collisions and preimages (section 3.2).
 */
export declare const romulusH: Hash;

/**
 * ISAP-A-128A: key 16, nonce 16, tag 16 bytes; Ascon-p; ISAP v2.0, section 2. 128-bit security. A nonce must be used
 * only once under a key. Stay below 2^64 blocks of 8 bytes under one key.
 */
export declare const isapA128a: Aead;

/**
 * ISAP-A-128: as isapA128a, with twelve rounds for each bit of re-keying and each block of keystream.
 */
export declare const isapA128: Aead;

/**
 * ISAP-K-128A: key 16, nonce 16, tag 16 bytes; Keccak-p[400]; ISAP v2.0, section 2. 128-bit security. A nonce must be
 * used only once under a key. Stay below 2^64 blocks of 18 bytes under one key.
 */
export declare const isapK128a: Aead;

/**
 * ISAP-K-128: as isapK128a, with twenty rounds for each block of the tag, and twelve everywhere else.
 */
export declare const isapK128: Aead;

/**
 * GIFT-COFB: key 16, nonce 16, tag 16 bytes; GIFT-COFB v1.1, section 2.4. A nonce must be used only once under a key.
 * Birthday bound: stay well below 2^64 blocks of 16 bytes and 2^57 failed verifications under one key (IACR ePrint
 * 2021/737).
 */
export declare const giftCofb: Aead;

/**
 * Xoodyak: key 16, nonce 16, tag 16 bytes; Xoodyak, section 3.2.2. A nonce must be used only once under a key.
 */
export declare const xoodyak: Aead;

/**
 * Xoodyak-Hash: digest 32 bytes; Xoodyak, section 3.1. 128-bit security against collisions and preimages.
 */
export declare const xoodyakHash: Hash;

/**
 * Xoodyak-XOF: output of any length; Xoodyak, section 3.1. At most 128-bit security; against collisions at most half
 * the output's bits.
 */
export declare const xoodyakXof: Xof;

/**
 * Schwaemm256-128: key 16, nonce 32, tag 16 bytes; Sparkle v1.2, section 2.3. 120-bit security. A nonce must be used
 * only once under a key, but may be random. At most 2^68 bytes under one key (table 2.3).
 */
export declare const schwaemm256_128: Aead;

/**
 * Schwaemm192-192: key 24, nonce 24, tag 24 bytes; Sparkle v1.2, section 2.3. 184-bit security. A nonce must be used
 * only once under a key, but may be random. At most 2^68 bytes under one key (table 2.3).
 */
export declare const schwaemm192_192: Aead;

/**
 * Schwaemm128-128: key 16, nonce 16, tag 16 bytes; Sparkle v1.2, section 2.3. 120-bit security. A nonce must be used
 * only once under a key; random ones only for far fewer than 2^64 messages (section 1.4.3). At most 2^68 bytes under
 * one key (table 2.3).
 */
export declare const schwaemm128_128: Aead;

/**
 * Schwaemm256-256: key 32, nonce 32, tag 32 bytes; Sparkle v1.2, section 2.3. 248-bit security. A nonce must be used
 * only once under a key, but may be random. At most 2^133 bytes under one key (table 2.3).
 */
export declare const schwaemm256_256: Aead;

/**
 * Esch256: digest 32 bytes; Sparkle v1.2, section 2.2. 128-bit security against collisions and preimages.
 */
export declare const esch256: Hash;

/**
 * Esch384: digest 48 bytes; Sparkle v1.2, section 2.2. 192-bit security against collisions and preimages.
 */
export declare const esch384: Hash;

/**
 * XOEsch256: output of any length; Sparkle v1.2, section 2.2. At most 128-bit security; against collisions at most half
 * the output's bits.
 */
export declare const xoesch256: Xof;

/**
 * XOEsch384: output of any length; Sparkle v1.2, section 2.2. At most 192-bit security; against collisions at most half
 * the output's bits.
 */
export declare const xoesch384: Xof;

/**
 * TinyJAMBU-128: key 16, nonce 12, tag 8 bytes; TinyJAMBU v2, section 3.3. 112-bit security of the encryption, 64-bit
 * against forgery (section 4.1). A nonce must be used only once under a key. Stay below 2^50 bytes under one key, the
 * amount that the competition asks for.
 */
export declare const tinyjambu128: Aead;

/**
 * TinyJAMBU-192: as tinyjambu128, with a key of 24 bytes and more security of the encryption; TinyJAMBU v2, section
 * 3.4.
 */
export declare const tinyjambu192: Aead;

/**
 * TinyJAMBU-256: as tinyjambu128, with a key of 32 bytes and 224-bit security of the encryption; TinyJAMBU v2, section
 * 3.5.
 */
export declare const tinyjambu256: Aead;

/**
 * PHOTON-Beetle-AEAD[128]: key 16, nonce 16, tag 16 bytes; PHOTON-Beetle v1.1, section 3.2. 121-bit security. A nonce
 * must be used only once under a key. Stay below 2^50 bytes under one key, the amount that the competition asks for.
 */
export declare const photonBeetleAead128: Aead;

/**
 * PHOTON-Beetle-AEAD[32]: as photonBeetleAead128, with blocks of 4 bytes and 128-bit security; PHOTON-Beetle v1.1,
 * section 3.2.
 */
export declare const photonBeetleAead32: Aead;

/**
 * PHOTON-Beetle-Hash[32]: digest 32 bytes; PHOTON-Beetle v1.1, section 3.3. 112-bit security against collisions,
 * 128-bit against preimages.
 */
export declare const photonBeetleHash: Hash;

/**
 * Elephant-160, Dumbo: key 16, nonce 12, tag 8 bytes; Elephant v2, section 2.4. A nonce must be used only once under a
 * key. Stay below 2^50 bytes under one key, the amount that the competition asks for.
 */
export declare const elephant160: Aead;

/**
 * Elephant-176, Jumbo: as elephant160, with a larger permutation; Elephant v2, section 2.5.
 */
export declare const elephant176: Aead;

/**
 * Elephant-200, Delirium: key 16, nonce 12, tag 16 bytes; Elephant v2, section 2.6. The permutation is Keccak-f[200],
 * which suits software better. A nonce must be used only once under a key. Stay below 2^50 bytes under one key, as for
 * elephant160.
 */
export declare const elephant200: Aead;

/**
 * Grain-128AEADv2: key 16, nonce 12, tag 8 bytes; Grain-128AEADv2, sections 2.5 and 2.6. A nonce must be used only once
 * under a key. Stay below 2^50 bytes under one key, the amount that the competition asks for.
 */
export declare const grain128aeadv2: Aead;

/**
 * NORX32-4-1: key 16, nonce 16, tag 16 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used only once under a
 * key; with random nonces stay below 2^48 messages. After a message of 2^m blocks of 48 bytes, an attempt to forge one
 * of that length succeeds with a probability of about 2^(m - 128) ("Cryptanalysis of NORX v2.0", Journal of Cryptology
 * 32, 2019).
 */
export declare const norx32_4_1: Aead;

/**
 * NORX64-4-1: key 32, nonce 32, tag 32 bytes; NORX v3.0, sections 3.2 and 3.5. A nonce must be used only once under a
 * key; with random nonces stay below 2^112 messages. After a message of 2^m blocks of 96 bytes, an attempt to forge one
 * of that length succeeds with a probability of about 2^(m - 256).
 */
export declare const norx64_4_1: Aead;

/**
 * NORX32-4-1 of NORX v2.0: key 16, nonce 8, tag 16 bytes. Broken: 2^66 ciphertexts give a forgery, and the key
 * (Chaigneau, Fuhr, Gilbert, Jean, Reinhard, "Cryptanalysis of NORX v2.0", ToSC 2017/1, and Journal of Cryptology 32,
 * 2019). For interoperability only, such as with Cifra. A nonce must be used only once under a key, and is too short to
 * be random: count.
 */
export declare const norx32_4_1V2: Aead;

/**
 * SHA-224: digest 28 bytes; FIPS 180-4, section 6.3. 112-bit security against collisions. A message has fewer than 2^61
 * bytes.
 */
export declare const sha224: Hash;

/**
 * SHA-256: digest 32 bytes; FIPS 180-4, section 6.2. 128-bit security against collisions. A message has fewer than 2^61
 * bytes.
 */
export declare const sha256: Hash;

/**
 * SHA-384: digest 48 bytes; FIPS 180-4, section 6.5. 192-bit security against collisions. A message has fewer than 2^64
 * bytes.
 */
export declare const sha384: Hash;

/**
 * SHA-512: digest 64 bytes; FIPS 180-4, section 6.4. 256-bit security against collisions. A message has fewer than 2^64
 * bytes.
 */
export declare const sha512: Hash;

/**
 * SHA-512/256: digest 32 bytes; FIPS 180-4, section 6.7. 128-bit security against collisions, at the speed of SHA-512.
 * A message has fewer than 2^64 bytes.
 */
export declare const sha512_256: Hash;

/**
 * SHA3-224: digest 28 bytes; FIPS 202, section 6.1. 112-bit security against collisions, 224 against preimages.
 */
export declare const sha3_224: Hash;

/**
 * SHA3-256: digest 32 bytes; FIPS 202, section 6.1. 128-bit security against collisions, 256 against preimages.
 */
export declare const sha3_256: Hash;

/**
 * SHA3-384: digest 48 bytes; FIPS 202, section 6.1. 192-bit security against collisions, 384 against preimages.
 */
export declare const sha3_384: Hash;

/**
 * SHA3-512: digest 64 bytes; FIPS 202, section 6.1. 256-bit security against collisions, 512 against preimages.
 */
export declare const sha3_512: Hash;

/**
 * SHAKE128: output of any length; FIPS 202, section 6.2. At most 128-bit security; against collisions at most half the
 * output's bits.
 */
export declare const shake128: Xof;

/**
 * SHAKE256: output of any length; FIPS 202, section 6.2. At most 256-bit security; against collisions at most half the
 * output's bits.
 */
export declare const shake256: Xof;

/**
 * cSHAKE128: customization string of any length, output of any length; SP 800-185, section 3. With an empty
 * customization string it is shake128. The function name, which NIST reserves, is empty.
 */
export declare const cshake128: Xof;

/**
 * cSHAKE256: as cshake128, over shake256.
 */
export declare const cshake256: Xof;

/**
 * HMAC-SHA-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A
 * key of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer
 * than 2^60 bytes.
 */
export declare const hmacSha224: Mac;

/**
 * HMAC-SHA-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A
 * key of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer
 * than 2^60 bytes.
 */
export declare const hmacSha256: Mac;

/**
 * HMAC-SHA-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A
 * key of more than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer
 * than 2^63 bytes.
 */
export declare const hmacSha384: Mac;

/**
 * HMAC-SHA-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 4231. A
 * key of more than 128 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer
 * than 2^63 bytes.
 */
export declare const hmacSha512: Mac;

/**
 * HMAC-SHA3-224: key of any length, default 28 bytes; tag 28 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS
 * 202, section 7. A key of more than 144 bytes is hashed first; trailing zero bytes of a shorter one have no effect.
 */
export declare const hmacSha3_224: Mac;

/**
 * HMAC-SHA3-256: key of any length, default 32 bytes; tag 32 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS
 * 202, section 7. A key of more than 136 bytes is hashed first; trailing zero bytes of a shorter one have no effect.
 */
export declare const hmacSha3_256: Mac;

/**
 * HMAC-SHA3-384: key of any length, default 48 bytes; tag 48 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS
 * 202, section 7. A key of more than 104 bytes is hashed first; trailing zero bytes of a shorter one have no effect.
 */
export declare const hmacSha3_384: Mac;

/**
 * HMAC-SHA3-512: key of any length, default 64 bytes; tag 64 bytes, or a prefix of 10 or more; FIPS 198-1 over FIPS
 * 202, section 7. A key of more than 72 bytes is hashed first; trailing zero bytes of a shorter one have no effect.
 */
export declare const hmacSha3_512: Mac;

/**
 * HMAC-SHA-1: key of any length, default 20 bytes; tag 20 bytes, or a prefix of 10 or more; FIPS 198-1, RFC 2202. A key
 * of more than 64 bytes is hashed first; trailing zero bytes of a shorter one have no effect. A message has fewer than
 * 2^60 bytes. The collisions of SHA-1 do not break it (RFC 6194, section 3.3), but choose hmacSha256.
 */
export declare const hmacSha1: Mac;

/**
 * HKDF-SHA-256: secret, salt and information of any length; output 1 to 8160 bytes; RFC 5869. The secret must be hard
 * to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different information
 * gives independent outputs. `extract` gives 32 bytes, from which `expand` derives an output; `derive` does both.
 */
export declare const hkdfSha256: Hkdf;

/**
 * HKDF-SHA-384: secret, salt and information of any length; output 1 to 12240 bytes; RFC 5869. The secret must be hard
 * to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different information
 * gives independent outputs. `extract` gives 48 bytes, from which `expand` derives an output; `derive` does both.
 */
export declare const hkdfSha384: Hkdf;

/**
 * HKDF-SHA-512: secret, salt and information of any length; output 1 to 16320 bytes; RFC 5869. The secret must be hard
 * to guess: not a password. The salt need not be secret; a random one strengthens weak secrets. Different information
 * gives independent outputs. `extract` gives 64 bytes, from which `expand` derives an output; `derive` does both.
 */
export declare const hkdfSha512: Hkdf;

/**
 * PBKDF2-HMAC-SHA-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes; RFC 8018, section 5.2. Use a
 * random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 28
 * bytes costs you more than an attacker: do not ask for more.
 */
export declare const pbkdf2HmacSha224: Pbkdf2;

/**
 * PBKDF2-HMAC-SHA-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes; RFC 8018, section 5.2. Use a
 * random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 32
 * bytes costs you more than an attacker: do not ask for more.
 */
export declare const pbkdf2HmacSha256: Pbkdf2;

/**
 * PBKDF2-HMAC-SHA-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes; RFC 8018, section 5.2. Use a
 * random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 48
 * bytes costs you more than an attacker: do not ask for more.
 */
export declare const pbkdf2HmacSha384: Pbkdf2;

/**
 * PBKDF2-HMAC-SHA-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes; RFC 8018, section 5.2. Use a
 * random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 64
 * bytes costs you more than an attacker: do not ask for more.
 */
export declare const pbkdf2HmacSha512: Pbkdf2;

/**
 * PBKDF2-HMAC-SHA3-224: password and salt of any length; output 1 to (2^32 - 1) * 28 bytes; RFC 8018, section 5.2. Use
 * a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 28
 * bytes costs you more than an attacker: do not ask for more.
 */
export declare const pbkdf2HmacSha3_224: Pbkdf2;

/**
 * PBKDF2-HMAC-SHA3-256: password and salt of any length; output 1 to (2^32 - 1) * 32 bytes; RFC 8018, section 5.2. Use
 * a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 32
 * bytes costs you more than an attacker: do not ask for more.
 */
export declare const pbkdf2HmacSha3_256: Pbkdf2;

/**
 * PBKDF2-HMAC-SHA3-384: password and salt of any length; output 1 to (2^32 - 1) * 48 bytes; RFC 8018, section 5.2. Use
 * a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 48
 * bytes costs you more than an attacker: do not ask for more.
 */
export declare const pbkdf2HmacSha3_384: Pbkdf2;

/**
 * PBKDF2-HMAC-SHA3-512: password and salt of any length; output 1 to (2^32 - 1) * 64 bytes; RFC 8018, section 5.2. Use
 * a random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 64
 * bytes costs you more than an attacker: do not ask for more.
 */
export declare const pbkdf2HmacSha3_512: Pbkdf2;

/**
 * PBKDF2-HMAC-SHA-1: password and salt of any length; output 1 to (2^32 - 1) * 20 bytes; RFC 8018, section 5.2. Use a
 * random salt of at least 16 bytes, a new one for each password (SP 800-132, section 5.1). An output of more than 20
 * bytes costs you more than an attacker: do not ask for more. Choose pbkdf2HmacSha256.
 */
export declare const pbkdf2HmacSha1: Pbkdf2;

/**
 * KMAC128: key of any length, at least 16 bytes for 128-bit security; tag of 4 bytes or more, default 32, at least 8
 * unless the risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4.
 */
export declare const kmac128: Mac;

/**
 * KMAC256: key of any length, at least 32 bytes for 256-bit security; tag of 4 bytes or more, default 64, at least 8
 * unless the risk was assessed (section 8.4.2); customization string of any length; SP 800-185, section 4.
 */
export declare const kmac256: Mac;

/**
 * Hash_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1,
 * section 10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due.
 */
export declare const hashDrbgSha256: Drbg;

/**
 * Hash_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1,
 * section 10.1.1. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster than over
 * SHA-256 on 64-bit processors without SHA-256 instructions.
 */
export declare const hashDrbgSha512: Drbg;

/**
 * HMAC_DRBG over SHA-256, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1,
 * section 10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due.
 */
export declare const hmacDrbgSha256: Drbg;

/**
 * HMAC_DRBG over SHA-512, 256-bit security: entropy input 32 bytes or more, nonce 16 bytes or more; SP 800-90A Rev. 1,
 * section 10.1.2. A request is for at most 65536 bytes, and after 2^48 requests a reseed is due. Faster than over
 * SHA-256 on 64-bit processors without SHA-256 instructions.
 */
export declare const hmacDrbgSha512: Drbg;

/**
 * X25519: secret key 32 bytes, public key 32 bytes, shared secret 32 bytes; RFC 7748, section 5. 128-bit security. Five
 * bits of a secret key are fixed and the last bit of a public key is ignored, as section 5 requires; public keys not
 * below 2^255 - 19 are reduced.
 */
export declare const x25519: KeyExchange;

/**
 * Ascon-128 (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used only once
 * under a key. At most 2^64 blocks under one key.
 */
export declare const ascon128: Aead;

/**
 * Ascon-128a (v1.2): key 16, nonce 16, tag 16 bytes; section 2.4; blocks of 16 bytes. A nonce must be used only once
 * under a key. At most 2^64 blocks under one key.
 */
export declare const ascon128a: Aead;

/**
 * Ascon-80pq (v1.2): key 20, nonce 16, tag 16 bytes; section 2.4; blocks of 8 bytes. A nonce must be used only once
 * under a key. At most 2^64 blocks under one key.
 */
export declare const ascon80pq: Aead;

/**
 * Ascon-Hash (v1.2): digest 32 bytes; section 2.5.
 */
export declare const asconHash: Hash;

/**
 * Ascon-HashA (v1.2): digest 32 bytes; section 2.5; 8 rounds between blocks.
 */
export declare const asconHasha: Hash;

/**
 * Ascon-Xof (v1.2): output of any length; section 2.5.
 */
export declare const asconXof: Xof;

/**
 * Ascon-XofA (v1.2): output of any length; section 2.5; 8 rounds between blocks.
 */
export declare const asconXofa: Xof;

/**
 * SHA-1: digest 20 bytes; FIPS 180-4, section 6.1. Broken: a collision costs about 2^61 calls of the compression
 * function, one with chosen prefixes 2^63 (G. Leurent, T. Peyrin, SHA-1 is a Shambles, USENIX Security 2020). A message
 * has fewer than 2^61 bytes.
 */
export declare const sha1: Hash;
