"""SJ-39: the cards of the core box as BETA V7 has them, without what the beta does not know."""

from __future__ import annotations

from budokan.games.senjutsu.cards import Card, Deck, Half, all_decks, beta_cards, beta_changes, changed
from budokan.games.senjutsu.language.values import (
    Asterisk,
    Attack,
    CardText,
    Clause,
    DropFocus,
    Effect,
    Gain,
    Give,
    Line,
    Marks,
    Numbered,
    Option,
    Part,
    Remove,
    Section,
    Steal,
    Step,
    Suffer,
)
from budokan.games.senjutsu.printing import Printing

UNKNOWN = ("hob", "poi", "exec")
"""SJ-39.8: marks the beta does not have."""


def as_in_beta(text: CardText) -> CardText:
    """SJ-39.3, SJ-39.8: no focus, no Hobbled, no Poison, no Execute; lines that cost focus are not used."""
    parts: list[Part] = []
    for part in text.parts:
        sections = [Section(one.label, clauses(one.clauses)) for one in part.sections]
        parts.append(Part(part.high, part.low, tuple([one for one in sections if one.clauses])))
    return CardText(tuple(parts))


def clauses(given: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """The lines of a section; an asterisk whose every line costs focus is not used either."""
    gates = [clause.options[0].gate for clause in given if isinstance(clause.options[0].lines[0].effects[0], Asterisk)]
    starless = bool(gates) and all(gate.focus for gate in gates)
    kept: list[Clause] = []
    for clause in given:
        options = [option for option in map(known_option, clause.options) if option.lines]
        if options:
            kept.append(without_asterisks(Clause(tuple(options))) if starless else Clause(tuple(options)))
    return tuple(kept)


def without_asterisks(clause: Clause) -> Clause:
    """The grid of a line with its other marks alone."""
    effect = clause.options[0].lines[0].effects[0]
    if not isinstance(effect, Attack):
        return clause
    cells = [(cell, tuple([mark for mark in marks if mark[1] != "*"])) for cell, marks in effect.cells]
    bare = Attack(tuple([(cell, marks) for cell, marks in cells if marks]))
    return Clause((Option(clause.options[0].gate, (Line("", (bare,)),)),))


def known_option(option: Option) -> Option:
    """The option without what is unknown; an option that costs focus is no option."""
    if option.gate.focus:
        return Option(option.gate, ())
    lines: list[Line] = []
    for line in option.lines:
        effects = [known for known in map(known_effect, line.effects) if known is not None]
        if effects:
            lines.append(Line(line.joint if lines else "", tuple(effects)))
    return Option(option.gate, tuple(lines))


def known_effect(effect: Effect) -> Effect | None:
    if isinstance(effect, Gain | DropFocus | Steal) or (isinstance(effect, Numbered) and effect.word == "keep"):
        return None
    if isinstance(effect, Attack):
        cells = [(cell, known_marks(marks)) for cell, marks in effect.cells]
        kept = tuple([(cell, marks) for cell, marks in cells if marks])
        return Attack(kept) if kept else None
    if isinstance(effect, Give):
        marks = known_marks(effect.marks)
        return Give(effect.whom, marks, effect.per_hex) if marks else None
    if isinstance(effect, Suffer):
        marks = known_marks(effect.marks)
        return Suffer(marks) if marks else None
    if isinstance(effect, Asterisk) and effect.effect is not None:
        inner = known_effect(effect.effect)
        return None if inner is None else Asterisk(effect=inner)
    if isinstance(effect, Asterisk) and effect.marks:
        marks = known_marks(effect.marks)
        return Asterisk(marks=marks) if marks else None
    if isinstance(effect, Remove):
        kinds = tuple([kind for kind in effect.kinds if kind not in UNKNOWN])
        return Remove(effect.up_to, effect.number, kinds) if kinds else None
    return effect


def known_marks(marks: Marks) -> Marks:
    return tuple([mark for mark in marks if mark[1] not in UNKNOWN])


def core_card(text: CardText) -> CardText:
    """SJ-39.6, SJ-39.7: discard 1 card, then one of the options, of which the movement is one."""
    section = text.parts[0].sections[0]
    moves = [clause for clause in section.clauses if isinstance(clause.options[0].lines[0].effects[0], Step)]
    rest = [clause for clause in section.clauses if clause not in moves]
    if not moves or len(rest) < 2:
        return text
    last = Clause((*moves[0].options, *rest[-1].options))
    return CardText((Part(0, 0, (Section(section.label, (*rest[:-1], last)),)),))


class BetaPrinting(Printing):
    """Chapter 39 and SJ-43.1 to SJ-43.4: the box of BETA V7."""

    def mark(self) -> str:
        return "-beta"

    def cards(self) -> list[Card]:
        """SJ-39.9 to SJ-39.11: some differ, and one is the beta's own."""
        ours = [*super().cards(), *beta_cards()]
        return [changed(card, beta_changes()[card.id]) if card.id in beta_changes() else card for card in ours]

    def text(self, card: Card, half: Half | None, text: CardText) -> CardText:
        if half is not None or card.deck == "status":
            return text
        return core_card(as_in_beta(text)) if card.type == "special" else as_in_beta(text)

    def focus(self, printed: int) -> int:
        """SJ-39.3."""
        return 0

    def is_prepared(self, card: Card) -> bool:
        """SJ-39.13."""
        return False

    def ready_made(self, character: str) -> Deck:
        """SJ-43.3: the sample deck, for everybody."""
        return next(deck for deck in all_decks() if deck.edition == "beta-v7")

    def is_core(self) -> bool:
        """SJ-39.2."""
        return True

    def has_special_weapons(self) -> bool:
        """SJ-39.4."""
        return False

    def has_limits(self) -> bool:
        """SJ-39.4, SJ-43.1."""
        return False

    def has_poisons(self) -> bool:
        """SJ-39.8."""
        return False


BETA_PRINTING = BetaPrinting()
