# Le parole delle pagine. Ciò che accade al tavolo lo dicono i cataloghi dei giochi.

## Ovunque

web-pages = Pagine
web-back-to-hall = Torna alla sala
web-new-table = Nuovo tavolo
web-rules = Regole
web-manual = Il manuale
web-ruling = Regola { $number }
web-close = Chiudi
web-done = Fatto
web-back = Indietro
web-loading = Un momento…
web-opening = Preparo il tavolo…
web-language = Lingua
web-language-theme = Lingua e tema
web-theme-dark = Tema scuro
web-theme-light = Tema chiaro
web-your-name = Il tuo nome
web-sit = Siediti
web-watch = Guarda
web-no-hall = Il server non risponde. Riprova tra un momento.
web-no-answer = Il server ha restituito un errore ({ $status }).
web-copied = Copiato
lost-title = Pagina non trovata
lost-about = Questa pagina non esiste.

## Al tavolo

web-table = Tavolo { $code }
web-phases = Fasi
web-watching = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
web-log = Cronaca
web-talk = Chat
web-unread = { $count ->
    [one] Chat: 1 messaggio nuovo
   *[other] Chat: { $count } messaggi nuovi
}
web-log-and-talk = Cronaca e chat
web-menu = Menu
web-yours = Il tuo posto
web-decision = Decisione
web-your-decision = Tocca a te
web-decides = { $count ->
    [one] Decide { $who }
   *[other] Decidono { $who }
}
web-sealed = Le risposte restano nascoste finché tutti non hanno scelto.
web-over = La partita è finita
web-over-ask = Ora tutte le carte sono scoperte.
web-not-possible = Non possibile: { $what }
web-choose-first = Scegli un’opzione
web-time-left = Tempo rimasto: { $time }
web-earlier = { $count ->
    [one] Una riga precedente
   *[other] { $count } righe precedenti
}
web-words-for-you = tu|te|ti|tuo|tua|tuoi|tue
web-you-watch = Sei tra gli spettatori: vedi solo ciò che tutti sanno.
web-line-broken = Connessione persa. Riconnessione in corso…
web-bot-plays = Un bot gioca per te.
web-take-seat = Riprendi il posto
web-give-seat = Lascia giocare un bot
web-away-for = via da { $unit ->
    [second] { $count } s
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count } giorni
}
web-are-away = { $count ->
    [one] { $who } è via.
   *[other] { $who } sono via.
}
web-bot-may = Si può far giocare un bot per { $who }.
web-until = fino a { $time }
web-away-until = via fino a { $day }
days-open = I miei giorni: notti libere, giorni via
days-title = I tuoi giorni
days-about = Il tempo si conta nei tuoi giorni: scade a mezzanotte dove sei ({ $zone }), e il giorno in cui ti viene chiesto non conta.
days-nights = Notti libere: allora il tempo non si conta
days-from = Dalle
days-to = Alle
days-back = Via; torno il
days-here = Sono di nuovo qui
days-shared = Vale per tutte le tue partite contate in giorni. Gli altri vedono fino a quando hai tempo, e il giorno in cui torni.
days-told = La sala lo sa.
web-seat-bot = Fai giocare un bot per { $name }
web-seat-bot-in = Fai giocare un bot per { $name } tra { $seconds } s
web-stand-in-title = Un bot per chi è via
web-stand-in-asks = { $by-is ->
    [you] Chiedi
   *[other] { $by } chiede
} se un bot può giocare per { $seat-is ->
    [you] te
   *[other] { $seat }
}, che è via.
web-stand-in-accepted = Gioca un bot fino al suo ritorno.
web-stand-in-refused = Nessun bot prende il posto.
web-stand-in-gone = La domanda è chiusa; nessun bot prende il posto.
web-give-up = Arrenditi
web-give-up-title = Ti arrendi?
web-give-up-duel = La partita finisce subito e vince l’altra persona. Resta scritto nella partita salvata.
web-give-up-about = Un bot prende per sempre il tuo posto e continua; puoi restare a guardare. Non si può annullare.
web-give-up-yes = Mi arrendo
web-give-up-no = Continua a giocare
web-hint = Che cosa farebbe un bot?
web-hint-short = Consiglio
web-thinks = { $count ->
    [one] { $who } sta pensando
   *[other] { $who } stanno pensando
}
web-house-says = Budokan:
hint-title = Che cosa farebbe un buon giocatore?
hint-thinking = Sto pensando…
hint-only = C’è una sola risposta.
hint-lead = { $level } sceglierebbe la prima. La percentuale è la tua probabilità stimata di vincere dopo ciascuna.
hint-chance = { $percent }%
hint-none = Nessun consiglio: la situazione è cambiata o i bot sono occupati.
hint-suspected = Chi potrebbe essere chi
hint-suspicion = { $what } { $percent }%: { $because }
hint-suspected-about = In base solo a ciò che sai e a ciò che tutti hanno fatto apertamente.
web-undo-short = Annulla
web-undo-free = Annulla l’ultima decisione
web-undo-ask = Chiedi di annullare l’ultima decisione
web-undo-title = Richiesta di annullare
web-undo-asks = { $seat-is ->
    [you] Chiedi
   *[other] { $seat } chiede
} di annullare { $count ->
    [one] una decisione.
   *[other] { $count } decisioni.
}
web-undo-yes = D’accordo
web-undo-no = No
web-undo-withdraw = Lascia stare
web-undo-waiting = { $count ->
    [one] Manca una risposta.
   *[other] Mancano { $count } risposte.
}
web-undo-accepted = La decisione è stata annullata.
web-undo-refused = Richiesta rifiutata.
web-undo-gone = La partita è andata avanti: nulla è stato annullato.
web-copy-table = Copia il link del tavolo
web-copy-own = Copia il tuo link personale
web-copy-own-about = Ti serve per riprendere il posto su un altro dispositivo. Non condividerlo.
web-sound = Suoni
web-pace = Ritmo
web-pace-slow = Lento
web-pace-normal = Normale
web-pace-quick = Veloce
web-pace-at-once = Subito
web-pace-step = Passo per passo
web-forced = Rispondi per me quando la risposta è una sola
web-forced-soon = Una sola risposta: viene data per te.
web-forced-by-hand = Rispondo io
web-forced-told = Dove c’è una sola risposta la dà la sala per te, dopo un tempo che agli altri non dice nulla. Puoi disattivarlo nel menu.
web-guard = Ignora i clic per un momento quando appare una nuova domanda
web-at-once = Conferma con un solo tocco
call-sound = Un suono leggero quando il tavolo chiama e guardi altrove
call-notify = Anche una notifica del browser
call-denied = Il tuo browser non permette notifiche a questa sala; si può cambiare nelle sue impostazioni.
call-decision = { $game }: tocca a te decidere
call-wish = { $game }: qualcuno ti chiede qualcosa
call-over = { $game }: la partita è finita
call-seat = { $game }: qualcuno si è seduto
call-invitation = { $game }: sei invitato a giocare
call-table = Tavolo { $code }
web-guide-again = Mostra di nuovo il turno guidato
web-keys = Tasti
web-fair-promise = Impegno pubblicato prima della prima mossa (per verificare la mescolata):

