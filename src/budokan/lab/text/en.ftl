# What the lab says: studies, their results and their reports.

## Studies

lab-bad-study = { $file }: { $what }.
lab-bad-balance = { $file }: { $what }.
lab-no-value = there is no value “{ $found }” in the file
lab-no-most = “{ $found }” has a least and no most
lab-bad-band = the band has to begin below its end
lab-asked-cards = changed cards have to be said outright
lab-asked-bot = No bot called “{ $bot }” plays in a study of a hall; known: { $known }.
lab-asked-form = The study could not be read: { $error }
lab-too-long = it has more than { $most } bytes
lab-same-name = two variants have the same name
lab-other-seats = every variant needs the same number of players
lab-no-folder = there is no folder “{ $found }” beside it
lab-too-many-bots = { $found } bots were named for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
lab-worker-lost = { $times } workers were lost, one after the other, at game { $piece } (variant, deal); the other games are kept.
lab-bad-journal = { $file } holds no games of a study that can be read.
lab-other-study = { $folder } holds the games of another study: another game, seed, variant or option. Name another folder with --into.
lab-no-results = { $folder } holds no results of a study; “budokan lab study” writes them.
lab-needs-extra = Studies need further packages: pip install "budokan[{ $extra }]"

## Figures

lab-percent = { $figure }%
lab-between = { $low } … { $high }
lab-so-far = { $mean } ± { $reach }
lab-sentence = { $variant }: { $who } { $many ->
    [several] win
   *[one] wins
} { $size } points { $way ->
    [more] more
   *[less] less
} often, between { $low } and { $high }.
lab-open = { $variant }: { $who } { $many ->
    [several] win
   *[one] wins
} { $way ->
    [more] { $size } points more often
    [less] { $size } points less often
   *[same] as often
} in these games; between { $low } and { $high } points are possible, so it may change nothing.
lab-plain-share = { $who } { $many ->
    [several] win
   *[one] wins
} { $share } of the games, between { $low } and { $high }.

## Reports

lab-page-title = { $name }: a study
lab-page-under = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
lab-found = What was found
lab-fact-games = Games
lab-fact-bots = Bots
lab-fact-stop = Ended because
lab-fact-failures = Failures
lab-fact-digest = Digest
lab-stop-games = all games were played
lab-stop-narrow = the interval was narrow enough
lab-how-settled = Every deal was played in each variant. The number of games was settled beforehand; each interval holds the truth 95 times in 100 (Wilson’s for shares, else normal, of the paired differences). Each stands for itself: of twenty, one may be wrong.
lab-how-sequence = Every deal was played in each variant. The study stopped when its interval was narrow enough; each interval is taken from a confidence sequence, which holds the truth at every moment at once, 95 times in 100. Each stands for itself: of twenty, one may be wrong.
lab-won-by = Won, by { $what ->
    [Player] player
    [Bot] bot
    [Side] side
    [Role] role
    [Character] character
    [Clan] clan
    [Deck] deck
   *[other] { $what }
}
lab-by-seat = Player
lab-by-bot = Bot
lab-by-side = Side
lab-by-role = Role
lab-by-character = Character
lab-by-clan = Clan
lab-by-deck = Deck
lab-variant = Variant
lab-games = Games
lab-won = Won
lab-interval = 95%
lab-difference = Difference
lab-matches = { $what }: who comes out ahead of whom
lab-ahead = Ahead of
lab-matches-how = Of the games that only one of the two won, the share of the one at the left. Marked where the interval leaves no doubt.
lab-lengths = How long the games were
lab-lengths-said = Decisions a game: at least { $least }, a quarter of the games up to { $quarter }, half up to { $half }, three quarters up to { $three }, at most { $most }.
lab-ways = How the games ended
lab-ways-won = Won by
lab-ways-how = How
lab-course = How the games went
lab-branching = Options a decision
lab-leads = Changes of the lead
lab-decided = Decided after
lab-comebacks = Comebacks
lab-course-how = In the lead is whoever the bots’ instinct gives the best chance. Decided after: the part of the game after which the winner led to the end. Comebacks: games whose leader at half did not win.
lab-cards = Cards
lab-card = Card
lab-move = Move
lab-times = Times a game
lab-against-others = Against the others
lab-cards-how = Games in which a move was made with the card, how often in each, how often who made it won, and how many points more often than the others at the table. Who wins plays more cards: this is no proof that the card won.
