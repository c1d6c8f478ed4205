"""What a seat may know, built up from nothing; and how to deal anew what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from budokan.games.rising_sun import seen
from budokan.games.rising_sun.tiles import imagine_tiles
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Seat

if TYPE_CHECKING:
    from budokan.games.rising_sun.table import Deal, Promise, Promised, Table, Terms


def see(table: Table, viewer: Seat | None) -> seen.Table:
    """RS-1.31, RS-1.32: everything open, and of what is hidden only the viewer's own."""
    return seen.Table(
        set=table.box.season_set,
        season=table.season,
        phase=table.phase,
        players=[see_player(table, seat) for seat in range(table.seats)],
        order=table.order.copy(),
        honour=table.honour.copy(),
        provinces=see_provinces(table),
        shrines=see_shrines(table),
        wars=list(table.wars),
        war=table.war,
        display=table.display.copy(),
        coming=[list(cards) for cards in table.coming()],
        prices=see_prices(table, viewer),
        spent=[seen.Token(*token) for token in table.spent],
        beside=list(table.beside),
        deck=len(table.deck),
        holder=table.holder,
        track=[see_laid(table, viewer, number) for number in range(len(table.track))],
        drawn=see_drawn(table, viewer),
        put_back=see_put_back(table, viewer),
        moved=see_moved(table),
        battle=see_battle(table, viewer),
        named_you=[] if viewer is None else [one for one in range(table.seats) if table.named[one] & (1 << viewer)],
        offers=[
            seen.Offer(one, to) for one in range(table.seats) for to in range(table.seats) if table.offers[one] & (1 << to)
        ],
        draft=None if viewer is None else see_draft(table, viewer),
        proposals=[
            see_deal(deal) for deal in table.proposals if deal is not None and may_read(viewer, deal[0], deal[1], deal[2])
        ],
        promises=[see_promised(one) for one in table.promises if may_read_promise(viewer, one)],
    )


def see_provinces(table: Table) -> list[seen.Province]:
    from budokan.games.rising_sun.abilities import forces_at, present, strongest

    seated = "" not in table.clans
    found: list[seen.Province] = []
    for province in table.box.provinces:
        forces = forces_at(table, province) if seated else [0] * table.seats
        there = present(table, province) if seated else []
        found.append(
            seen.Province(
                id=province,
                figures=[list(figures) for figures in table.at[province]],
                strongholds=table.strongholds[province].copy(),
                force=forces,
                strongest=strongest(table, there, [forces[seat] for seat in there]),
                war=table.wars.index(province) + 1 if province in table.wars else 0,
            )
        )
    return found


def see_shrines(table: Table) -> list[seen.Shrine]:
    from budokan.games.rising_sun.abilities import strongest_at

    seated = "" not in table.clans
    return [
        seen.Shrine(kami, [list(figures) for figures in table.at[kami]], strongest_at(table, kami) if seated else -1)
        for kami in table.shrines
    ]


def see_player(table: Table, seat: Seat) -> seen.Player:
    clan = table.clans[seat]
    return seen.Player(
        seat=seat,
        clan=clan,
        vp=table.vp[seat],
        coins=table.coins[seat],
        ronin=table.ronin[seat],
        ally=table.ally[seat],
        reserve=list(table.reserve[seat]),
        strongholds=(table.box.clans[clan].strongholds if clan else 0) - table.strongholds_of(seat),
        cards=list(table.cards[seat]),
        tokens=[seen.Token(*token) for token in table.tokens[seat]],
        hostages=[seen.Hostage(*one) for one in table.hostages[seat]],
        fallen=list(table.fallen[seat]),
        seasons_allied=table.seasons_allied[seat],
        betrayals=table.betrayals[seat],
    )


def see_prices(table: Table, viewer: Seat | None) -> dict[str, int]:
    """What each card on sale costs the viewer, before the bonus of Train."""
    from budokan.games.rising_sun.abilities import price

    if viewer is None or "" in table.clans:
        return {card: table.box.price[card] for card in dict.fromkeys(table.display)}
    return {card: price(table, viewer, table.box.price[card], 0) for card in dict.fromkeys(table.display)}


def see_laid(table: Table, viewer: Seat | None, number: int) -> seen.Laid:
    """RS-19.10: of a tile laid face down its owner alone knows which it is."""
    seat, tile, mandate = table.track[number]
    hidden = table.leads("lotus", seat)
    return seen.Laid(seat, mandate, tile if not hidden or seat == viewer else None, hidden)


def see_drawn(table: Table, viewer: Seat | None) -> list[str] | None:
    """RS-8.6: the four tiles, for the one who looks at them."""
    looking = len(table.hands) > len(table.track)
    return list(table.hands[-1]) if looking and viewer == table.holder else None