web-explain = Che cos’è?
keys-digits = scegliere dalla lista
keys-arrows = scorrere le risposte
keys-hint = un consiglio, dove il tavolo lo permette
keys-enter = confermare la scelta
keys-escape = un passo indietro
keys-undo = annullare
keys-log = aprire la cronaca
keys-talk = aprire la chat
keys-rules = spiegare ciò che si indica o ha il fuoco; altrimenti la regola dietro la domanda

web-nothing-said = Nessuno ha ancora parlato.
web-say-something = Di’ qualcosa
web-send = Invia
web-signs = Reazioni
web-mute = Silenzia { $name }
web-muted = Silenziati: { $names }.
web-unmute = Riattiva tutti

web-guide = Primo turno guidato
web-guide-step = { $step } di { $all }
web-guide-next = Avanti
web-guide-done = Gioca
web-guide-skip = Salta

web-told = Che cosa succede
web-told-now = { $more ->
    [0] Che cosa succede
    [one] Che cosa succede · ancora uno
   *[other] Che cosa succede · ancora { $more }
}
web-told-back = Uno sguardo indietro · { $step } di { $steps }
web-told-before = Indietro
web-told-present = Torna ad adesso
web-since = { $count ->
    [one] Un evento dalla tua ultima decisione
   *[other] { $count } eventi dalla tua ultima decisione
}
web-since-walk = Rivedili
web-told-step = Passo { $step } di { $steps }
web-told-next = Avanti
web-told-run = Salta al mio turno
web-told-never = Senza passi
web-plan = Il tuo piano
web-plan-drop = Togli: { $what }
web-plan-go = { $count ->
    [one] Fai questa mossa e termina
   *[other] Fai queste { $count } mosse e termina
}
web-plan-undo = Annulla
web-plan-stopped = Il piano si ferma qui: prima c’è un’altra decisione.
end-title = La partita è finita
end-won = Vittoria
end-lost = Sconfitta
end-again = Gioca ancora
end-rematch = Rivincita, a posti girati
end-to-rematch = Alla rivincita
end-replay = Rivedi la partita
end-watch = Guarda un’altra partita
end-record = Scarica la partita
end-fair = Mescolata regolare?
end-fair-holds = Sì: il seme rivelato ora corrisponde all’impegno pubblicato prima della prima mossa.
end-fair-broken = No: il seme non corrisponde all’impegno.

## La sala

