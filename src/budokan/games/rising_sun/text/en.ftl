# What is said at a table of Rising Sun. The words on the pieces are in cards.en.ftl.

game-rising-sun = Rising Sun
    .about = Three to five clans, one year of tea, treason and war.

## Options

option-clan-choice = Choice of clans
    .about = How clans are assigned.
option-clan-choice-choose = in the order of the seats
option-clan-choice-random = at random
option-clan-choice-draft = in a random order
option-shrines = Shrines
    .about = Which four Kami are worshipped.
option-shrines-random = at random
option-shrines-beginner = the beginners’ four
option-season-set = Set of season cards
    .about = Which set is added to the core cards.
option-season-set-archway = Archway
option-season-set-teapot = Teapot
option-season-set-horseman = Horseman
option-season-set-random = at random
option-negotiation = Negotiation
    .about = How players negotiate: freely, with deals recorded by the table, or by naming an ally in secret.
option-negotiation-free = freely: talk and gifts
option-negotiation-structured = talk, gifts and recorded deals
option-negotiation-off = naming an ally in secret
option-stronghold-toll = Toll for strongholds
    .about = Whether a walking Turtle stronghold owes the toll of the Serpent.
option-stronghold-toll-charged = charged
option-stronghold-toll-exempt = exempt
option-bushido-coins = Coins of Way of Bushido
    .about = Whether its Coins are for each Virtue or once.
option-bushido-coins-per-virtue = for each Virtue
option-bushido-coins-flat = once
option-souls-reward = Reward of Oni of Souls
    .about = Whether it pays for battles only or for every province won.
option-souls-reward-battle = battles only
option-souls-reward-any-win = every province won
option-courage-reward = Reward of Courage
    .about = Whether it pays for every token or for battles only.
option-courage-reward-any-win = every token
option-courage-reward-battle = battles only
option-cards = Custom cards
    .about = Card values from your own box, used instead of the built-in ones.

## Figures, as moves and events name them

figure-stronghold = { piece-stronghold }
figure-komainu = { monster-komainu }
figure-oni-of-skulls = { monster-oni-of-skulls }
figure-yurei = { monster-yurei }
figure-oni-of-blood = { monster-oni-of-blood }
figure-oni-of-souls = { monster-oni-of-souls }
figure-river-dragon = { monster-river-dragon }
figure-oni-of-hate = { monster-oni-of-hate }
figure-oni-of-spite = { monster-oni-of-spite }

## Places where figures are replaced

place-hokkaido = in { province-hokkaido }
place-oshu = in { province-oshu }
place-kyoto = in { province-kyoto }
place-edo = in { province-edo }
place-kansai = in { province-kansai }
place-nagato = in { province-nagato }
place-shikoku = in { province-shikoku }
place-kyushu = in { province-kyushu }
place-amaterasu = at the shrine of { kami-amaterasu }
place-fujin = at the shrine of { kami-fujin }
place-hachiman = at the shrine of { kami-hachiman }
place-raijin = at the shrine of { kami-raijin }
place-ryujin = at the shrine of { kami-ryujin }
place-susanoo = at the shrine of { kami-susanoo }
place-tsukuyomi = at the shrine of { kami-tsukuyomi }

## Effects that fall due together

effect-eddies-in-the-stream = { clan-koi.ability-name }
effect-way-of-the-shogun = { card-way-of-the-shogun }
effect-way-of-bushido = { card-way-of-bushido }
effect-way-of-the-ronin = { card-way-of-the-ronin }
effect-way-of-the-moneylender = { card-way-of-the-moneylender }
effect-way-of-the-righteous = { card-way-of-the-righteous }
effect-path-of-the-kenin = { card-path-of-the-kenin }
effect-path-of-the-light = { card-path-of-the-light }
effect-path-of-the-samurai = { card-path-of-the-samurai }
effect-path-of-the-patron = { card-path-of-the-patron }
effect-path-of-the-warlord = { card-path-of-the-warlord }
effect-path-of-the-ninja = { card-path-of-the-ninja }
effect-path-of-the-monkey = { card-path-of-the-monkey }
effect-path-of-the-spirit = { card-path-of-the-spirit }

