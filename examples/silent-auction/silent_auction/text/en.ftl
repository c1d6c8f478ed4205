# What is said at a table of Silent Auction.

game-silent-auction = Silent Auction
    .about = Lots are sold one after another for coins laid in secret; the dearest collection wins.

mode-standard = Everybody against everybody

option-lots = Lots
    .about = How many lots are sold; everybody is dealt as many coins.
option-lots-5 = five
option-lots-3 = three

phase-bids = Bids
phase-look = A look

ask-lay = Which coin do you lay for the lot worth { $lot }?
ask-look = { $seat-is ->
    [you] Do you look at the lot that is sold last?
   *[other] { $seat } may look at the lot that is sold last.
}

move-lay = Lay the coin { $coin }
move-look = Look at the last lot
move-leave = Leave it covered

event-uncovered = The lot worth { $lot } is uncovered.
event-laid = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
} the coin { $coin }.
event-sold = { $seat-is ->
    [you] You buy
   *[other] { $seat } buys
} the lot worth { $lot }.
event-looked = You look: the last lot is worth { $lot }.
event-looked-secretly = { $seat } looks at the last lot.

outcome-points = { $winners } { $winners-count ->
    [one] wins
   *[other] win
} with the most points.

## What a plain table calls the fields of `seen.py`

seen-players = Players
seen-seat = Seat
seen-coins = Coins in hand
seen-lots = Lots
seen-points = Points
seen-lot = Lot on sale
seen-covered = Lots to come
seen-spent = Coins spent
seen-last-lot = Last lot
seen-hand = Your coins

## What is wrong with a position

position-lots = every lot must lie in one place
position-coins = every coin must lie in one place
