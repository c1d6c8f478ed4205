# What the doors for learning agents say.

adapter-no-number = The move “{ $move }” has no number here; the moves of { $game } that have one are listed by “budokan actions { $game }”.
adapter-out-of-range = { $number } is no number of a move; there are { $size } of them, from 0 to { $last }.
adapter-no-move = No move at this table has the number { $number }.
adapter-bad-workers = { $workers } processes cannot share { $tables } tables; at least one table is needed for each.
adapter-no-outcome = Luck has no outcome { $outcome } here; the last one is { $last }.
adapter-no-redeal = Nothing can be dealt anew while luck chooses; ask again when somebody else does.
adapter-no-observer = An observer of these games takes no parameters.
adapter-other-game = This agent plays { $plays }, and it was asked about { $asked }.
adapter-no-house = { $game } does not say how its moves are numbered, so learning agents cannot play it: that is what its learning.py is for (docs/how-to/add-a-game.md).
