# What a card of Senjutsu does, in words: at the terminal and in the browser.

fight-ways-F = forward
fight-ways-FR = forward right
fight-ways-BR = back right
fight-ways-B = back
fight-ways-BL = back left
fight-ways-FL = forward left
fight-ways-ARC = into the front arc
fight-ways-DIAG = to a front diagonal
fight-ways-REAR = into the rear arc
fight-ways-RDIAG = to a rear diagonal
fight-ways-XDIAG = to any diagonal
fight-ways-ANY = any way
fight-ways-LINE = forward or back
fight-ways-Y = forward left, forward right or back
fight-do-step = { $forced ->
    [yes] must step
   *[no] may step
} { $ways }{ $number ->
    [one] {""}
   *[other] , { $number } hexes
}{ $toward ->
    [T] , toward the target
    [ashigaru] , toward the Ashigaru
   *[none] {""}
}
fight-do-step-other = { $who ->
    [dog] Hachiko steps
   *[T] the target steps
} { $ways }{ $number ->
    [one] {""}
   *[other] , { $number } hexes
}
fight-do-rotate = { $forced ->
    [yes] must rotate
   *[no] may rotate
} { $number ->
    [one] 1 side
   *[other] { $number } sides
}
fight-do-rotate-other = the target is rotated { $number ->
    [one] 1 side
   *[other] { $number } sides
}
fight-do-shift = { $kind ->
    [push] push
   *[pull] pull
} the target { $number }{ $moved ->
    [yes] , and 1 for each hex moved
   *[no] {""}
}
fight-do-swap = change places with the target
fight-do-cancel = { $what ->
    [cards] every target cancels its cards
    [rotation] cancel the target’s rotation
   *[movement] cancel the target’s movement
}
fight-do-attack = attack: { $cells }
fight-do-block = block: { $cells }
fight-cell = { $marks } on { $cell }
fight-do-asterisk-marks = * gives { $marks }
fight-do-asterisk-block = * is a block
fight-do-asterisk = *: { $what }
fight-do-react = react at { $speeds }
fight-do-aim = strike a slower target: { $marks }{ $by ->
    [yes] , for each point of difference
   *[no] {""}
}
fight-do-give = { $whom ->
    [every] every target takes
   *[T] the target takes
} { $marks }{ $per ->
    [yes] , for each hex moved
   *[no] {""}
}
fight-do-suffer = take { $marks }
fight-do-replace-attack-w-bl = wounds of this attack bleed
fight-do-replace-T-1-w-bl = 1 wound of the target bleeds
fight-do-replace-all-bl-w = all your bleeding stops
fight-do-replace-1-bl-w = 1 bleeding wound stops bleeding
fight-do-replace-received-w-st = wounds taken this turn become Stuns
fight-do-remove = remove { $number ->
    [-1] all
   *[other] { $up ->
        [yes] up to { $number }
       *[no] { $number }
    }
} { $kinds }
fight-do-draw = { $who ->
    [T] the target draws
    [all] all draw
   *[me] draw
} { $up ->
    [yes] up to { $number }
   *[no] { $number }
}{ $per ->
    [yes] {" "}per contract
   *[no] {""}
}
fight-do-fetch = find { $what } in { $place ->
    [deck] your deck
    [discard] your discards
    [T-discard] the target’s discards, and play it
   *[top] your top { $top }
}
fight-do-fetch-others = the others find one too
fight-do-pass = give the target a card of its top { $top }
fight-do-playfetched = play the card found
fight-do-shuffle = { $who ->
    [T] the target shuffles
   *[me] shuffle
} { $up ->
    [yes] up to { $number }
   *[no] { $number }
} { $what } from { $from ->
    [discard] the discards
   *[hand] hand
} into the deck{ $per ->
    [yes] {" "}per contract
   *[no] {""}
}
fight-do-shufflehand = { $who ->
    [all] all shuffle their hands in
   *[me] shuffle your hand in
}
fight-do-shuffledrawn = shuffle in as many as drawn
fight-do-discard = { $who ->
    [T] the target discards
   *[me] discard
} { $number } { $what }{ $random ->
    [yes] {" "}at random
   *[no] {""}
}
fight-do-mill = the target discards 1 of its deck, and 1 per wound
fight-do-look = look at the target’s hand
fight-do-gain = gain { $number } focus{ $per ->
    [yes] {" "}per contract
   *[no] {""}
}
fight-do-dropfocus = { $who ->
    [T] the target loses
    [all] all lose
   *[me] lose
} { $number ->
    [-1] all
   *[other] { $number }
} focus
fight-do-steal = take 1 focus from the target
fight-do-change = { $who ->
    [T] change the target’s kamae:
   *[me] change kamae:
} { $number ->
    [one] 1 branch
   *[other] { $number } branches
}
fight-do-switch = { $who ->
    [T] the target switches to
    [all] all switch to
   *[me] switch to
} { $to }
fight-any-kamae = any other kamae
fight-free-kamae = any kamae, or stay
fight-do-stays = stays in play{ $target ->
    [yes] {" "}before the target
   *[no] {""}
}{ $turns ->
    [0] {""}
    [one] {" "}for 1 turn
   *[other] {" "}for { $turns } turns
}
fight-do-limit = { $what ->
    [hand] hand limit
    [wounds] wound limit
   *[focus] focus limit
} { $sign }{ $number }
fight-do-init = speed { $speed }
fight-do-range = range { $number }{ $per ->
    [yes] {" "}per contract
   *[no] {""}
}
fight-do-place = place { $number } { $token ->
    [caltrop] { $number ->
        [one] caltrop
       *[other] caltrops
    }
   *[traps] { $number ->
        [one] trap
       *[other] traps
    }
}
fight-word-adv = gain Advantage
fight-word-stealth = enter Stealth
fight-word-flip-dog = flip Hachiko’s kamae
fight-word-unblockable = cannot be blocked
fight-word-no-draw-wounds = no wounds for an empty deck
fight-word-no-replacements = no Instant Replacements
fight-word-open-discards = all discards lie open
fight-word-open-hand = your hand lies open
fight-word-choose-last = you choose last
fight-word-random-choice = the card is chosen at random
fight-word-frozen = kamae and focus cannot change
fight-word-obey = must be chosen
fight-word-survive = you are not defeated
fight-word-return-poisons = take used poisons back
fight-word-return-contract = put a contract back into play
fight-word-discard-contracts = discard your contracts
fight-word-spend-contracts = spend contracts for speed or wounds
fight-word-behave = act
fight-word-reset = begin anew
fight-word-recall-at = take attacks back
fight-word-banish = out of the game
fight-word-tally = count it
fight-figure-armour = armour { $number }
fight-figure-slow = slower by { $number }
fight-figure-mills = discard { $number } of the deck each turn
fight-figure-buyout = ends for { $number } focus
fight-figure-widen = widen the block by { $number }
fight-figure-refill = draw up to { $number }
fight-figure-keep = keep { $number } focus
fight-figure-prefer = prefers { $number }
fight-figure-top = from the top { $number }
fight-forbid-instants = no Instants for anybody
fight-forbid-type = name a type nobody plays
fight-forbid-copies = no copies of open discards
fight-forbid-named = everybody names a forbidden card
fight-forbid-spying = no spying on hands
fight-mark-w = { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
}
fight-mark-bl = { $count ->
    [one] 1 Bleeding Wound
   *[other] { $count } Bleeding Wounds
}
fight-mark-poi = { $count ->
    [one] Poison
   *[other] { $count } Poisons
}
fight-mark-st = { $count ->
    [one] 1 Stun
   *[other] { $count } Stuns
}
fight-mark-hob = Hobbled
fight-mark-exec = Execution
fight-mark-star = *
fight-status-w = { $number ->
    [-1] Wounds
    [one] Wound
   *[other] Wounds
}
fight-status-bl = { $number ->
    [-1] Bleeding Wounds
    [one] Bleeding Wound
   *[other] Bleeding Wounds
}
fight-status-poi = { $number ->
    [-1] Poisons
    [one] Poison
   *[other] Poisons
}
fight-status-st = { $number ->
    [-1] Stuns
    [one] Stun
   *[other] Stuns
}
fight-status-hob = Hobbled
fight-status-status = { $number ->
    [-1] status cards
    [one] status card
   *[other] status cards
}
fight-cell-F = the front
fight-cell-FR = front right
fight-cell-BR = back right
fight-cell-B = the back
fight-cell-BL = back left
fight-cell-FL = front left
fight-cell-F2 = the second hex ahead
fight-cell-F3 = the third hex ahead
fight-cell-F4 = the fourth hex ahead
fight-cell-FR2 = the second hex front right
fight-cell-FL2 = the second hex front left
fight-cell-BR2 = the second hex back right
fight-cell-BL2 = the second hex back left
fight-cell-B2 = the second hex behind
fight-cell-R = the second hex straight to the right
fight-cell-L = the second hex straight to the left
fight-cell-FFR = the second hex, one ahead and one front right
fight-cell-FFL = the second hex, one ahead and one front left
fight-cell-BBR = the second hex, one behind and one back right
fight-cell-BBL = the second hex, one behind and one back left
fight-cell-F2FR = the third hex, two ahead and one front right
fight-cell-F2FL = the third hex, two ahead and one front left
fight-cell-FFR2 = the third hex, one ahead and two front right
fight-cell-RING1 = all six neighbours
fight-cell-RING2 = the whole second ring
fight-cell-other = { $cell }
fight-filter-any = a card
fight-filter-cards = { $number ->
    [one] card
   *[other] cards
}
fight-filter-stunning = stunning
fight-filter-prepared = Prepared
fight-filter-non-jade = non-Jade
fight-card = one { $kinds } card
fight-cards = { $number ->
    [one] { $kinds } card
   *[other] { $kinds } cards
}
fight-gate-kamae = in { $kamae }
fight-gate-focus = for { $focus } focus
fight-gate-S = while stealthed
fight-gate-X = in Desperation
fight-gate-st = for a Stun
fight-gate-attack = after an attack
fight-gate-block = after a block
fight-gate-near = beside the Ashigaru
fight-then = then
fight-or = or
fight-plus = and
fight-if-hits = if it hits
fight-if-blocks = if it blocks
fight-if-works = if it succeeds
fight-when-reduced = when it holds
fight-when-turn-starts = as your turn begins
fight-when-revealed = when revealed
fight-told-speed = speed { $speed }: the higher speed acts first
fight-told-equal = speed =: it acts at the speed of the card it answers
fight-needs = needs
fight-requires-stealth = Stealth
fight-requires-desperation = Desperation
fight-requires-enlightened = Enlightenment
fight-requires-behind = a foe’s back
fight-speed = speed
fight-react = react
fight-find = find { $what }
fight-switch = switch
fight-any = any
fight-branches = { $number ->
    [one] 1 branch
   *[other] { $number } branches
}
fight-upto = up to { $number }
fight-range = range { $number }
fight-moment-start-of-turn = at the start of the turn
fight-moment-before-block-speed = before a block’s speed
fight-moment-before-own-card = before your card
fight-moment-after-own-card = after your card
fight-moment-attack-succeeded = if your attack hits
fight-moment-block-succeeded = if your block holds
fight-moment-attack-or-block-succeeded = if your attack or block works
fight-moment-dog-attack-succeeded = if both your attacks hit
fight-moment-opponent-attack-succeeded = when you are struck
fight-moment-reaction-succeeded = after a reaction that worked
fight-moment-contract-completed = after a contract
fight-moment-discarded-by-effect = when an effect discards it
fight-moment-defeated = when you are defeated
fight-moment-replacement = in place of your card
fight-costs = costs { $focus ->
    [one] 1 focus
   *[other] { $focus } focus
}
fight-reconstructed = Reconstructed: the printed text is not known.

