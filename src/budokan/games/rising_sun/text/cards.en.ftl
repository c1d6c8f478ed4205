# The words on the pieces, in our own words: short, present tense, spoken to the owner.

## Clans

clan-koi = Koi
    .ability-name = Eddies in the Stream
    .ability = Your Ronin become Coins when war begins; on winning Hire Ronin, Coins you kept count as Ronin.
clan-lotus = Lotus
    .ability-name = Dictate the Flow
    .ability = Play your mandate tile face down and name any mandate.
clan-turtle = Turtle
    .ability-name = Shell of the Eternal
    .ability = Your strongholds move like figures, have Force 1 and cannot be removed.
clan-dragonfly = Dragonfly
    .ability-name = Gossamer Wings
    .ability = Summon into any province, and move to any province.
clan-bonsai = Bonsai
    .ability-name = Sacred Bounty
    .ability = A card or stronghold costs you 1 Coin at most, before discounts.

## Provinces

province-hokkaido = Hokkaido
province-oshu = Oshu
province-kyoto = Kyoto
province-edo = Edo
province-kansai = Kansai
province-nagato = Nagato
province-shikoku = Shikoku
province-kyushu = Kyushu

## Figures and pieces

figure-bushi = Bushi
figure-shinto = Shinto
figure-daimyo = Daimyo
figure-monster = Monster
piece-stronghold = Stronghold
piece-coin = Coin
piece-ronin = Ronin

## Seasons and sets

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
set-core = Core
set-archway = Archway
set-teapot = Teapot
set-horseman = Horseman

## Card types

card-type-virtue = Virtue
card-type-enhancement = Enhancement
card-type-monster = Monster
card-type-war-upgrade = War Upgrade
card-type-winter-upgrade = Winter Upgrade
card-subtitle-daimyo = Daimyo Upgrade
card-subtitle-bushi = Bushi Upgrade
card-subtitle-shinto = Shinto Upgrade
card-subtitle-shipping-route = Shipping route
card-subtitle-dishonourable = Dishonourable

## Mandates

mandate-recruit = Recruit
    .all = Summon 1 figure at each of your strongholds.
    .bonus = Summon 1 more figure at one of your strongholds.
mandate-marshal = Marshal
    .all = Move each of your figures to an adjacent province.
    .bonus = Pay 3 Coins to build a stronghold anywhere.
mandate-train = Train
    .all = Buy 1 season card. The current player goes first.
    .bonus = Pay 1 Coin less.
mandate-harvest = Harvest
    .all = Gain 1 Coin.
    .bonus = Gain the reward of each province where you have the most Force.
mandate-betray = Betray
    .effect = Break your alliance and lose Honour. Replace up to 2 figures of 2 different players.

## Kami

kami-amaterasu = Amaterasu
    .effect = Go to the top of the Honour track.
kami-fujin = Fujin
    .effect = Make up to 2 Moves with your figures.
kami-hachiman = Hachiman
    .effect = Gain 2 Ronin.
kami-raijin = Raijin
    .effect = Summon 1 Bushi into any province.
kami-ryujin = Ryujin
    .effect = Buy 1 season card at full cost.
kami-susanoo = Susanoo
    .effect = Gain 1 VP for each of your strongholds on the map.
kami-tsukuyomi = Tsukuyomi
    .effect = Gain 2 Coins.

## War Advantages

advantage-seppuku = Seppuku
    .effect = Kill all your figures here: gain 1 VP and Honour for each.
advantage-take-hostage = Take Hostage
    .effect = Capture 1 figure here, not a Daimyo, and steal 1 VP.
advantage-hire-ronin = Hire Ronin
    .effect = Add 1 Force for each of your Ronin.
advantage-imperial-poets = Imperial Poets
    .effect = Gain 1 VP for each figure killed in this battle.

## Monsters

monster-komainu = Komainu
    .effect = Force 1. Counts as a Shinto.
monster-oni-of-skulls = Oni of Skulls
    .effect = Force 1, or 3 where your Honour is the lowest.
monster-yurei = Yurei
    .effect = Force 2. Counts as a Daimyo.
monster-oni-of-blood = Oni of Blood
    .effect = Force 2, or 4 where your Honour is the lowest.
monster-oni-of-souls = Oni of Souls
    .effect = Force 1. Win a battle with it: 2 VP for each Oni you own.
monster-river-dragon = River Dragon
    .effect = Force 5.
monster-oni-of-hate = Oni of Hate
    .effect = Force 1. On entering, kills a Bushi or Shinto of each player with higher Honour.
monster-oni-of-spite = Oni of Spite
    .effect = Force 1. On entering, steals 2 VP from each player there with higher Honour.

## Season cards: core

card-righteousness = Righteousness
    .effect = Gain 1 VP for each of your figures killed.
card-path-of-the-lion = Path of the Lion
    .effect = Your Daimyo has 1 Force more.
