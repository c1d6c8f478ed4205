"""What a seat may know, built up from nothing."""

from __future__ import annotations

from budokan.games.samurai_sword import seen
from budokan.games.samurai_sword.memory import seats_in
from budokan.games.samurai_sword.rules.attack import difficulties, weapons_left
from budokan.games.samurai_sword.rules.scoring import multiplier
from budokan.games.samurai_sword.table import Table
from budokan.games.samurai_sword.teams import team_of
from budokan.kernel.texts import Seat


def see(table: Table, viewer: Seat | None) -> seen.Table:
    """SS-18: everything open, and of what is hidden only the viewer's own and what he has seen."""
    return seen.Table(
        players=see_players(table, viewer),
        shogun=table.shogun,
        turn=table.turn,
        turn_number=table.turn_number,
        deck=len(table.deck),
        discards=table.discards.copy(),
        resolving=table.resolving.copy(),
        set_aside=len(table.set_aside),
        removed_roles=None
        if table.outcome is None
        else [seen.RemovedRole(role, stars) for role, stars in sorted(table.set_aside)],
        weapons_left=max(0, weapons_left(table, table.turn)),
        hand=[] if viewer is None else table.hands[viewer].copy(),
        difficulty=[] if viewer is None else difficulties(table, viewer),
        seen=[] if viewer is None else see_memories(table, viewer),
    )


def see_players(table: Table, viewer: Seat | None) -> list[seen.Player]:
    """SS-11.3: with three players everybody knows who the Ninja are, though not their stars."""
    over = table.outcome is not None
    full, hands = table.box.resilience, table.hands
    found: list[seen.Player] = []
    for seat, character in enumerate(table.characters):
        role_known = table.knows_role(viewer, seat)
        role = table.roles[seat] if role_known or table.seats == 3 else None
        found.append(
            seen.Player(
                seat=seat,
                character=character,
                resilience=table.resilience[seat],
                full=full[character],
                honour=table.honour[seat],
                hand=len(hands[seat]),
                properties=table.properties[seat].copy(),
                harmless=table.harmless(seat),
                role=role,
                stars=table.stars[seat] if role_known else None,
                team=None if role is None else team_of(role),
                open_hand=hands[seat].copy() if over else None,
                times=multiplier(table, seat) if over else None,
            )
        )
    return found


def see_memories(table: Table, viewer: Seat) -> list[seen.Memory]:
    """Cards in other hands that the viewer has seen: in which hands each may be."""
    bit = 1 << viewer
    known = [(kind, list(seats_in(where))) for kind, where, by in table.known if by & bit]
    if not known:
        return []
    return [seen.Memory(kind, hands) for kind, hands in sorted(known, key=lambda one: (one[0], str(one[1])))]
