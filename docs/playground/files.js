// SPDX-License-Identifier: MIT OR Apache-2.0
// The worker that seals or opens a file, so that the page stays alive.

addEventListener('message', async ({ data: { way, file, passphrase } }) => {
    try {
        // Imported only here: a message that arrives while a module awaits its imports is lost.
        const { openStream, sealStream } = await import('./linnet/sealed.js');
        let done = 0;
        const counted = new TransformStream({
            transform(part, controller) {
                done += part.length;
                postMessage({ done });
                controller.enqueue(part);
            },
        });
        const by = way === 'seal' ? sealStream({ passphrase }) : openStream({ passphrase });
        let parts = [];
        const kept = new WritableStream({
            write(part) {
                parts.push(part);
                if (parts.length === 1024) parts = [new Blob(parts)]; // which the browser may keep on disk
            },
        });
        await file.stream().pipeThrough(counted).pipeThrough(by).pipeTo(kept);
        postMessage({ blob: new Blob(parts) });
    } catch (error) {
        postMessage({ error: error.message });
    }
});
