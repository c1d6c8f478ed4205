# What is said at a table of Senjutsu. The words on the cards are in cards.en.ftl.

## Options

game-senjutsu = Senjutsu
    .about = Battle for Japan: fighters on a field of hexes, secret cards, speed and distance.
option-characters = Fighters
    .about = Who fights, seat by seat; those not named are chosen at random.
option-decks = Decks
    .about = A ready-made deck by name or a deck of your own for each seat.
option-other-decks = Decks not named
    .about = What is played by those for whom no deck is named.
option-other-decks-ready-made = ready-made
option-other-decks-by-lot = at random
option-field = Field
    .about = Where the fight takes place.
option-own-field = Own field
    .about = A field of your own: hexes, start hexes and terrain.
option-terrain = Terrain
    .about = Whether the terrain of the field is placed.
option-terrain-field = that of the field
option-terrain-none = none
option-cards = Custom cards
    .about = New cards, or card values from your own box instead of the built-in ones.
option-edition = Edition
    .about = The final rules, or the earlier BETA V7.
option-edition-final = final
option-edition-beta-v7 = BETA V7
option-season = Box
    .about = Everything, or the core box alone.
option-season-season-1 = with Season 1
option-season-core = core box
option-mirror-match = Mirror match
    .about = Whether two players may take the same fighter.
option-deck-size = Size of built decks
    .about = How many cards a deck of your own holds.
option-limited-schools = Limited schools
    .about = Whether a built deck keeps to one school at most.
option-deck-lists = Deck lists
    .about = Whether everybody knows which cards are in each deck.
option-deck-lists-open = open
option-deck-lists-closed = closed
option-hard-push = Hard push
    .about = Whether a push into a figure or off the field stuns.
option-hobbled-bites = Hobbled
    .about = When a Hobbled received during the turn slows.
option-hobbled-bites-next-card = from the next card
option-hobbled-bites-at-once = at once
option-terrain-harm = Harm of terrain
    .about = What bamboo and burning carts do.
option-terrain-harm-first-printing = first printing
option-terrain-harm-second-printing = second printing
option-teams = Teams
    .about = Which seats fight together.
option-team-hands = Hands of team-mates
    .about = Whether team-mates see each other’s cards.
option-team-hands-secret = secret
option-team-hands-open = open
option-beta-parry = Parry of the beta
    .about = Which attacks may answer a parried one in BETA V7.
option-beta-parry-lower = slower ones
option-beta-parry-equal-or-lower = slower or equally fast ones
option-characters-by-lot = at random
option-characters-master = Master
option-characters-ronin = Ronin
option-characters-student = Student
option-characters-warrior = Warrior
option-characters-ninja = Ninja
option-characters-assassin = Assassin
option-characters-ashigaru = Ashigaru
option-characters-monk = Monk
option-characters-navigator = Navigator
option-characters-onna-bugeisha = Onna-Bugeisha
option-characters-yojimbo = Yojimbo
option-characters-wakou = Wakou
option-characters-yasuke = Yasuke
option-characters-kojiro = Kojiro
option-characters-musashi = Musashi
option-field-burning-village = { sj-field-burning-village }
option-field-snowfield = { sj-field-snowfield }
option-field-narrow-bridge = { sj-field-narrow-bridge }
option-field-courtyard = { sj-field-courtyard }
option-field-great-plain = { sj-field-great-plain }
option-field-beta-tile = { sj-field-beta-tile }

## Words

