# What the command line says.

## Help

help-usage = Usage: { $how }
help-commands = Commands
help-arguments = Arguments

command-budokan = A hall in which Japanese-themed tabletop games are played to their full rules. Without a command the hall opens in your browser.
    .usage = budokan [COMMAND] [--lang en|it]
command-play = Take a seat at the terminal; bots or other people take the others.
    .usage = budokan play GAME [--seats N] [--bots NAMES] [--hotseat] ...
command-sim = Play many games between bots and count what comes of them.
    .usage = budokan sim GAME [--seats N] [--games G] [--seed S] [--bots NAMES] ...
command-compare = Measure what one bot is worth against another, team by team.
    .usage = budokan compare GAME [--bots A,B] [--seats N] [--games G] ...
command-ladder = Play every bot against every other and rate them.
    .usage = budokan ladder GAME [--bots NAMES] [--seats N] [--pairings P] [--keep FILE] ...
command-belief = Measure how well bots guess what is hidden.
    .usage = budokan belief GAME [--seats N] [--games G] [--seed S] ...
command-bench = Measure how fast the house is on this machine.
    .usage = budokan bench [GAME | adapters] [--json]
command-replay = Tell a saved game move by move, or check that it holds.
    .usage = budokan replay FILE [--verify] [--json]
command-cards = List the cards of a game, or check a folder of your own.
    .usage = budokan cards GAME [--check DIR] [--cards DIR] [--json]
command-actions = List the numbers that the moves of a game have for learning agents.
    .usage = budokan actions GAME [--mode MODE] [--json]
command-games = List the games, for how many they are, and their options.
    .usage = budokan games [--json]
command-rule = Print a rule by its number, where the code carries it out, and which tests show it.
    .usage = budokan rule NUMBER [--json]
command-new-game = Write a small complete game to begin with: rules, words, tests, playable at once.
    .usage = budokan new-game NAME [--inside DIR] [--prefix XX]
command-try = Deal a table at which a card can be played at once, and play on from there.
    .usage = budokan try GAME CARD [--cards DIR] [--bots NAMES] [--save FILE] [--browser]
command-help = Show this help.
command-version = Show the version.

arg-lang = The language: en or it. Without it the environment decides.
arg-game = The game, by the name that “budokan games” lists.
arg-seats = How many players; the least the game takes if not said.
arg-games = How many games.
arg-seed = A number that settles all luck: the same seed, the same games.
arg-bots = The bots, such as greedy,uniform. They are dealt round the table until every seat has one.
arg-workers = How many processes share the work; the results do not depend on it.
arg-mode = A mode of the game, as “budokan games” lists them.
arg-option = Sets an option, such as --option expansions=rising-sun, or --option teams=@FILE with JSON in it. May be given several times.
arg-card = The id of a card, as “budokan cards GAME --json” lists it, or of one of your own.
arg-cards = A folder of TOML files with the card values of your own box; the hall takes one for each game, as ken=FOLDER.
arg-lab = Games of studies that a guest of the hall may have played a day in the Lab; none unless it is said.
arg-pairings = How many deals each two bots play, both ways round.
arg-keep = The file in which results are kept; what it holds already is not played again.
arg-markdown = Print the tables for a page.
arg-json = Print figures for a program.
arg-hotseat = All seats are people at this keyboard; hands stay hidden between them.
arg-humans = Which seats are people, such as 0,2. Without it, seat 0.
arg-resume = A saved game to go on from.
arg-save = Where the game is saved when you leave or it ends.
arg-file = A saved game.
arg-verify = Check every decision and the digest, and say so in one line.
arg-check = A folder of your own cards to check.
arg-number = The number of a rule, such as SJ-17.2.
arg-name = The name of the game: small letters and dashes, such as tea-house.
arg-inside = The folder in which that of the game is made; the one you are in if not said.
arg-prefix = How the numbers of its rules begin, such as TH; chosen from the name if not said.

## Mistakes and mishaps

