# Quello che si dice a un tavolo di Ken il Guerriero. Le parole sulle carte sono in cards.it.ftl.

game-ken = Ken il Guerriero
    .about = Due giocatori, tre Scuole: vite da spendere, luoghi da tenere, dieci punti di vantaggio da raggiungere.

## Opzioni

option-first-player = Primo giocatore
    .about = Chi comincia la partita.
option-first-player-lot = a caso
option-first-player-seat-0 = il primo posto
option-first-player-seat-1 = il secondo posto
option-first-draw = Prima pescata
    .about = Quante carte può pescare il primo giocatore nella sua primissima puntata: { option-first-draw-3 } o { option-first-draw-2 }.
option-first-draw-3 = fino a tre
option-first-draw-2 = fino a due
option-deck-0 = Mazzo del primo posto
    .about = Uno dei mazzi pronti.
option-deck-1 = Mazzo del secondo posto
    .about = Uno dei mazzi pronti.
option-deck-0-hokuto = { deck-hokuto }
option-deck-0-nanto = { deck-nanto }
option-deck-0-cento = { deck-cento }
option-deck-0-raoul = { deck-raoul }
option-deck-0-rey = { deck-rey }
option-deck-0-zeta = { deck-zeta }
option-deck-0-taiga = { deck-taiga }
option-deck-1-hokuto = { deck-hokuto }
option-deck-1-nanto = { deck-nanto }
option-deck-1-cento = { deck-cento }
option-deck-1-raoul = { deck-raoul }
option-deck-1-rey = { deck-rey }
option-deck-1-zeta = { deck-zeta }
option-deck-1-taiga = { deck-taiga }
option-own-deck-0 = Mazzo proprio del primo posto
    .about = Un elenco di carte al posto di un mazzo pronto: 6 kenshiro, 2 villaggio.
option-own-deck-1 = Mazzo proprio del secondo posto
    .about = Un elenco di carte al posto di un mazzo pronto: 6 kenshiro, 2 villaggio.
option-deck-lists = Liste dei mazzi
    .about = Se tutti sanno quali carte ci sono in un mazzo proprio.
option-deck-lists-closed = chiuse
option-deck-lists-open = aperte
option-own-cards = Carte personalizzate
    .about = Carte tue, e i valori delle carte della tua scatola al posto di quelli predefiniti.
option-empty-future = Futuro vuoto
    .about = Se un futuro vuoto fa perdere quando il suo possessore deve pescare, o appena ne esce l’ultima carta.
option-empty-future-when-needed = quando si deve pescare
option-empty-future-at-once = subito
option-defence = Difesa dei luoghi
    .about = Se maestri e personaggi difendono come dicono i loro capitoli o strettamente secondo la tabella riassuntiva.
option-defence-by-chapter = secondo i capitoli
option-defence-by-table = secondo la tabella
option-activation = Attivazione
    .about = Se le vite si spendono per le capacità di un combattimento o basta che ci siano.
option-activation-budget = le vite si spendono
option-activation-threshold = le vite sono una soglia
option-advanced-victory = Vittoria nel gioco avanzato
    .about = Se il vantaggio di dieci si verifica dopo i punti della puntata o prima.
option-advanced-victory-after-points = dopo i punti
option-advanced-victory-before-points = prima dei punti
option-start = Inizio
    .about = Se la partita comincia con la sola mano o con carte nel presente.
option-start-hand = con la mano
option-start-present = con carte nel presente
option-start-points = Punti per l’inizio
    .about = Quanto possono costare insieme le carte con cui un giocatore comincia.
option-special-cost = Costo di uno speciale
    .about = Quanto costa uno speciale all’inizio, oltre al suo attacco: { option-special-cost-4 }, { option-special-cost-6 } o { option-special-cost-8 }.
option-special-cost-4 = 4
option-special-cost-6 = 6
option-special-cost-8 = 8

## Mazzi

