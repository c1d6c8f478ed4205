# The lab at the command line.

command-lab = Studies over many games between bots: what a change does, who profits, and how sure one may be.
    .usage = budokan lab COMMAND
command-study = Carry out the study that a file describes, or go on with it.
    .usage = budokan lab study PLAN [--into FOLDER] [--workers N] [--ray] [--json]
command-report = Write the page of a study: one file that opens without a network.
    .usage = budokan lab report FOLDER [--page FILE]
command-balance = Find the fewest and smallest changes of figures that bring match-ups within a band, and check them on fresh deals.
    .usage = budokan lab balance PLAN [--into FOLDER] [--library FILE] [--workers N] [--json]
command-puzzles = Find moments of games in which exactly one move keeps the win, or prove again those that are kept.
    .usage = budokan lab puzzles [GAME] [--games N] [--first N] [--into FOLDER] [--prove] [--renew] [--redeals N] [--workers N] [--json]
command-openings = Count what bots do first and most, by role, character, clan and deck.
    .usage = budokan lab openings GAME [--games N] [--first N] [--bots LEVEL] [--into FOLDER] [--workers N] [--json]

arg-plan = The file of the study; docs/how-to/run-a-study.md shows one.
arg-into = The folder for what comes of it; games of a study that lie there already are not played again.
arg-ray = Play on Ray: a cluster of --workers processes on this machine, unless --cluster names another.
arg-library = The library of an earlier search about the same match-ups, to learn from.
arg-cluster = The address of a cluster of Ray on which Budokan is installed.
arg-folder = The folder of a study.
arg-page = The page to write; report.html in the folder if not said.
arg-first = The number of the first game that is looked through; the same numbers are the same games.
arg-prove = Prove the puzzles of the house again, or those of --into, instead of looking for more.
arg-renew = Prove the puzzles of the house, or those of --into, by the rules and the luck of today, and leave out what is none any more.
arg-redeals = Prove with so many redeals instead of all: quicker, and less is proved.

lab-puzzle-found = { $puzzle }: player { $seat }, “{ $move }”, { $won }%, level { $level }
lab-puzzles-found = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} in { $games ->
    [one] one game
   *[other] { $games } games
}.
lab-puzzle-holds = { $puzzle } holds: { $won } of { $redeals } redeals won, { $second } with the next best move.
lab-puzzle-fails = { $puzzle } does not hold: { $why }.
lab-puzzle-gone = { $puzzle } is no puzzle any more and was left out.
lab-puzzles-proved = { $held } of { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
} { $held ->
    [one] holds
   *[other] hold
}.
lab-puzzle-record = its game cannot be played up to its moment
lab-puzzle-moves = other moves are offered than were weighed
lab-puzzle-share = it is not the only move that wins
lab-puzzle-other-figures = the redeals ended otherwise than is written down
lab-puzzle-search = the search comes to another move

lab-openings-counted = { $games ->
    [one] One game
   *[other] { $games } games
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $count ->
    [one] one question
   *[other] { $count } questions
}.

lab-title = { $name }: { $game }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
lab-who = Who
lab-stopped = Stopped; { $games ->
    [one] one game is
   *[other] { $games } games are
} kept in { $folder }, and the same command goes on from there.
lab-failures = { $count ->
    [one] One game
   *[other] { $count } games
} failed; the table “games” says why.
lab-speed = { $played ->
    [one] One game
   *[other] { $played } games
} played in { $seconds } s, { $rate } a second ({ $engine }).
lab-compiled = compiled
lab-plain = not compiled; “make compiled” makes it faster
lab-rate = { $rate } games/s
lab-kept = The tables are in { $folder }; digest { $digest }.
lab-written = The page is { $file }.

lab-balance-title = { $name }: { $game }
lab-balance-figure = Figure
lab-balance-before = Before
lab-balance-after = After
lab-balance-match-up = Match-up
lab-balance-even = Every match-up is between { $low } and { $high }% on deals that nothing was learnt from.
lab-balance-not-even = Not every match-up is between { $low } and { $high }% on deals that nothing was learnt from. More games, more rounds or wider bounds may help.
lab-balance-games = Games: { $games }; { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
lab-balance-failures = { $count ->
    [one] One game
   *[other] { $count } games
} failed; the library says why.
lab-balance-kept = The games are in { $folder }, and the values as they came out in its { $file }.
