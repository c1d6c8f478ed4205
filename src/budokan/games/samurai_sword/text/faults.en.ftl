# What is wrong with a card or a position of this game that somebody wrote.

## Cards

ss-fault-key = [[{ $key }]] is not known; expected [[card]] or [[character]]
ss-fault-no-list = “{ $key }” should be a list of entries: [[{ $key }]]
ss-fault-no-id = every card and character needs an id
ss-fault-no-card = there is no card or character “{ $card }” in this game
ss-fault-twice = “{ $card }” is changed twice
ss-fault-suit = suit = { $suit } is not possible; expected: { $known }
ss-fault-too-few = { $count } cards are too few for { $seats } players

## Positions

ss-position-no-card = there is no card “{ $word }” in this game
ss-position-no-role = there is no role “{ $word }” in this game
ss-position-no-character = there is no character “{ $word }” in this game
ss-position-same-character = two players have the same character
ss-position-roles = the roles are not those of this game
ss-position-shogun = there should be one Shogun
ss-position-seating = with { $seats } players the role { $role } is dealt { $wanted } times, not { $found }
ss-position-resilience = seat { $seat } cannot have { $points } resilience
ss-position-false-memory = somebody remembers a card that is not there
ss-position-count = there should be { $wanted } of the card “{ $card }”, not { $found }
ss-position-property = “{ $card }” is not a property
ss-position-bushido = only one Bushido may be in play
