# The words of the table of Rising Sun in the browser. What happens at it is said by the catalogue of the house.

rs-subtitle = { $season } · { $seats } clans
rs-table-label = The table
rs-map = Map of the eight provinces
rs-whole-map = Show the whole map
rs-near = Look closer
rs-you = you
rs-vp = VP
rs-coins = Coins
rs-ronin = Ronin
rs-force = Force
rs-honour = Honour
rs-honour-track = Honour, highest first
rs-count-vp = { $count } VP
rs-count-coins = { $count ->
    [one] 1 Coin
   *[other] { $count } Coins
}
rs-count-ronin = { $count ->
    [one] 1 Ronin
   *[other] { $count } Ronin
}
rs-coins-count = { $count ->
    [one] 1 Coin
   *[other] { $count } Coins
}
rs-decides = decides
rs-no-clan = No clan yet
rs-reconstructed = reconstructed figures

## Phases and track

rs-phase-setup = The clans are chosen
rs-phase-tea = Tea Ceremony
rs-phase-politics = Political Phase
rs-phase-war = War Phase
rs-phase-winter = Winter
rs-war-of = War Phase, { $season }
rs-track = Political track
rs-ordered = { $name } played { $mandate }
rs-you-ordered = You played { $mandate }
rs-mandate-of = mandate { $number } of 7
rs-kami-turn = Kami turn
rs-kami-turn-done = Kami turn, over
rs-face-down = face down
rs-empty-space = no mandate yet
rs-won-by = won by { $name }
rs-log-season = { $season }
rs-log-mandate = Mandate { $turn } · { $name }
rs-log-kami = Kami turn

## Provinces, shrines, clans

rs-province-label = { $name }. { $standing }.{ $war ->
    [0] {""}
   *[other] {" "}War { $war }.
}
rs-province-lit = { $name }, may be chosen. { $standing }.{ $war ->
    [0] {""}
   *[other] {" "}War { $war }.
}
rs-piece-label = { $name }’s { $figure } in { $place }{ $count ->
    [one] {""}
   *[other] , { $count }
}
rs-nobody-there = Nobody is there
rs-war = War
rs-war-number = war { $number }
rs-no-war = none this season
rs-harvest = Harvest
rs-by-land = Borders
rs-by-sea = Shipping routes
rs-who-stands = Who stands there
rs-would-win = would win now
rs-leads = first
rs-empty = empty
rs-shrines = Shrines, left to right
rs-favour-amaterasu = top of Honour
rs-favour-fujin = 2 Moves
rs-favour-hachiman = 2 Ronin
rs-favour-raijin = 1 Bushi anywhere
rs-favour-ryujin = buy a card
rs-favour-susanoo = 1 VP a stronghold
rs-favour-tsukuyomi = 2 Coins
rs-shrine-about = In each Kami turn the clan with the most Force here receives this favour.
rs-clans = Clans in the order of play
rs-clan-open = { $name }: open
rs-allied-with = allied with { $name }
rs-clan-you = { $clan }, you
rs-clan-ally = { $clan }, ally
rs-clan-facts = Seasonal Income { $income }, home province { $home }.
rs-seasons-allied = allied in { $count ->
    [one] 1 season
   *[other] { $count } seasons
}
rs-betrayals = betrayed { $count ->
    [one] once
   *[other] { $count } times
}
rs-reserve = Reserve
rs-reserve-empty = all on the map
rs-hostages = Hostages held
rs-tokens = War Province tokens

## Cards

rs-cards = Cards
rs-your-cards = Your cards
rs-no-cards = None yet. Train and Ryujin sell them.
rs-for-sale = For sale this { $season }: { $count }
rs-on-sale = For sale now
rs-nothing-for-sale = Nothing is for sale.
rs-coming = Coming in { $season }
rs-price = what it costs you
rs-price-less = what it costs you, instead of { $price }

## Answers

rs-bonus = You and your ally: { $bonus }
rs-figure-in = { $figure } { $place }
rs-figures-of = One of { $name }’s figures
rs-to-choose = { $count ->
    [one] one to choose
   *[other] { $count } to choose from
}
rs-replaced-by = your { $figure } takes its place
rs-and-a-point = and steal 1 VP
rs-may-go = { $count ->
    [one] one way to go
   *[other] { $count } ways to go
}
rs-places = { $count ->
    [one] one place
   *[other] { $count } places
}
rs-build = Build a stronghold
rs-anywhere = in any province
rs-person-line = { $vp } VP · { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
} · { $ronin } Ronin
rs-ask-march = { $figure } in { $place }: where does it move?
rs-ask-march-sub = One Move each, by border or shipping route. It joins your plan; nothing is final until you confirm.
rs-ask-figure = Which of { $name }’s figures?
rs-ask-build = Where do you build the stronghold?
rs-ask-where = Where do you summon { $figure }?

## Battle