home-hall = Sala
home-lead = Quattro giochi da tavolo tra samurai, ninja e maestri di arti marziali. Regole complete, buona compagnia, bot che non barano mai.
home-sit-down = Gioca subito a Samurai Sword
home-watch = Guarda una partita
home-your-name = Il tuo nome
home-games = Giochi
home-samurai-sword = Samurai Sword
    .about = Ruoli nascosti, lame sguainate, l’onore in gioco.
home-rising-sun = Rising Sun
    .about = Alleanze davanti al tè, guerre a offerta segreta.
home-senjutsu = Senjutsu
    .about = Un duello su caselle esagonali. Scegli in segreto, colpisci per primo.
home-ken = Ken il Guerriero
    .about = Maestri ed eserciti sotto un cielo riarso.
home-house = Regole comuni
home-players = giocatori
home-minutes = { $minutes } min
home-play = Gioca
home-play-label = Gioca subito a { $game } contro i bot
home-table = Nuovo tavolo
home-decks = Mazzi
home-yours = Le tue partite
home-waits = Tavolo { $code } · si attendono giocatori
home-runs = Tavolo { $code } · { $people ->
    [one] tu e i bot
   *[other] { $people } persone
} · { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}
home-waits-for-you = tocca a te
home-no-limit = senza limite
home-limit = { $seconds } s
home-go = Vai
home-go-label = Vai al tavolo { $code }
home-none-yours = Nessuna partita in corso
home-none-yours-about = Premi Gioca su un gioco per cominciarne una contro i bot.
home-invitations = Inviti
home-invites = { $name } ti invita
home-come = Vieni
home-decline = No
home-come-label = Vieni a { $game }, tavolo { $code }
home-decline-label = No, rifiuta l’invito di { $name }
home-tables = Tavoli aperti
home-open-one = apri un tavolo
home-hosted = creato da { $name }
home-nobody-yet = non c’è ancora nessuno
home-sit-label = Siediti a { $game }, tavolo { $code }
home-to-watch = Partite da guardare
home-watch-label = Guarda { $game }, tavolo { $code }
home-turn = { $count ->
    [0] Decisione { $decision }
    [one] Decisione { $decision }: decide { $who }
   *[other] Decisione { $decision }: decidono { $who }
}
home-company-people = persone
home-company-mixed = persone e bot
home-company-bots = bot
home-company-masters = maestri
home-masters = Guarda giocare i maestri
home-taken = { $taken ->
    [one] 1 posto occupato
   *[other] { $taken } posti occupati
} su { $all }
home-none-open = Nessun tavolo aperto al momento
home-none-open-about = Aprine uno, o entra in un tavolo con il suo codice.
home-code = Codice di un tavolo
home-enter = Entra
home-replays = Partite e regole
home-replay-line = Tavolo { $code } · { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}
home-replay-public = Tavolo { $code } · { $names }
home-again = Ancora
home-again-label = Gioca ancora con { $names }
home-see = Rivedi
home-see-label = Rivedi la partita del tavolo { $code }
home-none-replays = Ancora nessuna partita finita
home-none-replays-about = Qui si rivedono le partite che hai giocato.
home-rules = Le regole
home-rules-about = Ogni regola, numerata, con la ricerca.
home-read = Leggi
home-manual-about = Come si gioca, si ospita, si fanno carte e si costruisce.
home-manual-label = Leggi il manuale
home-bring = Carica una partita salvata

## Un nuovo tavolo e la sala d’attesa

new-title = Un nuovo tavolo: { $game }
new-lead = Invita con un link o un codice, completa con i bot e scegli le opzioni.
new-seats = Giocatori
new-seat = Posto { $number }
new-you = Tu
new-open = Posto libero
new-bot = Bot: { $level }
new-with = Chi gioca con te?
new-with-bots = Bot
    .about = Si comincia subito; scegli quanto sono forti.
new-with-friends = Amici
    .about = Arrivano con un link o un codice, da qualunque dispositivo.
new-with-here = Questo schermo
    .about = Lo condividete, e ciascuno vede solo la propria mano.
new-fighter = Chi sei?
new-foe = Contro chi combatti?
new-deck = Con quale mazzo giochi?
new-more-settings = Altre impostazioni
new-group-decks = Scatole e mazzi
new-group-start = Inizio della partita
new-group-foes = Nemici
new-group-readings = Dove il regolamento si può leggere in due modi
new-group-table = Al tavolo
new-sum-open = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
new-sum-here = { $count ->
    [one] un altro giocatore qui
   *[other] altri { $count } giocatori qui
}
new-sum-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
new-presets = Prepara il tavolo
new-preset-box = Come nella scatola
    .about = tutto come stampato
new-preset-beginners = Per chi comincia
    .about = bot principianti, consigli, senza orologio
new-preset-tournament = Torneo
    .about = orologio da incontro, senza consigli
new-preset-own = tua
new-preset-keep = Salva questa impostazione
new-preset-name = Nome dell’impostazione
new-preset-save = Salva
new-preset-drop = Togli { $name }
new-mode = Modalità
mode-standard = normale
mode-duel = duello
    .about = Uno contro uno.
