# The table of Ken il Guerriero at the terminal.

ken-you = you
ken-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $left } to victory
ken-income = { $points } per turn
ken-hand = hand { $cards }
ken-future = future { $cards }
ken-past = past { $cards }
ken-removed = out of the game { $cards }
ken-territory = Territory, frontier last:
ken-forces = Forces:
ken-destiny = Destiny:
ken-engaged = engaged
ken-known = You know of { $cards } in this hand.
ken-turn = Turn { $turn }
ken-attack = { $who } attacks { $target } with { $cards }
ken-combat = Combat
ken-side = { $who }: { $cards }, damage { $damage }
ken-would-fall = { $card } would lose { $lives ->
    [one] a life or fall
   *[other] { $lives } lives
}
ken-your-hand = Your hand

ken-title-decks = Decks
ken-column-school = School
ken-column-moral = Colour
ken-column-green = Green
ken-column-ochre = Ochre
