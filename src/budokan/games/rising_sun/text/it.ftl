# Ciò che si dice a un tavolo di Rising Sun. Le parole sui pezzi sono in cards.it.ftl.

game-rising-sun = Rising Sun
    .about = Da tre a cinque Clan, un anno di tè, tradimenti e guerra.

## Opzioni

option-clan-choice = Scelta dei Clan
    .about = Come si assegnano i Clan.
option-clan-choice-choose = nell’ordine dei posti
option-clan-choice-random = a caso
option-clan-choice-draft = in un ordine a caso
option-shrines = Santuari
    .about = Quali quattro Kami si venerano.
option-shrines-random = a caso
option-shrines-beginner = i quattro dei principianti
option-season-set = Serie di carte Stagione
    .about = Quale serie si aggiunge alle carte base.
option-season-set-archway = Portale
option-season-set-teapot = Teiera
option-season-set-horseman = Cavaliere
option-season-set-random = a caso
option-negotiation = Negoziazione
    .about = Come si negozia: liberamente, con accordi registrati dal tavolo, o indicando in segreto un Alleato.
option-negotiation-free = liberamente: parole e doni
option-negotiation-structured = parole, doni e accordi registrati
option-negotiation-off = indicando in segreto un Alleato
option-stronghold-toll = Pedaggio delle Roccaforti
    .about = Se una Roccaforte della Tartaruga in cammino deve il pedaggio del Serpente.
option-stronghold-toll-charged = dovuto
option-stronghold-toll-exempt = esente
option-bushido-coins = Monete della Via del Bushido
    .about = Se le sue Monete valgono per ogni Virtù o una volta sola.
option-bushido-coins-per-virtue = per ogni Virtù
option-bushido-coins-flat = una volta
option-souls-reward = Premio dell’Oni delle Anime
    .about = Se paga solo per le Battaglie o per ogni Provincia vinta.
option-souls-reward-battle = solo Battaglie
option-souls-reward-any-win = ogni Provincia vinta
option-courage-reward = Premio del Coraggio
    .about = Se paga per ogni segnalino o solo per le Battaglie.
option-courage-reward-any-win = ogni segnalino
option-courage-reward-battle = solo Battaglie
option-cards = Carte personalizzate
    .about = I valori delle carte della tua scatola, al posto di quelli predefiniti.

## Miniature, come le chiamano mosse ed eventi

figure-stronghold = { piece-stronghold }
figure-komainu = { monster-komainu }
figure-oni-of-skulls = { monster-oni-of-skulls }
figure-yurei = { monster-yurei }
figure-oni-of-blood = { monster-oni-of-blood }
figure-oni-of-souls = { monster-oni-of-souls }
figure-river-dragon = { monster-river-dragon }
figure-oni-of-hate = { monster-oni-of-hate }
figure-oni-of-spite = { monster-oni-of-spite }

## Luoghi dove si sostituiscono miniature

place-hokkaido = a { province-hokkaido }
place-oshu = a { province-oshu }
place-kyoto = a { province-kyoto }
place-edo = a { province-edo }
place-kansai = a { province-kansai }
place-nagato = a { province-nagato }
place-shikoku = a { province-shikoku }
place-kyushu = a { province-kyushu }
place-amaterasu = nel Santuario di { kami-amaterasu }
place-fujin = nel Santuario di { kami-fujin }
place-hachiman = nel Santuario di { kami-hachiman }
place-raijin = nel Santuario di { kami-raijin }
place-ryujin = nel Santuario di { kami-ryujin }
place-susanoo = nel Santuario di { kami-susanoo }
place-tsukuyomi = nel Santuario di { kami-tsukuyomi }

## Effetti che cadono insieme

effect-eddies-in-the-stream = { clan-koi.ability-name }
effect-way-of-the-shogun = { card-way-of-the-shogun }
effect-way-of-bushido = { card-way-of-bushido }
effect-way-of-the-ronin = { card-way-of-the-ronin }
effect-way-of-the-moneylender = { card-way-of-the-moneylender }
effect-way-of-the-righteous = { card-way-of-the-righteous }
effect-path-of-the-kenin = { card-path-of-the-kenin }
effect-path-of-the-light = { card-path-of-the-light }
effect-path-of-the-samurai = { card-path-of-the-samurai }
effect-path-of-the-patron = { card-path-of-the-patron }
effect-path-of-the-warlord = { card-path-of-the-warlord }
effect-path-of-the-ninja = { card-path-of-the-ninja }
effect-path-of-the-monkey = { card-path-of-the-monkey }
effect-path-of-the-spirit = { card-path-of-the-spirit }

## Promesse e la loro sorte

