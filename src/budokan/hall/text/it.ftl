# Quello che dice la sala.

hall-no-such-table = Il tavolo { $code } non esiste.
hall-no-such-replay = Il replay { $replay } non esiste.
hall-no-such-moment = Questo momento non esiste; l’ultimo è { $last }.
hall-no-such-page = Pagina non trovata.
hall-no-such-language = «{ $language }» non è una lingua di questa sala; ci sono { $known }.
hall-no-such-level = Non ci sono bot chiamati «{ $level }»; ci sono { $known }.
hall-no-such-emote = «{ $emote }» non è tra i gesti; ci sono { $known }.
hall-no-ledger = Le regole di { $game } non sono ancora state scritte.
hall-not-built = Le pagine della sala non sono ancora costruite; le costruisce «make web».

hall-wrong-token = Questo link non è valido per nessun posto del tavolo.
hall-only-players = Può farlo solo chi siede al tavolo.
hall-say-hello = Entra prima in un tavolo.
hall-has-started = La partita è già cominciata: non puoi più unirti.
hall-not-started = La partita non è ancora cominciata.
hall-no-open-seat = Tutti i posti sono occupati.
hall-seat-is-taken = Questo posto è occupato.
hall-no-workshop = { $game } non ha mazzi da costruire.
hall-two-of-you = Puoi sederti a un solo posto.
hall-bad-clock = Un orologio ha bisogno di almeno un secondo.
hall-stale = La partita è andata avanti: guarda il tavolo e scegli di nuovo.
hall-not-over = La partita non è finita: potrai scaricarla alla fine.
hall-fork-is-over = In questo momento la partita è già finita; scegline uno precedente.
hall-closed = Questa partita non può continuare: da allora le regole della casa sono cambiate.
hall-as-it-was-told = Dopo questa partita le regole della casa sono cambiate; la si mostra come fu raccontata.
hall-played-again = Dopo questa partita le regole della casa sono cambiate; quelle di oggi potrebbero raccontarla in un altro modo.
hall-only-the-record = Dopo questa partita le regole della casa sono cambiate; ne resta solo la partita salvata.
hall-nothing-asked = Ora non devi decidere nulla.
hall-one-answer = C’è una sola risposta: non serve un consiglio.
hall-no-first-game = Per «{ $game }» non c’è una prima partita.
hall-no-lesson = Questo tavolo non è una prima partita.
hall-lesson-wait = Aspetta gli altri: prima tocca a loro rispondere.
hall-no-such-puzzle = Non c’è nessun problema «{ $puzzle }».
hall-puzzle-task = Di { $count } mosse una sola conserva la vittoria. Quale?
hall-puzzle-read-first = Il problema è risolto: leggi che cosa dice, poi continua la partita.
hall-puzzle-not-asked = Il problema si risolve con una mossa del gioco, non parlando.
hall-puzzle-not = «{ $move }» non basta: tra le partite che ti appaiono così ne vince solo { $won } su 100, e { $who } ne vince { $theirs }.
hall-puzzle-not-alone = «{ $move }» non basta: tra le partite che ti appaiono così ne vince solo { $won } su 100.
hall-puzzle-solved = Risolto. Tra le partite che ti appaiono così ne vince { $won } su 100; la seconda migliore, «{ $move }», ne vince { $theirs }. Con ogni mossa ne sono state ridistribuite { $redeals } e giocate fino alla fine.
hall-thinkers-busy = I bot sono occupati. Riprova tra un momento.
hall-took-too-long = Ci voleva più tempo, o più spazio, di quanto una sala possa dare: è stato interrotto.
hall-no-hints = A questo tavolo i consigli sono disattivati.
hall-empty-line = Il messaggio è vuoto.

hall-undo-is-asked = Qualcuno ha già chiesto di annullare.
hall-undo-was-refused = La richiesta di annullare è stata rifiutata; gioca ancora prima di chiedere di nuovo.
hall-undo-not-asked = Nessuno ti chiede di annullare.
hall-undo-away = Per annullare serve l’accordo di chi ora non c’è: { $who }; chiedi di nuovo più tardi.
hall-nothing-to-undo = Non hai ancora deciso nulla.

