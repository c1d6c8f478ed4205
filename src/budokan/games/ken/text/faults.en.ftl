# What is wrong with a card or a position of this game that somebody wrote.

## Cards

ken-fault-master-life = a master has a life
ken-fault-army-resistance = an army has a number for resistance
ken-fault-inhabited = inhabited is said of every place and of nothing else
ken-fault-technique-duration = a technique or spirit is permanent or play-and-discard
ken-fault-duration = a duration is said of every event, technique and spirit, and of nothing else
ken-fault-hosts = without a profile, play.hosts says which cards it can be assigned to
ken-fault-equipment-masters = no equipment is for masters
ken-fault-technique-profile = a technique or spirit has the profile fighters
ken-fault-life = a life is on masters, characters and Successors
ken-fault-successor = a Successor is a special with a school and a life
ken-fault-after-use = a discard-after-use event needs play.hosts
ken-fault-after-use-own = a discard-after-use event lies on cards of its owner
ken-fault-after-use-does = a discard-after-use event adds, grants or forbids, and names no target
ken-fault-one-price = a technique or spirit has at most one ability with lives
ken-fault-figure = { $figure } would do nothing on such a card
ken-fault-argument = { $verb } has no { $argument }
ken-fault-lives-school = lives are asked for by cards of a school
ken-fault-lives-symbols = events and places have no symbols
ken-fault-add = add needs attack, defence, resistance or green
ken-fault-keyword = { $verb } needs a keyword
ken-fault-zero = zero needs values
ken-fault-fetch-zone = fetch needs a zone
ken-fault-target = { $verb } names its target with to and count
ken-fault-one-target = { $verb } names one target
ken-fault-challenge = challenge needs against
ken-fault-by-events = { $verb } is done by events
ken-fault-by-quick-events = { $verb } is done by play-and-discard events
ken-fault-bearer-beaten = bearer-beaten is for events and needs bearing
ken-fault-played = played is for masters, characters and armies
ken-fault-when-played = { $verb } happens when a protagonist is played, or by an event
ken-fault-after-damage = after-damage is for techniques and spirits that lose a life
ken-fault-lose-life = lose-life happens after damage
ken-fault-uninhabit = uninhabit is for cards on places
ken-fault-ability = ability { $number }: { $what }
ken-fault-equal = { $card } and { $other } have the same name and type; equal cards are one card
ken-fault-unknown = { $card } names “{ $named }”, which is no card of this set
ken-fault-key = { $key } is not known; expected type and [[card]]

## Positions

ken-position-no-card = there is no card “{ $word }” in this game
ken-position-no-piece = there is no piece { $word } on this table
ken-position-numbers = the pieces are numbered in the order of play
ken-position-count = seat { $seat } should have { $wanted } of the card “{ $card }”, not { $found }
ken-position-known = a card known in the hand of seat { $seat } is not there
ken-position-alone = “{ $card }” is assigned to another card, and cannot stand alone
ken-position-stack = “{ $card }” does not stack
ken-position-stay = “{ $card }” does not stay on the table
ken-position-assigned = “{ $card }” cannot be assigned
ken-position-host = “{ $card }” cannot be assigned to “{ $host }”
ken-position-successor-owner = a Successor is assigned by the master’s owner
ken-position-one-successor = a master has at most one Successor
ken-position-once = “{ $card }” can stand only once on the whole table
ken-position-unique = “{ $card }” is unique and stands there twice
ken-position-twice = { $where ->
    [battle] a card is twice in a group of a battle
   *[combat] a card is twice in a group of a combat
}
ken-position-in-group = piece { $number } cannot be in a group of seat { $seat }
ken-position-master-alone = a master who fights is alone
ken-position-command = only masters command
ken-position-target = an attack has a place or a single target
ken-position-firsts = the first cards of a combat are two or none
ken-position-place-named = a combat for a place names it, and no other does
ken-position-place = a combat for a place names a place
ken-position-ability = “{ $card }” has no such ability
ken-position-used = “{ $card }” is no technique or spirit
