# Le parole dell’ingresso e dei tavoli; quelle delle altre pagine stanno in file loro, `lab.it.ftl`. Ciò che accade al tavolo lo dicono i
# cataloghi dei giochi.

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

## Più persone a un dispositivo, e personaggi propri

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
somebody = qualcuno

## Prime partite

lesson = Prima partita
lesson-step = Prima partita, passo { $step } di { $all }
lesson-next = Avanti
lesson-got-it = Ho capito
lesson-again = Rileggi
lesson-play-on = Continua a giocare

# Avvisi: essere chiamati quando nessuna pagina è aperta.

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
rules-settled = Che cosa si può decidere prima di una partita

web-book = Libro

## Problemi

web-puzzles = Problemi

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
