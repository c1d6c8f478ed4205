# What the hall says.

hall-no-such-table = There is no table { $code }.
hall-no-such-replay = There is no replay { $replay }.
hall-no-such-moment = There is no such moment; the last one is { $last }.
hall-no-such-page = Page not found.
hall-no-such-language = “{ $language }” is not a language of this hall; there are { $known }.
hall-no-such-level = There are no bots called “{ $level }”; there are { $known }.
hall-no-such-emote = “{ $emote }” is not among the gestures; there are { $known }.
hall-no-ledger = The rules of { $game } have not been written down.
hall-not-built = The pages of the hall have not been built; “make web” builds them.

hall-wrong-token = This link is not valid for any seat at this table.
hall-only-players = Only those who sit at the table may do that.
hall-say-hello = Join a table first.
hall-has-started = The game has already started: you can no longer join.
hall-not-started = The game has not started yet.
hall-no-open-seat = All seats are taken.
hall-seat-is-taken = This seat is taken.
hall-no-workshop = { $game } has no decks to build.
hall-two-of-you = You can sit on one seat only.
hall-bad-clock = A clock needs at least one second.
hall-stale = The game has moved on: check the table and choose again.
hall-not-over = The game is not over; you can download it when it is.
hall-fork-is-over = The game is over at this moment; choose an earlier one.
hall-closed = This game cannot go on: the rules of the house have changed since.
hall-as-it-was-told = The rules of the house have changed since this game was played; it is shown as it was told.
hall-played-again = The rules of the house have changed since this game was played; those of today may tell it differently.
hall-only-the-record = The rules of the house have changed since this game was played; only its saved game is left.
hall-nothing-asked = There is nothing for you to decide now.
hall-one-answer = There is only one answer: no hint is needed.
hall-no-first-game = There is no first game for “{ $game }”.
hall-no-lesson = This table is not a first game.
hall-lesson-wait = Wait for the others: their answers come first.
hall-no-such-puzzle = There is no puzzle “{ $puzzle }”.
hall-puzzle-task = Of { $count } moves exactly one keeps the win. Which?
hall-puzzle-read-first = The puzzle is solved: read what it says, then play on.
hall-puzzle-not-asked = The puzzle is solved by a move of the game, not by talk.
hall-puzzle-not = “{ $move }” is not it: it wins only { $won } of 100 games that look like this to you, and { $who } wins { $theirs }.
hall-puzzle-not-alone = “{ $move }” is not it: it wins only { $won } of 100 games that look like this to you.
hall-puzzle-solved = Solved. It wins { $won } of 100 games that look like this to you; the next best, “{ $move }”, wins { $theirs }. { $redeals } were dealt anew and played to the end with every move.
hall-thinkers-busy = The bots are busy. Try again in a moment.
hall-took-too-long = This took longer, or needed more, than a hall can give it; it was ended.
hall-no-hints = Hints are turned off at this table.
hall-empty-line = The message is empty.

hall-undo-is-asked = Somebody has already asked for an undo.
hall-undo-was-refused = The undo was refused; play on before you ask again.
hall-undo-not-asked = Nobody is asking you for an undo.
hall-undo-away = To undo that you need the consent of { $who }; they are not here now, so ask again later.
hall-nothing-to-undo = You have decided nothing yet.

hall-bot-plays = A bot plays there already.
hall-is-here = Whoever sits there is here.
hall-not-gone-long = They have not been away for long; a bot may be seated in { $seconds } s.
hall-stand-in-is-asked = Somebody is asking already whether a bot may play.
hall-stand-in-was-refused = That was refused; ask again in a minute.
hall-stand-in-not-asked = Nobody asks you whether a bot may play.
hall-no-such-zone = This hall knows no time zone “{ $zone }”.
hall-long-night = A night off lasts { $hours ->
    [one] one hour
   *[other] { $hours } hours
} at most.
hall-long-away = One can say to be away for { $days } days at most.

hall-no-person = This hall does not know you on this device.
hall-no-carry = This link has been used already or is too old; make a new one on your other device.
hall-too-many-decks = The hall keeps { $most } bytes of decks for each person; delete some.
hall-no-passkeys-here = Browsers know passkeys only where the hall has a name: at http://localhost or over https.
hall-bad-passkey = This passkey does not hold here.
hall-late-passkey = That took too long; try again.
hall-no-passkey = This hall does not know that passkey.
hall-too-many-passkeys = A person has { $most } passkeys at most.