## Promises and their fates

promise-ally = to form an alliance
promise-keep-out = to stay out of a province
promise-mandate = to play a mandate
promise-no-betray = not to play Betray
promise-spare = to replace no figure of the other
promise-no-bid = to bid no Coins on an advantage
promise-pay = to pay later
fate-open = open
fate-kept = kept
fate-broken = broken
fate-lapsed = lapsed

## Moves

move-lead = Lead the { $clan } clan
move-ready = Ready
move-offer-alliance = Offer { $target } an alliance
move-accept-alliance = Ally with { $target }
move-refuse-alliance = Decline the alliance with { $target }
move-withdraw-offer = Withdraw the offer to { $target }
move-name-ally = Name { $target }
move-name-nobody = Name nobody
move-lay-tile = Play { $mandate }
move-lay-face-down = Play { $mandate } face down
move-name-mandate = Name { $mandate }
move-done = Done
move-summon = Summon { $figure } in { $province }
move-stay-there = Stay in the province
move-worship = Send it to worship { $kami }
move-march = Move { $figure } from { $origin } to { $province }
move-build = Build a stronghold in { $province }
move-charge = Charge the toll
move-let-pass = Let them pass
move-pay-toll = Pay the toll and cross
move-turn-back = Turn back
move-buy = Buy { $card }
move-give-spent-coin = Give part of the Coins to { $target }
move-replace = Replace { $target }’s { $figure } { $place } with { $substitute }
move-first = Act first
move-last = Act last
move-settle-effect = { $effect } now
move-leave-it = No, thank you
move-place = Place { $figure } in { $province }
move-place-at-shrine = Place { $figure } at the shrine of { $kami }
move-kill = { $target-is ->
    [you] Kill your own { $figure } in { $province }
   *[other] Kill { $target }’s { $figure } in { $province }
}
move-take-coins = Take from the richest
move-show-mercy = Show mercy
move-show-none = Show no mercy
move-bid = Bid { $coins }
move-use-advantage = Use it
move-decline = Decline
move-capture = Capture { $target }’s { $figure }
move-odd-coin = The odd Coin to { $target }
move-speak = Negotiate first
move-hush = No more talks
move-give-coins = Give { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
} to { $target }
move-give-ronin = Give { $ronin ->
    [one] 1 Ronin
   *[other] { $ronin } Ronin
} to { $target }
move-draft-open = Draft an open deal with { $target }
move-draft-private = Draft a private deal with { $target }
move-term-coins = { $who-is ->
    [you] You give
   *[other] { $who } gives
} { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
} now
move-term-ronin = { $who-is ->
    [you] You give
   *[other] { $who } gives
} { $ronin ->
    [one] 1 Ronin
   *[other] { $ronin } Ronin
} now
move-term-ally = { $who-is ->
    [you] You promise
   *[other] { $who } promises
} to form an alliance
move-term-keep-out = { $who-is ->
    [you] You promise
   *[other] { $who } promises
} to stay out of { $province }
move-term-mandate = { $who-is ->
    [you] You promise
   *[other] { $who } promises
} to play { $mandate } next
move-term-no-betray = { $who-is ->
    [you] You promise
   *[other] { $who } promises
} not to play Betray
move-term-spare = { $who-is ->
    [you] You promise
   *[other] { $who } promises
} to replace no figure of the other
move-term-no-bid = { $who-is ->
    [you] You promise
   *[other] { $who } promises
} to bid no Coins on { $advantage } in { $province }
move-term-pay = { $who-is ->
    [you] You promise
   *[other] { $who } promises
} to pay { $coins ->
    [0] { $ronin } Ronin
    [one] 1 Coin{ $ronin ->
        [0] {""}
       *[other] {" "}and { $ronin } Ronin
    }
   *[other] { $coins } Coins{ $ronin ->
        [0] {""}
       *[other] {" "}and { $ronin } Ronin
    }
} later
move-propose = Propose it
move-withdraw = Withdraw it
move-accept = Accept { $target }’s deal
move-refuse = Refuse { $target }’s deal

## Questions

