# What is said at a table of Samurai Sword. The words on the cards are in cards.en.ftl.

game-samurai-sword = Samurai Sword
    .about = Three to eight players, hidden roles, one blade too many.

## Options

option-expansions = Expansions
    .about = What is shuffled into the base game.
option-expansions-rising-sun = Rising Sun (Samurai Sword expansion)
option-expansions-rikyu = Rikyu
option-deck-end = End of the deck
    .about = Whether the deck ends as its last card leaves it, or when a further card is needed.
option-deck-end-at-once = at once
option-deck-end-when-needed = when needed
option-same-blow = Last blow
    .about = What decides when one blow leaves a single player standing and takes the last honour point.
option-same-blow-swordmaster = the Swordmaster
option-same-blow-honour = honour
option-floor-at-zero = No points below zero
    .about = Whether a team’s total stops at zero when a Deadly Strike costs it points.
option-cards = Custom cards
    .about = Card values from your own box, used instead of the built-in ones.

## Phases of a turn

phase-recover = recover
phase-draw = draw
phase-play = play
phase-discard = discard

## Moves

move-attack = Attack { $target-is ->
    [you] yourself
   *[other] { $target }
} with { $weapon }
move-play = Play { $card }
move-play-on = Play { $card } on { $target-is ->
    [you] yourself
   *[other] { $target }
}
move-geisha-property = Send the Geisha to { $target }: { $property } is discarded
move-geisha-hand = Send the Geisha to { $target }: a card from the hand is discarded
move-imitate = Imitate: take { $property } from { $target }
move-spend = Lose 1 resilience and draw a card
move-seize = Lose 1 resilience and take { $property } from { $target }
move-end = End the play phase
move-discard = Discard { $card }
move-take-it = Take it
move-parry = Parry with { $card }
move-parry-property = Parry with { $property }, which lies in play
move-give-up = Discard { $card }
move-give-peasant = Discard a Peasant
move-lose-honour = Lose an honour point and be rid of Bushido
move-drop-bushido = Discard Bushido
move-from-deck = Draw from the deck
move-from-discards = Take the top discard
move-show = Show { $card }
move-take-shown = Take { $card }, shown by { $target }
move-draw-one = Draw a card
move-no-thanks = No, thank you
move-choose = Choose { $target-is ->
    [you] yourself
   *[other] { $target }
}
move-reveal-more = Turn another card
move-settle = Settle for { $card }

## Questions

ask-play = { $seat-is ->
    [you] Your play phase: play a card, or end it.
   *[other] { $seat } may play cards.
}
ask-discard = { $seat-is ->
    [you] Discard { $count ->
        [one] a card
       *[other] { $count } cards
    } to come down to seven.
   *[other] { $seat } discards { $count ->
        [one] a card
       *[other] { $count } cards
    } to come down to seven.
}
ask-take-discard = { $seat-is ->
    [you] Draw from the deck, or take { $card } from the discards?
   *[other] { $seat } draws from the deck or takes { $card } from the discards.
}
ask-parry = { $seat-is ->
    [you] { $attacker } attacks you with { $weapon }. Do you parry?
   *[other] { $attacker-is ->
        [you] You attack { $seat } with { $weapon }: { $seat } may parry.
       *[other] { $attacker } attacks { $seat } with { $weapon }: { $seat } may parry.
    }
}
ask-counterattack = { $seat-is ->
    [you] { $by } strikes back. Play a Parry, or take 1 wound?
   *[other] { $by-is ->
        [you] You strike back: { $seat } plays a Parry or takes 1 wound.
       *[other] { $by } strikes back: { $seat } plays a Parry or takes 1 wound.
    }
}
ask-battle-cry = { $seat-is ->
    [you] Battle Cry by { $by }: play a Parry, or take 1 wound?
   *[other] Battle Cry: { $seat } plays a Parry or takes 1 wound.
}
ask-jujutsu = { $seat-is ->
    [you] Jujutsu by { $by }: discard a weapon, or take 1 wound?
   *[other] Jujutsu: { $seat } discards a weapon or takes 1 wound.
}
ask-avoid = { $seat-is ->
    [you] { $card } targets you. Play a crane card to avoid it?
   *[other] { $card } targets { $seat }, who may play a crane card to avoid it.
}
ask-show = { $by-is ->
    [you] Your Intuition: the others choose a card to show.
   *[other] { $by }’s Intuition: choose a card to show. All are shown together.
}
ask-take-shown = { $seat-is ->
    [you] Which of the shown cards do you take?
   *[other] { $seat } takes one of the shown cards.
}
ask-bushido = { $seat-is ->
    [you] Bushido has turned up a weapon. Discard a weapon of yours, or be rid of Bushido?
   *[other] Bushido has turned up a weapon: { $seat } discards a weapon, or pays to be rid of it.
}
ask-turn-another = { $seat-is ->
    [you] Which of the turned cards counts? Or turn another?
   *[other] { $seat } settles for a turned card, or turns another.
}
ask-draw-one = { $seat-is ->
    [you] You played a torii card. Draw a card?
   *[other] { $seat } played a torii card and may draw a card.
}
ask-kote = { $seat-is ->
    [you] Your Kote: who draws a card?
   *[other] { $seat } chooses who draws a card for the Kote.
}
ask-give-peasant = { $seat-is ->
    [you] { $wounds ->
        [one] A wound is
       *[other] { $wounds } wounds are
    } coming. Discard a Peasant instead of taking one?
   *[other] { $seat } may discard a Peasant instead of taking a wound.
}
ask-lose-card = { $seat-is ->
    [you] Manriki Gusari has wounded you: which card do you discard?
   *[other] { $seat } was wounded by Manriki Gusari and discards a card.
}

