# What is wrong with a card, a field or a position of this game that somebody wrote.

## Cards

sj-fault-id = the id is small letters, digits and hyphens
sj-fault-poison = so are called the poisons of a seat, not the cards of a box
sj-fault-reversed-initiative = initiative “{ $found }” names its faster end first
sj-fault-initiative = initiative “{ $found }” is neither a number, a range such as “7-3”, “=” nor “none”
sj-fault-figures = focus and entry are from 0 to 3, copies and clock from 0 to 9, range from 0 to 20
sj-fault-same-initiative = only an Instant Additional has initiative “=”
sj-fault-instant = an instant needs a moment: when = ...
sj-fault-otherwise = a movement part has its own initiative: otherwise and otherwise_initiative go together
sj-fault-fixed = Hachiko’s cards and the cards of statuses and wounds are as printed
sj-fault-copies = how many of a card a deck holds goes by its rank: copies cannot be given
sj-fault-clock = only the card of a status has a clock; another says in its text how long it stays
sj-fault-entry = only a card that comes into play when it is discarded has an entry
sj-fault-foe-focus = a foe has no focus to pay for its card
sj-fault-selection = only a foe’s card lies in one of the selection decks 1 to { $most }
sj-fault-faster = a part of a card is no faster than the one above it
sj-fault-too-long = the texts of all own cards together have { $most } letters at most
sj-fault-no-text = a card does something: text = ...
sj-fault-deck = there is no deck “{ $found }” to draw it from; there are { $known }
sj-fault-unknown = there is no card of this id, and a new one needs at least a name, a type and a text
sj-fault-name = the name “{ $found }” is that of { $other } already
sj-fault-text = line { $line }, column { $column }: found { $found }, expected { $expected }

## What a card text wants next

sj-wants-either = { $one } or { $other }
sj-wants-one-of = one of { $known }
sj-wants-word = “{ $word }”
sj-wants-number = a number from 0 to { $most }
sj-wants-shorter = the end: a text has { $most } letters at most
sj-wants-fewer-parts = the end: a card has { $most } parts at most
sj-wants-fewer-lines = the end: a card has { $most } lines at most
sj-wants-fewer-moves = fewer or shorter moves: a card has { $steps } steps at most, a line { $mixed } moves, and few of them are long
sj-wants-speed = a speed such as “3{ $end }” or “5-3{ $end }”
sj-wants-higher-first = the higher speed first
sj-wants-marks = marks such as “w”, “2w”, “st+hob” or “exec”
sj-wants-marks-once = each kind of mark once, with how many
sj-wants-filter = what is searched for: “any”, a rank, a type, a class, “prepared” or “stunning”
sj-wants-end-of-part = “;”, “//” or the end
sj-wants-end = the end
sj-wants-once = no second “{ $label }:”
sj-wants-gate = a gate such as “[A]”, “[B/D]”, “[f]”, “[f+S]” or “[attack]”
sj-wants-no-comma = “;”: only moves are mixed with “,”
sj-wants-move = a move after “,”
sj-wants-deed = what “{ $who }” does
sj-wants-effect = an effect
sj-wants-ways = directions such as “F”, “ARC” or “FR/BR”
sj-wants-attack-cell-once = a cell with its marks, such as “F:w”, each cell once
sj-wants-attack-cell = a cell with its marks, such as “F:w”
sj-wants-block-cell-once = a cell, such as “F” or “F:*”, each cell once
sj-wants-block-cell = a cell, such as “F”
sj-wants-asterisk = marks, “block” or an effect on the target
sj-wants-reactions = reaction speeds such as “6,5”
sj-wants-statuses = statuses such as “st” or “w/bl”
sj-wants-change = a change such as “+1”, “-1” or “= 1”
sj-wants-cells = cells such as “FL F FR”
sj-wants-fewer = at most { $most }, one for each cell
sj-wants-rotation = a rotation of up to { $most }
sj-wants-kamae = a kamae, “any” or “free”
sj-wants-pile = “deck”, “discard”, “T discard” or “top 3”
sj-wants-discarded = “focus”, “card”, a rank or a type
sj-wants-limit = “hand”, “wounds” or “focus”

## Fields

sj-field-starts = 2 to 8 groups of start hexes that lie on the field, none of them empty, each hex once
sj-field-hexes = hexes within { $reach } of the middle and pieces among { $known }
sj-field-entries-once = the entry hexes A to D and X on the field, each hex once
sj-field-too-few = a field with { $count } start hexes
sj-field-entries = a field with the entry hexes A to D and X
sj-field-too-small = a field of at least { $count } hexes: a place for everybody who begins there and for the terrain
sj-field-apart = a field in which one can walk from every hex to every other

## Positions

sj-position-no-character = there is no character “{ $word }” in this game
sj-position-no-hex = “{ $word }” is no hex
sj-position-no-terrain = there is no terrain “{ $word }”
sj-position-standing = two figures stand in one hex, or one off the field or on terrain
sj-position-alive = a figure stands on the field exactly while it is alive
sj-position-track = the Advantage track holds each player at most once
sj-position-kamae = seat { $seat } has no kamae “{ $kamae }”
sj-position-play = a card of the turn does not fit
sj-position-no-card = there is no card “{ $word }”
sj-position-no-line = there is no line “{ $word }” on any card
sj-position-no-contract = there is no contract “{ $word }” in this game
sj-position-count = there should be { $wanted } of “{ $card }” of seat { $seat }, not { $found }
sj-position-no-foe = there is no foe “{ $foe }” in this game
sj-position-lord = the fallen lord comes after the foes
sj-position-entering = only foes wait to enter
