# The lab at the command line.

command-lab = Studies over many games between bots: what a change does, who profits, and how sure one may be.
    .usage = budokan lab COMMAND
command-study = Carry out the study that a file describes, or go on with it.
    .usage = budokan lab study PLAN [--into FOLDER] [--workers N] [--ray] [--json]
command-report = Write the page of a study: one file that opens without a network.
    .usage = budokan lab report FOLDER [--page FILE]

arg-plan = The file of the study; docs/how-to/run-a-study.md shows one.
arg-into = The folder for the games and tables of the study; games that lie there already are not played again.
arg-ray = Play on Ray: a cluster of --workers processes on this machine, unless --cluster names another.
arg-cluster = The address of a cluster of Ray on which Budokan is installed.
arg-folder = The folder of a study.
arg-page = The page to write; report.html in the folder if not said.

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
