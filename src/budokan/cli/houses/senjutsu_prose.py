"""A card of Senjutsu in words: a sentence for every effect the rules can read, the same words as in the browser."""

from __future__ import annotations

from collections.abc import Iterator

from budokan.games.senjutsu.box import Sheet
from budokan.games.senjutsu.language import values as v
from budokan.kernel.texts import Arg, Text
from budokan.kernel.words import Words

AS_PRINTED = (v.PlayFetched, v.ShuffleDrawn, v.Mill, v.Look, v.Steal)
"""Effects of a single message, named after them."""


class Prose:
    """Speaks of cards in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def lines(self, sheet: Sheet) -> list[str]:
        """The whole card, line by line."""
        return [line for number, part in enumerate(sheet.text.parts) for line in self._part(part, number)]

    def facts(self, sheet: Sheet) -> list[str]:
        """Its types, its speed, its price, when it is played if it is an Instant, and what must hold for it."""
        said = [self.types(sheet)]
        if not sheet.instant or sheet.equal or sheet.high:
            said.append(f"{self._t('fight-speed')} {speed_of(sheet)}")
        if sheet.focus:
            said.append(self._t("fight-costs", focus=sheet.focus))
        return [*said, *filter(None, [self.instant(sheet), self.condition(sheet)])]

    def types(self, sheet: Sheet) -> str:
        return "+".join(filter(None, map(self.type, sheet.types)))

    def type(self, kind: str) -> str:
        """A type by its name; empty for what is no type in words."""
        return self.words.say(f"sj-type-{kind}") if self.words.has(f"sj-type-{kind}") else ""

    def condition(self, sheet: Sheet) -> str:
        """What must hold for the card to be played at all; empty if nothing."""
        needs = [self._kamae(letter) for letter in sheet.kamae]
        if sheet.requires:
            needs.append(self._t(f"fight-requires-{sheet.requires}"))
        return f"{self._t('fight-needs')} {self.words.list(needs)}" if needs else ""

    def instant(self, sheet: Sheet) -> str:
        """Beside what it may be played, and when; empty for a card that is chosen."""
        if not sheet.instant:
            return ""
        moments = [self._t(f"fight-moment-{moment}") for moment in sheet.moments()]
        return ", ".join([self.words.say(f"sj-instant-{sheet.instant}"), *moments])

    def _part(self, part: v.Part, number: int) -> Iterator[str]:
        for section in part.sections:
            head = ""
            if section.label:
                head = _upper(self._label(part, section.label)) + ": "
            elif number:
                head = f"{_span(part.high, part.low)}: "
            for clause in section.clauses:
                yield head + f" {self._t('fight-or')} ".join(self._option(option) for option in clause.options)
                head = ""

    def _label(self, part: v.Part, label: str) -> str:
        if label != "IS":
            return self._t(f"fight-{_hyphens(label.lower())}")
        effects = [
            effect
            for section in part.sections
            if not section.label
            for clause in section.clauses
            for option in clause.options
            for line in option.lines
            for effect in line.effects
        ]
        if any(isinstance(one, v.Block) for one in effects):
            return self._t("fight-if-blocks")
        hits = any(isinstance(one, v.Attack | v.Aim) for one in effects)
        return self._t("fight-if-hits" if hits else "fight-if-works")

    def _option(self, option: v.Option) -> str:
        said = ""
        for line in option.lines:
            effects = ", ".join(self.effect(one) for one in line.effects)
            joint = self._t("fight-then" if line.joint == "THEN" else "fight-plus")
            said += f", {joint} {effects}" if said else effects
        gate = self._gate(option.gate)
        return f"{gate}: {said}" if gate else _upper(said)

    def _gate(self, gate: v.Gate) -> str:
        said = []
        if gate.kamae:
            said.append(self._t("fight-gate-kamae", kamae=self._either([self._kamae(one) for one in gate.kamae])))
        said += [self._t(f"fight-gate-{word}") for word in gate.words]
        if gate.focus:
            said.append(self._t("fight-gate-focus", focus=gate.focus))
        return _upper(", ".join(said))

    def effect(self, effect: v.Effect) -> str:
        """One effect in words."""
        if isinstance(effect, v.Step | v.Rotate | v.Shift | v.Swap | v.Cancel):
            return self._movement(effect)
        if isinstance(effect, v.Attack | v.Block | v.Asterisk | v.React | v.Aim):
            return self._grid(effect)
        if isinstance(effect, v.Draw | v.Fetch | v.Pass | v.Shuffle | v.ShuffleHand | v.Discard):
            return self._cards(effect)
        if isinstance(effect, AS_PRINTED):
            return self._t(f"fight-do-{type(effect).__name__.lower()}")
        if isinstance(effect, v.Give | v.Suffer | v.Replace | v.Remove):
            return self._harm(effect)
        if isinstance(effect, v.Gain | v.DropFocus | v.Change | v.Switch):
            return self._stance(effect)
        return self._lasting(effect)

    def _movement(self, effect: v.Effect) -> str:
        if isinstance(effect, v.Step):
            ways = self._either([self._t(f"fight-ways-{way}") for way in effect.ways])
            if effect.who:
                return self._t("fight-do-step-other", who=effect.who, ways=ways, number=effect.number)
            toward, forced = effect.toward or "none", _yes(effect.forced)
            return self._t("fight-do-step", forced=forced, ways=ways, number=effect.number, toward=toward)
        if isinstance(effect, v.Rotate):
            other = "-other" if effect.who else ""
            return self._t(f"fight-do-rotate{other}", forced=_yes(effect.forced), number=effect.number)
        if isinstance(effect, v.Shift):
            return self._t("fight-do-shift", kind=effect.kind, number=effect.number, moved=_yes(effect.moved))
        if isinstance(effect, v.Cancel):
            return self._t("fight-do-cancel", what=effect.what)
        return self._t("fight-do-swap")

    def _grid(self, effect: v.Effect) -> str:
        if isinstance(effect, v.Attack):
            cells = [self._t("fight-cell", marks=self._marks(marks), cell=self._cell(cell)) for cell, marks in effect.cells]
            return self._t("fight-do-attack", cells="; ".join(cells))
        if isinstance(effect, v.Block):
            shields = [self._cell(cell) + ("*" if star else "") for cell, star in effect.cells]
            return self._t("fight-do-block", cells=", ".join(shields))
        if isinstance(effect, v.React):
            return self._t("fight-do-react", speeds=", ".join(map(str, effect.speeds)))
        if isinstance(effect, v.Aim):
            return self._t("fight-do-aim", marks=self._marks(effect.marks), by=_yes(effect.by_difference))
        assert isinstance(effect, v.Asterisk), "an effect on a grid"
        if effect.block:
            return self._t("fight-do-asterisk-block")
        if effect.effect is not None:
            return self._t("fight-do-asterisk", what=self.effect(effect.effect))
        return self._t("fight-do-asterisk-marks", marks=self._marks(effect.marks))

    def _harm(self, effect: v.Effect) -> str:
        if isinstance(effect, v.Give):
            marks = self._marks(effect.marks)
            return self._t("fight-do-give", whom=effect.whom, marks=marks, per=_yes(effect.per_hex))
        if isinstance(effect, v.Suffer):
            return self._t("fight-do-suffer", marks=self._marks(effect.marks))
        if isinstance(effect, v.Replace):
            return self._t(f"fight-do-replace-{_hyphens(effect.what)}")
        assert isinstance(effect, v.Remove), "an effect of wounds"
        kinds = ", ".join(self._t(f"fight-status-{kind}", number=effect.number) for kind in effect.kinds)
        return self._t("fight-do-remove", number=effect.number, up=_yes(effect.up_to), kinds=kinds)

    def _cards(self, effect: v.Effect) -> str:
        if isinstance(effect, v.Draw):
            up, per = _yes(effect.up_to), _yes(effect.per_contract)
            return self._t("fight-do-draw", who=effect.who or "me", up=up, number=effect.number, per=per)
        if isinstance(effect, v.Fetch):
            if effect.others:
                return self._t("fight-do-fetch-others")
            what, place = self._one_of(effect.filter), _hyphens(effect.place)
            return self._t("fight-do-fetch", what=what, place=place, top=effect.top)
        if isinstance(effect, v.Pass):
            return self._t("fight-do-pass", top=effect.top)
        if isinstance(effect, v.ShuffleHand):
            return self._t("fight-do-shufflehand", who=effect.who or "me")
        if isinstance(effect, v.Shuffle):
            args: dict[str, Arg] = {"who": effect.who or "me", "up": _yes(effect.up_to), "number": effect.number}
            args |= {"what": self._some_of(effect.filter, effect.number), "per": _yes(effect.per_contract)}
            return self._t("fight-do-shuffle", **args, **{"from": "discard" if effect.from_discard else "hand"})
        assert isinstance(effect, v.Discard), "an effect on cards"
        what = self._some_of(() if effect.what == "card" else (effect.what,), effect.number)
        who, random = effect.who or "me", _yes(effect.random)
        return self._t("fight-do-discard", who=who, number=effect.number, what=what, random=random)

    def _stance(self, effect: v.Effect) -> str:
        if isinstance(effect, v.Gain):
            return self._t("fight-do-gain", number=effect.number, per=_yes(effect.per_contract))
        if isinstance(effect, v.DropFocus):
            return self._t("fight-do-dropfocus", who=effect.who or "me", number=effect.number)
        if isinstance(effect, v.Change):
            return self._t("fight-do-change", who=effect.who or "me", number=effect.number)
        assert isinstance(effect, v.Switch), "an effect on kamae or focus"
        to = self._t(f"fight-{effect.to}-kamae") if effect.to in ("any", "free") else self._kamae(effect.to)
        return self._t("fight-do-switch", who=effect.who or "me", to=to)

    def _lasting(self, effect: v.Effect) -> str:
        if isinstance(effect, v.Plain):
            return self._t(f"fight-word-{_hyphens(effect.word)}")
        if isinstance(effect, v.Numbered):
            return self._t(f"fight-figure-{effect.word}", number=effect.number)
        if isinstance(effect, v.Forbid):
            return self._t(f"fight-forbid-{effect.what}")
        if isinstance(effect, v.Stays):
            return self._t("fight-do-stays", target=_yes(effect.on_target), turns=effect.turns)
        if isinstance(effect, v.Limit):
            return self._t("fight-do-limit", what=effect.what, sign=effect.sign, number=effect.number)
        if isinstance(effect, v.Init):
            return self._t("fight-do-init", speed=_span(effect.high, effect.low))
        if isinstance(effect, v.Range):
            return self._t("fight-do-range", number=effect.number, per=_yes(effect.per_contract))
        assert isinstance(effect, v.Place), "every effect has a sentence"
        return self._t("fight-do-place", number=effect.number, token=effect.token)

    # Small words.

    def _t(self, id: str, **args: Arg) -> str:
        return self.words.say(Text(id, args))

    def _kamae(self, letter: str) -> str:
        return self.words.say(f"sj-kamae-{v.KAMAE.get(letter, letter)}")

    def _either(self, said: list[str]) -> str:
        return f" {self._t('fight-or')} ".join(said)

    def _cell(self, cell: str) -> str:
        known = self.words.has(f"fight-cell-{cell}")
        return self._t(f"fight-cell-{cell}") if known else self._t("fight-cell-other", cell=cell)

    def _marks(self, marks: v.Marks) -> str:
        return self.words.list([self._t(f"fight-mark-{'star' if mark == '*' else mark}", count=count) for count, mark in marks])

    def _one_of(self, wanted: tuple[str, ...]) -> str:
        """What is looked for."""
        return self._t("fight-card", kinds=self._kinds(wanted)) if wanted else self._t("fight-filter-any")

    def _some_of(self, wanted: tuple[str, ...], number: int) -> str:
        """What is counted."""
        if not wanted:
            return self._t("fight-filter-cards", number=number)
        return self._t("fight-cards", kinds=self._kinds(wanted), number=number)

    def _kinds(self, wanted: tuple[str, ...]) -> str:
        return " ".join(self._kind(word) for word in wanted)

    def _kind(self, word: str) -> str:
        if word in v.TYPES:
            return self.words.say(f"sj-type-{v.TYPES[word]}")
        if "/" in word:
            return self._either([self.words.say(f"sj-rank-{rank}") for rank in word.split("/")])
        ids = (f"sj-rank-{word}", f"fight-filter-{word}", f"sj-character-{word}")
        return next((self.words.say(id) for id in ids if self.words.has(id)), word)


def speed_of(sheet: Sheet) -> str:
    return "=" if sheet.equal else _span(sheet.high, sheet.low)


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _upper(said: str) -> str:
    return said[:1].upper() + said[1:]


def _hyphens(words: str) -> str:
    return words.replace(" ", "-")


def _span(high: int, low: int) -> str:
    return str(high) if high == low else f"{high}–{low}"