rs-battle-of = Battle of { $province }
rs-bids-about = All sides divide their Coins in secret. Ties go to the higher Honour.
rs-bids-open = The bids are open; the advantages follow one another.
rs-bids-sealed = The others are still bidding.
rs-battle-won = { $name } wins with Force { $force }.
rs-battle-won-you = You win with Force { $force }.
rs-sealed = sealed
rs-thinking = thinking
rs-victor = victor
rs-beaten = beaten
rs-spared = spared as ally
rs-bid-coins = Bid on this advantage alone
rs-bid-apart = 0 to { $most }; the panel makes all four bids at once
rs-bid-on = Coins on { $what }
rs-bid-less = Less: { $what }
rs-bid-more = More: { $what }
rs-bid-left = { $count ->
    [0] You keep no Coins.
    [one] You keep 1 Coin.
   *[other] You keep { $count } Coins.
}
rs-all-bid = all your Coins are bid
rs-bid-waits = Sealed. Bids are revealed when everyone is done.
rs-seal = Seal the bid
rs-bid-sealed = Sealed
rs-look-at-map = Look at the map
rs-close = Close
rs-kept = kept
rs-took = takes it
rs-outcome = Outcome
rs-reparations = War Reparations

## Negotiation

rs-negotiate = Negotiate
rs-asks-you = { $count ->
    [one] one proposal for you
   *[other] { $count } proposals for you
}
rs-on-the-table = On the table
rs-nothing-on-table = Nothing is proposed.
rs-deal = { $name } proposes a deal to { $to }
rs-deal-yours = You propose a deal to { $to }
rs-deal-to-you = { $name } proposes a deal to you
rs-offers = { $name } offers { $to } an alliance.
rs-withdraw = Withdraw it
rs-alliances = Alliances
rs-gift = A gift
rs-to-whom = To whom
rs-give = Give
rs-word-a-deal = Propose a deal
rs-with-whom = With whom
rs-only-us-two = only the two of you can read it
rs-you-give = You
rs-they-give = { $name }
rs-coins-now = Coins now
rs-ronin-now = Ronin now
rs-coins-later = Coins later
rs-ronin-later = Ronin later
rs-and-promise = Promise
rs-nothing = nothing
rs-province = Province
rs-mandate = Mandate
rs-advantage = Advantage
rs-propose = Propose it
rs-not-binding = What is given now changes hands when the deal is accepted. Promises bind nobody; the table remembers them.
rs-no-talk-now = Nothing can be given or proposed at this moment.
rs-promises = Promises
rs-no-promises = Nothing has been promised yet.
rs-private = private
rs-promise-line = { $name } promised { $to } { $what }.
rs-promise-line-you = You promised { $to } { $what }.
rs-promise-line-to-you = { $name } promised you { $what }.
rs-paid-so-far = paid so far: { $coins ->
    [0] { $ronin } Ronin
    [one] 1 Coin{ $ronin ->
        [0] {""}
       *[other] , { $ronin } Ronin
    }
   *[other] { $coins } Coins{ $ronin ->
        [0] {""}
       *[other] , { $ronin } Ronin
    }
}
rs-to-keep-out = to stay out of { $province }
rs-to-play = to play { $mandate } next
rs-no-coin-on = to bid no Coins on { $advantage } in { $province }
rs-to-pay = to pay { $coins ->
    [0] { $ronin } Ronin
    [one] 1 Coin{ $ronin ->
        [0] {""}
       *[other] {" "}and { $ronin } Ronin
    }
   *[other] { $coins } Coins{ $ronin ->
        [0] {""}
       *[other] {" "}and { $ronin } Ronin
    }
} later

## The end

rs-that-is-you = that is you
rs-part-tokens-about = War Province tokens: 1 VP in Spring, 2 in Summer, 3 in Autumn
rs-part-set-about = different provinces: 10 VP for 3 or 4, 20 for 5 or 6, 30 for 7 or 8
rs-part-year = through the year
rs-part-winter = Winter Upgrades
rs-part-tokens = War Province tokens
rs-part-set = different provinces
rs-different = different

## The guided first turn

rs-guide-clan = This is your clan
    .about = Its ability, your Coins, Ronin and VP, and what is left in your Reserve.
rs-guide-question = Your decisions
    .about = Everything you may do is a button here. You can also tap a figure or a province on the map.
rs-guide-map = Who would win now
    .about = Behind each clan’s figures a banner shows its Force; a filled banner leads. Black flags are the wars of the season, in order.
rs-guide-track = One year, seven mandates a season
    .about = Each player in turn plays a mandate that everybody carries out. At each gate the Kami reward their worshippers.
rs-guide-talks = Everything can be bought
    .about = Offer alliances, give Coins, propose deals. Promises bind nobody, but the table remembers them.
rs-guide-rules = What happened, and why
    .about = Each line of the log leads to its rule.
