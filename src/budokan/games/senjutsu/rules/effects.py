"""What each word of the card language does at the table."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import contracts_done, frozen
from budokan.games.senjutsu.language.compiler import Act, act_of
from budokan.games.senjutsu.language.values import (
    ALL,
    Cancel,
    Change,
    Discard,
    Draw,
    DropFocus,
    Effect,
    Fetch,
    Forbid,
    Gain,
    Give,
    Look,
    Mill,
    Numbered,
    Pass,
    Place,
    Plain,
    PlayFetched,
    Range,
    React,
    Remove,
    Replace,
    Rotate,
    Shift,
    Shuffle,
    ShuffleDrawn,
    ShuffleHand,
    Stays,
    Steal,
    Step,
    Suffer,
    Swap,
    Switch,
)
from budokan.games.senjutsu.plays import NOBODY, Play
from budokan.games.senjutsu.rules import bushido, yojimbo
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.attack import cancel
from budokan.games.senjutsu.rules.blocks import MayReact
from budokan.games.senjutsu.rules.defeat import draw_or_bleed
from budokan.games.senjutsu.rules.hands import ShuffleBack, discard, draw, look, refill, shuffle, shuffle_hand
from budokan.games.senjutsu.rules.harm import gain, give_marks, remove, suffer
from budokan.games.senjutsu.rules.instants import borrow, may_borrow
from budokan.games.senjutsu.rules.kamae import change, switch
from budokan.games.senjutsu.rules.movement import start_moving
from budokan.games.senjutsu.rules.piles import fetch, pass_card
from budokan.games.senjutsu.rules.ranged import figure_named, target_moves, touches_hachiko, within_reach
from budokan.games.senjutsu.rules.shifts import shift, swap
from budokan.games.senjutsu.rules.tokens import place_tokens
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


def targets(table: Table, play: Play) -> list[Figure]:
    """SJ-13.7, SJ-24.7: whoever was struck or stopped; else the one named, if he can still be reached."""
    if play.hit:
        struck = [figure for figure in play.hit if table.alive[figure]]
        ranged = play.how == "additional" and table.sheet(play).range
        return [figure for figure in struck if within_reach(table, play, figure)] if ranged else struck
    if play.target == NOBODY or not table.alive[play.target]:
        return []
    return [play.target] if within_reach(table, play, play.target) else []


def do_act(table: Table, number: int, act: Act) -> Frames:
    """One line of a card: moves, an effect on the owner, or an effect on each target in the order he chooses (SJ-13.8)."""
    play = table.plays[number]
    seat = table.owner(play.figure)
    effect = act.effects[0]
    if act.at_target:
        if isinstance(effect, Fetch):
            return fetch(table, number, play, seat, effect)
        figures = [one for one in targets(table, play) if not table.is_dog(one) or touches_hachiko(effect)]
        if len(figures) == 1:
            return do_to(table, number, act, figures[0])
        return [EachTarget(seat, number, act.text, tuple(figures))] if figures else NOTHING
    if act.kind == "move":
        assert isinstance(effect, (Step, Rotate)), "a line of moves"
        figure = table.dog(seat) if effect.who == "dog" else play.figure
        return start_moving(table, seat, number, figure, act.text) if table.alive[figure] else NOTHING
    return do_own(table, number, play, seat, effect)


@frame
class EachTarget(Question):
    """SJ-13.8: effects on several targets in the order the acting player chooses."""

    play: int
    line: str
    figures: tuple[Figure, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-next-target", {"seat": SeatRef(self.seat)}, "SJ-13.8")

    def options(self, table: Table) -> list[Move]:
        return target_moves(table, self.figures)

    def answer(self, table: Table, move: Move) -> Frames:
        figure = figure_named(table, move)
        act = act_of(self.line)
        if table.is_foe(figure) and isinstance(act.effects[0], Look):
            return do_to(table, self.play, act, figure)  # SJ-32.23: of foes only one is looked at
        left = tuple([one for one in self.figures if one != figure])
        return [*do_to(table, self.play, act, figure), OtherTargets(self.seat, self.play, self.line, left)]


@frame
class OtherTargets(AfterHarm):
    """SJ-13.8: those who are left, as long as they stand."""

    seat: Seat
    play: int
    line: str
    figures: tuple[Figure, ...]

    def resolve(self, table: Table) -> Frames:
        left = tuple([figure for figure in self.figures if table.alive[figure]])
        if table.plays[self.play].halted or not left:
            return NOTHING
        if len(left) == 1:
            return do_to(table, self.play, act_of(self.line), left[0])
        return [EachTarget(self.seat, self.play, self.line, left)]


def do_to(table: Table, number: int, act: Act, target: Figure) -> Frames:
    """An effect on one target. SJ-31.19: Hachiko cannot be made to discard or to change kamae."""
    play = table.plays[number]
    seat, victim = table.owner(play.figure), table.owner(target)
    effect = act.effects[0]
    if target == table.solo.lord:
        return NOTHING
    if isinstance(effect, (Step, Rotate)):
        return start_moving(table, seat, number, target, act.text)
    if isinstance(effect, Shift):
        return shift(table, number, play, target, effect)
    if isinstance(effect, Give):
        times = moved_hexes(table, play) if effect.per_hex else 1
        marks = tuple([(count * times, mark) for count, mark in effect.marks])
        return give_marks(table, target, marks, seat)
    if isinstance(effect, Swap):
        swap(table, play, target)
        return NOTHING
    if isinstance(effect, Cancel):
        cancel(table, target, effect)
        return NOTHING
    if isinstance(effect, Replace):
        if table.wounds[target]:
            table.exchange_wounds(target, 1)
        return NOTHING
    if isinstance(effect, Stays):
        play.stayed = True
        remain(table, play, target, 0)
        return NOTHING
    if table.is_foe(target):
        from budokan.games.senjutsu.solo.effects import do_to_foe

        return do_to_foe(table, seat, target, effect)
    return NOTHING if table.is_dog(target) else do_to_person(table, number, play, seat, victim, effect)


def moved_hexes(table: Table, play: Play) -> int:
    """SJ-66.42: hexes entered by steps of the card, or of the card it joins."""
    return table.plays[play.base].moved if play.base != NOBODY else play.moved


def do_to_person(table: Table, number: int, play: Play, seat: Seat, victim: Seat, effect: Effect) -> Frames:
    """Effects on a character with a hand, a tree and focus."""
    if isinstance(effect, Discard):
        return discard(table, play, victim, effect)
    if isinstance(effect, DropFocus):
        drop_focus(table, victim, effect)
    elif isinstance(effect, Switch):
        return switch(table, seat, victim, effect.to)
    elif isinstance(effect, Change):
        return change(table, seat, victim, effect.number)
    elif isinstance(effect, Look):
        look(table, seat, victim)
    elif isinstance(effect, Draw):
        return draw(table, number, play, victim, effect)
    elif isinstance(effect, Shuffle):
        return shuffle(table, victim, effect)
    elif isinstance(effect, Pass):
        return pass_card(table, seat, victim, effect)
    elif isinstance(effect, Steal):
        if not frozen(table, victim) and table.lose_focus(victim, 1):
            gain(table, seat, 1)
    else:
        assert isinstance(effect, Mill), "an effect on a target"
        for _ in range(min(1 + table.harm(victim), len(table.decks[victim]))):
            table.mill(victim)
    return NOTHING


def drop_focus(table: Table, seat: Seat, effect: DropFocus) -> None:
    """SJ-4.27: as much as there is."""
    if not frozen(table, seat):
        table.lose_focus(seat, table.focus[seat] if effect.number == ALL else effect.number)


def do_own(table: Table, number: int, play: Play, seat: Seat, effect: Effect) -> Frames:
    """An effect on the owner, or on all."""
    if isinstance(effect, Draw):
        return draw_for(table, number, play, seat, effect)
    if isinstance(effect, Discard):
        return discard(table, play, seat, effect)
    if isinstance(effect, Switch):
        return switch_for(table, seat, effect)
    if isinstance(effect, Change):
        return change(table, seat, seat, effect.number)
    if isinstance(effect, Gain):
        gain(table, play.figure, effect.number * (contracts_done(table, seat) if effect.per_contract else 1))
    elif isinstance(effect, DropFocus):
        for one in everybody(table) if effect.who == "all" else [seat]:
            drop_focus(table, one, effect)
    elif isinstance(effect, Fetch):
        return fetch_for(table, number, play, seat, effect)
    elif isinstance(effect, Suffer):
        for count, mark in effect.marks:
            suffer(table, play.figure, mark, count, NOBODY)
    elif isinstance(effect, Remove):
        return remove(table, seat, play.figure, effect)
    elif isinstance(effect, Replace):
        replace(table, play, effect.what)
    elif isinstance(effect, Plain):
        return do_plain(table, number, play, seat, effect.word)
    else:
        return do_rare(table, number, play, seat, effect)
    return NOTHING


def everybody(table: Table) -> list[Seat]:
    """All players whose character stands, from the bottom of the track upward; foes have nothing of all this (SJ-32.25)."""
    return [seat for seat in table.upward() if table.alive[seat] and seat < table.seats]


def draw_for(table: Table, number: int, play: Play, seat: Seat, effect: Draw) -> Frames:
    """SJ-66.17: all together if the card says so."""
    if effect.who != "all":
        return draw(table, number, play, seat, effect)
    for one in everybody(table):
        for _ in range(effect.number):
            draw_or_bleed(table, one)
    return NOTHING


def switch_for(table: Table, seat: Seat, effect: Switch) -> Frames:
    if effect.who != "all":
        return switch(table, seat, seat, effect.to)
    for one in everybody(table):
        switch(table, one, one, effect.to)
    return NOTHING


def fetch_for(table: Table, number: int, play: Play, seat: Seat, effect: Fetch) -> Frames:
    """SJ-66.16: the others may search too, from the bottom of the track upward."""
    if not effect.others:
        return fetch(table, number, play, seat, effect)
    frames: list[Frame] = []
    for one in everybody(table):
        if one != seat:
            frames += fetch(table, number, play, one, effect)
    return frames


def replace(table: Table, play: Play, what: str) -> None:
    """SJ-14.6 to SJ-14.8, SJ-66.32: wounds exchanged for others."""
    figure = play.figure
    if what == "attack w bl":
        for struck, plain in play.given:
            if table.alive[struck]:
                table.exchange_wounds(struck, min(plain, table.wounds[struck]))
        play.given = ()
    elif what == "all bl w":
        table.exchange_wounds(figure, -table.bleeding[figure])
    elif what == "1 bl w":
        table.exchange_wounds(figure, -min(1, table.bleeding[figure]))
    else:
        assert what == "received w st", "every replacement is known"
        count = min(table.received[figure], table.wounds[figure])
        table.wounds[figure] -= count
        table.received[figure] -= count
        suffer(table, figure, "st", count, NOBODY)


def do_plain(table: Table, number: int, play: Play, seat: Seat, word: str) -> Frames:
    if word == "adv":
        table.gain_advantage(seat)
    elif word == "stealth":
        if table.has_rule("stealth", seat) and not table.stealthed[seat]:
            table.stealthed[seat] = True
            table.tell(tell.StealthEntered(seat))
    elif word == "flip dog":
        flip_dog(table, seat)
    elif word == "open discards":
        bushido.open_discards(table)
    elif word == "return poisons":
        return yojimbo.return_poisons(table, seat)
    elif word in ("return contract", "discard contracts", "spend contracts"):
        return yojimbo.do_contracts(table, number, seat, word)
    elif table.solo.count:
        from budokan.games.senjutsu.solo.effects import do_word

        do_word(table, play, word)
    return NOTHING


def flip_dog(table: Table, seat: Seat) -> None:
    """SJ-31.9: Hachiko's kamae card is turned, unless it is paralysed (SJ-31.59)."""
    if table.alive[table.dog(seat)] and not frozen(table, table.dog(seat)):
        table.dog_kamae[seat] = "D" if table.dog_kamae[seat] == "A" else "A"
        table.tell(tell.DogKamaeChanged(seat, "aggression" if table.dog_kamae[seat] == "A" else "determination"))


