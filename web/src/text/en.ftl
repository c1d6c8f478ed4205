# The words of the pages themselves. What happens at a table is said by the catalogues of the games.

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

## Rules

rules-books = Rules
rules-search = Search
rules-search-hint = a word or a number
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-chapters = Chapters
rules-nothing = Nothing was found for “{ $search }”.
rules-none = There is no rule { $number } here.
rules-missing = These rules are not written yet.
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
replay-controls = Replay controls
replay-moment = Moment { $moment } of { $all }
replay-deal = The deal
replay-secret = a secret answer
replay-scrub = Moment of the game
replay-before = previous change
replay-after = next change
replay-step-back = one decision back
replay-step = one decision forward
replay-play = Play
replay-pause = Pause
replay-eyes = View
replay-open = all hands face up
replay-watch = as spectators saw it
replay-as = as { $name } saw it
replay-fork = Play on from here
replay-link = Link to this moment
replay-review = Analysis
replay-beside = Log and analysis
review-lead = Each player’s chance of winning during the game.
review-wait = Analysing the game…
review-none = This game cannot be analysed now. Try again later.
review-curve = { $name }: from { $start }% at the start to { $end }% at the end
review-turning = Turning points
review-turn = Moment { $moment }, { $name }: { $change }
review-better = Better for { $name }: { $move } ({ $gain })
review-mostly-luck = mostly luck
review-mostly-decided = mostly decided
review-decision = { $name }’s decision changed their chances by { $worth }; luck by { $luck }.
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
review-about = Estimated by the bot Ronin, with all hands known. Decisions are judged by what the player could know; the rest is luck.
fork-title = Play on from moment { $moment }
fork-about = Who are you? Bots take all other seats.

## Decks

decks-title = Decks
decks-title-of = Deck builder: { $game }
decks-shelf = Your decks and the ready-made ones
decks-new = New deck
decks-from-ready = Start from:
decks-collection = Collection
decks-search = a name, a word
decks-nothing = No card matches.
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
decks-none-yet = No cards yet: add them from the collection, or start from a ready-made deck.
decks-save = Save
decks-saved = “{ $name }” is saved in this browser.
decks-play = Play it now
decks-exchange = Import and export
decks-exchange-about = Copy this deck as text, or paste another one.
decks-as-text = The deck as text
decks-copy = Copy
decks-take = Import
decks-room = { $count ->
    [one] 1 more
   *[other] { $count } more
}
decks-dropped = { $count ->
    [one] 1 card that is not allowed was removed.
   *[other] { $count } cards that are not allowed were removed.
}
decks-misread = Could not be read:
decks-take-rest = Import the rest
decks-remove = Delete
decks-yours = Your deck
decks-of-the-table = chosen by the table
decks-own = Your own
decks-ready = Ready-made
decks-build = Build a deck

## Samurai Sword

ss-subtitle = { $seats } seats · turn { $turn }
ss-table-label = The table
ss-your-hand = Your hand
ss-reach = reach
ss-wounds = wounds
ss-wounds-of = { $count ->
    [one] wound
   *[other] wounds
}
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
ss-you-are = Your role: { $role }
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
ss-told-reach = Reach { $reach }: it strikes a player whose difficulty is { $reach } or less.
ss-told-wounds = { $wounds ->
    [one] Wounds 1: who does not parry loses 1 resilience.
   *[other] Wounds { $wounds }: who does not parry loses { $wounds } resilience.
}
ss-told-suit = { $suit }: its suit, which counts with the expansion.
ss-told-action = An action takes effect when it is played; then it is discarded.
ss-told-property = A property stays in front of a player and works as long as it lies there.
ss-weapon-about = A weapon is played against a player within its reach, the highest difficulty it overcomes; they may parry.
ss-that-is-you = that is you
ss-won = winning team
ss-sum-daimyo = { $count } Daimyo
ss-sum-deadly = Deadly Strike
ss-sum-uncounted = Points do not decide: only one player was left standing.
ss-points = points
ss-log-turn = Turn { $turn } · { $name }
ss-log-turn-you = Turn { $turn } · { $name }, you

