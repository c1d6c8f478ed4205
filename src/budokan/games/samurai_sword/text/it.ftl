# Quel che si dice a un tavolo di Samurai Sword. Le parole sulle carte sono in cards.it.ftl.

game-samurai-sword = Samurai Sword
    .about = Da tre a otto giocatori, ruoli segreti, una lama di troppo.

## Opzioni

option-expansions = Espansioni
    .about = Che cosa si aggiunge al gioco base.
option-expansions-rising-sun = Rising Sun (espansione di Samurai Sword)
option-expansions-rikyu = Rikyu
option-deck-end = Fine del mazzo
    .about = Se il mazzo finisce quando ne esce l’ultima carta, o quando ne serve un’altra.
option-deck-end-at-once = subito
option-deck-end-when-needed = quando serve
option-same-blow = Ultimo colpo
    .about = Che cosa decide se un colpo lascia in piedi un solo giocatore e toglie l’ultimo punto onore.
option-same-blow-swordmaster = il Maestro di Spada
option-same-blow-honour = l’onore
option-floor-at-zero = Mai sotto zero
    .about = Se il totale di una squadra si ferma a zero quando un Colpo mortale le costa punti.
option-cards = Carte personalizzate
    .about = I valori delle carte della tua scatola, al posto di quelli predefiniti.

## Fasi di un turno

phase-recover = recupera
phase-draw = pesca
phase-play = gioca
phase-discard = scarta

## Mosse

move-attack = { $target-is ->
    [you] Volgi { $weapon } contro di te
   *[other] Attacca { $target } con { $weapon }
}
move-play = Gioca { $card }
move-play-on = Gioca { $card } su { $target-is ->
    [you] di te
   *[other] { $target }
}
move-geisha-property = Manda la Geisha da { $target }: { $property } va negli scarti
move-geisha-hand = Manda la Geisha da { $target }: una carta della mano va negli scarti
move-imitate = Imita: prendi { $property } da { $target }
move-spend = Scarta 1 punto resistenza e pesca una carta
move-seize = Scarta 1 punto resistenza e prendi { $property } da { $target }
move-end = Chiudi la fase di gioco
move-discard = Scarta { $card }
move-take-it = Subisci
move-parry = Para con { $card }
move-parry-property = Para con { $property }, che è in gioco
move-give-up = Scarta { $card }
move-give-peasant = Scarta un Contadino
move-lose-honour = Perdi un punto onore e liberati del Bushido
move-drop-bushido = Scarta il Bushido
move-from-deck = Pesca dal mazzo
move-from-discards = Prendi la carta in cima agli scarti
move-show = Mostra { $card }
move-take-shown = Prendi { $card }, la carta di { $target }
move-draw-one = Pesca una carta
move-no-thanks = No, grazie
move-choose = { $target-is ->
    [you] Scegli di pescare tu
   *[other] Scegli { $target }
}
move-reveal-more = Gira un’altra carta
move-settle = Accontentati di { $card }

## Domande

