# The words of the table of Samurai Sword in the browser.

ss-subtitle = { $seats } seats · turn { $turn }
ss-table-label = The table
ss-your-hand = Your hand
ss-reach = reach
ss-wounds = wounds
ss-wounds-of = { $count ->
    [one] wound
   *[other] wounds
}
ss-honour = honour
ss-hand = cards in hand
ss-known-cards = cards you have seen
ss-open-hand = Hand
ss-in-front = In front
ss-role-unknown = role unknown
ss-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
ss-resilience = resilience { $left } of { $full }
ss-on-turn = turn
ss-you-are = Your role: { $role }
ss-own-label = { $name }, your character
ss-seat-label = { $name }, { $who }. { $note }
ss-no-cards = No cards in hand: you are harmless until you draw.
ss-reconstructed = reconstructed figures
ss-deck = deck
ss-in-play = in play
ss-discards = { $count ->
    [one] 1 discard
   *[other] { $count } discards
}
ss-discards-open = Discards: { $count }. Open the list
ss-discards-order = The newest first.
ss-told-reach = Reach { $reach }: it strikes a player whose difficulty is { $reach } or less.
ss-told-wounds = { $wounds ->
    [one] Wounds 1: who does not parry loses 1 resilience.
   *[other] Wounds { $wounds }: who does not parry loses { $wounds } resilience.
}
ss-told-suit = { $suit }: its suit, which counts with the expansion.
ss-told-action = An action takes effect when it is played; then it is discarded.
ss-told-property = A property stays in front of a player and works as long as it lies there.
ss-weapon-about = A weapon is played against a player within its reach, the highest difficulty it overcomes; they may parry.
ss-that-is-you = that is you
ss-won = winning team
ss-sum-daimyo = { $count } Daimyo
ss-sum-deadly = Deadly Strike
ss-sum-uncounted = Points do not decide: only one player was left standing.
ss-points = points
ss-log-turn = Turn { $turn } · { $name }
ss-log-turn-you = Turn { $turn } · { $name }, you
ss-ask-attack = Whom do you attack with { $weapon }?
ss-ask-card = Whom do you play { $card } on?
ss-ask-geisha = To whom do you send the Geisha?
ss-ask-property = Which property do you take?
ss-sub-reach = Reach { $reach } (highest difficulty).
ss-sub-any-reach = It reaches everybody.
ss-sub-wounds = It deals { $wounds ->
    [one] 1 wound.
   *[other] { $wounds } wounds.
}
ss-sub-fast-draw = +{ $more } from Fast Draw.
ss-attack-with = Attack with { $weapon }
ss-weapon-line = reach { $reach } · { $targets ->
    [one] 1 target
   *[other] { $targets } targets
}
ss-figures = reach { $reach } · { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
ss-target-line = difficulty { $difficulty } · { $left } resilience left
ss-person-line = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $left } resilience · { $honour } honour
ss-yourself = Yourself
ss-card-in-hand = { $name }: a card in hand
ss-at-random = one of { $count }, at random
ss-shown-by = shown by { $name }
ss-no-effect = the blow has no effect
ss-end-detail = then discard down to seven
ss-would-fall = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} would defeat you
ss-would-wound = { $left } resilience would be left
ss-note-chosen = Chosen. { $more }
ss-note-may-choose = May be chosen.
ss-note-fatal = { $wounds ->
    [one] 1 wound defeats,
   *[other] { $wounds } wounds defeat,
} unless parried.
ss-note-wounds = In reach: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} unless parried.
ss-note-decides = decides now
ss-note-no-resilience = Harmless until their next turn: no resilience left.
ss-note-no-cards = Harmless: no cards in hand.
ss-note-reached = In reach of your { $weapons }.
ss-note-unreached = Out of reach of your weapons.
ss-short-chosen = chosen
ss-short-in-reach = in reach
ss-short-far = too far
ss-short-not = not now
ss-short-harmless = harmless
ss-short-decides = decides
ss-guide-role = This is you
    .about = Your role is secret unless you are the Shogun. Samurai side with the Shogun, Ninja fight both, a Ronin plays alone. The team with the most honour wins, or the last one standing.
ss-guide-question = Your decisions
    .about = The red panel is always your decision. Each answer is a button below it; number keys choose, Enter confirms.
ss-guide-hand = Your hand
    .about = In your turn you play any number of cards, but only one weapon. Striped cards cannot be played now; tap one to see why. Keep a Parry for when you are attacked.
ss-guide-distance = How far away they are
    .about = The number in the ring is the difficulty of attacking that player from your seat. A weapon reaches as far as its left figure; its right figure is the wounds it deals.
ss-guide-rules = What happened, and why
    .about = The log tells everything you may know. The number at the end of a line opens the rule behind it.
