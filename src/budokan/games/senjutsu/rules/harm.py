"""Chapters 14 and 22: Wounds, Bleeding Wounds, Stuns, Hobbled, Poison and Execute."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import frozen, lose_stealth, speed_less
from budokan.games.senjutsu.language.values import ALL, Effect, Marks, Remove, Suffer
from budokan.games.senjutsu.moves import NO_THANKS, Poison, RemoveStatus
from budokan.games.senjutsu.parts import NOBODY
from budokan.games.senjutsu.rules.contracts import focus_was_spent, status_was_given, wound_was_dealt
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text

HOBBLED_LASTS = 4
STATUS_NAMES = {
    "st": "stun",
    "hob": "hobbled",
    "poi": "poison",
    "w": "wound",
    "bl": "bleeding-wound",
}


def suffer(table: Table, figure: Figure, mark: str, count: int, by: Seat) -> None:
    """SJ-14.1, SJ-14.2, SJ-22.2, SJ-22.6: a figure takes so many of one mark; `by` is who dealt them, NOBODY if nobody did."""
    if not table.alive[figure] or count <= 0 or is_beyond_harm(table, figure, mark):
        return
    if mark == "w":
        table.wound(figure, count)
        wound_was_dealt(table, figure, by)
    elif mark == "bl":
        table.bleed(figure, count)
        wound_was_dealt(table, figure, by)
        status_was_given(table, figure, mark, by)
    elif mark == "st":
        table.leader(figure).stun(table, figure, count)
        table.tell(tell.Stunned(table.owner(figure), table.person(figure).id, count))
        status_was_given(table, figure, mark, by)
    elif mark == "hob":
        hobble(table, figure, count)
        status_was_given(table, figure, mark, by)
    else:
        assert mark == "exec", "poisons are chosen, not counted"
        table.doomed[figure] = True
        table.hurt = True
        table.tell(tell.Executed(table.owner(figure), table.person(figure).id))
    if not table.is_dog(figure):
        lose_stealth(table, figure)


def is_beyond_harm(table: Table, figure: Figure, mark: str) -> bool:
    """SJ-37.26: the fallen lord; SJ-68.51: a status, to one far on the Enlightened Path."""
    return figure == table.solo.lord or (mark in ("st", "hob") and table.leader(figure).is_immune(table, figure))


def hobble(table: Table, figure: Figure, count: int) -> None:
    """SJ-22.6, SJ-22.10: Hobbled cards before the character; at once they bite only by option."""
    table.hobbled[figure] = table.hobbled[figure] + (HOBBLED_LASTS,) * count
    for _ in range(count):
        table.tell(tell.GotHobbled(table.owner(figure), table.person(figure).id))
    if table.rules.hobbled_bites == "at-once":
        for play in table.plays:
            if play.figure == figure:
                done = play.speeds[: play.stage]
                play.speeds = done + tuple([speed_less(one, count) for one in play.speeds[play.stage :]])
                if not play.stage and play.low != play.high:
                    play.high, play.low = speed_less(play.high, count), speed_less(play.low, count)


def give_marks(table: Table, figure: Figure, marks: Marks, by: Seat) -> Frames:
    """All the marks of a cell or line; poisons are chosen by the one who gives them."""
    poisons = 0
    for count, mark in marks:
        if mark == "poi":
            poisons += count
        else:
            suffer(table, figure, mark, count, by)
    if not poisons or by == NOBODY or not table.alive[figure] or is_beyond_harm(table, figure, "st"):
        return NOTHING
    return table.leader(by).give_poison(table, by, figure, poisons)


@frame
class ChoosePoison(Question):
    """SJ-22.15: the attacker chooses a card of his poison deck."""

    target: Figure

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "target": SeatRef(table.owner(self.target))}
        return Text("ask-sj-poison", args, "SJ-22.15")

    def options(self, table: Table) -> list[Move]:
        return [Poison(kind) for kind in dict.fromkeys(table.poisons[self.seat])]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Poison), "a poison is chosen"
        if table.alive[self.target]:
            poison(table, self.seat, self.target, move.poison)
            return table.leader(self.target).was_poisoned(table, self.seat, self.target)
        return NOTHING


def poison(table: Table, seat: Seat, figure: Figure, kind: str) -> None:
    """SJ-22.16, SJ-65.1, SJ-31.59: into play before the victim, or among the top 5 cards of its deck."""
    victim = table.owner(figure)
    table.poisons[seat].remove(kind)
    table.tell(tell.DogPoisoned(seat, victim, kind) if table.is_dog(figure) else tell.Poisoned(seat, victim, kind))
    status_was_given(table, figure, "poi", seat)
    if not table.is_dog(figure):
        lose_stealth(table, victim)
    sheet = table.box.sheets[kind]
    if "obey" in sheet.program.words:
        deck = table.dog_decks[victim] if table.is_dog(figure) else table.deck(victim)
        put_among_top(table, deck, f"{kind}-{seat}", dict(sheet.program.figures)["top"])
    else:
        table.lasting[figure].append((kind, seat, sheet.clock))
        table.hurt = True


def put_among_top(table: Table, deck: list[str], card: str, top: int) -> None:
    """SJ-65.1, SJ-66.46: shuffled among so many cards at the top; into all of them if there are fewer."""
    upper = deck[-top:] if deck else []
    del deck[len(deck) - len(upper) :]
    upper.append(card)
    table.luck.shuffle(upper)
    deck += upper


def terrain_harms(table: Table, figure: Figure, effects: tuple[Effect, ...]) -> None:
    """SJ-27.2, SJ-27.24: what a hex does to whoever enters it; nobody's attack has succeeded by it."""
    for effect in effects:
        if isinstance(effect, Suffer):
            for count, mark in effect.marks:
                suffer(table, figure, mark, count, NOBODY)
        else:
            table.lose_focus(table.owner(figure), table.focus[table.owner(figure)])


