"""What a seat may know, built up from nothing; and how to deal anew what it may not."""

from __future__ import annotations

from budokan.games.senjutsu import abilities, seen
from budokan.games.senjutsu.asking import see_question
from budokan.games.senjutsu.faces import own_faces
from budokan.games.senjutsu.hexes import SIDES, name_of
from budokan.games.senjutsu.imagined import imagine_list
from budokan.games.senjutsu.language.values import KAMAE
from budokan.games.senjutsu.parts import POISON
from budokan.games.senjutsu.rules.turn import choosable
from budokan.games.senjutsu.solo.view import deal_foes_anew, see_solo
from budokan.games.senjutsu.table import Table, shown
from budokan.kernel.luck import Luck
from budokan.kernel.piles import DONE, Shuffle, put_in_order, put_off, take_from
from budokan.kernel.texts import Seat

# What a seat sees.


def sees_hand(table: Table, viewer: Seat | None, seat: Seat) -> bool:
    """SJ-38.1, SJ-26.7, SJ-66.37: one's own, a team-mate's by option, one that is played open, and all when it is over."""
    if table.outcome is not None or viewer == seat:
        return True
    if viewer is not None and table.rules.team_hands == "open" and table.team[viewer] == table.team[seat]:
        return True
    return any("open hand" in table.box.sheets[card].program.words for card, _, _ in table.lasting[seat])


def see(table: Table, viewer: Seat | None) -> seen.Table:
    """SJ-38: everything open, and of what is hidden only the viewer's own and what he has seen."""
    return seen.Table(
        players=see_players(table, viewer),
        figures=[see_figure(table, figure) for figure in range(2 * table.fighters) if table.alive[figure]],
        track=list(table.track),
        turn=table.turn,
        speed=table.speed,
        field=see_field(table, viewer),
        plays=[see_play(table, number) for number in range(len(table.plays))],
        forbidden=list(table.forbidden),
        forbidden_type=table.forbidden_type,
        seen=see_memories(table, viewer),
        peek=see_peek(table, viewer),
        solo=see_solo(table, viewer),
        asked=see_question(table),
        own_cards=own_faces(table.box, table.rules.cards) if table.rules.cards else {},
    )


def see_players(table: Table, viewer: Seat | None) -> list[seen.Player]:
    return [see_player(table, viewer, seat) for seat in range(table.seats)]


def see_player(table: Table, viewer: Seat | None, seat: Seat) -> seen.Player:
    open_list = table.rules.deck_lists == "open" or viewer == seat or table.outcome is not None
    own = viewer == seat or table.outcome is not None
    hand = table.hands[seat]
    return seen.Player(
        seat=seat,
        character=table.characters[seat],
        team=table.team[seat],
        kamae=KAMAE[table.kamae[seat]],
        focus=table.focus[seat],
        focus_limit=table.focus_limit(seat),
        stealthed=table.stealthed[seat],
        hand=len(hand) + table.stuns[seat],
        hand_limit=abilities.hand_limit(table, seat),
        wound_limit=abilities.wound_limit(table, seat),
        cards=see_hand(hand) if sees_hand(table, viewer, seat) else None,
        stuns=table.stuns[seat],
        specials=list(table.specials[seat]),
        deck=len(table.decks[seat]),
        discards=sorted(table.discards[seat]),
        face_down=len(table.buried[seat]),
        own_face_down=sorted(table.buried[seat]) if own else None,
        deck_list=list(table.lists[seat]) if open_list else None,
        lasting=[seen.Lasting(card, home, left) for card, home, left in table.lasting[seat]],
        poisons=list(table.poisons[seat]),
        used_poisons=list(table.used_poisons[seat]),
        contracts=[seen.Contract(name, turned) for name, turned in table.contracts[seat]],
        completed=list(table.completed[seat]),
        spent_contracts=list(table.spent_contracts[seat]),
        terrain=list(table.stock[seat]),
        instant_used=table.instant_used[seat],
        has_chosen=bool(table.chosen[seat]),
        chosen=table.chosen[seat] if viewer == seat else None,
        sober=table.sober[seat],
        hachiko=see_dog(table, viewer, seat) if table.dog_lists[seat] else None,
    )


def see_hand(hand: list[str]) -> list[str]:
    return sorted([shown(card) for card in hand])


def see_dog(table: Table, viewer: Seat | None, seat: Seat) -> seen.Dog:
    return seen.Dog(
        kamae=KAMAE.get(table.dog_kamae[seat], ""),
        deck=len(table.dog_decks[seat]),
        discards=sorted(table.dog_discards[seat]),
        kept=bool(table.dog_cards[seat]),
        card=table.dog_cards[seat] if viewer == seat else None,
        lasting=[seen.Lasting(card, home, left) for card, home, left in table.lasting[table.dog(seat)]],
        poisons_in_deck=len([card for card in table.dog_decks[seat] if card.startswith("crippling-poison-")]),
    )