ss-ask-attack = Whom do you attack with { $weapon }?
ss-ask-card = Whom do you play { $card } on?
ss-ask-geisha = To whom do you send the Geisha?
ss-ask-property = Which property do you take?
ss-sub-reach = Reach { $reach } (highest difficulty).
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
ss-note-no-resilience = Harmless until their next turn: no resilience left.
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
    .about = Your role is secret unless you are the Shogun. Samurai side with the Shogun, Ninja fight both, a Ronin plays alone. The team with the most honour wins, or the last one standing.
ss-guide-question = Your decisions
    .about = The red panel is always your decision. Each answer is a button below it; number keys choose, Enter confirms.
ss-guide-hand = Your hand
    .about = In your turn you play any number of cards, but only one weapon. Striped cards cannot be played now; tap one to see why. Keep a Parry for when you are attacked.
ss-guide-distance = How far away they are
    .about = The number in the ring is the difficulty of attacking that player from your seat. A weapon reaches as far as its left figure; its right figure is the wounds it deals.
ss-guide-rules = What happened, and why
    .about = The log tells everything you may know. The number at the end of a line opens the rule behind it.
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
me-title = My page
me-parts = On this page
me-stranger = This hall does not know you yet: play a game, and it does.
me-settings = About you
me-settings-about = Your name, your language, the look and your days hold on all your devices.
me-listed = Name me in the book of the hall
me-devices = Your devices
me-devices-about = { $count ->
    [one] The hall knows you on this device. Nobody needs a password: a link takes you to another one.
   *[other] The hall knows you on { $count } devices. Nobody needs a password: a link takes you to another one.
}
me-carry = Take me to another device
me-carry-about = Open this link on your other device, or scan it. It works once, within { $minutes } minutes. Whoever opens it is you: show it to nobody.
me-carry-picture = The link to your other device as a QR code
me-carry-copy = Copy the link
me-carry-used = Your other device has arrived.
me-lock-out = Forget my other devices
carry-title = Is this you?
carry-about = This device becomes one of { $name }’s: with their games, their decks and their settings.
carry-nobody = somebody without a name
carry-yes = Yes, I am { $name }
carry-together = Yes, and bring along what I played here
carry-no = No, back to the hall
me-passkeys = Passkeys
me-passkeys-about = { $count ->
    [0] Lose every device and you are a stranger here. A passkey brings you back: your phone or browser keeps it.
    [one] You have a passkey. It brings you back on any device.
   *[other] You have { $count } passkeys. Each brings you back on any device.
}
me-passkeys-stranger = If you have made a passkey in this hall, it brings you back.
me-passkey-make = Make a passkey
me-passkey-show = Come in with a passkey
me-passkey-drop = Delete my passkeys
me-passkey-made = The passkey is made.
me-passkey-dropped = Your passkeys lead here no more.
somebody = somebody
me-mine = What is yours
me-mine-about = Take everything the hall knows about you along as a file, or have the hall forget you.
me-export = Everything about me
me-forget = Forget me
me-forget-about = Your name, what you said, your devices and your passkeys are gone for good. A bot takes your seats in games under way. Finished games stay, with somebody in your place.
me-forget-yes = Forget me for good
me-forget-no = Stay

## First games that teach

lesson = First game
lesson-step = First game, step { $step } of { $all }
lesson-next = Go on
lesson-got-it = Got it
lesson-again = Read it again
lesson-play-on = Play on

