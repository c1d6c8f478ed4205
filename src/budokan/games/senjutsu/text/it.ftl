# Ciò che si dice a un tavolo di Senjutsu. Le parole delle carte sono in cards.it.ftl.

## Opzioni

game-senjutsu = Senjutsu
    .about = Battaglia per il Giappone: combattenti su un campo di caselle esagonali, carte segrete, velocità e distanza.
option-characters = Combattenti
    .about = Chi combatte, posto per posto; gli altri si scelgono a caso.
option-decks = Mazzi
    .about = Per ogni posto un mazzo pronto, per nome, o un mazzo tuo.
option-other-decks = Mazzi non nominati
    .about = Che cosa gioca chi non ha un mazzo nominato.
option-other-decks-ready-made = pronti
option-other-decks-by-lot = a caso
option-field = Campo
    .about = Dove si combatte.
option-own-field = Campo tuo
    .about = Un campo tuo: caselle, caselle di partenza e terreni.
option-terrain = Terreni
    .about = Se si collocano i terreni del campo.
option-terrain-field = quelli del campo
option-terrain-none = nessuno
option-cards = Carte personalizzate
    .about = Carte nuove, o i valori delle carte della tua scatola al posto di quelli predefiniti.
option-edition = Edizione
    .about = Le regole definitive o la precedente BETA V7.
option-edition-final = definitiva
option-edition-beta-v7 = BETA V7
option-season = Scatola
    .about = Tutto, o la sola scatola base.
option-season-season-1 = con la Stagione 1
option-season-core = scatola base
option-mirror-match = Duello allo specchio
    .about = Se due giocatori possono prendere lo stesso combattente.
option-deck-size = Grandezza dei mazzi costruiti
    .about = Quante carte ha un mazzo tuo.
option-limited-schools = Scuole Limitate
    .about = Se un mazzo costruito si attiene a una scuola al massimo.
option-deck-lists = Liste dei mazzi
    .about = Se tutti sanno quali carte sono in ogni mazzo.
option-deck-lists-open = aperte
option-deck-lists-closed = chiuse
option-hard-push = Spinta dura
    .about = Se una spinta contro una figura o fuori dal campo stordisce.
option-hobbled-bites = Azzoppato
    .about = Quando rallenta un Azzoppato ricevuto durante il turno.
option-hobbled-bites-next-card = dalla carta seguente
option-hobbled-bites-at-once = subito
option-terrain-harm = Danno dei terreni
    .about = Che cosa fanno bambù e carri in fiamme.
option-terrain-harm-first-printing = prima stampa
option-terrain-harm-second-printing = seconda stampa
option-teams = Squadre
    .about = Quali posti combattono insieme.
option-team-hands = Mani dei compagni
    .about = Se i compagni vedono le carte l’uno dell’altro.
option-team-hands-secret = segrete
option-team-hands-open = scoperte
option-beta-parry = Parata della beta
    .about = Quali attacchi possono rispondere a uno parato nella BETA V7.
option-beta-parry-lower = quelli più lenti
option-beta-parry-equal-or-lower = quelli più lenti o pari
option-characters-by-lot = a caso
option-characters-master = Maestro
option-characters-ronin = Ronin
option-characters-student = Allievo
option-characters-warrior = Guerriero
option-characters-ninja = Ninja
option-characters-assassin = Assassino
option-characters-ashigaru = Ashigaru
option-characters-monk = Monaco
option-characters-navigator = Navigatore
option-characters-onna-bugeisha = Onna-Bugeisha
option-characters-yojimbo = Yojimbo
option-characters-wakou = Wakou
option-characters-yasuke = Yasuke
option-characters-kojiro = Kojiro
option-characters-musashi = Musashi
option-field-burning-village = { sj-field-burning-village }
option-field-snowfield = { sj-field-snowfield }
option-field-narrow-bridge = { sj-field-narrow-bridge }
option-field-courtyard = { sj-field-courtyard }
option-field-great-plain = { sj-field-great-plain }
option-field-beta-tile = { sj-field-beta-tile }

## Parole