card-way-of-the-shogun = Way of the Shogun
    .effect = Start of War: gain 3 Coins.
card-komainu = { monster-komainu }
    .effect = { monster-komainu.effect }
card-oni-of-skulls = { monster-oni-of-skulls }
    .effect = { monster-oni-of-skulls.effect }
card-respect = Respect
    .effect = When you win Take Hostage, you may take 1 more.
card-path-of-the-serpent = Path of the Serpent
    .effect = You may charge others 1 Coin for moving along a shipping route.
card-way-of-bushido = Way of Bushido
    .effect = Start of War: gain 2 Coins and 2 VP for each different Virtue you own.
card-way-of-the-ronin = Way of the Ronin
    .effect = Start of War: gain 2 Ronin.
card-yurei = { monster-yurei }
    .effect = { monster-yurei.effect }
card-form-of-the-kitsune = Form of the Kitsune
    .effect = Winter: gain 3 VP for each of your strongholds on the map.
card-form-of-the-phoenix = Form of the Phoenix
    .effect = Winter: gain 3 VP for each different Virtue you own.
card-path-of-the-dragon = Path of the Dragon
    .effect = Your Daimyo has 3 Force more.
card-way-of-the-moneylender = Way of the Moneylender
    .effect = Start of War: gain 5 Coins.
card-river-dragon = { monster-river-dragon }
    .effect = { monster-river-dragon.effect }

## Season cards: Archway

card-benevolence = Benevolence
    .effect = When you pay for something, you may give 1 of those Coins away: gain Honour and 2 VP.
card-path-of-the-kenin = Path of the Kenin
    .effect = After you Summon, you may place 1 Bushi at one of your strongholds.
card-path-of-the-light = Path of the Light
    .effect = After any Recruit, you may place 1 Shinto at a shrine.
card-justice = Justice
    .effect = Gain 3 VP when you kill figures of a player with less Honour.
card-path-of-the-samurai = Path of the Samurai
    .effect = After any Recruit, you may place 1 Bushi in any province.
card-oni-of-blood = { monster-oni-of-blood }
    .effect = { monster-oni-of-blood.effect }
card-oni-of-souls = { monster-oni-of-souls }
    .effect = { monster-oni-of-souls.effect }
card-form-of-the-beast = Form of the Beast
    .effect = Winter: gain 3 VP for each Monster you own.
card-way-of-the-katana = Way of the Katana
    .effect = In the War Phase your Bushi have Force 2.
card-oni-of-hate = { monster-oni-of-hate }
    .effect = { monster-oni-of-hate.effect }
card-oni-of-spite = { monster-oni-of-spite }
    .effect = { monster-oni-of-spite.effect }

## Season cards: Teapot

card-honesty = Honesty
    .effect = While allied, gain 2 VP when you choose a mandate other than Betray.
card-path-of-the-patron = Path of the Patron
    .effect = After you Summon, gain 2 Coins if two players have less Honour than you.
card-path-of-the-warlord = Path of the Warlord
    .effect = After you Summon, gain 1 Coin.
card-loyalty = Loyalty
    .effect = While allied, each gain of VP gives you 1 VP more.
card-way-of-the-merchant = Way of the Merchant
    .effect = When a richer player gains Coins from the bank, gain 1 Coin.
card-form-of-the-kindred = Form of the Kindred
    .effect = Winter: gain 3 VP for each season in which you had an ally.
card-path-of-the-unrighteous = Path of the Unrighteous
    .effect = When you Betray, you may replace 1 figure more, even at a shrine.

## Season cards: Horseman

card-courage = Courage
    .effect = Gain 2 VP when you win a War Province token.
card-path-of-the-ninja = Path of the Ninja
    .effect = After you Summon, you may kill any 1 Bushi on the map and lose Honour.
card-way-of-the-righteous = Way of the Righteous
    .effect = Start of War: take 1 Coin from each player with less Honour.
card-mercy = Mercy
    .effect = When you would kill others’ figures, you may spare them all: gain 2 VP.
card-path-of-the-monkey = Path of the Monkey
    .effect = After you Summon, you may take 1 Coin from the richest other player and lose Honour.
card-form-of-the-demon = Form of the Demon
    .effect = Winter: gain 3 VP for each Oni you own.
card-path-of-the-spirit = Path of the Spirit
    .effect = After you Summon, gain 2 Coins and 2 VP if you have the highest Honour.

## Somebody’s own figures

rs-at-this-table = At this table: { $figures }.
rs-own-price = cost { $value }
rs-own-coins = Coins { $value }
rs-own-ronin = Ronin { $value }
rs-own-vp = VP { $value }
rs-own-force = Force { $value }
rs-own-add = +{ $value } Force
rs-own-to = raised Force { $value }
rs-own-figures = figures { $value }
rs-own-honour = Honour { $value }