# Notices: being called when no page is open.
notices-open = Notices: call me when it is my turn
notices-title = Notices
notices-about = Here you choose how the hall calls you when it is your turn and you are not here.
notices-stranger = Sit down at a table first: then the hall knows you and can call you.
notices-ways = Ways to call you
notices-none = Nothing calls you yet.
notices-push = In this browser
notices-push-start = Call me in this browser
notices-push-on = This browser is called, also when no page of the hall is open.
notices-push-install = On an iPhone or iPad add the hall to the home screen first.
notices-push-denied = Your browser allows this hall no notifications; its settings can change that.
notices-push-unsafe = Browsers allow this only over https, or on the machine the hall runs on.
notices-push-unable = This browser cannot be called when no page is open.
notices-no-push = The browser could not be registered; its push service does not answer.
notices-a-browser = a browser
notices-mail = By e-mail
notices-address = E-mail address
notices-mail-about = An e-mail asks first whether the address is yours.
notices-confirm-sent = Open the link that was sent to { $address }.
notices-unconfirmed = waits for the link in its e-mail
notices-hook = By a webhook
notices-form = Receiver
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-ntfy = ntfy
notices-form-json = Any (JSON)
notices-url = Its address
notices-private = Only I read there
notices-private-about = Then a link opens the table as you in any browser, once. Where others read along, it opens as you only in browsers that know you.
notices-add = Add
notices-on = Call me at { $name }
notices-on-short = On
notices-try = Try out { $name }
notices-try-short = Try
notices-tried = Sent. Has it arrived?
notices-remove = Remove { $name }
notices-kinds = What calls you
notices-kind-decision = Your decision
notices-kind-seat = Somebody joins your table
notices-kind-wish = Somebody asks you for an undo
notices-kind-over = The game is over
notices-kind-invitation = Somebody you have played with invites you
notices-quiet = Quiet hours
notices-quiet-about = Nothing calls me in these hours ({ $zone })
notices-once = You are called once, and again only when you have looked at the table. A notice says nothing that is hidden.
notice-link-off = Turn notices off
notice-link-off-about = The hall then sends nothing more to { $to }.
notice-link-off-press = Turn them off
notice-link-off-done = Nothing more is sent to { $to }. On your page you can turn it on again.
notice-link-confirm = Is this your address?
notice-link-confirm-about = The hall then sends a notice to { $to } when it is your turn.
notice-link-confirm-press = Yes, send me notices
notice-link-confirm-done = Notices are sent to { $to } from now on.
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
learn-first-game = Play the first game, which teaches
learn-novices = Play against novices
learn-print = Print
learn-cards = Cards
learn-a-turn = A turn, step by step
learn-what-wins = What wins
learn-mistakes = What beginners get wrong
learn-all-rules = All the rules
rules-settled = What can be settled before a game

me-under-way = Games under way
me-none-under-way = No game is under way.
me-played = Finished games
me-none-played = No game is finished yet.
me-won = won
me-lost = lost
me-as = as { $what }
me-against = against { $others }
me-length = { $decisions ->
    [one] { $decisions } decision, { $minutes } min
   *[other] { $decisions } decisions, { $minutes } min
}
me-review = Review
me-review-label = Review of game { $code }
me-more = Earlier games
me-figures = Your figures
me-no-figures = You have finished no game of this kind.
me-sum = { $won } of { $played } won ({ $percent }%)
me-standing = rating { $rating } ± { $unsure }
me-by-role = Won by role
me-by-clan = Won by clan
me-by-hero = Won by character
me-by-deck = Won by deck
me-own-deck = a deck of your own
me-share-won = Won
me-games = Games
me-won-of = { $won } of { $played }
me-rivals = Against whom
me-rival = Who
me-you-won = You won
me-they-won = They won
me-luck-skill = Luck against skill
me-luck-skill-label = What luck and what your own decisions brought you in { $count } games you have looked back upon
me-luck = luck
me-skill = your decisions
me-luck-skill-mean = In these { $count } games luck brought you { $luck } of a victory each, your own decisions { $skill }.
me-luck-skill-about = From your reviews. Each line is the mean of the last { $count } games; 100% is one victory.
me-no-reviews = Look back upon two games or more, and you see here what was luck and what was you.
me-bests = Against the game itself
me-waves = best { $waves }

web-book = Book
book-title = The book of the hall
book-about = Who plays here, and how well: ratings follow from finished games alone. The bots of each level are marks that do not move. Only who wishes to be named is named.
book-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
} finished, { $people } with a rating, { $listed } listed.
book-who = Who
book-rating = Rating
book-unsure = Uncertainty
book-mark = Bots: { $level }
book-you = you
book-nobody = Nobody has asked to be named yet. You can on your page:

## Puzzles

