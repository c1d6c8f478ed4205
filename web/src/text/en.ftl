# The words of the pages themselves. What happens at a table is said by the catalogues of the games.

## Everywhere

web-pages = Pages
web-back-to-hall = Back to the hall
web-new-table = New table
web-rules = Rules
web-ruling = Ruling { $number }
web-close = Close
web-done = Done
web-back = Back
web-loading = One moment…
web-opening = The table is being laid…
web-language = Language
web-language-theme = Language and light
web-theme-dark = Dark theme
web-theme-light = Light theme
web-your-name = Your name
web-sit = Sit
web-watch = Watch
web-no-hall = The hall does not answer. Try again in a moment.
web-no-answer = The hall answered with an error ({ $status }).
web-copied = Copied
lost-title = There is nothing here
lost-about = This page does not exist. The way back to the hall is below.

## At the table

web-table = Table { $code }
web-phases = Phases
web-watching = { $count } watching
web-log = Log
web-talk = Talk
web-log-and-talk = Log and talk
web-menu = Menu
web-yours = Your place
web-decision = Decision
web-your-decision = Your decision
web-decides = { $count ->
    [one] { $who } decides
   *[other] { $who } decide
}
web-sealed = Answers are sealed until everybody has given one.
web-over = The game is over
web-over-ask = Nothing is hidden any more.
web-not-possible = Not possible: { $what }
web-choose-first = Choose first
web-time-left = Time left: { $time }
web-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
web-words-for-you = you|your|yours|yourself
web-you-watch = You are watching: you see what everybody knows.
web-line-broken = The line to the hall is broken. It is being restored…
web-bot-plays = A bot plays for you.
web-take-seat = Take the seat back
web-give-seat = Let a bot play for me
web-away-for = away for { $unit ->
    [second] { $count } s
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count } days
}
web-is-away = { $who }, who is away
web-are-away = { $count ->
    [one] { $who } is away.
   *[other] { $who } are away.
}
web-until = until { $time }
web-away-until = away until { $day }
days-open = My days: nights off, days away
days-title = Your days
days-about = Time is counted in your own days: it is up at midnight where you are ({ $zone }), and the day on which you are asked is not counted.
days-nights = Nights off: no time is counted then
days-from = From
days-to = To
days-back = Away; back on
days-here = I am here again
days-shared = This holds for all your games that are counted in days. The others see until when you have time, and the day on which you are back.
days-told = The hall knows.
web-seat-bot = Seat a bot for { $name }
web-seat-bot-in = Seat a bot for { $name } in { $seconds } s
web-stand-in-title = A bot is to play for who is away
web-stand-in-asks = { $by-is ->
    [you] You ask
   *[other] { $by } asks
} whether a bot may play for { $seat-is ->
    [you] you
   *[other] { $seat }
}, who is away.
web-stand-in-accepted = A bot plays until they are back.
web-stand-in-refused = No bot is seated.
web-stand-in-gone = That is settled; no bot is seated.
web-give-up = Give up
web-give-up-title = Give up?
web-give-up-duel = The game ends at once and the other has won. The record says that you gave up.
web-give-up-about = A bot takes your seat for good and plays on; you may stay and watch. This cannot be taken back.
web-give-up-yes = Give up
web-give-up-no = Play on
web-hint = What would a bot do?
web-hint-short = Hint
web-thinks = { $count ->
    [one] { $who } is thinking
   *[other] { $who } are thinking
}
web-house-says = The house:
hint-title = What would a good player do?
hint-thinking = Looking ahead…
hint-lead = { $level } would choose the first; the figure is your chance to be among the winners after it.
hint-chance = { $percent } %
hint-none = The question has changed, or nobody could be asked.
hint-suspected = Who they may be
hint-suspicion = { $what } { $percent } %: { $because }
hint-suspected-about = Only from what you know and what everybody has done in the open.
web-undo-free = Take back the last decision
web-undo-ask = Ask to take back the last decision
web-undo-title = A decision is to be taken back
web-undo-asks = { $seat-is ->
    [you] You ask
   *[other] { $seat } asks
} to take back { $count ->
    [one] one decision.
   *[other] { $count } decisions.
}
web-undo-yes = Agree
web-undo-no = Refuse
web-undo-withdraw = Never mind
web-undo-waiting = { $count ->
    [one] Waiting for one answer.
   *[other] Waiting for { $count } answers.
}
web-undo-accepted = The decision is taken back.
web-undo-refused = The decision stands.
web-undo-gone = The game went on; nothing is taken back.
web-copy-table = Copy the link to the table
web-copy-own = Copy your own link
web-copy-own-about = With it you take your seat on another device. Give it to nobody.
web-sound = Sounds
call-sound = A quiet sound when the table calls while you look elsewhere
call-notify = A notification of the browser as well
call-denied = Your browser allows this hall no notifications; its settings can change that.
call-decision = { $game }: your decision
call-wish = { $game }: somebody asks you something
call-over = { $game }: the game is over
call-seat = { $game }: somebody has sat down
call-table = Table { $code }
web-at-once = Answer with the first tap, without the main button
web-guide-again = Show the guided turn again
web-keys = Keys
web-fair-promise = What the hall promised about its luck before the first decision:

keys-digits = choose from the list
keys-arrows = walk among the answers
keys-hint = a hint, where the table allows it
keys-enter = confirm the choice
keys-escape = one step back
keys-undo = take back
keys-log = open the log
keys-talk = open the talk
keys-rules = the ruling behind the question

web-nothing-said = Nobody has said anything yet.
web-say-something = Say something
web-send = Send
web-signs = Signs
web-mute = Do not hear { $name }
web-muted = Not heard: { $names }.
web-unmute = Hear everybody

web-guide = Guided first turn
web-guide-step = { $step } of { $all }
web-guide-next = Next
web-guide-done = Play
web-guide-skip = Skip

web-told = What the table does
web-told-step = Step { $step } of { $steps }
web-told-next = Next
web-told-run = To my turn
web-told-never = Always at once
web-plan = Your plan
web-plan-drop = Take back: { $what }
web-plan-go = { $count ->
    [one] Make this move and finish
   *[other] Make these { $count } moves and finish
}
web-plan-undo = Undo
web-plan-stopped = The plan stops here: the table asks something else first.
end-title = The game is over
end-won = Victory
end-lost = Defeat, with honour
end-again = Play again
end-rematch = Rematch, seats turned
end-to-rematch = To the rematch
end-replay = See the replay
end-record = Record
end-fair = Was the luck fair?
end-fair-holds = Yes: the seed told now gives the commitment published before the first decision.
end-fair-broken = No: seed and commitment do not fit together.

## The hall

home-hall = Hall
home-lead = Four games of old Japan, at one long table. Full rules, good company, bots that never cheat.
home-sit-down = Sit down
home-watch = Watch a game
home-your-name = Your name
home-games = Games
home-samurai-sword = Samurai Sword
    .about = Hidden roles, drawn blades, honour at stake.
home-rising-sun = Rising Sun
    .about = Alliances over tea, wars by sealed bid.
home-senjutsu = Senjutsu
    .about = A duel on hexes. Choose in secret, strike first.
home-ken = Ken il Guerriero
    .about = Masters and armies under a scorched sky.