sj-way-F = forward
sj-way-FR = forward right
sj-way-BR = back right
sj-way-B = back
sj-way-BL = back left
sj-way-FL = forward left
sj-cell-F = the hex in front
sj-cell-FR = front right
sj-cell-BR = back right
sj-cell-B = the hex behind
sj-cell-BL = back left
sj-cell-FL = front left
sj-cell-F2 = the second hex ahead
sj-cell-F3 = the third hex ahead
sj-cell-F4 = the fourth hex ahead
sj-cell-FR2 = the second hex front right
sj-cell-FL2 = the second hex front left
sj-cell-BR2 = the second hex back right
sj-cell-BL2 = the second hex back left
sj-cell-B2 = the second hex behind
sj-cell-R = the second hex straight to the right
sj-cell-L = the second hex straight to the left
sj-cell-FFR = the second hex, one ahead and one front right
sj-cell-FFL = the second hex, one ahead and one front left
sj-cell-BBR = the second hex, one behind and one back right
sj-cell-BBL = the second hex, one behind and one back left
sj-cell-F2FR = the third hex, two ahead and one front right
sj-cell-F2FL = the third hex, two ahead and one front left
sj-cell-FFR2 = the third hex, one ahead and two front right
sj-side-n = north
sj-side-ne = north-east
sj-side-se = south-east
sj-side-s = south
sj-side-sw = south-west
sj-side-nw = north-west
sj-sense-left = left
sj-sense-right = right
sj-gain-card = a card
sj-gain-focus = 1 focus
sj-gain-speed = 1 speed
sj-gain-wound = 1 Wound
sj-terrain-decoy = Decoy
sj-status-poison = Poison
sj-card-stun = Stun
sj-card-crippling-poison = Crippling Poison
sj-card-confusing-mist = Confusing Mist
sj-card-haemorrhagic-toxin = Haemorrhagic Toxin
sj-card-paralysing-toxin = Paralysing Toxin
sj-card-virulent-poison = Virulent Poison

## Moves

move-sj-place-terrain = Place { $piece } on { $hex }{ $turned ->
    [0] {""}
   *[other] , turned by { $turned }
}
move-sj-stand = Stand on { $hex }
move-sj-face = Face { $side }
move-sj-start-stealthed = Begin stealthed
move-sj-start-revealed = Begin revealed
move-sj-leave-out = Leave out { $contract }
move-sj-prepare = Prepare { $card }
move-sj-choose = Choose { $card }
move-sj-keep-dog-card = Hachiko keeps { $card }
move-sj-target = Target { $target }
move-sj-target-dog = Target { $target }’s Hachiko
move-sj-hasten = Pay { $focus } focus for speed { $speed }
move-sj-announce = Announce { $speed }
move-sj-play-instant = Play { $card }
move-sj-no-thanks = Pass
move-sj-take-place = Resolve as number { $place }
move-sj-pay = Pay
move-sj-option = Option { $number }
move-sj-walk = Step { $way }
move-sj-turn = Rotate { $sense }
move-sj-stay = Stay
move-sj-shove = To the { $side }
move-sj-go-to = To { $kamae }
move-sj-pass-focus = Over the Focus Point to { $kamae }
move-sj-draw = Draw a card
move-sj-discard = Discard { $card }
move-sj-take = Take { $card }
move-sj-shuffle-in = Shuffle { $card } into the deck
move-sj-give-card = Give { $card }
move-sj-poison = { $poison }
move-sj-remove = Remove { $status }
move-sj-react = React with { $card }
move-sj-put-token = Place { $token }: { $cell }
move-sj-forbid-type = Forbid { $kind }
move-sj-forbid-card = Forbid { $card }
move-sj-buy-out = Spend focus to end { $card }
move-sj-sober-up = Sober up for 1 focus
move-sj-cash-contract = Discard { $contract } for { $gain }
move-sj-return-contract = Put { $contract } back into play
move-sj-strengthen = Add { $gain }
move-sj-dog-kamae = Hachiko begins in { $kamae }

## Questions

