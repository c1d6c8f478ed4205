# What is said at a table of Ken il Guerriero. The words on the cards are in cards.en.ftl.

game-ken = Ken il Guerriero
    .about = Two players, three schools: lives to spend, places to hold, ten points to lead by.

## Options

option-first-player = First player
    .about = Who begins the game.
option-first-player-lot = at random
option-first-player-seat-0 = the first seat
option-first-player-seat-1 = the second seat
option-first-draw = First draw
    .about = How many cards the first player may draw on the very first turn: { option-first-draw-3 } or { option-first-draw-2 }.
option-first-draw-3 = up to three
option-first-draw-2 = up to two
option-deck-0 = Deck of the first seat
    .about = One of the ready-made decks.
option-deck-1 = Deck of the second seat
    .about = One of the ready-made decks.
option-deck-0-hokuto = { deck-hokuto }
option-deck-0-nanto = { deck-nanto }
option-deck-0-cento = { deck-cento }
option-deck-0-raoul = { deck-raoul }
option-deck-0-rey = { deck-rey }
option-deck-0-zeta = { deck-zeta }
option-deck-0-taiga = { deck-taiga }
option-deck-1-hokuto = { deck-hokuto }
option-deck-1-nanto = { deck-nanto }
option-deck-1-cento = { deck-cento }
option-deck-1-raoul = { deck-raoul }
option-deck-1-rey = { deck-rey }
option-deck-1-zeta = { deck-zeta }
option-deck-1-taiga = { deck-taiga }
option-own-deck-0 = Own deck of the first seat
    .about = A list of cards in place of a ready-made deck: 6 kenshiro, 2 villaggio.
option-own-deck-1 = Own deck of the second seat
    .about = A list of cards in place of a ready-made deck: 6 kenshiro, 2 villaggio.
option-deck-lists = Deck lists
    .about = Whether everybody knows which cards are in a deck that a player built.
option-deck-lists-closed = closed
option-deck-lists-open = open
option-own-cards = Custom cards
    .about = Cards of your own, and card values from your own box instead of the built-in ones.
option-empty-future = Empty future
    .about = Whether an empty future loses when its owner must draw, or as soon as its last card has left it.
option-empty-future-when-needed = when a card must be drawn
option-empty-future-at-once = at once
option-defence = Defence of places
    .about = Whether masters and characters defend as their own chapters say or strictly by the summary table.
option-defence-by-chapter = by the chapters
option-defence-by-table = by the table
option-activation = Activation
    .about = Whether lives are spent on the abilities of a combat or only have to be there.
option-activation-budget = lives are spent
option-activation-threshold = lives are a threshold
option-advanced-victory = Victory in the advanced game
    .about = Whether the lead of ten is tested after the points of the turn or before them.
option-advanced-victory-after-points = after the points
option-advanced-victory-before-points = before the points
option-start = Start
    .about = Whether the game begins with a hand only or with cards in the present.
option-start-hand = with a hand
option-start-present = with cards in the present
option-start-points = Points for the start
    .about = What the cards a player begins with may cost together.
option-special-cost = Cost of a special
    .about = What a special costs at the start, besides its attack: { option-special-cost-4 }, { option-special-cost-6 } or { option-special-cost-8 }.
option-special-cost-4 = 4
option-special-cost-6 = 6
option-special-cost-8 = 8

## Decks

ken-deck-entry = Entry { $number } of the deck, “{ $found }”, could not be read; expected “3 kenshiro”, or one of { $known }.
ken-deck-empty = The deck holds no card.
ken-deck-unknown = The deck names “{ $card }”, which is no card of this set.
ken-deck-no-copy = The deck names { $card } without a copy; at least 1 is expected.
ken-deck-equal = The deck holds { $found ->
    [one] one copy
   *[other] { $found } copies
} of { $card }; at most { $most } equal cards are allowed, masters aside.
ken-deck-large = The deck holds { $found } cards; at most { $most } are dealt.
ken-deck-small = The deck holds { $found ->
    [one] 1 card
   *[other] { $found } cards
}; { $advised } or more are advised.
ken-room-full = A deck holds at most { $most } cards.
ken-room-equal = At most { $most } equal cards are allowed.

## Keywords