sj-way-F = avanti
sj-way-FR = avanti a destra
sj-way-BR = indietro a destra
sj-way-B = indietro
sj-way-BL = indietro a sinistra
sj-way-FL = avanti a sinistra
sj-cell-F = casella davanti
sj-cell-FR = davanti a destra
sj-cell-BR = dietro a destra
sj-cell-B = casella dietro
sj-cell-BL = dietro a sinistra
sj-cell-FL = davanti a sinistra
sj-cell-F2 = seconda casella davanti
sj-cell-F3 = terza casella davanti
sj-cell-F4 = quarta casella davanti
sj-cell-FR2 = seconda casella davanti a destra
sj-cell-FL2 = seconda casella davanti a sinistra
sj-cell-BR2 = seconda casella dietro a destra
sj-cell-BL2 = seconda casella dietro a sinistra
sj-cell-B2 = seconda casella dietro
sj-cell-R = seconda casella dritta a destra
sj-cell-L = seconda casella dritta a sinistra
sj-cell-FFR = seconda casella, una davanti e una davanti a destra
sj-cell-FFL = seconda casella, una davanti e una davanti a sinistra
sj-cell-BBR = seconda casella, una dietro e una dietro a destra
sj-cell-BBL = seconda casella, una dietro e una dietro a sinistra
sj-cell-F2FR = terza casella, due davanti e una davanti a destra
sj-cell-F2FL = terza casella, due davanti e una davanti a sinistra
sj-cell-FFR2 = terza casella, una davanti e due davanti a destra
sj-side-n = nord
sj-side-ne = nord-est
sj-side-se = sud-est
sj-side-s = sud
sj-side-sw = sud-ovest
sj-side-nw = nord-ovest
sj-sense-left = sinistra
sj-sense-right = destra
sj-gain-card = una carta
sj-gain-focus = 1 Concentrazione
sj-gain-speed = 1 velocità
sj-gain-wound = 1 Ferita
sj-terrain-decoy = Trappola finta
sj-status-poison = Veleno
sj-card-stun = Stordimento
sj-card-crippling-poison = Veleno Debilitante
sj-card-confusing-mist = Nebbia di Confusione
sj-card-haemorrhagic-toxin = Tossina Emorragica
sj-card-paralysing-toxin = Tossina Paralizzante
sj-card-virulent-poison = Veleno Virulento

## Mosse

move-sj-place-terrain = Colloca { $piece } su { $hex }{ $turned ->
    [0] {""}
   *[other] , ruotato di { $turned }
}
move-sj-stand = Parti da { $hex }
move-sj-face = Guarda a { $side }
move-sj-start-stealthed = Comincia in Occultamento
move-sj-start-revealed = Comincia senza Occultamento
move-sj-leave-out = Lascia fuori { $contract }
move-sj-prepare = Prepara { $card }
move-sj-choose = Scegli { $card }
move-sj-keep-dog-card = Hachiko tiene { $card }
move-sj-target = Bersaglia { $target }
move-sj-target-dog = Bersaglia Hachiko di { $target }
move-sj-hasten = Paga { $focus } Concentrazione per la Velocità { $speed }
move-sj-announce = Annuncia { $speed }
move-sj-play-instant = Gioca { $card }
move-sj-no-thanks = Passa
move-sj-take-place = Risolvi per numero { $place }
move-sj-pay = Paga
move-sj-option = Opzione { $number }
move-sj-walk = Passo { $way }
move-sj-turn = Ruota a { $sense }
move-sj-stay = Resta
move-sj-shove = Verso { $side }
move-sj-go-to = In { $kamae }
move-sj-pass-focus = Per il Punto Concentrazione in { $kamae }
move-sj-draw = Pesca una carta
move-sj-discard = Scarta { $card }
move-sj-take = Prendi { $card }
move-sj-shuffle-in = Rimescola { $card } nel mazzo
move-sj-give-card = Dai { $card }
move-sj-poison = { $poison }
move-sj-remove = Rimuovi { $status }
move-sj-react = Reagisci con { $card }
move-sj-put-token = Colloca { $token }: { $cell }
move-sj-forbid-type = Vieta { $kind }
move-sj-forbid-card = Vieta { $card }
move-sj-buy-out = Spendi Concentrazione per togliere { $card }
move-sj-sober-up = Torna sobrio per 1 Concentrazione
move-sj-cash-contract = Scarta { $contract } per { $gain }
move-sj-return-contract = Rimetti in gioco { $contract }
move-sj-strengthen = Aggiungi { $gain }
move-sj-dog-kamae = Hachiko comincia in { $kamae }

## Domande

