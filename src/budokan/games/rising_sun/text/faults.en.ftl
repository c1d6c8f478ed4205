# What is wrong with a card or a position of this game that somebody wrote.

## Cards

rs-fault-figures = figures are whole numbers
rs-fault-twice = the card “{ $card }” is named twice
rs-fault-weaker = Force { $to } with the lowest Honour cannot be less than Force { $force } without
rs-fault-no-card = there is no season card “{ $card }” in this game

## Positions

rs-position-no-clan = there is no clan “{ $word }” in this game
rs-position-no-figure = there is no figure “{ $word }” in this game
rs-position-no-place = there is no place “{ $word }” on this board
rs-position-no-province = there is no province “{ $word }” on this board
rs-position-no-shrine = there is no Kami “{ $word }” in this game
rs-position-no-route = there is no shipping route “{ $word }” on this board
rs-position-no-card = there is no season card “{ $word }” in this game
rs-position-no-tile = there is no mandate tile “{ $word }” in this game
rs-position-order = order and honour name every seat once
rs-position-clans = every player leads a different clan of this game
rs-position-allies = allies are two players who are each other's ally
rs-position-shrines = there should be four different shrines
rs-position-places = figures and strongholds stand in the eight provinces and at the four shrines
rs-position-figures = seat { $seat } should have the figures of its clan and its Monsters, each in one place
rs-position-strongholds = seat { $seat } has more strongholds than its clan owns
rs-position-season-cards = the season cards are not those of this game, each in one place
rs-position-monsters = a Monster is beside the board until its card is bought
rs-position-tokens = there should be one War Province token for each province and season, each in one place
rs-position-tiles = the ten mandate tiles should each be in one place
rs-position-tiles-follow = the tiles drawn do not follow from those put back
rs-position-battle = a battle belongs to a province at war
rs-position-bid = a bid is for the four War Advantages
rs-position-bid-coins = nobody bids Coins he does not have
rs-position-deal = a deal is between its proposer and another seat
rs-position-offers = alliances are offered to other seats that exist
rs-position-offers-of-allies = whoever has an ally offers no alliance