ken-keyword-surprise = Surprise
ken-keyword-deadly = Deadly
ken-keyword-slayer = Slayer
ken-keyword-double-damage = Double damage
ken-keyword-suicide-attack = Suicide attack

## Types, schools and colours

ken-type-master = master
ken-type-character = character
ken-type-army = army
ken-type-place = place
ken-type-technique = technique
ken-type-spirit = spirit
ken-type-equipment = equipment
ken-type-special = special
ken-type-event = event
ken-school-hokuto = Hokuto
ken-school-nanto = Nanto
ken-school-cento = Cento
ken-school-none = no school
ken-moral-red = red
ken-moral-blue = blue
ken-moral-grey = grey

## Moves

move-ken-draw = Draw { $count ->
    [one] a card
   *[other] { $count } cards
}
move-ken-play = Play { $card }
move-ken-play-together = Play { $place } with { $army }
move-ken-play-with-two = Play { $place } and { $second } with { $army }
move-ken-add-army = { $army } enters too
move-ken-no-further-army = No further army
move-ken-assign = Assign { $card } to { $host }
move-ken-end-presentation = End the presentation
move-ken-end-choice = That is all
move-ken-pass = Pass
move-ken-discard = Discard { $card }
move-ken-target = Attack { $card }
move-ken-send = Send { $card }
move-ken-close = Close the group
move-ken-stop-attacking = Attack no more
move-ken-leave-undefended = Leave it undefended
move-ken-fight = Fight combat { $battle }: { $card }
move-ken-activate = Activate { $card }
move-ken-ready = No further ability
move-ken-use = Use { $card }
move-ken-use-paid = Use { $card } and activate it
move-ken-show = Show { $card }
move-ken-show-paid = Show { $card } and activate it
move-ken-spend = Use { $card }
move-ken-spend-on = Use { $card } on { $host }
move-ken-choose = Choose { $card }
move-ken-choose-used = Choose { $card }, used by { $target-is ->
    [you] you
   *[other] { $target }
}
move-ken-choose-assigned = Choose { $card } on { $host }
move-ken-choose-group = Choose { $target-is ->
    [you] your group
   *[other] { $target }’s group
}
move-ken-take = Take { $card }
move-ken-take-nothing = There is nothing to take
move-ken-lose-life = Lose { $card }

## Questions

ask-ken-draw = { $seat-is ->
    [you] How many cards do you draw?
   *[other] { $seat } names how many cards to draw.
}
ask-ken-present = { $seat-is ->
    [you] Your presentation: play a card, or end it.
   *[other] { $seat } may play cards.
}
ask-ken-further-army = { $seat-is ->
    [you] Does a second army enter with { $place }?
   *[other] { $seat } may let a second army enter with { $place }.
}
ask-ken-event = { $seat-is ->
    [you] Do you play an event?
   *[other] { $seat } may play an event.
}
ask-ken-discard = { $seat-is ->
    [you] Discard { $count ->
        [one] a card
       *[other] { $count } cards
    } to come down to seven.
   *[other] { $seat } discards { $count ->
        [one] a card
       *[other] { $count } cards
    } to come down to seven.
}
ask-ken-start = { $seat-is ->
    [you] Choose the cards you begin with: { $points ->
        [one] 1 point is left
       *[other] { $points } points are left
    }.
   *[other] { $seat } chooses the cards to begin with: { $points ->
        [one] 1 point is left
       *[other] { $points } points are left
    }.
}
ask-ken-attack = { $seat-is ->
    [you] Who attacks { $target }?
   *[other] { $seat } forms the group that attacks { $target }.
}
ask-ken-single = { $seat-is ->
    [you] Which card do you attack?
   *[other] { $seat } may attack single cards.
}
ask-ken-defend = { $seat-is ->
    [you] Who defends { $place }?
   *[other] { $seat } may defend { $place }.
}
ask-ken-next-combat = { $seat-is ->
    [you] Which combat is fought next?
   *[other] { $seat } names the next combat.
}
ask-ken-ability = { $seat-is ->
    [you] Do you activate an ability?
   *[other] { $seat } may activate abilities.
}
ask-ken-reply = { $seat-is ->
    [you] Do you play a card in this combat?
   *[other] { $seat } may play a card in this combat.
}
ask-ken-target = { $seat-is ->
    [you] { $card }: choose a target.
   *[other] { $card }: { $seat } chooses a target.
}
ask-ken-rival = { $seat-is ->
    [you] { $card }: who is challenged?
   *[other] { $card }: { $seat } names the one who is challenged.
}
ask-ken-take-back = { $seat-is ->
    [you] { $card }: which card do you take from your past?
   *[other] { $card }: { $seat } takes a card from the past.
}
ask-ken-search = { $seat-is ->
    [you] { $card }: which card do you take from your future?
   *[other] { $card }: { $seat } searches the future.
}
ask-ken-lost-life = { $seat-is ->
    [you] { $card } loses a life: which card goes?
   *[other] { $card } loses a life: { $seat } chooses which card goes.
}
ask-ken-pick-commander = { $seat-is ->
    [you] Which commander is drawn into the fight?
   *[other] { $seat } picks the commander who is drawn into the fight.
}
ask-ken-answer-loss = { $seat-is ->
    [you] { $card } was beaten. Do you answer with an event?
   *[other] { $card } was beaten: { $seat } may answer with an event.
}

