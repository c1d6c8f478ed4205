"""The cards one game is played with: the figures of the set, ready for the rules, and the deck each seat brings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from budokan.games.ken.cards import PROTAGONISTS, Ability, Card, Selector
from budokan.games.ken.decks import MOST_EQUAL, read_deck, ready_decks
from budokan.games.ken.figures import HOST_OF_PROFILE
from budokan.games.ken.options import Options, OwnCard
from budokan.games.ken.reading import all_decks, card_set, read_own_cards
from budokan.kernel.errors import BadWords
from budokan.kernel.texts import Text, text

PRESENT = ("own-present", "opposing-present", "table")
"""Where a text looks that reaches beyond its own group (KEN-23.8)."""

LOOSE_VERBS = ("fetch", "beat", "discard-assigned", "challenge")
"""What an event can do outside a combat."""

MOMENTS = ("played", "after-damage", "attacked", "bearer-beaten")
"""Words in `when` that name a moment: such an ability acts then, and is not in force at other times."""


def at_a_moment(ability: Ability) -> bool:
    return any(word in MOMENTS for word in ability.when)


def by_word(ability: Ability) -> bool:
    """KEN-23.15 to KEN-23.17: symbols, Suicide attack and texts that need a target wait for their owner's word."""
    return bool(ability.lives) or ability.keyword == "suicide-attack" or names_target(ability)


def names_target(ability: Ability) -> bool:
    """KEN-23.15: the text needs a target that its player names."""
    return ability.to is not None and ability.to.count is not None


