# Le parole del tavolo di Senjutsu nel browser: segni sulle carte, riquadri, campo.

## Che cosa fa una carta, a parole

fight-ways-F = avanti
fight-ways-FR = avanti a destra
fight-ways-BR = indietro a destra
fight-ways-B = indietro
fight-ways-BL = indietro a sinistra
fight-ways-FL = avanti a sinistra
fight-ways-ARC = nell’arco frontale
fight-ways-DIAG = in diagonale avanti
fight-ways-REAR = nell’arco posteriore
fight-ways-RDIAG = in diagonale indietro
fight-ways-XDIAG = in una diagonale
fight-ways-ANY = ovunque
fight-ways-LINE = avanti o indietro
fight-ways-Y = avanti a sinistra, avanti a destra o indietro
fight-do-step = { $forced ->
    [yes] devi muovere
   *[no] puoi muovere
} { $ways }{ $number ->
    [one] {""}
   *[other] , { $number } caselle
}{ $toward ->
    [T] , verso il bersaglio
    [ashigaru] , verso l’Ashigaru
   *[none] {""}
}
fight-do-step-other = { $who ->
    [dog] Hachiko muove
   *[T] il bersaglio muove
} { $ways }{ $number ->
    [one] {""}
   *[other] , { $number } caselle
}
fight-do-rotate = { $forced ->
    [yes] devi ruotare di
   *[no] puoi ruotare di
} { $number ->
    [one] 1 lato
   *[other] { $number } lati
}
fight-do-rotate-other = il bersaglio viene ruotato di { $number ->
    [one] 1 lato
   *[other] { $number } lati
}
fight-do-shift = { $kind ->
    [push] spingi
   *[pull] tira
} il bersaglio di { $number }{ $moved ->
    [yes] , e di 1 per casella mossa
   *[no] {""}
}
fight-do-swap = scambia il posto col bersaglio
fight-do-cancel = { $what ->
    [cards] ogni bersaglio annulla le sue carte
    [rotation] annulla la rotazione del bersaglio
   *[movement] annulla il movimento del bersaglio
}
fight-do-attack = attacco: { $cells }
fight-do-block = Blocco: { $cells }
fight-cell = { $marks } su { $cell }
fight-do-asterisk-marks = * dà { $marks }
fight-do-asterisk-block = * è un Blocco
fight-do-asterisk = *: { $what }
fight-do-react = reagisci a { $speeds }
fight-do-aim = colpisci un bersaglio più lento: { $marks }{ $by ->
    [yes] , per ogni punto di differenza
   *[no] {""}
}
fight-do-give = { $whom ->
    [every] ogni bersaglio riceve
   *[T] il bersaglio riceve
} { $marks }{ $per ->
    [yes] , per ogni casella mossa
   *[no] {""}
}
fight-do-suffer = subisci { $marks }
fight-do-replace-attack-w-bl = le ferite di questo attacco sanguinano
fight-do-replace-T-1-w-bl = 1 ferita del bersaglio sanguina
fight-do-replace-all-bl-w = tutte le tue ferite smettono di sanguinare
fight-do-replace-1-bl-w = 1 ferita smette di sanguinare
fight-do-replace-received-w-st = le ferite del turno diventano Stordimenti
fight-do-remove = rimuovi { $number ->
    [-1] ogni
   *[other] { $up ->
        [yes] fino a { $number }
       *[no] { $number }
    }
} { $kinds }
fight-do-draw = { $who ->
    [T] il bersaglio pesca
    [all] tutti pescano
   *[me] pesca
} { $up ->
    [yes] fino a { $number }
   *[no] { $number }
}{ $per ->
    [yes] {" "}per contratto
   *[no] {""}
}
fight-do-fetch = cerca { $what } { $place ->
    [deck] nel mazzo
    [discard] negli scarti
    [T-discard] negli scarti del bersaglio, e giocala
   *[top] tra le prime { $top }
}
fight-do-fetch-others = gli altri ne cercano una
fight-do-pass = dai al bersaglio una delle sue prime { $top }
fight-do-playfetched = gioca la carta trovata
fight-do-shuffle = { $who ->
    [T] il bersaglio rimescola
   *[me] rimescola
} { $up ->
    [yes] fino a { $number }
   *[no] { $number }
} { $what } { $from ->
    [discard] dagli scarti
   *[hand] dalla mano
} nel mazzo{ $per ->
    [yes] {" "}per contratto
   *[no] {""}
}
fight-do-shufflehand = { $who ->
    [all] tutti rimescolano la mano
   *[me] rimescola la tua mano
}
fight-do-shuffledrawn = rimescola quante ne hai pescate
fight-do-discard = { $who ->
    [T] il bersaglio scarta
   *[me] scarta
} { $number } { $what }{ $random ->
    [yes] {" "}a caso
   *[no] {""}
}
fight-do-mill = il bersaglio scarta 1 carta del mazzo, e 1 per ferita
fight-do-look = guarda la mano del bersaglio
fight-do-gain = guadagna { $number } Concentrazione{ $per ->
    [yes] {" "}per contratto
   *[no] {""}
}
fight-do-dropfocus = { $who ->
    [T] il bersaglio perde
    [all] tutti perdono
   *[me] perdi
} { $number ->
    [-1] tutta la
   *[other] { $number }
} Concentrazione
fight-do-steal = prendi 1 Concentrazione al bersaglio
fight-do-change = { $who ->
    [T] cambia la Kamae del bersaglio:
   *[me] cambia Kamae:
} { $number ->
    [one] 1 ramo
   *[other] { $number } rami
}
fight-do-switch = { $who ->
    [T] il bersaglio passa a
    [all] tutti passano a
   *[me] passa a
} { $to }
fight-any-kamae = un’altra Kamae
fight-free-kamae = una Kamae qualsiasi, o resta
fight-do-stays = resta in gioco{ $target ->
    [yes] {" "}davanti al bersaglio
   *[no] {""}
}{ $turns ->
    [0] {""}
    [one] {" "}per 1 turno
   *[other] {" "}per { $turns } turni
}
fight-do-limit = { $what ->
    [hand] Limite della mano
    [wounds] Limite di Ferite
   *[focus] Limite di Concentrazione
} { $sign }{ $number }
fight-do-init = velocità { $speed }
fight-do-range = Distanza { $number }{ $per ->
    [yes] {" "}per contratto
   *[no] {""}
}
fight-do-place = colloca { $number } { $token ->
    [caltrop] Piedi di Corvo
   *[traps] { $number ->
        [one] segnalino Trappola
       *[other] segnalini Trappola
    }
}
fight-word-adv = ottieni il Vantaggio
fight-word-stealth = entra in Occultamento
fight-word-flip-dog = gira la Kamae di Hachiko
fight-word-unblockable = non si può bloccare
fight-word-no-draw-wounds = nessuna ferita a mazzo vuoto
fight-word-no-replacements = niente Sostituzioni Istantanee
fight-word-open-discards = tutti gli scarti sono scoperti
fight-word-open-hand = la tua mano è scoperta
fight-word-choose-last = scegli per ultimo
fight-word-random-choice = la carta si sceglie a caso
fight-word-frozen = Kamae e Concentrazione non possono cambiare
fight-word-obey = va scelta
fight-word-survive = non vai fuori combattimento
fight-word-return-poisons = riprendi i veleni usati
fight-word-return-contract = rimetti in gioco un contratto
fight-word-discard-contracts = scarta i tuoi contratti
fight-word-spend-contracts = spendi contratti per velocità o ferite
fight-word-behave = agisci
fight-word-reset = ricomincia
fight-word-recall-at = riprendi gli attacchi
fight-word-banish = fuori dal gioco
fight-word-tally = contala
fight-figure-armour = armatura { $number }
fight-figure-slow = più lento di { $number }
fight-figure-mills = scarta { $number } dal mazzo ogni turno
fight-figure-buyout = finisce per { $number } Concentrazione
fight-figure-widen = allarga il Blocco di { $number }
fight-figure-refill = pesca fino a { $number }
fight-figure-keep = conserva { $number } Concentrazione
fight-figure-prefer = preferisce { $number }
fight-figure-top = dalle prime { $number }
fight-forbid-instants = nessuno può giocare Istantanee
fight-forbid-type = nomina un tipo che nessuno gioca
fight-forbid-copies = niente copie degli scarti scoperti
fight-forbid-named = ognuno nomina una carta vietata
fight-forbid-spying = non si spiano le mani
fight-mark-w = { $count ->
    [one] 1 Ferita
   *[other] { $count } Ferite
}
fight-mark-bl = { $count ->
    [one] 1 Ferita Sanguinante
   *[other] { $count } Ferite Sanguinanti
}
fight-mark-poi = { $count ->
    [one] Veleno
   *[other] { $count } Veleni
}
fight-mark-st = { $count ->
    [one] 1 Stordimento
   *[other] { $count } Stordimenti
}
fight-mark-hob = Azzoppato
fight-mark-exec = Esecuzione
fight-mark-star = *
fight-status-w = { $number ->
    [-1] Ferita
    [one] Ferita
   *[other] Ferite
}
fight-status-bl = { $number ->
    [-1] Ferita Sanguinante
    [one] Ferita Sanguinante
   *[other] Ferite Sanguinanti
}
fight-status-poi = { $number ->
    [-1] Veleno
    [one] Veleno
   *[other] Veleni
}
fight-status-st = { $number ->
    [-1] Stordimento
    [one] Stordimento
   *[other] Stordimenti
}
fight-status-hob = Azzoppato
fight-status-status = { $number ->
    [-1] Effetto di Stato
    [one] Effetto di Stato
   *[other] Effetti di Stato
}
fight-cell-F = casella davanti
fight-cell-FR = davanti a destra
fight-cell-BR = dietro a destra
fight-cell-B = casella dietro
fight-cell-BL = dietro a sinistra
fight-cell-FL = davanti a sinistra
fight-cell-F2 = seconda casella davanti
fight-cell-F3 = terza casella davanti
fight-cell-F4 = quarta casella davanti
fight-cell-FR2 = seconda casella davanti a destra
fight-cell-FL2 = seconda casella davanti a sinistra
fight-cell-BR2 = seconda casella dietro a destra
fight-cell-BL2 = seconda casella dietro a sinistra
fight-cell-B2 = seconda casella dietro
fight-cell-R = seconda casella dritta a destra
fight-cell-L = seconda casella dritta a sinistra
fight-cell-FFR = seconda casella, una davanti e una davanti a destra
fight-cell-FFL = seconda casella, una davanti e una davanti a sinistra
fight-cell-BBR = seconda casella, una dietro e una dietro a destra
fight-cell-BBL = seconda casella, una dietro e una dietro a sinistra
fight-cell-F2FR = terza casella, due davanti e una davanti a destra
fight-cell-F2FL = terza casella, due davanti e una davanti a sinistra
fight-cell-FFR2 = terza casella, una davanti e due davanti a destra
fight-cell-RING1 = tutte e sei le caselle vicine
fight-cell-RING2 = tutto il secondo anello
fight-cell-other = { $cell }
fight-filter-any = una carta
fight-filter-cards = { $number ->
    [one] carta
   *[other] carte
}
fight-filter-stunning = che stordisce
fight-filter-prepared = Preparata
fight-filter-non-jade = non Giada
fight-card = una carta { $kinds }
fight-cards = { $number ->
    [one] carta { $kinds }
   *[other] carte { $kinds }
}
fight-gate-kamae = in { $kamae }
fight-gate-focus = per { $focus } Concentrazione
fight-gate-S = da Occultato
fight-gate-X = con Disperazione
fight-gate-st = per uno Stordimento
fight-gate-attack = dopo un attacco
fight-gate-block = dopo un Blocco
fight-gate-near = accanto all’Ashigaru
fight-then = poi
fight-or = o
fight-plus = e
fight-if-hits = se colpisce
fight-if-blocks = se blocca
fight-if-works = se riesce
fight-when-reduced = quando tiene
fight-when-turn-starts = all’inizio del tuo turno
fight-when-revealed = quando è rivelata
fight-told-speed = velocità { $speed }: agisce prima chi ha la velocità più alta
fight-told-equal = velocità =: agisce alla velocità della carta a cui risponde
fight-needs = serve
fight-requires-stealth = Occultamento
fight-requires-desperation = Disperazione
fight-requires-enlightened = Illuminazione
fight-requires-behind = le spalle di un avversario
fight-speed = velocità
fight-react = reagisci
fight-switch = passa a
fight-any = una qualsiasi
fight-branches = { $number ->
    [one] 1 ramo
   *[other] { $number } rami
}
fight-upto = fino a { $number }
fight-range = Distanza { $number }
fight-moment-start-of-turn = all’inizio del turno
fight-moment-before-block-speed = prima della velocità di un Blocco
fight-moment-before-own-card = prima della tua carta
fight-moment-after-own-card = dopo la tua carta
fight-moment-attack-succeeded = se il tuo attacco colpisce
fight-moment-block-succeeded = se il tuo Blocco riesce
fight-moment-attack-or-block-succeeded = se l’attacco o il Blocco riesce
fight-moment-dog-attack-succeeded = se colpiscono entrambi gli attacchi
fight-moment-opponent-attack-succeeded = quando ti colpiscono
fight-moment-reaction-succeeded = dopo una reazione riuscita
fight-moment-contract-completed = dopo un contratto
fight-moment-discarded-by-effect = quando un effetto la scarta
fight-moment-defeated = quando sei fuori combattimento
fight-moment-replacement = al posto della tua carta
fight-costs = costa { $focus } Concentrazione
fight-reconstructed = Ricostruita: il testo stampato non è noto.

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
