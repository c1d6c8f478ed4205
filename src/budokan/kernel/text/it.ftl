# Quel che dice la casa stessa, qualunque sia il gioco.

seat = Giocatore { $number }
nobody = nessuno
list-and = { $first } e { $last }
list-copies = { $word } ×{ $count }

game-is-over = La partita è finita; non si accettano altre mosse.
no-such-seat = Questo posto non esiste; i posti si contano da 0 a { $last }.
nobody-listens = Questo tavolo non tiene la cronaca: aprilo con listen=True.
not-a-game = Un gioco viene da budokan.game(NOME); «{ $found }» non lo è.
not-a-table = Un tavolo lo prepara un gioco, con new(); «{ $found }» non lo è.
not-a-bot = Ogni posto vuole un bot, che ha un metodo choose(perspective); il posto { $seat } ha «{ $found }».
not-a-deal = Ciò che si distribuisce è un Deal di gioco, posti e seme; «{ $found }» non lo è.
bad-deal-seed = Il seme di un Deal è un numero intero scritto come testo, non «{ $found }».
not-a-text = Si mette in parole un messaggio dei cataloghi, o il suo nome; «{ $found }» non lo è.
not-a-count = { $name } è un numero intero, almeno { $least }, non «{ $found }».
not-a-language = Una lingua si indica con le sue lettere, come en o it; «{ $found }» non è una lingua.
not-luck = La sorte viene da budokan.Luck(NUMERO); «{ $found }» non lo è.
not-a-move = Questa non è una mossa di questo gioco; una mossa è una delle opzioni offerte.
not-your-decision = Ora non tocca a te decidere; il tavolo aspetta: { $who }.
not-offered = «{ $move }» ora non è possibile; scegli { $count ->
    [one] l’unica opzione offerta
   *[other] una delle { $count } opzioni offerte
}.

bad-move = Una mossa non si può leggere: { $what }.
unknown-move = «{ $what }» non è una mossa di questo gioco.
bad-position = La posizione non si può leggere: { $what }.
unknown-frame = La posizione nomina il passo «{ $what }», che questo gioco non ha.
no-record = Questo tavolo è una simulazione per un posto e non si può salvare.
not-a-record = Questo non è il file di una partita salvata; la prima riga dovrebbe essere «{ $expected }».
bad-record-line = La riga { $line } della partita salvata non si può leggere; attesa: { $expected }.
bad-record-header = L’intestazione della partita salvata non si può leggere: { $what }.
bad-record-move = La decisione { $number } della partita salvata, «{ $what }», non è una mossa di questo gioco.
illegal-record-move = La decisione { $number } della partita salvata, «{ $what }» di { $seat }, non è possibile: { $why }
refused-by = { $why } ({ $ruling })
short-record = La partita salvata è tronca: promette { $expected ->
    [one] 1 decisione
   *[other] { $expected } decisioni
} e ne contiene { $found }.
other-digest = La partita salvata non porta al tavolo che dichiara: impronta attesa { $expected }, trovata { $found }.
other-header = La partita salvata dice { $field } { $said } dove la sua posizione dice { $stands }.
other-options = La partita salvata e la sua posizione non sono fatte con le stesse opzioni.
bad-resignation = In questa partita di { $game } ora nessuno può arrendersi: lo può chi gioca uno contro uno, prima della fine.
endless = Ciò che ne seguirebbe non finirebbe mai.
unknown-game = Non c’è un gioco «{ $name }»; ci sono { $known }.
game-not-brought = Il gioco «{ $name }» ({ $where }) non si può giocare qui: { $what }.
unknown-mode = { $game } non ha la modalità «{ $mode }»; ci sono { $known }.
bad-seats = { $game } si gioca { $span ->
    [0] { $most ->
        [one] da soli
       *[other] in { $most }
    }
   *[other] da { $least } a { $most }
} in questa forma, non in { $found }.
bad-option = Un’opzione di { $game } non si può leggere: { $what }.
bad-seed = Un seme è un numero intero di al più 256 bit, non «{ $found }».
bad-luck = La partita salvata nomina una corrente della sorte che qui non si conosce.
other-rules = La partita salvata è stata fatta con la versione { $found } delle regole di { $game }; questa casa gioca la versione { $expected }.
bad-cards = { $file }: { $what }.
bad-cards-at = { $file }, riga { $line }, colonna { $column }: { $what }
no-ledger = Qui non ci sono le regole di «{ $name }».
no-ruling = «{ $title }» non ha la regola { $number }.
bad-ledger = La riga { $line } delle regole { $file } non si può leggere; attesa: { $expected }.
unknown-bot = Non c’è un bot «{ $name }»; ci sono { $known }.
bot-not-made = Il bot «{ $name }» ({ $where }) non si è potuto creare: { $what }.
no-such-program = Non c’è un programma «{ $command }» che possa giocare come bot.

event-house-decides = { $seat-is ->
    [you] Il bot Ronin decide per te
   *[other] Il bot Ronin decide per { $seat }
}: { $why }.
event-house-rules-changed = Le regole della casa sono cambiate da quando è cominciata questa partita; si continua da dov’era.
event-house-played-again = Le regole della casa sono cambiate da quando è cominciata questa partita; le sue decisioni sono state rigiocate con quelle di oggi{ $unplayed ->
    [0] .
    [one] , e l’ultima, non più possibile, è persa.
   *[other] , e le ultime { $unplayed }, non più possibili, sono perse.
}
event-house-game-closed = Le regole della casa sono cambiate da quando è cominciata questa partita, e da dov’era non può continuare.
event-house-bot-seated = { $by-is ->
    [you] Fai sedere
   *[other] { $by } fa sedere
} un bot al posto { $seat-is ->
    [you] tuo
   *[other] di { $seat }
}.
outcome-resigned = { $winners } { $winners-count ->
    [one] vince
   *[other] vincono
}: l’altro si è arreso.
event-house-handed-over = { $seat-is ->
    [you] Ti arrendi
   *[other] { $seat } si arrende
}; continua un bot.
event-house-gave-up = { $seat-is ->
    [you] Ti arrendi.
   *[other] { $seat } si arrende.
}
lost-late = il bot non ha risposto in tempo
lost-gone = il bot ha smesso di funzionare
lost-nonsense = la risposta del bot non si può leggere
lost-not-offered = il bot ha scelto una mossa non offerta
lost-too-long = la risposta del bot era troppo lunga
lost-given-up = il bot ha fallito troppe volte ed è stato sostituito
lost-busy = troppi bot stanno pensando insieme
