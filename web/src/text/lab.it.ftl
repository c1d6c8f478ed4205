# Le parole del Laboratorio e del banco delle carte.

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
lab-points = ± { $points ->
    [one] un punto
   *[other] { $points } punti
}
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
lab-so-far-games = { $games ->
    [one] una partita
   *[other] { $games } partite
} su { $of }
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
cards-moment = Prova da un momento
cards-moment-about = Scegli una partita, vai al momento che vuoi, e continua da lì con le tue carte. I bot prendono gli altri posti.
cards-no-games = Qui non è ancora finita nessuna partita di questo gioco.
cards-other-game = Quella partita salvata è di un altro gioco.
cards-study = Studiale
cards-keep = Salva
cards-kept = «{ $name }» è salvata in questo browser.
cards-save = Scarica come TOML
cards-share = Copia un collegamento
cards-link-copied = Il collegamento è copiato: chi lo apre ha queste carte sul banco.
