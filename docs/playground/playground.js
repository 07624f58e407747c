// SPDX-License-Identifier: MIT OR Apache-2.0
import * as linnet from './linnet/index.js';
import { KINDS } from './fields.js';

const $ = (id) => document.getElementById(id);
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** An element with attributes, properties and children. */
function made(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (name in element && typeof value !== 'string') element[name] = value;
        else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
}

class Wrong extends Error {}

function parsed(value, format) {
    if (format === 'text') return new TextEncoder().encode(value);
    const digits = value.replace(/[\s:]/g, '').replace(/^0x/i, '');
    if (/[^0-9a-f]/i.test(digits)) throw new Wrong(`'${/[^0-9a-f]/i.exec(digits)[0]}' is no hexadecimal digit`);
    if (digits.length % 2 !== 0) throw new Wrong(`${digits.length} hexadecimal digits are not whole bytes`);
    return Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));
}

function spelled({ min, max, step }) {
    if (min === max) return `${min} bytes`;
    const steps = step > 1 ? `, in steps of ${step}` : '';
    return max === Infinity ? `${min} bytes or more${steps}` : `${min} to ${max} bytes${steps}`;
}

/** Printable text of UTF-8, or undefined. */
function readable(bytes) {
    try {
        const text = utf8.decode(bytes);
        return text !== '' && !/[\p{Cc}\p{Cn}\p{Co}]/u.test(text.replace(/[\n\t]/g, '')) ? text : undefined;
    } catch {
        return undefined;
    }
}

/** A field on the page. */
class Field {
    constructor(spec, changed) {
        Object.assign(this, { spec, changed, id: `field-${spec.name}` });
        const label = made('label', { for: this.id }, spec.label);
        this.note = made('span', { class: 'size', id: `${this.id}-note` });
        const common = { id: this.id, 'aria-describedby': this.note.id, spellcheck: 'false', autocapitalize: 'off' };
        if (spec.type === 'number') {
            this.input = made('input', { ...common, type: 'number', min: `${spec.min}`, max: `${spec.max}`, step: '1' });
            this.input.value = spec.value;
            this.note.textContent = `${spec.min} to ${spec.max}`;
            this.element = made('div', { class: 'field' }, label, this.input, this.note);
        } else {
            this.input = made(spec.long ? 'textarea' : 'input', spec.long ? common : { ...common, type: 'text' });
            this.format = made('select', { 'aria-label': `${spec.label}: written as` },
                made('option', { value: 'text' }, 'text'), made('option', { value: 'hex' }, 'hexadecimal'));
            this.show(spec.value);
            this.was = this.format.value;
            const line = made('div', { class: 'line' }, this.format, ...this.buttons(), this.note);
            this.element = made('div', { class: spec.long ? 'field drop' : 'field' }, label, this.input, line);
            this.format.addEventListener('change', () => this.reformat());
            if (spec.long) dropping(this.element, (file) => this.take(file));
        }
        this.input.addEventListener('input', changed);
    }

    buttons() {
        const { spec } = this;
        const found = [];
        if (spec.sizes !== undefined && spec.sizes.usual > 0) {
            const random = made('button', { type: 'button', 'aria-label': `Random ${spec.label}` }, 'Random');
            random.addEventListener('click', () => {
                this.show(crypto.getRandomValues(new Uint8Array(spec.sizes.usual)), 'hex');
                this.changed();
            });
            found.push(random);
        }
        if (spec.long) {
            const file = made('input', { type: 'file', 'aria-label': `${spec.label}: from a file` });
            file.addEventListener('change', () => file.files[0] && this.take(file.files[0]));
            found.push(file);
        }
        return found;
    }

    /** Shows bytes, as text where that is readable. */
    show(bytes, format = undefined) {
        const text = bytes.length === 0 ? '' : readable(bytes);
        this.format.value = format ?? (text === undefined ? 'hex' : 'text');
        this.input.value = this.format.value === 'text' ? text : hexOf(bytes);
        this.was = this.format.value;
        this.bytes = undefined;
        this.input.readOnly = false;
    }

