# Che cosa non va in un file di carte o in una posizione scritti da qualcuno. I nomi dei campi restano come nel file.

## File di carte

fault-toml = il file TOML non si può leggere ({ $error })
fault-toml-at = riga { $line }, colonna { $column }: il file TOML non si può leggere ({ $error })
fault-file = il file non si può aprire ({ $error })
fault-no-folder = non è una cartella di file TOML
fault-no-list = le carte si scrivono come [[card]]
fault-no-id = a ogni carta serve un id
fault-not-a-card-key = [[{ $key }]] non esiste; ci si aspetta [[card]]
fault-of-card = { $name }: { $what }
fault-signs = { $field } contiene un a capo, o un altro segno che non si vede
fault-empty = { $field } è vuoto: dice qualcosa, o si tralascia
fault-nothing-said = non se ne dice altro che l’id
fault-twice = sta già in { $file }, riga { $line }
fault-known = { $what }; ci sono { $known }
fault-near = { $what }. Si intende «{ $near }»?
fault-figure = { $field } = { $value } non è possibile; valori ammessi: { $known }
fault-limits = { $field } da { $least } a { $most }
fault-more-limits = { $first }, { $then }

## La forma di qualcosa

form-at = { $what }, in { $place }
form-kind = ci si aspetta `{ $wanted }`, non `{ $found }`
form-wanted = ci si aspetta `{ $wanted }`
form-least = ci si aspetta `{ $kind }` >= { $limit }
form-most = ci si aspetta `{ $kind }` <= { $limit }
form-shortest = ci si aspetta `{ $kind }` lungo almeno { $limit }
form-longest = ci si aspetta `{ $kind }` lungo al massimo { $limit }
form-length = ci si aspetta `{ $kind }` lungo { $wanted }
form-other-length = ci si aspetta `{ $kind }` lungo { $wanted }, non { $found }
form-pattern = ci si aspetta `str` secondo l’espressione { $pattern }
form-missing = manca il campo `{ $field }`
form-unknown = il campo `{ $field }` non esiste
form-choice = il valore { $found } non è ammesso
form-counted = ci si aspetta un { $mark } da { $least } a { $most }
form-value = il valore { $found } non va bene
form-json = il JSON non si può leggere ({ $error })
form-cut-short = il testo è tronco
form-other = la forma non è quella attesa ({ $error })

## Posizioni

position-answers = le risposte si tengono per numero di posto
position-frame = il passo { $name } non si può leggere ({ $error })
position-entries = { $name } dovrebbe avere { $count } voci
position-one-each = { $name } dovrebbe avere { $seats } voci, una per posto
position-broken = non sta insieme ({ $why })
position-over = da quel che c’è sul tavolo la partita è finita, e l’esito manca
position-no-decision = una posizione aspetta una decisione
position-nobody = una posizione aspetta qualcuno
position-no-seat = una posizione aspetta posti che esistono
position-no-choice = il posto { $seat } non ha nulla da scegliere
position-too-deep = le cose stanno l’una nell’altra per più di { $most } livelli
position-outcome = l’esito nomina posti che esistono, con al massimo un punteggio ciascuno

## Righe di una partita salvata

line-of-head = nome: valore
line-of-count = decisions: numero
line-of-decision = posto mossa
line-beyond = niente