def see_put_back(table: Table, viewer: Seat | None) -> list[str]:
    """RS-24.2: the three tiles the viewer put back last, until the deck is shuffled."""
    for number in range(len(table.track) - 1, -1, -1):
        seat, tile, _ = table.track[number]
        if seat == viewer:
            rest = list(table.hands[number])
            rest.remove(tile)
            return rest
    return []


def see_moved(table: Table) -> list[seen.Moved]:
    """RS-10.1: what has moved in the Marshal under way and where it stands now; everybody has watched it."""
    from budokan.games.rising_sun.rules.marshal import Marshal

    for frame in reversed(table.stack):
        if isinstance(frame, Marshal):
            return [seen.Moved(*one) for one in frame.moved]
    return []


def see_battle(table: Table, viewer: Seat | None) -> seen.Battle | None:
    """RS-16.5, RS-24.5: bids are open once revealed; before, one's own."""
    if not table.fighters:
        return None
    return seen.Battle(
        province=table.battlefield,
        fighters=list(table.fighters),
        revealed=table.revealed,
        bids=[list(bid) if table.revealed or seat == viewer else None for seat, bid in enumerate(table.bids)],
        hired=table.hired.copy(),
    )


def may_read(viewer: Seat | None, seat: Seat, to: Seat, private: bool) -> bool:
    """RS-4.18."""
    return not private or viewer in (seat, to)


def may_read_promise(viewer: Seat | None, one: Promised) -> bool:
    """RS-4.18, RS-4.19: a private promise stands in the ledger for its two players, open or judged."""
    return may_read(viewer, one[0], one[1], one[2])


def see_draft(table: Table, viewer: Seat) -> seen.Deal | None:
    draft = table.drafts[viewer]
    return None if draft is None else see_deal(draft)


def see_deal(deal: Deal) -> seen.Deal:
    seat, target, private, mine, yours = deal
    return seen.Deal(seat, target, private, see_terms(mine), see_terms(yours))


def see_terms(terms: Terms) -> seen.Terms:
    coins, ronin, promise = terms
    return seen.Terms(coins, ronin, seen.Promise(*promise))


def see_promised(one: Promised) -> seen.Promised:
    seat, to, private, promise, season, fate, coins, ronin = one
    return seen.Promised(seat, to, private, seen.Promise(*promise), season, fate, coins, ronin)


def plain_deal(deal: Deal | None) -> list[Any] | None:
    """A deal as lists, ready for JSON."""
    if deal is None:
        return None
    seat, target, private, mine, yours = deal
    return [seat, target, private, [mine[0], mine[1], plain(mine[2])], [yours[0], yours[1], plain(yours[2])]]


def plain(promise: Promise) -> list[Any]:
    return list(promise)


def plain_promise(one: Promised) -> list[Any]:
    return [one[0], one[1], one[2], plain(one[3]), one[4], one[5], one[6], one[7]]


def deal_anew(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """RS-1.32: tokens not turned up, tiles not seen, sealed bids, names that were not the viewer's, private deals."""
    if table.outcome is not None:
        return
    deal_tokens(table, luck)
    imagine_tiles(table, viewer, luck)
    deal_bids(table, viewer, luck)
    forget_names(table, viewer)
    forget_private_deals(table, viewer)


def deal_tokens(table: Table, luck: Luck) -> None:
    for season in range(len(table.piles)):
        pile = sorted(table.piles[season])
        luck.shuffle(pile)
        table.piles[season] = pile


def deal_bids(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """RS-16.4: what others have sealed so far could be any division of their Coins."""
    if table.revealed:
        return
    for seat in table.fighters:
        if seat != viewer:
            left = table.coins[seat]
            bid: list[int] = []
            for _ in table.bids[seat]:
                bid.append(luck.below(left + 1))
                left -= bid[-1]
            table.bids[seat] = tuple(bid)


def forget_names(table: Table, viewer: Seat | None) -> None:
    """RS-7.7, RS-7.16: offers are heard by all; a sealed name is known to the one who was named, and to allies."""
    if table.rules.negotiation != "off":
        return
    for seat in range(table.seats):
        if seat != viewer:
            known = 0 if viewer is None else 1 << viewer
            if table.ally[seat] >= 0:
                known |= 1 << table.ally[seat]
            table.named[seat] &= known


def forget_private_deals(table: Table, viewer: Seat | None) -> None:
    """RS-4.18: what others word, propose or promise each other in private might as well not be."""
    for seat in range(table.seats):
        if seat != viewer:
            table.drafts[seat] = None
            deal = table.proposals[seat]
            if deal is not None and not may_read(viewer, deal[0], deal[1], deal[2]):
                table.proposals[seat] = None
    table.promises = [one for one in table.promises if may_read_promise(viewer, one)]