    /** Takes the contents of a file, which are not shown if they are long. */
    async take(file) {
        if (file.size > 1 << 28) {
            this.complain(`${file.name} has ${file.size} bytes; expected at most ${1 << 28}`);
            return;
        }
        const bytes = new Uint8Array(await file.arrayBuffer());
        if (bytes.length <= 4096) this.show(bytes);
        else {
            this.bytes = bytes;
            this.input.value = `${file.name}, ${bytes.length} bytes`;
            this.input.readOnly = true;
        }
        this.changed();
    }

    /** Writes the same bytes in the other form, if they are text. */
    reformat() {
        const wanted = this.format.value;
        if (this.bytes === undefined)
            try {
                const bytes = parsed(this.input.value, this.was);
                if (wanted === 'hex' || bytes.length === 0 || readable(bytes) !== undefined) this.show(bytes, wanted);
                else this.input.value = '';
            } catch {
                this.input.value = '';
            }
        this.was = wanted;
        this.changed();
    }

    complain(text) {
        this.input.setAttribute('aria-invalid', 'true');
        this.note.textContent = text;
    }

    /** The bytes, or the number; throws if it is not one that the algorithm takes. */
    value() {
        const { spec } = this;
        this.input.removeAttribute('aria-invalid');
        try {
            if (spec.type === 'number') {
                const n = Number(this.input.value);
                if (this.input.value === '' || !Number.isInteger(n) || n < spec.min || n > spec.max)
                    throw new Wrong(`expected an integer of ${spec.min} to ${spec.max}`);
                this.note.textContent = `${spec.min} to ${spec.max}`;
                return n;
            }
            const bytes = this.bytes ?? parsed(this.input.value, this.format.value);
            const { sizes } = spec;
            if (sizes !== undefined && (bytes.length < sizes.min || bytes.length > sizes.max || (bytes.length - sizes.min) % sizes.step !== 0))
                throw new Wrong(`${bytes.length} bytes; expected ${spelled(sizes)}`);
            this.note.textContent = `${bytes.length} bytes`;
            return bytes;
        } catch (error) {
            this.complain(error.message);
            throw new Wrong(`${spec.label}: ${error.message}`);
        }
    }
}

function dropping(element, take) {
    element.addEventListener('dragover', (event) => {
        event.preventDefault();
        element.classList.add('over');
    });
    element.addEventListener('dragleave', () => element.classList.remove('over'));
    element.addEventListener('drop', (event) => {
        event.preventDefault();
        element.classList.remove('over');
        if (event.dataTransfer.files[0]) take(event.dataTransfer.files[0]);
    });
}

// Computing.

let algorithm;
let fields = [];

const way = () => document.querySelector('input[name="way"]:checked')?.value;

function choose(id, given = {}) {
    algorithm = linnet.find(id);
    const { info } = algorithm;
    const kind = KINDS[info.kind];
    $('algorithm').value = info.id;
    $('about').textContent = `${info.specification}. ${standing(info.status)}`;
    const ways = kind.ways ?? [];
    $('ways').hidden = ways.length === 0;
    $('ways').replaceChildren(made('legend', {}, 'Direction'), ...ways.map(([value, label], i) => {
        const radio = made('input', { type: 'radio', name: 'way', value, checked: given.way ? given.way === value : i === 0 });
        radio.addEventListener('change', compute);
        return made('label', {}, radio, ` ${label}`);
    }));
    fields = kind.fields(info).map((spec) => new Field(spec, compute));
    for (const field of fields) {
        const value = given[field.spec.name];
        if (value === undefined || field.spec.secret) continue;
        if (field.spec.type === 'number') field.input.value = value;
        else
            try {
                field.show(parsed(value, 'hex'));
            } catch {
                // A damaged link: the field keeps its first value.
            }
    }
    $('fields').replaceChildren(...fields.map((field) => field.element));
    compute();
}

const standing = (status) => ({
    standard: 'A standard.',
    finalist: 'A finalist of a public competition.',
    published: 'Published, not standardised.',
    legacy: 'Superseded or broken: for interoperability only.',
})[status];

function compute() {
    $('shared').textContent = '';
    try {
        const values = {};
        let wrong;
        for (const field of fields)
            try {
                values[field.spec.name] = field.value();
            } catch (error) {
                wrong ??= error;
            }
        if (wrong !== undefined) throw wrong;
        const outputs = KINDS[algorithm.info.kind].compute(algorithm, values, way());
        $('error').textContent = '';
        $('outputs').replaceChildren(...outputs.flatMap(([name, bytes]) => shown(name, bytes)));
    } catch (error) {
        if (!(error instanceof Wrong) && !(error instanceof linnet.LinnetError)) throw error;
        $('outputs').replaceChildren();
        $('error').textContent = error.message;
    }
}