def do_rare(table: Table, number: int, play: Play, seat: Seat, effect: Effect) -> Frames:
    if isinstance(effect, Stays):
        play.stayed = True
        remain(table, play, seat, effect.turns)
    elif isinstance(effect, Give):
        return give_every(table, play, seat, effect)
    elif isinstance(effect, Cancel):
        for figure in every_target(table, play, seat):
            cancel(table, figure, effect)
    elif isinstance(effect, React):
        return late_reaction(table, play, seat, effect)
    elif isinstance(effect, ShuffleHand):
        for one in everybody(table) if effect.who == "all" else [seat]:
            shuffle_hand(table, one)
    elif isinstance(effect, ShuffleDrawn):
        return [ShuffleBack(seat, number)]
    elif isinstance(effect, Shuffle):
        return shuffle(table, seat, effect)
    elif isinstance(effect, PlayFetched):
        return play_fetched(table, number, play, seat)
    elif isinstance(effect, Range):
        done = contracts_done(table, seat)
        play.reach = table.sheet(play).range + done if effect.per_contract else effect.number
    elif isinstance(effect, Place):
        return place_tokens(table, number, play, seat, effect)
    elif isinstance(effect, Forbid):
        return bushido.forbid(table, seat, effect.what)
    elif isinstance(effect, Numbered):
        do_numbered(table, seat, effect)
    return NOTHING