ask-sj-terrain = { $seat-is ->
    [you] Colloca uno dei tuoi terreni.
   *[other] { $seat } colloca un terreno.
}
ask-sj-bell = { $seat-is ->
    [you] Colloca la campana Bonsho.
   *[other] { $seat } colloca la campana Bonsho.
}
ask-sj-stand = { $seat-is ->
    [you] Da dove parte { $who }?
   *[other] { $seat } colloca { $who }.
}
ask-sj-face = { $seat-is ->
    [you] Da che parte guarda { $who }?
   *[other] { $seat } orienta { $who }.
}
ask-sj-stealth = { $seat-is ->
    [you] Cominci in Occultamento?
   *[other] { $seat } decide se cominciare in Occultamento.
}
ask-sj-dog-kamae = { $seat-is ->
    [you] In quale Kamae comincia Hachiko?
   *[other] { $seat } sceglie la Kamae di Hachiko.
}
ask-sj-contracts = { $seat-is ->
    [you] Prendi { $count } contratti: quale lasci fuori?
   *[other] { $seat } prende { $count } contratti.
}
ask-sj-start-of-turn = { $seat-is ->
    [you] Il turno comincia: giochi un’Istantanea?
   *[other] { $seat } può giocare un’Istantanea.
}
ask-sj-contract-completed = { $seat-is ->
    [you] Un contratto è compiuto: giochi un’Istantanea?
   *[other] { $seat } ha compiuto un contratto e può giocare un’Istantanea.
}
ask-sj-opponent-attack-succeeded = { $seat-is ->
    [you] Ti hanno colpito: giochi un’Istantanea?
   *[other] { $seat } subisce un colpo e può giocare un’Istantanea.
}
ask-sj-cash = { $seat-is ->
    [you] Scarti un contratto compiuto per una carta o una Concentrazione?
   *[other] { $seat } può scartare un contratto compiuto.
}
ask-sj-cash-first = { $seat-is ->
    [you] Scarti un contratto compiuto per una carta o una Concentrazione prima di sanguinare? Potrai anche dopo.
   *[other] { $seat } può scartare un contratto compiuto prima di sanguinare, o dopo.
}
ask-sj-sober = { $seat-is ->
    [you] Spendi 1 Concentrazione per essere sobrio in questo turno?
   *[other] { $seat } può tornare sobrio.
}
ask-sj-keep-one = { $seat-is ->
    [you] Quale carta tiene Hachiko?
   *[other] { $seat } sceglie una carta per Hachiko.
}
ask-sj-target = { $seat-is ->
    [you] Chi scegli come bersaglio?
   *[other] { $seat } sceglie un bersaglio.
}
ask-sj-next-target = { $seat-is ->
    [you] Chi viene dopo?
   *[other] { $seat } sceglie chi viene dopo.
}
ask-sj-hasten = { $seat-is ->
    [you] Paghi un’altra Velocità di { $card }?
   *[other] { $seat } può pagare un’altra Velocità di { $card }.
}
ask-sj-replace = { $seat-is ->
    [you] Sostituisci { $card }?
   *[other] { $seat } può sostituire { $card }.
}
ask-sj-widen = { $seat-is ->
    [you] Allarghi l’intervallo del tuo Blocco?
   *[other] { $seat } può allargare un Blocco.
}
ask-sj-announce = { $seat-is ->
    [you] Quale Velocità scegli per { $card }?
   *[other] { $seat } annuncia la Velocità di { $card }.
}
ask-sj-beta-instant = { $seat-is ->
    [you] Giochi un’Istantanea?
   *[other] { $seat } può giocare un’Istantanea.
}
ask-sj-place = { $seat-is ->
    [you] { $count } carte sono in parità: quando risolvi la tua?
   *[other] { $seat } sceglie quando risolvere fra { $count } carte in parità.
}
ask-sj-pay = { $seat-is ->
    [you] Paghi un effetto di { $card }?{ $focus ->
        [0] {" "}Il costo è uno Stordimento.
       *[other] {" "}Il costo è { $focus } Concentrazione.
    }
   *[other] { $seat } può pagare un effetto di { $card }{ $focus ->
        [0] {""} (uno Stordimento)
       *[other] {""} ({ $focus } Concentrazione)
    }.
}
ask-sj-add-on = { $seat-is ->
    [you] Rafforzi l’attacco di { $card } per { $focus } Concentrazione?
   *[other] { $seat } può rafforzare l’attacco di { $card } per { $focus } Concentrazione.
}
ask-sj-option = { $seat-is ->
    [you] { $card }: quale opzione?
   *[other] { $seat } sceglie un’opzione di { $card }.
}
ask-sj-move = { $seat-is ->
    [you] Muovi { $who }.
   *[other] { $seat } muove { $who }.
}
ask-sj-push = { $seat-is ->
    [you] Dove spingi { $who }?
   *[other] { $seat } spinge { $who }.
}
ask-sj-pull = { $seat-is ->
    [you] Dove tiri { $who }?
   *[other] { $seat } tira { $who }.
}
ask-sj-draw = { $seat-is ->
    [you] Peschi una carta? Ancora fino a { $left }.
   *[other] { $seat } può pescarne ancora fino a { $left }.
}
ask-sj-discard = { $seat-is ->
    [you] Scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
   *[other] { $seat } scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
}
ask-sj-enter = { $seat-is ->
    [you] La carta scartata: la metti in gioco per 1 Concentrazione?
   *[other] { $seat } può mettere in gioco una carta scartata.
}
ask-sj-search = { $seat-is ->
    [you] Quale carta prendi?
   *[other] { $seat } cerca.
}
ask-sj-borrow = { $seat-is ->
    [you] Quale carta di { $target } giochi?
   *[other] { $seat } cerca fra gli scarti di { $target }.
}
ask-sj-pass = { $seat-is ->
    [you] Quale carta prende { $target }?
   *[other] { $seat } sceglie una carta per { $target }.
}
ask-sj-shuffle = { $seat-is ->
    [you] Rimescola { $count ->
        [one] una carta
       *[other] { $count } carte
    } nel tuo mazzo.
   *[other] { $seat } rimescola { $count ->
        [one] una carta
       *[other] { $count } carte
    } nel mazzo.
}
ask-sj-poison = { $seat-is ->
    [you] Quale veleno dai a { $target }?
   *[other] { $seat } sceglie un veleno per { $target }.
}
ask-sj-return-poison = { $seat-is ->
    [you] Quale veleno torna nel tuo mazzo veleni?
   *[other] { $seat } riprende veleni usati.
}
ask-sj-remove = { $seat-is ->
    [you] Che cosa rimuovi? Fino a { $count }.
   *[other] { $seat } rimuove fino a { $count }.
}
ask-sj-change = { $seat-is ->
    [you] Cambi la Kamae di { $who }? { $left ->
        [one] 1 ramo
       *[other] { $left } rami
    }.
   *[other] { $seat } può cambiare la Kamae di { $who }: { $left ->
        [one] 1 ramo
       *[other] { $left } rami
    }.
}
ask-sj-switch = { $seat-is ->
    [you] In quale Kamae passa { $who }?
   *[other] { $seat } nomina la Kamae di { $who }.
}
ask-sj-react = { $seat-is ->
    [you] { $card } ha retto: reagisci con un Attacco?
   *[other] { $seat } ha fermato l’attacco con { $card } e può reagire.
}
ask-sj-pay-to-react = { $seat-is ->
    [you] Paghi per reagire?
   *[other] { $seat } può pagare per reagire.
}
ask-sj-follow-up = { $seat-is ->
    [you] La tua reazione è riuscita: giochi una carta dopo di essa?
   *[other] { $seat } può far seguito alla reazione.
}
ask-sj-add-attack = { $seat-is ->
    [you] { $card } è riuscita: aggiungi un’Istantanea?
   *[other] { $card } di { $seat } è riuscita: { $seat } può aggiungere un’Istantanea.
}
ask-sj-add-block = { $seat-is ->
    [you] { $card } ha fermato l’attacco: aggiungi un’Istantanea?
   *[other] { $seat } ha fermato l’attacco con { $card } e può aggiungere un’Istantanea.
}
ask-sj-add-before = { $seat-is ->
    [you] Prima di { $card }: aggiungi un’Istantanea?
   *[other] { $seat } può aggiungere un’Istantanea prima di { $card }.
}
ask-sj-add-after = { $seat-is ->
    [you] Dopo { $card }: aggiungi un’Istantanea?
   *[other] { $seat } può aggiungere un’Istantanea dopo { $card }.
}
ask-sj-token = { $seat-is ->
    [you] Dove va il segnalino?
   *[other] { $seat } colloca segnalini.
}
ask-sj-forbid-type = { $seat-is ->
    [you] Quale tipo nessuno gioca in questo turno?
   *[other] { $seat } vieta un tipo di carta.
}
ask-sj-forbid-card = { $seat-is ->
    [you] Quale carta non si gioca in questo turno?
   *[other] { $seat } vieta una carta.
}
ask-sj-buy-out = { $seat-is ->
    [you] Spendi 2 Concentrazione per togliere una carta Bushido?
   *[other] { $seat } può togliere una carta Bushido.
}
ask-sj-return-contract = { $seat-is ->
    [you] Quale contratto torna in gioco?
   *[other] { $seat } rimette in gioco un contratto.
}
ask-sj-strengthen = { $seat-is ->
    [you] { $left ->
        [one] Un contratto
       *[other] { $left } contratti
    }: velocità o una Ferita?
   *[other] { $seat } spende contratti: { $left } rimasti.
}
ask-sj-survive = { $seat-is ->
    [you] Sei fuori combattimento: giochi un’Istantanea?
   *[other] { $seat } è fuori combattimento, ma può rispondere.
}
ask-sj-prepare = Prendi in mano una carta Preparata, oppure fermati.
ask-sj-choose = Turno { $turn }: scegli una carta.
ask-sj-cut-hands = Scarta fino al limite di mano.

