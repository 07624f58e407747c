#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Uses the playground of a built site as a visitor does, in headless Chromium.

Usage: tools/docs/check_playground.py DIRECTORY
The page must compute the known answers of every algorithm, decrypt what it encrypted, say what is wrong, leave secrets out of
links, and exchange sealed files with the Python package.
"""

from __future__ import annotations

import functools
import http.server
import json
import sys
import tempfile
import threading
import time
from pathlib import Path

from check_site import Handler, chromium
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from linnet import sealed_file

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 60
PASSPHRASE = "correct horse battery staple"
KNOWN_ANSWERS = """
const [facts, done] = arguments;
Promise.all([import('/playground/linnet/index.js'), import('/test/known-answers.js')]).then(([linnet, { made }]) => {
    const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    done(linnet.catalog.map(({ id }) => [id, hex(made(linnet.find(id), facts, linnet.sha256.create()))]));
}).catch((error) => done(String(error)));
"""
# Chooses each algorithm; where it has two directions, the second must undo the first.
EACH = """
const $ = (selector) => document.querySelector(selector);
const change = (element, type) => element.dispatchEvent(new Event(type, { bubbles: true }));
const faults = [];
for (const { value } of [...$('#algorithm').options]) {
    $('#algorithm').value = value;
    change($('#algorithm'), 'change');
    const outputs = [...document.querySelectorAll('[data-output]')].map((output) => output.textContent);
    if ($('#error').textContent || outputs.length === 0) faults.push(`${value}: ${$('#error').textContent || 'no output'}`);
    const ways = document.querySelectorAll('input[name="way"]');
    if (ways.length === 2) {
        const hexadecimal = $('#field-message').parentElement.querySelector('select');
        hexadecimal.value = 'hex';
        change(hexadecimal, 'change');
        const before = $('#field-message').value;
        $('#field-message').value = outputs[0];
        ways[1].checked = true;
        change(ways[1], 'change');
        const after = $('[data-output]')?.textContent;
        if (after !== before) faults.push(`${value}: ${before} came back as ${after ?? $('#error').textContent}`);
    }
    for (const input of document.querySelectorAll('input, select, textarea'))
        if (!input.labels.length && !input.ariaLabel) faults.push(`${value}: a field without a label: ${input.id}`);
}
return faults;
"""


class Wrong(Exception):
    pass


def expect(holds: bool, what: object) -> None:
    if not holds:
        raise Wrong(f"playground: {what}")


class Visitor:
    def __init__(self, address: str, downloads: Path) -> None:
        self.browser, self.downloads = chromium(), downloads
        self.browser.set_script_timeout(LIMIT)
        self.browser.execute_cdp_cmd("Page.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(downloads)})
        self.open(address)

    def open(self, address: str) -> None:
        self.browser.get(address)
        self.wait(lambda: self.browser.execute_script("return document.querySelector('#outputs')?.children.length > 0"))

    def wait(self, holds: object) -> None:
        end = time.monotonic() + LIMIT
        while not holds():  # type: ignore[operator]
            expect(time.monotonic() < end, f"nothing happened in {LIMIT} s")
            time.sleep(0.05)

    def element(self, name: str):  # type: ignore[no-untyped-def]
        return self.browser.find_element(By.ID, name)

    def text(self, name: str) -> str:
        return str(self.browser.execute_script("return document.getElementById(arguments[0]).textContent", name))

    def known_answers(self) -> None:
        facts = {
            "records": json.loads((ROOT / "bindings/known_answers.json").read_text(encoding="utf-8")),
            "sizes": json.loads((ROOT / "src/generated/catalog.json").read_text(encoding="utf-8")),
        }
        lines = (ROOT / "tests/kat/digests.txt").read_text(encoding="utf-8").splitlines()
        digests = dict(line.split() for line in lines if line and not line.startswith("#"))
        made = self.browser.execute_async_script(KNOWN_ANSWERS, facts)
        expect(isinstance(made, list), made)
        expect(len(made) == len(facts["sizes"]), f"{len(made)} algorithms; expected {len(facts['sizes'])}")
        wrong = [name for name, digest in made if digests[name] != digest]
        expect(not wrong, f"known answers differ: {', '.join(wrong)}")

    def every_algorithm(self) -> None:
        faults = self.browser.execute_script(EACH)
        expect(not faults, "; ".join(faults))

    def typing(self, address: str) -> None:
        self.open(address)
        first = self.text("outputs")
        self.element("field-message").send_keys(" again")
        expect(self.text("outputs") != first, "the output does not follow the input")
        key = self.element("field-key")
        key.send_keys("00")
        expect(self.text("error") == "Key: 17 bytes; expected 16 bytes", self.text("error"))
        expect(key.get_attribute("aria-invalid") == "true", "the wrong field is not marked")
        key.send_keys(Keys.BACKSPACE, Keys.BACKSPACE)
        expect(self.text("error") == "", self.text("error"))
        self.element("algorithm").send_keys("SHA3-256")
        expect(self.browser.execute_script("return document.querySelectorAll('#fields .field').length") == 1, "expected a field")

    def link(self, address: str) -> None:
        self.open(address + "#algorithm=hmac-sha-256&message=616263&key=ff")
        self.element("field-key").clear()
        self.element("field-key").send_keys("5e" * 32)
        made = self.text("outputs")
        self.element("share").click()
        self.wait(lambda: self.text("shared"))
        shared = self.browser.current_url
        expect("message=616263" in shared and "key" not in shared and "5e5e" not in shared, shared)
        self.browser.get("about:blank")
        self.open(shared)
        expect(self.element("field-message").get_attribute("value") == "abc", "the link does not restore the message")
        expect(self.text("outputs") != made, "the link restores the key")

    def process(self, way: str, file: Path, passphrase: str) -> bytes | str:
        """The file that the page offers, or its error."""
        before = set(self.downloads.iterdir())
        self.element("file").send_keys(str(file))
        self.element("passphrase").clear()
        self.element("passphrase").send_keys(passphrase)
        self.element(way).click()
        self.wait(lambda: self.text("file-error") or self.text("file-result"))
        if error := self.text("file-error"):
            return error
        self.browser.find_element(By.CSS_SELECTOR, "#file-result a").click()
        self.wait(lambda: [path for path in set(self.downloads.iterdir()) - before if path.suffix != ".crdownload"])
        (made,) = set(self.downloads.iterdir()) - before
        return made.read_bytes()

    def sealed_files(self, folder: Path) -> None:
        plain, sealed = folder / "plain.bin", folder / "made-here.sealed"
        contents = bytes(i % 251 for i in range(200_000))
        plain.write_bytes(contents)
        made = self.process("seal", plain, PASSPHRASE)
        expect(isinstance(made, bytes), made)
        expect(sealed_file.open(made, passphrase=PASSPHRASE) == contents, "a file that the page sealed opens to another")
        sealed.write_bytes(sealed_file.seal(contents, passphrase=PASSPHRASE))
        expect(self.process("open", sealed, PASSPHRASE) == contents, "a sealed file opens to another in the page")
        refused = self.process("open", sealed, "wrong")
        expect(str(refused).startswith("wrong passphrase"), refused)
        sealed.write_bytes(sealed.read_bytes()[:-1])
        refused = self.process("open", sealed, PASSPHRASE)
        expect("not authentic" in str(refused), refused)


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="linnet-playground-") as name:
        folder = Path(name)
        served, downloads = folder / "served", folder / "downloads"
        downloads.mkdir()
        served.mkdir()
        (served / "test").symlink_to(ROOT / "bindings" / "js" / "test")
        for path in Path(sys.argv[1]).resolve().iterdir():
            (served / path.name).symlink_to(path)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(served)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/playground/index.html"
        visitor = Visitor(address, downloads)
        try:
            visitor.known_answers()
            visitor.every_algorithm()
            visitor.typing(address)
            visitor.link(address)
            visitor.sealed_files(folder)
            log = visitor.browser.get_log("browser")  # type: ignore[no-untyped-call]
            expect(not log, log)
        except Wrong as wrong:
            print(wrong, file=sys.stderr)
            return 1
        finally:
            visitor.browser.quit()
            server.shutdown()
    print("the playground computes, links, seals and opens")
    return 0


if __name__ == "__main__":
    sys.exit(main())
