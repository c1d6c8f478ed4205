# Le parole del tavolo di Rising Sun nel browser. Quel che vi accade lo dice il catalogo della casa.

rs-subtitle = { $season } · { $seats } clan
rs-table-label = Il tavolo
rs-map = Mappa delle otto province
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
rs-no-clan = Ancora nessun clan
rs-reconstructed = valori ricostruiti

## Phases and track

rs-phase-setup = Si scelgono i clan
rs-phase-tea = Cerimonia del Tè
rs-phase-politics = Fase politica
rs-phase-war = Guerra
rs-phase-winter = Inverno
rs-war-of = Guerra: { $season }
rs-track = Tracciato politico
rs-ordered = { $name } ha ordinato { $mandate }
rs-you-ordered = Hai ordinato { $mandate }
rs-mandate-of = mandato { $number } di 7
rs-kami-turn = Turno dei Kami
rs-kami-turn-done = Turno dei Kami, concluso
rs-face-down = coperta
rs-empty-space = ancora nessun mandato
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
rs-piece-label = { $figure } di { $name } in { $place }{ $count ->
    [one] {""}
   *[other] , { $count }
}
rs-nobody-there = Non c'è nessuno
rs-war = Guerra
rs-war-number = guerra { $number }
rs-no-war = nessuna in questa stagione
rs-harvest = Raccolto
rs-by-land = Via terra
rs-by-sea = Via mare
rs-who-stands = Chi c'è
rs-would-win = vincerebbe ora
rs-leads = primo
rs-empty = vuoto
rs-shrines = Santuari, da sinistra
rs-favour-amaterasu = primo per Onore
rs-favour-fujin = 2 mosse
rs-favour-hachiman = 2 Ronin
rs-favour-raijin = 1 Bushi ovunque
rs-favour-ryujin = compra una carta
rs-favour-susanoo = 1 PV a roccaforte
rs-favour-tsukuyomi = 2 Monete
rs-shrine-about = A ogni turno dei Kami il clan con più Forza qui riceve questo favore.
rs-clans = I clan nell'ordine di gioco
rs-clan-open = { $name }: apri
rs-allied-with = alleato di { $name }
rs-clan-you = { $clan }, tu
rs-clan-ally = { $clan }, alleato
rs-clan-facts = Rendita { $income }, patria { $home }.
rs-seasons-allied = alleato in { $count ->
    [one] 1 stagione
   *[other] { $count } stagioni
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
rs-no-cards = Ancora nessuna. Si comprano con Addestramento e da Ryujin.
rs-for-sale = In vendita, { $season }: { $count }
rs-on-sale = In vendita ora
rs-nothing-for-sale = Non c'è nulla in vendita.
rs-coming = In arrivo: { $season }
rs-price = quanto costa a te
rs-at-this-table = A questo tavolo: { $figures }.
rs-own-price = prezzo { $value }
rs-own-coins = Monete { $value }
rs-own-ronin = Ronin { $value }
rs-own-vp = PV { $value }
rs-own-force = Forza { $value }
rs-own-add = Forza { $value } in più
rs-own-to = Forza accresciuta { $value }
rs-own-figures = miniature { $value }
rs-own-honour = Onore { $value }
rs-price-less = quanto costa a te, invece di { $price }

## Answers

rs-bonus = Tu e il tuo alleato: { $bonus }
rs-figure-in = { $figure } in { $place }
rs-figures-of = Una miniatura di { $name }
rs-to-choose = { $count ->
    [one] una da scegliere
   *[other] { $count } tra cui scegliere
}
rs-replaced-by = al suo posto un tuo { $figure }
rs-and-a-point = e ruba 1 PV
rs-may-go = { $count ->
    [one] una meta
   *[other] { $count } mete
}
rs-places = { $count ->
    [one] un posto
   *[other] { $count } posti
}
rs-build = Costruisci una roccaforte
rs-anywhere = in qualsiasi provincia
rs-person-line = { $vp } PV · { $coins } Monete · { $ronin } Ronin
rs-ask-march = Dove va il { $figure } in { $place }?
rs-ask-march-sub = Una mossa ciascuno, per confine o rotta. Entra nel tuo piano; nulla è definitivo finché non confermi.
rs-ask-figure = Quale miniatura di { $name }?
rs-ask-build = Dove costruisci la roccaforte?
rs-ask-where = Dove arriva il { $figure }?

## Battle

rs-battle-of = Battaglia di { $province }
rs-bids-about = Tutti dividono le Monete in segreto. In parità vale l'Onore più alto.
rs-bids-open = Le offerte sono aperte; i vantaggi si risolvono in ordine.
rs-bids-sealed = Gli altri sigillano le offerte.
rs-battle-won = { $name } vince con Forza { $force }.
rs-battle-won-you = Vinci con Forza { $force }.
rs-sealed = sigillata
rs-thinking = ci pensa
rs-victor = vincitore
rs-beaten = sconfitto
rs-spared = risparmiato
rs-bid-on = Monete su { $what }
rs-bid-less = Meno: { $what }
rs-bid-more = Più: { $what }
rs-bid-left = { $count ->
    [0] Non tieni nulla da parte.
    [one] Tieni da parte 1 Moneta.
   *[other] Tieni da parte { $count } Monete.
}
rs-all-bid = hai puntato ogni Moneta
rs-bid-waits = Sigillata. Si apre quando tutti hanno sigillato.
rs-seal = Sigilla l'offerta
rs-bid-sealed = Sigillata
rs-look-at-map = Guarda la mappa
rs-close = Chiudi
rs-kept = tenute
rs-took = lo prende
rs-outcome = Esito
rs-reparations = Riparazioni

## Negotiation

rs-negotiate = Tratta
rs-asks-you = { $count ->
    [one] una proposta per te
   *[other] { $count } proposte per te
}
rs-on-the-table = Sul tavolo
rs-nothing-on-table = Nessuna proposta.
rs-deal = { $name } propone un patto a { $to }
rs-deal-yours = Proponi un patto a { $to }
rs-deal-to-you = { $name } ti propone un patto
rs-offers = { $name } offre un'alleanza a { $to }.
rs-withdraw = Ritirala
rs-alliances = Alleanze
rs-gift = Un dono
rs-to-whom = A chi
rs-give = Dona
rs-word-a-deal = Proponi un patto
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
rs-not-binding = Quel che si dà ora passa di mano quando il patto è accettato. Le promesse non vincolano nessuno; il registro le ricorda.
rs-no-talk-now = In questo momento non si può donare né proporre nulla.
rs-promises = Promesse
rs-no-promises = Ancora nessuna promessa.
rs-private = privata
rs-promise-line = { $name } ha promesso a { $to } { $what }.
rs-promise-line-you = Hai promesso a { $to } { $what }.
rs-promise-line-to-you = { $name } ti ha promesso { $what }.
rs-paid-so-far = pagati finora: { $coins } Monete, { $ronin } Ronin
rs-to-keep-out = di stare fuori da { $province }
rs-to-play = di giocare { $mandate } al prossimo turno
rs-no-coin-on = nessuna Moneta su { $advantage } in { $province }
rs-to-pay = { $coins } Monete e { $ronin } Ronin più tardi

## The end

rs-that-is-you = sei tu
rs-part-year = durante l'anno
rs-part-winter = Migliorie Inverno
rs-part-tokens = segnalini Provincia
rs-part-set = province diverse
rs-different = diverse

## The guided first turn

rs-guide-clan = Questo è il tuo clan
    .about = Il suo dono, le tue Monete, i Ronin e i punti, e quel che aspetta in Riserva.
rs-guide-question = Il tavolo chiede, tu rispondi
    .about = Tutto quel che puoi fare è un bottone qui. Oppure tocca una pedina o una provincia sulla mappa.
rs-guide-map = Chi vincerebbe ora
    .about = Dietro le pedine di ogni clan uno stendardo ne mostra la Forza; quello pieno è in testa. I pennoni neri sono le guerre della stagione, in ordine.
rs-guide-track = Un anno, sette mandati a stagione
    .about = A turno ciascuno ordina un mandato che tutti eseguono. A ogni portale i Kami premiano i fedeli.
rs-guide-talks = Tutto si può comprare
    .about = Offri alleanze, dona Monete, scrivi patti. Le promesse non vincolano, ma il tavolo le ricorda.
rs-guide-rules = Che cosa è successo, e perché
    .about = Ogni riga del diario porta alla sua regola.