def see_figure(table: Table, figure: int) -> seen.Figure:
    return seen.Figure(
        seat=table.owner(figure),
        figure=table.person(figure).id,
        dog=table.is_dog(figure),
        hex=name_of(table.at[figure]),
        side=SIDES[table.facing[figure]],
        wounds=table.wounds[figure],
        bleeding=table.bleeding[figure],
        stuns=table.stuns[figure],
        hobbled=list(table.hobbled[figure]),
    )


def see_field(table: Table, viewer: Seat | None) -> seen.Field:
    """SJ-27.27: which trap tokens are live is known only to the player who placed them."""
    tokens: dict[str, seen.Token] = {}
    for hex, (kind, owner, live) in sorted(table.tokens.items()):
        known = kind == "caltrop" or viewer == owner or table.outcome is not None
        tokens[name_of(hex)] = seen.Token(kind, owner, live if known else None)
    return seen.Field(
        hexes=names_of_hexes(table),
        start=table.ground.group_names,
        solid={name_of(hex): kind for hex, kind in sorted(table.solid.items())},
        soft={name_of(hex): kind for hex, kind in sorted(table.soft.items())},
        tokens=tokens,
    )


def names_of_hexes(table: Table) -> list[str]:
    """Every hex of the field; terrain may have made it larger than the ground."""
    if table.hexes == table.ground.hexes:
        return table.ground.names
    return sorted([name_of(hex) for hex in table.hexes])


def see_play(table: Table, number: int) -> seen.Play:
    play = table.plays[number]
    return seen.Play(
        seat=table.owner(play.figure),
        dog=table.is_dog(play.figure),
        card=play.card,
        how=play.how,
        speeds=list(play.speeds),
        range=seen.Range(play.high, play.low),
        stage=play.stage,
        target=play.target,
        halted=play.halted,
        blocking=any(shield.play == number for shield in table.shields),
    )


def see_memories(table: Table, viewer: Seat | None) -> list[seen.Memory]:
    """SJ-38.3: cards in other hands that the viewer has seen there."""
    if viewer is None:
        return []
    known = sorted([(card, holder) for card, holder, by in table.known if by >> viewer & 1])
    return [seen.Memory(card, holder) for card, holder in known]


def see_peek(table: Table, viewer: Seat | None) -> list[str]:
    """What the viewer looks at now: the top of a deck, or a pile."""
    return [card for one in table.peeks if one.viewer == viewer for card in peeked(table, one.owner, one.pile, one.top)]


def peeked(table: Table, seat: Seat, kind: str, top: int) -> list[str]:
    if kind == "discard":
        return sorted([*table.discards[seat], *table.buried[seat]])
    deck = table.dog_decks[seat] if kind == "dog" else table.deck(seat)
    return sorted(deck[-top:])


# Dealing anew.


