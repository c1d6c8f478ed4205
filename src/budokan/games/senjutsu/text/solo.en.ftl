# Alone or together against foes that nobody leads.

## Options

option-foes = Foes
    .about = Who you fight in solo and co-operative play: the Samurai Boss if you choose nobody. In the harder hordes, who replaces the Ashigaru. Eight at most.
option-foes-samurai-boss = { sj-character-samurai-boss }
option-foes-katana-ashigaru = { sj-character-katana-ashigaru }
option-foes-yari-ashigaru = { sj-character-yari-ashigaru }
option-foes-yumi-ashigaru = { sj-character-yumi-ashigaru }
option-foes-arquebusier = { sj-character-arquebusier }
option-foes-master = Master
option-foes-ronin = Ronin
option-foes-student = Student
option-foes-warrior = Warrior
option-foes-ninja = Ninja
option-foes-assassin = Assassin
option-foes-ashigaru = Ashigaru and Hachiko
option-foes-monk = Monk
option-foes-navigator = Navigator
option-foes-onna-bugeisha = Onna-Bugeisha
option-foes-yojimbo = Yojimbo
option-foes-wakou = Wakou
option-foes-yasuke = Yasuke
option-foes-kojiro = Kojiro
option-foes-musashi = Musashi
option-foe-wounds = Wound limit of the foes
    .about = Wounds needed to defeat a foe. 0 = the rulebook’s value; results are recorded only with 0.
option-foe-limits = Wound limits against several players
    .about = The rulebook goes by the number of foes. By those for each player they last longer: by the bare number a group can hardly lose.
option-foe-limits-by-foes = by the number of foes
option-foe-limits-by-player = by the foes for each player
option-foe-archers = Archers out of reach
    .about = By the rulebook a Yumi or an Arquebus that sees a player from beyond its distance stays, though it carries no farther. They may come nearer instead.
option-foe-archers-stay = stay where they are
option-foe-archers-come-near = come nearer
option-foe-discards = Foes discard
    .about = Whether a foe that must discard loses the top card of its deck.
option-foe-ties = Open choices of the foes
    .about = Who decides when only the direction of a foe is left to choose.
option-foe-ties-worst = the rules
option-foe-ties-player = the player
option-nightmare = Nightmare
    .about = Whether each foe carries a Nightmare card.
option-horde = Horde
    .about = Which horde attacks.
option-horde-plain = Ashigaru and Boss
option-horde-nightmare = Nightmare
option-horde-ultimate = Ultimate
option-horde-fallen-lord = Fallen Lord
option-horde-stages = Stages of the horde
    .about = After how many stages a horde ends; 0 is without end.

## Names

sj-character-samurai-boss = Samurai Boss
sj-character-katana-ashigaru = Katana Ashigaru
sj-character-yari-ashigaru = Yari Ashigaru
sj-character-yumi-ashigaru = Yumi Ashigaru
sj-character-arquebusier = Arquebusier
sj-character-fallen-lord = Fallen Lord
sj-behaviour-left = left
sj-behaviour-centre = centre
sj-behaviour-right = right
sj-attitude-offensive = Offensive
sj-attitude-defensive = Defensive

## Moves

move-sj-enter = From entry { $entry }
move-sj-set-attitude = { $attitude }
move-sj-foe-goes = To { $hex }, facing { $side }
move-sj-lay-lord = On { $hex }

## Questions

ask-sj-entry = { $seat-is ->
    [you] Where does { $foe } come from?
   *[other] { $seat } says where { $foe } comes from.
}
ask-sj-attitude = { $seat-is ->
    [you] Which Attitude does { $foe } take?
   *[other] { $seat } sets { $foe }’s Attitude.
}
ask-sj-foe-end = { $seat-is ->
    [you] Where does { $foe } go? Every place is equally bad for you.
   *[other] { $seat } says where { $foe } goes.
}
ask-sj-foe-choice = { $seat-is ->
    [you] What does { $foe } do? Every answer is equally bad for you.
   *[other] { $seat } answers for { $foe }.
}
ask-sj-lord = { $seat-is ->
    [you] Where does your fallen lord lie?
   *[other] { $seat } lays the fallen lord down.
}

## What is wrong

sj-bad-foe = { $name } is no foe here. Expected: { $known }.
sj-same-foe = { $name } can be a foe only once.
sj-foe-is-player = “{ $name }” is a player’s fighter and a foe; allow mirror matches to do so.
sj-many-foes = These are too many foes; expected: at most { $most }, Hachiko counted.
sj-few-solo-cards = The solo cards are not enough for so many foes; expected: fewer of them.

