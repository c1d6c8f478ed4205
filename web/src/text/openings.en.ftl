# The words of openings and habits.

openings-title = Openings and habits
openings-about = What is done first, and what is done most: by role, clan, character and deck, counted from finished games.
openings-whose = Whose games
openings-house = Bots of the house
openings-masters = Masters of this hall
openings-all = Everybody in this hall
openings-house-about = { $level ->
    [empty] Games the house has played for this page.
   *[other] Games between bots of level { $level }, played for this page.
}
openings-masters-about = The newest 200 games of this hall: the bots Sensei and Master, and people who are rated no lower than a Sensei.
openings-all-about = The newest 200 games of this hall, whoever played.
openings-none = No game has been finished yet that could be counted.
openings-of = Who
openings-everybody = All seats
openings-sum = { $games ->
    [one] One game
   *[other] { $games } games
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $percent } of them won.
openings-first = In how many games of a seat it came first.
openings-ever = In how many games of a seat it happened at all.
openings-each = Of all times, how often this.
openings-what = What
openings-share = How often
openings-won = Won with it
openings-times = of { $count }
openings-link = What masters do first

opening-samurai-sword-first-card = The first card played
opening-samurai-sword-properties = Cards played in a game
opening-samurai-sword-weapons = Attacks by weapon
opening-samurai-sword-struck = When attacked
opening-parry = parried with a card
opening-parry-property = parried with a property
opening-take-it = taken

opening-ken-first-card = The first card played
opening-ken-played = Cards played in a game
opening-ken-sent = Sent into combat

opening-senjutsu-prepared = Prepared before the duel
opening-senjutsu-first-card = The first card chosen
opening-senjutsu-chosen = Cards chosen
opening-senjutsu-kamae = Kamae gone to

opening-rising-sun-first-mandate = The first mandate
opening-rising-sun-mandates = Mandates
opening-rising-sun-first-card = The first card bought
opening-rising-sun-bought = Cards bought in a game
opening-rising-sun-shrines = Shrines worshipped at
opening-rising-sun-strongholds = Strongholds built in a game
