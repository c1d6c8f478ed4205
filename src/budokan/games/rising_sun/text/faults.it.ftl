# Che cosa non va in una carta o in una posizione di questo gioco scritta da qualcuno.

## Carte

rs-fault-figures = i valori sono numeri interi
rs-fault-twice = la carta «{ $card }» è nominata due volte
rs-fault-weaker = la Forza { $to } con l’Onore più basso non può essere minore della Forza { $force } senza
rs-fault-no-card = in questo gioco non c’è una carta Stagione «{ $card }»

## Posizioni

rs-position-no-clan = in questo gioco non c’è un clan «{ $word }»
rs-position-no-figure = in questo gioco non c’è una figura «{ $word }»
rs-position-no-place = sul tabellone non c’è un luogo «{ $word }»
rs-position-no-province = sul tabellone non c’è una Provincia «{ $word }»
rs-position-no-shrine = in questo gioco non c’è un Kami «{ $word }»
rs-position-no-route = sul tabellone non c’è una rotta «{ $word }»
rs-position-no-card = in questo gioco non c’è una carta Stagione «{ $word }»
rs-position-no-tile = in questo gioco non c’è una tessera Mandato «{ $word }»
rs-position-order = order e honour nominano ogni posto una volta
rs-position-clans = ogni giocatore guida un clan diverso di questo gioco
rs-position-allies = gli alleati sono due giocatori, ciascuno alleato dell’altro
rs-position-shrines = ci dovrebbero essere quattro Santuari diversi
rs-position-places = figure e Roccaforti stanno nelle otto Province e ai quattro Santuari
rs-position-figures = il posto { $seat } dovrebbe avere le figure del suo clan e i suoi Mostri, ciascuno in un solo luogo
rs-position-strongholds = il posto { $seat } ha più Roccaforti di quante ne possieda il suo clan
rs-position-season-cards = le carte Stagione non sono quelle di questo gioco, ciascuna in un solo luogo
rs-position-monsters = un Mostro sta accanto al tabellone finché non si compra la sua carta
rs-position-tokens = ci dovrebbe essere un segnalino Provincia in Guerra per ogni Provincia e stagione, ciascuno in un solo luogo
rs-position-tiles = le dieci tessere Mandato dovrebbero stare ciascuna in un solo luogo
rs-position-tiles-follow = le tessere pescate non tornano con quelle rimesse
rs-position-battle = una battaglia appartiene a una Provincia in guerra
rs-position-bid = si punta sui quattro Vantaggi di Guerra
rs-position-bid-coins = nessuno punta Monete che non ha
rs-position-deal = un accordo è fra chi lo propone e un altro posto
rs-position-offers = le alleanze si offrono ad altri posti che esistono
rs-position-offers-of-allies = chi ha un alleato non offre alleanze