mode-advanced = duello, regole avanzate
    .about = Uno contro uno, con tutte le regole del manuale.
mode-melee = mischia
    .about = In tre o quattro, tutti contro tutti.
mode-teams = squadre
    .about = Due contro due.
mode-solo = in solitario
    .about = Da soli contro nemici guidati dalle regole.
mode-coop = cooperativa
    .about = Insieme contro nemici guidati dalle regole.
mode-horde = orda
    .about = Da soli contro un’ondata dopo l’altra.
new-clock = Tempo per pensare
clock-none = senza limite
    .about = Ognuno pensa quanto vuole.
clock-quick = 30 secondi per decisione
    .about = Dal vivo e di buon passo: tutti restano al tavolo.
clock-calm = 2 minuti per decisione
    .about = Dal vivo: tutti restano al tavolo e nessuno aspetta a lungo.
clock-match = 10 minuti a testa + 10 secondi per decisione
    .about = Dal vivo, come in un torneo: distribuisci il tuo tempo.
new-clock-about = Con altre persone un orologio tiene viva la partita; quando scade gioca un bot fino al loro ritorno.
clock-daily = una decisione al giorno
    .about = Per settimane: passi una volta al giorno e decidi.
clock-three-days = tre giorni per decisione
    .about = Per mesi: un fine settimana fuori non costa il turno a nessuno.
new-absence = Quando qualcuno è via
absence-soon = chiunque può far sedere un bot: subito, dopo 30 s se è caduta la linea
absence-patient = chiunque può far sedere un bot dopo 5 minuti
absence-agree = un bot solo se gli altri sono d’accordo
terms-absence = chiunque può far sedere un bot: dopo { $left } s, dopo { $broken } s se è caduta la linea
new-public = Mostra il tavolo nella sala
new-hints = Si può chiedere un consiglio ai bot
new-feats = I migliori risultati di questa sala
new-feats-more = { $count ->
    [one] Un’altra
   *[other] Altre { $count }
}
new-make = Apri il tavolo
new-make-start = Comincia
lobby-title = { $game }, tavolo { $code }
lobby-lead = { $open ->
    [0] Ci sono tutti.
    [one] Un posto è ancora libero.
   *[other] { $open } posti sono ancora liberi.
}
lobby-seats = Posti
lobby-open = Posto libero
lobby-open-about = per chi arriva prima
lobby-you = sei tu
lobby-here = è qui
lobby-away = è assente
lobby-start = Comincia
lobby-start-bots = { $open ->
    [one] Comincia, con un bot al posto libero
   *[other] Comincia, con i bot ai posti liberi
}
lobby-leave = Lascia il tavolo
lobby-terms = Opzioni della partita
terms-yes = sì
terms-no = no
terms-cards = { $count ->
    [one] una
   *[other] { $count }
}
terms-own = il proprio mazzo
terms-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
terms-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
terms-hints = Consigli
terms-move = { $time } per decisione
terms-player = { $time } a testa + { $increment } per decisione
lobby-invite = Invita
lobby-invite-about = I telefoni sulla stessa rete leggono il codice; gli altri usano il link.
lobby-further = Altri indirizzi di questa macchina:
lobby-name-first = Di’ prima come ti chiami.
lobby-only-here = Ora solo questa macchina raggiunge la sala.
lobby-let-in = Fai entrare la mia rete
lobby-let-in-about = Poi telefoni e computer della tua rete possono venire ai tuoi tavoli, finché non la chiudi di nuovo.
lobby-close-network = Chiudila alla rete
lobby-ask-keeper = Chi custodisce la sala può far entrare la rete.
lobby-code = Codice del tavolo: { $code }
lobby-qr = Codice QR con il link a questo tavolo

## Regole

rules-books = Regolamenti
rules-search = Cerca
rules-search-hint = una parola o un numero
rules-count = { $count ->
    [one] 1 regola
   *[other] { $count } regole
}
rules-chapters = Capitoli
rules-nothing = Nessun risultato per «{ $search }».
rules-none = La regola { $number } non c’è.
rules-missing = Queste regole non sono ancora scritte.
rules-open-page = Apri nelle regole
rules-mark = { $mark ->
    [silent] il regolamento tace
    [contradicts] il regolamento si contraddice
    [follows] segue da altre regole
    [reconstructed] ricostruita
   *[other] { $mark }
}

## Partite riviste

