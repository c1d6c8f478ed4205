# Da soli o insieme contro avversari che nessuno guida.

## Opzioni

option-foes = Avversari
    .about = Chi si affronta in solitario e in cooperativa: il Boss Samurai se non scegli nessuno. Nelle orde più dure, chi sostituisce gli Ashigaru. Al massimo otto.
option-foes-samurai-boss = { sj-character-samurai-boss }
option-foes-katana-ashigaru = { sj-character-katana-ashigaru }
option-foes-yari-ashigaru = { sj-character-yari-ashigaru }
option-foes-yumi-ashigaru = { sj-character-yumi-ashigaru }
option-foes-arquebusier = { sj-character-arquebusier }
option-foes-master = Maestro
option-foes-ronin = Ronin
option-foes-student = Allievo
option-foes-warrior = Guerriero
option-foes-ninja = Ninja
option-foes-assassin = Assassino
option-foes-ashigaru = Ashigaru e Hachiko
option-foes-monk = Monaco
option-foes-navigator = Navigatore
option-foes-onna-bugeisha = Onna-Bugeisha
option-foes-yojimbo = Yojimbo
option-foes-wakou = Wakou
option-foes-yasuke = Yasuke
option-foes-kojiro = Kojiro
option-foes-musashi = Musashi
option-foe-wounds = Limite di Ferite degli Avversari
    .about = Ferite necessarie per sconfiggere un Avversario. 0 = valore del regolamento; i risultati si registrano solo con 0.
option-foe-limits = Limiti di Ferite contro più giocatori
    .about = Il regolamento va secondo il numero di avversari. Secondo quelli per giocatore durano di più: con il solo numero un gruppo non può quasi perdere.
option-foe-limits-by-foes = secondo gli avversari
option-foe-limits-by-player = secondo gli avversari per giocatore
option-foe-archers = Tiratori fuori portata
    .about = Secondo il regolamento uno Yumi o un Archibugio che vede un giocatore da oltre la sua distanza resta fermo, benché non arrivi più lontano. Oppure si avvicina.
option-foe-archers-stay = restano dove sono
option-foe-archers-come-near = si avvicinano
option-foe-discards = Gli avversari scartano
    .about = Se un avversario che deve scartare perde la prima carta del suo mazzo.
option-foe-ties = Scelte aperte degli Avversari
    .about = Chi decide quando di un Avversario resta da scegliere solo la direzione.
option-foe-ties-worst = le regole
option-foe-ties-player = il giocatore
option-nightmare = Incubo
    .about = Se ogni Avversario ha una carta Incubo.
option-horde = Orda
    .about = Quale orda attacca.
option-horde-plain = Ashigaru e Boss
option-horde-nightmare = da incubo
option-horde-ultimate = definitiva
option-horde-fallen-lord = Signore Caduto
option-horde-stages = Stadi dell’orda
    .about = Dopo quanti stadi finisce un’orda; con 0 non finisce mai.

## Nomi

sj-character-samurai-boss = Boss Samurai
sj-character-katana-ashigaru = Ashigaru Katana
sj-character-yari-ashigaru = Ashigaru Yari
sj-character-yumi-ashigaru = Ashigaru Yumi
sj-character-arquebusier = Archibugiere
sj-character-fallen-lord = Signore Caduto
sj-behaviour-left = sinistra
sj-behaviour-centre = centro
sj-behaviour-right = destra
sj-attitude-offensive = Offensivo
sj-attitude-defensive = Difensivo

## Mosse

move-sj-enter = Dall’ingresso { $entry }
move-sj-set-attitude = { $attitude }
move-sj-foe-goes = In { $hex }, verso { $side }
move-sj-lay-lord = In { $hex }

## Domande

ask-sj-entry = { $seat-is ->
    [you] Da dove arriva { $foe }?
   *[other] { $seat } decide da dove arriva { $foe }.
}
ask-sj-attitude = { $seat-is ->
    [you] Quale Atteggiamento prende { $foe }?
   *[other] { $seat } decide l’Atteggiamento di { $foe }.
}
ask-sj-foe-end = { $seat-is ->
    [you] Dove va { $foe }? Ogni casella è ugualmente svantaggiosa per te.
   *[other] { $seat } decide dove va { $foe }.
}
ask-sj-foe-choice = { $seat-is ->
    [you] Che cosa fa { $foe }? Ogni risposta è ugualmente svantaggiosa per te.
   *[other] { $seat } risponde per { $foe }.
}
ask-sj-lord = { $seat-is ->
    [you] Dove giace il tuo signore caduto?
   *[other] { $seat } depone il signore caduto.
}

## Che cosa non va

sj-bad-foe = { $name } qui non è un avversario. Ci si aspettava: { $known }.
sj-same-foe = { $name } può essere un avversario una volta sola.
sj-foe-is-player = «{ $name }» è sia di un giocatore sia un avversario; serve il duello allo specchio.
sj-many-foes = Questi avversari sono troppi; ci si aspetta: al massimo { $most }, Hachiko compreso.
sj-few-solo-cards = Le carte in solitario non bastano per tanti avversari; ci si aspetta: meno avversari.

