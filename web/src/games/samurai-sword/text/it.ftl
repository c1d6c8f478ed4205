# Le parole del tavolo di Samurai Sword nel browser.

ss-subtitle = { $seats } posti · turno { $turn }
ss-table-label = Il tavolo
ss-your-hand = La tua mano
ss-reach = portata
ss-wounds = ferite
ss-wounds-of = { $count ->
    [one] ferita
   *[other] ferite
}
ss-honour = onore
ss-hand = carte in mano
ss-known-cards = carte che hai visto
ss-open-hand = Mano
ss-in-front = Davanti a sé
ss-role-unknown = ruolo ignoto
ss-stars = { $count ->
    [one] una stella
   *[other] { $count } stelle
}
ss-resilience = resistenza { $left } su { $full }
ss-on-turn = turno
ss-you-are = Il tuo ruolo: { $role }
ss-own-label = { $name }, il tuo personaggio
ss-seat-label = { $name }, { $who }. { $note }
ss-no-cards = Nessuna carta in mano: sei indifeso finché non peschi.
ss-reconstructed = valori ricostruiti
ss-deck = mazzo
ss-in-play = in gioco
ss-discards = { $count ->
    [one] 1 scarto
   *[other] { $count } scarti
}
ss-discards-open = Scarti: { $count }. Apri l’elenco
ss-discards-order = Il più recente per primo.
ss-told-reach = Portata { $reach }: colpisce un giocatore la cui difficoltà è al massimo { $reach }.
ss-told-wounds = { $wounds ->
    [one] Ferite 1: chi non para perde 1 punto resistenza.
   *[other] Ferite { $wounds }: chi non para perde { $wounds } punti resistenza.
}
ss-told-suit = { $suit }: il suo seme, che conta con l’espansione.
ss-told-action = Un’azione ha effetto quando si gioca; poi si scarta.
ss-told-property = Una proprietà resta davanti a un giocatore e vale finché è lì.
ss-weapon-about = Un’arma si gioca contro un giocatore entro la sua portata, la Difficoltà massima che supera; chi è attaccato può parare.
ss-that-is-you = sei tu
ss-won = squadra vincitrice
ss-sum-daimyo = { $count } Daimyo
ss-sum-deadly = Colpo mortale
ss-sum-uncounted = I punti non decidono: un solo giocatore è rimasto in piedi.
ss-points = punti
ss-log-turn = Turno { $turn } · { $name }
ss-log-turn-you = Turno { $turn } · { $name }, tu
ss-ask-attack = Chi attacchi con { $weapon }?
ss-ask-card = Su chi giochi { $card }?
ss-ask-geisha = Da chi mandi la Geisha?
ss-ask-property = Quale proprietà prendi?
ss-sub-reach = Portata { $reach } (Difficoltà massima).
ss-sub-any-reach = Raggiunge chiunque.
ss-sub-wounds = Infligge { $wounds ->
    [one] 1 ferita.
   *[other] { $wounds } ferite.
}
ss-sub-fast-draw = +{ $more } per Estrazione veloce.
ss-attack-with = Attacca con { $weapon }
ss-weapon-line = portata { $reach } · { $targets ->
    [one] 1 bersaglio
   *[other] { $targets } bersagli
}
ss-figures = portata { $reach } · { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}
ss-target-line = difficoltà { $difficulty } · resistenza { $left }
ss-person-line = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} · resistenza { $left } · onore { $honour }
ss-yourself = Te stesso
ss-card-in-hand = { $name }: una carta in mano
ss-at-random = una su { $count }, a caso
ss-shown-by = mostrata da { $name }
ss-no-effect = il colpo non ha effetto
ss-end-detail = poi scarti fino a sette
ss-would-fall = { $wounds ->
    [one] 1 ferita ti sconfiggerebbe
   *[other] { $wounds } ferite ti sconfiggerebbero
}
ss-would-wound = ti resterebbe resistenza { $left }
ss-note-chosen = Scelto. { $more }
ss-note-may-choose = Può essere scelto.
ss-note-fatal = { $wounds ->
    [one] 1 ferita sconfigge,
   *[other] { $wounds } ferite sconfiggono,
} se non para.
ss-note-wounds = A portata: { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
} se non para.
ss-note-decides = decide ora
ss-note-no-resilience = Indifeso fino al suo prossimo turno: nessun punto resistenza.
ss-note-no-cards = Indifeso: nessuna carta in mano.
ss-note-reached = A portata di { $weapons }.
ss-note-unreached = Fuori portata per le tue armi.
ss-short-chosen = scelto
ss-short-in-reach = a portata
ss-short-far = lontano
ss-short-not = non ora
ss-short-harmless = indifeso
ss-short-decides = decide
ss-guide-role = Questo è il tuo personaggio
    .about = Il ruolo resta segreto, tranne per lo Shogun. I Samurai stanno con lo Shogun, i Ninja contro entrambi, il Ronin gioca da solo. Vince la squadra con più onore, o l’ultima rimasta in piedi.
ss-guide-question = Le tue decisioni
    .about = Il riquadro rosso è sempre una tua decisione. Ogni risposta è un pulsante lì sotto; i numeri della tastiera scelgono, Invio conferma.
ss-guide-hand = La tua mano
    .about = Nel tuo turno giochi quante carte vuoi, ma una sola arma. Le carte a righe ora non si possono giocare: toccane una per sapere perché. Tieni una Parata per quando ti attaccano.
ss-guide-distance = Quanto sono lontani
    .about = Il numero nell’anello è la difficoltà di attaccare quel giocatore dal tuo posto. Un’arma arriva fin dove dice la cifra a sinistra; quella a destra sono le ferite che infligge.
ss-guide-rules = Che cosa è successo, e perché
    .about = La cronaca racconta tutto ciò che puoi sapere. Il numero in fondo a una riga apre la regola che vi sta dietro.
