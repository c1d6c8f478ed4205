"""The contract every game obeys, and how a table comes into being: dealt from a seed, set up from a position, or replayed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from inspect import getmembers, isclass
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from budokan.kernel.card_files import NONE_PRINTED, Printed, read_and_locate
from budokan.kernel.errors import BadWords, BudokanError, IllegalMove, a_count, brief
from budokan.kernel.events import Event
from budokan.kernel.faults import fault_of
from budokan.kernel.frames import NAMES, PHASES, Decision, Frame, Frames
from budokan.kernel.hooks import DealAnew, Foresee, Hooks, Interruption, See
from budokan.kernel.instinct import Instinct
from budokan.kernel.ledger import also_keep
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move, Moves
from budokan.kernel.options import Option, changed, options_of
from budokan.kernel.outcome import Achievement, Outcome
from budokan.kernel.positions import FrameReader, Position, read_position
from budokan.kernel.records import FIRST_LINE, Header, RawRecord, Record, read_record
from budokan.kernel.table import Table
from budokan.kernel.talks import NO_TALKS, Talks
from budokan.kernel.texts import Seat, SeatRef, text
from budokan.kernel.trying_out import checked, try_out
from budokan.kernel.views import Seen
from budokan.kernel.words import also_speak
from budokan.kernel.workshop import OwnCards, Workshop


def no_sides(table: Any) -> tuple[str, ...]:  # noqa: ARG001  # nothing to tell apart
    """Where every seat is like every other there is nothing to count by."""
    return ()


def a_bot_answers(table: Any, seat: Seat) -> Move | None:  # noqa: ARG001  # nothing a bot could not decide
    """What is answered for a seat whose time is up or whose player is away; None where a bot may decide for him."""
    return None


def no_cards(folder: Path) -> OwnCards:  # noqa: ARG001  # nobody could bring any
    """Where a game has no cards nobody brings his own."""
    return {}


def nothing_new(options: Mapping[str, Any]) -> dict[str, str]:  # noqa: ARG001  # every card is in the catalogues
    """Where cards of one's own only change the figures of ours they are called as ours are."""
    return {}


def all_open(options: Mapping[str, Any]) -> dict[str, Any]:
    """Where no option is anybody's secret everybody is told all of them."""
    return dict(options)


def no_achievements(table: Any) -> tuple[Achievement, ...]:  # noqa: ARG001  # nothing to boast of
    """Where people play against each other nothing is kept beyond the outcome."""
    return ()