## Avversari: preparazione e carte

event-sj-foe-appeared = Appare { $seat }: Limite di Ferite { $limit }.
event-sj-foe-placed = { $seat } sta in { $hex } e guarda a { $side }.
event-sj-foe-marked = { $seat }: lato preferito { $behaviour }, Atteggiamento { $attitude }.
event-sj-foe-took-card = { $seat } mette una carta coperta.
event-sj-foe-deck-renewed = { $seat } non ha più carte e rimescola gli scarti in un nuovo mazzo.
event-sj-foe-deck-reset = { $seat } ricompone il mazzo: tutte le sue carte sono mischiate.
event-sj-foe-stunned = { $seat } ha pescato uno Stordimento: { $count } su { $limit }.
event-sj-foe-bled = { $seat } ha finito le carte mentre sanguinava.
event-sj-behaviour-changed = { $seat } cambia Comportamento: { $behaviour }.
event-sj-attitude-set = { $seat }: Atteggiamento { $attitude }.
event-sj-foe-barred = { $seat } non può giocare { $card } in questo turno.
event-sj-foe-gave-up = { $seat } scarta { $card } dal mazzo, che viene mischiato.
event-sj-foe-lacks = { $seat } non ha una carta simile da scartare; il mazzo viene mischiato.
event-sj-foe-frozen = { $seat } subisce la paralisi: Comportamento e Atteggiamento restano.
event-sj-foe-recalled = { $seat } rimescola { $card } nel mazzo.
event-sj-foe-closes-in = D’ora in poi { $seat } preferisce la distanza { $distance }.
event-sj-foe-card-banished = { $card } di { $seat } esce dal gioco.
event-sj-foe-tallied = { $seat } ha { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
} sulla Via dell’Illuminazione.
event-sj-foe-top-seen = { $seat-is ->
    [you] Vedi la cima del mazzo di { $target }: { $cards }.
   *[other] { $seat } vede la cima del mazzo di { $target }: { $cards }.
}
event-sj-foe-top-seen-hidden = { $seat } guarda la cima del mazzo di { $target }.

## Avversari: come si muovono

event-sj-moves-to-its-side = { $target-is ->
    [you] { $seat } si porta dal lato che preferisce ({ $behaviour }).
   *[other] { $seat } si porta dal lato di { $target } che preferisce ({ $behaviour }).
}
event-sj-turns-to-face = { $target-is ->
    [you] { $seat } ruota verso di te.
   *[other] { $seat } ruota verso { $target }.
}
event-sj-moves-the-shortest-way = { $target-is ->
    [you] { $seat } prende la via più breve verso di te.
   *[other] { $seat } prende la via più breve verso { $target }.
}
event-sj-stays-in-sight = { $target-is ->
    [you] { $seat } ti vede e resta.
   *[other] { $seat } vede { $target } e resta.
}
event-sj-retreats = { $target-is ->
    [you] { $seat } si allontana da te dal lato che preferisce ({ $behaviour }).
   *[other] { $seat } si allontana da { $target } dal lato che preferisce ({ $behaviour }).
}
event-sj-seeks-sight = { $target-is ->
    [you] { $seat } si porta dal lato che preferisce ({ $behaviour }) per vederti.
   *[other] { $seat } si porta dal lato che preferisce ({ $behaviour }) per vedere { $target }.
}
event-sj-seeks-any-sight = { $target-is ->
    [you] { $seat } si muove dovunque possa vederti.
   *[other] { $seat } si muove dovunque possa vedere { $target }.
}
event-sj-comes-into-range = { $target-is ->
    [you] { $seat } si avvicina fino ad averti a tiro.
   *[other] { $seat } si avvicina fino ad avere a tiro { $target }.
}
event-sj-goes-behind = { $target-is ->
    [you] { $seat } ruota verso di te, si avvicina e ti aggira dalla sua sinistra.
   *[other] { $seat } ruota verso { $target }, si avvicina e aggira dalla sua sinistra.
}

## Avversari: come attaccano e si difendono