## Foes: setting up and taking cards

event-sj-foe-appeared = { $seat } appears: wound limit { $limit }.
event-sj-foe-placed = { $seat } stands on { $hex }, facing { $side }.
event-sj-foe-marked = { $seat }: preferred side { $behaviour }, Attitude { $attitude }.
event-sj-foe-took-card = { $seat } lays a card face down.
event-sj-foe-deck-renewed = { $seat } has no cards left and shuffles the discards into a new deck.
event-sj-foe-deck-reset = { $seat } resets the deck: all its cards are shuffled.
event-sj-foe-stunned = { $seat } has drawn a Stun: { $count } of { $limit }.
event-sj-foe-bled = { $seat } has run out of cards while bleeding.
event-sj-behaviour-changed = { $seat } changes Behaviour: { $behaviour }.
event-sj-attitude-set = { $seat } is { $attitude } now.
event-sj-foe-barred = { $seat } may not play { $card } this turn.
event-sj-foe-gave-up = { $seat } discards { $card } from the deck, which is shuffled.
event-sj-foe-lacks = { $seat } has no such card to discard; the deck is shuffled.
event-sj-foe-frozen = { $seat } is paralysed: Behaviour and Attitude stay.
event-sj-foe-recalled = { $seat } shuffles { $card } back into the deck.
event-sj-foe-closes-in = { $seat } prefers distance { $distance } from now on.
event-sj-foe-card-banished = { $seat }’s { $card } is removed from the game.
event-sj-foe-tallied = { $seat } has { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} on the Enlightened Path.
event-sj-foe-top-seen = { $seat-is ->
    [you] You see the top of { $target }’s deck: { $cards }.
   *[other] { $seat } sees the top of { $target }’s deck: { $cards }.
}
event-sj-foe-top-seen-hidden = { $seat } looks at the top of { $target }’s deck.

## Foes: how they move

event-sj-moves-to-its-side = { $target-is ->
    [you] { $seat } moves to its preferred side of you ({ $behaviour }).
   *[other] { $seat } moves to its preferred side of { $target } ({ $behaviour }).
}
event-sj-turns-to-face = { $target-is ->
    [you] { $seat } rotates to face you.
   *[other] { $seat } rotates to face { $target }.
}
event-sj-moves-the-shortest-way = { $target-is ->
    [you] { $seat } takes the shortest way to you.
   *[other] { $seat } takes the shortest way to { $target }.
}
event-sj-stays-in-sight = { $target-is ->
    [you] { $seat } sees you and stays.
   *[other] { $seat } sees { $target } and stays.
}
event-sj-retreats = { $target-is ->
    [you] { $seat } retreats from you on its preferred side ({ $behaviour }).
   *[other] { $seat } retreats from { $target } on its preferred side ({ $behaviour }).
}
event-sj-seeks-sight = { $target-is ->
    [you] { $seat } moves to its preferred side of you ({ $behaviour }) to see you.
   *[other] { $seat } moves to its preferred side of { $target } ({ $behaviour }) to see.
}
event-sj-seeks-any-sight = { $target-is ->
    [you] { $seat } moves wherever it would see you.
   *[other] { $seat } moves wherever it would see { $target }.
}
event-sj-comes-into-range = { $target-is ->
    [you] { $seat } comes into range of you.
   *[other] { $seat } comes into range of { $target }.
}
event-sj-goes-behind = { $target-is ->
    [you] { $seat } faces you, comes to you and goes round you by its left.
   *[other] { $seat } faces { $target }, comes near and goes round by its left.
}

## Foes: how they attack and defend