hall-not-the-keeper = Only who keeps this hall may do that, at the machine it runs on.
hall-no-network = This machine is on no network that could be let in.
hall-bad-message = That could not be read: { $what }.
hall-too-deep = That is nested too deeply.
hall-too-fast = Too many requests: slow down.
hall-too-long = That is too long.
hall-too-many-guesses = Too many codes that lead to no table; try again in a minute.
hall-wrong-host = This hall is not called “{ $host }”; who keeps it can let it be, with --allowed-host.
hall-wrong-page = A page from elsewhere may not do that here.
hall-is-full = The hall is full; try again in a while.
hall-too-many-tables = You have { $most } tables open already; finish one of them first.
hall-bad-record = This saved game is damaged.
hall-record-too-long = A saved game may have { $most } bytes at most.
hall-store-trouble = Your move could not be saved, so it was not made: { $what }.
hall-database-away = The hall’s database does not answer, so nothing was saved; try again in a moment.
hall-database-unsure = The hall’s database went away while this was being saved; the table will show whether it was.
hall-our-bug = Something went wrong on our side; the error has been logged.

hall-bad-cards = “{ $found }” does not name a game and a folder of cards for it: write GAME=FOLDER, such as ken=my-cards.
hall-bad-host = “{ $found }” is no name a hall could be reached by: write it without a port and without http://, such as budokan.example.
hall-bad-proxy = “{ $found }” is no address of a server: write an address or a network, such as 127.0.0.1 or 10.0.0.0/8.
hall-bad-metrics = “{ $found }” is no place for figures: write a port, such as 9100, or an address and a port, such as 10.0.0.5:9100.
hall-bad-guest = “{ $name }” cannot be the name of a guest: small letters, figures and hyphens, and no level of the house.
hall-bad-data = The hall cannot use { $path }: { $what }.
hall-bad-database = An address of a database begins with postgresql://, such as postgresql://budokan@localhost/hall; in a password @ / : ? # % are written %40 %2F %3A %3F %23 %25.
hall-no-psycopg = A hall in PostgreSQL needs one more package: pip install 'budokan[postgres]'.
hall-table-unreachable = The table is at another process of this hall, which does not answer just now. Try again in a moment.
hall-bad-between = { $found } is no address with a port at which the other processes of the hall reach this one.
hall-pooled = Behind { $path } somebody gives a connection to another after each transaction; a hall needs one of its own: pool_mode = session, or the address of PostgreSQL itself.
hall-in-use = Another hall is open on { $path }.
hall-not-ours = { $path } is a database, but not that of a hall.
hall-newer = { $path } was written by a newer hall (version { $found }; this one knows { $known }).
hall-port-taken = { $address } is taken; choose another port with --port.
hall-bad-address = The hall cannot open { $address }: { $what }.
hall-export-exists = { $path } exists already; choose another name.
hall-not-the-same = Something in “{ $table }” is not the same in both places; nothing was kept there.
hall-not-empty = There is something in { $path } already; choose a place without a hall.
hall-nothing-there = There is no hall in { $path }.
hall-no-backup = { $path } is no file.
hall-other-version = { $path } was written by a hall of another version; open it once with this one first.
hall-promise-holds = The hall has kept its word: the seed is the one it had bound itself to with { $commitment }.
hall-promise-broken = The seed of the saved game is not the one the hall had bound itself to with { $commitment }.
hall-exported = Everything in the hall is in { $path } now.
hall-carried = { $rows ->
    [one] One row is in { $path } now, the same as before.
   *[other] { $rows } rows are in { $path } now, each the same as before.
}
hall-open = The hall is open: { $address }
hall-others = Others reach it at: { $address }
hall-keep = To let your network in, open it as its keeper: { $address }

command-serve = Open the hall: tables for people and bots, in the browser.
    .usage = budokan serve [--host HOST] [--port PORT] [--data FOLDER] [--database ADDRESS] [--guest NAME=COMMAND] [--cards GAME=FOLDER] [--allowed-host NAME] [--trusted-proxy ADDRESS] [--allow-webhook HOST] [--mail SERVER] [--mail-from ADDRESS] [--metrics PORT] [--browser]
command-export = Take a copy of everything in the hall, also while it is open.
    .usage = budokan export FILE [--data FOLDER]
command-backup = Take a copy of everything in the hall as one file, also while it is open.
    .usage = budokan backup FILE [--data FOLDER] [--database ADDRESS]
command-restore = Put a copy of a hall where there is none yet.
    .usage = budokan restore FILE [--data FOLDER] [--database ADDRESS]
command-move = Carry a hall that is closed from a folder into a database, or back; it stays where it was as well.
    .usage = budokan move FROM TO