class Game:
    """One game of the house: how to deal it, restore it, and read its moves."""

    def __init__(
        self,
        *,
        name: str,
        prefix: str,
        rules: int,
        modes: Mapping[str, range],
        settings: type[msgspec.Struct],
        seats_with: Callable[[str, Any], range],
        deal: Callable[[int, str, Any, Luck], tuple[Table, Frames]],
        restore: Callable[[int, str, Any, dict[str, Any]], Table],
        chapters: Iterable[ModuleType],
        moves: ModuleType | Sequence[ModuleType],
        events: ModuleType | Sequence[ModuleType],
        view: type[Seen],
        see: See,
        deal_anew: DealAnew,
        phases: Mapping[str, Sequence[type[Frame]]],
        decisions: Mapping[str, type[Decision]],
        instinct: Instinct,
        length: int,
        text: Path,
        ledger: Path | None = None,
        pool: Callable[[], list[str]],
        sides: Callable[[Any], tuple[str, ...]] = no_sides,
        side_word: str = "team",
        together: tuple[str, ...] = (),
        achievements: Callable[[Any], tuple[Achievement, ...]] = no_achievements,
        workshop: Workshop | None = None,
        unattended: Callable[[Any, Seat], Move | None] = a_bot_answers,
        read_cards: Callable[[Path], OwnCards] = no_cards,
        printed: Printed = NONE_PRINTED,
        called: Callable[[Mapping[str, Any]], dict[str, str]] = nothing_new,
        public: Callable[[Mapping[str, Any]], dict[str, Any]] = all_open,
        interruption: Interruption | None = None,
        foresight: type[Seen] | None = None,
        foresee: Foresee | None = None,
        talks: Talks = NO_TALKS,
    ) -> None:
        self.name = name
        self.prefix = prefix
        self.rules = rules
        self.modes = dict(modes)
        self.settings = settings
        self.seats_with = seats_with
        self.deal = deal
        self.restore = restore
        self.frames: tuple[type[Frame], ...] = _all_of(Frame, chapters)
        self.moves = Moves(_all_of(Move, _modules(moves)))
        self.events: tuple[type[Event], ...] = _all_of(Event, _modules(events))
        self.view = view
        """What a table of this game shows (`Table.see`)."""
        self.foresight = foresight
        """What is reckoned for a person who looks at a table (`Table.foresee`); None where there is nothing to reckon."""
        self.hooks = Hooks(see, deal_anew, interruption, foresee)
        """What the kernel asks of the game, given to every table of it."""
        self.phases = tuple(phases)
        """The phases by their names in the protocol; they are given with the frames that stand for each (`Table.phase_now`)."""
        self.decisions = dict(decisions)
        """Every kind of decision by its name in the protocol, which outlives that of its class."""
        self.instinct = instinct
        self.length = length
        self.pool = pool
        self.sides = sides
        self.side_word = side_word
        self.together = together
        """The modes in which all seats stand together against the game: all of them win, or nobody does."""
        self.achievements = achievements
        """What each seat has done in a game that is over and was played against the game itself."""
        self.workshop = workshop
        self.unattended = unattended
        self.talks = talks
        """The moments at which people talk at leisure (`kernel.talks`)."""
        self.printed = printed
        """The cards of the box, as far as somebody's own are held against them."""
        self.read_cards = partial(read_and_locate, read_cards, printed)
        """Cards of somebody's own from a folder of TOML files, checked against the whole box."""
        self.called = called
        """What the cards of somebody's own are called at a table with these options, by the message that would say it."""
        self.public = public
        """What everybody may be told of the options of a table while it is played."""
        self._reader = FrameReader(self.frames, self.moves)
        NAMES.update({kind: name for name, kind in self.decisions.items()})
        PHASES.update({kind: name for name, kinds in phases.items() for kind in kinds})
        self.home = text.parent
        """The folder of its house."""
        self.package = view.__module__.rpartition(".")[0]
        """The package of its house."""
        also_speak(text, name)
        if ledger is not None:
            also_keep(ledger, name)

    def __repr__(self) -> str:
        return f"<Game {self.name} modes={list(self.modes)} seats={self.seats[0]}..{self.seats[-1]} rules={self.rules}>"

    @property
    def seats(self) -> range:
        """The numbers of players of the default mode."""
        return next(iter(self.modes.values()))

    @property
    def options(self) -> dict[str, Option]:
        """What may be settled before a game, with the defaults."""
        return options_of(self.settings)

    @property
    def own_cards(self) -> str:
        """The option that holds cards of somebody's own: the one that is laid out as a table of tables; none without cards."""
        return next((option.name for option in self.options.values() if isinstance(option.default, dict)), "")

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        mode: str | None = None,
        *,
        listen: bool = False,
        **options: Any,
    ) -> Table:
        """A table dealt from a seed, waiting for its first decision."""
        chosen = next(iter(self.modes)) if mode is None else mode
        settings = self.settle(chosen, options)
        players = self._seats(chosen, settings, seats)
        number = secrets.randbits(128) if seed is None else seed
        return self._dealt(Header(self.name, self.rules, chosen, players, changed(settings), number), settings, listen)

    def _dealt_again(self, head: Header, listen: bool) -> Table:
        """The table dealt from what a header says: its seed, and the stream its luck comes from."""
        if head.seed is None:
            return self.new(head.seats, None, head.mode, listen=listen, **head.options)
        settings = self.settle(head.mode, head.options)
        seats = self._seats(head.mode, settings, head.seats)
        dealt = Header(self.name, self.rules, head.mode, seats, changed(settings), head.seed, luck=head.luck)
        return self._dealt(dealt, settings, listen)

    def _dealt(self, header: Header, settings: Any, listen: bool) -> Table:
        number = header.seed
        if type(number) is not int or not 0 <= number < 2**256:
            raise BadWords("bad-seed", found=str(number)[:40])
        try:
            luck = Luck.dealt_from(number, header.luck)
        except ValueError:
            raise BadWords("bad-luck") from None
        try:
            table, opening = self.deal(header.seats, header.mode, settings, luck)
        except BudokanError as error:
            raise error.about(self.name) from None
        table.game_name = self.name
        table.hooks = self.hooks
        table.header = header
        if listen:
            table.listen()
        table.begin(opening)
        return table

    def settle(self, mode: str, options: Mapping[str, Any]) -> Any:
        """The settings these options make, checked."""
        if type(mode) is not str or mode not in self.modes:
            raise BadWords("unknown-mode", game=self.name, mode=str(mode)[:40], known=", ".join(self.modes))
        try:
            return msgspec.convert(dict(options) if isinstance(options, Mapping) else options, self.settings)
        except msgspec.ValidationError as error:
            raise BadWords("bad-option", game=self.name, what=fault_of(error)) from None

    def _seats(self, mode: str, settings: Any, wanted: int | None) -> int:
        allowed = self.seats_with(mode, settings)
        seats = allowed[0] if wanted is None else wanted
        if type(seats) is not int or seats not in allowed:
            least, most = allowed[0], allowed[-1]
            raise BadWords("bad-seats", game=self.name, least=least, most=most, span=most - least, found=str(seats)[:20])
        return seats

    def set_up(
        self,
        position: Position | Mapping[str, Any] | str,
        *,
        listen: bool = False,
        earlier_rules: bool = False,
        tried_out: bool = False,
    ) -> Table:
        """A table that stands at this position; one clear sentence if the position does not hold together.

        With `earlier_rules` a position of an earlier number is taken too, and goes on by the rules of today. One that was
        written from a table of this very process, or of the one that asks, is `tried_out`.
        """
        read = read_position(position)
        if read.game != self.name:
            raise BadWords("unknown-game", name=read.game[:40], known=self.name)
        if not self.plays(read.rules, earlier_rules):
            raise BadWords("other-rules", game=self.name, found=str(read.rules)[:20], expected=self.rules)
        settings = self.settle(read.mode, read.options)
        seats = self._seats(read.mode, settings, read.seats)
        try:
            table = self.restore(seats, read.mode, settings, read.state)
            table.game_name = self.name
            table.hooks = self.hooks
            table.luck = Luck.read(read.luck)
            table.stack = self._reader.stack(read.stack, table)
            table.answers = self._reader.answers(read.answers, seats, table)
            table.outcome = checked(read.outcome, seats)
            table.header = Header(self.name, self.rules, read.mode, seats, changed(settings), None, msgspec.to_builtins(read))
            if not tried_out:
                try_out(table)
        except BudokanError as error:
            raise error.about(self.name) from None
        except Exception as error:  # whatever rules make of what somebody made up, it is not our bug
            raise BadWords("bad-position", what=text("position-broken", why=str(error)[:170])).about(self.name) from None
        if listen:
            table.listen()
        return table

    def is_duel(self, mode: str, seats: int) -> bool:
        """BK-9.7: one against another: who gives up here has lost, and the other has won."""
        return seats == 2 and mode not in self.together

    def resign(self, table: Table, seat: Seat) -> None:
        """BK-9.7: this seat gives the duel up, whoever is asked something now."""
        head = table.header
        if head is None or table.over or not self.is_duel(head.mode, head.seats) or seat not in (0, 1):
            raise BadWords("bad-resignation", game=self.name).about(self.name)
        winner = 1 - seat
        sides = self.sides(table)
        scores = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
        side = sides[winner] if sides else f"seat-{winner}"
        table.resign(seat, Outcome((winner,), scores, "outcome-resigned", side, "resigned"))

    def understand(self, record: Record | RawRecord | str) -> Record:
        """The record with its moves read."""
        raw = read_record(record) if isinstance(record, str) else record
        if not isinstance(raw, Record | RawRecord):
            raise BadWords("not-a-record", expected=FIRST_LINE)
        return raw.understood_by(self.moves) if isinstance(raw, RawRecord) else raw

    def plays(self, rules: int, earlier: bool = False) -> bool:
        """Whether what was written under this number of the rules is read here: today's, or with `earlier` any before it."""
        return rules == self.rules or (earlier and 1 <= rules < self.rules)

    def begin(self, head: Header, *, listen: bool = False, earlier_rules: bool = False) -> Table:
        """The table a header promises, before the first decision. It is held against its position before anything is built."""
        if not self.plays(head.rules, earlier_rules):
            raise BadWords("other-rules", game=self.name, found=str(head.rules)[:20], expected=self.rules)
        if head.position is None:
            return self._dealt_again(head, listen)
        read = read_position(head.position)
        for field in ("game", "rules", "mode", "seats"):
            said, stands = getattr(head, field), getattr(read, field)
            if said != stands:
                raise BadWords("other-header", field=field, said=str(said)[:40], stands=str(stands)[:40])
        if changed(self.settle(head.mode, head.options)) != changed(self.settle(read.mode, read.options)):
            raise BadWords("other-options")
        return self.set_up(read, listen=listen, earlier_rules=earlier_rules)

    def replay(
        self,
        record: Record | RawRecord | str,
        decisions: int | None = None,
        *,
        listen: bool = False,
        earlier_rules: bool = False,
    ) -> Table:
        """The table after these decisions of the record (all of them by default, and then the digest is checked).

        With `earlier_rules` a record of an earlier number is played by the rules of today: if every decision is still legal and
        the digest is the same, nothing that has changed since has touched this game.
        """
        known = self.understand(record)
        head = known.header
        if decisions is not None:
            a_count("decisions", decisions)
        table = self.begin(head, listen=listen, earlier_rules=earlier_rules)
        for number, (seat, move) in enumerate(known.decisions[:decisions], start=1):
            try:
                table.play(seat, move)
            except BudokanError as error:
                raise _not_possible(number, seat, move, error).about(self.name) from None
        if decisions is None and known.resigned is not None:
            self.resign(table, known.resigned)
        if decisions is None and known.digest and table.digest(head.rules) != known.digest:
            raise BadWords("other-digest", expected=known.digest, found=table.digest(head.rules))
        return table