## Che cosa accade

event-sj-joined = { $seat-is ->
    [you] Giochi con { $character }
   *[other] { $seat } gioca con { $character }
}: mazzo di { $cards } carte.
event-sj-terrain-placed = { $seat-is ->
    [you] Collochi { $piece } su { $hex }.
   *[other] { $seat } colloca { $piece } su { $hex }.
}
event-sj-figure-placed = { $seat-is ->
    [you] { $figure } parte da { $hex }.
   *[other] { $seat } colloca { $figure } su { $hex }.
}
event-sj-figure-faced = { $seat-is ->
    [you] { $figure } guarda a { $side }.
    [nobody] { $seat } guarda a { $side }.
   *[other] { $figure } di { $seat } guarda a { $side }.
}
event-sj-prepared = { $seat-is ->
    [you] Prepari { $card }.
   *[other] { $seat } prepara { $card }.
}
event-sj-prepared-hidden = { $seat-is ->
    [you] Prepari una carta.
   *[other] { $seat } prepara una carta.
}
event-sj-hand-dealt = { $seat-is ->
    [you] Peschi { $cards }.
   *[other] { $seat } pesca { $cards }.
}
event-sj-contracts-laid = { $seat-is ->
    [you] I tuoi contratti: { $contracts }.
   *[other] Contratti di { $seat }: { $contracts }.
}
event-sj-drew = { $seat-is ->
    [you] Peschi { $card }.
   *[other] { $seat } pesca { $card }.
}
event-sj-drew-hidden = { $seat-is ->
    [you] Peschi una carta.
   *[other] { $seat } pesca una carta.
}
event-sj-milled = { $seat-is ->
    [you] { $card } va dal tuo mazzo agli scarti.
   *[other] { $card } va dal mazzo di { $seat } agli scarti.
}
event-sj-milled-hidden = { $seat-is ->
    [you] Una carta del tuo mazzo va agli scarti.
   *[other] Una carta del mazzo di { $seat } va agli scarti.
}
event-sj-empty-deck = { $seat-is ->
    [you] Il tuo mazzo è vuoto.
   *[other] Il mazzo di { $seat } è vuoto.
}
event-sj-revealed = { $seat-is ->
    [you] Riveli { $card }.
   *[other] { $seat } rivela { $card }.
}
event-sj-focus-paid = { $seat-is ->
    [you] Spendi { $focus } Concentrazione e ne hai { $left }.
   *[other] { $seat } spende { $focus } Concentrazione e ne ha { $left }.
}
event-sj-focus-gained = { $seat-is ->
    [you] Guadagni { $focus } Concentrazione e ne hai { $left }.
   *[other] { $seat } guadagna { $focus } Concentrazione e ne ha { $left }.
}
event-sj-focus-lost = { $seat-is ->
    [you] Perdi { $focus } Concentrazione e ne hai { $left }.
   *[other] { $seat } perde { $focus } Concentrazione e ne ha { $left }.
}
event-sj-replaced = { $seat-is ->
    [you] Giochi { $card } al posto di { $old }.
   *[other] { $seat } gioca { $card } al posto di { $old }.
}
event-sj-announced = { $seat-is ->
    [you] Annunci { $speed }.
   *[other] { $seat } annuncia { $speed }.
}
event-sj-resolving = { $seat-is ->
    [you] Velocità { $speed }: la tua carta { $card }.
   *[other] Velocità { $speed }: { $card } di { $seat }.
}
event-sj-walked = { $seat-is ->
    [you] { $figure } fa un passo { $way } fino a { $hex }.
    [nobody] { $seat } fa un passo { $way } fino a { $hex }.
   *[other] { $figure } di { $seat } fa un passo { $way } fino a { $hex }.
}
event-sj-rotated = { $seat-is ->
    [you] { $figure } ruota verso { $side }.
    [nobody] { $seat } ruota verso { $side }.
   *[other] { $figure } di { $seat } ruota verso { $side }.
}
event-sj-collided = { $seat-is ->
    [you] { $figure } urta qualcosa.
    [nobody] { $seat } urta qualcosa.
   *[other] { $figure } di { $seat } urta qualcosa.
}
event-sj-shifted = { $seat-is ->
    [you] { $figure } finisce su { $hex }.
    [nobody] { $seat } finisce su { $hex }.
   *[other] { $figure } di { $seat } finisce su { $hex }.
}
event-sj-movement-cancelled = { $seat-is ->
    [you] Il tuo movimento è annullato.
   *[other] Il movimento di { $seat } è annullato.
}
event-sj-cards-cancelled = { $seat-is ->
    [you] Le tue carte sono annullate.
   *[other] Le carte di { $seat } sono annullate.
}
event-sj-missed = { $seat-is ->
    [you] { $card } non colpisce nessuno.
   *[other] { $card } di { $seat } non colpisce nessuno.
}
event-sj-wounded = { $seat-is ->
    [you] { $figure } prende { $wounds ->
        [one] 1 Ferita
       *[other] { $wounds } Ferite
    } e ne ha { $total } in tutto.
    [nobody] { $seat } prende { $wounds ->
        [one] 1 Ferita
       *[other] { $wounds } Ferite
    } e ne ha { $total } in tutto.
   *[other] { $figure } di { $seat } prende { $wounds ->
        [one] 1 Ferita
       *[other] { $wounds } Ferite
    } e ne ha { $total } in tutto.
}
event-sj-bled = { $seat-is ->
    [you] { $figure } prende { $wounds ->
        [one] 1 Ferita Sanguinante
       *[other] { $wounds } Ferite Sanguinanti
    } e ha { $total ->
        [one] 1 ferita
       *[other] { $total } ferite
    } in tutto.
    [nobody] { $seat } prende { $wounds ->
        [one] 1 Ferita Sanguinante
       *[other] { $wounds } Ferite Sanguinanti
    } e ha { $total ->
        [one] 1 ferita
       *[other] { $total } ferite
    } in tutto.
   *[other] { $figure } di { $seat } prende { $wounds ->
        [one] 1 Ferita Sanguinante
       *[other] { $wounds } Ferite Sanguinanti
    } e ha { $total ->
        [one] 1 ferita
       *[other] { $total } ferite
    } in tutto.
}
event-sj-wounds-changed = { $seat-is ->
    [you] { $figure } ha ora
    [nobody] { $seat } ha ora
   *[other] { $figure } di { $seat } ha ora
} { $wounds ->
    [one] 1 Ferita
   *[other] { $wounds } Ferite
} e { $bleeding ->
    [one] 1 Ferita Sanguinante
   *[other] { $bleeding } Ferite Sanguinanti
}.
event-sj-stunned = { $seat-is ->
    [you] { $figure } prende { $count ->
        [one] uno Stordimento
       *[other] { $count } Stordimenti
    }.
    [nobody] { $seat } prende { $count ->
        [one] uno Stordimento
       *[other] { $count } Stordimenti
    }.
   *[other] { $figure } di { $seat } prende { $count ->
        [one] uno Stordimento
       *[other] { $count } Stordimenti
    }.
}
event-sj-got-hobbled = { $seat-is ->
    [you] { $figure } riceve Azzoppato.
    [nobody] { $seat } riceve Azzoppato.
   *[other] { $figure } di { $seat } riceve Azzoppato.
}
event-sj-executed = { $seat-is ->
    [you] { $figure } subisce l’Esecuzione.
    [nobody] { $seat } subisce l’Esecuzione.
   *[other] { $figure } di { $seat } subisce l’Esecuzione.
}
event-sj-healed = { $seat-is ->
    [you] { $figure } si libera di { $status }.
    [nobody] { $seat } si libera di { $status }.
   *[other] { $figure } di { $seat } si libera di { $status }.
}
event-sj-armour-held = { $seat-is ->
    [you] { $card } attutisce il colpo.
   *[other] { $card } di { $seat } attutisce il colpo.
}
event-sj-kamae-changed = { $seat-is ->
    [you] Sei in { $kamae }.
   *[other] { $seat } è in { $kamae }.
}
event-sj-dog-kamae-changed = { $seat-is ->
    [you] Hachiko è in { $kamae }.
   *[other] Hachiko di { $seat } è in { $kamae }.
}
event-sj-advantage-gained = { $seat-is ->
    [you] Ottieni il Vantaggio.
   *[other] { $seat } ottiene il Vantaggio.
}
event-sj-stealth-entered = { $seat-is ->
    [you] Entri in Occultamento.
   *[other] { $seat } entra in Occultamento.
}
event-sj-stealth-lost = { $seat-is ->
    [you] Non hai più l’Occultamento.
   *[other] { $seat } non ha più l’Occultamento.
}
event-sj-discarded = { $seat-is ->
    [you] Scarti { $card }.
   *[other] { $seat } scarta { $card }.
}
event-sj-discarded-hidden = { $seat-is ->
    [you] Scarti una carta.
   *[other] { $seat } scarta una carta.
}
event-sj-fetched = { $seat-is ->
    [you] Trovi { $card }.
   *[other] { $seat } trova { $card }.
}
event-sj-fetched-hidden = { $seat-is ->
    [you] Trovi una carta.
   *[other] { $seat } trova una carta.
}
event-sj-found-nothing = { $seat-is ->
    [you] Non trovi nulla.
   *[other] { $seat } non trova nulla.
}
event-sj-shuffled-in = { $seat-is ->
    [you] Rimescoli { $card } nel tuo mazzo.
   *[other] { $seat } rimescola { $card } nel mazzo.
}
event-sj-shuffled-in-hidden = { $seat-is ->
    [you] Rimescoli una carta nel tuo mazzo.
   *[other] { $seat } rimescola una carta nel mazzo.
}
event-sj-looked = { $seat-is ->
    [you] La mano di { $target }: { $cards }.
   *[other] { $seat } vede la mano di { $target }: { $cards }.
}
event-sj-looked-hidden = { $seat-is ->
    [you] Guardi la mano di { $target }.
   *[other] { $seat } guarda la mano di { $target }.
}
event-sj-card-given = { $seat-is ->
    [you] Dai { $card } a { $target }.
   *[other] { $seat } dà { $card } a { $target }.
}
event-sj-card-given-hidden = { $seat-is ->
    [you] Dai una carta a { $target }.
   *[other] { $seat } dà a { $target } una carta del mazzo.
}
event-sj-instant-played = { $seat-is ->
    [you] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
event-sj-reacted = { $seat-is ->
    [you] Reagisci con { $card }.
   *[other] { $seat } reagisce con { $card }.
}
event-sj-remains = { $seat-is ->
    [you] { $card } resta davanti a te.
   *[other] { $card } resta davanti a { $seat }.
}
event-sj-left-play = { $seat-is ->
    [you] { $card } davanti a te lascia il gioco.
   *[other] { $card } davanti a { $seat } lascia il gioco.
}
event-sj-type-forbidden = { $seat-is ->
    [you] Vieti: { $kind }.
   *[other] { $seat } vieta: { $kind }.
}
event-sj-card-forbidden = { $seat-is ->
    [you] Vieti { $card }.
   *[other] { $seat } vieta { $card }.
}
event-sj-deck-top-shown = { $seat-is ->
    [you] Si rivela la cima del tuo mazzo: { $cards }.
   *[other] Si rivela la cima del mazzo di { $seat }: { $cards }.
}
event-sj-discards-opened = { $seat-is ->
    [you] I tuoi scarti sono scoperti: { $cards }.
   *[other] Gli scarti di { $seat } sono scoperti: { $cards }.
}
event-sj-token-placed = { $seat-is ->
    [you] Collochi { $token } su { $hex }.
   *[other] { $seat } colloca { $token } su { $hex }.
}
event-sj-token-sprung = { $seat-is ->
    [you] Finisci su { $token } in { $hex }.
   *[other] { $seat } finisce su { $token } in { $hex }.
}
event-sj-dog-card-kept = { $seat-is ->
    [you] Hachiko tiene { $card }.
   *[other] Hachiko di { $seat } tiene { $card }.
}
event-sj-dog-discarded = { $seat-is ->
    [you] Hachiko scarta { $card }.
   *[other] Hachiko di { $seat } scarta { $card }.
}
event-sj-dog-stun-drawn = { $seat-is ->
    [you] Uno Stordimento esce dal mazzo di Hachiko.
   *[other] Uno Stordimento esce dal mazzo di Hachiko di { $seat }.
}
event-sj-contract-progress = { $seat-is ->
    [you] Il tuo contratto { $contract } è girato: { $turned }.
   *[other] Il contratto { $contract } di { $seat } è girato: { $turned }.
}
event-sj-contract-completed = { $seat-is ->
    [you] Compi il contratto { $contract }.
   *[other] { $seat } compie il contratto { $contract }.
}
event-sj-contract-discarded = { $seat-is ->
    [you] Scarti il contratto { $contract }.
   *[other] { $seat } scarta il contratto { $contract }.
}
event-sj-contract-returned = { $seat-is ->
    [you] Il contratto { $contract } torna in gioco.
   *[other] Il contratto { $contract } di { $seat } torna in gioco.
}
event-sj-sobered = { $seat-is ->
    [you] In questo turno sei sobrio.
   *[other] In questo turno { $seat } è sobrio.
}
event-sj-survived = { $seat-is ->
    [you] Non sei fuori combattimento.
   *[other] { $seat } non è fuori combattimento.
}
event-sj-defeated = { $seat-is ->
    [you] { $figure } è fuori combattimento.
    [nobody] { $seat } è fuori combattimento.
   *[other] { $figure } di { $seat } è fuori combattimento.
}
event-sj-turn-began = Turno { $turn }.
event-sj-terrain-removed = { $piece } su { $hex } non c’è più.
event-sj-targeted = { $seat-is ->
    [you] { $target-is ->
        [nobody] Scegli come bersaglio { $target }.
       *[other] Scegli come bersaglio { $figure } di { $target }.
    }
   *[other] { $target-is ->
        [you] { $seat } ti sceglie come bersaglio ({ $figure }).
        [nobody] { $seat } sceglie come bersaglio { $target }.
       *[other] { $seat } sceglie come bersaglio { $figure } di { $target }.
    }
}
event-sj-swapped = { $seat-is ->
    [you] Scambi posto con { $target }.
   *[other] { $target-is ->
        [you] { $seat } scambia posto con te.
       *[other] { $seat } scambia posto con { $target }.
    }
}
event-sj-struck = { $seat-is ->
    [you] { $target-is ->
        [nobody] La tua carta { $card } colpisce { $target }.
       *[other] La tua carta { $card } colpisce { $figure } di { $target }.
    }
   *[other] { $target-is ->
        [you] { $card } di { $seat } ti colpisce ({ $figure }).
        [nobody] { $card } di { $seat } colpisce { $target }.
       *[other] { $card } di { $seat } colpisce { $figure } di { $target }.
    }
}
event-sj-stopped = { $seat-is ->
    [you] La tua carta { $card } ferma l’attacco di { $target }.
   *[other] { $target-is ->
        [you] { $card } di { $seat } ferma il tuo attacco.
       *[other] { $card } di { $seat } ferma l’attacco di { $target }.
    }
}
event-sj-sheltered = { $seat-is ->
    [you] Sei al riparo dall’attacco di { $target }.
   *[other] { $target-is ->
        [you] { $seat } è al riparo dal tuo attacco.
       *[other] { $seat } è al riparo dall’attacco di { $target }.
    }
}
event-sj-dog-poisoned = { $seat-is ->
    [you] Dai { $poison } a Hachiko di { $target }.
   *[other] { $target-is ->
        [you] { $seat } dà { $poison } al tuo Hachiko.
       *[other] { $seat } dà { $poison } a Hachiko di { $target }.
    }
}
event-sj-dog-crippled = { $seat-is ->
    [you] Il tuo Hachiko ha pescato Veleno Debilitante e non ha una carta in questo turno.
   *[other] Hachiko di { $seat } ha pescato Veleno Debilitante e non ha una carta in questo turno.
}
event-sj-poisoned = { $seat-is ->
    [you] Dai a { $target } { $poison }.
   *[other] { $target-is ->
        [you] { $seat } ti dà { $poison }.
       *[other] { $seat } dà a { $target } { $poison }.
    }
}

## Come è finita, e che cosa si rifiuta

outcome-sj-last-standing = { $winners-count ->
    [one] In piedi resta soltanto { $winners }.
   *[other] In piedi restano soltanto { $winners }.
}
outcome-sj-contracts = { $winners } { $winners-count ->
    [one] vince
   *[other] vincono
} con cinque contratti compiuti.
outcome-sj-draw = Nessuno resta in piedi: pareggio fra { $winners }.
outcome-sj-too-long = Lo scontro è durato troppo: pareggio fra { $winners }.
sj-deck-size = Un mazzo ha { $wanted } carte, non { $found }.
sj-deck-gold = Si possono avere al massimo { $most } carte Oro; ce ne sono { $found }.
sj-deck-jade = È permessa una sola carta Giada; ce ne sono { $found }.
sj-deck-no-such-card = «{ $card }» non è una carta che può stare in un mazzo.
sj-deck-not-yours = { $card } appartiene a un altro combattente.
sj-deck-copies = { $card }: al massimo { $most }, non { $found }.
sj-deck-weapons = { $wanted ->
    [one] Si prende una carta Arma Speciale
   *[other] Si prendono { $wanted } carte Arma Speciale diverse
}, non { $found }.
sj-deck-weapon = «{ $card }» non è un’arma di questo combattente.
sj-deck-weapon-missing = Manca { $weapon }.
sj-deck-school = { $card } appartiene alla { $school }, che questo mazzo non può usare.
sj-deck-hachiko = Il mazzo di Hachiko ha { $wanted } carte di Hachiko, e solo l’Ashigaru ne ha uno.
sj-text-entry = Riga { $line }, colonna { $column }: «{ $found }» non è né una carta, come «2 wild-swing», né un’intestazione, come «character: ronin».
sj-text-card = Riga { $line }, colonna { $column }: non c’è nessuna carta «{ $found }» con cui costruire.
sj-text-heading = Riga { $line }, colonna { $column }: non c’è intestazione «{ $found }»; note: { $known }.
sj-text-twice = Riga { $line }, colonna { $column }: «{ $found }» è detto due volte.
sj-text-value = Riga { $line }, colonna { $column }: «{ $found }» non può seguire «{ $heading }:»; noti: { $known }.
sj-text-no-character = Il mazzo non dice di chi è: per esempio «character: ronin».
sj-room-copies = Al massimo { $most } di una carta { $rank }.
sj-room-gold = Al massimo { $most } carte Oro in tutto.
sj-room-jade = Una sola carta Giada in tutto.
sj-room-full = Il mazzo ha già le sue { $most } carte.
sj-room-hachiko = Hachiko ha già le sue { $most } carte.
sj-room-weapons = { $wanted ->
    [one] Una carta Arma Speciale.
   *[other] { $wanted } carte Arma Speciale.
}
sj-room-school = { $school }: non in questo mazzo.
sj-bad-field = Questo campo non si può usare; ci si aspetta: { $what }.
sj-bad-teams = Due o più squadre di tre o quattro posti in tutto, ogni posto una volta.
sj-bad-character = «{ $name }» qui non combatte; conosciuti: { $known }.
sj-same-character = «{ $name }» è scelto due volte; serve il duello allo specchio.
sj-unknown-deck = Non c’è un mazzo «{ $name }» per questo combattente; conosciuti: { $known }.
why-sj-instant = Le Istantanee non si scelgono qui: ognuna ha il suo momento.
why-sj-focus = Costa { $focus } Concentrazione, e tu ne hai { $left }.
why-sj-frozen = Tossina Paralizzante: non puoi spendere Concentrazione.
why-sj-kamae = Serve { $one }; sei in { $kamae }.
why-sj-either-kamae = Serve { $one } o { $two }; sei in { $kamae }.
why-sj-stealth = Solo da Occultato.
why-sj-desperation = Solo con 3 o più ferite.
why-sj-enlightened = Solo con le tre carte dell’Illuminazione in gioco.
why-sj-behind = Serve un avversario proprio davanti a te, voltato come te.
why-sj-barred = Una carta Bushido lo vieta in questo turno.
why-sj-poison = { $card } è nella tua mano e va scelta.