## Why not

why-weapon-limit = { $limit ->
    [one] You may play only one weapon this turn.
   *[other] You may play only { $limit } weapons this turn.
}
why-no-resilience = { $target } has no resilience and is harmless.
why-no-cards = { $target } has no cards in hand and is harmless.
why-out-of-reach = { $weapon } overcomes difficulty { $reach }, and { $target } is at { $difficulty }.
why-only-answers = { $card } can only be played in response.
why-one-bushido = Only one Bushido may be in play.
why-nobody-to-choose = There is nothing { $card } could be played on.

## What happens

event-dealt = { $seat-is ->
    [you] You are { $character }
   *[other] { $seat } is { $character }
}: { $honour ->
    [one] 1 honour point
   *[other] { $honour } honour points
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-shogun-revealed = { $seat-is ->
    [you] You are the Shogun, and everybody knows it.
   *[other] { $seat } is the Shogun.
}
event-role-learned = { $seat-is ->
    [you] Your role
   *[other] { $seat }’s role
}: { $role }{ $stars ->
    [0] .
    [one] {""}, with 1 star.
   *[other] {""}, with { $stars } stars.
}
event-hand-dealt = { $seat-is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
event-turn-began = Turn { $turn }: { $seat-is ->
    [you] your turn.
   *[other] { $seat }.
}
event-recovered = { $seat-is ->
    [you] You recover: { $resilience } resilience.
   *[other] { $seat } recovers: { $resilience } resilience.
}
event-drew = { $seat-is ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
event-drew-hidden = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] a card.
   *[other] { $count } cards.
}
event-took-discard = { $seat-is ->
    [you] You take { $card } from the discards.
   *[other] { $seat } takes { $card } from the discards.
}
event-attacked = { $seat-is ->
    [you] You attack { $target-is ->
        [you] yourself
       *[other] { $target }
    } with { $weapon }.
   *[other] { $target-is ->
        [you] { $seat } attacks you with { $weapon }.
        [self] { $seat } turns { $weapon } inward.
       *[other] { $seat } attacks { $target } with { $weapon }.
    }
}
event-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-played-on = { $seat-is ->
    [you] You play { $card } on { $target }.
   *[other] { $target-is ->
        [you] { $seat } plays { $card } on you.
       *[other] { $seat } plays { $card } on { $target }.
    }
}
event-laid = { $seat-is ->
    [you] { $target-is ->
        [you] You lay { $card } in front of yourself.
       *[other] You lay { $card } in front of { $target }.
    }
   *[other] { $target-is ->
        [you] { $seat } lays { $card } in front of you.
        [self] { $seat } brings { $card } into play.
       *[other] { $seat } lays { $card } in front of { $target }.
    }
}
event-parried = { $seat-is ->
    [you] You parry with { $card }.
   *[other] { $seat } parries with { $card }.
}
event-unharmed = { $seat-is ->
    [you] It does not wound you.
   *[other] It does not wound { $seat }.
}
event-gave-up = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-property-lost = { $seat-is ->
    [you] Your { $card } is discarded.
   *[other] { $seat }’s { $card } is discarded.
}
event-property-taken = { $seat-is ->
    [you] You take { $target }’s { $card }.
   *[other] { $target-is ->
        [you] { $seat } takes your { $card }.
       *[other] { $seat } takes { $target }’s { $card }.
    }
}
event-stole = { $seat-is ->
    [you] You take { $card } from { $target }’s hand.
   *[other] { $target-is ->
        [you] { $seat } takes { $card } from your hand.
       *[other] { $seat } takes { $card } from { $target }’s hand.
    }
}
event-stole-hidden = { $seat-is ->
    [you] You take a card from { $target }’s hand.
   *[other] { $target-is ->
        [you] { $seat } takes a card from your hand.
       *[other] { $seat } takes a card from { $target }’s hand.
    }
}
event-wounded = { $seat-is ->
    [you] You take { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }: { $left ->
        [0] no
       *[other] { $left }
    } resilience left.
   *[other] { $seat } takes { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }: { $left ->
        [0] no
       *[other] { $left }
    } resilience left.
}
event-spent = { $seat-is ->
    [you] You lose 1 resilience: { $left } left.
   *[other] { $seat } loses 1 resilience: { $left } left.
}
event-defeated = { $seat-is ->
    [you] { $by-is ->
        [you] You fall by your own hand.
       *[other] { $by } defeats you.
    }
   *[other] { $by-is ->
        [you] You defeat { $seat }.
        [self] { $seat } falls by their own hand.
       *[other] { $by } defeats { $seat }.
    }
}
event-honour-passed = { $seat-is ->
    [you] You give { $to } an honour point and have { $left ->
        [0] none
       *[other] { $left }
    } left.
   *[other] { $to-is ->
        [you] { $seat } gives you an honour point and has { $left ->
            [0] none
           *[other] { $left }
        } left.
       *[other] { $seat } gives { $to } an honour point and has { $left ->
            [0] none
           *[other] { $left }
        } left.
    }
}
event-honour-lost = { $seat-is ->
    [you] You lose an honour point and have { $left ->
        [0] none
       *[other] { $left }
    } left.
   *[other] { $seat } loses an honour point and has { $left ->
        [0] none
       *[other] { $left }
    } left.
}
event-honour-gained = { $seat-is ->
    [you] You gain an honour point and have { $honour }.
   *[other] { $seat } gains an honour point and has { $honour }.
}
event-deck-ended = The deck has run out: { $cards ->
    [one] the one discard is
   *[other] the { $cards } discards are
} reshuffled, and every player loses 1 honour point.
event-turned = { $seat-is ->
    [you] You turn up { $card } ({ $suit }).
   *[other] { $seat } turns up { $card } ({ $suit }).
}
event-bushido-passed = { $seat-is ->
    [you] Bushido passes from you to { $to }.
   *[other] { $to-is ->
        [you] Bushido passes from { $seat } to you.
       *[other] Bushido passes from { $seat } to { $to }.
    }
}
event-ability-used = { $seat-is ->
    [you] Your ability as { $character } takes effect.
   *[other] { $character }’s ability takes effect.
}
event-shown = { $seat-is ->
    [you] You show { $card }.
   *[other] { $seat } shows { $card }.
}
event-returned = { $seat-is ->
    [you] { $card } comes back into your hand.
   *[other] { $card } comes back into { $seat }’s hand.
}
event-role-revealed = { $seat-is ->
    [you] Your role is revealed
   *[other] { $seat }’s role is revealed
}: { $role }{ $stars ->
    [0] .
    [one] {""}, with 1 star.
   *[other] {""}, with { $stars } stars.
}
event-team-scored = { $team }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-team-won = Victory of honour: { $team }.
event-swordmaster-won = { $seat-is ->
    [you] You alone are still standing. Swordmaster victory: { $team }.
   *[other] { $seat } alone is still standing. Swordmaster victory: { $team }.
}

## How it ended

outcome-honour = Victory of honour: { $winners }.
outcome-deadly-strike = A Deadly Strike inside a team ended the game. Victory of honour: { $winners }.
outcome-swordmaster = Swordmaster victory: { $winners }.

## Why somebody is suspected

because-shogun = acted against the Shogun { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
because-harmed = acted against { $target-is ->
    [you] you
   *[other] { $target }
} { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
because-nothing = has given nothing away yet

way-honour = Honour
way-swordmaster = Swordmaster