event-sj-strikes-from-behind = { $target-is ->
    [you] { $seat } strikes you from behind.
   *[other] { $seat } strikes { $target } from behind.
}
event-sj-strikes-where-it-stands = { $target-is ->
    [you] { $seat } strikes you from where it stands.
   *[other] { $seat } strikes { $target } from where it stands.
}
event-sj-steps-to-strike = { $target-is ->
    [you] { $seat } moves to strike you.
   *[other] { $seat } moves to strike { $target }.
}
event-sj-strikes-from-elsewhere = { $target-is ->
    [you] { $seat } strikes you from a better place.
   *[other] { $seat } strikes { $target } from a better place.
}
event-sj-strikes-though-blocked = { $target-is ->
    [you] { $seat } strikes at you although you can block it.
   *[other] { $seat } strikes at { $target } although it can be blocked.
}
event-sj-strikes-all-the-same = { $target-is ->
    [you] { $seat } is Offensive and strikes you all the same.
   *[other] { $seat } is Offensive and strikes { $target } all the same.
}
event-sj-holds-back = { $seat } is Defensive and holds back.
event-sj-cannot-strike = { $seat } cannot strike anybody.
event-sj-shoots = { $target-is ->
    [you] { $seat } has you in sight and range.
   *[other] { $seat } has { $target } in sight and range.
}
event-sj-cannot-shoot = { $seat } has nobody in sight and range.
event-sj-meets-the-attack = { $seat } blocks at { $speed }, the speed of the attack.
event-sj-meets-the-harder-part = { $seat } blocks at { $speed }, the harder part of the attack first.
event-sj-takes-the-highest = { $seat } takes the highest speed, { $speed }.
event-sj-foe-reacted = { $target-is ->
    [you] { $seat } turns up { $card } and strikes you back.
   *[other] { $seat } turns up { $card } and strikes { $target } back.
}
event-sj-foe-failed-to-react = { $seat } turns up { $card }, which is no attack.

## The horde

event-sj-wave-began = Stage { $stage }, wave { $wave }: every foe has wound limit { $limit }.{ $wave ->
    [1] {""}
   *[other] {" "}Cards, wounds and focus stay as they are.
}
event-sj-foe-entered = { $seat } enters on { $hex }, preferred side: { $behaviour }.
event-sj-foe-waits = { $seat } waits until { $hex } is free.
event-sj-wave-beaten = Wave { $wave } of stage { $stage } is defeated.
event-sj-stage-completed = Stage { $stage } is completed.
event-sj-recovered = { $seat-is ->
    [you] You recover: Hobbled and Poisons are gone, a Stun and a Bleeding Wound are eased.
   *[other] { $seat } recovers.
}
event-sj-discards-halved = { $seat-is ->
    [you] { $cards ->
        [one] 1 card goes
       *[other] { $cards } cards go
    } from your discards back into your deck.
   *[other] { $cards ->
        [one] 1 card goes
       *[other] { $cards } cards go
    } from { $seat }’s discards back into the deck.
}
event-sj-lord-laid = The fallen lord lies on { $hex }.
event-sj-lord-honoured = { $seat-is ->
    [you] You stand by your fallen lord.
   *[other] { $seat } stands by the fallen lord.
}
event-sj-lord-struck = { $seat } has struck the fallen lord.

## The end

outcome-sj-foes-fell = All foes are defeated: { $winners } { $winners-count ->
    [one] wins
   *[other] win
}.
outcome-sj-heroes-fell = The foes have won.
outcome-sj-foe-contracts = The Yojimbo has completed all contracts and wins.
outcome-sj-lord-struck = The fallen lord was struck: the stand is over.
outcome-sj-horde-done = The horde is defeated.

## What a hall remembers

feat-duel = { $hero }, { $trial }: { $won } of { $played } won
feat-horde = Best of { $hero }, { $trial }: { $result }, { $waves ->
    [0] no wave defeated
    [one] 1 wave defeated
   *[other] { $waves } waves defeated
} ({ $name })
feat-waves = Best of { $hero }, { $trial }: { $waves ->
    [0] no wave defeated
    [one] 1 wave defeated
   *[other] { $waves } waves defeated
} ({ $name })
trial-solo = solo
trial-solo-nightmare = solo with Nightmare cards
trial-solo-beta = solo, BETA V7
trial-solo-nightmare-beta = solo with Nightmare cards, BETA V7
trial-coop = co-operative
trial-coop-nightmare = co-operative with Nightmare cards
trial-coop-beta = co-operative, BETA V7
trial-coop-nightmare-beta = co-operative with Nightmare cards, BETA V7
trial-horde-plain = horde
trial-horde-nightmare = Nightmare horde
trial-horde-ultimate = Ultimate horde
trial-horde-fallen-lord = Fallen Lord horde
trial-horde-plain-beta = horde, BETA V7
trial-horde-nightmare-beta = Nightmare horde, BETA V7
trial-horde-ultimate-beta = Ultimate horde, BETA V7
trial-horde-fallen-lord-beta = Fallen Lord horde, BETA V7

## In tables of results

team-heroes = The players
team-foes = The foes
team-none = No result
team-wood = Wood
team-steel = Steel
team-gold = Gold
team-jade = Jade
