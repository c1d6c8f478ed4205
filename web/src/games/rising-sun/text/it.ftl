# Le parole del tavolo di Rising Sun nel browser. Quel che vi accade lo dice il catalogo della casa.

rs-subtitle = { $season } · { $seats } Clan
rs-table-label = Il tavolo
rs-map = Mappa delle otto Province
rs-whole-map = Mostra tutta la mappa
rs-near = Guarda da vicino
rs-you = tu
rs-vp = PV
rs-coins = Monete
rs-ronin = Ronin
rs-force = Forza
rs-honour = Onore
rs-honour-track = Onore, dal più alto
rs-count-vp = { $count } PV
rs-count-coins = { $count ->
    [one] 1 Moneta
   *[other] { $count } Monete
}
rs-count-ronin = { $count ->
    [one] 1 Ronin
   *[other] { $count } Ronin
}
rs-coins-count = { $count ->
    [one] 1 Moneta
   *[other] { $count } Monete
}
rs-decides = decide
rs-no-clan = Ancora nessun Clan
rs-reconstructed = valori ricostruiti

## Phases and track

rs-phase-setup = Si scelgono i Clan
rs-phase-tea = Cerimonia del Tè
rs-phase-politics = Fase di Politica
rs-phase-war = Fase di Guerra
rs-phase-winter = Inverno
rs-war-of = Fase di Guerra: { $season }
rs-track = Indicatore di Politica
rs-ordered = { $name } ha giocato { $mandate }
rs-you-ordered = Hai giocato { $mandate }
rs-mandate-of = Mandato { $number } di 7
rs-kami-turn = Turno dei Kami
rs-kami-turn-done = Turno dei Kami, concluso
rs-face-down = a faccia in giù
rs-empty-space = ancora nessun Mandato
rs-won-by = vinta da { $name }
rs-log-season = { $season }
rs-log-mandate = Mandato { $turn } · { $name }
rs-log-kami = Turno dei Kami

## Provinces, shrines, clans

rs-province-label = { $name }. { $standing }.{ $war ->
    [0] {""}
   *[other] {" "}Guerra { $war }.
}
rs-province-lit = { $name }, si può scegliere. { $standing }.{ $war ->
    [0] {""}
   *[other] {" "}Guerra { $war }.
}
rs-piece-label = { $figure } di { $name } a { $place }{ $count ->
    [one] {""}
   *[other] , { $count }
}
rs-nobody-there = Non c’è nessuno
rs-war = Guerra
rs-war-number = guerra { $number }
rs-no-war = nessuna in questa Stagione
rs-harvest = Raccolto
rs-by-land = Confini
rs-by-sea = Rotte Mercantili
rs-who-stands = Chi c’è
rs-would-win = vincerebbe ora
rs-leads = primo
rs-empty = vuoto
rs-shrines = Santuari, da sinistra
rs-favour-amaterasu = primo per Onore
rs-favour-fujin = 2 Movimenti
rs-favour-hachiman = 2 Ronin
rs-favour-raijin = 1 Bushi ovunque
rs-favour-ryujin = acquisisci una carta
rs-favour-susanoo = 1 PV per Roccaforte
rs-favour-tsukuyomi = 2 Monete
rs-shrine-about = A ogni Turno dei Kami il Clan con più Forza qui riceve questo favore.
rs-clans = I Clan nell’ordine di gioco
rs-clan-open = { $name }: apri
rs-allied-with = Alleato di { $name }
rs-clan-you = { $clan }, tu
rs-clan-ally = { $clan }, Alleato
rs-clan-facts = Proventi Stagionali { $income }, Provincia d’Origine { $home }.
rs-seasons-allied = Alleato in { $count ->
    [one] 1 Stagione
   *[other] { $count } Stagioni
}
rs-betrayals = ha tradito { $count ->
    [one] una volta
   *[other] { $count } volte
}
rs-reserve = Riserva
rs-reserve-empty = tutto sulla mappa
rs-hostages = Ostaggi tenuti
rs-tokens = Segnalini Provincia in Guerra

## Cards

rs-cards = Carte
rs-your-cards = Le tue carte
rs-no-cards = Ancora nessuna. Si acquisiscono con Addestramento e da Ryujin.
rs-for-sale = In vendita, { $season }: { $count }
rs-on-sale = In vendita ora
rs-nothing-for-sale = Non c’è nulla in vendita.
rs-coming = In arrivo: { $season }
rs-price = quanto costa a te
rs-price-less = quanto costa a te, invece di { $price }

## Answers

rs-bonus = Tu e il tuo Alleato: { $bonus }
rs-figure-in = { $figure } { $place }
rs-figures-of = Una miniatura di { $name }
rs-to-choose = { $count ->
    [one] una da scegliere
   *[other] { $count } tra cui scegliere
}
rs-replaced-by = al suo posto la tua miniatura { $figure }
rs-and-a-point = e ruba 1 PV
rs-may-go = { $count ->
    [one] una meta
   *[other] { $count } mete
}
rs-places = { $count ->
    [one] un posto
   *[other] { $count } posti
}
rs-build = Costruisci una Roccaforte
rs-anywhere = in qualsiasi Provincia
rs-person-line = { $vp } PV · { $coins ->
    [one] 1 Moneta
   *[other] { $coins } Monete
} · { $ronin } Ronin
rs-ask-march = { $figure }, { $place }: verso quale Provincia?
rs-ask-march-sub = Un Movimento ciascuna, per Confine o Rotta Mercantile. Entra nel piano: nulla è definitivo finché non confermi.
rs-ask-figure = Quale miniatura di { $name }?
rs-ask-build = Dove costruisci la Roccaforte?
rs-ask-where = Dove Convochi { $figure }?

