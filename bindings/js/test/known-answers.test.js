// SPDX-License-Identifier: MIT OR Apache-2.0
// Compares the known-answer file of every algorithm with the official one, by its digest.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { hex, modules, read } from './common.js';
import { made } from './known-answers.js';

const facts = {
    records: JSON.parse(read('../../known_answers.json')),
    sizes: JSON.parse(read('../../../src/generated/catalog.json')),
};
const LINES = read('../../../tests/kat/digests.txt').split('\n').map((line) => line.split(' '));
const DIGESTS = new Map(LINES.filter(([id]) => id !== '#'));

for (const [name, linnet] of Object.entries(modules))
    test(`known answers, ${name}`, async (t) => {
        const there = facts.sizes.filter(({ family }) => !name.startsWith('ascon') || family === 'ascon');
        const ids = linnet.catalog.map((info) => info.id);
        assert.deepEqual(ids, there.map(({ id }) => id));
        for (const id of ids)
            await t.test(id, () => assert.equal(hex(made(linnet.find(id), facts, createHash('sha256'))), DIGESTS.get(id)));
    });
