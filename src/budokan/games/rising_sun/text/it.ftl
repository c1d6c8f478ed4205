# Ciò che si dice a un tavolo di Rising Sun. Le parole sui pezzi sono in cards.it.ftl.

game-rising-sun = Rising Sun
    .about = Da tre a cinque clan, un anno di tè, tradimenti e guerra.

## Opzioni

option-clan-choice = Scelta dei clan
    .about = Come i giocatori ricevono il proprio clan.
option-clan-choice-choose = nell’ordine dei posti
option-clan-choice-random = a sorte
option-clan-choice-draft = in un ordine tirato a sorte
option-shrines = Santuari
    .about = Quali quattro Kami si venerano.
option-shrines-random = tirati a sorte
option-shrines-beginner = i quattro dei principianti
option-season-set = Serie di carte Stagione
    .about = Quale serie si aggiunge alle carte base.
option-season-set-archway = Portale
option-season-set-teapot = Teiera
option-season-set-horseman = Cavaliere
option-season-set-random = tirata a sorte
option-negotiation = Negoziazione
    .about = Alleanze parlando e donando, con accordi che il tavolo annota, lo stesso senza accordi, o solo nomi segreti.
option-negotiation-free = parole e doni, nulla di scritto
option-negotiation-structured = parole, doni e accordi scritti
option-negotiation-off = nomi segreti e basta
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
option-cards = Carte proprie
    .about = Le cifre della propria scatola, al posto di quelle della casa.

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

place-hokkaido = { province-hokkaido }
place-oshu = { province-oshu }
place-kyoto = { province-kyoto }
place-edo = { province-edo }
place-kansai = { province-kansai }
place-nagato = { province-nagato }
place-shikoku = { province-shikoku }
place-kyushu = { province-kyushu }
place-amaterasu = Santuario di { kami-amaterasu }
place-fujin = Santuario di { kami-fujin }
place-hachiman = Santuario di { kami-hachiman }
place-raijin = Santuario di { kami-raijin }
place-ryujin = Santuario di { kami-ryujin }
place-susanoo = Santuario di { kami-susanoo }
place-tsukuyomi = Santuario di { kami-tsukuyomi }

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

promise-ally = di allearsi
promise-keep-out = di restare fuori da una Provincia
promise-mandate = di giocare un Mandato
promise-no-betray = di non giocare Tradimento
promise-spare = di non sostituire miniature dell’altro
promise-no-bid = di non puntare su un Vantaggio
promise-pay = di pagare più tardi
fate-open = in sospeso
fate-kept = mantenuta
fate-broken = infranta
fate-lapsed = decaduta

## Mosse

move-lead = Guida il clan { $clan }
move-ready = Pronto
move-offer-alliance = Offri un’Alleanza a { $target }
move-accept-alliance = Alleati con { $target }
move-refuse-alliance = Rifiuta l’Alleanza con { $target }
move-withdraw-offer = Ritira l’offerta a { $target }
move-name-ally = Nomina { $target }
move-name-nobody = Non nominare nessuno
move-lay-tile = Gioca { $mandate }
move-lay-face-down = Posa { $mandate } coperta
move-name-mandate = Annuncia { $mandate }
move-done = Fatto
move-summon = Convoca { $figure } in { $province }
move-stay-there = Resta nella Provincia
move-worship = Sali al Santuario di { $kami }
move-march = Muovi { $figure } da { $origin } a { $province }
move-build = Costruisci una Roccaforte in { $province }
move-charge = Chiedi il pedaggio
move-let-pass = Lascia passare
move-pay-toll = Paga il pedaggio e passa
move-turn-back = Torna indietro
move-buy = Acquista { $card }
move-give-spent-coin = Dai parte delle Monete a { $target }
move-replace = Sostituisci { $figure } di { $target } in { $place } con { $substitute }
move-first = Agisci per primo
move-last = Agisci per ultimo
move-settle-effect = Ora { $effect }
move-leave-it = No, grazie
move-place = Metti { $figure } in { $province }
move-place-at-shrine = Metti { $figure } al Santuario di { $kami }
move-kill = Uccidi { $figure } { $target-is ->
    [you] tuo
   *[other] di { $target }
} in { $province }
move-take-coins = Prendi dal più ricco
move-show-mercy = Risparmiale
move-show-none = Nessuna pietà
move-bid = Punta { $coins }
move-use-advantage = Usa il vantaggio
move-decline = Rinuncia
move-capture = Cattura { $figure } di { $target }
move-odd-coin = La Moneta in più a { $target }
move-speak = Prima dai o proponi qualcosa
move-hush = Non dire altro
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
} di allearsi
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
} nessuna Moneta su { $advantage } in { $province }
move-term-pay = { $who-is ->
    [you] Prometti
   *[other] { $who } promette
} { $coins } Monete e { $ronin } Ronin più tardi
move-propose = Proponi l’accordo
move-withdraw = Ritira l’accordo
move-accept = Accetta l’accordo di { $target }
move-refuse = Rifiuta l’accordo di { $target }

