# The words of the deck workshop.

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
