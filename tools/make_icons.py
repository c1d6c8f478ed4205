"""Draw the icons of the installed app from the seal: `web/public/icon-*.png`, `badge.png`, `apple-touch-icon.png`.

    python tools/make_icons.py

Needs a Chromium, which draws SVG as every browser does. The pictures are kept: nobody who builds the client needs one.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"

RED, PAPER = "#b93420", "#fdf7ea"

ICONS = {
    "icon-192.png": (
        192,
        f'<rect width="32" height="32" rx="6" fill="{RED}"/><g transform="translate(4 4)">{{gate}}</g>',
        PAPER,
    ),
    "icon-512.png": (
        512,
        f'<rect width="32" height="32" rx="6" fill="{RED}"/><g transform="translate(4 4)">{{gate}}</g>',
        PAPER,
    ),
    "apple-touch-icon.png": (
        180,
        f'<rect width="32" height="32" fill="{RED}"/><g transform="translate(4 4)">{{gate}}</g>',
        PAPER,
    ),
    "icon-maskable.png": (
        512,
        f'<rect width="32" height="32" fill="{RED}"/><g transform="translate(7 7) scale(.75)">{{gate}}</g>',
        PAPER,
    ),
    "badge.png": (96, '<g transform="translate(1 1) scale(1.25)">{gate}</g>', "#fff"),
}
"""Size in pixels, what is drawn around the gate, and its colour. A mask takes from the edges; a badge is a shape."""


def main() -> int:
    found = re.search(r'd="([^"]+)"', (PUBLIC / "seal.svg").read_text(encoding="utf-8"))
    assert found, "the seal has a gate on it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, drawn, colour) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            gate = f'<path fill="{colour}" d="{found[1]}"/>'
            svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="{size}" height="{size}">'
            page.set_content(f'<body style="margin:0">{svg}{drawn.format(gate=gate)}</svg></body>')
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