replay-title = Replay
replay-controls = Comandi del replay
replay-moment = Momento { $moment } di { $all }
replay-deal = La distribuzione
replay-secret = una risposta segreta
replay-scrub = Momento della partita
replay-before = cambiamento precedente
replay-after = cambiamento successivo
replay-step-back = una decisione indietro
replay-step = una decisione avanti
replay-play = Avvia
replay-pause = Pausa
replay-eyes = Vista
replay-open = tutte le carte scoperte
replay-watch = come l’hanno vista gli spettatori
replay-as = come l’ha vista { $name }
replay-fork = Gioca da qui
replay-link = Link a questo momento
replay-review = Analisi
replay-beside = Cronaca e analisi
review-lead = La probabilità di vittoria di ciascuno durante la partita.
review-wait = Analisi della partita…
review-none = Ora non si può analizzare questa partita. Riprova più tardi.
review-curve = { $name }: dal { $start }% all’inizio al { $end }% alla fine
review-turning = Punti di svolta
review-turn = Momento { $moment }, { $name }: { $change }
review-better = Meglio per { $name }: { $move } ({ $gain })
review-mostly-luck = soprattutto fortuna
review-mostly-decided = soprattutto scelta
review-decision = La decisione di { $name } ha cambiato le sue probabilità di { $worth }, la fortuna di { $luck }.
review-account = Che cosa ha fatto la differenza
review-start = inizio
review-own = decisioni proprie
review-others = decisioni altrui
review-luck = fortuna
review-end = fine
review-end-resigned = alla resa
review-resigned = { $name } si è arreso dopo l’ultima decisione. La curva si ferma alle probabilità di quel momento.
review-points = { $sign ->
    [plus] +{ $points }
   *[minus] −{ $points }
}
review-about = Stima del bot Ronin, con tutte le mani note. Le decisioni si giudicano da ciò che il giocatore poteva sapere; il resto è fortuna.
fork-title = Gioca dal momento { $moment }
fork-about = Chi sei? I bot prendono tutti gli altri posti.

## Mazzi

decks-title = Mazzi
decks-title-of = Costruisci i mazzi: { $game }
decks-shelf = I tuoi mazzi e quelli pronti
decks-new = Nuovo mazzo
decks-from-ready = Parti da:
decks-collection = Collezione
decks-search = un nome, una parola
decks-nothing = Nessuna carta corrisponde.
decks-fewer = Una copia in meno di { $card }
decks-more = Una copia in più di { $card }
decks-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copie
}
decks-deck = Mazzo
decks-size = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
decks-name = Nome
decks-unnamed = Il mio mazzo
decks-none-yet = Ancora nessuna carta: aggiungile dalla collezione, o parti da un mazzo pronto.
decks-save = Salva
decks-saved = «{ $name }» è salvato in questo browser.
decks-play = Giocalo ora
decks-exchange = Importa ed esporta
decks-exchange-about = Copia il mazzo come testo, o incollane un altro.
decks-as-text = Il mazzo come testo
decks-copy = Copia
decks-take = Importa
decks-room = ancora { $count }
decks-dropped = { $count ->
    [one] 1 carta non ammessa è stata tolta.
   *[other] { $count } carte non ammesse sono state tolte.
}
decks-misread = Non leggibile:
decks-take-rest = Importa il resto
decks-remove = Elimina
decks-yours = Il tuo mazzo
decks-of-the-table = scelto dal tavolo
decks-own = I tuoi
decks-ready = Pronti
decks-build = Costruisci un mazzo

## Samurai Sword

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
web-pass-screen = Passa il dispositivo a { $name }
web-pass-about = Nessuna carta è mostrata finché { $name } non prende il posto.
web-i-am = Sono { $name }
web-guest = Ospite { $number }
web-sit-beside = Gioca su questo dispositivo
new-here = Un altro giocatore su questo dispositivo
new-role = Chi combatte al posto { $number }
new-by-deck = secondo il tuo mazzo
new-several = { $name }: numero { $number }
new-several-none = nessuna scelta
new-several-more = uno in più
new-several-remove = togli

# La mia pagina

