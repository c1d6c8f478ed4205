"""What a seat may know, built up from nothing."""

from __future__ import annotations

from budokan.games.rising_sun import seen
from budokan.games.rising_sun.abilities import forces_at, present, price, strongest, strongest_at
from budokan.games.rising_sun.rules.marshal import Marshal
from budokan.games.rising_sun.table import Deal, Promised, Table, Terms
from budokan.kernel.texts import Seat


def see(table: Table, viewer: Seat | None) -> seen.Table:
    """RS-1.31, RS-1.32: everything open, and of what is hidden only the viewer's own."""
    return see_with(table, viewer, see_provinces(table), see_shrines(table))


def see_with(table: Table, viewer: Seat | None, provinces: list[seen.Province], shrines: list[seen.Shrine]) -> seen.Table:
    """The same for who has the provinces and the shrines already."""
    return seen.Table(
        set=table.box.season_set,
        season=table.season,
        phase=table.phase,
        players=[see_player(table, seat) for seat in range(table.seats)],
        order=table.order.copy(),
        honour=table.honour.copy(),
        provinces=provinces,
        shrines=shrines,
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
            see_deal(deal)
            for deal in table.proposals
            if deal is not None and may_read(viewer, deal.seat, deal.target, deal.private)
        ],
        promises=[see_promised(one) for one in table.promises if may_read_promise(viewer, one)],
    )


def see_provinces(table: Table) -> list[seen.Province]:
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
    return may_read(viewer, one.seat, one.to, one.private)


def see_draft(table: Table, viewer: Seat) -> seen.Deal | None:
    draft = table.drafts[viewer]
    return None if draft is None else see_deal(draft)


def see_deal(deal: Deal) -> seen.Deal:
    return seen.Deal(deal.seat, deal.target, deal.private, see_terms(deal.mine), see_terms(deal.yours))


def see_terms(terms: Terms) -> seen.Terms:
    return seen.Terms(terms.coins, terms.ronin, seen.Promise(*terms.promise))


def see_promised(one: Promised) -> seen.Promised:
    promise = seen.Promise(*one.promise)
    return seen.Promised(one.seat, one.to, one.private, promise, one.season, one.fate, one.paid_coins, one.paid_ronin)