def deal_anew(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """Deal hands, decks and face-down piles anew; keep what the viewer knows: his own, open hands, cards he has seen."""
    if table.outcome is not None:
        return
    shuffles: list[Shuffle] = []
    for seat in range(table.seats):
        shuffles.append(deal_cards(table, viewer, seat, luck))
        deal_dog_cards(table, viewer, seat, luck)
    table.loose = (*shuffles, *[DONE] * (table.fighters - table.seats))
    deal_foes_anew(table, viewer, luck)
    deal_traps(table, viewer, luck)
    for seat in range(table.seats):
        if table.chosen[seat] and viewer != seat:
            choose_anew(table, seat, luck)


def deal_cards(table: Table, viewer: Seat | None, seat: Seat, luck: Luck) -> Shuffle:
    """The hidden cards of one seat change places among hand, deck and face-down discards.

    Hand and discards are dealt at once; the shuffle of the deck is put off where nothing more must be known of its order.
    """
    deck, hand, buried = table.decks[seat], table.hands[seat], table.buried[seat]
    top: list[str] = []
    sees_pile = viewer == seat
    if table.peeks:
        deck = table.deck(seat)
        keep_top = max([0, *[one.top for one in table.peeks if (one.viewer, one.owner, one.pile) == (viewer, seat, "deck")]])
        top = deck[max(0, len(deck) - keep_top) :] if keep_top else []
        for one in table.peeks:
            sees_pile = sees_pile or (one.viewer, one.owner, one.pile) == (viewer, seat, "discard")
    open_hand = sees_hand(table, viewer, seat)
    hidden = Hidden.of(
        table, seat, deck[: len(deck) - len(top)], NO_CARDS if open_hand else hand, NO_CARDS if sees_pile else buried
    )
    closed = table.rules.deck_lists == "closed" and viewer != seat
    pool = imagine_list(table, viewer, seat, hidden.pool, luck) if closed else hidden.pool.copy()
    shuffle = put_off(pool, luck)
    dealt = hand.copy()
    if not open_hand:
        dealt = hidden.kept.copy()
        bit = 0 if viewer is None else 1 << viewer
        for card, holder, by in table.known:
            if holder == seat and by & bit and card in pool:
                put_in_order(pool, shuffle)
                shuffle = DONE
                pool.remove(card)
                dealt.append(card)
        while len(dealt) < len(hand):
            dealt.append(take_from(pool, shuffle))
    table.hands[seat] = dealt
    if not sees_pile:
        table.buried[seat] = [take_from(pool, shuffle) for _ in buried]
    if hidden.poisons or top:
        put_in_order(pool, shuffle)
        shuffle = DONE
    upper = 5
    for card in hidden.poisons:
        pool.insert(max(0, len(pool) - luck.below(upper)), card)
    table.decks[seat] = pool + top if top else pool
    imagine(table, viewer, seat)
    return shuffle


NO_CARDS: list[str] = []
"""What is hidden where all is seen; never filled."""


class Hidden:
    """What somebody cannot see of a seat's cards: those that change places, sorted, the poisons, and what stays in hand."""

    def __init__(self, pool: list[str], poisons: list[str], kept: list[str]) -> None:
        self.pool = pool
        self.poisons = poisons
        self.kept = kept

    @staticmethod
    def of(table: Table, seat: Seat, deck: list[str], hand: list[str], buried: list[str]) -> Hidden:
        """The same as last time, if the cards lie as they lay then."""
        lies = [*deck, "", *hand, "", *buried]
        known: Hidden | None = table.sorter.made_of(seat, lies)
        if known is None:
            cards = [*deck, *hand]
            pool = sorted([*[card for card in cards if not card.startswith(POISON)], *buried])
            poisons, kept = ([card for card in pile if card.startswith(POISON)] for pile in (deck, hand))
            known = Hidden(pool, poisons, kept)
            table.sorter.keep(seat, lies, known)
        return known


def imagine(table: Table, viewer: Seat | None, seat: Seat) -> None:
    """What others remember of this hand, as far as the viewer can tell: only what he knows to be there himself."""
    if viewer == seat or not table.known:
        return
    bit = 0 if viewer is None else 1 << viewer
    kept = [one for one in table.known if one[1] != seat or one[2] & bit]
    for card, holder, by in table.known:
        if holder == seat and not by & bit:
            seen = [one for one in kept if one[0] == card and one[1] == seat and one[2] & by]
            if len(seen) < table.hands[seat].count(card):
                kept.append((card, holder, by))
    table.known = kept


def deal_dog_cards(table: Table, viewer: Seat | None, seat: Seat, luck: Luck) -> None:
    """Hachiko's deck, and for others the card kept this turn."""
    if not table.dog_lists[seat]:
        return
    looking = any((one.viewer, one.owner, one.pile) == (viewer, seat, "dog") for one in table.peeks)
    deck = table.dog_decks[seat]
    top = deck[-2:] if looking else []
    pool = deck[: len(deck) - len(top)]
    kept = table.dog_cards[seat]
    if kept and viewer != seat:
        pool.append(kept)
    pool.sort()
    luck.shuffle(pool)
    own = [card for card in pool if card != "stun" and not card.startswith("crippling-poison-")]
    if kept and viewer != seat:
        table.dog_cards[seat] = own.pop()
        pool.remove(table.dog_cards[seat])
    waits = any((one.owner, one.pile) == (seat, "dog") for one in table.peeks)
    if waits and not looking:
        pool = [card for card in pool if card not in own] + own
    table.dog_decks[seat] = pool + top


def deal_traps(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """SJ-27.27: face-down tokens of others change places."""
    if not table.tokens:
        return
    for owner in range(table.seats):
        hexes = [hex for hex, token in sorted(table.tokens.items()) if token[0] == "trap" and token[1] == owner]
        if owner != viewer and len(hexes) > 1:
            live = [table.tokens[hex][2] for hex in hexes]
            luck.shuffle(live)
            table.tokens = {**table.tokens, **{hex: ("trap", owner, one) for hex, one in zip(hexes, live, strict=True)}}


def choose_anew(table: Table, seat: Seat, luck: Luck) -> None:
    table.chosen[seat] = luck.pick(choosable(table, seat))