web-me = Io
me-title = La mia pagina
me-parts = In questa pagina
me-stranger = Questa sala non ti conosce ancora: gioca una partita e ti conoscerà.
me-settings = Su di te
me-settings-about = Il nome, la lingua, l’aspetto e i tuoi giorni valgono su tutti i tuoi dispositivi.
me-listed = Scrivimi nel libro della sala
me-devices = I tuoi dispositivi
me-devices-about = { $count ->
    [one] La sala ti conosce su questo dispositivo. Non serve una password: un link ti porta su un altro.
   *[other] La sala ti conosce su { $count } dispositivi. Non serve una password: un link ti porta su un altro.
}
me-carry = Portami su un altro dispositivo
me-carry-about = Apri questo link sull’altro dispositivo, o inquadralo. Funziona una volta sola, entro { $minutes } minuti. Chi lo apre sei tu: non mostrarlo a nessuno.
me-carry-picture = Il link per l’altro dispositivo come codice QR
me-carry-copy = Copia il link
me-carry-used = L’altro dispositivo è arrivato.
me-lock-out = Dimentica gli altri miei dispositivi
carry-title = Sei tu?
carry-about = Questo dispositivo diventa uno di quelli di { $name }: con le sue partite, i suoi mazzi e le sue preferenze.
carry-nobody = qualcuno senza nome
carry-yes = Sì, sono { $name }
carry-together = Sì, e porta con me quello che ho giocato qui
carry-no = No, torna alla sala
me-passkeys = Passkey
me-passkeys-about = { $count ->
    [0] Se perdi ogni dispositivo qui sei uno sconosciuto. Una passkey ti riporta: la tiene il telefono o il browser.
    [one] Hai una passkey. Ti riporta su qualsiasi dispositivo.
   *[other] Hai { $count } passkey. Ognuna ti riporta su qualsiasi dispositivo.
}
me-passkeys-stranger = Se hai creato una passkey in questa sala, ti riporta.
me-passkey-make = Crea una passkey
me-passkey-show = Entra con una passkey
me-passkey-drop = Elimina le mie passkey
me-passkey-made = La passkey è pronta.
me-passkey-dropped = Le tue passkey qui non portano più.
somebody = qualcuno
me-mine = Ciò che è tuo
me-mine-about = Prendi in un file tutto ciò che la sala sa di te, o fatti dimenticare.
me-export = Tutto su di me
me-forget = Dimenticami
me-forget-about = Il tuo nome, ciò che hai detto, i dispositivi e le passkey spariscono per sempre. Un bot prende i tuoi posti nelle partite in corso. Le partite finite restano, con qualcuno al tuo posto.
me-forget-yes = Dimenticami per sempre
me-forget-no = Resta

## Prime partite

lesson = Prima partita
lesson-step = Prima partita, passo { $step } di { $all }
lesson-next = Avanti
lesson-got-it = Ho capito
lesson-again = Rileggi
lesson-play-on = Continua a giocare

# Avvisi: essere chiamati quando nessuna pagina è aperta.
notices-open = Avvisi: chiamami quando tocca a me
notices-title = Avvisi
notices-about = Qui scegli come la sala ti chiama quando tocca a te e non sei qui.
notices-stranger = Prima siediti a un tavolo: allora la sala ti conosce e può chiamarti.
notices-ways = Vie per chiamarti
notices-none = Ancora niente ti chiama.
notices-push = In questo browser
notices-push-start = Chiamami in questo browser
notices-push-on = Questo browser viene chiamato, anche quando nessuna pagina della sala è aperta.
notices-push-install = Su iPhone o iPad aggiungi prima la sala alla schermata Home.
notices-push-denied = Il tuo browser non permette notifiche a questa sala; puoi cambiarlo nelle sue impostazioni.
notices-push-unsafe = I browser lo permettono solo in https, o sulla macchina su cui gira la sala.
notices-push-unable = Questo browser non può essere chiamato quando nessuna pagina è aperta.
notices-no-push = Non è stato possibile registrare il browser; il suo servizio push non risponde.
notices-a-browser = un browser
notices-mail = Per e-mail
notices-address = Indirizzo e-mail
notices-mail-about = Un’e-mail chiede prima se l’indirizzo è tuo.
notices-confirm-sent = Apri il link mandato a { $address }.
notices-unconfirmed = aspetta il link della sua e-mail
notices-hook = Con un webhook
notices-form = Destinatario
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-ntfy = ntfy
notices-form-json = Qualunque (JSON)
notices-url = Il suo indirizzo
notices-private = Lì leggo solo io
notices-private-about = Allora un link apre il tavolo come te in qualunque browser, una volta. Dove leggono anche altri, lo apre come te solo nei browser che ti conoscono.
notices-add = Aggiungi
notices-on = Chiamami a { $name }
notices-on-short = Acceso
notices-try = Prova { $name }
notices-try-short = Prova
notices-tried = Mandato. È arrivato?
notices-remove = Togli { $name }
notices-kinds = Che cosa ti chiama
notices-kind-decision = Una tua decisione
notices-kind-seat = Qualcuno si siede al tuo tavolo
notices-kind-wish = Qualcuno ti chiede di annullare
notices-kind-over = La partita è finita
notices-kind-invitation = Ti invita qualcuno con cui hai giocato
notices-quiet = Ore di silenzio
notices-quiet-about = In queste ore niente mi chiama ({ $zone })
notices-once = Ti si chiama una volta, e di nuovo solo quando hai guardato il tavolo. Un avviso non dice nulla di nascosto.
notice-link-off = Spegni gli avvisi
notice-link-off-about = La sala non manda più nulla a { $to }.
notice-link-off-press = Spegnili
notice-link-off-done = A { $to } non si manda più nulla. Nella tua pagina puoi riaccenderli.
notice-link-confirm = È il tuo indirizzo?
notice-link-confirm-about = Allora la sala manda un avviso a { $to } quando tocca a te.
notice-link-confirm-press = Sì, mandatemi gli avvisi
notice-link-confirm-done = D’ora in poi gli avvisi vanno a { $to }.
open-title = Il tuo tavolo
open-about = Questo link apre il tavolo { $code } come te in questo browser. Funziona una volta.
open-press = Aprilo come me
open-used = In un browser che ti conosce il tavolo si apre senza il link.
open-watch = Guarda il tavolo
invite-companions = Persone con cui hai giocato
invite-call = Invita { $name }
invite-called = { $name } è stato chiamato
invite-waits = { $name } troverà l’invito nella sala