def do_numbered(table: Table, seat: Seat, effect: Numbered) -> None:
    """`keep` and `refill` happen now; the others hold while their card lasts."""
    if effect.word == "keep" and not frozen(table, seat):
        table.lose_focus(seat, max(0, table.focus[seat] - effect.number))
    elif effect.word == "refill":
        refill(table, seat, effect.number)
    elif effect.word == "prefer":
        from budokan.games.senjutsu.solo.effects import set_distance

        set_distance(table, seat, effect.number)


def remain(table: Table, play: Play, figure: Figure, turns: int) -> None:
    """SJ-9.2: the card stays before this figure."""
    table.lasting[figure].append((play.card, play.home, turns))
    table.hurt = True
    table.tell(tell.Remains(table.owner(figure), play.card))


def every_target(table: Table, play: Play, seat: Seat) -> list[Figure]:
    """SJ-24.9, SJ-24.10: every opponent within range and in sight."""
    return [figure for figure in table.opponents(seat) if within_reach(table, play, figure)]


def give_every(table: Table, play: Play, seat: Seat, effect: Give) -> Frames:
    frames: list[Frame] = []
    for figure in every_target(table, play, seat):
        frames += give_marks(table, figure, effect.marks, seat)
    return frames


def late_reaction(table: Table, play: Play, seat: Seat, effect: React) -> Frames:
    """SJ-66.6: reaction numbers an Instant Additional adds are compared with the attack just stopped."""
    if play.base == NOBODY or table.plays[play.base].reacted or table.speed not in effect.speeds:
        return NOTHING
    return [MayReact(seat, play.base)]


def play_fetched(table: Table, number: int, play: Play, seat: Seat) -> Frames:
    """SJ-66.4: the card of the last search that found one."""
    card = play.fetched
    if not card or card not in table.hands[seat] or not may_borrow(table, seat, card):
        return NOTHING
    table.leave_hand(seat, card)
    return borrow(table, seat, number, card, seat)