class Box:
    """The card set as tables by card."""

    def __init__(self, cards: dict[str, Card]) -> None:
        self.cards: dict[str, Card] = cards
        self.type: dict[str, str] = {id: str(card.type) for id, card in cards.items()}
        self.school: dict[str, str] = {id: str(card.school) for id, card in cards.items()}
        self.moral: dict[str, str] = {id: str(card.moral) for id, card in cards.items()}
        self.host: dict[str, str] = {id: HOST_OF_PROFILE.get(str(card.profile), "") for id, card in cards.items()}
        self.duration: dict[str, str] = {id: str(card.duration or "") for id, card in cards.items()}
        self.attack: dict[str, int] = {id: card.attack for id, card in cards.items()}
        self.defence: dict[str, int] = {id: card.defence for id, card in cards.items()}
        self.resistance: dict[str, int] = {
            id: 0 if isinstance(card.resistance, str) else card.resistance for id, card in cards.items()
        }
        self.figures: dict[str, tuple[int, int, int]] = {
            id: (self.attack[id], self.defence[id], self.resistance[id]) for id in cards
        }
        self.green: dict[str, int] = {id: card.green for id, card in cards.items()}
        self.ochre: dict[str, int] = {id: card.ochre for id, card in cards.items()}
        self.abilities: dict[str, tuple[Ability, ...]] = {id: card.abilities for id, card in cards.items()}
        self.always_on: dict[str, tuple[Ability, ...]] = {
            id: tuple([one for one in card.abilities if not by_word(one) and not at_a_moment(one)])
            for id, card in cards.items()
        }
        """KEN-23.17: what no word is needed for."""
        self.waiting: dict[str, tuple[tuple[int, Ability], ...]] = {
            id: tuple([(at, one) for at, one in enumerate(card.abilities) if by_word(one) and not at_a_moment(one)])
            for id, card in cards.items()
        }
        """KEN-23.15 to KEN-23.17: what waits for a word, by its place on the card."""
        self.when_played: dict[str, tuple[int, ...]] = {
            id: tuple([at for at, one in enumerate(card.abilities) if "played" in one.when]) for id, card in cards.items()
        }
        """KEN-37.18: texts for the moment of playing, by their places on the card."""
        self.life: frozenset[str] = frozenset(id for id, card in cards.items() if card.resistance == "life")
        self.unique: frozenset[str] = marked(cards, "unique")
        self.cumulative: frozenset[str] = marked(cards, "cumulative")
        self.cobra: frozenset[str] = marked(cards, "cobra")
        self.rebel: frozenset[str] = marked(cards, "rebel")
        self.protagonists: frozenset[str] = frozenset(id for id, card in cards.items() if card.type in PROTAGONISTS)
        self.masters: frozenset[str] = frozenset(id for id, card in cards.items() if card.type == "master")
        self.inhabited: frozenset[str] = frozenset(id for id, card in cards.items() if card.inhabited)
        self.successors: frozenset[str] = frozenset(id for id, card in cards.items() if card.play.successor)
        self.reaches_out: frozenset[str] = frozenset(id for id, card in cards.items() if reaches_out(card))
        self.green_givers: frozenset[str] = frozenset(
            id for id, card in cards.items() if any(one.does == "add" and one.green for one in card.abilities)
        )
        self.green_counters: frozenset[str] = frozenset(
            id for id, card in cards.items() if any(one.does == "green-counts" for one in card.abilities)
        )
        self.slayers: frozenset[str] = frozenset(
            id for id, card in cards.items() if any(one.keyword == "slayer" for one in card.abilities)
        )
        self.lone_armies: frozenset[str] = frozenset(
            id for id, card in cards.items() if card.type == "army" and card.play.places == 1
        )
        """KEN-7.3: the armies that need one place."""
        self.ways_of_armies: frozenset[str] = frozenset(
            id for id, card in cards.items() if card.type == "army" and (card.play.places > 1 or card.play.without_place)
        )
        """KEN-7.5, KEN-7.7: the armies that enter in a way of their own."""
        self.without_army: frozenset[str] = frozenset(id for id, card in cards.items() if card.play.without_army)
        self.fetchers: frozenset[str] = frozenset(
            id for id, card in cards.items() if any(one.zone == "past" for one in card.abilities)
        )
        self.loose: frozenset[str] = frozenset(id for id, card in cards.items() if is_loose(card))
        self.turn_events: frozenset[str] = frozenset(id for id, card in cards.items() if card.duration == "turn")
        self.answers: frozenset[str] = frozenset(
            id for id, card in cards.items() if any("bearer-beaten" in one.when for one in card.abilities)
        )

        self.entering: dict[str, frozenset[str]] = {}
        self.hosts: dict[str, frozenset[str]] = {}
        """Which armies enter with a place, and which hosts suit a card: found when first asked for (`rules/assignment.py`)."""
        self._ready: dict[str, Deck] = {}

    def ready_deck(self, name: str) -> Deck:
        """One of the decks that lie ready, which everybody knows: the same for all who bring it."""
        found = self._ready.get(name)
        if found is None:
            found = self._ready[name] = Deck(self, read_deck(name, self.cards), closed=False)
        return found

    def knows(self, kind: str, word: str) -> bool:
        """Whether there is such a card: nothing else in a position is named."""
        return kind == "card" and word in self.cards

    def bearings(self, answer: str) -> list[str]:
        """KEN-43.17: the cards whose bearers an answer to a loss looks at."""
        return [one.bearing for one in self.abilities[answer] if "bearer-beaten" in one.when]

    def matches(self, card: str, selector: Selector) -> bool:
        """The filters that look at what is printed."""
        if selector.type and self.type[card] not in selector.type:
            return False
        if selector.school is not None and self.school[card] != selector.school:
            return False
        if selector.moral is not None and self.moral[card] != selector.moral:
            return False
        if selector.not_moral is not None and self.moral[card] == selector.not_moral:
            return False
        if selector.card and card not in selector.card:
            return False
        if selector.mark is not None and selector.mark not in self.cards[card].marks:
            return False
        if selector.life is not None and selector.life != (card in self.life):
            return False
        return not selector.name_has or selector.name_has in self.cards[card].name


