# Le parole del tavolo di Ken il Guerriero nel browser.


kt-subtitle = turno { $turn }, { $name }
kt-subtitle-you = il tuo turno { $turn }
kt-subtitle-advanced = turno { $turn }, { $name } è primo
kt-log-turn = Turno { $turn } · { $name }
kt-log-turn-you = Turno { $turn } · { $name }, tu
kt-phase-order = ordine
kt-phase-draw = pesca
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
kt-pile-empty = Qui non c'è nessuna carta.
kt-you = tu
kt-yours = tua
kt-theirs = { $name }

## Carte

kt-attack = attacco
kt-defence = difesa
kt-resistance = resistenza
kt-life = vite
kt-green = punti ordine a ogni turno
kt-reward = punti per chi la batte
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
kt-engaged-about = È impegnata: non attacca e non difende fino alla prossima fase d'ordine del suo giocatore.
kt-commands = comanda
kt-active = attiva
kt-price = { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
}
kt-chosen = scelta
kt-may-choose = si può scegliere
kt-duration-play-and-discard = usa e scarta
kt-duration-turn = questo turno
kt-duration-happening = accadimento
kt-duration-permanent = permanente
kt-duration-discard-after-use = fino all'uso
kt-mark-unique = Unica.
    .about = Sul tavolo ce n'è una sola per volta.
kt-mark-cumulative = Cumulabile.
    .about = Una carta può portarne più d'una.
kt-mark-cobra = Cobra.
    .about = Combatte solo accanto a carte dei Cobra.
kt-mark-rebel = Ribelle.
    .about = I testi sui ribelli parlano di lei.
kt-facet-type = Tipo di carta
kt-facet-school = Scuola
kt-piece-label = { $name }: attacco { $attack }, difesa { $defence }. { $state }
kt-place-label = { $name }, { $words }, punti ordine { $green }
kt-borne = Che cosa porta
kt-ochre-line = { $ochre ->
    [one] Chi la batte segna 1 punto.
   *[other] Chi la batte segna { $ochre } punti.
}
kt-place-line = { $green ->
    [0] nessun punto ordine
    [one] 1 punto ordine a ogni turno
   *[other] { $green } punti ordine a ogni turno
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
kt-income = punti alla prossima fase d'ordine
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
    [one] una carta può portarla
   *[other] { $count } carte possono portarla
}
kt-first-named = il primo resta dietro, il secondo è la nuova frontiera
kt-ask-army = Quale esercito entra con { $card }?
kt-ask-places = Con quali luoghi entra { $card }?
kt-ask-host = Quale carta porta { $card }?
kt-drop-here = Nomina le carte che vanno: prima il fronte, poi chi comanda
kt-drop-more = un'altra carta, o chiudi il gruppo
kt-undefended = è conquistato senza combattere

## Che cosa accadrebbe

kt-flow-label = Che cosa ne verrebbe
kt-attack-of = attacco { $attack } in tutto
kt-nobody-falls = nessuno cade
kt-place-falls = il luogo cade
kt-falls = { $card } cade
kt-loses = { $card } perde { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
}
kt-fate-falls = cade
kt-fate-dead = muore
kt-fate-drawn = coinvolto
kt-fate-lives = { $lives ->
    [one] −1 vita
   *[other] −{ $lives } vite
}
kt-your-attack = il tuo attacco
kt-their-attack = il suo attacco
kt-key-surprise = Sorpresa: colpisce prima
kt-key-deadly = Mortale: chi cade esce dal gioco
kt-key-double = Danno doppio
kt-key-slayer = Massacratore
kt-flow-yours = I tuoi { $attack }: { $losses }
kt-flow-theirs = I { $attack } di { $name }: { $losses }
kt-flow-falls = { $place } cadrebbe
kt-flow-holds = { $place } resisterebbe
kt-flow-undefended = { $place } non è difeso
kt-flow-open = { $attack } contro { $place }, non ancora difeso
kt-battle = { $number }. { $card } ← { $by }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}

## La fine

kt-won = vince
kt-end-line = futuro { $future } · passato { $past } · fuori dal gioco { $removed }

## Il turno guidato

kt-guide-lead = Dieci punti in più
    .about = Vinci se nella tua fase d'ordine hai dieci punti ordine più dell'avversario. I luoghi danno punti verdi a ogni turno; le carte battute danno punti subito. Chi ha il futuro vuoto perde.
kt-guide-question = Il tavolo chiede, tu rispondi
    .about = Il campo rosso è sempre una tua decisione. Ogni risposta è un pulsante qui sotto; le cifre della tastiera scelgono, Invio conferma.
kt-guide-hand = La tua mano
    .about = Tocca una carta per giocarla, o trascinala dove deve andare. Le carte tratteggiate ora non si possono giocare e dicono perché.
kt-guide-stage = Gruppi e frontiera
    .about = I luoghi si attaccano dalla frontiera verso l'interno. Tocca o trascina le tue carte in un gruppo: prima il fronte, poi un maestro che comanda. Che cosa ne verrebbe si vede mentre aggiungi carte.
kt-guide-rules = Che cosa è successo, e perché
    .about = Il diario dice tutto ciò che puoi sapere. Il numero alla fine di una riga apre la regola che c'è dietro.