web-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-about = Moments of games between bots. Exactly one move keeps the win: find it at the table.
puzzles-all = All
puzzles-how = A puzzle knows only what you see. Everything hidden was dealt anew 250 times, and with every move each deal was played to its end. The one move wins more often than not; every other loses more often.
puzzle = Puzzle
puzzle-yours = Puzzle: it is your move
puzzle-solved = Puzzle solved
puzzle-more = More puzzles
puzzle-of-the-day = Puzzle of the day
puzzle-moves = { $count } moves to choose from.
puzzle-solve = Solve it
puzzle-again = Once more
puzzle-streak = Days in a row
puzzle-streak-how = A day counts if you solve a puzzle on it with your first move.
puzzle-done = Solved
puzzle-theme = Theme
puzzle-theme-parry = Parry or take it
puzzle-theme-reach = Reach and place
puzzle-theme-tempo = Tempo
puzzle-theme-bid = The bid
puzzle-theme-group = The combat group
puzzle-theme-strike = The right blow
puzzle-theme-guard = Stay alive
puzzle-theme-choice = The right card
puzzle-level-1 = Level 1: Ronin finds it.
puzzle-level-2 = Level 2: a Sensei finds it.
puzzle-level-3 = Level 3: a Master finds it.
puzzle-level-4 = Level 4: even a Master often misses it.
puzzle-state-open = not solved yet
puzzle-state-first = solved with the first move
puzzle-state-later = solved

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
lab-title = The Lab
lab-about = Ask the bots: what does a change do, who profits from going first, is one character too weak? They play the same deals with and without it, and the figures say how sure one may be.
lab-new = A new study
lab-how-played = How it is played
lab-mode = Kind of game
lab-players = Players
lab-bots = Who plays
lab-slow = Each of their games takes seconds: few deals say much.
lab-options = Options of the game
lab-what-varies = What is different
lab-vary-nothing = Nothing: how often does who win?
lab-vary-option = A rule option
lab-vary-bot = One of the bots
lab-vary-cards = Cards
lab-option = Option
lab-from-to = From “{ $from }” to “{ $to }”
lab-yes = yes
lab-no = no
lab-other-bot = One seat is played by
lab-rotates = It moves on by one seat from deal to deal.
lab-cards-named = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
lab-no-cards = No changed cards here yet. Change some at the card bench, and bring them here.
lab-lay-down = Study without these cards
lab-measured = Whose wins are counted
lab-how-long = How long
lab-deals = Deals, at most
lab-until = Until it is known to
lab-until-all = all are played
lab-points = ± { $points } points
lab-until-about = An interval that may be looked at any time is wider; to stop early costs two to three times as many games.
lab-name = Name
lab-begin = Begin
lab-sum = { $count ->
    [one] one game
   *[other] up to { $count } games
}
lab-as-it-is = as it is
lab-studies = Studies
lab-none-yet = None yet.
lab-measures = wins of { $who }
lab-state-running = under way
lab-state-done = finished
lab-state-stopped = stopped
lab-state-refused = not carried out
lab-progress = Games played
lab-so-far-games = { $games } of { $of } games
lab-rate = { $rate } a second
lab-left = { $time } left at most
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
lab-curve-apart = difference, in points
lab-curve-share = won
lab-variant = Variant
lab-won = Won
lab-difference = Difference
lab-report = The whole page
lab-stop = Stop
lab-go-on = Go on
lab-remove = Delete
lab-how = Bars and bands hold the truth 95 times in 100. A study that is stopped keeps its games and can go on. At the command line studies may be larger and run on many machines.
lab-manual = How to run a study

## Cards under the knife

cards-title = Card bench
cards-title-of = Card bench: { $game }
cards-about = Take a card, change its figures or its text, and see it at once. Then play with it, study it in the Lab, save the set under a name, or send it as a link.
cards-take = Take a card
cards-search = Search the cards
cards-sets = Your sets
cards-forget = Forget { $name }
cards-words = The changes, as TOML
cards-empty = Take a card from the list, or write here.
cards-line = Line { $line }
cards-well = { $count ->
    [one] One card is changed, and everything holds.
   *[other] { $count } cards are changed, and everything holds.
}
cards-nothing = Nothing of { $card } can be changed.
cards-faces = As they look
cards-none = Changed cards are drawn here.
cards-name = Name of the set
cards-unnamed = Without a name
cards-play = Play against bots
cards-table = Open a table
cards-study = Study them
cards-keep = Save
cards-kept = “{ $name }” is saved in this browser.
cards-save = Download as TOML
cards-share = Copy a link
cards-link-copied = The link is copied: whoever opens it has these cards on the bench.