ken-deck-entry = La voce { $number } del mazzo, «{ $found }», non si legge; ci si aspetta «3 kenshiro», o uno fra { $known }.
ken-deck-empty = Il mazzo non contiene carte.
ken-deck-unknown = Il mazzo nomina «{ $card }», che non è una carta di questa serie.
ken-deck-no-copy = Il mazzo nomina { $card } senza copie; ne serve almeno 1.
ken-deck-equal = Il mazzo contiene { $found ->
    [one] una copia
   *[other] { $found } copie
} di { $card }; sono ammesse al massimo { $most } carte uguali, maestri a parte.
ken-deck-large = Il mazzo contiene { $found } carte; se ne distribuiscono al massimo { $most }.
ken-deck-small = Il mazzo ha { $found ->
    [one] 1 carta
   *[other] { $found } carte
}; se ne consigliano almeno { $advised }.
ken-room-full = Un mazzo contiene al massimo { $most } carte.
ken-room-equal = Sono permesse al massimo { $most } carte uguali.

## Parole chiave

ken-keyword-surprise = Sorpresa
ken-keyword-deadly = Mortale
ken-keyword-slayer = Massacratore
ken-keyword-double-damage = Doppi danni
ken-keyword-suicide-attack = Attacco suicida

## Tipi, Scuole e colori

ken-type-master = maestro
ken-type-character = personaggio
ken-type-army = esercito
ken-type-place = luogo
ken-type-technique = tecnica
ken-type-spirit = spirito
ken-type-equipment = equipaggiamento
ken-type-special = speciale
ken-type-event = evento
ken-school-hokuto = Hokuto
ken-school-nanto = Nanto
ken-school-cento = Cento
ken-school-none = nessuna Scuola
ken-moral-red = rosso
ken-moral-blue = azzurro
ken-moral-grey = grigio

## Mosse

move-ken-draw = Pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}
move-ken-play = Gioca { $card }
move-ken-play-together = Gioca { $place } con { $army }
move-ken-play-with-two = Gioca { $place } e { $second } con { $army }
move-ken-add-army = Entra anche { $army }
move-ken-no-further-army = Nessun altro esercito
move-ken-assign = Assegna { $card } a { $host }
move-ken-end-presentation = Termina la presentazione
move-ken-end-choice = È tutto
move-ken-pass = Passa
move-ken-discard = Scarta { $card }
move-ken-target = Attacca { $card }
move-ken-send = Manda { $card }
move-ken-close = Chiudi il gruppo
move-ken-stop-attacking = Nessun altro attacco
move-ken-leave-undefended = Lascia senza difesa
move-ken-fight = Combattimento { $battle }: { $card }
move-ken-activate = Attiva { $card }
move-ken-ready = Nessun’altra capacità
move-ken-use = Usa { $card }
move-ken-use-paid = Usa { $card } e attivala
move-ken-show = Mostra { $card }
move-ken-show-paid = Mostra { $card } e attivala
move-ken-spend = Usa { $card }
move-ken-spend-on = Usa { $card } su { $host }
move-ken-choose = Scegli { $card }
move-ken-choose-used = Scegli { $card }, che { $target-is ->
    [you] usi tu
   *[other] usa { $target }
}
move-ken-choose-assigned = Scegli { $card } su { $host }
move-ken-choose-group = Scegli { $target-is ->
    [you] il tuo gruppo
   *[other] il gruppo di { $target }
}
move-ken-take = Prendi { $card }
move-ken-take-nothing = Non c’è nulla da prendere
move-ken-lose-life = Perdi { $card }

## Domande