hall-bot-plays = Lì gioca già un bot.
hall-is-here = Chi siede lì è presente.
hall-not-gone-long = È via da poco; tra { $seconds } s si potrà far sedere un bot.
hall-stand-in-is-asked = Qualcuno sta già chiedendo se può giocare un bot.
hall-stand-in-was-refused = È stato rifiutato; chiedi di nuovo tra un minuto.
hall-stand-in-not-asked = Nessuno ti chiede se può giocare un bot.
hall-no-such-zone = Questa sala non conosce il fuso orario «{ $zone }».
hall-long-night = Una notte libera dura al massimo { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}.
hall-long-away = Si può dire di essere via per { $days } giorni al massimo.

hall-no-person = Questa sala non ti conosce su questo dispositivo.
hall-no-carry = Questo link è già stato usato o è troppo vecchio; creane uno nuovo sull’altro dispositivo.
hall-too-many-decks = La sala conserva { $most } byte di mazzi per ogni persona; cancellane qualcuno.
hall-no-passkeys-here = I browser conoscono le passkey solo dove la sala ha un nome: su http://localhost o con https.
hall-bad-passkey = Questa passkey qui non vale.
hall-late-passkey = È passato troppo tempo; riprova.
hall-no-passkey = Questa sala non conosce quella passkey.
hall-too-many-passkeys = Una persona ha al massimo { $most } passkey.

hall-not-the-keeper = Può farlo solo chi custodisce questa sala, alla macchina su cui gira.
hall-no-network = Questa macchina non è in nessuna rete da far entrare.
hall-bad-message = Non si riesce a leggere: { $what }.
hall-too-deep = È annidato troppo in profondità.
hall-too-fast = Troppe richieste: rallenta.
hall-too-long = È troppo lungo.
hall-too-many-guesses = Troppi codici che non portano a nessun tavolo; riprova fra un minuto.
hall-wrong-host = Questa sala non si chiama «{ $host }»; chi la tiene può permetterlo con --allowed-host.
hall-wrong-page = Una pagina di un altro sito qui non può farlo.
hall-is-full = La sala è piena; riprova tra un po’.
hall-too-many-tables = Hai già { $most } tavoli aperti; prima finiscine uno.
hall-bad-record = Questa partita salvata è danneggiata.
hall-record-too-long = Una partita salvata può avere al massimo { $most } byte.
hall-store-trouble = La mossa non si è potuta salvare, quindi non è stata fatta: { $what }.
hall-database-away = La base di dati della sala non risponde, quindi non è stato salvato nulla; riprova tra un momento.
hall-database-unsure = La base di dati della sala si è interrotta durante il salvataggio; il tavolo mostrerà se è riuscito.
hall-our-bug = Si è verificato un errore nostro; è stato registrato.

hall-bad-cards = «{ $found }» non indica un gioco e una cartella di carte: si scrive GIOCO=CARTELLA, come ken=mie-carte.
hall-bad-host = «{ $found }» non è un nome con cui si raggiunge una sala: si scrive senza porta e senza http://, come budokan.example.
hall-bad-proxy = «{ $found }» non è l’indirizzo di un server: si scrive un indirizzo o una rete, come 127.0.0.1 o 10.0.0.0/8.
hall-bad-metrics = «{ $found }» non è un posto per le cifre: si scrive una porta, come 9100, o un indirizzo e una porta, come 10.0.0.5:9100.
hall-bad-guest = «{ $name }» non può essere il nome di un ospite: minuscole, cifre e trattini, e nessun livello della casa.
hall-bad-data = La sala non può usare { $path }: { $what }.
hall-bad-database = L’indirizzo di una base di dati comincia con postgresql://, per esempio postgresql://budokan@localhost/hall; in una password @ / : ? # % si scrivono %40 %2F %3A %3F %23 %25.
hall-no-psycopg = Una sala in PostgreSQL richiede un altro pacchetto: pip install 'budokan[postgres]'.
hall-table-unreachable = Il tavolo è presso un altro processo di questa sala, che in questo momento non risponde. Riprova tra poco.
hall-bad-between = { $found } non è un indirizzo con una porta a cui gli altri processi della sala raggiungono questo.
hall-pooled = Dietro { $path } qualcuno dà la connessione ad altri dopo ogni transazione; una sala ne richiede una propria: pool_mode = session, o l’indirizzo di PostgreSQL stesso.
hall-in-use = Un’altra sala è aperta su { $path }.
hall-not-ours = { $path } è una base di dati, ma non quella di una sala.
hall-newer = { $path } è stato scritto da una sala più nuova (versione { $found }; questa conosce la { $known }).
hall-port-taken = { $address } è occupato; scegli un’altra porta con --port.
hall-bad-address = La sala non può aprire { $address }: { $what }.
hall-export-exists = { $path } esiste già; scegli un altro nome.
hall-not-the-same = Qualcosa in «{ $table }» non è uguale nei due luoghi; là non è stato tenuto nulla.
hall-not-empty = In { $path } c’è già qualcosa; scegli un luogo senza sala.
hall-nothing-there = In { $path } non c’è nessuna sala.
hall-no-backup = { $path } non è un file.
hall-other-version = { $path } è stato scritto da una sala di un’altra versione; prima aprilo una volta con questa.
hall-promise-holds = La sala ha mantenuto la parola: il seme è quello a cui si era impegnata con { $commitment }.
hall-promise-broken = Il seme della partita salvata non è quello a cui la sala si era impegnata con { $commitment }.
hall-exported = Tutto ciò che è nella sala ora è in { $path }.
hall-carried = { $rows ->
    [one] Ora una riga è in { $path }, uguale a prima.
   *[other] Ora { $rows } righe sono in { $path }, ciascuna uguale a prima.
}
hall-open = La sala è aperta: { $address }
hall-others = Gli altri la raggiungono a: { $address }
hall-keep = Per far entrare la tua rete, aprila come custode: { $address }