## What characters can do

sj-ability-stealth = Stealth
    .about = stealthed or not beside the Kamae: stealthed, the lines that ask for it count. An own attack or block that succeeds ends it, and so do Wounds and statuses.
sj-ability-poison = poisons
    .about = a deck with one card of each poison.
sj-ability-hachiko = Hachiko
    .about = leads the dog Hachiko too, with a deck of its own and the same focus. If one of them falls the other fights on.
sj-ability-two-sided-kamae = two faces
    .about = Aggression or Determination, changed only by effects that flip the card.
sj-ability-enlightenment = Enlightenment
    .about = some cards ask for Enlightened Body, Mind and Soul, all three in play.
sj-ability-bell = bell
    .about = brings the Bonsho bell to the field.
sj-ability-distance = Distance
    .about = a Kamae that ranged cards ask for; only the tree and effects that name it, or any, lead there.
sj-ability-desperation = Desperation
    .about = with 3 Wounds or more, bleeding ones among them, the lines of Desperation count and must be carried out.
sj-ability-contracts = contracts
    .about = five completed contracts in play win at once. Before drawing, one may be given up for a card or 1 focus.
sj-ability-drunk = drunk
    .about = every movement on cards must be made. Before drawing, 1 focus makes sober for the turn and switches to Neutral.