arg-origin = the folder or the database the hall is in
arg-goal = the folder or the database it is to be in; there must be no hall in it
arg-database = the PostgreSQL in which the hall keeps everything, such as postgresql://budokan@localhost/hall, in place of a folder
command-doctor = Look at what a hall needs, and say what is wrong.
    .usage = budokan doctor [--data FOLDER] [--database ADDRESS] [--port PORT]
doctor-well = well
doctor-ill = WRONG
doctor-found-well = Nothing is wrong.
doctor-found-ill = Something is wrong: see above.
doctor-lines = The system gives the hall files for { $lines } connections; a public hall should have 256 or more (ulimit -n).
doctor-clock-good = The clock is set.
doctor-clock-bad = The clock of this machine was never set: clocks of games would be wrong.
doctor-from-the-future = There are tables from the future: the clock is wrong now, or was.
doctor-port-free = Port { $port } is free.
doctor-port-taken = Port { $port } is taken; if a hall is open there, that is as it should be.
doctor-pages = The pages of the hall are built.
doctor-no-pages = The pages of the hall are not built: run make web.
doctor-no-hall-yet = There is no hall in { $path } yet; one is made when it is first opened.
doctor-space = { $megabytes } megabytes are free at { $path }; a hall should have 200 or more.
doctor-rights-good = Nobody else may look into { $path }.
doctor-rights-bad = Others on this machine may look into { $path }: chmod 700 keeps them out.
doctor-file-good = { $path } is sound.
doctor-file-bad = { $path } is damaged: restore the last backup.
doctor-version = It was written by schema { $found }; this version writes { $known }.
doctor-counted = { $tables ->
    [one] One table
   *[other] { $tables } tables
} and { $people ->
    [one] one person
   *[other] { $people } people
} are kept.
doctor-database = The database answers in { $milliseconds } milliseconds; more than 50 would be felt at every move.
doctor-clocks = The clock of the database and that of this machine are { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} apart.
doctor-writable = The database can be written to.
doctor-read-only = The database only follows another one: the hall needs the one that is written to.
command-demo = Make a hall full of people and finished games, and open it.
    .usage = budokan demo [--data FOLDER] [--games N] [--people N] [--port PORT] [--only-make]
arg-people = how many people have played them
arg-only-make = make the hall and do not open it
demo-bad-numbers = A demonstration hall has 1 to { $games } games and { $least } to { $people } people.
demo-ready = The demonstration hall is in { $path }.
demo-come = To see a page with many games, come in as one of its people (once, within ten minutes): { $address }
arg-host = the address to open the hall on; 0.0.0.0 lets others on the network in
arg-port = the port; 0 for any that is free
arg-data = the folder the hall keeps its tables in
arg-guest = a program that may be seated as a bot, and the name people choose it by; may be given several times
arg-allowed-host = a name the hall is reached by, beside its address and the name of the machine; may be given several times
arg-trusted-proxy = the address of a server in front, whose word about where people come from is taken; may be given several times
arg-metrics = where figures of the hall are to be had for Prometheus: a port of this machine, or an address and a port
arg-between = where the other processes of the hall reach this one: an address and a port; the hall finds one by itself where this is left out
arg-log-json = write the log as lines of JSON, one for each event
arg-browser = open the hall in the browser

level-uniform = Leaf in the wind (random)
level-novice = Novice
level-student = Student
level-greedy = Ronin
level-ronin = Ronin
level-sensei = Sensei
level-master = Master

emote-bow = bows
emote-well-played = well played!
emote-thanks = thank you
emote-thinking = is thinking
emote-hurry = is in a hurry
emote-laugh = laughs
emote-surprise = is surprised
emote-sorry = is sorry

# The manual

manual-none-title = The manual is not here
manual-none-about = This hall was opened from a copy of the repository in which the manual has not been built yet: make docs builds it. The rules can be read all the same.
manual-none-rules = To the rules

## The Lab

hall-lab-keeper = Studies in this hall are for its keeper: open it by the keeper’s link, which “budokan serve” tells.
hall-lab-spent = You have asked for { $most ->
    [one] one game
   *[other] { $most } games
} today, as many as this hall plays for one of its guests. Tomorrow there are more.
hall-lab-too-many = That is more games than the { $most } you may ask for today.
hall-lab-busy = A study is under way in this hall. One at a time: wait for it, or stop it.
hall-lab-one-process = This hall is kept by several processes; studies are carried out at the command line there.
hall-lab-no-study = There is no such study in this hall.
hall-lab-no-report = This study has no page yet.
hall-no-such-card = There is no card “{ $card }” of which anything could be changed.
hall-no-own-cards = This game takes no changed cards.
hall-many-cards = A set changes { $most ->
    [one] one card
   *[other] { $most } cards
} at most.