home-house = The house
home-players = players
home-minutes = { $minutes } min
home-play = Play
home-play-label = Play { $game } now against bots
home-table = Table
home-decks = Decks
home-later = The table is being built
home-yours = Your games
home-waits = Table { $code } · waiting for players
home-runs = Table { $code } · { $people ->
    [one] you and bots
   *[other] { $people } people
} · { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
home-waits-for-you = waits for you
home-no-limit = no limit
home-limit = { $seconds } s
home-go = Go
home-go-label = Go to table { $code }
home-none-yours = No game is running
home-none-yours-about = “Sit down” deals a game against bots at once.
home-tables = Open tables
home-open-one = open one
home-hosted = { $name } hosts
home-bots-only = bots among themselves
home-taken = { $taken } of { $all } seats taken
home-none-open = No table waits for players
home-none-open-about = Open one, or go to a table by its code.
home-code = Code of a table
home-enter = Enter
home-replays = Replays and rules
home-replay-line = Table { $code } · { $decisions } decisions
home-replay-public = Table { $code } · { $names }
home-again = Again
home-again-label = Play again with { $names }
home-see = See
home-see-label = See the replay of table { $code }
home-none-replays = No finished game yet
home-none-replays-about = Games you have played can be seen again here.
home-rules = The rules
home-rules-about = Every ruling, numbered, with search.
home-read = Read
home-bring = Bring a record

## A new table and the waiting room

new-title = A new table: { $game }
new-lead = Invite people by link or code, fill the rest with bots, and settle how it is played.
new-seats = Players
new-seat = Seat { $number }
new-you = You
new-open = Open to whoever comes
new-bot = Bot: { $level }
new-settings = How it is played
new-mode = Kind of game
mode-standard = standard
mode-duel = duel
mode-advanced = duel, advanced rules
mode-melee = melee
mode-teams = teams
mode-solo = solo
mode-coop = together against the deck
mode-horde = horde
new-clock = Time to think
new-clock-about = With other people a clock keeps the game going; when it runs out a bot plays until they are back.
clock-none = no limit
    .about = Everybody thinks as long as they like.
clock-quick = 30 seconds a decision
    .about = Live and brisk: everybody stays at the table.
clock-calm = 2 minutes a decision
    .about = Live: everybody stays at the table and nobody waits for long.
clock-match = 10 minutes each, 10 seconds more a decision
    .about = Live, as in a match: share out your own time.
clock-daily = one decision a day
    .about = Over weeks: come by once a day and decide.
clock-three-days = three days a decision
    .about = Over months: a weekend away costs nobody their turn.
new-absence = When somebody is away
absence-soon = anybody may seat a bot: at once, after 30 s if the line broke
absence-patient = anybody may seat a bot after 5 minutes
absence-agree = a bot only if the others agree
terms-absence = anybody may seat a bot: after { $left } s, after { $broken } s if the line broke
new-public = Show the table in the hall
new-hints = Bots may be asked for a hint
new-feats = What was done in this hall
new-feats-more = { $count } more
new-make = Open the table
new-make-start = Begin
lobby-title = { $game }, table { $code }
lobby-lead = { $open ->
    [0] Everybody is here.
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
lobby-seats = Seats
lobby-open = Open seat
lobby-open-about = whoever comes first
lobby-you = that is you
lobby-here = is here
lobby-away = is away
lobby-start = Begin
lobby-start-bots = { $open ->
    [one] Begin, with a bot at the open seat
   *[other] Begin, with bots at the open seats
}
lobby-leave = Leave
lobby-terms = What is played
terms-yes = yes
terms-no = no
terms-cards = { $count ->
    [one] one
   *[other] { $count }
}
terms-own = one’s own
terms-hints = Hints
terms-move = { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} a decision
terms-player = { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} each, { $increment } more a decision
lobby-invite = Invite
lobby-invite-about = Phones on the same network scan the code; everybody else takes the link.
lobby-only-here = Only this machine reaches the hall now.
lobby-let-in = Let my network in
lobby-let-in-about = Then phones and computers on your network can come to your tables, until you close it again.
lobby-close-network = Close it to the network
lobby-ask-keeper = Whoever keeps the hall can let the network in.
lobby-code = Code of the table: { $code }
lobby-qr = QR code with the link to this table

## Rules

rules-books = Ledgers
rules-search = Search
rules-search-hint = a word or a number
rules-count = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}
rules-chapters = Chapters
rules-nothing = Nothing was found for “{ $search }”.
rules-none = The ledger has no ruling { $number }.
rules-missing = This ledger is not written yet.
rules-open-page = Open in the rules
rules-mark = { $mark ->
    [silent] the rulebook is silent
    [contradicts] the rulebook contradicts itself
    [follows] follows from other rules
    [reconstructed] reconstructed
   *[other] { $mark }
}

## Replays

replay-title = Replay
replay-controls = Replay
replay-moment = Moment { $moment } of { $all }
replay-deal = The deal
replay-secret = a secret answer
replay-scrub = Moment of the game
replay-before = to the change before
replay-after = to the next change
replay-step-back = one decision back
replay-step = one decision on
replay-play = Play
replay-pause = Pause
replay-eyes = Seen
replay-open = with all hands open
replay-watch = as spectators saw it
replay-as = as { $name } saw it
replay-fork = Play on from here
replay-link = Link to this moment
replay-review = How it went
replay-beside = Log and review
review-lead = Everybody’s chances to be among the winners, along the game.
review-wait = Looking back upon the game…
review-none = This game cannot be looked back upon now. Try again later.
review-curve = { $name }: from { $start } % at the start to { $end } % at the end
review-turning = Turning points
review-turn = Moment { $moment }, { $name }: { $change }
review-mostly-luck = mostly luck
review-mostly-decided = mostly decided
review-decision = This decision of { $name } was worth { $worth } to who made it; luck added { $luck }.
review-account = What made the difference
review-start = start
review-own = own decisions
review-others = decisions of others
review-luck = luck
review-end = end
review-end-resigned = when given up
review-resigned = { $name } gave up after the last decision. The curve stops at the chances as they stood then.
review-points = { $sign ->
    [plus] +{ $points }
   *[minus] −{ $points }
}
review-about = An estimate by instinct with all hands open. Decisions are judged by what the player could know; luck is the rest.
fork-title = Play on from moment { $moment }
fork-about = Who are you? Bots take all other seats.

## Decks

decks-title = Decks
decks-title-of = The workshop: { $game }
decks-shelf = Your decks, and those that lie ready
decks-new = New deck
decks-from-ready = Begin from:
decks-collection = Collection
decks-search = a name, a word
decks-nothing = No card fits.
decks-fewer = One { $card } fewer
decks-more = One more { $card }
decks-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
decks-deck = Deck
decks-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
decks-name = Name
decks-unnamed = My deck
decks-none-yet = No cards yet: add them from the collection, or begin from a deck that lies ready.
decks-save = Keep
decks-saved = “{ $name }” is kept in this browser.
decks-play = Play it now
decks-exchange = As text
decks-exchange-about = Copy the deck away, or put another one in its place.
decks-as-text = The deck as text
decks-copy = Copy
decks-take = Take this text
decks-room = { $count ->
    [one] 1 more
   *[other] { $count } more
}
decks-dropped = { $count ->
    [one] 1 card that does not fit went back.
   *[other] { $count } cards that do not fit went back.
}
decks-misread = This could not be read:
decks-take-rest = Take the rest
decks-remove = Throw away
decks-yours = Your deck
decks-of-the-table = the one the table settles
decks-own = Your own
decks-ready = Ready to play
decks-build = Build a deck

## Samurai Sword

ss-subtitle = { $seats } seats · turn { $turn }
ss-table-label = The table
ss-your-hand = Your hand
ss-reach = reach
ss-wounds = wounds
ss-honour = honour
ss-hand = cards in hand
ss-known-cards = cards you have seen
ss-open-hand = Hand
ss-in-front = In front
ss-role-unknown = role unknown
ss-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
ss-resilience = resilience { $left } of { $full }
ss-on-turn = turn
ss-you-are = You are { $role }
ss-own-label = { $name }, your character
ss-seat-label = { $name }, { $who }. { $note }
ss-no-cards = No cards in hand: you are harmless until you draw.
ss-reconstructed = reconstructed figures
ss-deck = deck
ss-in-play = in play
ss-discards = { $count ->
    [one] 1 discard
   *[other] { $count } discards
}
ss-discards-open = Discards: { $count }. Open the list
ss-discards-order = The newest first.
ss-weapon-about = A weapon is played against a player within its reach, who may parry.
ss-that-is-you = that is you
ss-won = winners
ss-points = points
ss-log-turn = Turn { $turn } · { $name }
ss-log-turn-you = Turn { $turn } · { $name }, you

ss-ask-attack = Whom do you attack with { $weapon }?
ss-ask-card = Whom do you play { $card } on?
ss-ask-geisha = To whom do you send the Geisha?
ss-ask-property = Which property do you take?
ss-sub-reach = Reach { $reach }.
ss-sub-any-reach = It reaches everybody.
ss-sub-wounds = It deals { $wounds ->
    [one] 1 wound.
   *[other] { $wounds } wounds.
}
ss-sub-fast-draw = +{ $more } from Fast Draw.
ss-attack-with = Attack with { $weapon }
ss-weapon-line = reach { $reach } · { $targets ->
    [one] 1 target
   *[other] { $targets } targets
}
ss-figures = reach { $reach } · { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
ss-target-line = difficulty { $difficulty } · { $left } resilience left
ss-person-line = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $left } resilience · { $honour } honour
ss-yourself = Yourself
ss-card-in-hand = { $name }: a card in hand
ss-at-random = one of { $count }, at random
ss-shown-by = shown by { $name }
ss-no-effect = the blow has no effect
ss-end-detail = then discard down to seven
ss-would-fall = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} would defeat you
ss-would-wound = { $left } resilience would be left