## Domande

ask-clan = { $seat-is ->
    [you] Quale clan guidi?
   *[other] { $seat } sceglie un clan.
}
ask-ceremony = Cerimonia del Tè: offri, rispondi, dona, e di’ quando sei pronto.
ask-last-gifts = Prima della guerra: dai o proponi qualcosa, o di’ che sei pronto.
ask-name-ally = Cerimonia del Tè, giro { $round } di { $rounds }: chi nomini come alleato?
ask-mandate = { $seat-is ->
    [you] Il tuo turno dei Mandati: quale tessera posi?
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
    [you] Lo { $figure } sale a un Santuario?
   *[other] { $seat } può mandare lo { $figure } a un Santuario.
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
    [you] Addestramento: puoi acquistare una carta.
   *[other] Addestramento: { $seat } può acquistare una carta.
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
    [you] { $card }: metti una miniatura?
   *[other] { $card }: { $seat } può mettere una miniatura.
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
    [you] Hai vinto { $advantage }. Usi il vantaggio?
   *[other] { $seat } ha vinto { $advantage } e può usare il vantaggio.
}
ask-hostage = { $seat-is ->
    [you] Chi prendi in ostaggio?
   *[other] { $seat } può prendere un ostaggio.
}
ask-odd-coin = { $seat-is ->
    [you] Monete che non si dividono: { $count }. Chi ne riceve una?
   *[other] { $seat } dice chi riceve una Moneta in più.
}
ask-speak = { $seat-is ->
    [you] Dai o proponi qualcosa, o non dire altro.
   *[other] { $seat } parla prima di decidere.
}
ask-answer-deal = { $seat-is ->
    [you] { $target } ti propone un patto. Accetti?
   *[other] { $seat } considera ciò che propone { $target }.
}

## Perché no

why-no-stronghold = Non hai Roccaforti in { $province }.
why-summoned-here = Le tue Roccaforti in { $province } hanno già Convocato quanto potevano.
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