ask-sj-terrain = { $seat-is ->
    [you] Place one of your pieces of terrain.
   *[other] { $seat } places a piece of terrain.
}
ask-sj-bell = { $seat-is ->
    [you] Place the Bonsho bell.
   *[other] { $seat } places the Bonsho bell.
}
ask-sj-stand = { $seat-is ->
    [you] Where does { $who } begin?
   *[other] { $seat } places { $who }.
}
ask-sj-face = { $seat-is ->
    [you] Which way does { $who } face?
   *[other] { $seat } rotates { $who }.
}
ask-sj-stealth = { $seat-is ->
    [you] Do you begin stealthed?
   *[other] { $seat } decides whether to begin stealthed.
}
ask-sj-dog-kamae = { $seat-is ->
    [you] In which kamae does Hachiko begin?
   *[other] { $seat } chooses Hachiko’s kamae.
}
ask-sj-contracts = { $seat-is ->
    [you] You take { $count } contracts: which do you leave out?
   *[other] { $seat } takes { $count } contracts.
}
ask-sj-start-of-turn = { $seat-is ->
    [you] The turn begins: play an Instant?
   *[other] { $seat } may play an Instant.
}
ask-sj-contract-completed = { $seat-is ->
    [you] A contract is completed: play an Instant?
   *[other] { $seat } completed a contract and may play an Instant.
}
ask-sj-opponent-attack-succeeded = { $seat-is ->
    [you] You were struck: play an Instant?
   *[other] { $seat } was struck and may play an Instant.
}
ask-sj-cash = { $seat-is ->
    [you] Discard a completed contract for a card or a focus?
   *[other] { $seat } may discard a completed contract.
}
ask-sj-cash-first = { $seat-is ->
    [you] Discard a completed contract for a card or a focus before you bleed? Afterwards you may still.
   *[other] { $seat } may discard a completed contract before bleeding, or after.
}
ask-sj-sober = { $seat-is ->
    [you] Spend 1 focus to be sober this turn?
   *[other] { $seat } may sober up.
}
ask-sj-keep-one = { $seat-is ->
    [you] Which card does Hachiko keep?
   *[other] { $seat } chooses a card for Hachiko.
}
ask-sj-target = { $seat-is ->
    [you] Whom do you target?
   *[other] { $seat } names a target.
}
ask-sj-next-target = { $seat-is ->
    [you] Who comes next?
   *[other] { $seat } chooses who comes next.
}
ask-sj-hasten = { $seat-is ->
    [you] Pay for another speed of { $card }?
   *[other] { $seat } may pay for another speed of { $card }.
}
ask-sj-replace = { $seat-is ->
    [you] Replace { $card }?
   *[other] { $seat } may replace { $card }.
}
ask-sj-widen = { $seat-is ->
    [you] Widen the range of your block?
   *[other] { $seat } may widen a block.
}
ask-sj-announce = { $seat-is ->
    [you] Which speed do you choose for { $card }?
   *[other] { $seat } announces the speed of { $card }.
}
ask-sj-beta-instant = { $seat-is ->
    [you] Play an Instant?
   *[other] { $seat } may play an Instant.
}
ask-sj-place = { $seat-is ->
    [you] { $count } cards are tied: when does yours resolve?
   *[other] { $seat } chooses when to resolve among { $count } tied cards.
}
ask-sj-pay = { $seat-is ->
    [you] Pay for an effect of { $card }?{ $focus ->
        [0] {" "}The cost is a Stun.
        [one] {" "}The cost is 1 focus.
       *[other] {" "}The cost is { $focus } focus.
    }
   *[other] { $seat } may pay for an effect of { $card }{ $focus ->
        [0] {""} (a Stun)
        [one] {""} (1 focus)
       *[other] {""} ({ $focus } focus)
    }.
}
ask-sj-add-on = { $seat-is ->
    [you] Strengthen the attack of { $card } for { $focus } focus?
   *[other] { $seat } may strengthen the attack of { $card } for { $focus } focus.
}
ask-sj-option = { $seat-is ->
    [you] { $card }: which option?
   *[other] { $seat } chooses an option of { $card }.
}
ask-sj-move = { $seat-is ->
    [you] Move { $who }.
   *[other] { $seat } moves { $who }.
}
ask-sj-push = { $seat-is ->
    [you] Where is { $who } pushed?
   *[other] { $seat } pushes { $who }.
}
ask-sj-pull = { $seat-is ->
    [you] Where is { $who } pulled?
   *[other] { $seat } pulls { $who }.
}
ask-sj-draw = { $seat-is ->
    [you] Draw a card? Up to { $left } more.
   *[other] { $seat } may draw up to { $left } more.
}
ask-sj-discard = { $seat-is ->
    [you] Discard { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } discards { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
ask-sj-enter = { $seat-is ->
    [you] The card you discarded: bring it into play for 1 focus?
   *[other] { $seat } may bring a discarded card into play.
}
ask-sj-search = { $seat-is ->
    [you] Which card do you take?
   *[other] { $seat } searches.
}
ask-sj-borrow = { $seat-is ->
    [you] Which card of { $target } do you play?
   *[other] { $seat } looks through { $target }’s discards.
}
ask-sj-pass = { $seat-is ->
    [you] Which card does { $target } take?
   *[other] { $seat } chooses a card for { $target }.
}
ask-sj-shuffle = { $seat-is ->
    [you] Shuffle { $count ->
        [one] a card
       *[other] { $count } cards
    } into your deck.
   *[other] { $seat } shuffles { $count ->
        [one] a card
       *[other] { $count } cards
    } into the deck.
}
ask-sj-poison = { $seat-is ->
    [you] Which poison do you give { $target }?
   *[other] { $seat } chooses a poison for { $target }.
}
ask-sj-return-poison = { $seat-is ->
    [you] Which poison returns to your poison deck?
   *[other] { $seat } takes used poisons back.
}
ask-sj-remove = { $seat-is ->
    [you] What do you remove? Up to { $count }.
   *[other] { $seat } removes up to { $count }.
}
ask-sj-change = { $seat-is ->
    [you] Change { $who }’s kamae? { $left ->
        [one] 1 branch
       *[other] { $left } branches
    }.
   *[other] { $seat } may change { $who }’s kamae: { $left ->
        [one] 1 branch
       *[other] { $left } branches
    }.
}
ask-sj-switch = { $seat-is ->
    [you] To which kamae does { $who } switch?
   *[other] { $seat } names { $who }’s kamae.
}
ask-sj-react = { $seat-is ->
    [you] { $card } held: react with an Attack?
   *[other] { $seat } stopped the attack with { $card } and may react.
}
ask-sj-pay-to-react = { $seat-is ->
    [you] Pay to react?
   *[other] { $seat } may pay to react.
}
ask-sj-follow-up = { $seat-is ->
    [you] Your reaction succeeded: play a card after it?
   *[other] { $seat } may follow the reaction up.
}
ask-sj-add-attack = { $seat-is ->
    [you] { $card } succeeded: add an Instant?
   *[other] { $seat } succeeded with { $card } and may add an Instant.
}
ask-sj-add-block = { $seat-is ->
    [you] { $card } stopped the attack: add an Instant?
   *[other] { $seat } stopped the attack with { $card } and may add an Instant.
}
ask-sj-add-before = { $seat-is ->
    [you] Before { $card }: add an Instant?
   *[other] { $seat } may add an Instant before { $card }.
}
ask-sj-add-after = { $seat-is ->
    [you] After { $card }: add an Instant?
   *[other] { $seat } may add an Instant after { $card }.
}
ask-sj-token = { $seat-is ->
    [you] Where does the token go?
   *[other] { $seat } puts tokens down.
}
ask-sj-forbid-type = { $seat-is ->
    [you] Which type does nobody play this turn?
   *[other] { $seat } forbids a type of card.
}
ask-sj-forbid-card = { $seat-is ->
    [you] Which card is not played this turn?
   *[other] { $seat } forbids a card.
}
ask-sj-buy-out = { $seat-is ->
    [you] Spend 2 focus to end a Bushido card?
   *[other] { $seat } may end a Bushido card.
}
ask-sj-return-contract = { $seat-is ->
    [you] Which contract comes back into play?
   *[other] { $seat } puts a contract back into play.
}
ask-sj-strengthen = { $seat-is ->
    [you] { $left ->
        [one] A contract
       *[other] { $left } contracts
    }: speed or a Wound?
   *[other] { $seat } spends contracts: { $left } left.
}
ask-sj-survive = { $seat-is ->
    [you] You are defeated: play an Instant?
   *[other] { $seat } is defeated, but may answer.
}
ask-sj-prepare = Take a Prepared card into your hand, or stop.
ask-sj-choose = Turn { $turn }: choose a card.
ask-sj-cut-hands = Discard down to the hand limit.

## What happens

event-sj-joined = { $seat-is ->
    [you] You play { $character }
   *[other] { $seat } plays { $character }
} with a deck of { $cards } cards.
event-sj-terrain-placed = { $seat-is ->
    [you] You place { $piece } on { $hex }.
   *[other] { $seat } places { $piece } on { $hex }.
}
event-sj-figure-placed = { $seat-is ->
    [you] { $figure } begins on { $hex }.
   *[other] { $seat } places { $figure } on { $hex }.
}
event-sj-figure-faced = { $seat-is ->
    [you] { $figure } faces { $side }.
    [nobody] { $seat } faces { $side }.
   *[other] { $seat }’s { $figure } faces { $side }.
}
event-sj-prepared = { $seat-is ->
    [you] You prepare { $card }.
   *[other] { $seat } prepares { $card }.
}
event-sj-prepared-hidden = { $seat-is ->
    [you] You prepare a card.
   *[other] { $seat } prepares a card.
}
event-sj-hand-dealt = { $seat-is ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
event-sj-contracts-laid = { $seat-is ->
    [you] Your contracts: { $contracts }.
   *[other] { $seat }’s contracts: { $contracts }.
}
event-sj-drew = { $seat-is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
event-sj-drew-hidden = { $seat-is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
event-sj-milled = { $seat-is ->
    [you] { $card } goes from your deck to the discards.
   *[other] { $card } goes from { $seat }’s deck to the discards.
}
event-sj-milled-hidden = { $seat-is ->
    [you] A card of your deck goes to the discards.
   *[other] A card of { $seat }’s deck goes to the discards.
}
event-sj-empty-deck = { $seat-is ->
    [you] Your deck is empty.
   *[other] { $seat }’s deck is empty.
}
event-sj-revealed = { $seat-is ->
    [you] You reveal { $card }.
   *[other] { $seat } reveals { $card }.
}
event-sj-focus-paid = { $seat-is ->
    [you] You spend { $focus } focus and have { $left }.
   *[other] { $seat } spends { $focus } focus and has { $left }.
}
event-sj-focus-gained = { $seat-is ->
    [you] You gain { $focus } focus and have { $left }.
   *[other] { $seat } gains { $focus } focus and has { $left }.
}
event-sj-focus-lost = { $seat-is ->
    [you] You lose { $focus } focus and have { $left }.
   *[other] { $seat } loses { $focus } focus and has { $left }.
}
event-sj-replaced = { $seat-is ->
    [you] You play { $card } in place of { $old }.
   *[other] { $seat } plays { $card } in place of { $old }.
}
event-sj-announced = { $seat-is ->
    [you] You announce { $speed }.
   *[other] { $seat } announces { $speed }.
}
event-sj-resolving = { $seat-is ->
    [you] Speed { $speed }: your { $card }.
   *[other] Speed { $speed }: { $seat }’s { $card }.
}
event-sj-walked = { $seat-is ->
    [you] { $figure } steps { $way } to { $hex }.
    [nobody] { $seat } steps { $way } to { $hex }.
   *[other] { $seat }’s { $figure } steps { $way } to { $hex }.
}
event-sj-rotated = { $seat-is ->
    [you] { $figure } rotates to face { $side }.
    [nobody] { $seat } rotates to face { $side }.
   *[other] { $seat }’s { $figure } rotates to face { $side }.
}
event-sj-collided = { $seat-is ->
    [you] { $figure } runs into something.
    [nobody] { $seat } runs into something.
   *[other] { $seat }’s { $figure } runs into something.
}
event-sj-shifted = { $seat-is ->
    [you] { $figure } is moved to { $hex }.
    [nobody] { $seat } is moved to { $hex }.
   *[other] { $seat }’s { $figure } is moved to { $hex }.
}
event-sj-movement-cancelled = { $seat-is ->
    [you] Your movement is cancelled.
   *[other] { $seat }’s movement is cancelled.
}
event-sj-cards-cancelled = { $seat-is ->
    [you] Your cards are cancelled.
   *[other] { $seat }’s cards are cancelled.
}
event-sj-missed = { $seat-is ->
    [you] { $card } strikes nobody.
   *[other] { $seat }’s { $card } strikes nobody.
}
event-sj-wounded = { $seat-is ->
    [you] { $figure } takes { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    } and has { $total } in all.
    [nobody] { $seat } takes { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    } and has { $total } in all.
   *[other] { $seat }’s { $figure } takes { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    } and has { $total } in all.
}
event-sj-bled = { $seat-is ->
    [you] { $figure } takes { $wounds ->
        [one] 1 Bleeding Wound
       *[other] { $wounds } Bleeding Wounds
    } and has { $total ->
        [one] 1 wound
       *[other] { $total } wounds
    } in all.
    [nobody] { $seat } takes { $wounds ->
        [one] 1 Bleeding Wound
       *[other] { $wounds } Bleeding Wounds
    } and has { $total ->
        [one] 1 wound
       *[other] { $total } wounds
    } in all.
   *[other] { $seat }’s { $figure } takes { $wounds ->
        [one] 1 Bleeding Wound
       *[other] { $wounds } Bleeding Wounds
    } and has { $total ->
        [one] 1 wound
       *[other] { $total } wounds
    } in all.
}
event-sj-wounds-changed = { $seat-is ->
    [you] { $figure } now has
    [nobody] { $seat } now has
   *[other] { $seat }’s { $figure } now has
} { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
} and { $bleeding ->
    [one] 1 Bleeding Wound
   *[other] { $bleeding } Bleeding Wounds
}.
event-sj-stunned = { $seat-is ->
    [you] { $figure } takes { $count ->
        [one] a Stun
       *[other] { $count } Stuns
    }.
    [nobody] { $seat } takes { $count ->
        [one] a Stun
       *[other] { $count } Stuns
    }.
   *[other] { $seat }’s { $figure } takes { $count ->
        [one] a Stun
       *[other] { $count } Stuns
    }.
}
event-sj-got-hobbled = { $seat-is ->
    [you] { $figure } is hobbled.
    [nobody] { $seat } is hobbled.
   *[other] { $seat }’s { $figure } is hobbled.
}
event-sj-executed = { $seat-is ->
    [you] { $figure } is executed.
    [nobody] { $seat } is executed.
   *[other] { $seat }’s { $figure } is executed.
}
event-sj-healed = { $seat-is ->
    [you] { $figure } is rid of { $status }.
    [nobody] { $seat } is rid of { $status }.
   *[other] { $seat }’s { $figure } is rid of { $status }.
}
event-sj-armour-held = { $seat-is ->
    [you] Your { $card } takes part of the blow.
   *[other] { $seat }’s { $card } takes part of the blow.
}
event-sj-kamae-changed = { $seat-is ->
    [you] You are in { $kamae }.
   *[other] { $seat } is in { $kamae }.
}
event-sj-dog-kamae-changed = { $seat-is ->
    [you] Hachiko is in { $kamae }.
   *[other] { $seat }’s Hachiko is in { $kamae }.
}
event-sj-advantage-gained = { $seat-is ->
    [you] You gain Advantage.
   *[other] { $seat } gains Advantage.
}
event-sj-stealth-entered = { $seat-is ->
    [you] You enter Stealth.
   *[other] { $seat } enters Stealth.
}
event-sj-stealth-lost = { $seat-is ->
    [you] You are revealed.
   *[other] { $seat } is revealed.
}
event-sj-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-sj-discarded-hidden = { $seat-is ->
    [you] You discard a card.
   *[other] { $seat } discards a card.
}
event-sj-fetched = { $seat-is ->
    [you] You find { $card }.
   *[other] { $seat } finds { $card }.
}
event-sj-fetched-hidden = { $seat-is ->
    [you] You find a card.
   *[other] { $seat } finds a card.
}
event-sj-found-nothing = { $seat-is ->
    [you] You find nothing.
   *[other] { $seat } finds nothing.
}
event-sj-shuffled-in = { $seat-is ->
    [you] You shuffle { $card } into your deck.
   *[other] { $seat } shuffles { $card } into the deck.
}
event-sj-shuffled-in-hidden = { $seat-is ->
    [you] You shuffle a card into your deck.
   *[other] { $seat } shuffles a card into the deck.
}
event-sj-looked = { $seat-is ->
    [you] { $target }’s hand: { $cards }.
   *[other] { $seat } sees { $target }’s hand: { $cards }.
}
event-sj-looked-hidden = { $seat-is ->
    [you] You look at { $target }’s hand.
   *[other] { $seat } looks at { $target }’s hand.
}
event-sj-card-given = { $seat-is ->
    [you] You give { $target } { $card }.
   *[other] { $seat } gives { $target } { $card }.
}
event-sj-card-given-hidden = { $seat-is ->
    [you] You give { $target } a card.
   *[other] { $seat } gives { $target } a card of the deck.
}
event-sj-instant-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-sj-reacted = { $seat-is ->
    [you] You react with { $card }.
   *[other] { $seat } reacts with { $card }.
}
event-sj-remains = { $seat-is ->
    [you] { $card } remains before you.
   *[other] { $card } remains before { $seat }.
}
event-sj-left-play = { $seat-is ->
    [you] { $card } before you leaves play.
   *[other] { $card } before { $seat } leaves play.
}
event-sj-type-forbidden = { $seat-is ->
    [you] You forbid: { $kind }.
   *[other] { $seat } forbids: { $kind }.
}
event-sj-card-forbidden = { $seat-is ->
    [you] You forbid { $card }.
   *[other] { $seat } forbids { $card }.
}
event-sj-deck-top-shown = { $seat-is ->
    [you] The top of your deck is revealed: { $cards }.
   *[other] The top of { $seat }’s deck is revealed: { $cards }.
}
event-sj-discards-opened = { $seat-is ->
    [you] Your discards are turned up: { $cards }.
   *[other] { $seat }’s discards are turned up: { $cards }.
}
event-sj-token-placed = { $seat-is ->
    [you] You put { $token } on { $hex }.
   *[other] { $seat } puts { $token } on { $hex }.
}
event-sj-token-sprung = { $seat-is ->
    [you] You step on { $token } on { $hex }.
   *[other] { $seat } steps on { $token } on { $hex }.
}
event-sj-dog-card-kept = { $seat-is ->
    [you] Hachiko keeps { $card }.
   *[other] { $seat }’s Hachiko keeps { $card }.
}
event-sj-dog-discarded = { $seat-is ->
    [you] Hachiko discards { $card }.
   *[other] { $seat }’s Hachiko discards { $card }.
}
event-sj-dog-stun-drawn = { $seat-is ->
    [you] A Stun turns up in Hachiko’s deck.
   *[other] A Stun turns up in the deck of { $seat }’s Hachiko.
}
event-sj-contract-progress = { $seat-is ->
    [you] Your contract { $contract } is turned: { $turned }.
   *[other] { $seat }’s contract { $contract } is turned: { $turned }.
}
event-sj-contract-completed = { $seat-is ->
    [you] You complete the contract { $contract }.
   *[other] { $seat } completes the contract { $contract }.
}
event-sj-contract-discarded = { $seat-is ->
    [you] You discard the contract { $contract }.
   *[other] { $seat } discards the contract { $contract }.
}
event-sj-contract-returned = { $seat-is ->
    [you] The contract { $contract } is back in play.
   *[other] { $seat }’s contract { $contract } is back in play.
}
event-sj-sobered = { $seat-is ->
    [you] You are sober this turn.
   *[other] { $seat } is sober this turn.
}
event-sj-survived = { $seat-is ->
    [you] You are not defeated.
   *[other] { $seat } is not defeated.
}
event-sj-defeated = { $seat-is ->
    [you] { $figure } is defeated.
    [nobody] { $seat } is defeated.
   *[other] { $seat }’s { $figure } is defeated.
}
event-sj-turn-began = Turn { $turn }.
event-sj-terrain-removed = { $piece } on { $hex } is gone.
event-sj-targeted = { $seat-is ->
    [you] { $target-is ->
        [nobody] You target { $target }.
       *[other] You target { $target }’s { $figure }.
    }
   *[other] { $target-is ->
        [you] { $seat } targets your { $figure }.
        [nobody] { $seat } targets { $target }.
       *[other] { $seat } targets { $target }’s { $figure }.
    }
}
event-sj-swapped = { $seat-is ->
    [you] You change places with { $target }.
   *[other] { $target-is ->
        [you] { $seat } changes places with you.
       *[other] { $seat } changes places with { $target }.
    }
}
event-sj-struck = { $seat-is ->
    [you] { $target-is ->
        [nobody] Your { $card } strikes { $target }.
       *[other] Your { $card } strikes { $target }’s { $figure }.
    }
   *[other] { $target-is ->
        [you] { $seat }’s { $card } strikes your { $figure }.
        [nobody] { $seat }’s { $card } strikes { $target }.
       *[other] { $seat }’s { $card } strikes { $target }’s { $figure }.
    }
}
event-sj-stopped = { $seat-is ->
    [you] Your { $card } stops { $target }’s attack.
   *[other] { $target-is ->
        [you] { $seat }’s { $card } stops your attack.
       *[other] { $seat }’s { $card } stops { $target }’s attack.
    }
}
event-sj-sheltered = { $seat-is ->
    [you] You are sheltered from { $target }’s attack.
   *[other] { $target-is ->
        [you] { $seat } is sheltered from your attack.
       *[other] { $seat } is sheltered from { $target }’s attack.
    }
}
event-sj-dog-poisoned = { $seat-is ->
    [you] You give { $poison } to { $target }’s Hachiko.
   *[other] { $target-is ->
        [you] { $seat } gives { $poison } to your Hachiko.
       *[other] { $seat } gives { $poison } to { $target }’s Hachiko.
    }
}
event-sj-dog-crippled = { $seat-is ->
    [you] Your Hachiko has drawn Crippling Poison and has no card this turn.
   *[other] { $seat }’s Hachiko has drawn Crippling Poison and has no card this turn.
}
event-sj-poisoned = { $seat-is ->
    [you] You give { $target } { $poison }.
   *[other] { $target-is ->
        [you] { $seat } gives you { $poison }.
       *[other] { $seat } gives { $target } { $poison }.
    }
}

## How it ended, and what is refused

outcome-sj-last-standing = { $winners } { $winners-count ->
    [one] is
   *[other] are
} the last standing.
outcome-sj-contracts = { $winners } { $winners-count ->
    [one] wins
   *[other] win
} by five completed contracts.
outcome-sj-draw = Nobody is left standing: a draw between { $winners }.
outcome-sj-too-long = The fight has lasted too long: a draw between { $winners }.
sj-deck-size = A deck holds { $wanted } cards, not { $found }.
sj-deck-gold = At most { $most } Gold cards are allowed; there are { $found }.
sj-deck-jade = One Jade card is allowed; there are { $found }.
sj-deck-no-such-card = “{ $card }” is no card that can be in a deck.
sj-deck-not-yours = { $card } belongs to another fighter.
sj-deck-copies = { $card }: at most { $most }, not { $found }.
sj-deck-weapons = { $wanted ->
    [one] One Special Weapon card is
   *[other] { $wanted } different Special Weapon cards are
} taken, not { $found }.
sj-deck-weapon = “{ $card }” is no weapon of this fighter.
sj-deck-weapon-missing = { $weapon } is missing.
sj-deck-school = { $card } belongs to the { $school }, which this deck may not use.
sj-deck-hachiko = Hachiko’s deck holds { $wanted } Hachiko cards, and only the Ashigaru has one.
sj-text-entry = Line { $line }, column { $column }: “{ $found }” is neither cards, such as “2 wild-swing”, nor a heading, such as “character: ronin”.
sj-text-card = Line { $line }, column { $column }: there is no card “{ $found }” to build with.
sj-text-heading = Line { $line }, column { $column }: there is no heading “{ $found }”; known: { $known }.
sj-text-twice = Line { $line }, column { $column }: “{ $found }” is said twice.
sj-text-value = Line { $line }, column { $column }: “{ $found }” cannot follow “{ $heading }:”; known: { $known }.
sj-text-no-character = The deck does not say whose it is: “character: ronin”, for example.
sj-room-copies = At most { $most } of a { $rank } card.
sj-room-gold = At most { $most } Gold cards in all.
sj-room-jade = One Jade card in all.
sj-room-full = The deck has its { $most } cards.
sj-room-hachiko = Hachiko has his { $most } cards.
sj-room-weapons = { $wanted ->
    [one] One Special Weapon card.
   *[other] { $wanted } Special Weapon cards.
}
sj-room-school = { $school }: not in this deck.
sj-bad-field = This field cannot be used; expected: { $what }.
sj-bad-teams = Two or more teams of three or four seats in all, each seat once.
sj-bad-character = “{ $name }” does not fight here; known: { $known }.
sj-same-character = “{ $name }” is chosen twice; allow mirror matches to do so.
sj-unknown-deck = There is no deck “{ $name }” for this fighter; known: { $known }.
why-sj-instant = Instants are not chosen here: each has its own moment.
why-sj-focus = { $focus ->
    [one] Costs 1 focus
   *[other] Costs { $focus } focus
}, and you have { $left }.
why-sj-frozen = Paralysing Toxin: no focus can be spent.
why-sj-kamae = Needs { $one }; you stand in { $kamae }.
why-sj-either-kamae = Needs { $one } or { $two }; you stand in { $kamae }.
why-sj-stealth = Only while stealthed.
why-sj-desperation = Only with 3 or more wounds.
why-sj-enlightened = Only with the three Enlightened cards in play.
why-sj-behind = Needs an opponent right before you who faces the same way.
why-sj-barred = A Bushido card forbids it this turn.
why-sj-poison = { $card } is in your hand and must be chosen.