def spend(table: Table, seat: Seat, focus: int) -> None:
    """SJ-4.23: focus goes back to the supply."""
    if focus > 0:
        table.focus[seat] -= focus
        table.tell(tell.FocusPaid(seat, focus, table.focus[seat]))
        focus_was_spent(table, seat)


def gain(table: Table, figure: Figure, number: int) -> None:
    """SJ-4.21, SJ-65.8, SJ-31.59: up to the limit; nothing while paralysed, nothing in the beta (SJ-39.3)."""
    seat = table.owner(figure)
    if table.book.edition.has_focus() and not frozen(table, seat) and not frozen(table, figure):
        table.gain_focus(seat, number)


def removable(table: Table, figure: Figure, kinds: tuple[str, ...]) -> list[str]:
    """What a figure could be rid of, each once: marks, with poisons by their names."""
    found: list[str] = []
    for kind in kinds:
        if kind in ("st", "status") and table.stuns[figure]:
            found.append("st")
        if kind in ("hob", "status") and table.hobbled[figure]:
            found.append("hob")
        if kind == "w" and table.wounds[figure]:
            found.append("w")
        if kind == "bl" and table.bleeding[figure]:
            found.append("bl")
        if kind in ("poi", "status"):
            found += [card for card, _, _ in table.lasting[figure] if table.box.sheets[card].deck == "status"]
            if not table.is_dog(figure):
                found += [card for card in table.hands[figure] if card.startswith("crippling-poison-")]
    return list(dict.fromkeys(found))