## Come si gioca

learn-link = Come si gioca
learn-title = Come si gioca a { $game }
learn-first-game = Gioca la prima partita, che insegna
learn-novices = Gioca contro i novizi
learn-print = Stampa
learn-cards = Le carte
learn-a-turn = Un turno, passo per passo
learn-what-wins = Come si vince
learn-mistakes = Gli errori di chi comincia
learn-all-rules = Tutte le regole
rules-settled = Che cosa si può decidere prima di una partita

me-under-way = Partite in corso
me-none-under-way = Nessuna partita in corso.
me-played = Partite finite
me-none-played = Nessuna partita è ancora finita.
me-won = vinta
me-lost = persa
me-as = con { $what }
me-against = contro { $others }
me-length = { $decisions ->
    [one] { $decisions } decisione, { $minutes } min
   *[other] { $decisions } decisioni, { $minutes } min
}
me-review = Analisi
me-review-label = Analisi della partita { $code }
me-more = Partite precedenti
me-figures = I tuoi numeri
me-no-figures = Non hai finito nessuna partita di questo gioco.
me-sum = Vittorie: { $won } su { $played } ({ $percent }%)
me-standing = valutazione { $rating } ± { $unsure }
me-by-role = Vinte per ruolo
me-by-clan = Vinte per clan
me-by-hero = Vinte per personaggio
me-by-deck = Vinte per mazzo
me-own-deck = un mazzo tuo
me-share-won = Vinte
me-games = Partite
me-won-of = { $won } su { $played }
me-rivals = Contro chi
me-rival = Chi
me-you-won = Hai vinto
me-they-won = Hanno vinto
me-luck-skill = Fortuna e bravura
me-luck-skill-label = Che cosa ti hanno dato la fortuna e le tue decisioni in { $count } partite che hai riguardato
me-luck = fortuna
me-skill = le tue decisioni
me-luck-skill-mean = In queste { $count } partite la fortuna ti ha dato ciascuna volta { $luck } di una vittoria, le tue decisioni { $skill }.
me-luck-skill-about = Dalle tue analisi. Ogni linea è la media delle ultime { $count } partite; il 100% è una vittoria.
me-no-reviews = Riguarda due partite o più, e qui vedi che cosa era fortuna e che cosa eri tu.
me-bests = Contro il gioco
me-waves = miglior risultato { $waves }

web-book = Libro
book-title = Il libro della sala
book-about = Chi gioca qui, e quanto bene: le valutazioni seguono solo dalle partite finite. I bot di ogni livello sono segni che non si muovono. È nominato solo chi lo vuole.
book-sum = { $games ->
    [one] { $games } partita finita
   *[other] { $games } partite finite
}, { $people } con una valutazione, { $listed } nel libro.
book-who = Chi
book-rating = Valutazione
book-unsure = Incertezza
book-mark = Bot: { $level }
book-you = tu
book-nobody = Nessuno ha ancora chiesto di esservi nominato. Puoi farlo sulla tua pagina:

## Problemi

web-puzzles = Problemi
puzzles-title = Problemi
puzzles-about = Momenti di partite fra bot. Una sola mossa conserva la vittoria: trovala al tavolo.
puzzles-all = Tutti
puzzles-how = Un problema sa soltanto ciò che vedi tu. Tutto ciò che è nascosto è stato ridistribuito 250 volte, e con ogni mossa ogni distribuzione è stata giocata fino alla fine. La mossa giusta vince più spesso di quanto perda; ogni altra perde più spesso.
puzzle = Problema
puzzle-yours = Problema: tocca a te
puzzle-solved = Problema risolto
puzzle-more = Altri problemi
puzzle-of-the-day = Il problema del giorno
puzzle-moves = { $count } mosse fra cui scegliere.
puzzle-solve = Risolvilo
puzzle-again = Ancora una volta
puzzle-streak = Giorni di fila
puzzle-streak-how = Un giorno conta se risolvi un problema alla prima mossa.
puzzle-done = Risolti
puzzle-theme = Tema
puzzle-theme-parry = Parare o subire
puzzle-theme-reach = Distanza e posto
puzzle-theme-tempo = Tempo
puzzle-theme-bid = L’offerta
puzzle-theme-group = Il gruppo di combattimento
puzzle-theme-strike = Il colpo giusto
puzzle-theme-guard = Restare in vita
puzzle-theme-choice = La carta giusta
puzzle-level-1 = Livello 1: lo trova Ronin.
puzzle-level-2 = Livello 2: lo trova un Sensei.
puzzle-level-3 = Livello 3: lo trova un Maestro.
puzzle-level-4 = Livello 4: spesso sfugge anche a un Maestro.
puzzle-state-open = non ancora risolto
puzzle-state-first = risolto alla prima mossa
puzzle-state-later = risolto