ask-clan = { $seat-is ->
    [you] Which clan do you lead?
   *[other] { $seat } chooses a clan.
}
ask-ceremony = Tea Ceremony: propose alliances, answer, give gifts; press Ready when you are done.
ask-last-gifts = Before the war: negotiate, or press Ready.
ask-name-ally = Tea Ceremony, round { $round } of { $rounds }: whom do you name as your ally?
ask-mandate = { $seat-is ->
    [you] Your mandate turn: which mandate do you play?
   *[other] { $seat } looks at the mandates and chooses one.
}
ask-name-mandate = { $seat-is ->
    [you] Which mandate do you name?
   *[other] { $seat } names a mandate.
}
ask-recruit = { $seat-is ->
    [you] Recruit: you may summon { $count ->
        [one] 1 figure
       *[other] { $count } figures
    }.
   *[other] Recruit: { $seat } may summon { $count ->
        [one] 1 figure
       *[other] { $count } figures
    }.
}
ask-recruited = { $seat-is ->
    [you] Recruit: everybody who could come has been summoned.
   *[other] Recruit: { $seat } has nobody left to summon.
}
ask-worship = { $seat-is ->
    [you] Send { $figure } to worship at a shrine?
   *[other] { $seat } may send { $figure } to worship.
}
ask-marshal = { $seat-is ->
    [you] Marshal: move your figures.
   *[other] Marshal: { $seat } moves figures.
}
ask-marshal-and-build = { $seat-is ->
    [you] Marshal: move your figures; you may also build.
   *[other] Marshal: { $seat } moves figures and may build.
}
ask-charge = { $seat-is ->
    [you] { $target } is about to sail to { $province }. Do you charge the toll?
   *[other] { $target } is about to sail to { $province }: { $seat } may charge the toll.
}
ask-pay-toll = { $seat-is ->
    [you] A toll is due on the way to { $province }. Do you pay?
   *[other] { $seat } pays the toll on the way to { $province }, or turns back.
}
ask-train = { $seat-is ->
    [you] Train: you may buy a card.
   *[other] Train: { $seat } may buy a card.
}
ask-benevolence = { $seat-is ->
    [you] Benevolence: do you give { $coins } of the Coins to somebody?
   *[other] { $seat } may give { $coins } of the Coins away.
}
ask-summon-monster = { $seat-is ->
    [you] Where do you summon { $figure }?
   *[other] { $seat } summons { $figure }.
}
ask-betray = { $seat-is ->
    [you] Betray: you may replace { $count ->
        [0] nobody else
        [one] 1 figure
       *[other] { $count } figures
    }.
   *[other] Betray: { $seat } may replace { $count ->
        [0] nobody else
        [one] 1 figure
       *[other] { $count } figures
    }.
}
ask-fujin = { $seat-is ->
    [you] Fujin: { $count ->
        [0] your Moves are made
        [one] you may make 1 Move
       *[other] you may make { $count } Moves
    }.
   *[other] Fujin: { $count ->
        [0] the Moves of { $seat } are made
        [one] { $seat } may make 1 Move
       *[other] { $seat } may make { $count } Moves
    }.
}
ask-raijin = { $seat-is ->
    [you] Raijin: you may summon a Bushi anywhere.
   *[other] Raijin: { $seat } may summon a Bushi anywhere.
}
ask-first-or-last = { $seat-is ->
    [you] Several effects fall due at once: do you act first or last?
   *[other] Several effects fall due at once: { $seat } acts first or last.
}
ask-effect = { $seat-is ->
    [you] Which of your effects comes first?
   *[other] { $seat } chooses the order of effects.
}
ask-place = { $seat-is ->
    [you] { $card }: do you place a figure?
   *[other] { $card }: { $seat } may place a figure.
}
ask-assassinate = { $seat-is ->
    [you] Path of the Ninja: which Bushi do you kill?
   *[other] Path of the Ninja: { $seat } may kill a Bushi.
}
ask-monkey = { $seat-is ->
    [you] Path of the Monkey: do you take { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } from the richest?
   *[other] Path of the Monkey: { $seat } may take { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } from the richest.
}
ask-hate = { $seat-is ->
    [you] Oni of Hate: which of { $target }’s figures dies?
   *[other] Oni of Hate: { $seat } chooses a victim.
}
ask-mercy = { $seat-is ->
    [you] You are about to kill { $count ->
        [one] 1 figure
       *[other] { $count } figures
    }. Show mercy?
   *[other] { $seat } is about to kill { $count ->
        [one] 1 figure
       *[other] { $count } figures
    } and may show mercy.
}
ask-bid = Battle of { $province }: how many Coins on { $advantage }?
ask-advantage = { $seat-is ->
    [you] You have won { $advantage }. Do you use it?
   *[other] { $seat } has won { $advantage } and may use it.
}
ask-hostage = { $seat-is ->
    [you] Whom do you take hostage?
   *[other] { $seat } may take a hostage.
}
ask-odd-coin = { $seat-is ->
    [you] { $count ->
        [one] 1 Coin is left over
       *[other] { $count } Coins are left over
    }: who gets one?
   *[other] { $seat } chooses who gets an extra Coin.
}
ask-speak = { $seat-is ->
    [you] Give or propose something, or end the talks.
   *[other] { $seat } negotiates before deciding.
}
ask-answer-deal = { $seat-is ->
    [you] { $target } offers you a deal. Accept?
   *[other] { $seat } considers { $target }’s deal.
}