command-serve = Apre la sala: tavoli per persone e bot, nel browser.
    .usage = budokan serve [--host INDIRIZZO] [--port PORTA] [--data CARTELLA] [--database INDIRIZZO] [--guest NOME=COMANDO] [--cards GIOCO=CARTELLA] [--allowed-host NOME] [--trusted-proxy INDIRIZZO] [--allow-webhook HOST] [--mail SERVER] [--mail-from INDIRIZZO] [--metrics PORTA] [--browser]
command-export = Fa una copia di tutto ciò che è nella sala, anche mentre è aperta.
    .usage = budokan export FILE [--data CARTELLA]
command-backup = Fa una copia di tutto ciò che è nella sala in un solo file, anche mentre è aperta.
    .usage = budokan backup FILE [--data CARTELLA] [--database INDIRIZZO]
command-restore = Mette una copia di una sala dove ancora non ce n’è una.
    .usage = budokan restore FILE [--data CARTELLA] [--database INDIRIZZO]
command-move = Porta una sala chiusa da una cartella in una base di dati, o viceversa; resta anche dov’era.
    .usage = budokan move DA A
arg-origin = la cartella o la base di dati in cui è la sala
arg-goal = la cartella o la base di dati in cui deve andare; là non deve esserci una sala
arg-database = la base PostgreSQL in cui la sala tiene tutto, per esempio postgresql://budokan@localhost/hall, al posto di una cartella
command-doctor = Guarda ciò di cui una sala ha bisogno e dice che cosa non va.
    .usage = budokan doctor [--data CARTELLA] [--database INDIRIZZO] [--port PORTA]
