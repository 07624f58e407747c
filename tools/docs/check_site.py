#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Follows the internal links of a built site, and opens each page in headless Chromium, wide and narrow.

Usage: tools/docs/check_site.py DIRECTORY
A link must lead to a page and, after #, to a place on it. A page must load nothing from elsewhere, write nothing to the console,
have a text for each picture and one first heading, and never scroll sideways.
"""

from __future__ import annotations

import concurrent.futures
import functools
import http.server
import os
import sys
import threading
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

from selenium import webdriver

WIDTHS = (1280, 390)
HEIGHT = 844
# The page's own measurements. An element that scrolls by itself, such as a wide table, is no error.
REPORT = """
const page = document.documentElement, faults = [];
if (page.scrollWidth > page.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(e => e.getBoundingClientRect().right > page.clientWidth + 1);
    const names = wide.slice(0, 3).map(e => e.tagName + '.' + e.className).join(', ');
    faults.push(`scrolls sideways: ${page.scrollWidth} pixels, ${names}`);
}
for (const image of document.images) {
    if (!image.alt) faults.push('a picture without a text: ' + image.src);
    if (image.offsetParent && !image.naturalWidth) faults.push('a picture that is not there: ' + image.src);
}
const headings = document.querySelectorAll('article h1').length;
if (headings !== 1 && !document.querySelector('#search-results')) faults.push(`${headings} first headings`);
return faults;
"""


class Page(HTMLParser):
    """The links of a page, and the places on it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name == "id" and value:
                self.places.add(value)
            elif name in ("href", "src") and value:
                self.links.append(value)


def broken_links(root: Path) -> list[str]:
    pages = {path: Page(path) for path in sorted(root.rglob("*.html"))}
    broken = []
    for path, page in pages.items():
        for link in page.links:
            target, place = urldefrag(link)
            if "//" in target or target.startswith(("mailto:", "data:")):
                continue
            file = (path.parent / unquote(target.partition("?")[0])).resolve() if target else path
            if not file.is_file():
                broken.append(f"{path.relative_to(root)}: nothing at {link}")
            elif place and file in pages and unquote(place) not in pages[file].places:
                broken.append(f"{path.relative_to(root)}: no such place: {link}")
    return broken


def chromium() -> webdriver.Chrome:
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    options.add_argument("--headless=new")
    options.add_argument("--no-sandbox")  # root cannot use the sandbox; the pages are our own
    options.add_argument("--disable-gpu")
    options.add_argument("--disable-dev-shm-usage")
    options.add_argument("--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1")  # nothing from elsewhere
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver"))


def faults_of(browser: webdriver.Chrome, address: str) -> list[str]:
    faults = []
    for width in WIDTHS:
        size = {"width": width, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False}
        browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        browser.get(address)
        log: list[dict[str, str]] = browser.get_log("browser")  # type: ignore[no-untyped-call]
        found = [*browser.execute_script(REPORT), *(f"console: {entry['message']}" for entry in log)]
        faults += [f"{address.partition('//')[2].partition('/')[2]} at {width} pixels: {fault}" for fault in found]
    return faults


def visit(addresses: list[str]) -> list[str]:
    """Opens pages one after the other in a browser of its own."""
    browser = chromium()
    try:
        return [fault for address in addresses for fault in faults_of(browser, address)]
    finally:
        browser.quit()


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def main() -> int:
    root = Path(sys.argv[1]).resolve()
    faults = broken_links(root)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    pages = [f"http://127.0.0.1:{server.server_port}/{path.relative_to(root)}" for path in sorted(root.rglob("*.html"))]
    if not pages:
        sys.exit(f"{root}: expected pages")
    browsers = os.cpu_count() or 1
    with concurrent.futures.ThreadPoolExecutor(browsers) as pool:
        for found in pool.map(visit, [pages[first::browsers] for first in range(browsers)]):
            faults += found
    server.shutdown()
    print(*faults, sep="\n", file=sys.stderr, end="\n" if faults else "")
    print(f"{len(pages)} pages at {' and '.join(map(str, WIDTHS))} pixels: {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
