"""Chapter 10: defeat and victory."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import can_spend, least_price, wound_limit
from budokan.games.senjutsu.moves import NO_THANKS, PlayInstant
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.hands import draw_or_bleed
from budokan.games.senjutsu.rules.instants import MayPlayInstant, play_instant
from budokan.games.senjutsu.table import OFF_FIELD, Figure, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.outcome import Outcome
from budokan.kernel.texts import Seat, SeatRef, Text

CONTRACTS_TO_WIN = 5


def cause_of_defeat(table: Table, figure: Figure) -> str:
    """SJ-10.1 to SJ-10.3, SJ-31.16, SJ-31.18: how a figure is beaten; empty if it is not."""
    if figure == table.solo.lord:
        return ""
    if table.doomed[figure]:
        return "execution"
    if table.harm(figure) >= wound_limit(table, figure):
        return "wounds"
    stuns = table.stuns[figure]
    return "stuns" if stuns and stuns >= table.leader(figure).stun_limit(table, figure) else ""


@frame
class Aftermath(Step):
    """SJ-10.5: whoever is beaten falls before any further effect; then contracts are looked at."""

    def resolve(self, table: Table) -> Frames:
        table.hurt = False
        beaten = [one for one in range(2 * table.fighters) if table.alive[one] and cause_of_defeat(table, one)]
        frames: list[Frame] = []
        if beaten:
            frames += [MaySurvive(figure) for figure in beaten if might_survive(table, figure)]
            frames.append(Fall(tuple(beaten)))
        frames.append(LookAtContracts())
        return frames


def fall_first(table: Table, frame: Frame) -> Frames:
    """SJ-10.5: asked before each frame; whoever was hurt is looked at before a step that has to wait for it."""
    return [Aftermath()] if table.hurt and isinstance(frame, AfterHarm) else NOTHING


def might_survive(table: Table, figure: Figure) -> bool:
    """Whether the question is put: by what is openly known."""
    if table.is_dog(figure) or not table.could_play(figure, "defeated"):
        return False
    return can_spend(table, figure, least_price(table, figure, "defeated"))


@frame
class MaySurvive(Question):
    """SJ-66.38: Stubborn Resolve answers a defeat of any cause; every player who might hold it is asked."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-survive", {"seat": SeatRef(self.seat)}, "SJ-66.38")

    def options(self, table: Table) -> list[Move]:
        cards: list[Move] = []
        for card in dict.fromkeys(table.hands[self.seat]):
            sheet = table.box.sheets[card]
            if sheet.when == "defeated" and can_spend(table, self.seat, sheet.focus) and not table.instant_used[self.seat]:
                cards.append(PlayInstant(card))
        return [NO_THANKS, *cards]

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, PlayInstant):
            return NOTHING
        table.doomed[self.seat] = False
        table.tell(tell.Survived(self.seat))
        return play_instant(table, self.seat, move.card)


@frame
class Fall(Step):
    """SJ-8.12, SJ-10.4, SJ-10.6: they leave the field together; the last character or team standing wins."""

    figures: tuple[Figure, ...]

    def resolve(self, table: Table) -> Frames:
        frames: list[Frame] = []
        fallen: list[Figure] = []
        cause = ""
        for figure in self.figures:
            beaten = cause_of_defeat(table, figure) if table.alive[figure] else ""
            if beaten:
                cause = beaten
                fallen.append(figure)
                leave_field(table, figure)
        for figure in fallen:
            frames += outlives(table, figure)
        if fallen:
            table.book.fight.look_for_end(table, [table.owner(figure) for figure in fallen], cause)
        return frames


def leave_field(table: Table, figure: Figure) -> None:
    """SJ-10.7: the figure leaves the field, its card has no further effect; with the last one the token leaves the track."""
    owner = table.owner(figure)
    table.alive[figure] = False
    table.at[figure] = OFF_FIELD
    table.tell(tell.Defeated(owner, table.person(figure).id))
    for number, play in enumerate(table.plays):
        if play.figure == figure:
            table.halt(number)
    for card, home, _ in table.lasting[figure]:
        pile = table.used_poisons if table.box.sheets[card].deck == "status" else table.discards
        pile[home].append(card)
    table.lasting[figure] = []
    if not table.playing(owner) and owner in table.track:
        table.track.remove(owner)


def outlives(table: Table, figure: Figure) -> Frames:
    """SJ-31.21, SJ-31.22: the Ashigaru without Hachiko, and Hachiko without the Ashigaru."""
    owner = table.owner(figure)
    if not table.playing(owner):
        return NOTHING
    table.gain_advantage(owner)
    if table.is_dog(figure):
        return [DrawOne(owner)]
    table.dog_kamae[owner] = "A"
    table.tell(tell.DogKamaeChanged(owner, "aggression"))
    return NOTHING


@frame
class DrawOne(Step):
    """SJ-6.8, SJ-23.9: one card that must be drawn; an empty deck wounds."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        draw_or_bleed(table, self.seat)
        return aftermath(table)


def aftermath(table: Table) -> Frames:
    """SJ-10.5: look at whoever may have been hurt just now, whatever comes next."""
    return [Aftermath()] if table.hurt else NOTHING


def look_for_winner(table: Table, fallen: list[Seat], cause: str) -> None:
    """SJ-10.4, SJ-10.6, SJ-26.4: one team left wins; none left is a draw between those who fell last."""
    teams = sorted({table.team[seat] for seat in range(table.seats) if table.playing(seat)})
    if len(teams) > 1:
        return
    if teams:
        win(table, teams[0], "outcome-sj-last-standing", cause)
    else:
        draw_game(table, sorted(set(fallen)), "outcome-sj-draw")


def win(table: Table, team: int, reason: str, way: str) -> None:
    winners = tuple([seat for seat in range(table.seats) if table.team[seat] == team])
    scores = tuple([1.0 if seat in winners else 0.0 for seat in range(table.seats)])
    side = "+".join([table.characters[seat] for seat in winners])
    table.finish(Outcome(winners, scores, reason, side, way))


def draw_game(table: Table, last: list[Seat], reason: str) -> None:
    """SJ-10.6, SJ-26.4: a draw between the teams of these."""
    teams = {table.team[seat] for seat in last}
    seats = [seat for seat in range(table.seats) if table.team[seat] in teams]
    scores = tuple([0.5 if seat in seats else 0.0 for seat in range(table.seats)])
    table.finish(Outcome(tuple(seats), scores, reason, "draw", "draw"))


@frame
class LookAtContracts(Step):
    """SJ-31.46, SJ-31.47: five completed contracts win at once; after each, Hired Killer may be played."""

    def resolve(self, table: Table) -> Frames:
        owed, table.owed = table.owed, []
        frames: list[Frame] = []
        for seat in owed:
            asked = table.leader(seat).look_at_contracts(table, seat) if table.playing(seat) else NOTHING
            if asked is None:
                return NOTHING
            frames += asked
        return frames


def look_at_contracts(table: Table, seat: Seat) -> Frames | None:
    """SJ-31.46, SJ-31.47: of a player; None if he has won."""
    if len(table.completed[seat]) >= CONTRACTS_TO_WIN:
        table.book.fight.win_by_contracts(table, seat)
        return None
    asked = table.could_play(seat, "contract-completed") and not table.instant_used[seat]
    return [MayPlayInstant(seat, "contract-completed")] if asked else NOTHING
