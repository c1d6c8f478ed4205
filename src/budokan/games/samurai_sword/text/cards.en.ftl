# The words on the cards, in our own words: at most 14 words an effect, present tense.

## Weapons

card-bokken = Bokken
card-kiseru = Kiseru
card-wakizashi = Wakizashi
card-bo = Bo
card-kusarigama = Kusarigama
card-katana = Katana
card-shuriken = Shuriken
card-kanabo = Kanabo
card-nodachi = Nodachi
card-naginata = Naginata
card-nagayari = Nagayari
card-tanegashima = Tanegashima
card-daikyu = Daikyu

## Weapons of Rising Sun

card-chigiriki = Chigiriki
    .effect = Only a weapon from hand parries it.
card-jitte = Jitte
    .effect = A weapon, or a Parry when you need one.
card-kozuka = Kozuka
    .effect = If it wounds, take it back into your hand.
card-kusanagi = Kusanagi
    .effect = 1 wound for each honour point of the target.
card-makibishi = Makibishi
    .effect = May target a player without cards in hand.
card-manriki-gusari = Manriki Gusari
    .effect = If it wounds, the target discards a hand card they choose.
card-shigehto-yumi = Shigehto Yumi
    .effect = You may play one more weapon this turn.
card-tanto = Tanto
    .effect = On yourself: losing your last resilience gives 1 honour point and ends your turn.
card-tessen = Tessen
    .effect = A weapon, or a Parry when you need one.
card-zen = Zen
    .effect = 1 wound for each property in front of the target.

## Actions

card-parry = Parry
    .effect = Stops a weapon aimed at you; also answers Battle Cry.
card-geisha = Geisha
    .effect = A rival loses one property or a random card.
card-diversion = Diversion
    .effect = Take a random card from another player’s hand.
card-battle-cry = Battle Cry
    .effect = All the others play a Parry or take 1 wound.
card-tea-ceremony = Tea Ceremony
    .effect = Draw 3, then all the others draw 1.
card-jujutsu = Jujutsu
    .effect = All the others discard a weapon or take 1 wound.
card-breathing = Breathing
    .effect = Regain all resilience; another player draws 1.
card-daimyo = Daimyo
    .effect = Draw 2, or keep it: 1 point at the end.
card-simultaneous-attack = Simultaneous Attack
    .effect = You and another player lose 1 resilience each, never the last.
card-counterattack = Counterattack
    .effect = Parries a weapon; the attacker plays a Parry or takes 1 wound.
card-imitation = Imitation
    .effect = Take a property from in front of another player into play.
card-intuition = Intuition
    .effect = All others who are not harmless show a card; take one.

## Properties

card-focus = Focus
    .effect = You may play one more weapon each turn.
card-armor = Armor
    .effect = Attacking you is 1 more difficult.
card-fast-draw = Fast Draw
    .effect = Your weapons that hit deal 1 more wound.
card-bushido = Bushido
    .effect = Each turn reveal a card: on a weapon, discard a weapon or lose honour.
card-attendant = Attendant
    .effect = Draw one more card in your draw phase.
card-peasant = Peasant
    .effect = Discard it instead of taking 1 wound.
card-bleeding-wound = Bleeding Wound
    .effect = Each turn reveal: on a crane lose 1 resilience. Discard when you lose honour.
card-kote = Kote
    .effect = When you play a koi card, a player you choose draws 1.
card-curse = Curse
    .effect = Losing all resilience, discard every property in front of you.

## Characters

character-benkei = Benkei
    .ability = Others attack you at 1 more difficulty.
character-chiyome = Chiyome
    .ability = Only weapons can wound you.
character-ginchiyo = Ginchiyo
    .ability = Each weapon deals you 1 wound less, but at least 1.
character-goemon = Goemon
    .ability = You may play one more weapon each turn.
character-hanzo = Hanzo
    .ability = A weapon serves as a Parry, unless it is your only card.
character-hideyoshi = Hideyoshi
    .ability = Draw one more card in your draw phase.
character-ieyasu = Ieyasu
    .ability = Your first draw may be the top discard.
character-kojiro = Kojiro
    .ability = Your weapons reach any difficulty.
character-musashi = Musashi
    .ability = Your weapons deal 1 more wound.
character-nobunaga = Nobunaga
    .ability = Lose 1 resilience, never the last, to draw 1.
character-tomoe = Tomoe
    .ability = Draw 1 each time a weapon of yours wounds.
character-ushiwaka = Ushiwaka
    .ability = Draw 1 for each wound a weapon deals you.

## Characters of Rising Sun

character-bokuden = Bokuden
    .ability = When you play a torii card you may draw 1.
character-lady-chacha = Lady Chacha
    .ability = Targeted by a weapon, reveal 2: same suit, no effect.
character-gracia = Gracia
    .ability = Regain 1 resilience at the start of your turn.
character-kanbei = Kanbei
    .ability = Discard a property in front of you as a Parry.
character-kenshin = Kenshin
    .ability = Of all weapons only crane ones wound you.
character-masamune = Masamune
    .ability = When you reveal, turn up to 3 cards and choose one.
character-motonari = Motonari
    .ability = Draw 1 each time anyone loses all resilience.
character-okuni = Okuni
    .ability = Play a crane card to avoid an action aimed at you.
character-shima = Shima
    .ability = Once a turn, lose 1 resilience to take a property.
character-shingen = Shingen
    .ability = Fuji weapons do not count toward your weapon limit.
character-yoshihiro = Yoshihiro
    .ability = Each weapon that wounds you deals 1 more wound.
character-yukimura = Yukimura
    .ability = Wounded by another player, reveal: on a crane that player takes 1 wound.

## Promotional character

character-rikyu = Rikyu
    .ability = You lose no honour when the deck ends.

## Roles and teams

role-shogun = Shogun
role-samurai = Samurai
role-ninja = Ninja
role-ronin = Ronin
team-shogun = Shogun and Samurai
team-ninja = Ninja
team-ronin = Ronin

## Suits and types

suit-crane = Crane
suit-torii = Torii
suit-koi = Koi
suit-fuji = Fuji
type-weapon = Weapon
type-action = Action
type-property = Property
