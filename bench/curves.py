"""What `bench.scale` has found, as tables and as a picture.

PYTHONPATH=. python -m bench.curves build/scale.jsonl --picture docs/pictures/scale.svg
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

NAMES = {
    "sqlite:1": "one process, SQLite",
    "postgres:1": "one process, PostgreSQL",
    "postgres:3": "three processes, PostgreSQL",
}
INKS = {"sqlite:1": "#b3402a", "postgres:1": "#2f6f7e", "postgres:3": "#b98a2e"}
WIDE, HIGH, LEFT, TOP = 330, 220, 52, 44
STYLE = (
    "<style>text { font: 12px ui-sans-serif, system-ui, sans-serif; fill: #2b2620 }"
    " .mark { stroke: #8a7d6b; stroke-opacity: 0.4 } @media (prefers-color-scheme: dark) { text { fill: #ece5d8 } }</style>"
)

Row = dict[str, Any]


class Axis(NamedTuple):
    """From which value to which, marked where, by the logarithm or as it is."""

    least: float
    most: float
    marks: Sequence[float]
    called: str
    by_log: bool = True

    def at(self, value: float, length: float) -> float:
        if self.by_log:
            return math.log(max(value, self.least) / self.least) / math.log(self.most / self.least) * length
        return (value - self.least) / (self.most - self.least) * length


def latency(rows: Iterable[Row]) -> str:
    """p50, p99, worst by open rooms."""
    head = (
        "| open rooms | sockets | form | decisions a second | p50 | p99 | worst | memory |\n|---|---|---|---|---|---|---|---|"
    )
    lines = (
        f"| {one['rooms']:,} | {one['sockets']:,.0f} | {NAMES[one['form']]} | {one['decisions']:.0f} | {one['p50']:.1f} ms "
        f"| {one['p99']:.1f} ms | {one['worst']:.0f} ms | {one['memory']:.0f} MB |"
        for one in sorted(rows, key=lambda one: (one["rooms"], list(NAMES).index(one["form"])))
    )
    return "\n".join((head, *lines))


def most(rows: Iterable[Row]) -> str:
    """The same by decisions a second."""
    head = "| form | decisions a second | p50 | p99 | worst | processors |\n|---|---|---|---|---|---|"
    lines = (
        f"| {NAMES[one['form']]} | {one['decisions']:,.0f} | {one['p50']:.1f} ms | {one['p99']:.1f} ms "
        f"| {one['worst']:.0f} ms | {one['processor']:.2f} |"
        for one in sorted(rows, key=lambda one: (list(NAMES).index(one["form"]), one["wanted"]))
    )
    return "\n".join((head, *lines))


def _curves(rows: Sequence[Row], x: Axis, y: Axis, of: Callable[[Row], tuple[float, float]], left: float) -> list[str]:
    parts = [f'<g transform="translate({left} {TOP})">']
    for mark in y.marks:
        at = HIGH - y.at(mark, HIGH)
        parts.append(
            f'<path d="M0 {at:.1f}H{WIDE}" class="mark" /><text x="-6" y="{at + 4:.1f}" text-anchor="end">{mark:g}</text>'
        )
    for mark in x.marks:
        at = x.at(mark, WIDE)
        parts.append(f'<text x="{at:.1f}" y="{HIGH + 18}" text-anchor="middle">{mark:,.0f}</text>')
    parts.append(f'<text x="{WIDE / 2}" y="{HIGH + 38}" text-anchor="middle">{x.called}</text>')
    parts.append(f'<text x="-40" y="-12">{y.called}</text>')
    for form, ink in INKS.items():
        points = sorted(of(one) for one in rows if one["form"] == form)
        line = " ".join(f"{x.at(a, WIDE):.1f},{HIGH - y.at(b, HIGH):.1f}" for a, b in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{ink}" stroke-width="2.5" />')
        parts += [f'<circle cx="{x.at(a, WIDE):.1f}" cy="{HIGH - y.at(b, HIGH):.1f}" r="3" fill="{ink}" />' for a, b in points]
    return [*parts, "</g>"]


def picture(calm: Sequence[Row], pressed: Sequence[Row]) -> str:
    """p99 against open rooms at the same pace, and against decisions a second; every mark ten times or so the one before."""
    slow = max(one["p99"] for one in (*calm, *pressed))
    late = Axis(1, max(1000.0, slow), (1, 3, 10, 30, 100, 300, 1000), "p99, milliseconds")
    rooms = Axis(100, 5000, (100, 500, 1000, 2000, 5000), "open rooms, 200 decisions a second")
    fastest = max((one["decisions"] for one in pressed), default=1.0)
    pace = Axis(0, fastest, tuple(range(0, int(fastest) + 1, 400)), "decisions a second", by_log=False)
    wide = 2 * (LEFT + WIDE) + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {TOP + HIGH + 78}" role="img">',
        "<title>how soon 99 of 100 decisions are told</title>",
        STYLE,
        *_curves(calm, rooms, late, lambda one: (one["rooms"], one["p99"]), LEFT),
        *_curves(pressed, pace, late, lambda one: (one["decisions"], one["p99"]), 2 * LEFT + WIDE + 30),
    ]
    for place, (form, ink) in enumerate(INKS.items()):
        at = LEFT + place * 240
        parts.append(f'<circle cx="{at}" cy="{TOP + HIGH + 62}" r="5" fill="{ink}" />')
        parts.append(f'<text x="{at + 12}" y="{TOP + HIGH + 66}">{NAMES[form]}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m bench.curves")
    asked.add_argument("files", nargs="+", type=Path)
    asked.add_argument("--picture", type=Path)
    given = asked.parse_args()
    rows = [json.loads(line) for file in given.files for line in file.read_text(encoding="utf-8").splitlines()]
    calm = [one for one in rows if one["what"] == "latency"]
    pressed = [one for one in rows if one["what"] == "most"]
    sys.stdout.write(f"{latency(calm)}\n\n{most(pressed)}\n")
    if given.picture is not None:
        given.picture.write_text(picture(calm, pressed), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
