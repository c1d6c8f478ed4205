# Le parole del tavolo di Ken il Guerriero nel browser.


kt-subtitle = puntata { $turn }, { $name }
kt-subtitle-you = la tua puntata { $turn }
kt-subtitle-advanced = puntata { $turn }, comincia { $name }
kt-log-turn = Puntata { $turn } · { $name }
kt-log-turn-you = Puntata { $turn } · { $name }, tu
kt-phase-order = ordine
kt-phase-draw = pescata
kt-phase-presentation = presentazione
kt-phase-combat = combattimento
kt-phase-epilogue = epilogo

kt-table-label = Il tavolo
kt-places-of = Luoghi di { $name }
kt-your-places = I tuoi luoghi
kt-destiny-of = Destino di { $name }
kt-your-forces = Le tue forze
kt-forces-of = Forze di { $name }
kt-your-hand = La tua mano
kt-no-places = nessun luogo
kt-no-forces = Nessuna forza in gioco.
kt-no-cards = Nessuna carta in mano.
kt-nothing-left = non è rimasto nulla
kt-pile-empty = Qui non c’è nessuna carta.
kt-you = tu
kt-yours = tua
kt-theirs = { $name }

## Carte

kt-attack = attacco
kt-defence = difesa
kt-resistance = resistenza
kt-life = vite
kt-green = punti ordine a ogni puntata
kt-reward = punti ordine per chi la vince
kt-origin-printed = stampato
kt-origin-attested = attestato
kt-origin-reconstructed = ricostruito
kt-whole-printed = carta stampata
kt-whole-partly = carta nota in parte
kt-whole-reconstructed = carta ricostruita
kt-fields-printed = Stampati: { $fields }.
kt-fields-attested = Attestati: { $fields }.
kt-fields-reconstructed = Ricostruiti: { $fields }.
kt-field-name = nome
kt-field-type = tipo
kt-field-school = Scuola
kt-field-moral = colore
kt-field-profile = profilo
kt-field-duration = durata
kt-field-attack = attacco
kt-field-defence = difesa
kt-field-resistance = resistenza
kt-field-inhabited = abitato o no
kt-field-green = punti ordine verdi
kt-field-ochre = punti ordine ocra
kt-field-effect = testo
kt-inhabited = abitato
kt-uninhabited = disabitato
kt-frontier = frontiera
kt-attacked = attaccato
kt-engaged = impegnata
kt-engaged-about = È impegnata: non attacca e non difende fino alla prossima fase ordine del suo giocatore.
kt-commands = comanda
kt-active = attiva
kt-price = { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
}
kt-chosen = scelta
kt-may-choose = si può scegliere
kt-duration-play-and-discard = gioca e scarta
kt-duration-turn = puntata
kt-duration-happening = avvenimento
kt-duration-permanent = permanente
kt-duration-discard-after-use = scartare dopo l’uso
kt-mark-unique = Carta unica.
    .about = Sul tavolo ce n’è una sola per volta.
kt-mark-cumulative = Cumulabile.
    .about = Una carta può averne più d’una.
kt-mark-cobra = Cobra.
    .about = Combatte solo accanto a carte dei Cobra.
kt-mark-rebel = Ribelle.
    .about = I testi sui ribelli parlano di lei.
kt-facet-type = Tipo di carta
kt-facet-school = Scuola
kt-piece-label = { $name }: attacco { $attack }, difesa { $defence }. { $state }
kt-place-label = { $name }, { $words }, punti ordine { $green }
kt-borne = Carte assegnate
kt-ochre-line = { $ochre ->
    [one] Chi la vince ottiene 1 punto ordine.
   *[other] Chi la vince ottiene { $ochre } punti ordine.
}
kt-place-line = { $green ->
    [0] nessun punto ordine
    [one] 1 punto ordine a ogni puntata
   *[other] { $green } punti ordine a ogni puntata
}
kt-figures-line = attacco { $attack } · difesa { $defence } · resistenza { $resistance }
kt-life-line = attacco { $attack } · difesa { $defence } · una vita
kt-lives-line = attacco { $attack } · difesa { $defence } · { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
}

