# Che cosa non va in una carta, in un campo o in una posizione di questo gioco scritti da qualcuno.

## Carte

sj-fault-id = l’id è fatto di lettere minuscole, cifre e trattini
sj-fault-poison = così si chiamano i veleni di un posto, non le carte di una scatola
sj-fault-reversed-initiative = initiative «{ $found }» va scritta dal valore più veloce
sj-fault-initiative = initiative «{ $found }» non è un numero, né un intervallo come «7-3», né «=», né «none»
sj-fault-figures = focus ed entry vanno da 0 a 3, copies e clock da 0 a 9, range da 0 a 20
sj-fault-same-initiative = solo un’Aggiunta Istantanea ha initiative «=»
sj-fault-instant = a un’Istantanea serve un momento: when = ...
sj-fault-otherwise = la parte di movimento ha un’iniziativa sua: otherwise e otherwise_initiative vanno insieme
sj-fault-fixed = le carte di Hachiko e quelle di stati e ferite sono come stampate
sj-fault-copies = quante copie di una carta tiene un mazzo dipende dal suo Livello: copies non si può dare
sj-fault-clock = solo la carta di uno stato ha un clock; un’altra dice nel suo testo quanto rimane
sj-fault-entry = solo una carta che entra in gioco quando viene scartata ha un entry
sj-fault-foe-focus = un avversario non ha Concentrazione per pagare la sua carta
sj-fault-selection = solo la carta di un avversario sta in uno dei mazzi di selezione da 1 a { $most }
sj-fault-faster = una parte di una carta non è più veloce di quella sopra
sj-fault-too-long = i testi di tutte le carte proprie insieme hanno al più { $most } lettere
sj-fault-no-text = una carta fa qualcosa: text = ...
sj-fault-deck = non c’è un mazzo «{ $found }» da cui pescarla; ci sono { $known }
sj-fault-unknown = non c’è una carta con questo id, e una nuova vuole almeno un nome, un tipo e un testo
sj-fault-name = il nome «{ $found }» è già quello di { $other }
sj-fault-text = riga { $line }, colonna { $column }: c’è { $found }, ci si aspetta { $expected }

## Che cosa ci si aspetta nel testo di una carta

sj-wants-either = { $one } o { $other }
sj-wants-one-of = uno fra { $known }
sj-wants-word = «{ $word }»
sj-wants-number = un numero da 0 a { $most }
sj-wants-shorter = la fine: un testo ha al più { $most } lettere
sj-wants-fewer-parts = la fine: una carta ha al più { $most } parti
sj-wants-fewer-lines = la fine: una carta ha al più { $most } righe
sj-wants-fewer-moves = movimenti meno numerosi o più brevi: una carta ha al più { $steps } passi, una riga { $mixed } movimenti, e pochi sono lunghi
sj-wants-speed = una velocità come «3{ $end }» o «5-3{ $end }»
sj-wants-higher-first = prima la velocità più alta
sj-wants-marks = segni come «w», «2w», «st+hob» o «exec»
sj-wants-marks-once = ogni tipo di segno una volta, con quanti
sj-wants-filter = che cosa si cerca: «any», un Livello, un tipo, una classe, «prepared» o «stunning»
sj-wants-end-of-part = «;», «//» o la fine
sj-wants-end = la fine
sj-wants-once = «{ $label }:» una volta sola
sj-wants-gate = una condizione come «[A]», «[B/D]», «[f]», «[f+S]» o «[attack]»
sj-wants-no-comma = «;»: con «,» si uniscono solo movimenti
sj-wants-move = un movimento dopo «,»
sj-wants-deed = che cosa fa «{ $who }»
sj-wants-effect = un effetto
sj-wants-ways = direzioni come «F», «ARC» o «FR/BR»
sj-wants-attack-cell-once = una casella con i suoi segni, come «F:w», ogni casella una volta
sj-wants-attack-cell = una casella con i suoi segni, come «F:w»
sj-wants-block-cell-once = una casella, come «F» o «F:*», ogni casella una volta
sj-wants-block-cell = una casella, come «F»
sj-wants-asterisk = segni, «block» o un effetto sul bersaglio
sj-wants-reactions = velocità di reazione come «6,5»
sj-wants-statuses = stati come «st» o «w/bl»
sj-wants-change = una variazione come «+1», «-1» o «= 1»
sj-wants-cells = caselle come «FL F FR»
sj-wants-fewer = al più { $most }, uno per casella
sj-wants-rotation = una rotazione fino a { $most }
sj-wants-kamae = una Kamae, «any» o «free»
sj-wants-pile = «deck», «discard», «T discard» o «top 3»
sj-wants-discarded = «focus», «card», un Livello o un tipo
sj-wants-limit = «hand», «wounds» o «focus»

## Campi

sj-field-starts = da 2 a 8 gruppi di caselle di partenza che stiano sul campo, nessuno vuoto, ogni casella una volta
sj-field-hexes = caselle entro { $reach } dal centro e terreni fra { $known }
sj-field-entries-once = le caselle d’ingresso da A a D e X sul campo, ogni casella una volta
sj-field-too-few = un campo con { $count } caselle di partenza
sj-field-entries = un campo con le caselle d’ingresso da A a D e X
sj-field-too-small = un campo di almeno { $count } caselle: un posto per tutti quelli che vi cominciano e per i terreni
sj-field-apart = un campo in cui da ogni casella si arriva a piedi a ogni altra

## Posizioni

sj-position-no-character = in questo gioco non c’è un personaggio «{ $word }»
sj-position-no-hex = «{ $word }» non è una casella
sj-position-no-terrain = non c’è un terreno «{ $word }»
sj-position-standing = due figure stanno nella stessa casella, o una fuori dal campo o su un terreno
sj-position-alive = una figura sta sul campo finché è viva, e solo allora
sj-position-track = il tracciato del Vantaggio contiene ogni giocatore al massimo una volta
sj-position-kamae = il posto { $seat } non ha una Kamae «{ $kamae }»
sj-position-play = una carta del turno non torna
sj-position-no-card = non c’è una carta «{ $word }»
sj-position-no-line = nessuna carta ha la riga «{ $word }»
sj-position-no-contract = in questo gioco non c’è un contratto «{ $word }»
sj-position-count = di «{ $card }» del posto { $seat } ce ne dovrebbero essere { $wanted }, non { $found }
sj-position-no-foe = in questo gioco non c’è un avversario «{ $foe }»
sj-position-lord = il signore caduto viene dopo gli avversari
sj-position-entering = solo gli avversari aspettano di entrare