promise-ally = di stipulare un’Alleanza
promise-keep-out = di restare fuori da una Provincia
promise-mandate = di giocare un Mandato
promise-no-betray = di non giocare Tradimento
promise-spare = di non sostituire miniature dell’altro
promise-no-bid = di non offrire Monete su un Vantaggio
promise-pay = di pagare più tardi
fate-open = in sospeso
fate-kept = mantenuta
fate-broken = infranta
fate-lapsed = decaduta

## Mosse

move-lead = Guida il Clan { $clan ->
    [Bonsai] del Bonsai
    [Koi] della Koi
    [Libellula] della Libellula
    [Loto] del Loto
    [Tartaruga] della Tartaruga
   *[other] { $clan }
}
move-ready = Pronto
move-offer-alliance = Offri un’Alleanza a { $target }
move-accept-alliance = Alleati con { $target }
move-refuse-alliance = Rifiuta l’Alleanza con { $target }
move-withdraw-offer = Ritira l’offerta a { $target }
move-name-ally = Nomina { $target }
move-name-nobody = Non nominare nessuno
move-lay-tile = Gioca { $mandate }
move-lay-face-down = Gioca { $mandate } a faccia in giù
move-name-mandate = Annuncia { $mandate }
move-done = Fatto
move-summon = Convoca { $figure } a { $province }
move-stay-there = Resta nella Provincia
move-worship = Invia a Venerare { $kami }
move-march = Muovi { $figure } da { $origin } a { $province }
move-build = Costruisci una Roccaforte a { $province }
move-charge = Chiedi il pedaggio
move-let-pass = Lascia passare
move-pay-toll = Paga il pedaggio e passa
move-turn-back = Torna indietro
move-buy = Acquisisci { $card }
move-give-spent-coin = Dai parte delle Monete a { $target }
move-replace = Sostituisci { $figure } di { $target } { $place } con { $substitute }
move-first = Agisci per primo
move-last = Agisci per ultimo
move-settle-effect = Ora { $effect }
move-leave-it = No, grazie
move-place = Colloca { $figure } a { $province }
move-place-at-shrine = Colloca { $figure } nel Santuario di { $kami }
move-kill = { $target-is ->
    [you] Uccidi un tuo { $figure } a { $province }
   *[other] Uccidi { $figure } di { $target } a { $province }
}
move-take-coins = Prendi dal più ricco
move-show-mercy = Mostra pietà
move-show-none = Nessuna pietà
move-bid = Offri { $coins }
move-use-advantage = Usa il Vantaggio
move-decline = Rinuncia
move-capture = Cattura { $figure } di { $target }
move-odd-coin = La Moneta in più a { $target }
move-speak = Prima negozia
move-hush = Nient’altro da dire
move-give-coins = Dai { $coins ->
    [one] 1 Moneta
   *[other] { $coins } Monete
} a { $target }
move-give-ronin = Dai { $ronin ->
    [one] 1 Ronin
   *[other] { $ronin } Ronin
} a { $target }
move-draft-open = Scrivi un accordo aperto con { $target }
move-draft-private = Scrivi un accordo privato con { $target }
move-term-coins = { $who-is ->
    [you] Tu dai
   *[other] { $who } dà
} { $coins ->
    [one] 1 Moneta
   *[other] { $coins } Monete
} subito
move-term-ronin = { $who-is ->
    [you] Tu dai
   *[other] { $who } dà
} { $ronin ->
    [one] 1 Ronin
   *[other] { $ronin } Ronin
} subito
move-term-ally = { $who-is ->
    [you] Prometti
   *[other] { $who } promette
} di stipulare un’Alleanza
move-term-keep-out = { $who-is ->
    [you] Prometti
   *[other] { $who } promette
} di restare fuori da { $province }
move-term-mandate = { $who-is ->
    [you] Prometti
   *[other] { $who } promette
} di giocare { $mandate } al prossimo turno
move-term-no-betray = { $who-is ->
    [you] Prometti
   *[other] { $who } promette
} di non giocare Tradimento
move-term-spare = { $who-is ->
    [you] Prometti
   *[other] { $who } promette
} di non sostituire miniature dell’altro
move-term-no-bid = { $who-is ->
    [you] Prometti
   *[other] { $who } promette
} di non offrire Monete su { $advantage } a { $province }
move-term-pay = { $who-is ->
    [you] Prometti
   *[other] { $who } promette
} di pagare più tardi { $coins ->
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
move-propose = Proponi l’accordo
move-withdraw = Ritira l’accordo
move-accept = Accetta l’accordo di { $target }
move-refuse = Rifiuta l’accordo di { $target }

## Domande

ask-clan = { $seat-is ->
    [you] Quale Clan guidi?
   *[other] { $seat } sceglie un Clan.
}
ask-ceremony = Cerimonia del Tè: proponi Alleanze, rispondi, dona; premi Pronto quando hai finito.
ask-last-gifts = Prima della guerra: negozia, o premi Pronto.
ask-name-ally = Cerimonia del Tè, giro { $round } di { $rounds }: chi nomini come Alleato?
ask-mandate = { $seat-is ->
    [you] Il tuo Turno dei Mandati: quale Mandato giochi?
   *[other] { $seat } guarda i Mandati e ne sceglie uno.
}
ask-name-mandate = { $seat-is ->
    [you] Quale Mandato annunci?
   *[other] { $seat } annuncia un Mandato.
}
ask-recruit = { $seat-is ->
    [you] Reclutamento: puoi Convocare { $count ->
        [one] 1 miniatura
       *[other] { $count } miniature
    }.
   *[other] Reclutamento: { $seat } può Convocare { $count ->
        [one] 1 miniatura
       *[other] { $count } miniature
    }.
}
ask-recruited = { $seat-is ->
    [you] Reclutamento: chi poteva venire è stato Convocato.
   *[other] Reclutamento: { $seat } non ha più nessuno da Convocare.
}
ask-worship = { $seat-is ->
    [you] Invii { $figure } a Venerare un Kami?
   *[other] { $seat } può inviare { $figure } a Venerare.
}
ask-marshal = { $seat-is ->
    [you] Schieramento: Muovi le tue miniature.
   *[other] Schieramento: { $seat } Muove le miniature.
}
ask-marshal-and-build = { $seat-is ->
    [you] Schieramento: Muovi le tue miniature; puoi anche costruire.
   *[other] Schieramento: { $seat } Muove le miniature e può costruire.
}
ask-charge = { $seat-is ->
    [you] { $target } sta per salpare verso { $province }. Chiedi il pedaggio?
   *[other] { $target } sta per salpare verso { $province }: { $seat } può chiedere il pedaggio.
}
ask-pay-toll = { $seat-is ->
    [you] Sulla via per { $province } è dovuto un pedaggio. Paghi?
   *[other] { $seat } paga il pedaggio sulla via per { $province }, o torna indietro.
}
ask-train = { $seat-is ->
    [you] Addestramento: puoi acquisire una carta.
   *[other] Addestramento: { $seat } può acquisire una carta.
}
ask-benevolence = { $seat-is ->
    [you] Benevolenza: dai { $coins } delle Monete a qualcuno?
   *[other] { $seat } può dare via { $coins } delle Monete.
}
ask-summon-monster = { $seat-is ->
    [you] Dove Convochi { $figure }?
   *[other] { $seat } Convoca { $figure }.
}
ask-betray = { $seat-is ->
    [you] Tradimento: { $count ->
        [0] non puoi sostituire altre miniature
        [one] puoi sostituire 1 miniatura
       *[other] puoi sostituire { $count } miniature
    }.
   *[other] Tradimento: { $seat } { $count ->
        [0] non può sostituire altre miniature
        [one] può sostituire 1 miniatura
       *[other] può sostituire { $count } miniature
    }.
}
ask-fujin = { $seat-is ->
    [you] Fujin: { $count ->
        [0] i tuoi Movimenti sono fatti
        [one] puoi fare 1 Movimento
       *[other] puoi fare { $count } Movimenti
    }.
   *[other] Fujin: { $count ->
        [0] i Movimenti di { $seat } sono fatti
        [one] { $seat } può fare 1 Movimento
       *[other] { $seat } può fare { $count } Movimenti
    }.
}
ask-raijin = { $seat-is ->
    [you] Raijin: puoi Convocare un Bushi ovunque.
   *[other] Raijin: { $seat } può Convocare un Bushi ovunque.
}
ask-first-or-last = { $seat-is ->
    [you] Più effetti cadono insieme: agisci per primo o per ultimo?
   *[other] Più effetti cadono insieme: { $seat } agisce per primo o per ultimo.
}
ask-effect = { $seat-is ->
    [you] Quale dei tuoi effetti viene prima?
   *[other] { $seat } sceglie l’ordine degli effetti.
}
ask-place = { $seat-is ->
    [you] { $card }: collochi una miniatura?
   *[other] { $card }: { $seat } può collocare una miniatura.
}
ask-assassinate = { $seat-is ->
    [you] Sentiero del Ninja: quale Bushi uccidi?
   *[other] Sentiero del Ninja: { $seat } può uccidere un Bushi.
}
ask-monkey = { $seat-is ->
    [you] Sentiero della Scimmia: prendi { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } dal più ricco?
   *[other] Sentiero della Scimmia: { $seat } può prendere { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } dal più ricco.
}
ask-hate = { $seat-is ->
    [you] Oni dell’Odio: quale miniatura di { $target } muore?
   *[other] Oni dell’Odio: { $seat } sceglie una vittima.
}
ask-mercy = { $seat-is ->
    [you] Stai per uccidere { $count ->
        [one] 1 miniatura
       *[other] { $count } miniature
    }. Mostri pietà?
   *[other] { $seat } sta per uccidere { $count ->
        [one] 1 miniatura
       *[other] { $count } miniature
    } e può mostrare pietà.
}
ask-bid = Battaglia di { $province }: quante Monete su { $advantage }?
ask-advantage = { $seat-is ->
    [you] Hai vinto { $advantage }. Usi il Vantaggio?
   *[other] { $seat } ha vinto { $advantage } e può usare il Vantaggio.
}
ask-hostage = { $seat-is ->
    [you] Chi prendi in ostaggio?
   *[other] { $seat } può prendere un ostaggio.
}
ask-odd-coin = { $seat-is ->
    [you] { $count ->
        [one] Avanza 1 Moneta
       *[other] Avanzano { $count } Monete
    }: chi ne riceve una?
   *[other] { $seat } sceglie chi riceve una Moneta in più.
}
ask-speak = { $seat-is ->
    [you] Dai o proponi qualcosa, o chiudi la negoziazione.
   *[other] { $seat } negozia prima di decidere.
}
ask-answer-deal = { $seat-is ->
    [you] { $target } ti propone un accordo. Accetti?
   *[other] { $seat } considera l’accordo di { $target }.
}

## Perché no

why-no-stronghold = Non hai Roccaforti a { $province }.
why-summoned-here = Le tue Roccaforti a { $province } hanno già Convocato quanto potevano.
why-all-summoned = Hai Convocato quanto potevi.
why-all-built = Tutte le tue Roccaforti sono sulla Mappa.
why-no-coins = Una Roccaforte ti costa { $coins ->
    [one] 1 Moneta
   *[other] { $coins } Monete
}.
why-too-dear = { $card } ti costa { $coins ->
    [one] 1 Moneta
   *[other] { $coins } Monete
}.

## Che cosa succede

event-draft-order = I Clan si scelgono in quest’ordine: { $seats }.
event-clan-taken = { $seat-is ->
    [you] Guidi
   *[other] { $seat } guida
} il Clan { $clan ->
    [Bonsai] del Bonsai
    [Koi] della Koi
    [Libellula] della Libellula
    [Loto] del Loto
    [Tartaruga] della Tartaruga
   *[other] { $clan }
}.
event-seated = L’ordine di gioco: { $seats }.
event-set-chosen = Le carte Stagione di questa partita: base e { $set }.
event-shrines-laid = I Santuari da sinistra a destra: { $kami }.
event-season-began = Inizia la Stagione: { $season }.
event-wars-announced = Le guerre di questa Stagione, in ordine: { $provinces }.
event-cards-laid-out = In vendita: { $cards }.
event-income = { $seat-is ->
    [you] I tuoi Proventi: { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }.
   *[other] Proventi di { $seat }: { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }.
}
event-hostage-returned = { $seat-is ->
    [you] Restituisci { $figure } a { $target }.
   *[other] { $target-is ->
        [you] { $seat } ti restituisce { $figure }.
       *[other] { $seat } restituisce { $figure } a { $target }.
    }
}
event-alliances-ended = Le Alleanze della Stagione passata finiscono.
event-alliance-offered = { $seat-is ->
    [you] Offri un’Alleanza a { $target }.
   *[other] { $target-is ->
        [you] { $seat } ti offre un’Alleanza.
       *[other] { $seat } offre un’Alleanza a { $target }.
    }
}
event-alliance-refused = { $seat-is ->
    [you] Rifiuti l’Alleanza con { $target }.
   *[other] { $target-is ->
        [you] { $seat } rifiuta la tua Alleanza.
       *[other] { $seat } rifiuta l’Alleanza con { $target }.
    }
}
event-offer-withdrawn = { $seat-is ->
    [you] Ritiri la tua offerta a { $target }.
   *[other] { $target-is ->
        [you] { $seat } ritira l’offerta che ti aveva fatto.
       *[other] { $seat } ritira l’offerta a { $target }.
    }
}
event-named = { $seat-is ->
    [you] Hai nominato { $target }.
   *[other] { $target-is ->
        [you] { $seat } ti ha scelto come Alleato.
       *[other] { $seat } ha nominato { $target }.
    }
}
event-allied = { $seat-is ->
    [you] Tu e { $target } siete Alleati.
   *[other] { $target-is ->
        [you] { $seat } e tu siete Alleati.
       *[other] { $seat } e { $target } sono Alleati.
    }
}
event-ceremony-ended = La Cerimonia del Tè finisce. Senza Alleato: { $alone }.
event-mandate-turn = { $seat-is ->
    [you] Turno dei Mandati { $turn }: tocca a te.
   *[other] Turno dei Mandati { $turn }: { $seat }.
}
event-tiles-drawn = { $seat-is ->
    [you] Peschi { $tiles }.
   *[other] { $seat } pesca { $tiles }.
}
event-tiles-drawn-hidden = { $seat-is ->
    [you] Guardi { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    }.
   *[other] { $seat } guarda { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    }.
}
event-mandate-laid = { $seat-is ->
    [you] Giochi { $mandate }.
   *[other] { $seat } gioca { $mandate }.
}
event-face-down-laid = { $seat-is ->
    [you] Giochi { $tile } a faccia in giù.
   *[other] { $seat } gioca { $tile } a faccia in giù.
}
event-face-down-laid-hidden = { $seat-is ->
    [you] Giochi un Mandato a faccia in giù.
   *[other] { $seat } gioca un Mandato a faccia in giù.
}
event-mandate-named = { $seat-is ->
    [you] Annunci { $mandate }.
   *[other] { $seat } annuncia { $mandate }.
}
event-summoned = { $seat-is ->
    [you] Convochi { $figure } a { $province }.
   *[other] { $seat } Convoca { $figure } a { $province }.
}
event-worshipped = { $seat-is ->
    [you] Un tuo { $figure } va a Venerare { $kami }.
   *[other] { $figure } di { $seat } va a Venerare { $kami }.
}
event-placed = { $seat-is ->
    [you] Collochi { $figure } a { $province }.
   *[other] { $seat } colloca { $figure } a { $province }.
}
event-placed-at-shrine = { $seat-is ->
    [you] Collochi { $figure } nel Santuario di { $kami }.
   *[other] { $seat } colloca { $figure } nel Santuario di { $kami }.
}
event-moved = { $seat-is ->
    [you] Muovi { $figure } da { $origin } a { $province }.
   *[other] { $seat } Muove { $figure } da { $origin } a { $province }.
}
event-toll-charged = { $seat-is ->
    [you] Chiedi il pedaggio a { $target }.
   *[other] { $target-is ->
        [you] { $seat } ti chiede il pedaggio.
       *[other] { $seat } chiede il pedaggio a { $target }.
    }
}
event-toll-waived = { $seat-is ->
    [you] Lasci passare { $target }.
   *[other] { $target-is ->
        [you] { $seat } ti lascia passare.
       *[other] { $seat } lascia passare { $target }.
    }
}
event-toll-paid = { $seat-is ->
    [you] Paghi a { $target } { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } di pedaggio.
   *[other] { $target-is ->
        [you] { $seat } ti paga { $coins ->
            [one] 1 Moneta
           *[other] { $coins } Monete
        } di pedaggio.
       *[other] { $seat } paga a { $target } { $coins ->
            [one] 1 Moneta
           *[other] { $coins } Monete
        } di pedaggio.
    }
}
event-turned-back = { $seat-is ->
    [you] Torni indietro.
   *[other] { $seat } torna indietro.
}
event-built = { $seat-is ->
    [you] Costruisci una Roccaforte a { $province } { $coins ->
        [0] gratis
        [one] per 1 Moneta
       *[other] per { $coins } Monete
    }.
   *[other] { $seat } costruisce una Roccaforte a { $province } { $coins ->
        [0] gratis
        [one] per 1 Moneta
       *[other] per { $coins } Monete
    }.
}
event-bought = { $seat-is ->
    [you] Acquisisci { $card } { $coins ->
        [0] gratis
        [one] per 1 Moneta
       *[other] per { $coins } Monete
    }.
   *[other] { $seat } acquisisce { $card } { $coins ->
        [0] gratis
        [one] per 1 Moneta
       *[other] per { $coins } Monete
    }.
}
event-spent-coin-given = { $seat-is ->
    [you] Lasci a { $target } { $coins } delle Monete.
   *[other] { $target-is ->
        [you] { $seat } ti lascia { $coins } delle Monete.
       *[other] { $seat } lascia a { $target } { $coins } delle Monete.
    }
}
event-card-worked = { $seat-is ->
    [you] Ha effetto la tua carta { $card }.
   *[other] Ha effetto { $card } di { $seat }.
}
event-coins-gained = { $seat-is ->
    [you] Ottieni { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }.
   *[other] { $seat } ottiene { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }.
}
event-ronin-gained = { $seat-is ->
    [you] Ottieni { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    }.
   *[other] { $seat } ottiene { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    }.
}
event-points-gained = { $seat-is ->
    [you] Ottieni { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    }.
   *[other] { $seat } ottiene { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    }.
}
event-points-stolen = { $seat-is ->
    [you] Rubi { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } a { $target }.
   *[other] { $target-is ->
        [you] { $seat } ti ruba { $vp ->
            [one] 1 PV
           *[other] { $vp } PV
        }.
       *[other] { $seat } ruba { $vp ->
            [one] 1 PV
           *[other] { $vp } PV
        } a { $target }.
    }
}
event-coins-taken = { $seat-is ->
    [you] Prendi { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } a { $target }.
   *[other] { $target-is ->
        [you] { $seat } ti prende { $coins ->
            [one] 1 Moneta
           *[other] { $coins } Monete
        }.
       *[other] { $seat } prende { $coins ->
            [one] 1 Moneta
           *[other] { $coins } Monete
        } a { $target }.
    }
}
event-harvested = { $seat-is ->
    [you] Raccogli: { $provinces }.
   *[other] { $seat } raccoglie: { $provinces }.
}
event-honour-rose = { $seat-is ->
    [you] Sali sopra { $target } nell’Onore.
   *[other] { $target-is ->
        [you] { $seat } sale sopra di te nell’Onore.
       *[other] { $seat } sale sopra { $target } nell’Onore.
    }
}
event-honour-fell = { $seat-is ->
    [you] Scendi sotto { $target } nell’Onore.
   *[other] { $target-is ->
        [you] { $seat } scende sotto di te nell’Onore.
       *[other] { $seat } scende sotto { $target } nell’Onore.
    }
}
event-honour-topped = { $seat-is ->
    [you] Sali in cima all’Indicatore di Onore.
   *[other] { $seat } sale in cima all’Indicatore di Onore.
}
event-alliance-broken = { $seat-is ->
    [you] Infrangi l’Alleanza con { $target }.
   *[other] { $target-is ->
        [you] { $seat } infrange l’Alleanza con te.
       *[other] { $seat } infrange l’Alleanza con { $target }.
    }
}
event-figure-replaced = { $seat-is ->
    [you] Sostituisci { $figure } di { $target } { $place } con { $substitute }.
   *[other] { $target-is ->
        [you] { $seat } sostituisce la tua miniatura { $figure } { $place } con { $substitute }.
       *[other] { $seat } sostituisce { $figure } di { $target } { $place } con { $substitute }.
    }
}
event-kami-turn = Inizia il Turno dei Kami.
event-favour-won = { $seat-is ->
    [you] Il favore di { $kami } è tuo.
   *[other] Il favore di { $kami } va a { $seat }.
}
event-shrine-skipped = Nessuno venera { $kami }.
event-war-phase = Inizia la Fase di Guerra ({ $season }).
event-ronin-exchanged = { $seat-is ->
    [you] Scambi { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    } con Monete.
   *[other] { $seat } scambia { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    } con Monete.
}
event-token-discarded = Nessuno è a { $province }; il segnalino si scarta.
event-token-taken = { $seat-is ->
    [you] Prendi il segnalino di { $province }.
   *[other] { $seat } prende il segnalino di { $province }.
}
event-battle-began = Battaglia di { $province }: { $seats }.
event-bid-revealed = { $seat-is ->
    [you] Offri { $seppuku } su Seppuku, { $hostage } su Prendere in Ostaggio, { $ronin } su Ingaggiare Ronin, { $poets } su Poeti Imperiali, e tieni { $kept }.
   *[other] { $seat } offre { $seppuku } su Seppuku, { $hostage } su Prendere in Ostaggio, { $ronin } su Ingaggiare Ronin, { $poets } su Poeti Imperiali, e tiene { $kept }.
}
event-advantage-won = { $seat-is ->
    [you] Vinci { $advantage }.
   *[other] { $seat } vince { $advantage }.
}
event-advantage-declined = { $seat-is ->
    [you] Rinunci a { $advantage }.
   *[other] { $seat } rinuncia a { $advantage }.
}
event-advantage-skipped = Nessuno ha offerto Monete su { $advantage }.
event-seppuku = { $seat-is ->
    [you] Commetti Seppuku con { $figures ->
        [one] 1 miniatura
       *[other] { $figures } miniature
    }.
   *[other] { $seat } commette Seppuku con { $figures ->
        [one] 1 miniatura
       *[other] { $figures } miniature
    }.
}
event-hostage-taken = { $seat-is ->
    [you] Prendi in ostaggio { $figure } di { $target }.
   *[other] { $target-is ->
        [you] { $seat } prende in ostaggio la tua miniatura { $figure }.
       *[other] { $seat } prende in ostaggio { $figure } di { $target }.
    }
}
event-ronin-hired = { $seat-is ->
    [you] Ingaggi Ronin: +{ $force } Forza.
   *[other] { $seat } ingaggia Ronin: +{ $force } Forza.
}
event-battle-won = { $seat-is ->
    [you] Vinci la Battaglia di { $province } con Forza { $force }.
   *[other] { $seat } vince la Battaglia di { $province } con Forza { $force }.
}
event-killed = { $seat-is ->
    [you] La tua miniatura { $figure } muore a { $province }.
   *[other] { $figure } di { $seat } muore a { $province }.
}
event-spared = { $seat-is ->
    [you] Risparmi { $figures ->
        [one] 1 miniatura
       *[other] { $figures } miniature
    }.
   *[other] { $seat } risparmia { $figures ->
        [one] 1 miniatura
       *[other] { $figures } miniature
    }.
}
event-poets-sang = { $seat-is ->
    [you] I poeti cantano i caduti, e te.
   *[other] I poeti cantano i caduti, e { $seat }.
}
event-bid-paid = { $seat-is ->
    [you] Scarti { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } nella pila comune.
   *[other] { $seat } scarta { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } nella pila comune.
}
event-reparations-paid = { $seat-is ->
    [you] Paghi a { $target } { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } di Risarcimenti.
   *[other] { $target-is ->
        [you] { $seat } ti paga { $coins ->
            [one] 1 Moneta
           *[other] { $coins } Monete
        } di Risarcimenti.
       *[other] { $seat } paga a { $target } { $coins ->
            [one] 1 Moneta
           *[other] { $coins } Monete
        } di Risarcimenti.
    }
}
event-cleaned-up = Finisce la Stagione ({ $season }): Monete e Ronin tornano nella pila comune, gli Shinto dei Santuari alla Riserva.
event-tokens-scored = { $seat-is ->
    [you] Segnalini Provincia in Guerra: { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per te.
   *[other] Segnalini Provincia in Guerra: { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per { $seat }.
}
event-set-scored = { $seat-is ->
    [you] { $provinces ->
        [one] 1 Provincia
       *[other] { $provinces } Province
    }: { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per te.
   *[other] { $provinces ->
        [one] 1 Provincia
       *[other] { $provinces } Province
    }: { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per { $seat }.
}
event-final-score = { $seat-is ->
    [you] Finisci con { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    }.
   *[other] { $seat } finisce con { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    }.
}
event-coins-given = { $seat-is ->
    [you] Dai a { $target } { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }.
   *[other] { $target-is ->
        [you] { $seat } ti dà { $coins ->
            [one] 1 Moneta
           *[other] { $coins } Monete
        }.
       *[other] { $seat } dà a { $target } { $coins ->
            [one] 1 Moneta
           *[other] { $coins } Monete
        }.
    }
}
event-ronin-given = { $seat-is ->
    [you] Dai a { $target } { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    }.
   *[other] { $target-is ->
        [you] { $seat } ti dà { $ronin ->
            [one] 1 Ronin
           *[other] { $ronin } Ronin
        }.
       *[other] { $seat } dà a { $target } { $ronin ->
            [one] 1 Ronin
           *[other] { $ronin } Ronin
        }.
    }
}
event-deal-proposed = { $seat-is ->
    [you] Proponi un accordo a { $target }.{ $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] {" "}Dai { $ronin } Ronin.
        }
        [one] { $ronin ->
            [0] {" "}Dai 1 Moneta.
           *[other] {" "}Dai 1 Moneta e { $ronin } Ronin.
        }
       *[other] { $ronin ->
            [0] {" "}Dai { $coins } Monete.
           *[other] {" "}Dai { $coins } Monete e { $ronin } Ronin.
        }
    }{ $coins_back ->
        [0] { $ronin_back ->
            [0] {""}
           *[other] {" "}Ricevi { $ronin_back } Ronin.
        }
        [one] { $ronin_back ->
            [0] {" "}Ricevi 1 Moneta.
           *[other] {" "}Ricevi 1 Moneta e { $ronin_back } Ronin.
        }
       *[other] { $ronin_back ->
            [0] {" "}Ricevi { $coins_back } Monete.
           *[other] {" "}Ricevi { $coins_back } Monete e { $ronin_back } Ronin.
        }
    }
   *[other] { $target-is ->
        [you] { $seat } ti propone un accordo.{ $coins ->
            [0] { $ronin ->
                [0] {""}
               *[other] {" "}Ricevi { $ronin } Ronin.
            }
            [one] { $ronin ->
                [0] {" "}Ricevi 1 Moneta.
               *[other] {" "}Ricevi 1 Moneta e { $ronin } Ronin.
            }
           *[other] { $ronin ->
                [0] {" "}Ricevi { $coins } Monete.
               *[other] {" "}Ricevi { $coins } Monete e { $ronin } Ronin.
            }
        }{ $coins_back ->
            [0] { $ronin_back ->
                [0] {""}
               *[other] {" "}Dai { $ronin_back } Ronin.
            }
            [one] { $ronin_back ->
                [0] {" "}Dai 1 Moneta.
               *[other] {" "}Dai 1 Moneta e { $ronin_back } Ronin.
            }
           *[other] { $ronin_back ->
                [0] {" "}Dai { $coins_back } Monete.
               *[other] {" "}Dai { $coins_back } Monete e { $ronin_back } Ronin.
            }
        }
       *[other] { $seat } propone un accordo a { $target }.{ $coins ->
            [0] { $ronin ->
                [0] {""}
               *[other] {" "}{ $seat } dà { $ronin } Ronin.
            }
            [one] { $ronin ->
                [0] {" "}{ $seat } dà 1 Moneta.
               *[other] {" "}{ $seat } dà 1 Moneta e { $ronin } Ronin.
            }
           *[other] { $ronin ->
                [0] {" "}{ $seat } dà { $coins } Monete.
               *[other] {" "}{ $seat } dà { $coins } Monete e { $ronin } Ronin.
            }
        }{ $coins_back ->
            [0] { $ronin_back ->
                [0] {""}
               *[other] {" "}{ $target } dà { $ronin_back } Ronin.
            }
            [one] { $ronin_back ->
                [0] {" "}{ $target } dà 1 Moneta.
               *[other] {" "}{ $target } dà 1 Moneta e { $ronin_back } Ronin.
            }
           *[other] { $ronin_back ->
                [0] {" "}{ $target } dà { $coins_back } Monete.
               *[other] {" "}{ $target } dà { $coins_back } Monete e { $ronin_back } Ronin.
            }
        }
    }
}
event-deal-accepted = { $seat-is ->
    [you] Accetti l’accordo di { $target }.
   *[other] { $target-is ->
        [you] { $seat } accetta il tuo accordo.
       *[other] { $seat } accetta l’accordo di { $target }.
    }
}
event-deal-refused = { $seat-is ->
    [you] Rifiuti l’accordo di { $target }.
   *[other] { $target-is ->
        [you] { $seat } rifiuta il tuo accordo.
       *[other] { $seat } rifiuta l’accordo di { $target }.
    }
}
event-deal-withdrawn = { $seat-is ->
    [you] Il tuo accordo con { $target } non è più sul tavolo.
   *[other] { $target-is ->
        [you] L’accordo di { $seat } con te non è più sul tavolo.
       *[other] L’accordo di { $seat } con { $target } non è più sul tavolo.
    }
}
event-promise-worded = { $seat-is ->
    [you] Nell’accordo prometti a { $target } { $promise }.
   *[other] { $target-is ->
        [you] Nell’accordo { $seat } ti promette { $promise }.
       *[other] Nell’accordo { $seat } promette a { $target } { $promise }.
    }
}
event-keep-out-worded = { $seat-is ->
    [you] Nell’accordo prometti a { $target } di restare fuori da { $province }.
   *[other] { $target-is ->
        [you] Nell’accordo { $seat } ti promette di restare fuori da { $province }.
       *[other] Nell’accordo { $seat } promette a { $target } di restare fuori da { $province }.
    }
}
event-mandate-worded = { $seat-is ->
    [you] Nell’accordo prometti a { $target } di giocare { $mandate } al prossimo turno.
   *[other] { $target-is ->
        [you] Nell’accordo { $seat } ti promette di giocare { $mandate } al prossimo turno.
       *[other] Nell’accordo { $seat } promette a { $target } di giocare { $mandate } al prossimo turno.
    }
}
event-no-bid-worded = { $seat-is ->
    [you] Nell’accordo prometti a { $target } di non offrire Monete su { $advantage } a { $province }.
   *[other] { $target-is ->
        [you] Nell’accordo { $seat } ti promette di non offrire Monete su { $advantage } a { $province }.
       *[other] Nell’accordo { $seat } promette a { $target } di non offrire Monete su { $advantage } a { $province }.
    }
}
event-payment-worded = { $seat-is ->
    [you] Nell’accordo prometti a { $target } di pagare più tardi
   *[other] { $target-is ->
        [you] Nell’accordo { $seat } ti promette di pagare più tardi
       *[other] Nell’accordo { $seat } promette a { $target } di pagare più tardi
    }
} { $coins ->
    [0] { $ronin } Ronin
    [one] 1 Moneta{ $ronin ->
        [0] {""}
       *[other] {" "}e { $ronin } Ronin
    }
   *[other] { $coins } Monete{ $ronin ->
        [0] {""}
       *[other] {" "}e { $ronin } Ronin
    }
}.
event-promise-judged = { $seat-is ->
    [you] La tua promessa a { $target } ({ $promise }): { $fate }.
   *[other] { $target-is ->
        [you] La promessa di { $seat } a te ({ $promise }): { $fate }.
       *[other] La promessa di { $seat } a { $target } ({ $promise }): { $fate }.
    }
}

## Come è finita

outcome-points = Vince { $winners } con più PV di tutti.
outcome-by-honour = A parità di PV vince { $winners } per l’Onore superiore.
outcome-shared = { $winners }, Alleati fino alla fine, vincono insieme.

way-points = più punti
way-by-honour = Onore, a parità di punti
way-shared = vittoria condivisa
