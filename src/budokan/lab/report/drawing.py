"""The plots of a report: plain HTML whose figures stand beside them, so that nothing is said by a picture alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor

from budokan.lab.intervals import Interval
from budokan.lab.report.sentences import Speaker

SHAPES = 6
"""Kinds of dots: a shape and a colour each."""

BARS = 32


def kind(variant: int) -> int:
    return variant % SHAPES


class Scale:
    """A line from one figure to another, in tenths, with room for every interval."""

    def __init__(self, intervals: Sequence[Interval], *, zero: bool = False) -> None:
        ends = [end for one in intervals for end in (one.low, one.high)] + ([0.0] if zero else [])
        step = 0.05 if max(ends) - min(ends) <= 0.5 else 0.1
        self.least = floor(min(ends) / step) * step
        self.most = max(ceil(max(ends) / step) * step, self.least + step)
        self.zero = zero

    def at(self, figure: float) -> float:
        return round(100 * (figure - self.least) / (self.most - self.least), 2)

    def head(self, speaker: Speaker) -> str:
        """What stands above the plots."""
        figures = [self.least, 0.0 if self.zero else (self.least + self.most) / 2, self.most]
        told = (f'<span style="left:{self.at(one)}%">{speaker.number(100 * one, 1)}</span>' for one in dict.fromkeys(figures))
        return f'<div class="scale" aria-hidden="true">{"".join(told)}</div>'

    def plot(self, interval: Interval, variant: int) -> str:
        """A dot where the mean is, and a bar from end to end."""
        left, right = self.at(interval.low), self.at(interval.high)
        zero = f'<span class="zero" style="left:{self.at(0.0)}%"></span>' if self.zero else ""
        bar = f'<span class="reach r{kind(variant)}" style="left:{left}%;width:{round(right - left, 2)}%"></span>'
        dot = f'<span class="dot v{kind(variant)}" style="left:{self.at(interval.mean)}%"></span>'
        return f'<div class="track" aria-hidden="true">{zero}{bar}{dot}</div>'


def key(variant: int) -> str:
    return f'<span class="key v{kind(variant)}" aria-hidden="true"></span>'


def bars(figures: Sequence[int], least: int, most: int, variant: int, said: str) -> str:
    """How many games were how long."""
    width = max(1, ceil((most - least + 1) / BARS))
    counts = [0] * ceil((most - least + 1) / width)
    for figure in figures:
        counts[(figure - least) // width] += 1
    tallest = max(counts)
    columns = "".join(
        f'<span class="r{kind(variant)}" style="height:{round(100 * one / tallest, 1)}%"></span>' for one in counts
    )
    return f'<div class="bars" role="img" aria-label="{escape(said)}">{columns}</div>'


def table(heads: Sequence[str], rows: Iterator[Sequence[str]], caption: str) -> str:
    """A plain table; the first cell of each row names it."""
    head = "".join(f'<th scope="col">{one}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>' for first, *cells in rows
    )
    told = f"<caption>{caption}</caption>" if caption else ""
    return f'<div class="wide" tabindex="0"><table>{told}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
