"""The pictures of what is read rather than clicked: the terminal in two sizes, a notebook, the manual."""

from __future__ import annotations

from io import StringIO
from typing import Any

from playwright.sync_api import Browser
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text as Styled
from tests.browser.conftest import Hall
from tests.browser.people import Person
from tools.taking import PICTURES

import budokan
from budokan.cli.houses import house_of
from budokan.cli.screen import Screen
from budokan.cli.terminal import Terminal
from budokan.kernel.luck import Luck

SIZES = ((80, 24), (120, 40))

MOMENTS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "senjutsu": (5, 90, {"characters": ["ninja", "warrior"]}),
    "rising-sun": (5, 136, {}),
}
"""For each game a deal, how many decisions are behind it, and what was settled."""

SCREEN = """<body style="margin: 0; padding: 14px 18px; background: {background}; color: {foreground}; width: max-content">
<style>{stylesheet}</style>
<pre style="margin: 0; font: 15px/1.22 'DejaVu Sans Mono', monospace"><code style="font: inherit">{code}</code></pre></body>"""

CELLS = (
    'import budokan\ntable = budokan.game("senjutsu").new(seed=5)\ntable',
    "table.play(table.waiting[0], table.options(table.waiting[0])[0])\ntable.options(table.waiting[0])[:4]",
    "table",
)
"""What is typed into a notebook, cell by cell."""

NOTEBOOK = """<style>
body { margin: 0; padding: 16px 20px; font: 14px/1.4 sans-serif; color: #1f1f1f; background: #fff; width: 1060px }
div { display: grid; grid-template-columns: 64px 1fr; align-items: start; margin-bottom: 8px }
b { font: 12px 'DejaVu Sans Mono', monospace; color: #2f5fa8; padding-top: 9px }
code { display: block; white-space: pre-wrap; background: #f6f6f6; border: 1px solid #ddd; padding: 7px 10px;
  font: 13px/1.45 'DejaVu Sans Mono', monospace }
code + * , pre { font-size: 12px }
</style>"""


def screens(browser: Browser) -> None:
    """What somebody sees at the terminal: the lines that fit, the question last."""
    for game, (seed, decisions, options) in MOMENTS.items():
        for width, height in SIZES:
            lines = page(game, seed, decisions, options, width, height)
            console = Console(file=StringIO(), width=width, record=True, highlight=False, markup=False, emoji=False)
            console.print(Styled.from_ansi("\n".join(lines[-height:])), soft_wrap=True)
            shown = console.export_html(theme=MONOKAI, code_format=SCREEN)
            taken(browser, shown, f"terminal-{game}-{width}x{height}")


def page(game: str, seed: int, decisions: int, options: dict[str, Any], width: int, height: int) -> list[str]:
    """The page of a question in the middle of a game, with its colours."""
    table = budokan.game(game).new(seed=seed, listen=True, **options)
    luck = Luck(seed, "pictures")
    for _ in range(decisions):
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))
    terminal = Terminal("en")
    terminal.speak_of(game)
    paper = StringIO()
    terminal.out = Console(  # type: ignore[assignment]  # a console of a certain size that nobody sits at
        file=paper, force_terminal=True, width=width, height=height, highlight=False, markup=False, color_system="truecolor"
    )
    heard = max(0, len(table.heard or ()) - 12)
    Screen(terminal, house_of(budokan.game(game)), budokan.game(game), table, table.waiting[0]).show_all(heard)
    terminal.out.print(terminal.say("play-prompt"), style="bold", end=" ")
    return paper.getvalue().splitlines()


def notebook(browser: Browser) -> None:
    """Cells that are run, and what they show there: a table as its HTML, everything else as it is written."""
    names: dict[str, object] = {}
    shown = NOTEBOOK
    for number, cell in enumerate(CELLS, start=1):
        *before, last = cell.splitlines()
        exec("\n".join(before), names)
        value = eval(last, names)
        told = value._repr_html_() if hasattr(value, "_repr_html_") else f"<pre>{value!r}</pre>"
        shown += f"<div><b>[{number}]:</b><code>{cell}</code></div><div><b></b><span>{told}</span></div>"
    taken(browser, shown, "notebook")


def taken(browser: Browser, html: str, name: str) -> None:
    """A page of nothing else, as large as what is on it."""
    page = browser.new_page(device_scale_factor=1.5, viewport={"width": 1100, "height": 60})
    page.set_content(html)
    page.locator("body").screenshot(path=PICTURES / f"{name}.png")
    page.close()
    print(f"docs/pictures/{name}.png")


def manual(browser: Browser, hall: Hall) -> None:
    """Two pages of the manual, at a desk and on a phone; `make docs` has built them."""
    for name, path, phone in (
        ("manual", "en/play/at-the-table.html", False),
        ("manual-phone", "it/play/at-the-table.html", True),
    ):
        person = Person(browser, hall.address, name="Giulia", phone=phone, language="it" if phone else "en")
        person.page.goto(f"{hall.address.rstrip('/')}/manual/{path}")
        person.page.wait_for_selector("h1")
        person.page.screenshot(path=PICTURES / f"{name}.png")
        print(f"docs/pictures/{name}.png")
        person.leave()


def papers(browser: Browser, hall: Hall) -> None:
    screens(browser)
    notebook(browser)
    manual(browser, hall)
