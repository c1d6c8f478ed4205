# What is wrong with a card file or a position that somebody wrote. Names of fields stay as they are written in the file.

## Card files

fault-toml = { $error }
fault-toml-at = { $error } (at line { $line }, column { $column })
fault-file = { $error }
fault-no-folder = is not a folder of TOML files
fault-no-list = cards are written as [[card]]
fault-no-id = every card needs an id
fault-not-a-card-key = [[{ $key }]] is not known; expected [[card]]
fault-of-card = { $name }: { $what }
fault-signs = { $field } holds a line break, or another sign that cannot be seen
fault-empty = { $field } is empty: it says something, or is left out
fault-nothing-said = nothing is said of it but its id
fault-twice = it stands in { $file }, line { $line }, already
fault-known = { $what }; there are { $known }
fault-near = { $what }. Is “{ $near }” meant?
fault-figure = { $field } = { $value } is not possible; expected: { $known }
fault-limits = { $field } { $least } to { $most }
fault-more-limits = { $first }, { $then }

## The form of something

form-at = { $what } - at { $place }
form-kind = Expected `{ $wanted }`, got `{ $found }`
form-wanted = Expected `{ $wanted }`
form-least = Expected `{ $kind }` >= { $limit }
form-most = Expected `{ $kind }` <= { $limit }
form-shortest = Expected `{ $kind }` of length >= { $limit }
form-longest = Expected `{ $kind }` of length <= { $limit }
form-length = Expected `{ $kind }` of length { $wanted }
form-other-length = Expected `{ $kind }` of length { $wanted }, got { $found }
form-pattern = Expected `str` matching regex { $pattern }
form-missing = Object missing required field `{ $field }`
form-unknown = Object contains unknown field `{ $field }`
form-choice = Invalid enum value { $found }
form-counted = Expected a { $mark } from { $least } to { $most }
form-value = Invalid value { $found }
form-json = JSON is malformed: { $error }
form-cut-short = Input data was truncated
form-other = { $error }

## Positions

position-answers = answers are kept by seat number
position-frame = frame { $name }: { $error }
position-entries = { $name } should have { $count } entries
position-one-each = { $name } should have { $seats } entries, one for each seat
position-broken = it does not hold together ({ $why })
position-over = by what lies on the table the game is over, and no outcome is given
position-no-decision = a position waits for a decision
position-nobody = a position waits for somebody
position-no-seat = a position waits for seats that exist
position-no-choice = seat { $seat } has nothing to choose
position-too-deep = things lie more than { $most } deep in each other
position-outcome = the outcome names seats that exist, and at most one score for each

## Lines of a saved game

line-of-head = name: value
line-of-count = decisions: number
line-of-decision = seat move
line-beyond = nothing
