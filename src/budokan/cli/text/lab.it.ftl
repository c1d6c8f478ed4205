# Il laboratorio alla riga di comando.

command-lab = Studi su molte partite fra bot: che cosa cambia, chi ne trae vantaggio, e quanto se ne può essere certi.
    .usage = budokan lab COMANDO
command-study = Esegue lo studio descritto da un file, o lo continua.
    .usage = budokan lab study PLAN [--into CARTELLA] [--workers N] [--ray] [--json]
command-report = Scrive la pagina di uno studio: un solo file che si apre senza rete.
    .usage = budokan lab report CARTELLA [--page FILE]

arg-plan = Il file dello studio; docs/how-to/run-a-study.md ne mostra uno.
arg-into = La cartella per le partite e le tabelle dello studio; le partite che ci sono già non si giocano di nuovo.
arg-ray = Gioca su Ray: un cluster di --workers processi su questa macchina, se --cluster non ne indica un altro.
arg-cluster = L’indirizzo di un cluster di Ray su cui è installato Budokan.
arg-folder = La cartella di uno studio.
arg-page = La pagina da scrivere; se non è detto, report.html nella cartella.

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