ask-ken-draw = { $seat-is ->
    [you] Quante carte peschi?
   *[other] { $seat } dice quante carte pesca.
}
ask-ken-present = { $seat-is ->
    [you] La tua presentazione: gioca una carta, o terminala.
   *[other] { $seat } può giocare carte.
}
ask-ken-further-army = { $seat-is ->
    [you] Con { $place } entra un secondo esercito?
   *[other] { $seat } può far entrare un secondo esercito con { $place }.
}
ask-ken-event = { $seat-is ->
    [you] Giochi un evento?
   *[other] { $seat } può giocare un evento.
}
ask-ken-discard = { $seat-is ->
    [you] Scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    } per scendere a sette.
   *[other] { $seat } scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    } per scendere a sette.
}
ask-ken-start = { $seat-is ->
    [you] Scegli le carte con cui cominci: { $points ->
        [one] resta 1 punto
       *[other] restano { $points } punti
    }.
   *[other] { $seat } sceglie le carte con cui comincia: { $points ->
        [one] resta 1 punto
       *[other] restano { $points } punti
    }.
}
ask-ken-attack = { $seat-is ->
    [you] Chi attacca { $target }?
   *[other] { $seat } forma il gruppo che attacca { $target }.
}
ask-ken-single = { $seat-is ->
    [you] Quale carta attacchi?
   *[other] { $seat } può attaccare singole carte.
}
ask-ken-defend = { $seat-is ->
    [you] Chi difende { $place }?
   *[other] { $seat } può difendere { $place }.
}
ask-ken-next-combat = { $seat-is ->
    [you] Quale combattimento si svolge ora?
   *[other] { $seat } dice quale combattimento si svolge ora.
}
ask-ken-ability = { $seat-is ->
    [you] Attivi una capacità?
   *[other] { $seat } può attivare capacità.
}
ask-ken-reply = { $seat-is ->
    [you] Giochi una carta in questo combattimento?
   *[other] { $seat } può giocare una carta in questo combattimento.
}
ask-ken-target = { $seat-is ->
    [you] { $card }: scegli il bersaglio.
   *[other] { $card }: { $seat } sceglie il bersaglio.
}
ask-ken-rival = { $seat-is ->
    [you] { $card }: chi viene sfidato?
   *[other] { $card }: { $seat } sceglie chi viene sfidato.
}
ask-ken-take-back = { $seat-is ->
    [you] { $card }: quale carta riprendi dal tuo passato?
   *[other] { $card }: { $seat } riprende una carta dal passato.
}
ask-ken-search = { $seat-is ->
    [you] { $card }: quale carta prendi dal tuo futuro?
   *[other] { $card }: { $seat } cerca nel futuro.
}
ask-ken-lost-life = { $seat-is ->
    [you] { $card } perde una vita: quale carta va via?
   *[other] { $card } perde una vita: { $seat } sceglie quale carta va via.
}
ask-ken-pick-commander = { $seat-is ->
    [you] Quale comandante entra nello scontro?
   *[other] { $seat } sceglie il comandante che entra nello scontro.
}
ask-ken-answer-loss = { $seat-is ->
    [you] { $card } è vinta. Rispondi con un evento?
   *[other] { $card } è vinta: { $seat } può rispondere con un evento.
}

## Perché no

why-ken-unique = { $card } è una carta unica e si trova già sul tavolo.
why-ken-no-army = { $card } entra solo insieme a un esercito adatto, dalla tua mano.
why-ken-no-place = { $card } entra solo insieme a luoghi abitati adatti, dalla tua mano.
why-ken-in-combat = { $card } si gioca in un combattimento.
why-ken-one-per-player = Hai già { $card } in gioco.
why-ken-no-host = Non c’è una carta a cui assegnare { $card }.
why-ken-engaged = { $card } è impegnata.
why-ken-colours = { $card } non può stare con una carta dell’altro colore.
why-ken-schools = { $card } non può stare con una carta di un’altra Scuola.
why-ken-in-a-group = { $card } è già in un gruppo.
why-ken-cobra = Le carte Cobra stanno solo con carte Cobra.
why-ken-commanders-last = Dopo un comandante si nominano solo comandanti; { $card } non lo è.
why-ken-colour-defence = { $card } non può difendere un luogo di questo colore.
why-ken-school-defence = { $card } non può difendere un luogo di questa Scuola.
why-ken-already-attacked = { $card } è già sotto attacco.
why-ken-lives = { $card } richiede { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
} di un comandante della sua Scuola, e non ne restano abbastanza.
why-ken-no-effect = { $card } non avrebbe effetto in questo combattimento.
why-ken-no-master-fights = { $card } si usa con un maestro che combatte da solo.
why-ken-already-used = In questo combattimento si usa già una carta di questo tipo; { $card } resta esclusa.
why-ken-does-not-fit = { $card } non è adatta al maestro che combatte.
why-ken-own-moment = { $card } si gioca nel momento indicato dal suo testo.
why-ken-not-in-combat = { $card } non si gioca in un combattimento.

