# The words of the table of Ken il Guerriero in the browser.


kt-subtitle = turn { $turn }, { $name }
kt-subtitle-you = your turn { $turn }
kt-subtitle-advanced = turn { $turn }, { $name } is first
kt-log-turn = Turn { $turn } · { $name }
kt-log-turn-you = Turn { $turn } · { $name }, you
kt-phase-order = order
kt-phase-draw = draw
kt-phase-presentation = presentation
kt-phase-combat = combat
kt-phase-epilogue = epilogue

kt-table-label = The table
kt-places-of = { $name }’s places
kt-your-places = Your places
kt-destiny-of = { $name }’s destiny
kt-your-forces = Your forces
kt-forces-of = { $name }’s forces
kt-your-hand = Your hand
kt-no-places = no places
kt-no-forces = No forces in play.
kt-no-cards = No cards in hand.
kt-nothing-left = nothing left standing
kt-pile-empty = There is no card here.
kt-you = you
kt-yours = yours
kt-theirs = { $name }

## Cards

kt-attack = attack
kt-defence = defence
kt-resistance = resistance
kt-life = lives
kt-green = order points each turn
kt-reward = order points for beating it
kt-origin-printed = printed
kt-origin-attested = attested
kt-origin-reconstructed = reconstructed
kt-whole-printed = printed card
kt-whole-partly = card known in part
kt-whole-reconstructed = reconstructed card
kt-fields-printed = Printed: { $fields }.
kt-fields-attested = Attested: { $fields }.
kt-fields-reconstructed = Reconstructed: { $fields }.
kt-field-name = name
kt-field-type = kind
kt-field-school = school
kt-field-moral = colour
kt-field-profile = profile
kt-field-duration = duration
kt-field-attack = attack
kt-field-defence = defence
kt-field-resistance = resistance
kt-field-inhabited = inhabited or not
kt-field-green = green points
kt-field-ochre = ochre points
kt-field-effect = text
kt-inhabited = inhabited
kt-uninhabited = uninhabited
kt-frontier = frontier
kt-attacked = attacked
kt-engaged = engaged
kt-engaged-about = It is engaged: it neither attacks nor defends until its owner’s next order phase.
kt-commands = commands
kt-active = active
kt-price = { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}
kt-chosen = chosen
kt-may-choose = may be chosen
kt-duration-play-and-discard = play and discard
kt-duration-turn = turn
kt-duration-happening = happening
kt-duration-permanent = permanent
kt-duration-discard-after-use = discard after use
kt-mark-unique = Unique card.
    .about = Only one such card is on the table at a time.
kt-mark-cumulative = Cumulative.
    .about = One card may have several of these.
kt-mark-cobra = Cobra.
    .about = It fights only beside cards of the Cobra.
kt-mark-rebel = Rebel.
    .about = Texts about rebels speak of it.
kt-facet-type = Kind of card
kt-facet-school = School
kt-piece-label = { $name }: attack { $attack }, defence { $defence }. { $state }
kt-place-label = { $name }, { $words }, order points { $green }
kt-borne = Assigned cards
kt-ochre-line = { $ochre ->
    [one] Whoever beats it scores 1 order point.
   *[other] Whoever beats it scores { $ochre } order points.
}
kt-place-line = { $green ->
    [0] no order points
    [one] 1 order point each turn
   *[other] { $green } order points each turn
}
kt-figures-line = attack { $attack } · defence { $defence } · resistance { $resistance }
kt-life-line = attack { $attack } · defence { $defence } · a life
kt-lives-line = attack { $attack } · defence { $defence } · { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}

## Piles and points

kt-hand = cards in hand
kt-future = cards in the future
kt-past = cards in the past
kt-income = order points at the next order phase
kt-known = cards you have seen in this hand
kt-seat-of = { $name }: who plays, and how they stand
kt-past-of = { $name }’s past: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
kt-known-of = Known in { $name }’s hand
kt-removed = Out of the game
kt-order-points = order points
kt-lead-none = nobody leads; 10 ahead wins
kt-lead-yours = you lead by { $points }; 10 wins
kt-lead-theirs = { $points } behind; 10 would lose

## Choosing

kt-with-army = { $count ->
    [one] enters with an army
   *[other] enters with one of { $count } armies
}
kt-with-places = enters with two places
kt-assign-to = { $count ->
    [one] can be assigned to one card
   *[other] can be assigned to { $count } cards
}
kt-first-named = the first place goes behind, the second becomes the frontier
kt-ask-army = Which army enters with { $card }?
kt-ask-places = With which places does { $card } enter?
kt-ask-host = Assign { $card } to which card?
kt-drop-here = Choose the cards to send: fighters first, then commanders
kt-drop-more = next card, or close the group
kt-undefended = it is conquered without a combat

## What would happen

kt-flow-label = Forecast
kt-attack-of = attack { $attack } in all
kt-nobody-falls = no card is beaten
kt-place-falls = the place is conquered
kt-falls = { $card } is beaten
kt-loses = { $card } loses { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}
kt-fate-falls = beaten
kt-fate-dead = dies
kt-fate-drawn = joins the fight
kt-fate-lives = { $lives ->
    [one] −1 life
   *[other] −{ $lives } lives
}
kt-your-attack = your attack
kt-their-attack = their attack
kt-key-surprise = Surprise: strikes first
kt-key-deadly = Deadly: a card it beats dies and leaves the game
kt-key-double = Double damage
kt-key-slayer = Slayer
kt-flow-yours = Your attack { $attack }: { $losses }
kt-flow-theirs = { $name }’s attack { $attack }: { $losses }
kt-flow-falls = { $place } would be conquered
kt-flow-holds = { $place } would hold
kt-flow-undefended = { $place } is not defended
kt-flow-open = attack { $attack } against { $place }, not yet defended
kt-battle = { $number }. { $card } ← { $by }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}

## The end

kt-won = winner
kt-end-points = { $green } green from what was in play + { $ochre } ochre for beaten cards = { $total }
kt-end-line = future { $future } · past { $past } · out of the game { $removed }

## The guided turn

kt-guide-lead = Ten points ahead
    .about = You win when, in your order phase, you lead by ten order points. Places bring green points every turn; beaten cards bring points at once. If you must draw and your future (your draw pile) is empty, you lose.
kt-guide-question = Your decisions
    .about = The red panel is always your decision. Each answer is a button below it; number keys choose, Enter confirms.
kt-guide-hand = Your hand
    .about = Tap a card to play it, or drag it to where it goes. Striped cards cannot be played now; tap one to see why.
kt-guide-stage = Groups and the frontier
    .about = Places are attacked from the frontier inwards. Tap or drag your cards into a group: fighters first, then a master to command. The forecast changes as you add cards.
kt-guide-rules = What happened, and why
    .about = The log tells everything you may know. The number at the end of a line opens the rule behind it.
