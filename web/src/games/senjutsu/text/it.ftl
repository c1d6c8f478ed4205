# Le parole del tavolo di Senjutsu nel browser: segni sulle carte, riquadri, campo.

## Il tavolo

fight-phase-prepare = preparazione
fight-phase-start = inizio
fight-phase-draw = pescare
fight-phase-choose = scegliere
fight-phase-reveal = rivelare
fight-phase-resolve = risolvere
fight-phase-discard = scartare
fight-subtitle = { $mode }, { $turn ->
    [0] preparazione
   *[other] turno { $turn }
}
fight-log-turn = Turno { $turn }
fight-board = Il campo
fight-your-hand = La tua mano
fight-no-cards = Non hai carte in mano.
fight-you = tu
fight-wounds = { $left ->
    [one] 1 ferita su { $limit }
   *[other] { $left } ferite su { $limit }
}
fight-hand = carte in mano
fight-deck = carte nel mazzo
fight-discards = scarti
fight-focus = { $focus } Concentrazione su { $limit }
fight-advantage = Vantaggio
fight-advantage-place = Vantaggio { $place }
fight-stealthed = Occultato
fight-stuns = Stordimenti: { $count }
fight-hobbled = Azzoppato
fight-chosen = ha scelto
fight-fallen = fuori combattimento
fight-team = squadra { $number }
fight-stands-you = Sei in { $kamae }
fight-stands = è in { $kamae }
fight-tree = Albero di Kamae: { $kamae }
fight-ladder = Scala dell’iniziativa
fight-ladder-now = velocità ora
fight-ladder-place = { $name } a { $speed }
fight-ladder-later = { $name } ancora a { $speed }
fight-plays = Carte di questo turno
fight-no-plays = Nessuna carta è ancora rivelata.
fight-strikes-at = { $speed ->
    [none] attacco
   *[other] attacco a { $speed }
}
fight-blocks-at = { $speed ->
    [none] Blocco
   *[other] Blocco a { $speed }
}
fight-acts-at = { $speed ->
    [none] {""}
   *[other] a { $speed }
}
fight-done = fatta
fight-halted = interrotta
fight-hex = Casella { $hex }
fight-hex-terrain = Casella { $hex }, { $terrain }
fight-hex-figure = Casella { $hex }, { $figure }
fight-hex-lit = { $number } { $place }: { $answer }
fight-side-lit = { $number } { $answer }
fight-key-struck = colpisce
fight-key-far = dopo un passo
fight-key-covered = blocca
fight-trap-live = trappola vera
fight-trap-decoy = trappola finta
fight-trap-hidden = segnalino coperto
fight-place-piece = Colloca { $piece }
fight-turned = { $piece }, ruotato di { $turned ->
    [one] 1 lato
   *[other] { $turned } lati
}
fight-choices = { $count ->
    [one] 1 posto
   *[other] { $count } posti
}
fight-ask-place = Dove va { $piece }?
fight-option-hits = colpirebbe { $names }
fight-option-misses = non colpirebbe nessuno
fight-open-fighter = { $name }: carte, Kamae e mazzi
fight-sheet-lasting = In gioco
fight-sheet-specials = Carte Speciali
fight-sheet-list = Il mazzo
fight-sheet-known = Carte che hai visto in questa mano
fight-sheet-discards = Scarti scoperti ({ $count })
fight-sheet-face-down = Scarti coperti: { $count }
fight-sheet-own-face-down = I tuoi scarti coperti ({ $count })
fight-sheet-poisons = Veleni
fight-sheet-hachiko = Hachiko: { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
} nel mazzo, scarti: { $discards }
fight-sheet-weapon = Gioca con { $who }
fight-sheet-closed = La lista di questo mazzo è chiusa.
fight-deck-character = Combattente
fight-deck-schools = Scuole Limitate
fight-deck-schools-one = una al massimo
fight-deck-schools-free = tutte
fight-deck-size = Carte nel mazzo
fight-facet-shelf = Genere
fight-facet-rank = Livello
fight-facet-type = Tipo
fight-shelf-own = di Classe
fight-shelf-generic = Base
fight-shelf-weapon = Arma Speciale
fight-shelf-hachiko = Hachiko
fight-other-half = altra metà
fight-pips = { $hand } in mano, { $deck } nel mazzo, scarti: { $discards } scoperti e { $down } coperti
fight-turned-times = girato { $turned }
fight-peek = Guardi queste carte
fight-foes = Gli avversari
fight-wave = Stadio { $stage }, ondata { $wave } di 4
fight-foe-twin = { $name } (avversario)
fight-stepwise = Passo per passo
fight-stepwise-about = Se ogni passo degli avversari si ferma finché non vai avanti
fight-entry = { $hex }, lato preferito: { $side }
fight-foe-side = Lato preferito: { $side }
fight-foe-distance = Distanza preferita: { $distance }
fight-foe-last = Ultima carta:
fight-foe-top = In cima al suo mazzo, per quanto ne sai
fight-foe-stuns = Stordimenti presi: { $taken } su { $limit }; { $left } nel mazzo
fight-foe-bleeds = sanguina
fight-foe-poisons = veleni nel mazzo
fight-foe-bleeding = { $count ->
    [one] sanguina: 1 ferita
   *[other] sanguina: { $count } ferite
}
fight-foe-poisoned = { $count ->
    [one] 1 veleno nel mazzo
   *[other] { $count } veleni nel mazzo
}
fight-foe-pips = { $deck ->
    [one] 1 carta nel mazzo,
   *[other] { $deck } carte nel mazzo,
} scarti: { $discards } scoperti e { $down } coperti
fight-open-foe = { $name }: comportamento, mazzo e scarti
fight-won = vince
fight-that-is-you = tu
fight-end-stood = Hai resistito fino allo stadio { $stage }, ondata { $wave }.
fight-end-waves = { $waves ->
    [0] nessuna ondata sconfitta
    [one] 1 ondata sconfitta
   *[other] { $waves } ondate sconfitte
}
fight-end-line = { $wounds ->
    [one] 1 ferita,
   *[other] { $wounds } ferite,
} { $cards ->
    [one] 1 carta rimasta
   *[other] { $cards } carte rimaste
}
fight-guide-field = Il campo
    .about = Il cuneo della tua figura è il suo fronte: le carte si leggono da lì. Tocca una casella o una freccia accesa per andarci.
fight-guide-question = A chi tocca decidere
    .about = Il rosso è tuo: scegli una risposta qui, sul campo o nella mano, e conferma.
fight-guide-hand = La tua mano
    .about = Ognuno sceglie una carta in segreto. Fermati su una carta per vedere sul campo che cosa colpirebbe o bloccherebbe.
fight-guide-ladder = Chi agisce quando
    .about = La carta più veloce agisce prima, da 9 fino a 0. Una barra è un intervallo; un disco tratteggiato agisce una seconda volta.
fight-guide-log = Che cosa è successo
    .about = Ogni riga porta alla regola che c’è dietro.