class Deck:
    """The deck a seat brings: how many of which card, and the events for which its player may be asked outside a combat.

    Of a closed list nobody else knows these events, so its player is asked for every one of the set (KEN-24.11).
    """

    __slots__ = ("answers", "closed", "counts", "events_in_presentation", "in_order", "loose_events", "turn_events")

    def __init__(self, box: Box, counts: dict[str, int], closed: bool) -> None:
        self.counts = counts
        self.in_order: dict[str, int] = dict(sorted(counts.items()))
        self.closed = closed
        self.answers: frozenset[str] = box.answers
        self.turn_events: frozenset[str] = box.turn_events
        self.loose_events: frozenset[str] = box.loose
        if not closed:
            listed = frozenset(counts)
            self.answers = box.answers & listed
            self.turn_events = box.turn_events & listed
            self.loose_events = box.loose & listed
        self.events_in_presentation: frozenset[str] = self.loose_events | self.turn_events

    def cards(self) -> list[str]:
        """Every card, in order."""
        return [card for card, copies in self.in_order.items() for _ in range(copies)]


def marked(cards: dict[str, Card], mark: str) -> frozenset[str]:
    return frozenset(id for id, card in cards.items() if mark in card.marks)


def reaches_out(card: Card) -> bool:
    """KEN-23.8: its text touches cards of a combat it is not in."""
    return card.type in PROTAGONISTS and any(one.to is not None and one.to.among in PRESENT for one in card.abilities)


def is_loose(card: Card) -> bool:
    """KEN-13.9: a play-and-discard event whose text does not speak of a combat."""
    if card.type != "event" or card.duration != "play-and-discard":
        return False
    return all(one.does in LOOSE_VERBS and "bearer-beaten" not in one.when for one in card.abilities)


@cache
def reference_box() -> Box:
    return Box(card_set({}))


def box_for(options: Options) -> Box:
    return box_with(options.own_cards) if options.own_cards else reference_box()


def box_with(own: dict[str, OwnCard]) -> Box:
    """KEN-34.11: the set with somebody's own cards in it; one clear sentence if it cannot be played with."""
    box = Box(card_set(own))
    for problem in idle_additions(box, own):
        raise BadWords("bad-cards", file="cards", what=problem)
    return box


def idle_additions(box: Box, own: dict[str, OwnCard]) -> Iterator[Text]:
    """KEN-34.14: what somebody's own cards add to figures that none of the cards they speak of has."""
    for id in own:
        for number, ability in enumerate(box.abilities[id], start=1):
            if ability.does == "add" and ability.to is not None:
                to = ability.to
                reached = [card for card in box.cards if card in box.protagonists and box.matches(card, to)]
                numbered = [card for card in reached if card not in box.life]
                for figure, added, having in (
                    ("attack", ability.attack, reached),
                    ("defence", ability.defence, reached),
                    ("resistance", ability.resistance, numbered),
                ):
                    if added and not having:
                        idle = text("ken-fault-figure", figure=figure)
                        yield text("fault-of-card", name=id, what=text("ken-fault-ability", number=number, what=idle))


def decks_for(options: Options, box: Box) -> list[Deck]:
    """KEN-34.2, KEN-44.1: what each seat brings; a list of one's own is closed unless the table opens it."""
    found: list[Deck] = []
    for own, ready in ((options.own_deck_0, options.deck_0), (options.own_deck_1, options.deck_1)):
        words = (own or ready).strip()
        if words in ready_decks():
            found.append(box.ready_deck(words))
        else:
            found.append(Deck(box, read_deck(words, box.cards), options.deck_lists == "closed" and bool(own.strip())))
    return found


def check_own_cards(folder: Path) -> dict[str, OwnCard]:
    """A player's own cards from a folder, checked against the whole set."""
    own = read_own_cards(folder)
    box_with(own)
    return own


def ways_to_deal(card: str, own: dict[str, OwnCard]) -> list[dict[str, str]]:
    """As many of the card as a deck may hold, in the deck that lies ready for its school."""
    school = card_set(own)[card].school
    ready = next((deck for deck in all_decks() if deck.id == school), all_decks()[0])
    counts = {**ready.cards, card: MOST_EQUAL}
    return [{"own_deck_0": ", ".join(f"{copies} {id}" for id, copies in counts.items())}]