function shown(name, bytes) {
    const most = 4096;
    const hex = hexOf(bytes.subarray(0, most)) + (bytes.length > most ? '...' : '');
    const found = [made('dt', {}, `${name}, ${bytes.length} bytes`), made('dd', { 'data-output': name }, hex || 'empty')];
    const text = bytes.length > most ? undefined : readable(bytes);
    return text === undefined ? found : [...found, made('dt', {}, `${name} as text`), made('dd', {}, text)];
}

/** The address of this page with all fields but secrets, which browsers do not send to a server. */
function link() {
    const stated = new URLSearchParams({ algorithm: algorithm.info.id });
    if (way() !== undefined) stated.set('way', way());
    for (const field of fields) {
        if (field.spec.secret || field.bytes !== undefined) continue;
        const value = field.value();
        stated.set(field.spec.name, field.spec.type === 'number' ? value : hexOf(value));
    }
    return `${location.href.split('#')[0]}#${stated}`;
}

async function share() {
    try {
        const address = link();
        history.replaceState(null, '', address);
        await navigator.clipboard.writeText(address);
        $('shared').textContent = 'Copied.';
    } catch (error) {
        $('shared').textContent = error instanceof Wrong ? error.message : 'It is in the address bar.';
    }
}

/** The algorithm and the fields that the address names. */
function restore() {
    const given = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    const there = linnet.catalog.some((info) => info.id === given.algorithm);
    choose(there ? given.algorithm : 'ascon-aead128', there ? given : {});
}

// Sealing and opening files, in a worker.

let worker;

function finish(text, error = '') {
    worker?.terminate();
    worker = undefined;
    $('progress').hidden = $('cancel').hidden = true;
    $('seal').disabled = $('open').disabled = false;
    $('file-error').textContent = error;
    $('file-result').replaceChildren(text);
}

function offer(blob, name) {
    const address = URL.createObjectURL(blob);
    const anchor = made('a', { href: address, download: name }, `Save ${name}`);
    return made('span', {}, anchor, `, ${blob.size} bytes`);
}

function process(event) {
    event.preventDefault();
    const way = event.submitter?.value ?? 'seal';
    const [file, passphrase] = [$('file').files[0], $('passphrase').value];
    if (!file) return finish('', 'Choose a file first.');
    if (passphrase === '') return finish('', 'Enter a passphrase first.');
    finish('');
    $('seal').disabled = $('open').disabled = true;
    $('progress').hidden = $('cancel').hidden = false;
    $('progress').removeAttribute('value');
    worker = new Worker('files.js', { type: 'module' });
    worker.addEventListener('error', () => finish('', 'The file could not be processed: this browser may not have enough memory.'));
    worker.addEventListener('message', ({ data }) => {
        if (data.done !== undefined) $('progress').value = file.size === 0 ? 1 : data.done / file.size;
        else if (data.error !== undefined) finish('', data.error);
        else finish(offer(data.blob, way === 'seal' ? `${file.name}.sealed` : file.name.replace(/\.sealed$/, '') || 'opened'));
    });
    worker.postMessage({ way, file, passphrase });
}

const byKind = Map.groupBy?.(linnet.catalog, ({ kind }) => kind)
    ?? linnet.catalog.reduce((found, info) => found.set(info.kind, [...(found.get(info.kind) ?? []), info]), new Map());
$('algorithm').replaceChildren(...Array.from(byKind, ([kind, infos]) => made('optgroup', { label: KINDS[kind].title },
    ...infos.map((info) => made('option', { value: info.id }, info.name)))));
$('algorithm').disabled = false;
$('algorithm').addEventListener('change', () => choose($('algorithm').value));
$('form').addEventListener('submit', (event) => event.preventDefault());
$('share').addEventListener('click', share);
$('file-form').addEventListener('submit', process);
$('cancel').addEventListener('click', () => finish('Cancelled.'));
dropping($('drop'), (file) => {
    const list = new DataTransfer();
    list.items.add(file);
    $('file').files = list.files;
});
addEventListener('hashchange', restore);
restore();
