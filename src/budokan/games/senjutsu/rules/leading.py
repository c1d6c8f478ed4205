"""Who leads a figure, as far as people do: a player, and Hachiko, who follows the cards of his own deck."""

from __future__ import annotations

from budokan.games.senjutsu.abilities import hand_limit, lose_stealth
from budokan.games.senjutsu.book import Fight, Leader
from budokan.games.senjutsu.kinds import Figure
from budokan.games.senjutsu.language.compiler import MAIN, Choice
from budokan.games.senjutsu.language.values import Change, DropFocus, Effect, Steal, Switch
from budokan.games.senjutsu.parts import STUN, Play
from budokan.games.senjutsu.rules.contracts import gold_succeeded
from budokan.games.senjutsu.rules.defeat import draw_game, look_at_contracts, look_for_winner, win
from budokan.games.senjutsu.rules.effects_on_cards import cards_of_target
from budokan.games.senjutsu.rules.effects_on_stance import stance_of_target
from budokan.games.senjutsu.rules.hands import discard_some
from budokan.games.senjutsu.rules.harm import ChoosePoison
from budokan.games.senjutsu.rules.instants import run_part
from budokan.games.senjutsu.rules.lines import RunLines, without_collisions
from budokan.games.senjutsu.rules.reactions import MayReact
from budokan.games.senjutsu.rules.targets import choose_target
from budokan.games.senjutsu.rules.turn import PHASES
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames
from budokan.kernel.texts import Seat

DESPERATE = 3
DOG_STUN_LIMIT = 2


class Player(Leader):
    """A person with a hand, a tree and focus, who is asked."""

    def wound_limit(self, table: Table, figure: Figure) -> int:
        """SJ-10.1: as printed."""
        return table.person(figure).wound_limit

    def stun_limit(self, table: Table, figure: Figure) -> int:
        """SJ-10.2: as many as the hand holds."""
        return hand_limit(table, figure)

    def is_desperate(self, table: Table, figure: Figure) -> bool:
        """SJ-31.30: 3 or more wounds of either kind."""
        return table.has_rule("desperation", figure) and table.harm(figure) >= DESPERATE

    def carry_out(self, table: Table, number: int, stage: int) -> Frames:
        return run_part(table, number, stage)

    def go_on(self, table: Table, number: int, stage: int, index: int) -> Frames:
        return [RunLines(number, stage, MAIN, index)]

    def name_target(self, table: Table, number: int, candidates: list[Figure]) -> Frames:
        return choose_target(table, number, candidates)

    def spare_collisions(self, table: Table, play: Play, choices: tuple[Choice, ...], legal: list[int]) -> list[int]:
        return without_collisions(table, play, choices, legal)

    def react(self, table: Table, number: int) -> Frames:
        return [MayReact(table.owner(table.plays[number].figure), number)]

    def give_poison(self, table: Table, by: Seat, target: Figure, count: int) -> Frames:
        """SJ-22.15: the attacker chooses each."""
        return [ChoosePoison(by, target)] * count if table.poisons[by] else NOTHING

    def has_struck(self, table: Table, play: Play, struck: tuple[Figure, ...]) -> bool:
        """SJ-30.6, SJ-31.54: Stealth is lost; a gold card may complete a contract."""
        table.own_struck[play.figure] = True
        self.has_blocked(table, play)
        return True

    def has_blocked(self, table: Table, play: Play) -> None:
        """SJ-30.7, SJ-31.54: the same after a block."""
        lose_stealth(table, play.figure)
        gold_succeeded(table, play.figure, table.sheet(play).rank)

    def stun(self, table: Table, figure: Figure, count: int) -> None:
        """SJ-22.2: into the hand."""
        table.stuns[figure] += count
        table.hurt = True

    def undergo(self, table: Table, number: int, target: Figure, effect: Effect) -> Frames:
        if isinstance(effect, (Switch, Change, DropFocus, Steal)):
            return stance_of_target(table, table.owner(table.plays[number].figure), target, effect)
        return cards_of_target(table, number, target, effect)

    def drop_card(self, table: Table, figure: Figure) -> Frames:
        """SJ-12.3: one of his choice."""
        return discard_some(table, figure, 1, "card", special=False)

    def put_away(self, table: Table, play: Play) -> None:
        """SJ-9.1 to SJ-9.3: Special cards go back to hand, Stuns to the supply."""
        if play.card != STUN and not table.sheet(play).special:
            table.discards[play.home].append(play.card)

    def look_at_contracts(self, table: Table, seat: Seat) -> Frames | None:
        return look_at_contracts(table, seat)


class Hachiko(Player):
    """SJ-31.6 to SJ-31.22: a deck of its own and no hand: nothing that concerns one touches it (SJ-31.19)."""

    def stun_limit(self, table: Table, figure: Figure) -> int:
        """SJ-31.16."""
        return DOG_STUN_LIMIT

    def has_struck(self, table: Table, play: Play, struck: tuple[Figure, ...]) -> bool:
        table.dog_struck[table.owner(play.figure)] = True
        return True

    def has_blocked(self, table: Table, play: Play) -> None:
        """The Stealth of its master is his own."""

    def stun(self, table: Table, figure: Figure, count: int) -> None:
        """SJ-31.16: shuffled into its deck."""
        deck = table.dog_decks[table.owner(figure)]
        deck += [STUN] * count
        table.luck.shuffle(deck)

    def undergo(self, table: Table, number: int, target: Figure, effect: Effect) -> Frames:
        return NOTHING

    def drop_card(self, table: Table, figure: Figure) -> Frames:
        return NOTHING

    def put_away(self, table: Table, play: Play) -> None:
        table.dog_discards[play.home].append(play.card.partition(".")[0])


class EachOther(Fight):
    """Players against each other, alone or in teams."""

    def phases(self) -> Frames:
        return PHASES

    def look_for_end(self, table: Table, fallen: list[Seat], cause: str) -> None:
        look_for_winner(table, fallen, cause)

    def win_by_contracts(self, table: Table, seat: Seat) -> None:
        """SJ-31.46: his team wins."""
        win(table, table.team[seat], "outcome-sj-contracts", "contracts")

    def stop(self, table: Table) -> None:
        """SJ-38.7: a game that lasts too long is a draw between those who stand."""
        draw_game(table, [seat for seat in range(table.seats) if table.playing(seat)], "outcome-sj-too-long")