ss-note-chosen = Chosen. { $more }
ss-note-may-choose = May be chosen.
ss-note-fatal = { $wounds ->
    [one] 1 wound defeats,
   *[other] { $wounds } wounds defeat,
} unless parried.
ss-note-wounds = In reach: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} unless parried.
ss-note-decides = decides now
ss-note-no-resilience = Harmless until the next turn: no resilience left.
ss-note-no-cards = Harmless: no cards in hand.
ss-note-reached = In reach of your { $weapons }.
ss-note-unreached = Out of reach of your weapons.
ss-short-chosen = chosen
ss-short-in-reach = in reach
ss-short-far = too far
ss-short-not = not now
ss-short-harmless = harmless
ss-short-decides = decides

ss-guide-role = This is you
    .about = Your role is secret unless you are the Shogun. The Samurai stand by him, the Ninja against both, the Ronin stands alone. Your team wins with the most honour, or as the last one standing.
ss-guide-question = The table asks, you answer
    .about = The red field is always your decision. Every answer is a button below it; the digits on your keyboard choose, Enter confirms.
ss-guide-hand = Your hand
    .about = In your turn you play any number of cards, but only one weapon. Hatched cards are not possible now and say why. Keep a Parry for when you are attacked.
ss-guide-distance = How far away they are
    .about = The number in the ring is the difficulty of attacking that player from your seat. A weapon reaches as far as its left figure; its right figure is the wounds it deals.
ss-guide-rules = What happened, and why
    .about = The log tells everything you may know. The number at the end of a line opens the rule behind it.
web-pass-screen = Pass the screen to { $name }
web-pass-about = Nobody’s cards are shown until { $name } takes over.
web-i-am = I am { $name }
web-guest = Guest { $number }
web-sit-beside = Play at this screen
new-here = Another person at this screen
new-role = Who fights on seat { $number }
new-by-deck = by your deck
new-several = { $name }: number { $number }
new-several-none = not chosen
new-several-more = one more
new-several-remove = take out
new-more = { $count } more options
