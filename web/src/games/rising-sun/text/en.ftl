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
rs-phase-politics = Political phase
rs-phase-war = War
rs-phase-winter = Winter
rs-war-of = War of { $season }
rs-track = Political track
rs-ordered = { $name } ordered { $mandate }
rs-you-ordered = You ordered { $mandate }
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
rs-piece-label = { $figure } of { $name } in { $place }{ $count ->
    [one] {""}
   *[other] , { $count }
}
rs-nobody-there = Nobody is there
rs-war = War
rs-war-number = war { $number }
rs-no-war = none this season
rs-harvest = Harvest
rs-by-land = By land
rs-by-sea = By sea
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
rs-clan-facts = Income { $income }, home { $home }.
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
rs-at-this-table = At this table: { $figures }.
rs-own-price = price { $value }
rs-own-coins = Coins { $value }
rs-own-ronin = Ronin { $value }
rs-own-vp = VP { $value }
rs-own-force = Force { $value }
rs-own-add = Force { $value } more
rs-own-to = raised Force { $value }
rs-own-figures = figures { $value }
rs-own-honour = Honour { $value }
rs-price-less = what it costs you, instead of { $price }

## Answers

rs-bonus = You and your ally: { $bonus }
rs-figure-in = { $figure } in { $place }
rs-figures-of = A figure of { $name }
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
rs-person-line = { $vp } VP · { $coins } Coins · { $ronin } Ronin
rs-ask-march = Where does the { $figure } in { $place } go?
rs-ask-march-sub = One Move each, by border or route. It joins your plan; nothing is final before you say so.
rs-ask-figure = Which figure of { $name }?
rs-ask-build = Where do you build the stronghold?
rs-ask-where = Where does the { $figure } come?

## Battle

rs-battle-of = Battle of { $province }
rs-bids-about = All sides divide their Coins in secret. Ties go to the higher Honour.
rs-bids-open = The bids are open; the advantages follow one another.
rs-bids-sealed = The others seal their bids.
rs-battle-won = { $name } wins with Force { $force }.
rs-battle-won-you = You win with Force { $force }.
rs-sealed = sealed
rs-thinking = thinking
rs-victor = victor
rs-beaten = beaten
rs-spared = spared as ally
rs-bid-on = Coins on { $what }
rs-bid-less = Less: { $what }
rs-bid-more = More: { $what }
rs-bid-left = { $count ->
    [0] Nothing is kept back.
    [one] 1 Coin is kept back.
   *[other] { $count } Coins are kept back.
}
rs-all-bid = every Coin is bid
rs-bid-waits = Sealed. It is opened when all have sealed theirs.
rs-seal = Seal the bid
rs-bid-sealed = Sealed
rs-look-at-map = Look at the map
rs-close = Close
rs-kept = kept
rs-took = takes it
rs-outcome = Outcome
rs-reparations = Reparations

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
rs-not-binding = What is given now changes hands when the deal is accepted. Promises bind nobody; the ledger remembers them.
rs-no-talk-now = Nothing can be given or proposed at this moment.
rs-promises = Promises
rs-no-promises = Nothing has been promised yet.
rs-private = private
rs-promise-line = { $name } promised { $to } { $what }.
rs-promise-line-you = You promised { $to } { $what }.
rs-promise-line-to-you = { $name } promised you { $what }.
rs-paid-so-far = paid so far: { $coins } Coins, { $ronin } Ronin
rs-to-keep-out = to keep out of { $province }
rs-to-play = to play { $mandate } next
rs-no-coin-on = no Coin on { $advantage } in { $province }
rs-to-pay = { $coins } Coins and { $ronin } Ronin later

## The end

rs-that-is-you = that is you
rs-part-year = through the year
rs-part-winter = Winter Upgrades
rs-part-tokens = War Province tokens
rs-part-set = different provinces
rs-different = different

## The guided first turn

rs-guide-clan = This is your clan
    .about = Its gift, your Coins, Ronin and points, and what waits in your Reserve.
rs-guide-question = The table asks, you answer
    .about = Everything you may do is a button here. Tap a piece or a province to answer on the map instead.
rs-guide-map = Who would win now
    .about = Behind each clan's pieces a banner shows its Force; a filled banner leads. Black pennants are the wars of the season, in order.
rs-guide-track = One year, seven mandates a season
    .about = Each player in turn orders a mandate that everybody carries out. At each gate the Kami reward their worshippers.
rs-guide-talks = Everything can be bought
    .about = Offer alliances, give Coins, word deals. Promises bind nobody, but the table remembers them.
rs-guide-rules = What happened, and why
    .about = Each line of the log leads to its ruling.