## Why not

why-no-stronghold = You have no stronghold in { $province }.
why-summoned-here = Your strongholds in { $province } have summoned all they may.
why-all-summoned = You have summoned all you may.
why-all-built = All your strongholds are on the map.
why-no-coins = A stronghold costs you { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}.
why-too-dear = { $card } costs you { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}.

## What happens

event-draft-order = The clans are chosen in this order: { $seats }.
event-clan-taken = { $seat-is ->
    [you] You lead the { $clan } clan.
   *[other] { $seat } leads the { $clan } clan.
}
event-seated = The order of play: { $seats }.
event-set-chosen = The season cards of this game: core and { $set }.
event-shrines-laid = The shrines from left to right: { $kami }.
event-season-began = { $season } begins.
event-wars-announced = Wars of this season, in order: { $provinces }.
event-cards-laid-out = On sale: { $cards }.
event-income = { $seat-is ->
    [you] Your income: { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
   *[other] { $seat }’s income: { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
}
event-hostage-returned = { $seat-is ->
    [you] You return { $figure } to { $target }.
   *[other] { $target-is ->
        [you] { $seat } returns { $figure } to you.
       *[other] { $seat } returns { $figure } to { $target }.
    }
}
event-alliances-ended = The alliances of the season before end.
event-alliance-offered = { $seat-is ->
    [you] You offer { $target } an alliance.
   *[other] { $target-is ->
        [you] { $seat } offers you an alliance.
       *[other] { $seat } offers { $target } an alliance.
    }
}
event-alliance-refused = { $seat-is ->
    [you] You decline the alliance with { $target }.
   *[other] { $target-is ->
        [you] { $seat } declines your alliance.
       *[other] { $seat } declines the alliance with { $target }.
    }
}
event-offer-withdrawn = { $seat-is ->
    [you] You withdraw your offer to { $target }.
   *[other] { $target-is ->
        [you] { $seat } withdraws the offer to you.
       *[other] { $seat } withdraws the offer to { $target }.
    }
}
event-named = { $seat-is ->
    [you] You named { $target }.
   *[other] { $target-is ->
        [you] { $seat } named you as ally.
       *[other] { $seat } named { $target }.
    }
}
event-allied = { $seat-is ->
    [you] You and { $target } are allies.
   *[other] { $target-is ->
        [you] { $seat } and you are allies.
       *[other] { $seat } and { $target } are allies.
    }
}
event-ceremony-ended = The Tea Ceremony ends. Without an ally: { $alone }.
event-mandate-turn = { $seat-is ->
    [you] Mandate turn { $turn }: your turn.
   *[other] Mandate turn { $turn }: { $seat }.
}
event-tiles-drawn = { $seat-is ->
    [you] You draw { $tiles }.
   *[other] { $seat } draws { $tiles }.
}
event-tiles-drawn-hidden = { $seat-is ->
    [you] You look at { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }.
   *[other] { $seat } looks at { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }.
}
event-mandate-laid = { $seat-is ->
    [you] You play { $mandate }.
   *[other] { $seat } plays { $mandate }.
}
event-face-down-laid = { $seat-is ->
    [you] You play { $tile } face down.
   *[other] { $seat } plays { $tile } face down.
}
event-face-down-laid-hidden = { $seat-is ->
    [you] You play a mandate face down.
   *[other] { $seat } plays a mandate face down.
}
event-mandate-named = { $seat-is ->
    [you] You name { $mandate }.
   *[other] { $seat } names { $mandate }.
}
event-summoned = { $seat-is ->
    [you] You summon { $figure } in { $province }.
   *[other] { $seat } summons { $figure } in { $province }.
}
event-worshipped = { $seat-is ->
    [you] Your { $figure } goes to worship { $kami }.
   *[other] { $seat }’s { $figure } goes to worship { $kami }.
}
event-placed = { $seat-is ->
    [you] You place { $figure } in { $province }.
   *[other] { $seat } places { $figure } in { $province }.
}
event-placed-at-shrine = { $seat-is ->
    [you] You place { $figure } at the shrine of { $kami }.
   *[other] { $seat } places { $figure } at the shrine of { $kami }.
}
event-moved = { $seat-is ->
    [you] Your { $figure } moves from { $origin } to { $province }.
   *[other] { $seat }’s { $figure } moves from { $origin } to { $province }.
}
event-toll-charged = { $seat-is ->
    [you] You charge { $target } the toll.
   *[other] { $target-is ->
        [you] { $seat } charges you the toll.
       *[other] { $seat } charges { $target } the toll.
    }
}
event-toll-waived = { $seat-is ->
    [you] You let { $target } pass.
   *[other] { $target-is ->
        [you] { $seat } lets you pass.
       *[other] { $seat } lets { $target } pass.
    }
}
event-toll-paid = { $seat-is ->
    [you] You pay { $target } a toll of { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
   *[other] { $target-is ->
        [you] { $seat } pays you a toll of { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        }.
       *[other] { $seat } pays { $target } a toll of { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        }.
    }
}
event-turned-back = { $seat-is ->
    [you] You turn back.
   *[other] { $seat } turns back.
}
event-built = { $seat-is ->
    [you] You build a stronghold in { $province } for { $coins ->
        [0] nothing
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
   *[other] { $seat } builds a stronghold in { $province } for { $coins ->
        [0] nothing
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
}
event-bought = { $seat-is ->
    [you] You buy { $card } for { $coins ->
        [0] nothing
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
   *[other] { $seat } buys { $card } for { $coins ->
        [0] nothing
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
}
event-spent-coin-given = { $seat-is ->
    [you] You let { $target } have { $coins } of the Coins.
   *[other] { $target-is ->
        [you] { $seat } lets you have { $coins } of the Coins.
       *[other] { $seat } lets { $target } have { $coins } of the Coins.
    }
}
event-card-worked = { $seat-is ->
    [you] Your { $card } takes effect.
   *[other] { $seat }’s { $card } takes effect.
}
event-coins-gained = { $seat-is ->
    [you] You gain { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
   *[other] { $seat } gains { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
}
event-ronin-gained = { $seat-is ->
    [you] You gain { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    }.
   *[other] { $seat } gains { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    }.
}
event-points-gained = { $seat-is ->
    [you] You gain { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    }.
   *[other] { $seat } gains { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    }.
}
event-points-stolen = { $seat-is ->
    [you] You steal { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } from { $target }.
   *[other] { $target-is ->
        [you] { $seat } steals { $vp ->
            [one] 1 VP
           *[other] { $vp } VP
        } from you.
       *[other] { $seat } steals { $vp ->
            [one] 1 VP
           *[other] { $vp } VP
        } from { $target }.
    }
}
event-coins-taken = { $seat-is ->
    [you] You take { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } from { $target }.
   *[other] { $target-is ->
        [you] { $seat } takes { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        } from you.
       *[other] { $seat } takes { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        } from { $target }.
    }
}
event-harvested = { $seat-is ->
    [you] You harvest: { $provinces }.
   *[other] { $seat } harvests: { $provinces }.
}
event-honour-rose = { $seat-is ->
    [you] You rise above { $target } in Honour.
   *[other] { $target-is ->
        [you] { $seat } rises above you in Honour.
       *[other] { $seat } rises above { $target } in Honour.
    }
}
event-honour-fell = { $seat-is ->
    [you] You fall below { $target } in Honour.
   *[other] { $target-is ->
        [you] { $seat } falls below you in Honour.
       *[other] { $seat } falls below { $target } in Honour.
    }
}
event-honour-topped = { $seat-is ->
    [you] You go to the top of the Honour track.
   *[other] { $seat } goes to the top of the Honour track.
}
event-alliance-broken = { $seat-is ->
    [you] You break your alliance with { $target }.
   *[other] { $target-is ->
        [you] { $seat } breaks the alliance with you.
       *[other] { $seat } breaks the alliance with { $target }.
    }
}
event-figure-replaced = { $seat-is ->
    [you] You replace { $target }’s { $figure } { $place } with { $substitute }.
   *[other] { $target-is ->
        [you] { $seat } replaces your { $figure } { $place } with { $substitute }.
       *[other] { $seat } replaces { $target }’s { $figure } { $place } with { $substitute }.
    }
}
event-kami-turn = The Kami turn begins.
event-favour-won = { $seat-is ->
    [you] The favour of { $kami } is yours.
   *[other] The favour of { $kami } goes to { $seat }.
}
event-shrine-skipped = Nobody worships { $kami }.
event-war-phase = The War Phase of { $season } begins.
event-ronin-exchanged = { $seat-is ->
    [you] You exchange { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    } for Coins.
   *[other] { $seat } exchanges { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    } for Coins.
}
event-token-discarded = Nobody is in { $province }; its token is discarded.
event-token-taken = { $seat-is ->
    [you] You take the token of { $province }.
   *[other] { $seat } takes the token of { $province }.
}
event-battle-began = Battle of { $province }: { $seats }.
event-bid-revealed = { $seat-is ->
    [you] You bid { $seppuku } on Seppuku, { $hostage } on Take Hostage, { $ronin } on Hire Ronin, { $poets } on Imperial Poets, and keep { $kept }.
   *[other] { $seat } bids { $seppuku } on Seppuku, { $hostage } on Take Hostage, { $ronin } on Hire Ronin, { $poets } on Imperial Poets, and keeps { $kept }.
}
event-advantage-won = { $seat-is ->
    [you] You win { $advantage }.
   *[other] { $seat } wins { $advantage }.
}
event-advantage-declined = { $seat-is ->
    [you] You decline { $advantage }.
   *[other] { $seat } declines { $advantage }.
}
event-advantage-skipped = Nobody has bid on { $advantage }.
event-seppuku = { $seat-is ->
    [you] You commit Seppuku with { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }.
   *[other] { $seat } commits Seppuku with { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }.
}
event-hostage-taken = { $seat-is ->
    [you] You take { $target }’s { $figure } hostage.
   *[other] { $target-is ->
        [you] { $seat } takes your { $figure } hostage.
       *[other] { $seat } takes { $target }’s { $figure } hostage.
    }
}
event-ronin-hired = { $seat-is ->
    [you] You hire Ronin: +{ $force } Force.
   *[other] { $seat } hires Ronin: +{ $force } Force.
}
event-battle-won = { $seat-is ->
    [you] You win the battle of { $province } with Force { $force }.
   *[other] { $seat } wins the battle of { $province } with Force { $force }.
}
event-killed = { $seat-is ->
    [you] Your { $figure } dies in { $province }.
   *[other] { $seat }’s { $figure } dies in { $province }.
}
event-spared = { $seat-is ->
    [you] You spare { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }.
   *[other] { $seat } spares { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }.
}
event-poets-sang = { $seat-is ->
    [you] The poets sing of the fallen, and of you.
   *[other] The poets sing of the fallen, and of { $seat }.
}
event-bid-paid = { $seat-is ->
    [you] You pay { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } to the bank.
   *[other] { $seat } pays { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } to the bank.
}
event-reparations-paid = { $seat-is ->
    [you] You pay { $target } { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } in reparations.
   *[other] { $target-is ->
        [you] { $seat } pays you { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        } in reparations.
       *[other] { $seat } pays { $target } { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        } in reparations.
    }
}
event-cleaned-up = { $season } ends: Coins and Ronin go back, worshippers go home.
event-tokens-scored = { $seat-is ->
    [you] War Province tokens: { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for you.
   *[other] War Province tokens: { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for { $seat }.
}
event-set-scored = { $seat-is ->
    [you] { $provinces ->
        [one] 1 province
       *[other] { $provinces } provinces
    }: { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for you.
   *[other] { $provinces ->
        [one] 1 province
       *[other] { $provinces } provinces
    }: { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for { $seat }.
}
event-final-score = { $seat-is ->
    [you] You end with { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    }.
   *[other] { $seat } ends with { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    }.
}
event-coins-given = { $seat-is ->
    [you] You give { $target } { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
   *[other] { $target-is ->
        [you] { $seat } gives you { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        }.
       *[other] { $seat } gives { $target } { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        }.
    }
}
event-ronin-given = { $seat-is ->
    [you] You give { $target } { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    }.
   *[other] { $target-is ->
        [you] { $seat } gives you { $ronin ->
            [one] 1 Ronin
           *[other] { $ronin } Ronin
        }.
       *[other] { $seat } gives { $target } { $ronin ->
            [one] 1 Ronin
           *[other] { $ronin } Ronin
        }.
    }
}
event-deal-proposed = { $seat-is ->
    [you] You propose a deal to { $target }.{ $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] {" "}You give { $ronin } Ronin.
        }
        [one] { $ronin ->
            [0] {" "}You give 1 Coin.
           *[other] {" "}You give 1 Coin and { $ronin } Ronin.
        }
       *[other] { $ronin ->
            [0] {" "}You give { $coins } Coins.
           *[other] {" "}You give { $coins } Coins and { $ronin } Ronin.
        }
    }{ $coins_back ->
        [0] { $ronin_back ->
            [0] {""}
           *[other] {" "}You receive { $ronin_back } Ronin.
        }
        [one] { $ronin_back ->
            [0] {" "}You receive 1 Coin.
           *[other] {" "}You receive 1 Coin and { $ronin_back } Ronin.
        }
       *[other] { $ronin_back ->
            [0] {" "}You receive { $coins_back } Coins.
           *[other] {" "}You receive { $coins_back } Coins and { $ronin_back } Ronin.
        }
    }
   *[other] { $target-is ->
        [you] { $seat } proposes a deal to you.{ $coins ->
            [0] { $ronin ->
                [0] {""}
               *[other] {" "}You receive { $ronin } Ronin.
            }
            [one] { $ronin ->
                [0] {" "}You receive 1 Coin.
               *[other] {" "}You receive 1 Coin and { $ronin } Ronin.
            }
           *[other] { $ronin ->
                [0] {" "}You receive { $coins } Coins.
               *[other] {" "}You receive { $coins } Coins and { $ronin } Ronin.
            }
        }{ $coins_back ->
            [0] { $ronin_back ->
                [0] {""}
               *[other] {" "}You give { $ronin_back } Ronin.
            }
            [one] { $ronin_back ->
                [0] {" "}You give 1 Coin.
               *[other] {" "}You give 1 Coin and { $ronin_back } Ronin.
            }
           *[other] { $ronin_back ->
                [0] {" "}You give { $coins_back } Coins.
               *[other] {" "}You give { $coins_back } Coins and { $ronin_back } Ronin.
            }
        }
       *[other] { $seat } proposes a deal to { $target }.{ $coins ->
            [0] { $ronin ->
                [0] {""}
               *[other] {" "}{ $seat } gives { $ronin } Ronin.
            }
            [one] { $ronin ->
                [0] {" "}{ $seat } gives 1 Coin.
               *[other] {" "}{ $seat } gives 1 Coin and { $ronin } Ronin.
            }
           *[other] { $ronin ->
                [0] {" "}{ $seat } gives { $coins } Coins.
               *[other] {" "}{ $seat } gives { $coins } Coins and { $ronin } Ronin.
            }
        }{ $coins_back ->
            [0] { $ronin_back ->
                [0] {""}
               *[other] {" "}{ $target } gives { $ronin_back } Ronin.
            }
            [one] { $ronin_back ->
                [0] {" "}{ $target } gives 1 Coin.
               *[other] {" "}{ $target } gives 1 Coin and { $ronin_back } Ronin.
            }
           *[other] { $ronin_back ->
                [0] {" "}{ $target } gives { $coins_back } Coins.
               *[other] {" "}{ $target } gives { $coins_back } Coins and { $ronin_back } Ronin.
            }
        }
    }
}
event-deal-accepted = { $seat-is ->
    [you] You accept { $target }’s deal.
   *[other] { $target-is ->
        [you] { $seat } accepts your deal.
       *[other] { $seat } accepts { $target }’s deal.
    }
}
event-deal-refused = { $seat-is ->
    [you] You refuse { $target }’s deal.
   *[other] { $target-is ->
        [you] { $seat } refuses your deal.
       *[other] { $seat } refuses { $target }’s deal.
    }
}
event-deal-withdrawn = { $seat-is ->
    [you] Your deal with { $target } is off the table.
   *[other] { $target-is ->
        [you] { $seat }’s deal with you is off the table.
       *[other] { $seat }’s deal with { $target } is off the table.
    }
}
event-promise-worded = { $seat-is ->
    [you] In the deal with { $target }, you promise { $promise }.
   *[other] { $target-is ->
        [you] In the deal with you, { $seat } promises { $promise }.
       *[other] In the deal with { $target }, { $seat } promises { $promise }.
    }
}
event-keep-out-worded = { $seat-is ->
    [you] In the deal with { $target }, you promise to stay out of { $province }.
   *[other] { $target-is ->
        [you] In the deal with you, { $seat } promises to stay out of { $province }.
       *[other] In the deal with { $target }, { $seat } promises to stay out of { $province }.
    }
}
event-mandate-worded = { $seat-is ->
    [you] In the deal with { $target }, you promise to play { $mandate } next.
   *[other] { $target-is ->
        [you] In the deal with you, { $seat } promises to play { $mandate } next.
       *[other] In the deal with { $target }, { $seat } promises to play { $mandate } next.
    }
}
event-no-bid-worded = { $seat-is ->
    [you] In the deal with { $target }, you promise to bid no Coins on { $advantage } in { $province }.
   *[other] { $target-is ->
        [you] In the deal with you, { $seat } promises to bid no Coins on { $advantage } in { $province }.
       *[other] In the deal with { $target }, { $seat } promises to bid no Coins on { $advantage } in { $province }.
    }
}
event-payment-worded = { $seat-is ->
    [you] In the deal with { $target }, you promise to pay
   *[other] { $target-is ->
        [you] In the deal with you, { $seat } promises to pay
       *[other] In the deal with { $target }, { $seat } promises to pay
    }
} { $coins ->
    [0] { $ronin } Ronin
    [one] 1 Coin{ $ronin ->
        [0] {""}
       *[other] {" "}and { $ronin } Ronin
    }
   *[other] { $coins } Coins{ $ronin ->
        [0] {""}
       *[other] {" "}and { $ronin } Ronin
    }
} later.
event-promise-judged = { $seat-is ->
    [you] Your promise to { $target } ({ $promise }): { $fate }.
   *[other] { $target-is ->
        [you] { $seat }’s promise to you ({ $promise }): { $fate }.
       *[other] { $seat }’s promise to { $target } ({ $promise }): { $fate }.
    }
}

## How it ended

outcome-points = { $winners } wins with the most VP.
outcome-by-honour = { $winners } wins on Honour, tied on VP.
outcome-shared = { $winners }, allies to the end, share the victory.

way-points = most points
way-by-honour = Honour, at equal points
way-shared = shared victory
