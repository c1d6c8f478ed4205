# Che cosa fa una carta di Senjutsu, a parole: al terminale e nel browser.

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
fight-find = cerca { $what }
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

## Che cosa sanno fare i personaggi

sj-ability-stealth = Occultamento
    .about = oltre alla Kamae può essere in Occultamento: allora valgono le righe che lo chiedono. Finisce con un proprio Attacco o Blocco riuscito, con Ferite e con stati.
sj-ability-poison = veleni
    .about = un mazzo con una carta di ogni veleno.
sj-ability-hachiko = Hachiko
    .about = guida anche il cane Hachiko, che ha un mazzo suo e la stessa Concentrazione. Se uno dei due cade, l’altro combatte ancora.
sj-ability-two-sided-kamae = due facce
    .about = Aggressione o Determinazione, cambiate solo da effetti che girano la carta.
sj-ability-enlightenment = Illuminazione
    .about = certe carte chiedono Corpo, Mente e Anima Illuminati, tutti e tre in gioco.
sj-ability-bell = campana
    .about = porta sul campo la campana Bonsho.
sj-ability-distance = Distanza
    .about = una Kamae che le carte a distanza chiedono; ci portano solo l’albero e gli effetti che la nominano, o che ne danno una qualsiasi.
sj-ability-desperation = Disperazione
    .about = con 3 Ferite o più, contando quelle Sanguinanti, le righe di Disperazione valgono e vanno eseguite.
sj-ability-contracts = contratti
    .about = cinque contratti compiuti in gioco vincono subito. Prima di pescare se ne può scartare uno per una carta o 1 Concentrazione.
sj-ability-drunk = ubriaco
    .about = ogni movimento delle carte è obbligatorio. Prima di pescare, 1 Concentrazione rende sobrio per il turno e porta a Neutrale.