ask-play = { $seat-is ->
    [you] La tua fase di gioco: gioca una carta, o chiudila.
   *[other] { $seat } può giocare carte.
}
ask-discard = { $seat-is ->
    [you] Scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    } per scendere a sette.
   *[other] { $seat } scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    } per scendere a sette.
}
ask-take-discard = { $seat-is ->
    [you] Peschi dal mazzo, o prendi { $card } dagli scarti?
   *[other] { $seat } pesca dal mazzo o prende { $card } dagli scarti.
}
ask-parry = { $seat-is ->
    [you] { $attacker } ti attacca con { $weapon }. Pari?
   *[other] { $attacker-is ->
        [you] Attacchi { $seat } con { $weapon }: { $seat } può parare.
       *[other] { $attacker } attacca { $seat } con { $weapon }: { $seat } può parare.
    }
}
ask-counterattack = { $seat-is ->
    [you] { $by } contrattacca. Giochi una Parata, o subisci 1 ferita?
   *[other] { $by-is ->
        [you] Contrattacchi: { $seat } gioca una Parata o subisce 1 ferita.
       *[other] { $by } contrattacca: { $seat } gioca una Parata o subisce 1 ferita.
    }
}
ask-battle-cry = { $seat-is ->
    [you] Grido di Battaglia di { $by }: giochi una Parata o subisci 1 ferita?
   *[other] Grido di Battaglia: { $seat } gioca una Parata o subisce 1 ferita.
}
ask-jujutsu = { $seat-is ->
    [you] Ju jitsu di { $by }: scarti un’arma o subisci 1 ferita?
   *[other] Ju jitsu: { $seat } scarta un’arma o subisce 1 ferita.
}
ask-avoid = { $seat-is ->
    [you] { $card } ha te come bersaglio. Giochi una carta gru per evitarne l’effetto?
   *[other] { $seat } è il bersaglio di { $card }, e può giocare una carta gru per evitarne l’effetto.
}
ask-show = { $by-is ->
    [you] La tua Intuizione: gli altri scelgono una carta da mostrare.
   *[other] Intuizione di { $by }: scegli una carta da mostrare. Si mostrano tutte insieme.
}
ask-take-shown = { $seat-is ->
    [you] Quale delle carte mostrate prendi?
   *[other] { $seat } prende una delle carte mostrate.
}
ask-bushido = { $seat-is ->
    [you] Il Bushido ha girato un’arma. Scarti una tua arma, o ti liberi del Bushido?
   *[other] Il Bushido ha girato un’arma: { $seat } scarta un’arma, o paga per liberarsene.
}
ask-turn-another = { $seat-is ->
    [you] Quale delle carte girate vale? O ne giri un’altra?
   *[other] { $seat } si accontenta di una carta girata, o ne gira un’altra.
}
ask-draw-one = { $seat-is ->
    [you] Hai giocato una carta torii. Peschi una carta?
   *[other] { $seat } ha giocato una carta torii e può pescare una carta.
}
ask-kote = { $seat-is ->
    [you] Il tuo Kote: chi pesca una carta?
   *[other] { $seat } sceglie chi pesca una carta per il Kote.
}
ask-give-peasant = { $seat-is ->
    [you] { $wounds ->
        [one] Arriva una ferita
       *[other] Arrivano { $wounds } ferite
    }. Scarti un Contadino al posto di una?
   *[other] { $seat } può scartare un Contadino al posto di una ferita.
}
ask-lose-card = { $seat-is ->
    [you] Manriki Gusari ti ferisce: quale carta scarti?
   *[other] { $seat }, per la ferita di Manriki Gusari, scarta una carta.
}

## Perché no

why-weapon-limit = { $limit ->
    [one] In questo turno puoi giocare una sola arma.
   *[other] In questo turno puoi giocare solo { $limit } armi.
}
why-no-resilience = { $target } non ha punti resistenza, ed è tra gli indifesi.
why-no-cards = { $target } non ha carte in mano, ed è tra gli indifesi.
why-out-of-reach = { $weapon } arriva a Difficoltà { $reach }, e { $target } è a { $difficulty }.
why-only-answers = { $card } si gioca solo in risposta.
why-one-bushido = Può essere in gioco un solo Bushido.
why-nobody-to-choose = Non c’è nulla su cui giocare { $card }.

## Che cosa accade