cli-unknown-language = There is no language “{ $found }”; there are { $known }.
cli-unknown-command = There is no command “{ $found }”; there are { $known }.
cli-unknown-argument = There is no argument { $found } here; --help lists those there are.
cli-missing-argument = { $name } is missing or has no value; --help says what is expected.
cli-repeated-argument = { $name } was given twice.
cli-bad-value = “{ $found }” is not possible for { $name }; --help says what is expected.
cli-one-too-many = “{ $found }” is one word too many; --help says what is expected.
cli-at-least-one = { $name } should be at least 1, not { $found }.
cli-unknown-option = “{ $found }” sets no option; write name=value, the names being { $known }.
cli-bad-choice = “{ $found }” is not possible for { $name }; expected: { $known }.
cli-no-json = { $name } is written as JSON, such as [[0, 1], [2, 3]], or as @FILE with JSON in it; “{ $found }” is none: { $what }.
cli-no-folder = { $found } is not a folder.
cli-no-text = { $file } is not a text file.
cli-too-many-bots = { $found } bots were named for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
cli-interrupted = Interrupted.
cli-lost = { $count ->
    [one] One decision was
   *[other] { $count } decisions were
} lost by a program, and made by the bot Ronin in its place.
cli-worker-lost = A worker was lost before it had finished; nothing can be said of its games.
cli-mishap = { $file }: { cli-why }
cli-no-output = The output could not be written: { cli-why }
cli-why = { $errno ->
    [ENOENT] there is no such file.
    [EACCES] this may not be read or written.
    [EPERM] this may not be read or written.
    [EISDIR] this is a folder.
    [ENOTDIR] this is not a folder.
    [ENOSPC] the disk is full.
    [EROFS] nothing can be written there.
    [EPIPE] nobody is reading any more.
   *[other] the system gave no way to do it ({ $errno }).
}

## Games

games-mode = { $mode }: { $most ->
    [one] one player
   *[other] { $least } to { $most } players
}
games-choices = one of: { $choices }
games-default = otherwise: { $default }
games-yes = true
games-no = false

## Sim

sim-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $seats ->
    [one] one player
   *[other] { $seats } players
}
sim-decisions = Decisions
sim-speed = Decisions a second
sim-length = Decisions a game
sim-lengths = Shortest, quarters, longest
sim-failures = Failures
sim-lost = Decisions bots have lost
sim-digest = Digest
sim-wins = Won by
sim-ways = How it ended
sim-waves = stage { $stage }, { $waves ->
    [0] no wave defeated
    [one] one wave defeated
   *[other] { $waves } waves defeated
}
sim-seats = Won by seat
sim-scores = Scores
sim-spread = least { $least }, a tenth below { $tenth }, half below { $median }, nine tenths below { $ninetieth }, most { $most }
sim-mean = mean { $mean }, of winners { $winners }
sim-side = { $name }: won { $wins } of { $games } ({ $share }%), mean { $mean }
sim-failed = Game { $number } (seed { $seed }) failed: { $why }

## Compare

compare-title = { $one } against { $other }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $seats ->
    [one] one player
   *[other] { $seats } players
}
compare-team = Team
compare-games = Games
compare-share = Won
compare-expected = Expected
compare-difference = Difference
compare-interval = 95%
compare-overall = Overall
compare-how = In each game one team is played by the first bot. Expected is what it wins of the same deals when { $other } plays every seat; the interval is normal, of the paired differences.
compare-failures = { $count ->
    [one] One game
   *[other] { $count } games
} failed and { $count ->
    [one] was
   *[other] were
} not counted.
compare-two-bots = Name two bots, such as greedy,uniform, not “{ $found }”.

## Ladder

ladder-title = The ladder of { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}
ladder-bot = Bot
ladder-against = Against
ladder-rating = Rating
ladder-interval = 95%
ladder-games = Games
ladder-won = Games won
ladder-pairings = Pairings
ladder-decided = Decided
ladder-share = Won of decided
ladder-by-seat = Seat
ladder-by-role = Role
ladder-by-character = Character
ladder-by-clan = Clan
ladder-by-deck = Deck
ladder-how = A pairing is one deal played twice, the bots changing sides; it is decided if one of them wins more of the two games. Ratings by openskill (Plackett-Luce); intervals of shares by Wilson, of the decided pairings.
ladder-failures = { $count ->
    [one] One pairing
   *[other] { $count } pairings
} failed and { $count ->
    [one] is
   *[other] are
} not counted.
ladder-two-bots = Name at least two bots, such as greedy,master, not “{ $found }”.
ladder-one-side = { $game } is not played against each other like this: a ladder needs two sides.
ladder-bad-file = { $file } holds no results of a ladder that can be read.
ladder-other-file = { $file } holds the results of another ladder: another game, seed or option. Name another file with --keep.

## Belief

belief-title = What bots believe of each other: { $games ->
    [one] one game
   *[other] { $games } games
} with { $seats ->
    [one] one player
   *[other] { $seats } players
}
belief-round = Round
belief-guesses = Guesses
belief-chance = Chance of the truth
belief-loss = Log loss
belief-prior-chance = By the deal alone
belief-prior-loss = Log loss
belief-overall = All
belief-how = At the beginning of every turn everybody guesses what the others are. “By the deal alone” is what a seat thinks before anything is done. Of log loss less is better.
belief-nothing-hidden = { $game } has no hidden roles, so there is nothing to guess.

