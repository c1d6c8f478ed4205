"""Which figures a card can have: what no rule would look at is refused, so that nothing is taken and ignored (KEN-34.14)."""

from __future__ import annotations

from collections.abc import Iterator

from budokan.games.ken.cards import PROPERTIES, PROTAGONISTS, Ability, Card
from budokan.kernel.texts import Text, text

HOST_OF_PROFILE = {"fighters": "master", "warrior": "character", "flags": "army", "trees": "place"}
"""KEN-4.2: which type of card each profile stands for."""


NUMBERED = ("character", "army")
"""Cards whose resistance can be a number."""

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "attack": ("add",),
    "defence": ("add",),
    "resistance": ("add",),
    "green": ("add",),
    "per": ("add",),
    "keyword": ("grant", "forbid"),
    "values": ("zero",),
    "figures": ("annul",),
    "zone": ("fetch",),
    "shown": ("fetch",),
    "against": ("challenge",),
}
"""Which verbs each argument of an ability belongs to."""

PAID = ("add", "grant", "forbid", "zero", "annul", "distract")
"""What lives can pay for."""

NEVER_PAID = ("apart", "played", "after-damage", "attacked", "bearer-beaten")
"""Moments at which nobody is asked for lives."""

OUTSIDE_COMBAT = ("apart", "quiet")
"""The conditions that can hold when green points are added."""


def bearers(card: Card) -> tuple[str, ...]:
    """The types of the cards whose figures this one's would be or be added to."""
    if card.type in PROTAGONISTS:
        return (str(card.type),)
    if card.type == "place" or (card.type == "event" and card.duration != "discard-after-use"):
        return ()
    if card.profile is not None:
        return (HOST_OF_PROFILE[card.profile],)
    hosts = card.play.hosts
    if hosts is not None and hosts.type:
        return tuple([str(kind) for kind in hosts.type])
    return (*PROTAGONISTS, "place")


def fights(card: Card) -> bool:
    """It has an attack and a defence, or adds to them."""
    return any(kind in PROTAGONISTS for kind in bearers(card))


def resists(card: Card) -> bool:
    """It has a number for its resistance, or adds to one; a life absorbs everything (KEN-3.14)."""
    return any(kind in NUMBERED for kind in bearers(card))


def earns(card: Card) -> bool:
    """It is in a present when green points are added, used already (KEN-13.15), on a place that has its people (KEN-42.4)."""
    if any(ability.does == "uninhabit" for ability in card.abilities):
        return False
    if card.type in ("technique", "spirit", "event"):
        return card.duration == "permanent"
    return True


def figure_problems(card: Card) -> Iterator[Text]:
    """Figures of the card itself that would do nothing."""
    if card.type != "event" or card.duration != "discard-after-use":
        yield from idle(("attack", bool(card.attack)), ("defence", bool(card.defence)), useful=fights(card))
        yield from idle(("resistance", bool(card.resistance) and card.resistance != "life"), useful=resists(card))
    else:
        yield from idle(("attack", bool(card.attack)), ("defence", bool(card.defence)), useful=False)
        yield from idle(("resistance", bool(card.resistance)), useful=False)
    yield from idle(("ochre", bool(card.ochre)), useful=card.type in PROTAGONISTS or card.play.successor)
    yield from idle(("green", bool(card.green)), useful=earns(card))
    way = card.play
    yield from idle(("play.armies", way.armies > 1), ("play.without_army", way.without_army), useful=bool(card.inhabited))
    yield from idle(("play.places", way.places > 1), ("play.without_place", way.without_place), useful=card.type == "army")
    yield from idle(("play.owns", way.owns is not None), useful=way.without_place)
    yield from idle(("play.hosts", way.hosts is not None), useful=is_assigned(card))
    stays = card.type == "event" and card.duration in ("turn", "permanent") and way.hosts is None
    yield from idle(("play.one_per_player", way.one_per_player), useful=stays)


def is_assigned(card: Card) -> bool:
    """KEN-1.14, KEN-2.8: a property card, or an event that stays."""
    return card.type in PROPERTIES or (card.type == "event" and card.duration not in ("happening", "play-and-discard"))


def idle(*figures: tuple[str, bool], useful: bool) -> Iterator[Text]:
    """The figures that are given where they are of no use."""
    for figure, given in figures:
        if given and not useful:
            yield text("ken-fault-figure", figure=figure)


def ability_figure_problems(card: Card, ability: Ability) -> Iterator[Text]:
    """Figures and arguments of an ability that would do nothing."""
    for argument, verbs in ARGUMENTS.items():
        if getattr(ability, argument) and ability.does not in verbs:
            yield text("ken-fault-argument", verb=ability.does, argument=argument)
    if ability.figures and (ability.to is None or ability.to.among != "opposing-used"):
        yield text("ken-fault-figure", figure="figures")
    if ability.lives and not is_payable(card, ability):
        yield text("ken-fault-figure", figure="lives")
    if ability.does == "add" and ability.to is None:
        yield from idle(("attack", bool(ability.attack)), ("defence", bool(ability.defence)), useful=fights(card))
        yield from idle(("resistance", bool(ability.resistance)), useful=resists(card) and card.resistance != "life")
    if ability.does == "add" and ability.green and not adds_green(card, ability):
        yield text("ken-fault-figure", figure="green")


def is_payable(card: Card, ability: Ability) -> bool:
    """KEN-23.2: somebody who fights can be asked for the lives it needs."""
    if ability.does not in PAID or ability.green or any(word in NEVER_PAID for word in ability.when):
        return False
    return fights(card)


def adds_green(card: Card, ability: Ability) -> bool:
    """KEN-2.5: it stands in a present when green points are added, and its text looks there."""
    stands = card.type in PROTAGONISTS or card.type == "place" or (card.duration == "permanent" and card.type == "event")
    if not stands or card.play.hosts is not None or ability.lives or ability.place is not None:
        return False
    if any(word not in OUTSIDE_COMBAT for word in ability.when):
        return False
    to = ability.to
    return to is None or (to.count is None and to.among in ("own-present", "opposing-present", "table"))