## Un tavolo senza un disegno suo

plain-table = Il tavolo
plain-middle = Fra i giocatori
plain-you = sei tu
plain-decides = decide
plain-won = ha vinto
plain-yes = sì
plain-no = no
plain-no-cards = Non hai niente in mano.
plain-open = Qui niente è soltanto tuo.
plain-subtitle = { $seats ->
    [one] 1 giocatore
   *[other] { $seats } giocatori
}
web-no-client = Qui non si sa niente da cui disegnare un tavolo per «{ $game }». La sala non gioca più questo gioco, oppure queste pagine sono più vecchie della sala: ricaricale.

## Il laboratorio

web-lab = Laboratorio
lab-title = Il laboratorio
lab-about = Chiedi ai bot: che cosa cambia una modifica, chi trae vantaggio dal cominciare, un personaggio è troppo debole? Giocano le stesse distribuzioni con e senza, e le cifre dicono quanto se ne può essere certi.
lab-new = Un nuovo studio
lab-how-played = Come si gioca
lab-mode = Tipo di partita
lab-players = Giocatori
lab-bots = Chi gioca
lab-slow = Ogni loro partita dura secondi: poche distribuzioni dicono molto.
lab-options = Opzioni del gioco
lab-what-varies = Che cosa cambia
lab-vary-nothing = Nulla: chi vince quanto spesso?
lab-vary-option = Un’opzione delle regole
lab-vary-bot = Uno dei bot
lab-vary-cards = Carte
lab-option = Opzione
lab-from-to = Da «{ $from }» a «{ $to }»
lab-yes = sì
lab-no = no
lab-other-bot = In un posto gioca
lab-rotates = Avanza di un posto a ogni distribuzione.
lab-cards-named = { $name }: { $count ->
    [one] una carta
   *[other] { $count } carte
}
lab-no-cards = Non ci sono carte modificate pronte. Modificane al banco delle carte e portale qui.
lab-lay-down = Studia senza queste carte
lab-measured = Di chi si contano le vittorie
lab-how-long = Quanto a lungo
lab-deals = Distribuzioni, al massimo
lab-until = Finché si sa entro
lab-until-all = si giocano tutte
lab-points = ± { $points } punti
lab-until-about = Un intervallo che si può guardare in ogni momento è più largo; fermarsi prima costa da due a tre volte tante partite.
lab-name = Nome
lab-begin = Comincia
lab-sum = { $count ->
    [one] una partita
   *[other] fino a { $count } partite
}
lab-as-it-is = com’è
lab-studies = Studi
lab-none-yet = Ancora nessuno.
lab-measures = vittorie di { $who }
lab-state-running = in corso
lab-state-done = finito
lab-state-stopped = fermato
lab-state-refused = non eseguito
lab-progress = Partite giocate
lab-so-far-games = { $games } partite su { $of }
lab-rate = { $rate } al secondo
lab-left = al massimo ancora { $time }
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
}
lab-curve-apart = differenza, in punti
lab-curve-share = vinte
lab-variant = Variante
lab-won = Vinte
lab-difference = Differenza
lab-report = La pagina intera
lab-stop = Ferma
lab-go-on = Continua
lab-remove = Elimina
lab-how = Barre e fasce contengono il vero 95 volte su 100. Uno studio fermato tiene le sue partite e può continuare. Alla riga di comando gli studi possono essere più grandi e girare su molte macchine.
lab-manual = Come si fa uno studio

## Carte sotto i ferri

cards-title = Banco delle carte
cards-title-of = Banco delle carte: { $game }
cards-about = Prendi una carta, cambia le sue cifre o il suo testo, e vedila subito. Poi giocaci, studiala nel laboratorio, salva la serie sotto un nome, o mandala come collegamento.
cards-take = Prendi una carta
cards-search = Cerca fra le carte
cards-sets = Le tue serie
cards-forget = Dimentica { $name }
cards-words = Le modifiche, in TOML
cards-empty = Prendi una carta dall’elenco, o scrivi qui.
cards-line = Riga { $line }
cards-well = { $count ->
    [one] Una carta è modificata, e tutto regge.
   *[other] { $count } carte sono modificate, e tutto regge.
}
cards-nothing = Di { $card } non si può cambiare nulla.
cards-faces = Come appaiono
cards-none = Qui si disegnano le carte modificate.
cards-name = Nome della serie
cards-unnamed = Senza nome
cards-play = Gioca contro i bot
cards-table = Apri un tavolo
cards-study = Studiale
cards-keep = Salva
cards-kept = «{ $name }» è salvata in questo browser.
cards-save = Scarica come TOML
cards-share = Copia un collegamento
cards-link-copied = Il collegamento è copiato: chi lo apre ha queste carte sul banco.
