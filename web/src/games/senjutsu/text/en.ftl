# The words of the table of Senjutsu in the browser: signs on cards, panels, the board.

## The table

fight-phase-prepare = prepare
fight-phase-start = start
fight-phase-draw = draw
fight-phase-choose = choose
fight-phase-reveal = reveal
fight-phase-resolve = resolve
fight-phase-discard = discard
fight-subtitle = { $mode }, { $turn ->
    [0] preparation
   *[other] turn { $turn }
}
fight-log-turn = Turn { $turn }
fight-board = The field
fight-your-hand = Your hand
fight-no-cards = You hold no cards.
fight-you = you
fight-wounds = { $left } of { $limit ->
    [one] 1 wound
   *[other] { $limit } wounds
}
fight-hand = cards in hand
fight-deck = cards in the deck
fight-discards = discards
fight-focus = { $focus } of { $limit } focus
fight-advantage = Advantage
fight-advantage-place = Advantage { $place }
fight-stealthed = stealthed
fight-stuns = Stuns: { $count }
fight-hobbled = Hobbled
fight-chosen = has chosen
fight-fallen = defeated
fight-team = team { $number }
fight-stands-you = You stand in { $kamae }
fight-stands = stands in { $kamae }
fight-tree = Kamae tree: { $kamae }
fight-ladder = Initiative ladder
fight-ladder-now = speed now
fight-ladder-place = { $name } at { $speed }
fight-ladder-later = { $name } again at { $speed }
fight-plays = Cards of this turn
fight-no-plays = No card is revealed yet.
fight-strikes-at = { $speed ->
    [none] attack
   *[other] attack at { $speed }
}
fight-blocks-at = { $speed ->
    [none] block
   *[other] block at { $speed }
}
fight-acts-at = { $speed ->
    [none] {""}
   *[other] at { $speed }
}
fight-done = done
fight-halted = cut short
fight-hex = Hex { $hex }
fight-hex-terrain = Hex { $hex }, { $terrain }
fight-hex-figure = Hex { $hex }, { $figure }
fight-hex-lit = { $number } { $place }: { $answer }
fight-side-lit = { $number } { $answer }
fight-key-struck = strikes
fight-key-far = after a step
fight-key-covered = blocks
fight-trap-live = live trap
fight-trap-decoy = decoy
fight-trap-hidden = face-down token
fight-place-piece = Place { $piece }
fight-turned = { $piece }, rotated { $turned ->
    [one] 1 side
   *[other] { $turned } sides
}
fight-choices = { $count ->
    [one] 1 place
   *[other] { $count } places
}
fight-ask-place = Where does { $piece } go?
fight-option-hits = would strike { $names }
fight-option-misses = would strike nobody
fight-open-fighter = { $name }: cards, kamae and piles
fight-sheet-lasting = In play
fight-sheet-specials = Special cards
fight-sheet-list = The deck
fight-sheet-known = Cards you have seen in this hand
fight-sheet-discards = Open discards ({ $count })
fight-sheet-face-down = Face-down discards: { $count }
fight-sheet-own-face-down = Your face-down discards ({ $count })
fight-sheet-poisons = Poisons
fight-sheet-hachiko = Hachiko: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $discards } discarded
fight-sheet-weapon = Played by { $who }
fight-sheet-closed = The list of this deck is closed.
fight-deck-character = Fighter
fight-deck-schools = Limited schools
fight-deck-schools-one = one at most
fight-deck-schools-free = all of them
fight-deck-size = Cards in the deck
fight-facet-shelf = Kind
fight-facet-rank = Rank
fight-facet-type = Type
fight-shelf-own = class cards
fight-shelf-generic = basic cards
fight-shelf-weapon = Special Weapons
fight-shelf-hachiko = Hachiko
fight-other-half = other half
fight-pips = { $hand } in hand, { $deck } in the deck, discards: { $discards } open and { $down } face down
fight-turned-times = turned { $turned }
fight-peek = You look at these cards
fight-foes = The foes
fight-wave = Stage { $stage }, wave { $wave } of 4
fight-foe-twin = { $name } (foe)
fight-stepwise = Step by step
fight-stepwise-about = Whether each step of the foes is held until you go on
fight-entry = { $hex }, preferred side: { $side }
fight-foe-side = Preferred side: { $side }
fight-foe-distance = Preferred distance: { $distance }
fight-foe-last = Last card:
fight-foe-top = On top of its deck, as far as you know
fight-foe-stuns = Stuns taken: { $taken } of { $limit }; { $left } in the deck
fight-foe-bleeds = bleeding
fight-foe-poisons = poisons in the deck
fight-foe-bleeding = { $count ->
    [one] bleeding: 1 wound
   *[other] bleeding: { $count } wounds
}
fight-foe-poisoned = { $count ->
    [one] 1 poison in the deck
   *[other] { $count } poisons in the deck
}
fight-foe-pips = { $deck ->
    [one] 1 card in the deck,
   *[other] { $deck } cards in the deck,
} discards: { $discards } open and { $down } face down
fight-open-foe = { $name }: behaviour, deck and discards
fight-won = won
fight-that-is-you = you
fight-end-stood = You stood until stage { $stage }, wave { $wave }.
fight-end-waves = { $waves ->
    [0] no wave defeated
    [one] 1 wave defeated
   *[other] { $waves } waves defeated
}
fight-end-line = { $wounds ->
    [one] 1 wound,
   *[other] { $wounds } wounds,
} { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
fight-guide-field = The field
    .about = Your figure’s wedge is its front: cards are read from there. Tap a lit hex or a lit arrow to go there.
fight-guide-question = Whose decision it is
    .about = Red is yours: choose an answer here, on the field, or in your hand, and confirm.
fight-guide-hand = Your hand
    .about = Both choose a card in secret. Rest on a card to see on the field what it would strike or block.
fight-guide-ladder = Who acts when
    .about = The faster card acts first, from 9 down to 0. A bar is a range to choose from; a dashed disc acts a second time.
fight-guide-log = What happened
    .about = Every line leads to the rule behind it.
