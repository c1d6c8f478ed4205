"""The bot that looks ahead: information-set Monte Carlo tree search over redeals.

Each iteration looks at another table that might be this one, walks down one shared tree, plays on a little by instinct
and remembers how it went for every seat. The tree belongs to what the searcher can tell apart: a node is a course of moves,
and moves that a redeal does not allow are passed over in it. What drives another seat is hidden too, so its moves are counted
apart for each kind of player it might be (`Instinct.kind`). Where several seats decide in secret at once, each chooses without
knowing the others, by regret: what is played is a mixture that nobody can exploit by foreseeing it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import monotonic, process_time

from budokan.kernel.frames import Ballot
from budokan.kernel.instinct import Instinct
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.players.thought import Budget, Knowledge, Thought

CURIOSITY = 0.6
"""How much a move that was seldom tried is worth trying, against one that went well."""

WONDER = 0.15
"""How often a secret choice is tried as instinct would make it, whatever is regretted."""

GLANCE = 4
"""After so many playouts it looks at the clock."""

WIDE = 5
"""How many moves are looked at from the first visit; another one with each further square number of visits."""

MOST_NODES = 20_000
"""Beyond so many the tree grows no more: the memory of a search is bounded."""

WORTH_PLAYING = 0.1
"""Of a mixture only what is at least so likely as its likeliest move is played: the rest was curiosity."""

Course = tuple[object, ...]
"""What leads from one node to the next: the kind of player and the move, or all answers to a ballot."""


class Tried:
    """How one move went so far; for a secret choice also how much it is regretted and how often it would be chosen."""

    __slots__ = ("chance", "chosen", "offered", "prior", "regret", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.offered = 0
        self.chance = 0.0
        self.regret = 0.0
        self.chosen = 0.0

    @property
    def mean(self) -> float:
        return self.chance / self.visits


class Node:
    """One point of the tree: what was tried from here, by whom, and what it led to."""

    __slots__ = ("next", "tried")

    def __init__(self) -> None:
        self.tried: dict[tuple[Seat, str], dict[Move, Tried]] = {}
        self.next: dict[Course, Node] = {}


class Walked:
    """One choice on the way down."""

    __slots__ = ("seat", "tried")

    def __init__(self, seat: Seat, tried: Tried) -> None:
        self.seat = seat
        self.tried = tried

    def learn(self, chance: float) -> None:
        """It went like this."""
        self.tried.visits += 1
        self.tried.chance += chance


class Drawn(Walked):
    """One secret choice on the way down: what else was offered, how likely each was meant to be, and how likely this one was.

    What was not chosen is taken to go as it goes on the whole, and what was chosen makes up for how seldom it is: so on the
    average nothing is regretted that would not have gone better (regret matching with a baseline).
    """

    __slots__ = ("likely", "offered", "shares")

    def __init__(self, seat: Seat, tried: Tried, offered: Sequence[Tried], shares: Sequence[float], likely: float) -> None:
        super().__init__(seat, tried)
        self.offered = offered
        self.shares = shares
        self.likely = likely

    def learn(self, chance: float) -> None:
        went = [other.mean if other.visits else chance for other in self.offered]
        mine = next(index for index, other in enumerate(self.offered) if other is self.tried)
        went[mine] += (chance - went[mine]) / self.likely
        mean = sum([share * one for share, one in zip(self.shares, went, strict=True)])
        for other, one in zip(self.offered, went, strict=True):
            other.regret += one - mean
        super().learn(chance)


class Search:
    """Thinks for as long as its budget lasts and takes the move it has tried most; a secret choice is drawn."""

    def __init__(self, instinct: Instinct, luck: Luck, budget: Budget) -> None:
        self.instinct = instinct
        self.luck = luck
        self.budget = budget
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
        """Search, and say what was found."""
        root = Node()
        self.nodes = 1
        self.decisions = 0
        playouts = 0
        mixed = False
        began = process_time()
        while not self._enough(playouts, began):
            table = perspective.sample(self.luck)
            for seat in list(table.answers):
                table.ask_again(seat)  # nobody knows what was answered in secret: whoever has answered chooses anew
            mixed = mixed or self._secret(table, perspective.seat)
            self._look(root, table, perspective.seat)
            playouts += 1
        own = next((tried for (who, _), tried in root.tried.items() if who == perspective.seat), {})
        return Thought(tuple(_ranked(own, perspective.options, mixed)), mixed, playouts, self.decisions, self.nodes)

    def _enough(self, playouts: int, began: float) -> bool:
        budget = self.budget
        if budget.playouts is not None and playouts >= budget.playouts:
            return True
        if playouts % GLANCE != 1:
            return False
        if budget.until is not None and monotonic() >= budget.until:
            return True
        return budget.seconds is not None and process_time() - began >= budget.seconds

    def _secret(self, table: Table, seat: Seat) -> bool:
        """Whether this seat's choice is one of several made in secret at once."""
        return isinstance(table.stack[-1], Ballot) and self.instinct.mixed(table, seat)

    def _look(self, root: Node, table: Table, seat: Seat) -> None:
        """One redeal: down the tree, a little further by instinct, and back with what came of it."""
        walked: list[Walked] = []
        node = root
        while table.outcome is None:
            fresh, course = self._step(node, table, walked, seat)
            following = node.next.get(course)
            if following is None:
                if self.nodes >= MOST_NODES:
                    break
                following = node.next[course] = Node()
                self.nodes += 1
            node = following
            if fresh:
                break
        self._play_on(table)
        chances = self.instinct.evaluate(table)
        for choice in walked:
            choice.learn(chances[choice.seat])

    def _step(self, node: Node, table: Table, walked: list[Walked], mind: Seat) -> tuple[bool, Course]:
        """Choose and make one move, or all answers to a ballot; whether any was new, and where it leads."""
        decision = table.stack[-1]
        waiting = sorted(table.waiting, key=lambda seat: seat != mind) if isinstance(decision, Ballot) else table.waiting[:1]
        fresh = False
        course: list[object] = []
        for seat in waiting:
            kind = self.instinct.kind(table, seat)
            options = table.options(seat)
            offered = self._know(node.tried.setdefault((seat, kind), {}), table, seat, options)
            if self._secret(table, seat):
                choice: Walked = self._draw(offered, seat)
            else:
                choice = Walked(seat, best_of(offered))
            move = options[offered.index(choice.tried)]
            walked.append(choice)
            fresh = fresh or not choice.tried.visits
            course += [kind, move]
            table.apply(seat, move)
            self.decisions += 1
            if seat not in table.answers:
                break  # the ballot is over, or the move was an aside that everybody has seen
        return fresh, tuple(course)

    def _know(self, known: dict[Move, Tried], table: Table, seat: Seat, options: Sequence[Move]) -> list[Tried]:
        """How each option went so far; whatever this redeal offers for the first time is weighed by instinct."""
        found: list[Tried] = []
        for move in options:
            tried = known.get(move)
            if tried is None:
                return self._meet(known, table, seat, options)
            found.append(tried)
        return found

    def _meet(self, known: dict[Move, Tried], table: Table, seat: Seat, options: Sequence[Move]) -> list[Tried]:
        weights = self.instinct.weigh(table, seat, options)
        total = sum(weights)
        for move, weight in zip(options, weights, strict=True):
            if move not in known:
                known[move] = Tried(weight / total)
        return [known[move] for move in options]

    def _draw(self, offered: list[Tried], seat: Seat) -> Drawn:
        """A secret choice: as likely as it is regretted not to have been made, and now and then as instinct would."""
        regrets = [max(0.0, tried.regret) for tried in offered]
        priors = [tried.prior for tried in offered]
        total, natural = sum(regrets), sum(priors)
        shares = [regret / total for regret in regrets] if total else [prior / natural for prior in priors]
        for tried, share in zip(offered, shares, strict=True):
            tried.offered += 1
            tried.chosen += share
        weights = [(1 - WONDER) * share + WONDER * prior / natural for share, prior in zip(shares, priors, strict=True)]
        index = self.luck.weighted(weights)
        return Drawn(seat, offered[index], offered, shares, weights[index])

    def _play_on(self, table: Table) -> None:
        """A few decisions by instinct, each option as likely as it looks natural."""
        instinct, luck = self.instinct, self.luck
        for _ in range(instinct.lookahead):
            if table.outcome is not None:
                return
            seat = table.waiting[0]
            options = table.options(seat)
            if len(options) == 1:
                table.apply(seat, options[0])
            else:
                table.apply(seat, options[luck.weighted(instinct.weigh(table, seat, options))])
            self.decisions += 1


