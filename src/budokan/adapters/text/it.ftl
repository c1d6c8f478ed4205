# Quello che dicono le porte per gli agenti che imparano.

adapter-no-number = La mossa «{ $move }» qui non ha un numero; le mosse di { $game } che ne hanno uno sono elencate da «budokan actions { $game }».
adapter-out-of-range = { $number } non è il numero di una mossa; ce ne sono { $size }, da 0 a { $last }.
adapter-no-move = Nessuna mossa a questo tavolo ha il numero { $number }.
adapter-bad-workers = { $workers } processi non possono dividersi { $tables } tavoli; ne serve almeno uno per ciascuno.