## Bench

bench-title = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}, { $how }, Python { $python }
bench-compiled = compiled
bench-plain = plain
bench-yardstick = Yardstick (sorting a thousand numbers)
bench-decisions = Decisions
bench-per-yardstick = Decisions a yardstick
bench-copy = A copy
bench-view = A view
bench-redeal = A redeal
bench-playouts = Playouts of a search
bench-searched = Decisions inside a search
bench-search-share = The same, as a share of the decisions above
bench-search-memory = The memory of one search of a master (tracemalloc, in a fresh process)
bench-memory = A thousand live tables (tracemalloc, in a fresh process)

## Replay

replay-holds = The saved game holds: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, digest { $digest }.
replay-no-digest = The saved game has no digest, so there is nothing to hold it to.
replay-unfinished = The saved game ends here, after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}; the game is not over.

## Cards

cards-title-cards = Cards
cards-title-characters = Characters
cards-name = Name
cards-type = Type
cards-figures = Figures
cards-copies = Copies
cards-suit = Suit
cards-set = Set
cards-effect = Effect
cards-resilience = Resilience
cards-ability = Ability
cards-title-hachiko = Hachiko’s cards
cards-deck = Deck
cards-speed = Speed
cards-focus = Focus
cards-advantage = Advantage
cards-hand-limit = Hand limit
cards-wound-limit = Wound limit
cards-focus-limit = Focus limit
cards-kamae = Kamae
cards-any-deck = any
cards-base = Base game
cards-likely = ≈ likely: known from one list alone.
cards-attested = ◐ attested: a source tells it, though no card was seen.
cards-reconstructed = ◌ reconstructed: the values of the box may differ.
cards-hold = { $new ->
    [0] { $changed ->
        [0] No card is changed there.
        [one] One card is changed, and can be played with.
       *[other] { $changed } cards are changed, and can be played with.
    }
   *[other] { $changed ->
        [0] { $new ->
            [one] One card is new, and can be played with.
           *[other] { $new } cards are new, and can be played with.
        }
       *[other] Cards changed: { $changed }; new ones: { $new }. They can be played with.
    }
}
cards-changed = changed
cards-new = new
cards-printed = in the box: { $before }

## Play

play-prompt = Number, ? rule, l log, c cards, u undo, s save, q leave:
play-keys = Type a number from 1 to { $most }; ? or ? N for the rule, l the whole log, c the cards in words, u undo, s FILE save, q leave, Enter to look again.
play-pass-the-keyboard = Pass the keyboard to { $name } and press Enter.
play-log = What has happened
play-earlier = … and { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
} (l shows all)
play-impossible = { $moves }: { $why } ({ $ruling })
play-nothing-to-undo = Nothing to undo: your last decision already revealed something, or it was not yours.
play-save-before-leaving = Save the game? A file name, or Enter to leave without:
play-save-where = Say where: s FILE.
play-saved = Saved in { $file }.
play-left = You leave the table.
play-you-win = You win.
play-you-lose = You lose.
play-other-game = That is a saved game of { $found }, not of { $expected }.
play-other-seats = That game has { $expected ->
    [one] one player
   *[other] { $expected } players
}, not { $found }.
play-bad-humans = “{ $found }” names no seats; write numbers from 0 to { $last }, such as 0,2.

rule-code = Carried out in:
rule-no-code = No code names this rule.
rule-tests = Shown by:
rule-no-tests = The tests that show it are not installed; the repository has them.
rule-unknown = “{ $found }” is not the number of a rule; one begins with { $known }, such as SS-6.7.

mark-silent = the rulebook is silent
mark-contradicts = the rulebook contradicts itself
mark-follows = follows from other rules
mark-reconstructed = reconstructed

## The table of Samurai Sword