def best_of(offered: list[Tried]) -> Tried:
    """The move that went well or was seldom tried, as far as instinct thinks it worth trying.

    Of many options only the most natural are looked at in the beginning, and more as the node is visited more.
    """
    visits = sum([tried.visits for tried in offered])
    mean = sum([tried.chance for tried in offered]) / visits if visits else 0.5
    wide = WIDE + int(sqrt(visits))
    least = sorted([tried.prior for tried in offered], reverse=True)[wide - 1] if len(offered) > wide else 0.0
    best, best_worth = offered[0], -1.0
    for tried in offered:
        if tried.prior >= least:
            tried.offered += 1
            went = tried.chance / tried.visits if tried.visits else mean
            worth = went + CURIOSITY * tried.prior * sqrt(tried.offered) / (1 + tried.visits)
            if worth > best_worth:
                best, best_worth = tried, worth
    return best


def _ranked(known: dict[Move, Tried], options: Sequence[Move], mixed: bool) -> list[tuple[Move, float, float]]:
    """What was tried, best first: by how often, or by how likely it is to be chosen in secret."""
    found = [
        (move, tried.chosen / max(1, tried.offered) if mixed else float(tried.visits), tried.mean)
        for move, tried in known.items()
        if tried.visits
    ]
    return sorted(found, key=lambda one: (-one[1], -one[2])) or [(options[0], 0.0, 0.5)]
