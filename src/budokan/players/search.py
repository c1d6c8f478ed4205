"""The bot that looks ahead: information-set Monte Carlo tree search over redeals.

Each iteration looks at another table that might be this one, walks down one shared tree, plays on a little by instinct
and remembers how it went for every seat. The tree belongs to what the searcher can tell apart: a node is a course of moves,
and moves that a redeal does not allow are passed over in it. What drives another seat is hidden too, so its moves are counted
apart for each kind of player it might be (`Instinct.kind`). Where several seats decide in secret at once, each chooses without
knowing the others, by regret: what is played is a mixture that nobody can exploit by foreseeing it.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from time import monotonic, process_time

from budokan.kernel.frames import Ballot, Question
from budokan.kernel.instinct import Instinct, everybody_alike
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.players.thought import Budget, Knowledge, Thought
from budokan.players.tree import MANY, Course, Drawn, Known, Node, Tried, Walked, best_of

WONDER = 0.15
"""How often a secret choice is tried as instinct would make it, whatever is regretted."""

GLANCE = 4
"""After so many playouts it looks at the clock."""

NOW_AND_AGAIN = 32
"""After so many playouts it looks whether the best move can still change."""

SHORTEST = 1e-6
"""No time is shorter, for a clock that has not moved yet."""

MOST_NODES = 20_000
"""Beyond so many the tree grows no more: the memory of a search is bounded."""

WORTH_PLAYING = 0.1
"""Of a mixture only what is at least so likely as its likeliest move is played: the rest was curiosity."""


class Search:
    """Thinks for as long as its budget lasts and takes the move it has tried most; a secret choice is drawn."""

    def __init__(self, instinct: Instinct, luck: Luck, budget: Budget) -> None:
        self.instinct = instinct
        self.luck = luck
        self.budget = budget
        self.alike: bool = instinct.kind is everybody_alike
        self.due: Callable[[], float] | None = None
        """The moment of the monotonic clock at which it ends, if that may yet come nearer: who shares a core asks again."""
        self.nodes = 0
        self.decisions = 0

    def choose(self, perspective: Knowledge) -> Move:
        if len(perspective.options) == 1:
            return perspective.options[0]
        return self.look_ahead(perspective)

    def look_ahead(self, perspective: Knowledge) -> Move:
        """The same, and it thinks as long where there is but one option: for who must not be seen to have no choice."""
        thought = self.think(perspective)
        if not thought.mixed:
            return thought.moves[0][0]
        least = WORTH_PLAYING * thought.moves[0][1]
        weights = [weight if weight >= least else 0.0 for _, weight, _ in thought.moves]
        return thought.moves[self.luck.weighted(weights)][0]

    def think(self, perspective: Knowledge) -> Thought:
        """Search, and say what was found.

        Nothing in a tree or on a table points back, so that there is nothing for the collector of cycles to find: it would go
        through all that a search makes, again and again, for a tenth of the time.
        """
        collects = gc.isenabled()
        gc.disable()
        try:
            return self._think(perspective)
        finally:
            if collects:
                gc.enable()

    def _think(self, perspective: Knowledge) -> Thought:
        root = Node()
        self.nodes = 1
        self.decisions = 0
        playouts = 0
        mixed = False
        began, since = process_time(), monotonic()
        most = self.budget.playouts
        seat = perspective.seat
        while (most is None or playouts < most) and not self._is_late(playouts, began):
            if (
                not mixed
                and playouts % NOW_AND_AGAIN == 0
                and playouts
                and self._is_settled(root, seat, playouts, began, since)
            ):
                break
            table = perspective.sample(self.luck)
            for voter in list(table.answers):
                table.ask_again(voter)  # nobody knows what was answered in secret: whoever has answered chooses anew
            mixed = mixed or self._secret(table, seat)
            self._look(root, table, seat)
            playouts += 1
        own = next((known.tried() for known in root.known if known.seat == seat), [])
        return Thought(tuple(_ranked(own, perspective.options, mixed)), mixed, playouts, self.decisions, self.nodes)

    def _is_late(self, playouts: int, began: float) -> bool:
        if playouts % GLANCE != 1:
            return False
        budget = self.budget
        if self.due is not None and monotonic() >= self.due():
            return True
        if budget.until is not None and monotonic() >= budget.until:
            return True
        return budget.seconds is not None and process_time() - began >= budget.seconds

    def _is_settled(self, root: Node, seat: Seat, playouts: int, began: float, since: float) -> bool:
        """Whether the move tried most stays ahead, however the playouts go that there is still time for.

        A search that counts playouts goes on to the last: it is asked for all of them.
        """
        budget = self.budget
        if budget.playouts is not None:
            return False
        now = monotonic()
        parts: list[float] = []
        """By each clock it goes by, how often the time it took so far is still to come."""
        if self.due is not None:
            parts.append((self.due() - now) / max(SHORTEST, now - since))
        if budget.until is not None:
            parts.append((budget.until - now) / max(SHORTEST, now - since))
        if budget.seconds is not None:
            spent = process_time() - began
            parts.append((budget.seconds - spent) / max(SHORTEST, spent))
        if not parts:
            return False
        lead = second = 0
        for known in root.known:
            if known.seat == seat:
                for tried in known.tried():
                    if tried.visits > lead:
                        lead, second = tried.visits, lead
                    elif tried.visits > second:
                        second = tried.visits
        return lead - second > min(parts) * playouts

    def _secret(self, table: Table, seat: Seat) -> bool:
        """Whether this seat's choice is one of several made in secret at once."""
        return isinstance(table.stack[-1], Ballot) and self.instinct.mixed(table, seat)

    def _kind(self, table: Table, seat: Seat) -> str:
        return "" if self.alike else self.instinct.kind(table, seat)

    def _look(self, root: Node, table: Table, mind: Seat) -> None:
        """One redeal: down the tree, a little further by instinct, and back with what came of it."""
        walked: list[Walked] = []
        node: Node | None = root
        while node is not None and table.outcome is None:
            so_far = len(walked)
            top = table.stack[-1]
            if isinstance(top, Question):
                node = self._answer(node, table, top.seat, walked)
            else:
                node = self._vote(node, table, walked, mind)
            if any(not walked[step].tried.visits for step in range(so_far, len(walked))):
                break
        self._play_on(table)
        chances = self.instinct.evaluate(table)
        for choice in walked:
            choice.learn(chances[choice.seat])

    def _answer(self, node: Node, table: Table, seat: Seat, walked: list[Walked]) -> Node | None:
        """Choose and make one move; where it leads, if the tree may still grow there."""
        kind = self._kind(table, seat)
        known = node.known_to(seat, kind)
        tried = self._best(known, table, seat, table.options(seat))
        walked.append(Walked(seat, tried))
        table.apply(seat, tried.move)
        self.decisions += 1
        if tried.leads_to is None:
            tried.leads_to = self._follow(node, (kind, tried.move))
        return tried.leads_to

    def _vote(self, node: Node, table: Table, walked: list[Walked], mind: Seat) -> Node | None:
        """Choose and make all answers to a ballot, the searcher's own first; where they lead."""
        course: list[object] = []
        voters = table.waiting
        if mind in voters:
            voters = (mind, *[voter for voter in voters if voter != mind])
        for seat in voters:
            kind = self._kind(table, seat)
            known = node.known_to(seat, kind)
            options = table.options(seat)
            if self._secret(table, seat):
                choice: Walked = self._draw(self._know(known, table, seat, options), seat)
            else:
                choice = Walked(seat, self._best(known, table, seat, options))
            move = choice.tried.move
            walked.append(choice)
            course += [kind, move]
            table.apply(seat, move)
            self.decisions += 1
            if seat not in table.answers:
                break  # the ballot is over, or the move was an aside that everybody has seen
        return self._follow(node, tuple(course))

    def _follow(self, node: Node, course: Course) -> Node | None:
        """The node after this course; none if it is new and the tree grows no more."""
        following = node.next.get(course)
        if following is None and self.nodes < MOST_NODES:
            following = node.next[course] = Node()
            self.nodes += 1
        return following

    def _know(self, known: Known, table: Table, seat: Seat, options: list[Move]) -> list[Tried]:
        """How each option went so far; whatever this redeal offers for the first time is weighed by instinct."""
        known.tell_apart()
        found = known.look_up(options)
        return known.meet(options, self.instinct.weigh(table, seat, options)) if found is None else found

    def _best(self, known: Known, table: Table, seat: Seat, options: list[Move]) -> Tried:
        """The option worth trying; whatever this redeal offers for the first time is weighed by instinct."""
        best = known.best(options)
        if best is not None:
            return best
        weights = self.instinct.weigh(table, seat, options)
        if len(options) >= MANY and not known.moves:
            known.meet_many(options, weights)
            return known.best_alike()
        return best_of(known.meet(options, weights), known)

    def _draw(self, offered: list[Tried], seat: Seat) -> Drawn:
        """A secret choice: as likely as it is regretted not to have been made, and now and then as instinct would."""
        total = natural = 0.0
        for tried in offered:
            natural += tried.prior
            if tried.regret > 0.0:
                total += tried.regret
        shares: list[float] = []
        weights: list[float] = []
        for tried in offered:
            if total:
                share = tried.regret / total if tried.regret > 0.0 else 0.0
            else:
                share = tried.prior / natural
            tried.offered += 1
            tried.chosen += share
            shares.append(share)
            weights.append((1 - WONDER) * share + WONDER * tried.prior / natural)
        index = self.luck.weighted(weights)
        return Drawn(seat, index, offered, shares, weights[index])

    def _play_on(self, table: Table) -> None:
        """A few decisions by instinct, each option as likely as it looks natural."""
        weigh, luck = self.instinct.weigh, self.luck
        for _ in range(self.instinct.lookahead):
            if table.outcome is not None:
                return
            top = table.stack[-1]
            seat = top.seat if isinstance(top, Question) else table.waiting[0]
            options = table.options(seat)
            if len(options) == 1:
                table.apply(seat, options[0])
            else:
                table.apply(seat, options[luck.weighted(weigh(table, seat, options))])
            self.decisions += 1


def _ranked(known: Sequence[Tried], options: Sequence[Move], mixed: bool) -> list[tuple[Move, float, float]]:
    """What was tried, best first: by how often, or by how likely it is to be chosen in secret."""
    found = [
        (tried.move, tried.chosen / max(1, tried.offered) if mixed else float(tried.visits), tried.mean)
        for tried in known
        if tried.visits
    ]
    return sorted(found, key=lambda one: (-one[1], -one[2])) or [(options[0], 0.0, 0.5)]