## Battle

rs-battle-of = Battaglia di { $province }
rs-bids-about = Tutti dividono le Monete in segreto. In parità vale l’Onore più alto.
rs-bids-open = Le offerte sono rivelate; i Vantaggi si risolvono in ordine.
rs-bids-sealed = Gli altri stanno ancora offrendo.
rs-battle-won = { $name } vince con Forza { $force }.
rs-battle-won-you = Vinci con Forza { $force }.
rs-sealed = sigillata
rs-thinking = ci pensa
rs-victor = vincitore
rs-beaten = sconfitto
rs-spared = risparmiato
rs-bid-coins = Offri solo per questo Vantaggio
rs-bid-apart = da 0 a { $most }; nel pannello fai le quattro offerte insieme
rs-bid-on = Monete su { $what }
rs-bid-less = Meno: { $what }
rs-bid-more = Più: { $what }
rs-bid-left = { $count ->
    [0] Non tieni nulla da parte.
    [one] Tieni da parte 1 Moneta.
   *[other] Tieni da parte { $count } Monete.
}
rs-all-bid = hai offerto tutte le Monete
rs-bid-waits = Offerta fatta. Si rivelano quando tutti hanno finito.
rs-seal = Sigilla l’offerta
rs-bid-sealed = Sigillata
rs-look-at-map = Guarda la mappa
rs-close = Chiudi
rs-kept = tenute
rs-took = lo prende
rs-outcome = Esito
rs-reparations = Risarcimenti di Guerra

## Negotiation

rs-negotiate = Negozia
rs-asks-you = { $count ->
    [one] una proposta per te
   *[other] { $count } proposte per te
}
rs-on-the-table = Sul tavolo
rs-nothing-on-table = Nessuna proposta.
rs-deal = { $name } propone un accordo a { $to }
rs-deal-yours = Proponi un accordo a { $to }
rs-deal-to-you = { $name } ti propone un accordo
rs-offers = { $name } offre un’Alleanza a { $to }.
rs-withdraw = Ritirala
rs-alliances = Alleanze
rs-gift = Un dono
rs-to-whom = A chi
rs-give = Dona
rs-word-a-deal = Proponi un accordo
rs-with-whom = Con chi
rs-only-us-two = lo leggete solo voi due
rs-you-give = Tu
rs-they-give = { $name }
rs-coins-now = Monete ora
rs-ronin-now = Ronin ora
rs-coins-later = Monete dopo
rs-ronin-later = Ronin dopo
rs-and-promise = Promessa
rs-nothing = nulla
rs-province = Provincia
rs-mandate = Mandato
rs-advantage = Vantaggio
rs-propose = Proponilo
rs-not-binding = Quel che si dà ora passa di mano quando l’accordo è accettato. Le promesse non vincolano nessuno; il tavolo le ricorda.
rs-no-talk-now = In questo momento non si può donare né proporre nulla.
rs-promises = Promesse
rs-no-promises = Ancora nessuna promessa.
rs-private = privata
rs-promise-line = { $name } ha promesso a { $to } { $what }.
rs-promise-line-you = Hai promesso a { $to } { $what }.
rs-promise-line-to-you = { $name } ti ha promesso { $what }.
rs-paid-so-far = pagati finora: { $coins ->
    [0] { $ronin } Ronin
    [one] 1 Moneta{ $ronin ->
        [0] {""}
       *[other] , { $ronin } Ronin
    }
   *[other] { $coins } Monete{ $ronin ->
        [0] {""}
       *[other] , { $ronin } Ronin
    }
}
rs-to-keep-out = di restare fuori da { $province }
rs-to-play = di giocare { $mandate } al prossimo turno
rs-no-coin-on = di non offrire Monete su { $advantage } a { $province }
rs-to-pay = di pagare più tardi { $coins ->
    [0] { $ronin } Ronin
    [one] 1 Moneta{ $ronin ->
        [0] {""}
       *[other] {" "}e { $ronin } Ronin
    }
   *[other] { $coins } Monete{ $ronin ->
        [0] {""}
       *[other] {" "}e { $ronin } Ronin
    }
}

## The end

rs-that-is-you = sei tu
rs-part-tokens-about = segnalini Provincia: 1 PV in Primavera, 2 in Estate, 3 in Autunno
rs-part-set-about = Province diverse: 10 PV per 3 o 4, 20 per 5 o 6, 30 per 7 o 8
rs-part-year = durante l’anno
rs-part-winter = Migliorie Inverno
rs-part-tokens = segnalini Provincia
rs-part-set = Province diverse
rs-different = diverse

## The guided first turn

rs-guide-clan = Questo è il tuo Clan
    .about = La sua capacità, le tue Monete, i Ronin e i PV, e che cosa resta in Riserva.
rs-guide-question = Le tue decisioni
    .about = Tutto ciò che puoi fare è un pulsante qui. Puoi anche toccare una miniatura o una Provincia sulla mappa.
rs-guide-map = Chi vincerebbe ora
    .about = Dietro le miniature di ogni Clan uno stendardo ne mostra la Forza; quello pieno è in testa. Le bandierine nere sono le guerre della Stagione, in ordine.
rs-guide-track = Un anno, sette Mandati a Stagione
    .about = A turno ciascuno gioca un Mandato che tutti eseguono. A ogni portale i Kami premiano chi li venera.
rs-guide-talks = Tutto si può comprare
    .about = Offri Alleanze, dona Monete, proponi accordi. Le promesse non vincolano, ma il tavolo le ricorda.
rs-guide-rules = Che cosa è successo, e perché
    .about = Ogni riga della cronaca porta alla sua regola.