event-sj-strikes-from-behind = { $target-is ->
    [you] { $seat } ti colpisce alle spalle.
   *[other] { $seat } colpisce alle spalle { $target }.
}
event-sj-strikes-where-it-stands = { $target-is ->
    [you] { $seat } ti colpisce da dove si trova.
   *[other] { $seat } colpisce { $target } da dove si trova.
}
event-sj-steps-to-strike = { $target-is ->
    [you] { $seat } si muove per colpirti.
   *[other] { $seat } si muove per colpire { $target }.
}
event-sj-strikes-from-elsewhere = { $target-is ->
    [you] { $seat } ti colpisce da una casella migliore.
   *[other] { $seat } colpisce { $target } da una casella migliore.
}
event-sj-strikes-though-blocked = { $target-is ->
    [you] { $seat } ti attacca anche se puoi bloccare.
   *[other] { $seat } attacca { $target } anche se l’attacco si può bloccare.
}
event-sj-strikes-all-the-same = { $target-is ->
    [you] { $seat }, in Atteggiamento Offensivo, ti colpisce comunque.
   *[other] { $seat }, in Atteggiamento Offensivo, colpisce comunque { $target }.
}
event-sj-holds-back = { $seat }, in Atteggiamento Difensivo, rinuncia.
event-sj-cannot-strike = { $seat } non può colpire nessuno.
event-sj-shoots = { $target-is ->
    [you] { $seat } ti ha a vista e a tiro.
   *[other] { $seat } ha { $target } a vista e a tiro.
}
event-sj-cannot-shoot = { $seat } non ha nessuno a vista e a tiro.
event-sj-meets-the-attack = { $seat } blocca a { $speed }, la Velocità dell’attacco.
event-sj-meets-the-harder-part = { $seat } blocca a { $speed }, prima la parte più dura dell’attacco.
event-sj-takes-the-highest = { $seat } prende la Velocità più alta, { $speed }.
event-sj-foe-reacted = { $target-is ->
    [you] { $seat } scopre { $card } e ti risponde con un colpo.
   *[other] { $seat } scopre { $card } e risponde con un colpo a { $target }.
}
event-sj-foe-failed-to-react = { $seat } scopre { $card }, che non è un attacco.

## L’orda

event-sj-wave-began = Stadio { $stage }, ondata { $wave }: ogni avversario ha Limite di Ferite { $limit }.{ $wave ->
    [1] {""}
   *[other] {" "}Carte, ferite e Concentrazione restano come sono.
}
event-sj-foe-entered = { $seat } entra in { $hex }, lato preferito: { $behaviour }.
event-sj-foe-waits = { $seat } aspetta che { $hex } sia libera.
event-sj-wave-beaten = L’ondata { $wave } dello stadio { $stage } è sconfitta.
event-sj-stage-completed = Lo stadio { $stage } è completato.
event-sj-recovered = { $seat-is ->
    [you] Riprendi fiato: via Azzoppato e Veleni, alleviati uno Stordimento e una Ferita Sanguinante.
   *[other] { $seat } riprende fiato.
}
event-sj-discards-halved = { $seat-is ->
    [you] { $cards ->
        [one] 1 carta torna
       *[other] { $cards } carte tornano
    } dai tuoi scarti nel tuo mazzo.
   *[other] { $cards ->
        [one] 1 carta torna
       *[other] { $cards } carte tornano
    } dagli scarti di { $seat } nel mazzo.
}
event-sj-lord-laid = Il signore caduto giace in { $hex }.
event-sj-lord-honoured = { $seat-is ->
    [you] Vegli il tuo signore caduto.
   *[other] { $seat } veglia il signore caduto.
}
event-sj-lord-struck = { $seat } ha colpito il signore caduto.

## La fine

outcome-sj-foes-fell = Tutti gli avversari sono sconfitti: { $winners-count ->
    [one] vince
   *[other] vincono
} { $winners }.
outcome-sj-heroes-fell = Hanno vinto gli avversari.
outcome-sj-foe-contracts = Lo Yojimbo ha completato tutti i contratti e vince.
outcome-sj-lord-struck = Il signore caduto è stato colpito: la resistenza è finita.
outcome-sj-horde-done = L’orda è sconfitta.

## Che cosa ricorda una sala

feat-duel = { $hero }, { $trial }: { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
} su { $played }
feat-horde = Il meglio di { $hero }, { $trial }: { $result }, { $waves ->
    [0] nessuna ondata sconfitta
    [one] 1 ondata sconfitta
   *[other] { $waves } ondate sconfitte
} ({ $name })
feat-waves = Il meglio di { $hero }, { $trial }: { $waves ->
    [0] nessuna ondata sconfitta
    [one] 1 ondata sconfitta
   *[other] { $waves } ondate sconfitte
} ({ $name })
trial-solo = in solitario
trial-solo-nightmare = in solitario con carte Incubo
trial-solo-beta = in solitario, BETA V7
trial-solo-nightmare-beta = in solitario con carte Incubo, BETA V7
trial-coop = cooperativa
trial-coop-nightmare = cooperativa con carte Incubo
trial-coop-beta = cooperativa, BETA V7
trial-coop-nightmare-beta = cooperativa con carte Incubo, BETA V7
trial-horde-plain = orda
trial-horde-nightmare = orda da incubo
trial-horde-ultimate = orda definitiva
trial-horde-fallen-lord = orda del Signore Caduto
trial-horde-plain-beta = orda, BETA V7
trial-horde-nightmare-beta = orda da incubo, BETA V7
trial-horde-ultimate-beta = orda definitiva, BETA V7
trial-horde-fallen-lord-beta = orda del Signore Caduto, BETA V7

## Nelle tabelle dei risultati

team-heroes = I giocatori
team-foes = Gli avversari
team-none = Nessun risultato
team-wood = Legno
team-steel = Acciaio
team-gold = Oro
team-jade = Giada
