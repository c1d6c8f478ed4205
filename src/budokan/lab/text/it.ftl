# Quello che dice il laboratorio: studi, risultati e relazioni.

## Studi

lab-bad-study = { $file }: { $what }.
lab-bad-balance = { $file }: { $what }.
lab-no-value = nel file non c’è un valore «{ $found }»
lab-no-most = «{ $found }» ha un minimo e nessun massimo
lab-bad-band = la fascia deve cominciare sotto la sua fine
lab-asked-cards = le carte modificate vanno scritte per esteso
lab-asked-bot = Nessun bot «{ $bot }» gioca negli studi di una sala; conosciuti: { $known }.
lab-asked-form = Lo studio non si può leggere: { $error }
lab-too-long = ha più di { $most } byte
lab-same-name = due varianti hanno lo stesso nome
lab-other-seats = ogni variante richiede lo stesso numero di giocatori
lab-no-folder = accanto non c’è una cartella «{ $found }»
lab-too-many-bots = Sono stati nominati { $found } bot per { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}.
lab-worker-lost = { $times } processi sono andati persi, uno dopo l’altro, alla partita { $piece } (variante, distribuzione); le altre partite restano.
lab-bad-journal = { $file } non contiene partite di uno studio che si possano leggere.
lab-other-study = { $folder } contiene le partite di un altro studio: altro gioco, seme, variante od opzione. Indica un’altra cartella con --into.
lab-no-results = { $folder } non contiene i risultati di uno studio; li scrive «budokan lab study».
lab-needs-extra = Gli studi richiedono altri pacchetti: pip install "budokan[{ $extra }]"

## Cifre

lab-percent = { $figure }%
lab-between = { $low } … { $high }
lab-so-far = { $mean } ± { $reach }
lab-sentence = { $variant }: { $who } { $many ->
    [several] vincono
   *[one] vince
} { $size } punti in { $way ->
    [more] più
   *[less] meno
}, fra { $low } e { $high }.
lab-open = { $variant }: in queste partite { $who } { $many ->
    [several] vincono
   *[one] vince
} { $way ->
    [more] { $size } punti in più
    [less] { $size } punti in meno
   *[same] altrettanto spesso
}; fra { $low } e { $high } punti tutto è possibile, quindi può non cambiare nulla.
lab-plain-share = { $who } { $many ->
    [several] vincono
   *[one] vince
} il { $share } delle partite, fra { $low } e { $high }.

## Relazioni

lab-page-title = { $name }: uno studio
lab-page-under = { $game }, { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}, { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}
lab-found = Che cosa si è trovato
lab-fact-games = Partite
lab-fact-bots = Bot
lab-fact-stop = Finito perché
lab-fact-failures = Errori
lab-fact-digest = Impronta
lab-stop-games = tutte le partite sono state giocate
lab-stop-narrow = l’intervallo era abbastanza stretto
lab-how-settled = Ogni distribuzione è stata giocata in ciascuna variante. Il numero delle partite era deciso in anticipo; ogni intervallo contiene il vero 95 volte su 100 (di Wilson per le quote, altrimenti normale, delle differenze appaiate). Ognuno vale per sé: su venti, uno può sbagliare.
lab-how-sequence = Ogni distribuzione è stata giocata in ciascuna variante. Lo studio si è fermato quando l’intervallo era abbastanza stretto; ogni intervallo viene da una sequenza di confidenza, che contiene il vero in ogni momento insieme, 95 volte su 100. Ognuno vale per sé: su venti, uno può sbagliare.
lab-won-by = Vittorie per { $what ->
    [Giocatore] giocatore
    [Bot] bot
    [Parte] parte
    [Ruolo] ruolo
    [Personaggio] personaggio
    [Clan] clan
    [Mazzo] mazzo
   *[other] { $what }
}
lab-by-seat = Giocatore
lab-by-bot = Bot
lab-by-side = Parte
lab-by-role = Ruolo
lab-by-character = Personaggio
lab-by-clan = Clan
lab-by-deck = Mazzo
lab-variant = Variante
lab-games = Partite
lab-won = Vinte
lab-interval = 95%
lab-difference = Differenza
lab-matches = { $what }: chi finisce davanti a chi
lab-ahead = Davanti a
lab-matches-how = Delle partite che solo uno dei due ha vinto, la quota di chi sta a sinistra. Evidenziato dove l’intervallo non lascia dubbi.
lab-lengths = Quanto durano le partite
lab-lengths-said = Decisioni per partita: almeno { $least }, un quarto delle partite fino a { $quarter }, metà fino a { $half }, tre quarti fino a { $three }, al massimo { $most }.
lab-ways = Come finiscono le partite
lab-ways-won = Vinta da
lab-ways-how = Come
lab-course = Come vanno le partite
lab-branching = Opzioni per decisione
lab-leads = Cambi in testa
lab-decided = Decisa dopo
lab-comebacks = Rimonte
lab-course-how = In testa è chi ha le migliori probabilità secondo l’istinto dei bot. Decisa dopo: la parte della partita dopo la quale chi vince resta in testa fino alla fine. Rimonte: le partite in cui chi è in testa a metà non vince.
lab-cards = Carte
lab-card = Carta
lab-move = Mossa
lab-times = Volte per partita
lab-against-others = Rispetto agli altri
lab-cards-how = Le partite in cui si è fatta una mossa con la carta, quante volte in ciascuna, quanto spesso vince chi la fa, e quanti punti in più degli altri al tavolo. Chi vince gioca più carte: non è una prova che la carta faccia vincere.
