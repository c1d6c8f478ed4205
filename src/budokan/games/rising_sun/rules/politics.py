"""Chapter 8: the Political Phase and its mandate turns."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.box import MANDATES
from budokan.games.rising_sun.moves import LayFaceDown, LayTile, NameMandate
from budokan.games.rising_sun.rules.betray import Betray, break_alliance, extra_replacements
from budokan.games.rising_sun.rules.deals import close_talks
from budokan.games.rising_sun.rules.effects import SameMoment
from budokan.games.rising_sun.rules.gains import gain_vp
from budokan.games.rising_sun.rules.harvest import harvest
from budokan.games.rising_sun.rules.kami import KamiTurn
from budokan.games.rising_sun.rules.last_gifts import BeforeTheWar
from budokan.games.rising_sun.rules.marshal import Marshal
from budokan.games.rising_sun.rules.moments import begin_moment, end_moment
from budokan.games.rising_sun.rules.open_questions import OpenQuestion
from budokan.games.rising_sun.rules.promises import judge_mandate
from budokan.games.rising_sun.rules.recruit import recruit
from budokan.games.rising_sun.rules.train import Train
from budokan.games.rising_sun.state import Mandate
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.kernel.frames import NOTHING, Frames, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


@frame
class PoliticalPhase(Step):
    """RS-8.1, RS-4.32: mandate turns and Kami turns as the track shows them; then the last gifts before the War Phase."""

    def resolve(self, table: Table) -> Frames:
        close_talks(table)
        table.phase = "politics"
        return [*[MandateTurn() if space == "mandate" else KamiTurn() for space in table.box.track], BeforeTheWar(())]


@frame
class MandateTurn(Step):
    """RS-8.6, RS-8.16: who holds the deck looks at the four top tiles in secret; afterwards it passes to the left."""

    def resolve(self, table: Table) -> Frames:
        seat = table.holder
        deck = table.tiles()
        drawn = tuple(deck[-table.box.drawn :][::-1])
        del deck[-table.box.drawn :]
        table.hands.append(drawn)
        table.tell(tell.TurnBegan(seat, len(table.hands)))
        table.tell(tell.TilesDrawn(seat, drawn), (seat,), tell.TilesDrawnHidden(seat, len(drawn)))
        return [ChooseMandate(seat), PassDeck()]


@frame
class PassDeck(Step):
    """RS-8.16: the deck passes to the player on the left."""

    def resolve(self, table: Table) -> Frames:
        table.holder = table.left_of(table.holder)
        return NOTHING


@frame
class ChooseMandate(OpenQuestion):
    """RS-8.6, RS-8.7, RS-19.8: one of the four tiles is laid; by Lotus face down."""

    def ask(self, table: Table) -> Text:
        return Text("ask-mandate", {"seat": SeatRef(self.seat)}, "RS-8.6")

    def choices(self, table: Table) -> list[Move]:
        drawn = sorted(set(table.hands[-1]), key=MANDATES.index)
        if table.leads("lotus", self.seat):
            return [LayFaceDown(tile) for tile in drawn]
        return [LayTile(tile) for tile in drawn]

    def chosen(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, (LayTile, LayFaceDown)), "a tile is laid"
        tile = move.mandate
        put_back(table, tile)
        if isinstance(move, LayFaceDown):
            table.track.append((self.seat, tile, ""))
            table.tell(tell.FaceDownLaid(self.seat, tile), (self.seat,), tell.FaceDownLaidHidden(self.seat))
            return [DictateTheFlow(self.seat)]
        table.track.append((self.seat, tile, tile))
        table.tell(tell.MandateLaid(self.seat, tile))
        return carry_out(table, self.seat, tile)


def put_back(table: Table, laid: str) -> None:
    """RS-8.6: the three other tiles go back on top, face down and unshuffled."""
    rest = list(table.hands[-1])
    rest.remove(laid)
    table.tiles().extend(rest[::-1])


@frame
class DictateTheFlow(OpenQuestion):
    """RS-19.8, RS-19.9: Lotus names any of the five mandates, drawn or not."""

    def ask(self, table: Table) -> Text:
        return Text("ask-name-mandate", {"seat": SeatRef(self.seat)}, "RS-19.8")

    def choices(self, table: Table) -> list[Move]:
        return [NameMandate(mandate) for mandate in MANDATES]

    def chosen(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, NameMandate), "a mandate is named"
        table.track[-1] = (self.seat, table.track[-1][1], move.mandate)
        table.tell(tell.MandateNamed(self.seat, move.mandate))
        return carry_out(table, self.seat, move.mandate)


def carry_out(table: Table, seat: Seat, mandate: str) -> Frames:
    """RS-8.9 to RS-8.11, RS-19.11: who carries the mandate out, in which order."""
    judge_mandate(table, seat, mandate)
    honesty(table, seat, mandate)
    first = table.box.first[mandate]
    if first == "only-current":
        players = [seat]
    elif first == "current":
        players = [seat, *table.others(seat)]
    else:
        players = table.from_left_of(seat)
    return [*[CarryOut(player, seat, mandate) for player in players], EndOfMandate(mandate)]


def honesty(table: Table, seat: Seat, mandate: str) -> None:
    """RS-22.1, RS-22.2: while allied, for a mandate other than Betray, when the tile is laid."""
    copies = table.copies("honesty", seat)
    if copies and mandate != "betray" and table.ally[seat] != NOBODY:
        table.card_worked(seat, "honesty")
        gain_vp(table, seat, table.box.effect["honesty"].vp * copies)


@frame
class CarryOut(Step):
    """RS-8.12 to RS-8.14, RS-8.19: one player's part; the bonus is for the current player and his ally of this moment."""

    seat: Seat
    current: Seat
    mandate: Mandate

    def resolve(self, table: Table) -> Frames:
        begin_moment(table)
        bonus = self.seat == self.current or table.allied(self.seat, self.current)
        if self.mandate == "recruit":
            return recruit(table, self.seat, table.box.summoned_more if bonus else 0)
        if self.mandate == "marshal":
            table.tolls = {}
            return [Marshal(self.seat, bonus, ())]
        if self.mandate == "train":
            return [Train(self.seat, table.box.train_discount if bonus else 0)]
        if self.mandate == "harvest":
            harvest(table, self.seat, bonus)
            return NOTHING
        break_alliance(table, self.seat)
        return [Betray(self.seat, (), extra_replacements(table, self.seat))]


@frame
class EndOfMandate(Step):
    """RS-2.18, RS-21.7: once everybody has carried it out; some cards wait for the end of a Recruit."""

    mandate: Mandate

    def resolve(self, table: Table) -> Frames:
        end_moment(table)
        return [SameMoment("end-of-recruit")] if self.mandate == "recruit" else NOTHING