def a_game(found: object) -> Game:
    """A game, or one clear sentence of how one comes by it."""
    if not isinstance(found, Game):
        raise BadWords("not-a-game", found=brief(found))
    return found


def games_named(games: Mapping[str, Game], name: str) -> Game:
    """The game of this name, or one clear sentence with the names there are."""
    if type(name) is not str or name not in games:
        raise BadWords("unknown-game", name=str(name)[:40], known=", ".join(games))
    return games[name]


def _not_possible(number: int, seat: Seat, move: Move, error: BudokanError) -> BadWords:
    why = text("refused-by", why=error.why, ruling=error.ruling) if isinstance(error, IllegalMove) else error.why
    return BadWords("illegal-record-move", number=number, seat=SeatRef(seat), what=str(move), why=why)


def _modules(given: ModuleType | Sequence[ModuleType]) -> Sequence[ModuleType]:
    """A house with much to say says it in several modules."""
    return [given] if isinstance(given, ModuleType) else given


def _all_of(kind: type[Any], modules: Iterable[ModuleType]) -> tuple[Any, ...]:
    """Every class of this kind that these modules, or the rooms of these packages, define, in a stable order."""
    found: list[Any] = []
    for module in modules:
        house = f"{module.__name__}."
        own = [
            one for _, one in getmembers(module, isclass) if issubclass(one, kind) and f"{one.__module__}.".startswith(house)
        ]
        found += sorted(own, key=lambda one: one.__name__)
    return tuple(found)