samurai-you = you
samurai-role-unknown = role unknown
samurai-honour = { $points ->
    [one] 1 honour point
   *[other] { $points } honour points
}
samurai-hand = { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
samurai-difficulty = difficulty { $difficulty }
samurai-harmless = harmless
samurai-turn = Turn { $turn }
samurai-deck = deck { $cards }
samurai-discards = discards { $cards }, { $top } on top
samurai-weapons-left = { $count ->
    [0] no more weapons this turn
    [one] 1 more weapon this turn
   *[other] { $count } more weapons this turn
}
samurai-seen = You know of { $card } in { $hands-count ->
    [one] { $hands }’s hand.
   *[other] the hand of one of these: { $hands }.
}
samurai-your-hand = Your hand
samurai-figures = reach { $reach }, wounds { $wounds }

## The table of Rising Sun

sun-you = you
sun-phase-set-up = Seasonal Set-up
sun-phase-tea = Tea Ceremony
sun-phase-politics = Political Phase
sun-phase-war = War Phase
sun-phase-clean-up = Seasonal Clean-up
sun-phase-winter = Winter
sun-vp = VP
sun-honour = Honour
sun-coins = Coins
sun-ronin = Ronin
sun-ally = Ally
sun-reserve = Reserve
sun-tokens = Tokens
sun-cards = Season cards
sun-war = War
sun-province = Province
sun-there = Who is there
sun-strongest = Would win
sun-shrine = Shrine
sun-favour = Favour
sun-on-sale = On sale
sun-price = Cost
sun-season = Season
sun-income = Income
sun-home = Home
sun-title-clans = Clans
sun-title-kami = Kami
sun-put-back = You put back { $tiles }.
sun-nothing = nothing
sun-coins-count = { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}
sun-ronin-count = { $ronin ->
    [one] 1 Ronin
   *[other] { $ronin } Ronin
}
sun-proposed = { $seat-is ->
    [you] You offer { $target }
   *[other] { $target-is ->
        [you] { $seat } offers you
       *[other] { $seat } offers { $target }
    }
}: { $gives }. In return: { $asks }.
sun-promised = { $seat-is ->
    [you] Your promise to { $target }
   *[other] { $target-is ->
        [you] { $seat }’s promise to you
       *[other] { $seat }’s promise to { $target }
    }
}, { $promise }: { $fate }.
## The table of Senjutsu

senjutsu-you = you
senjutsu-hand = { $cards } of { $limit } cards in hand
senjutsu-deck = deck { $cards }
senjutsu-off-field = not on the field
senjutsu-turn = Turn { $turn }
senjutsu-track = Advantage: { $track }
senjutsu-seen = You know of { $card } in { $holder }’s hand.
senjutsu-focus = focus
senjutsu-stealthed = stealthed
senjutsu-your-hand = Your hand
senjutsu-instant = ! Instant
senjutsu-cards-in-words = c: in words

## budokan actions

actions-title = { $game }, mode { $mode }, rules { $rules }
actions-size = { $size } numbers, from 0 to { $last }. A number is put together from the places of the move’s fields, the last field fastest; seats are counted from the one that moves.
actions-numbers = Numbers
actions-move = Move
actions-fields = Fields, and how many places each has
actions-json = --json prints what stands at each place.

## budokan bench adapters

bench-no-adapters = The doors for learning agents need the package { $package }; “pip install budokan[research]” brings it.
bench-adapters-game = Game
bench-adapters-engine = Engine
bench-adapters-masks = Masks alone
bench-adapters-pettingzoo = PettingZoo
bench-adapters-batch = Batch
bench-adapters-workers = Processes
bench-adapters-share = PettingZoo to engine
bench-adapters-missing = not installed
bench-adapters-about = Decisions a second of one process’s own time, plain moves picked by chance; “processes” are { $workers } that share { $tables } tables, by the clock. “Masks alone” makes no observation.

## A new game

new-game-made = { $folder } holds a game that can be played: { $files } files.
new-game-tests = its tests:  cd { $folder } && pytest
new-game-contract = what every game owes, in a clone of Budokan:  BUDOKAN_GAMES={ $folder } pytest tests/contract -k { $name }
new-game-terminal = at the terminal:  BUDOKAN_GAMES={ $folder } budokan play { $name }
new-game-hall = in the browser:  BUDOKAN_GAMES={ $folder } budokan
new-game-install = from now on everywhere:  pip install -e { $folder }
new-game-bad-name = “{ $name }” cannot be the name of a game: it is made of small letters, figures and single dashes, at most { $longest } of them, such as tea-house.
new-game-taken = There is a game called { $name } already.
new-game-bad-prefix = “{ $prefix }” cannot begin the numbers of rules: it is two or three capital letters, and none of { $taken }. Choose another by --prefix.
new-game-there = { $folder } is there already; nothing was written.

## Trying a card

try-no-card = There is no card “{ $card }” in this game; the nearest is { $near }.
try-not-dealt = In { $deals ->
    [one] one deal
   *[other] { $deals } deals
} “{ $card }” never came into your hand where it could be played.
try-open = The card can be played here: { $address }
try-not-laid = The hall did not lay the table: { $why }
try-saved = { $file } holds a game of { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, after which the card can be played: load it in a hall and play on from its last moment.

## About

about-version = Budokan
about-form = Form
about-python = Python
about-system = System
about-sqlite = SQLite
about-packages = Packages
about-games = Games brought along
about-screen = Letters of the terminal
