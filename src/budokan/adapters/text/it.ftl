# Quello che dicono le porte per gli agenti che imparano.

adapter-no-number = La mossa «{ $move }» qui non ha un numero; le mosse di { $game } che ne hanno uno sono elencate da «budokan actions { $game }».
adapter-out-of-range = { $number } non è il numero di una mossa; ce ne sono { $size }, da 0 a { $last }.
adapter-no-move = Nessuna mossa a questo tavolo ha il numero { $number }.
adapter-bad-workers = { $workers } processi non possono dividersi { $tables } tavoli; ne serve almeno uno per ciascuno.
adapter-no-outcome = Qui la fortuna non ha un esito { $outcome }; l’ultimo è { $last }.
adapter-no-redeal = Non si può ridistribuire nulla mentre sceglie la fortuna; si richieda quando sceglie qualcun altro.
adapter-no-observer = Un osservatore di questi giochi non prende parametri.
adapter-other-game = Questo agente gioca a { $plays }, e gli è stato chiesto di { $asked }.
adapter-no-house = { $game } non dice come si numerano le sue mosse, perciò gli agenti che imparano non possono giocarci: a questo serve il suo learning.py (docs/how-to/add-a-game.md).