## Why not

why-ken-unique = { $card } is unique and already on the table.
why-ken-no-army = { $card } enters only together with an army that fits it, from your hand.
why-ken-no-place = { $card } enters only together with inhabited places from your hand that it fits.
why-ken-in-combat = { $card } is played in a combat.
why-ken-one-per-player = You already have { $card } in play.
why-ken-no-host = There is no card { $card } can be assigned to.
why-ken-engaged = { $card } is engaged.
why-ken-colours = { $card } cannot stand with a card of the other colour.
why-ken-schools = { $card } cannot stand with a card of another school.
why-ken-in-a-group = { $card } is already in a group.
why-ken-cobra = Cobra cards stand only with Cobra cards.
why-ken-commanders-last = After a commander only commanders are named; { $card } is none.
why-ken-colour-defence = { $card } cannot defend a place of this colour.
why-ken-school-defence = { $card } cannot defend a place of this school.
why-ken-already-attacked = { $card } is already attacked.
why-ken-lives = { $card } needs { $lives ->
    [one] 1 life
   *[other] { $lives } lives
} of a commander of its school, and not enough are left.
why-ken-no-effect = { $card } would have no effect in this combat.
why-ken-no-master-fights = { $card } is used by a master who fights alone.
why-ken-already-used = Another card of this type is used in this combat, so { $card } cannot be.
why-ken-does-not-fit = { $card } does not fit the master who fights.
why-ken-own-moment = { $card } is played at the moment its text names.
why-ken-not-in-combat = { $card } cannot be played in a combat.

## What happens