event-draft-order = I clan si scelgono in quest’ordine: { $seats }.
event-clan-taken = { $seat-is ->
    [you] Guidi il clan { $clan }.
   *[other] { $seat } guida il clan { $clan }.
}
event-seated = L’ordine di gioco: { $seats }.
event-set-chosen = Le carte Stagione di questa partita: base e { $set }.
event-shrines-laid = I Santuari da sinistra a destra: { $kami }.
event-season-began = Comincia la stagione: { $season }.
event-wars-announced = Le guerre di questa stagione, in ordine: { $provinces }.
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
event-alliances-ended = Le Alleanze della stagione passata finiscono.
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
        [you] { $seat } ti ha nominato come alleato.
       *[other] { $seat } ha nominato { $target }.
    }
}
event-allied = { $seat-is ->
    [you] Tu e { $target } siete alleati.
   *[other] { $target-is ->
        [you] { $seat } e tu siete alleati.
       *[other] { $seat } e { $target } sono alleati.
    }
}
event-ceremony-ended = La Cerimonia del Tè finisce. Senza alleato: { $alone }.
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
    [you] Posi { $tile } coperta.
   *[other] { $seat } posa { $tile } coperta.
}
event-face-down-laid-hidden = { $seat-is ->
    [you] Posi una tessera coperta.
   *[other] { $seat } posa una tessera coperta.
}
event-mandate-named = { $seat-is ->
    [you] Annunci { $mandate }.
   *[other] { $seat } annuncia { $mandate }.
}
event-summoned = { $seat-is ->
    [you] Convochi { $figure } in { $province }.
   *[other] { $seat } Convoca { $figure } in { $province }.
}
event-worshipped = { $seat-is ->
    [you] Sale al Santuario di { $kami } un tuo { $figure }.
   *[other] { $figure } di { $seat } sale al Santuario di { $kami }.
}
event-placed = { $seat-is ->
    [you] Metti { $figure } in { $province }.
   *[other] { $seat } mette { $figure } in { $province }.
}
event-placed-at-shrine = { $seat-is ->
    [you] Metti { $figure } al Santuario di { $kami }.
   *[other] { $seat } mette { $figure } al Santuario di { $kami }.
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
    [you] Costruisci una Roccaforte in { $province } { $coins ->
        [0] gratis
        [one] per 1 Moneta
       *[other] per { $coins } Monete
    }.
   *[other] { $seat } costruisce una Roccaforte in { $province } { $coins ->
        [0] gratis
        [one] per 1 Moneta
       *[other] per { $coins } Monete
    }.
}
event-bought = { $seat-is ->
    [you] Acquisti { $card } { $coins ->
        [0] gratis
        [one] per 1 Moneta
       *[other] per { $coins } Monete
    }.
   *[other] { $seat } acquista { $card } { $coins ->
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
    [you] Sostituisci { $figure } di { $target } in { $place } con { $substitute }.
   *[other] { $target-is ->
        [you] { $seat } sostituisce il tuo { $figure } in { $place } con { $substitute }.
       *[other] { $seat } sostituisce { $figure } di { $target } in { $place } con { $substitute }.
    }
}
event-kami-turn = Comincia il turno dei Kami.
event-favour-won = { $seat-is ->
    [you] Il favore di { $kami } è tuo.
   *[other] Il favore di { $kami } va a { $seat }.
}
event-shrine-skipped = Nessuno venera { $kami }.
event-war-phase = Comincia la guerra: { $season }.
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
event-token-discarded = Nessuno è in { $province }; il segnalino si scarta.
event-token-taken = { $seat-is ->
    [you] Prendi il segnalino di { $province }.
   *[other] { $seat } prende il segnalino di { $province }.
}
event-battle-began = Battaglia di { $province }: { $seats }.
event-bid-revealed = { $seat-is ->
    [you] Punti { $seppuku } su Seppuku, { $hostage } su Prendere in Ostaggio, { $ronin } su Ingaggiare Ronin, { $poets } su Poeti Imperiali, e tieni { $kept }.
   *[other] { $seat } punta { $seppuku } su Seppuku, { $hostage } su Prendere in Ostaggio, { $ronin } su Ingaggiare Ronin, { $poets } su Poeti Imperiali, e tiene { $kept }.
}
event-advantage-won = { $seat-is ->
    [you] Vinci { $advantage }.
   *[other] { $seat } vince { $advantage }.
}
event-advantage-declined = { $seat-is ->
    [you] Rinunci a { $advantage }.
   *[other] { $seat } rinuncia a { $advantage }.
}
event-advantage-skipped = Nessuno ha puntato su { $advantage }.
event-seppuku = { $seat-is ->
    [you] Fai Seppuku con { $figures ->
        [one] 1 miniatura
       *[other] { $figures } miniature
    }.
   *[other] { $seat } fa Seppuku con { $figures ->
        [one] 1 miniatura
       *[other] { $figures } miniature
    }.
}
event-hostage-taken = { $seat-is ->
    [you] Prendi in ostaggio { $figure } di { $target }.
   *[other] { $target-is ->
        [you] { $seat } prende in ostaggio il tuo { $figure }.
       *[other] { $seat } prende in ostaggio { $figure } di { $target }.
    }
}
event-ronin-hired = { $seat-is ->
    [you] Ingaggi Ronin: Forza { $force } in più.
   *[other] { $seat } ingaggia Ronin: Forza { $force } in più.
}
event-battle-won = { $seat-is ->
    [you] Vinci la Battaglia di { $province } con Forza { $force }.
   *[other] { $seat } vince la Battaglia di { $province } con Forza { $force }.
}
event-killed = { $seat-is ->
    [you] Il tuo { $figure } muore in { $province }.
   *[other] { $figure } di { $seat } muore in { $province }.
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
    [you] Paghi { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } alla banca.
   *[other] { $seat } paga { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } alla banca.
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
event-cleaned-up = Finisce la stagione ({ $season }): Monete e Ronin tornano alla banca, gli Shinto dei Santuari a casa.
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
    [you] Nell’accordo prometti a { $target } nessuna Moneta su { $advantage } in { $province }.
   *[other] { $target-is ->
        [you] Nell’accordo { $seat } ti promette nessuna Moneta su { $advantage } in { $province }.
       *[other] Nell’accordo { $seat } promette a { $target } nessuna Moneta su { $advantage } in { $province }.
    }
}
event-payment-worded = { $seat-is ->
    [you] Nell’accordo prometti a { $target } { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } e { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    } più tardi.
   *[other] { $target-is ->
        [you] Nell’accordo { $seat } ti promette { $coins ->
            [one] 1 Moneta
           *[other] { $coins } Monete
        } e { $ronin ->
            [one] 1 Ronin
           *[other] { $ronin } Ronin
        } più tardi.
       *[other] Nell’accordo { $seat } promette a { $target } { $coins ->
            [one] 1 Moneta
           *[other] { $coins } Monete
        } e { $ronin ->
            [one] 1 Ronin
           *[other] { $ronin } Ronin
        } più tardi.
    }
}
event-promise-judged = { $seat-is ->
    [you] La tua promessa a { $target } ({ $promise }): { $fate }.
   *[other] { $target-is ->
        [you] La promessa di { $seat } a te ({ $promise }): { $fate }.
       *[other] La promessa di { $seat } a { $target } ({ $promise }): { $fate }.
    }
}

## Come è finita

outcome-points = Vince { $winners } con più PV di tutti.
outcome-by-honour = Vince { $winners }: tanti PV quanto un altro, e Onore più alto.
outcome-shared = { $winners }, alleati fino alla fine, vincono insieme.

way-points = più punti
way-by-honour = Onore, a parità di punti
way-shared = vittoria condivisa
