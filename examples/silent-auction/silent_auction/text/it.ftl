# Che cosa si dice a un tavolo di Silent Auction.

game-silent-auction = Silent Auction
    .about = I lotti si vendono uno dopo l’altro per monete posate in segreto; vince la raccolta di maggior valore.

mode-standard = Tutti contro tutti

option-lots = Lotti
    .about = Quanti lotti si vendono; ognuno riceve altrettante monete.
option-lots-5 = cinque
option-lots-3 = tre

phase-bids = Offerte
phase-look = Uno sguardo

ask-lay = Quale moneta posi per il lotto da { $lot }?
ask-look = { $seat-is ->
    [you] Guardi il lotto che si vende per ultimo?
   *[other] { $seat } può guardare il lotto che si vende per ultimo.
}

move-lay = Posa la moneta { $coin }
move-look = Guarda l’ultimo lotto
move-leave = Lascialo coperto

event-uncovered = Si scopre il lotto da { $lot }.
event-laid = { $seat-is ->
    [you] Posi
   *[other] { $seat } posa
} la moneta { $coin }.
event-sold = { $seat-is ->
    [you] Compri
   *[other] { $seat } compra
} il lotto da { $lot }.
event-looked = Guardi: l’ultimo lotto vale { $lot }.
event-looked-secretly = { $seat } guarda l’ultimo lotto.

outcome-points = { $winners } { $winners-count ->
    [one] vince
   *[other] vincono
} con più punti di tutti.

## Come un tavolo semplice chiama i campi di `seen.py`

seen-players = Giocatori
seen-seat = Posto
seen-coins = Monete in mano
seen-lots = Lotti
seen-points = Punti
seen-lot = Lotto in vendita
seen-covered = Lotti a venire
seen-spent = Monete spese
seen-last-lot = Ultimo lotto
seen-hand = Le tue monete

## Che cosa non va in una posizione

position-lots = ogni lotto deve stare in un posto solo
position-coins = ogni moneta deve stare in un posto solo
