# What the house itself says, whatever the game.

seat = Player { $number }
nobody = nobody
list-and = { $first } and { $last }
list-copies = { $word } ×{ $count }

game-is-over = The game is over; no more moves are taken.
no-such-seat = There is no such seat; seats are counted from 0 to { $last }.
nobody-listens = This table keeps no log: begin it with listen=True.
not-a-game = A game comes from budokan.game(NAME); “{ $found }” is none.
not-a-table = A table is dealt by a game, with new(); “{ $found }” is none.
not-a-bot = Every seat needs a bot, which has a method choose(perspective); seat { $seat } has “{ $found }”.
not-a-deal = What is dealt is a Deal of game, seats and seed; “{ $found }” is none.
bad-deal-seed = The seed of a Deal is a whole number written as text, not “{ $found }”.
not-a-text = What is put into words is a message of the catalogues, or its name; “{ $found }” is none.
not-a-count = { $name } is a whole number of { $least } or more, not “{ $found }”.
not-a-language = A language is named by letters, such as en or it; “{ $found }” is none.
not-luck = Luck is dealt by budokan.Luck(NUMBER); “{ $found }” is none.
not-a-move = That is not a move of this game; a move is one of the options offered.
not-your-decision = It is not your decision now; the table waits for { $who }.
not-offered = “{ $move }” is not possible now; choose { $count ->
    [one] the one option
   *[other] one of the { $count } options
} offered.

bad-move = A move could not be read: { $what }.
unknown-move = “{ $what }” is not a move of this game.
bad-position = The position could not be read: { $what }.
unknown-frame = The position names the step “{ $what }”, which this game does not have.
no-record = This table is only a simulation for one seat and has no saved game.
not-a-record = This is not a saved game; its first line should be “{ $expected }”.
bad-record-line = Line { $line } of the saved game could not be read; expected: { $expected }.
bad-record-header = The head of the saved game could not be read: { $what }.
bad-record-move = Decision { $number } of the saved game, “{ $what }”, is not a move of this game.
illegal-record-move = Decision { $number } of the saved game, “{ $what }” by { $seat }, is not possible: { $why }
refused-by = { $why } ({ $ruling })
short-record = The saved game is cut short: it promises { $expected ->
    [one] 1 decision
   *[other] { $expected } decisions
} and holds { $found }.
other-digest = The saved game does not lead to the table it claims: expected digest { $expected }, found { $found }.
other-header = The saved game says { $field } { $said } where its position says { $stands }.
other-options = The saved game and its position were not made with the same options.
bad-resignation = Nobody can give up in this game of { $game } now: that is for two who play against each other, before the end.
endless = What would follow never comes to an end.
unknown-game = There is no game called “{ $name }”; there are { $known }.
game-not-brought = The game “{ $name }” ({ $where }) cannot be played here: { $what }.
unknown-mode = { $game } has no mode “{ $mode }”; there are { $known }.
bad-seats = { $game } takes { $span ->
    [0] { $most ->
        [one] one player
       *[other] { $most } players
    }
   *[other] { $least } to { $most ->
        [one] one player
       *[other] { $most } players
    }
} in this form, not { $found }.
bad-option = An option of { $game } could not be read: { $what }.
bad-seed = A seed is a whole number of at most 256 bits, not “{ $found }”.
bad-luck = The saved game names a stream of luck that is not known here.
other-rules = The saved game was made by version { $found } of the rules of { $game }; this house plays version { $expected }.
bad-cards = { $file }: { $what }.
bad-cards-at = { $file }, line { $line }, column { $column }: { $what }
no-ledger = There are no rules of “{ $name }” here.
no-ruling = “{ $title }” has no rule { $number }.
bad-ledger = Line { $line } of the rules { $file } could not be read; expected: { $expected }.
unknown-bot = There is no bot called “{ $name }”; there are { $known }.
bot-not-made = The bot “{ $name }” ({ $where }) could not be made: { $what }.
no-such-program = There is no program “{ $command }” to play as a bot.

event-house-decides = { $seat-is ->
    [you] The bot Ronin decides for you
   *[other] The bot Ronin decides for { $seat }
}: { $why }.
event-house-rules-changed = The rules of the house have changed since this game began; it goes on from where it stood.
event-house-played-again = The rules of the house have changed since this game began; its decisions were played again by those of today{ $unplayed ->
    [0] .
    [one] , and the last one, no longer possible, is lost.
   *[other] , and the last { $unplayed }, no longer possible, are lost.
}
event-house-game-closed = The rules of the house have changed since this game began, and it cannot go on from where it stood.
event-house-bot-seated = { $by-is ->
    [you] You seat
   *[other] { $by } seats
} a bot for { $seat-is ->
    [you] you
   *[other] { $seat }
}.
outcome-resigned = { $winners } { $winners-count ->
    [one] wins
   *[other] win
}: the other has given up.
event-house-handed-over = { $seat-is ->
    [you] You give up
   *[other] { $seat } gives up
}; a bot plays on.
event-house-gave-up = { $seat-is ->
    [you] You give up.
   *[other] { $seat } gives up.
}
lost-late = the bot did not answer in time
lost-gone = the bot has ended
lost-nonsense = the bot’s answer could not be read
lost-not-offered = the bot chose something that was not offered
lost-too-long = the bot’s answer was too long
lost-given-up = the bot failed too often and has been replaced
lost-busy = too many bots are thinking at once