doctor-well = bene
doctor-ill = MALE
doctor-found-well = Va tutto bene.
doctor-found-ill = Qualcosa non va: vedi sopra.
doctor-lines = Il sistema dà alla sala file per { $lines } connessioni; una sala pubblica dovrebbe averne 256 o più (ulimit -n).
doctor-clock-good = L’orologio è regolato.
doctor-clock-bad = L’orologio di questa macchina non è mai stato regolato: quelli delle partite sarebbero sbagliati.
doctor-from-the-future = Ci sono tavoli che vengono dal futuro: l’orologio è sbagliato, o lo è stato.
doctor-port-free = La porta { $port } è libera.
doctor-port-taken = La porta { $port } è occupata; se là è aperta una sala, va bene così.
doctor-pages = Le pagine della sala sono costruite.
doctor-no-pages = Le pagine della sala non sono costruite: esegui make web.
doctor-no-hall-yet = In { $path } non c’è ancora una sala; nasce alla prima apertura.
doctor-space = A { $path } sono liberi { $megabytes } megabyte; una sala dovrebbe averne 200 o più.
doctor-rights-good = Nessun altro può guardare in { $path }.
doctor-rights-bad = Altri su questa macchina possono guardare in { $path }: chmod 700 li tiene fuori.
doctor-file-good = { $path } è integro.
doctor-file-bad = { $path } è danneggiato: ripristina l’ultima copia.
doctor-version = È stata scritta dallo schema { $found }; questa versione scrive il { $known }.
doctor-counted = Sono tenuti { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} e { $people ->
    [one] una persona
   *[other] { $people } persone
}.
doctor-database = La base di dati risponde in { $milliseconds } millisecondi; più di 50 si sentirebbero a ogni mossa.
doctor-clocks = L’orologio della base di dati e quello di questa macchina distano { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
doctor-writable = Nella base di dati si può scrivere.
doctor-read-only = La base di dati ne segue soltanto un’altra: alla sala serve quella in cui si scrive.
command-demo = Crea una sala piena di persone e di partite finite, e la apre.
    .usage = budokan demo [--data CARTELLA] [--games N] [--people N] [--port PORTA] [--only-make]
arg-people = quante persone le hanno giocate
arg-only-make = crea la sala senza aprirla
demo-bad-numbers = Una sala dimostrativa ha da 1 a { $games } partite e da { $least } a { $people } persone.
demo-ready = La sala dimostrativa è in { $path }.
demo-come = Per vedere una pagina con molte partite, entra come una delle sue persone (una volta, entro dieci minuti): { $address }
arg-host = l’indirizzo su cui aprire la sala; 0.0.0.0 fa entrare gli altri della rete
arg-port = la porta; 0 per una qualsiasi libera
arg-data = la cartella in cui la sala tiene i suoi tavoli
arg-guest = un programma che può sedere come bot, e il nome con cui lo si sceglie; si può dare più volte
arg-allowed-host = un nome con cui si raggiunge la sala, oltre al suo indirizzo e al nome della macchina; si può dare più volte
arg-trusted-proxy = l’indirizzo di un server che sta davanti, creduto su da dove viene la gente; si può dare più volte
arg-metrics = dove Prometheus trova le cifre della sala: una porta di questa macchina, o un indirizzo e una porta
arg-between = dove gli altri processi della sala raggiungono questo: un indirizzo e una porta; se manca, la sala ne trova uno da sé
arg-log-json = scrive ciò che accade nella sala in righe di JSON, una per avvenimento
arg-browser = apre la sala nel browser

level-uniform = Foglia al vento (a caso)
level-novice = Principiante
level-student = Allievo
level-greedy = Ronin
level-ronin = Ronin
level-sensei = Sensei
level-master = Maestro

emote-bow = si inchina
emote-well-played = ben giocato!
emote-thanks = grazie
emote-thinking = sta pensando
emote-hurry = ha fretta
emote-laugh = ride
emote-surprise = resta a bocca aperta
emote-sorry = si scusa

# The manual

manual-none-title = Il manuale non è qui
manual-none-about = Questa sala è stata aperta da una copia del repository in cui il manuale non è ancora stato preparato: lo prepara make docs. Le regole si possono leggere comunque.
manual-none-rules = Alle regole

## Il laboratorio

hall-lab-keeper = Gli studi di questa sala sono per chi la tiene: apritela con il suo collegamento, che «budokan serve» indica.
hall-lab-spent = Oggi hai chiesto { $most ->
    [one] una partita, quanto questa sala ne gioca
   *[other] { $most } partite, quante questa sala ne gioca
} per un ospite. Domani ce ne saranno altre.
hall-lab-too-many = Sono più partite delle { $most } che puoi chiedere oggi.
hall-lab-busy = In questa sala è in corso uno studio. Uno alla volta: aspetta, o fermalo.
hall-lab-one-process = Questa sala è tenuta da più processi; lì gli studi si fanno dalla riga di comando.
hall-lab-no-study = In questa sala non c’è uno studio così.
hall-lab-no-report = Questo studio non ha ancora una pagina.
hall-no-such-card = Non c’è una carta «{ $card }» di cui si possa cambiare qualcosa.
hall-no-own-cards = Questo gioco non accetta carte modificate.
hall-many-cards = Una serie cambia al massimo { $most ->
    [one] una carta
   *[other] { $most } carte
}.