event-dealt = { $seat-is ->
    [you] Sei { $character }
   *[other] { $seat } è { $character }
}: { $honour ->
    [one] 1 punto onore
   *[other] { $honour } punti onore
} e { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
event-shogun-revealed = { $seat-is ->
    [you] Sei lo Shogun, e tutti lo sanno.
   *[other] { $seat } è lo Shogun.
}
event-role-learned = { $seat-is ->
    [you] Il tuo ruolo
   *[other] Il ruolo di { $seat }
}: { $role }{ $stars ->
    [0] .
    [one] {""}, con 1 stella.
   *[other] {""}, con { $stars } stelle.
}
event-hand-dealt = { $seat-is ->
    [you] Ricevi { $cards }.
   *[other] { $seat } riceve { $cards }.
}
event-turn-began = Turno { $turn }: { $seat-is ->
    [you] tocca a te.
   *[other] { $seat }.
}
event-recovered = { $seat-is ->
    [you] Recuperi: { $resilience ->
        [one] 1 punto resistenza.
       *[other] { $resilience } punti resistenza.
    }
   *[other] { $seat } recupera: { $resilience ->
        [one] 1 punto resistenza.
       *[other] { $resilience } punti resistenza.
    }
}
event-drew = { $seat-is ->
    [you] Peschi { $cards }.
   *[other] { $seat } pesca { $cards }.
}
event-drew-hidden = { $seat-is ->
    [you] Peschi
   *[other] { $seat } pesca
} { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
event-took-discard = { $seat-is ->
    [you] Prendi { $card } dagli scarti.
   *[other] { $seat } prende { $card } dagli scarti.
}
event-attacked = { $seat-is ->
    [you] { $target-is ->
        [you] Volgi { $weapon } contro di te.
       *[other] Attacchi { $target } con { $weapon }.
    }
   *[other] { $target-is ->
        [you] { $seat } ti attacca con { $weapon }.
        [self] { $seat } volge { $weapon } contro di sé.
       *[other] { $seat } attacca { $target } con { $weapon }.
    }
}
event-played = { $seat-is ->
    [you] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
event-played-on = { $seat-is ->
    [you] Giochi { $card } su { $target }.
   *[other] { $target-is ->
        [you] { $seat } gioca { $card } su di te.
       *[other] { $seat } gioca { $card } su { $target }.
    }
}
event-laid = { $seat-is ->
    [you] { $target-is ->
        [you] Metti { $card } davanti a te.
       *[other] Metti { $card } davanti a { $target }.
    }
   *[other] { $target-is ->
        [you] { $seat } mette { $card } davanti a te.
        [self] { $seat } mette in gioco { $card }.
       *[other] { $seat } mette { $card } davanti a { $target }.
    }
}
event-parried = { $seat-is ->
    [you] Pari con { $card }.
   *[other] { $seat } para con { $card }.
}
event-unharmed = { $seat-is ->
    [you] Non ti ferisce.
   *[other] Non ferisce { $seat }.
}
event-gave-up = { $seat-is ->
    [you] Scarti { $card }.
   *[other] { $seat } scarta { $card }.
}
event-discarded = { $seat-is ->
    [you] Scarti { $card }.
   *[other] { $seat } scarta { $card }.
}
event-property-lost = { $seat-is ->
    [you] Scartata la tua carta { $card }.
   *[other] Scartata la carta { $card } di { $seat }.
}
event-property-taken = { $seat-is ->
    [you] Prendi { $card } a { $target }.
   *[other] { $target-is ->
        [you] { $seat } ti prende { $card }.
       *[other] { $seat } prende { $card } a { $target }.
    }
}
event-stole = { $seat-is ->
    [you] Prendi { $card } dalla mano di { $target }.
   *[other] { $target-is ->
        [you] { $seat } prende { $card } dalla tua mano.
       *[other] { $seat } prende { $card } dalla mano di { $target }.
    }
}
event-stole-hidden = { $seat-is ->
    [you] Prendi una carta dalla mano di { $target }.
   *[other] { $target-is ->
        [you] { $seat } prende una carta dalla tua mano.
       *[other] { $seat } prende una carta dalla mano di { $target }.
    }
}
event-wounded = { $seat-is ->
    [you] Subisci { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    }: { $left ->
        [0] non ti restano punti resistenza
        [one] ti resta 1 punto resistenza
       *[other] ti restano { $left } punti resistenza
    }.
   *[other] { $seat } subisce { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    }: { $left ->
        [0] non restano punti resistenza
        [one] resta 1 punto resistenza
       *[other] restano { $left } punti resistenza
    }.
}
event-spent = { $seat-is ->
    [you] Scarti 1 punto resistenza: { $left ->
        [one] ne resta 1.
       *[other] ne restano { $left }.
    }
   *[other] { $seat } scarta 1 punto resistenza: { $left ->
        [one] ne resta 1.
       *[other] ne restano { $left }.
    }
}
event-defeated = { $seat-is ->
    [you] { $by-is ->
        [you] Cadi di tua mano.
       *[other] { $by } ti sconfigge.
    }
   *[other] { $by-is ->
        [you] Sconfiggi { $seat }.
        [self] { $seat } cade di propria mano.
       *[other] { $by } sconfigge { $seat }.
    }
}
event-honour-passed = { $seat-is ->
    [you] Dai a { $to } un punto onore e resti { $left ->
        [0] senza
       *[other] con { $left }
    }.
   *[other] { $to-is ->
        [you] { $seat } ti dà un punto onore e resta { $left ->
            [0] senza
           *[other] con { $left }
        }.
       *[other] { $seat } dà a { $to } un punto onore e resta { $left ->
            [0] senza
           *[other] con { $left }
        }.
    }
}
event-honour-lost = { $seat-is ->
    [you] Perdi un punto onore e resti { $left ->
        [0] senza
       *[other] con { $left }
    }.
   *[other] { $seat } perde un punto onore e resta { $left ->
        [0] senza
       *[other] con { $left }
    }.
}
event-honour-gained = { $seat-is ->
    [you] Guadagni un punto onore e ne hai { $honour }.
   *[other] { $seat } guadagna un punto onore e ne ha { $honour }.
}
event-deck-ended = Il mazzo è finito: { $cards ->
    [one] l’unico scarto si rimescola
   *[other] i { $cards } scarti si rimescolano
} e ogni giocatore perde 1 punto onore.
event-turned = { $seat-is ->
    [you] Giri { $card } ({ $suit }).
   *[other] { $seat } gira { $card } ({ $suit }).
}
event-bushido-passed = { $seat-is ->
    [you] Il Bushido passa da te a { $to }.
   *[other] { $to-is ->
        [you] Il Bushido passa da { $seat } a te.
       *[other] Il Bushido passa da { $seat } a { $to }.
    }
}
event-ability-used = { $seat-is ->
    [you] La tua abilità di { $character } ha effetto.
   *[other] L’abilità di { $character } ha effetto.
}
event-shown = { $seat-is ->
    [you] Mostri { $card }.
   *[other] { $seat } mostra { $card }.
}
event-returned = { $seat-is ->
    [you] { $card } torna nella tua mano.
   *[other] { $card } torna nella mano di { $seat }.
}
event-role-revealed = { $seat-is ->
    [you] Il tuo ruolo si scopre
   *[other] Il ruolo di { $seat } si scopre
}: { $role }{ $stars ->
    [0] .
    [one] {""}, con 1 stella.
   *[other] {""}, con { $stars } stelle.
}
event-team-scored = { $team }: { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
event-team-won = Vittoria d’onore: { $team }.
event-swordmaster-won = { $seat-is ->
    [you] Soltanto tu resti in piedi. Vittoria del Maestro di Spada: { $team }.
   *[other] Soltanto { $seat } resta in piedi. Vittoria del Maestro di Spada: { $team }.
}

## Come è finita

outcome-honour = Vittoria d’onore: { $winners }.
outcome-deadly-strike = Un Colpo mortale dentro una squadra ha chiuso la partita. Vittoria d’onore: { $winners }.
outcome-swordmaster = Vittoria del Maestro di Spada: { $winners }.

## Perché si sospetta di qualcuno

because-shogun = ha agito { $count ->
    [one] una volta
    [2] due volte
   *[other] { $count } volte
} contro lo Shogun
because-harmed = ha agito { $count ->
    [one] una volta
    [2] due volte
   *[other] { $count } volte
} contro { $target-is ->
    [you] di te
   *[other] { $target }
}
because-nothing = finora non ha tradito nulla

way-honour = Onore
way-swordmaster = Maestro di Spada