## Mazzi e punti

kt-hand = carte in mano
kt-future = carte nel futuro
kt-past = carte nel passato
kt-income = punti ordine alla prossima fase ordine
kt-known = carte che hai visto in questa mano
kt-seat-of = { $name }: chi gioca, e come sta
kt-past-of = Passato di { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
kt-known-of = Carte note nella mano di { $name }
kt-removed = Fuori dal gioco
kt-order-points = punti ordine
kt-lead-none = parità; vince chi ha 10 punti in più
kt-lead-yours = hai { $points } in più; con 10 vinci
kt-lead-theirs = hai { $points } in meno; con 10 perdi

## Scegliere

kt-with-army = { $count ->
    [one] entra con un esercito
   *[other] entra con uno di { $count } eserciti
}
kt-with-places = entra con due luoghi
kt-assign-to = { $count ->
    [one] si può assegnare a una carta
   *[other] si può assegnare a { $count } carte
}
kt-first-named = il primo resta dietro, il secondo è la nuova frontiera
kt-ask-army = Quale esercito entra con { $card }?
kt-ask-places = Con quali luoghi entra { $card }?
kt-ask-host = A quale carta assegni { $card }?
kt-drop-here = Scegli le carte da mandare: prima chi combatte, poi chi comanda
kt-drop-more = un’altra carta, o chiudi il gruppo
kt-undefended = è conquistato senza combattere

## Che cosa accadrebbe

kt-flow-label = Previsione
kt-attack-of = attacco { $attack } in tutto
kt-nobody-falls = nessuna carta è vinta
kt-place-falls = il luogo è conquistato
kt-falls = { $card } è vinta
kt-loses = { $card } perde { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
}
kt-fate-falls = vinta
kt-fate-dead = muore
kt-fate-drawn = entra nel combattimento
kt-fate-lives = { $lives ->
    [one] −1 vita
   *[other] −{ $lives } vite
}
kt-your-attack = il tuo attacco
kt-their-attack = il suo attacco
kt-key-surprise = Sorpresa: colpisce prima
kt-key-deadly = Mortale: la carta vinta è morta ed esce dal gioco
kt-key-double = Doppi danni
kt-key-slayer = Massacratore
kt-flow-yours = Il tuo attacco { $attack }: { $losses }
kt-flow-theirs = L’attacco { $attack } di { $name }: { $losses }
kt-flow-falls = { $place } sarebbe conquistato
kt-flow-holds = { $place } resisterebbe
kt-flow-undefended = { $place } non è difeso
kt-flow-open = attacco { $attack } contro { $place }, non ancora difeso
kt-battle = { $number }. { $card } ← { $by }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}

## La fine

kt-won = vince
kt-end-points = { $green } verdi dalle carte in gioco + { $ochre } ocra per le carte vinte = { $total }
kt-end-line = futuro { $future } · passato { $past } · fuori dal gioco { $removed }

## Il turno guidato

kt-guide-lead = Dieci punti in più
    .about = Vinci se nella tua fase ordine hai dieci punti ordine più dell’avversario. I luoghi danno punti verdi a ogni puntata; le carte vinte danno punti subito. Se devi pescare e il tuo futuro (il mazzo) è vuoto, perdi.
kt-guide-question = Le tue decisioni
    .about = Il riquadro rosso è sempre una tua decisione. Ogni risposta è un pulsante qui sotto; i numeri della tastiera scelgono, Invio conferma.
kt-guide-hand = La tua mano
    .about = Tocca una carta per giocarla, o trascinala dove deve andare. Le carte a righe ora non si possono giocare: toccane una per sapere perché.
kt-guide-stage = Gruppi e frontiera
    .about = I luoghi si attaccano dalla frontiera verso l’interno. Tocca o trascina le tue carte in un gruppo: prima chi combatte, poi un maestro che comanda. La previsione cambia mentre aggiungi carte.
kt-guide-rules = Che cosa è successo, e perché
    .about = La cronaca dice tutto ciò che puoi sapere. Il numero alla fine di una riga apre la regola che c’è dietro.