## Che cosa succede

event-ken-began = { $seat-is ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
event-ken-hand-dealt = { $seat-is ->
    [you] Ricevi { $cards }.
   *[other] { $seat } riceve { $cards }.
}
event-ken-hand-dealt-hidden = { $seat-is ->
    [you] Ricevi
   *[other] { $seat } riceve
} { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
event-ken-turn-began = Puntata { $turn }: { $seat-is ->
    [you] tocca a te.
   *[other] { $seat }.
}
event-ken-income = { $seat-is ->
    [you] Le tue carte danno { $points ->
        [one] 1 punto ordine
       *[other] { $points } punti ordine
    }: { $total } in tutto.
   *[other] Le carte di { $seat } danno { $points ->
        [one] 1 punto ordine
       *[other] { $points } punti ordine
    }: { $total } in tutto.
}
event-ken-straightened = { $seat-is ->
    [you] Disimpegni { $cards }.
   *[other] { $seat } disimpegna { $cards }.
}
event-ken-drew = { $seat-is ->
    [you] Peschi { $cards }.
   *[other] { $seat } pesca { $cards }.
}
event-ken-drew-hidden = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} { $count ->
    [one] una carta dal futuro.
   *[other] { $count } carte dal futuro.
}
event-ken-played = { $seat-is ->
    [you] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
event-ken-life-added = { $seat-is ->
    [you] Aggiungi una vita
   *[other] { $seat } aggiunge una vita
} a { $card }: ora { $lives }.
event-ken-rival-played = { $seat-is ->
    [you] Giochi
   *[other] { $seat } gioca
} una copia rivale di { $card }.
event-ken-assigned = { $seat-is ->
    [you] Assegni { $card } a { $host }.
   *[other] { $seat } assegna { $card } a { $host }.
}
event-ken-event-played = { $seat-is ->
    [you] Giochi l’evento { $card }.
   *[other] { $seat } gioca l’evento { $card }.
}
event-ken-nothing-happened = { $card }: non succede nulla.
event-ken-discarded = { $seat-is ->
    [you] Scarti { $card }.
   *[other] { $seat } scarta { $card }.
}
event-ken-attack-declared = { $seat-is ->
    [you] Attacchi { $target } con { $cards }.
   *[other] { $seat } attacca { $target } con { $cards }.
}
event-ken-defence-formed = { $seat-is ->
    [you] Difendi { $place } con { $cards }.
   *[other] { $seat } difende { $place } con { $cards }.
}
event-ken-combat-began = { $attackers } contro { $defenders }; { $seat-is ->
    [you] decidi prima tu.
   *[other] decide prima { $seat }.
}
event-ken-challenged = { $seat-is ->
    [you] La tua carta { $card } sfida { $against }.
   *[other] { $card } di { $seat } sfida { $against }.
}
event-ken-activated = { $seat-is ->
    [you] Attivi { $card }.
   *[other] { $seat } attiva { $card }.
}
event-ken-used = { $seat-is ->
    [you] Usi { $card }.
   *[other] { $seat } usa { $card }.
}
event-ken-passed = { $seat-is ->
    [you] Passi.
   *[other] { $seat } passa.
}
event-ken-annulled = { $card } è annullata.
event-ken-zeroed = Valori di { $card } azzerati.
event-ken-distracted = { $seat-is ->
    [you] La tua carta { $card } è distratta.
   *[other] { $card } di { $seat } è distratta.
}
event-ken-combat-stopped = { $card } termina il combattimento senza danni.
event-ken-keyword = { $keyword }: { $seat-is ->
    [you] il tuo gruppo.
   *[other] il gruppo di { $seat }.
}
event-ken-dealt = { $seat-is ->
    [you] Infliggi { $damage ->
        [one] 1 danno.
       *[other] { $damage } danni.
    }
   *[other] { $seat } infligge { $damage ->
        [one] 1 danno.
       *[other] { $damage } danni.
    }
}
event-ken-life-lost = { $seat-is ->
    [you] Perdi { $card }
   *[other] { $seat } perde { $card }
}; { $left ->
    [0] non restano vite.
    [one] resta 1 vita.
   *[other] restano { $left } vite.
}
event-ken-beaten = { $seat-is ->
    [you] La tua carta { $card } è vinta.
   *[other] { $card } di { $seat } è vinta.
}
event-ken-removed = { $seat-is ->
    [you] La tua carta { $card } esce dal gioco.
   *[other] { $card } di { $seat } esce dal gioco.
}
event-ken-put-away = { $seat-is ->
    [you] { $card } va nel tuo passato.
   *[other] { $card } va nel passato di { $seat }.
}
event-ken-scored = { $seat-is ->
    [you] Ottieni { $points ->
        [one] 1 punto ordine
       *[other] { $points } punti ordine
    }: { $total } in tutto.
   *[other] { $seat } ottiene { $points ->
        [one] 1 punto ordine
       *[other] { $points } punti ordine
    }: { $total } in tutto.
}
event-ken-drawn-in = { $seat-is ->
    [you] Il tuo comandante { $card } entra nello scontro.
   *[other] { $card } di { $seat } entra nello scontro.
}
event-ken-conquered = { $seat-is ->
    [you] Conquisti { $place }.
   *[other] { $seat } conquista { $place }.
}
event-ken-held = { $seat-is ->
    [you] Conservi { $place }.
   *[other] { $seat } conserva { $place }.
}
event-ken-attack-lost = { $seat-is ->
    [you] Il tuo attacco non ha più bersaglio.
   *[other] L’attacco di { $seat } non ha più bersaglio.
}
event-ken-withdrawn = { $seat-is ->
    [you] La tua carta { $card } si è appena difesa e non partecipa al tuo attacco.
   *[other] { $card } di { $seat } si è appena difesa e non partecipa all’attacco.
}
event-ken-took = { $seat-is ->
    [you] Prendi { $cards }.
   *[other] { $seat } prende { $cards }.
}
event-ken-searched = { $seat-is ->
    [you] Il tuo futuro è stato esaminato e rimescolato.
   *[other] Il futuro di { $seat } è stato esaminato e rimescolato.
}
event-ken-turn-ended = { $seat-is ->
    [you] La tua puntata finisce.
   *[other] La puntata di { $seat } finisce.
}
event-ken-won-by-points = { $seat-is ->
    [you] Hai { $lead } punti ordine di vantaggio.
   *[other] { $seat } ha { $lead } punti ordine di vantaggio.
}
event-ken-future-empty = { $seat-is ->
    [you] Il tuo futuro è vuoto.
   *[other] Il futuro di { $seat } è vuoto.
}

## Com’è finita

outcome-ken-points = { $winners } { $winners-count ->
    [one] vince
   *[other] vincono
} ai punti ordine.
outcome-ken-future = Un futuro è vuoto; { $winners-count ->
    [one] vince
   *[other] vincono
} { $winners }.
outcome-ken-both-futures = Entrambi i futuri sono vuoti; { $winners-count ->
    [one] vince { $winners } per il punteggio.
   *[other] il punteggio è pari.
}

way-points = Punti ordine
way-future = Futuro esaurito
way-both-futures = Entrambi i futuri esauriti
team-seat-0 = Primo posto
team-seat-1 = Secondo posto
team-draw = Pari
