# Il laboratorio alla riga di comando.

command-lab = Studi su molte partite fra bot: che cosa cambia, chi ne trae vantaggio, e quanto se ne può essere certi.
    .usage = budokan lab COMANDO
command-study = Esegue lo studio descritto da un file, o lo continua.
    .usage = budokan lab study PLAN [--into CARTELLA] [--workers N] [--ray] [--json]
command-report = Scrive la pagina di uno studio: un solo file che si apre senza rete.
    .usage = budokan lab report CARTELLA [--page FILE]
command-balance = Trova le modifiche più piccole e meno numerose che portano gli scontri entro una fascia, e le verifica su distribuzioni nuove.
    .usage = budokan lab balance PLAN [--into CARTELLA] [--library FILE] [--workers N] [--json]
command-puzzles = Cerca momenti di partite in cui una sola mossa conserva la vittoria, o dimostra di nuovo quelli raccolti.
    .usage = budokan lab puzzles [GIOCO] [--games N] [--first N] [--into CARTELLA] [--prove] [--renew] [--redeals N] [--workers N] [--json]
command-openings = Conta che cosa fanno i bot per prima cosa e più spesso, per ruolo, personaggio, clan e mazzo.
    .usage = budokan lab openings GIOCO [--games N] [--first N] [--bots LIVELLO] [--into CARTELLA] [--workers N] [--json]

arg-plan = Il file dello studio; docs/how-to/run-a-study.md ne mostra uno.
arg-into = La cartella per i risultati; le partite di uno studio che ci sono già non si giocano di nuovo.
arg-ray = Gioca su Ray: un cluster di --workers processi su questa macchina, se --cluster non ne indica un altro.
arg-library = Le partite di una ricerca precedente sugli stessi scontri, da cui imparare.
arg-cluster = L’indirizzo di un cluster di Ray su cui è installato Budokan.
arg-folder = La cartella di uno studio.
arg-page = La pagina da scrivere; se non è detto, report.html nella cartella.
arg-first = Il numero della prima partita da esaminare; gli stessi numeri sono le stesse partite.
arg-prove = Dimostra di nuovo i problemi della casa, o quelli di --into, invece di cercarne altri.
arg-renew = Dimostra i problemi della casa, o quelli di --into, con le regole e la sorte di oggi, e toglie quelli che non lo sono più.
arg-redeals = Dimostra con tante ridistribuzioni invece di tutte: più in fretta, e dimostrando meno.

lab-puzzle-found = { $puzzle }: giocatore { $seat }, «{ $move }», { $won }%, livello { $level }
lab-puzzles-found = { $count ->
    [one] Un problema
   *[other] { $count } problemi
} in { $games ->
    [one] una partita
   *[other] { $games } partite
}.
lab-puzzle-holds = { $puzzle } regge: { $won } ridistribuzioni vinte su { $redeals }, { $second } con la seconda mossa migliore.
lab-puzzle-fails = { $puzzle } non regge: { $why }.
lab-puzzle-gone = { $puzzle } non è più un problema ed è stato tolto.
lab-puzzles-proved = { $held } su { $count ->
    [one] un problema
   *[other] { $count } problemi
} { $held ->
    [one] regge
   *[other] reggono
}.
lab-puzzle-record = la sua partita non si può giocare fino al suo momento
lab-puzzle-moves = sono offerte mosse diverse da quelle valutate
lab-puzzle-share = non è l’unica mossa che vince
lab-puzzle-other-figures = le ridistribuzioni finiscono diversamente da come è scritto
lab-puzzle-search = la ricerca arriva a un’altra mossa

lab-openings-counted = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, { $count ->
    [one] una domanda
   *[other] { $count } domande
}.

lab-title = { $name }: { $game }, { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}
lab-who = Chi
lab-stopped = Fermato; { $games ->
    [one] una partita resta
   *[other] { $games } partite restano
} in { $folder }, e lo stesso comando continua da lì.
lab-failures = { $count ->
    [one] Una partita è fallita
   *[other] { $count } partite sono fallite
}; la tabella «games» dice perché.
lab-speed = { $played ->
    [one] Una partita giocata
   *[other] { $played } partite giocate
} in { $seconds } s, { $rate } al secondo ({ $engine }).
lab-compiled = compilato
lab-plain = non compilato; «make compiled» lo rende più veloce
lab-rate = { $rate } partite/s
lab-kept = Le tabelle sono in { $folder }; impronta { $digest }.
lab-written = La pagina è { $file }.

lab-balance-title = { $name }: { $game }
lab-balance-figure = Valore
lab-balance-before = Prima
lab-balance-after = Dopo
lab-balance-match-up = Scontro
lab-balance-even = Ogni scontro è tra { $low } e { $high }% su distribuzioni da cui non si è imparato nulla.
lab-balance-not-even = Non ogni scontro è tra { $low } e { $high }% su distribuzioni da cui non si è imparato nulla. Più partite, più turni o limiti più larghi possono aiutare.
lab-balance-games = Partite: { $games }; { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
}.
lab-balance-failures = { $count ->
    [one] Una partita è fallita
   *[other] { $count } partite sono fallite
}; il file library.jsonl dice perché.
lab-balance-kept = Le partite sono in { $folder }, e i valori come sono risultati nel suo { $file }.
