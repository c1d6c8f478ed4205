# Le parole dei replay.

replay-title = Replay
replay-controls = Comandi del replay
replay-moment = Momento { $moment } di { $all }
replay-deal = La distribuzione
replay-secret = una risposta segreta
replay-scrub = Momento della partita
replay-before = cambiamento precedente
replay-after = cambiamento successivo
replay-step-back = una decisione indietro
replay-step = una decisione avanti
replay-play = Avvia
replay-pause = Pausa
replay-eyes = Vista
replay-open = tutte le carte scoperte
replay-watch = come l’hanno vista gli spettatori
replay-as = come l’ha vista { $name }
replay-fork = Gioca da qui
replay-link = Link a questo momento
replay-review = Analisi
replay-beside = Cronaca e analisi
review-lead = La probabilità di vittoria di ciascuno durante la partita.
review-wait = Analisi della partita…
review-none = Ora non si può analizzare questa partita. Riprova più tardi.
review-curve = { $name }: dal { $start }% all’inizio al { $end }% alla fine
review-turning = Punti di svolta
review-turn = Momento { $moment }, { $name }: { $change }
review-better = Meglio per { $name }: { $move } ({ $gain })
review-mostly-luck = soprattutto fortuna
review-mostly-decided = soprattutto scelta
review-decision = La decisione di { $name } ha cambiato le sue probabilità di { $worth }, la fortuna di { $luck }.
review-account = Che cosa ha fatto la differenza
review-start = inizio
review-own = decisioni proprie
review-others = decisioni altrui
review-luck = fortuna
review-end = fine
review-end-resigned = alla resa
review-resigned = { $name } si è arreso dopo l’ultima decisione. La curva si ferma alle probabilità di quel momento.
review-points = { $sign ->
    [plus] +{ $points }
   *[minus] −{ $points }
}
review-about = Stima del bot Ronin, con tutte le mani note. Le decisioni si giudicano da ciò che il giocatore poteva sapere; il resto è fortuna.
fork-title = Gioca dal momento { $moment }
fork-about = Chi sei? I bot prendono tutti gli altri posti.
fork-cards = { $count ->
    [one] Da qui in poi una carta di «{ $name }» è cambiata.
   *[other] Da qui in poi { $count } carte di «{ $name }» sono cambiate.
}
replay-cards-down = Continua senza queste carte
replay-cards = Le tue carte «{ $name }» sono pronte: vai a un momento e continua da lì.
