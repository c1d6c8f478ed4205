"""Figures and findings in a reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

import budokan
from budokan.kernel.texts import Arg, Text
from budokan.kernel.words import Words
from budokan.lab.intervals import Interval
from budokan.lab.report.figures import Finding
from budokan.lab.study.plan import Study


class Speaker:
    """Speaks of one study."""

    def __init__(self, words: Words, study: Study) -> None:
        game = budokan.game(study.game)
        called: dict[str, str] = {}
        for variant in study.variants:
            called |= game.called(variant.deal.options)
        self.words = words.also_calling(called) if called else words
        self.game = game

    def say(self, id: str, **args: Arg) -> str:
        return self.words.say(Text(id, args))

    def number(self, figure: float, decimals: int = 0) -> str:
        """A figure as the reader's language writes it."""
        pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
        return format_decimal(figure, format=pattern, locale=self.words.language).replace("-", "−")

    def percent(self, share: float) -> str:
        return self.say("lab-percent", figure=self.number(100 * share, 1))

    def points(self, difference: float) -> str:
        """A difference in percentage points, with its sign."""
        return ("+" if difference > 0 else "") + self.number(round(100 * difference, 1) + 0.0, 1)

    def between(self, interval: Interval) -> str:
        low, high = (self.number(100 * end, 1) for end in (interval.low, interval.high))
        return self.say("lab-between", low=low, high=high)

    def value(self, label: str, value: str) -> str:
        """What a role, a character or a bot is called."""
        seat = value if label == "seat" else value.removeprefix("seat-") if label == "side" else ""
        if seat.isdigit():
            return self.words.seat(int(seat))
        names = {"bot": "level", "side": self.game.side_word}
        return self._called(f"{names.get(label, label)}-{value}", f"sj-{label}-{value}") or value

    def card(self, card: str) -> str:
        return self._called(f"card-{card}", f"sj-card-{card}") or card

    def way(self, way: str) -> str:
        """How a game ended."""
        return self._called(f"way-{way}") or way

    def _called(self, *ids: str) -> str:
        return next((self.words.say(id) for id in ids if self.words.has(id)), "")

    def measure(self, measure: str) -> str:
        label, _, value = measure.partition(":")
        return self.value(label, value)

    def sentence(self, finding: Finding) -> str:
        """What a change did, in one plain sentence."""
        found = finding.difference
        assert found is not None, "something was changed"
        who = self.measure(finding.measure)
        many = "several" if finding.several else "one"
        size = self.number(abs(100 * found.mean), 1)
        if found.low <= 0 <= found.high:
            low, high = self.points(found.low), self.points(found.high)
            way = "more" if found.mean > 0 else "less" if found.mean < 0 else "same"
            return self.say("lab-open", variant=finding.variant, who=who, many=many, way=way, size=size, low=low, high=high)
        ends = sorted(abs(100 * end) for end in (found.low, found.high))
        low, high = (self.number(end, 1) for end in ends)
        way = "more" if found.mean > 0 else "less"
        return self.say("lab-sentence", variant=finding.variant, who=who, many=many, way=way, size=size, low=low, high=high)

    def share(self, finding: Finding) -> str:
        """How often somebody wins, in one plain sentence."""
        who, many = self.measure(finding.measure), "several" if finding.several else "one"
        low, high = (self.number(100 * end, 1) for end in (finding.share.low, finding.share.high))
        return self.say("lab-plain-share", who=who, many=many, share=self.percent(finding.share.mean), low=low, high=high)

    def so_far(self, intervals: Sequence[Interval]) -> str:
        """The widest of the intervals that are still narrowing."""
        widest = max(intervals, key=lambda interval: interval.reach)
        return self.say("lab-so-far", mean=self.number(100 * widest.mean, 1), reach=self.number(100 * widest.reach, 1))