def remove_one(table: Table, figure: Figure, mark: str) -> None:
    """SJ-22.20: one card goes back: to the supply, or a poison to its owner's used ones."""
    owner = table.owner(figure)
    name = STATUS_NAMES.get(mark, mark)
    if mark == "st":
        table.stuns[figure] -= 1
    elif mark == "hob":
        table.hobbled[figure] = table.hobbled[figure][1:]
    elif mark == "w":
        table.wounds[figure] -= 1
    elif mark == "bl":
        table.bleeding[figure] -= 1
    elif mark in table.hands[owner]:
        table.leave_hand(owner, mark)
        table.used_poisons[int(mark[-1])].append(mark[:-2])
        name = mark[:-2]
    else:
        leaves_play(table, figure, mark)
        return
    table.tell(tell.Healed(owner, table.person(figure).id, name))


def leaves_play(table: Table, figure: Figure, card: str) -> None:
    """A lasting card leaves play: to its owner's discards, a poison to his used ones."""
    for index, (one, home, _) in enumerate(table.lasting[figure]):
        if one == card:
            table.lasting[figure].pop(index)
            if table.box.sheets[card].deck == "status":
                table.used_poisons[home].append(card)
            else:
                table.discards[home].append(card)
            table.hurt = True
            table.tell(tell.LeftPlay(table.owner(figure), card))
            return


def remove(table: Table, seat: Seat, figure: Figure, effect: Remove) -> Frames:
    """Remove up to so many, or all."""
    if effect.number == ALL:
        for mark in removable(table, figure, effect.kinds):
            while mark in removable(table, figure, effect.kinds):
                remove_one(table, figure, mark)
        return NOTHING
    return remove_some(table, seat, figure, effect.kinds, effect.number, effect.up_to)


def remove_some(table: Table, seat: Seat, figure: Figure, kinds: tuple[str, ...], left: int, up_to: bool) -> Frames:
    """As many as are asked for, the owner choosing where there is a choice."""
    while left > 0:
        marks = removable(table, figure, kinds)
        if not marks:
            return NOTHING
        if up_to or len(marks) > 1:
            return [ChooseRemoval(seat, figure, kinds, left, up_to)]
        remove_one(table, figure, marks[0])
        left -= 1
    return NOTHING


@frame
class ChooseRemoval(Question):
    """SJ-22.20: which of his own cards the owner is rid of; "up to" may stop."""

    figure: Figure
    kinds: tuple[str, ...]
    left: int
    up_to: bool

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-remove", {"seat": SeatRef(self.seat), "count": self.left}, "SJ-22.20")

    def options(self, table: Table) -> list[Move]:
        moves: list[Move] = []
        for mark in removable(table, self.figure, self.kinds):
            name = STATUS_NAMES.get(mark, mark)
            moves.append(RemoveStatus(name[:-2] if name.startswith("crippling-poison-") else name))
        if self.up_to:
            moves.append(NO_THANKS)
        return list(dict.fromkeys(moves))

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, RemoveStatus):
            return NOTHING
        for mark in removable(table, self.figure, self.kinds):
            if STATUS_NAMES.get(mark, mark).startswith(move.status):
                remove_one(table, self.figure, mark)
                break
        return remove_some(table, self.seat, self.figure, self.kinds, self.left - 1, self.up_to)


def armour(table: Table, figure: Figure) -> int:
    """SJ-66.7: by how much lasting cards reduce the wounds of each attack; two copies do no more than one (SJ-21.23)."""
    best = 0
    for card, _, _ in table.lasting[figure]:
        for name, number in table.box.sheets[card].program.figures:
            if name == "armour":
                best = max(best, number)
    return best


def reduced(marks: Marks, by: int) -> Marks:
    """SJ-66.7, SJ-66.8: fewer Wounds, plain ones first, at least 1 wound left."""
    total = sum(count for count, mark in marks if mark in ("w", "bl"))
    off = min(by, total - 1)
    if off <= 0:
        return marks
    left: list[tuple[int, str]] = []
    for kind in ("w", "bl"):
        for count, mark in marks:
            if mark == kind:
                less = min(off, count)
                off -= less
                if count > less:
                    left.append((count - less, mark))
    return tuple(left + [one for one in marks if one[1] not in ("w", "bl")])