event-ken-began = { $seat-is ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-ken-hand-dealt = { $seat-is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
event-ken-hand-dealt-hidden = { $seat-is ->
    [you] You are dealt
   *[other] { $seat } is dealt
} { $count ->
    [one] a card.
   *[other] { $count } cards.
}
event-ken-turn-began = Turn { $turn }: { $seat-is ->
    [you] your turn.
   *[other] { $seat }.
}
event-ken-income = { $seat-is ->
    [you] Your cards bring { $points ->
        [one] 1 order point
       *[other] { $points } order points
    }: { $total } in all.
   *[other] { $seat }’s cards bring { $points ->
        [one] 1 order point
       *[other] { $points } order points
    }: { $total } in all.
}
event-ken-straightened = { $seat-is ->
    [you] You disengage { $cards }.
   *[other] { $seat } disengages { $cards }.
}
event-ken-drew = { $seat-is ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
event-ken-drew-hidden = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $count ->
    [one] a card from the future.
   *[other] { $count } cards from the future.
}
event-ken-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-ken-life-added = { $seat-is ->
    [you] You add a life
   *[other] { $seat } adds a life
} to { $card }: { $lives } now.
event-ken-rival-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} a rival copy of { $card }.
event-ken-assigned = { $seat-is ->
    [you] You assign { $card } to { $host }.
   *[other] { $seat } assigns { $card } to { $host }.
}
event-ken-event-played = { $seat-is ->
    [you] You play the event { $card }.
   *[other] { $seat } plays the event { $card }.
}
event-ken-nothing-happened = { $card }: nothing happens.
event-ken-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-ken-attack-declared = { $seat-is ->
    [you] You attack { $target } with { $cards }.
   *[other] { $seat } attacks { $target } with { $cards }.
}
event-ken-defence-formed = { $seat-is ->
    [you] You defend { $place } with { $cards }.
   *[other] { $seat } defends { $place } with { $cards }.
}
event-ken-combat-began = { $attackers } against { $defenders }; { $seat-is ->
    [you] you decide first.
   *[other] { $seat } decides first.
}
event-ken-challenged = { $seat-is ->
    [you] Your { $card } challenges { $against }.
   *[other] { $seat }’s { $card } challenges { $against }.
}
event-ken-activated = { $seat-is ->
    [you] You activate { $card }.
   *[other] { $seat } activates { $card }.
}
event-ken-used = { $seat-is ->
    [you] You use { $card }.
   *[other] { $seat } uses { $card }.
}
event-ken-passed = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-ken-annulled = { $card } is annulled.
event-ken-zeroed = Values of { $card } are zero.
event-ken-distracted = { $seat-is ->
    [you] Your { $card } is distracted.
   *[other] { $seat }’s { $card } is distracted.
}
event-ken-combat-stopped = { $card } ends the combat without damage.
event-ken-keyword = { $keyword }: { $seat-is ->
    [you] your group.
   *[other] { $seat }’s group.
}
event-ken-dealt = { $seat-is ->
    [you] You deal { $damage } damage.
   *[other] { $seat } deals { $damage } damage.
}
event-ken-life-lost = { $seat-is ->
    [you] You lose { $card }
   *[other] { $seat } loses { $card }
}; { $left ->
    [0] no life is left.
    [one] 1 life is left.
   *[other] { $left } lives are left.
}
event-ken-beaten = { $seat-is ->
    [you] Your { $card } is beaten.
   *[other] { $seat }’s { $card } is beaten.
}
event-ken-removed = { $seat-is ->
    [you] Your { $card } leaves the game.
   *[other] { $seat }’s { $card } leaves the game.
}
event-ken-put-away = { $seat-is ->
    [you] { $card } goes to your past.
   *[other] { $card } goes to { $seat }’s past.
}
event-ken-scored = { $seat-is ->
    [you] You score { $points ->
        [one] 1 order point
       *[other] { $points } order points
    }: { $total } in all.
   *[other] { $seat } scores { $points ->
        [one] 1 order point
       *[other] { $points } order points
    }: { $total } in all.
}
event-ken-drawn-in = { $seat-is ->
    [you] Your { $card } is drawn into the fight.
   *[other] { $seat }’s { $card } is drawn into the fight.
}
event-ken-conquered = { $seat-is ->
    [you] You conquer { $place }.
   *[other] { $seat } conquers { $place }.
}
event-ken-held = { $seat-is ->
    [you] You hold { $place }.
   *[other] { $seat } holds { $place }.
}
event-ken-attack-lost = { $seat-is ->
    [you] Your attack has lost its target.
   *[other] { $seat }’s attack has lost its target.
}
event-ken-withdrawn = { $seat-is ->
    [you] Your { $card } has just defended and takes no part in your attack.
   *[other] { $seat }’s { $card } has just defended and takes no part in the attack.
}
event-ken-took = { $seat-is ->
    [you] You take { $cards }.
   *[other] { $seat } takes { $cards }.
}
event-ken-searched = { $seat-is ->
    [you] Your future is searched and shuffled.
   *[other] { $seat }’s future is searched and shuffled.
}
event-ken-turn-ended = { $seat-is ->
    [you] Your turn ends.
   *[other] { $seat }’s turn ends.
}
event-ken-won-by-points = { $seat-is ->
    [you] You are { $lead } order points ahead.
   *[other] { $seat } is { $lead } order points ahead.
}
event-ken-future-empty = { $seat-is ->
    [you] Your future is empty.
   *[other] { $seat }’s future is empty.
}

## How it ended

outcome-ken-points = { $winners } { $winners-count ->
    [one] wins
   *[other] win
} by order points.
outcome-ken-future = A future is empty; { $winners } { $winners-count ->
    [one] wins.
   *[other] win.
}
outcome-ken-both-futures = Both futures are empty; { $winners-count ->
    [one] { $winners } wins by the score.
   *[other] the score is equal.
}

way-points = Order points
way-future = Empty future
way-both-futures = Both futures empty
team-seat-0 = First seat
team-seat-1 = Second seat
team-draw = Draw
