# The words of the Lab and of the card bench.

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
lab-points = ± { $points ->
    [one] one point
   *[other] { $points } points
}
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
lab-so-far-games = { $games } of { $of ->
    [one] one game
   *[other] { $of } games
}
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
cards-moment = Try from a moment
cards-moment-about = Choose a game, go to the moment you like, and play on from there with your cards. Bots take the other seats.
cards-no-games = No game of this kind has been finished here yet.
cards-other-game = That saved game is not of this game.
cards-study = Study them
cards-keep = Save
cards-kept = “{ $name }” is saved in this browser.
cards-save = Download as TOML
cards-share = Copy a link
cards-link-copied = The link is copied: whoever opens it has these cards on the bench.
