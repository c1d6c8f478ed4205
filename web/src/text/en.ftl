# The words of the hall’s front and of tables; those of the other pages stand in files of their own, `lab.en.ftl`. What happens at a table
# is said by the catalogues of the games.

## Everywhere

web-pages = Pages
web-back-to-hall = Back to the hall
web-new-table = New table
web-rules = Rules
web-manual = The manual
web-ruling = Rule { $number }
web-close = Close
web-done = Done
web-back = Back
web-loading = One moment…
web-opening = Setting up the table…
web-language = Language
web-language-theme = Language and theme
web-theme-dark = Dark theme
web-theme-light = Light theme
web-your-name = Your name
web-sit = Sit
web-watch = Watch
web-no-hall = The server does not respond. Try again in a moment.
web-no-answer = The server returned an error ({ $status }).
web-copied = Copied
lost-title = Page not found
lost-about = This page does not exist.

## At the table

web-table = Table { $code }
web-phases = Phases
web-watching = { $count } watching
web-log = Log
web-talk = Chat
web-unread = { $count ->
    [one] Chat: 1 new message
   *[other] Chat: { $count } new messages
}
web-log-and-talk = Log and chat
web-menu = Menu
web-yours = Your place
web-decision = Decision
web-your-decision = Your decision
web-decides = { $count ->
    [one] { $who } decides
   *[other] { $who } decide
}
web-sealed = Answers stay hidden until everyone has chosen.
web-over = The game is over
web-over-ask = All cards are now face up.
web-not-possible = Not possible: { $what }
web-choose-first = Choose an option
web-time-left = Time left: { $time }
web-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
web-words-for-you = you|your|yours|yourself
web-you-watch = You are a spectator: you see only what everyone knows.
web-line-broken = Connection lost. Reconnecting…
web-bot-plays = A bot plays for you.
web-take-seat = Take the seat back
web-give-seat = Let a bot play for me
web-away-for = away for { $unit ->
    [second] { $count } s
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count } days
}
web-are-away = { $count ->
    [one] { $who } is away.
   *[other] { $who } are away.
}
web-bot-may = A bot may be seated for { $who }.
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
web-give-up-duel = The game ends at once and the other has won. The saved game says that you gave up.
web-give-up-about = A bot takes your seat for good and plays on; you may stay and watch. This cannot be undone.
web-give-up-yes = Give up
web-give-up-no = Play on
web-hint = What would a bot do?
web-hint-short = Hint
web-thinks = { $count ->
    [one] { $who } is thinking
   *[other] { $who } are thinking
}
web-house-says = Budokan:
hint-title = What would a good player do?
hint-thinking = Thinking…
hint-only = There is only one answer.
hint-lead = { $level } would choose the first option. The percentage is your estimated chance of winning after each.
hint-chance = { $percent }%
hint-none = No hint available: the situation has changed, or the bots are busy.
hint-suspected = Who might be who
hint-suspicion = { $what } { $percent }%: { $because }
hint-suspected-about = Based only on what you know and what everyone has done openly.
web-undo-short = Undo
web-undo-free = Undo the last decision
web-undo-ask = Ask to undo the last decision
web-undo-title = Undo request
web-undo-asks = { $seat-is ->
    [you] You ask
   *[other] { $seat } asks
} to undo { $count ->
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
web-undo-accepted = The decision was undone.
web-undo-refused = Undo refused.
web-undo-gone = The game went on: nothing was undone.
web-copy-table = Copy the link to the table
web-copy-own = Copy your own link
web-copy-own-about = Use it to take your seat on another device. Don’t share it.
web-sound = Sounds
web-pace = Pace
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-at-once = At once
web-pace-step = Step by step
web-forced = Answer for me when there is only one answer
web-forced-soon = Only one answer: it is given for you.
web-forced-by-hand = I will answer
web-forced-told = Where there is only one answer, the hall gives it for you after a moment that tells the others nothing. You can turn this off in the menu.
web-guard = Ignore clicks for a moment when a new question appears
web-at-once = Confirm with a single tap
call-sound = A quiet sound when the table calls while you look elsewhere
call-notify = A notification of the browser as well
call-denied = Your browser allows this hall no notifications; its settings can change that.
call-decision = { $game }: your decision
call-wish = { $game }: somebody asks you something
call-over = { $game }: the game is over
call-seat = { $game }: somebody has sat down
call-invitation = { $game }: you are invited
call-table = Table { $code }
web-guide-again = Show the guided turn again
web-keys = Keys
web-fair-promise = Commitment published before the first move (to verify the shuffle):

web-explain = What is this?
keys-digits = choose from the list
keys-arrows = move through the answers
keys-hint = a hint, where the table allows it
keys-enter = confirm the choice
keys-escape = one step back
keys-undo = undo
keys-log = open the log
keys-talk = open the chat
keys-rules = explain what is pointed at or has the focus; else the rule behind the question

web-nothing-said = Nobody has said anything yet.
web-say-something = Say something
web-send = Send
web-signs = Reactions
web-mute = Mute { $name }
web-muted = Muted: { $names }.
web-unmute = Unmute everyone

web-guide = Guided first turn
web-guide-step = { $step } of { $all }
web-guide-next = Next
web-guide-done = Play
web-guide-skip = Skip

web-told = What happens
web-told-now = { $more ->
    [0] What happens
    [one] What happens · one more
   *[other] What happens · { $more } more
}
web-told-back = Looking back · { $step } of { $steps }
web-told-before = Back
web-told-present = Back to now
web-since = { $count ->
    [one] One event since your last decision
   *[other] { $count } events since your last decision
}
web-since-walk = Walk through
web-told-step = Step { $step } of { $steps }
web-told-next = Next
web-told-run = Skip to my turn
web-told-never = Turn off steps
web-plan = Your plan
web-plan-drop = Remove: { $what }
web-plan-go = { $count ->
    [one] Make this move and finish
   *[other] Make these { $count } moves and finish
}
web-plan-undo = Undo
web-plan-stopped = The plan stops here: another decision comes first.
end-title = The game is over
end-won = Victory
end-lost = Defeat
end-again = Play again
end-rematch = Rematch, seats turned
end-to-rematch = To the rematch
end-replay = See the replay
end-watch = Watch another game
end-record = Download the game
end-fair = Was the shuffle fair?
end-fair-holds = Yes: the seed revealed now matches the commitment published before the first move.
end-fair-broken = No: the seed does not match the commitment.

## The hall

home-hall = Hall
home-lead = Four tabletop games of samurai, ninja and masters of the fist. Complete rules, good company, bots that never cheat.
home-sit-down = Play Samurai Sword now
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
home-house = Common rules
home-players = players
home-minutes = { $minutes } min
home-play = Play
home-play-label = Play { $game } now against bots
home-table = New table
home-decks = Decks
home-yours = Your games
home-waits = Table { $code } · waiting for players
home-runs = Table { $code } · { $people ->
    [one] you and bots
   *[other] { $people } people
} · { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
home-waits-for-you = your turn
home-no-limit = no limit
home-limit = { $seconds } s
home-go = Go
home-go-label = Go to table { $code }
home-none-yours = No game in progress
home-none-yours-about = Press Play on any game to start one against bots.
home-invitations = Invitations
home-invites = { $name } invites you
home-come = Come
home-decline = No
home-come-label = Come to { $game }, table { $code }
home-decline-label = No, decline the invitation of { $name }
home-tables = Open tables
home-open-one = open a table
home-hosted = hosted by { $name }
home-nobody-yet = nobody sits here yet
home-sit-label = Sit down at { $game }, table { $code }
home-to-watch = Games to watch
home-watch-label = Watch { $game }, table { $code }
home-turn = { $count ->
    [0] Decision { $decision }
    [one] Decision { $decision }: { $who } decides
   *[other] Decision { $decision }: { $who } decide
}
home-company-people = people
home-company-mixed = people and bots
home-company-bots = bots
home-company-masters = masters
home-masters = Watch masters play
home-taken = { $taken } of { $all ->
    [one] 1 seat
   *[other] { $all } seats
} taken
home-none-open = No open table right now
home-none-open-about = Open one, or enter a table by its code.
home-code = Code of a table
home-enter = Enter
home-replays = Replays and rules
home-replay-line = Table { $code } · { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
home-replay-public = Table { $code } · { $names }
home-again = Again
home-again-label = Play again with { $names }
home-see = See
home-see-label = See the replay of table { $code }
home-none-replays = No finished game yet
home-none-replays-about = Games you have played can be seen again here.
home-rules = The rules
home-rules-about = Every rule, numbered and searchable.
home-read = Read
home-manual-about = How to play, host, design cards and build.
home-manual-label = Read the manual
home-bring = Load a saved game

## A new table and the waiting room

new-title = A new table: { $game }
new-lead = Invite people with a link or a code, fill the other seats with bots, and choose the options.
new-seats = Players
new-seat = Seat { $number }
new-you = You
new-open = Open seat
new-bot = Bot: { $level }
new-with = Who plays with you?
new-with-bots = Bots
    .about = You begin at once; choose how strong they are.
new-with-friends = Friends
    .about = They come by a link or a code, from any device.
new-with-here = This screen
    .about = You share it, and each sees only their own hand.
new-fighter = Who are you?
new-foe = Whom do you fight?
new-deck = Which deck do you play?
new-more-settings = More settings
new-group-decks = Boxes and decks
new-group-start = Beginning of the game
new-group-foes = Foes
new-group-readings = Where the rulebook can be read in two ways
new-group-table = At the table
new-sum-open = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
new-sum-here = { $count ->
    [one] one more player here
   *[other] { $count } more players here
}
new-sum-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
new-presets = Set it up
new-preset-box = As in the box
    .about = all settings as printed
new-preset-beginners = For newcomers
    .about = novice bots, hints, no clock
new-preset-tournament = Tournament
    .about = match clock, no hints
new-preset-own = yours
new-preset-keep = Save this set-up
new-preset-name = Name of the set-up
new-preset-save = Save
new-preset-drop = Remove { $name }
new-mode = Mode
mode-standard = standard
mode-duel = duel
    .about = One against one.
mode-advanced = duel, advanced rules
    .about = One against one, with every rule of the book.
mode-melee = melee
    .about = Three or four, everybody against everybody.
mode-teams = teams
    .about = Two against two.
mode-solo = solo
    .about = You alone against foes that the rules lead.
mode-coop = co-operative
    .about = Together against foes that the rules lead.
mode-horde = horde
    .about = You alone against wave after wave.
new-clock = Time to think
new-clock-about = With other people a clock keeps the game going; when it runs out a bot plays until they are back.
clock-none = no limit
    .about = Everybody thinks as long as they like.
clock-quick = 30 seconds per decision
    .about = Live and brisk: everybody stays at the table.
clock-calm = 2 minutes per decision
    .about = Live: everybody stays at the table and nobody waits for long.
clock-match = 10 minutes each + 10 seconds per decision
    .about = Live, as in a match: share out your own time.
clock-daily = one decision per day
    .about = Over weeks: come by once a day and decide.
clock-three-days = three days per decision
    .about = Over months: a weekend away costs nobody their turn.
new-absence = When somebody is away
absence-soon = anybody may seat a bot: at once, after 30 s if the line broke
absence-patient = anybody may seat a bot after 5 minutes
absence-agree = a bot only if the others agree
terms-absence = anybody may seat a bot: after { $left } s, after { $broken } s if the line broke
new-public = Show the table in the hall
new-hints = Bots may be asked for a hint
new-feats = Best results in this hall
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
lobby-open-about = first come, first served
lobby-you = that is you
lobby-here = is here
lobby-away = is away
lobby-start = Begin
lobby-start-bots = { $open ->
    [one] Begin, with a bot at the open seat
   *[other] Begin, with bots at the open seats
}
lobby-leave = Leave the table
lobby-terms = Options of this game
terms-yes = yes
terms-no = no
terms-cards = { $count ->
    [one] one
   *[other] { $count }
}
terms-own = their own deck
terms-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
terms-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
terms-hints = Hints
terms-move = { $time } per decision
terms-player = { $time } each + { $increment } per decision
lobby-invite = Invite
lobby-invite-about = Phones on the same network scan the code; everybody else takes the link.
lobby-further = Other addresses of this machine:
lobby-name-first = Say first what you are called.
lobby-only-here = Only this machine reaches the hall now.
lobby-let-in = Let my network in
lobby-let-in-about = Then phones and computers on your network can come to your tables, until you close it again.
lobby-close-network = Close it to the network
lobby-ask-keeper = Whoever keeps the hall can let the network in.
lobby-code = Code of the table: { $code }
lobby-qr = QR code with the link to this table

## Several at one device, and own characters

web-pass-screen = Pass the device to { $name }
web-pass-about = Nobody’s cards are shown until { $name } takes over.
web-i-am = I am { $name }
web-guest = Guest { $number }
web-sit-beside = Play on this device
new-here = Another player on this device
new-role = Who fights on seat { $number }
new-by-deck = by your deck
new-several = { $name }: number { $number }
new-several-none = not chosen
new-several-more = one more
new-several-remove = take out

# My page

web-me = Me
somebody = somebody

## First games that teach

lesson = First game
lesson-step = First game, step { $step } of { $all }
lesson-next = Go on
lesson-got-it = Got it
lesson-again = Read it again
lesson-play-on = Play on

# Notices: being called when no page is open.

open-title = Your table
open-about = This link opens table { $code } as you in this browser. It works once.
open-press = Open it as me
open-used = In a browser that knows you the table opens without the link.
open-watch = Watch the table
invite-companions = People you have played with
invite-call = Invite { $name }
invite-called = { $name } is called
invite-waits = { $name } finds the invitation in the hall

## How to play

learn-link = How to play
learn-title = How to play { $game }
rules-settled = What can be settled before a game

web-book = Book

## Puzzles

web-puzzles = Puzzles

## A table without a drawing of its own

plain-table = The table
plain-middle = Between the players
plain-you = that is you
plain-decides = decides
plain-won = has won
plain-yes = yes
plain-no = no
plain-no-cards = You hold nothing.
plain-open = Nothing here is yours alone.
plain-subtitle = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
web-no-client = Nothing is known here from which a table for “{ $game }” could be drawn. The hall plays this game no longer, or these pages are older than the hall: load them again.

## The Lab

web-lab = Lab
