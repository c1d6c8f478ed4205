# Che cosa non va in una carta o in una posizione di questo gioco scritta da qualcuno.

## Carte

ken-fault-master-life = un maestro ha le vite
ken-fault-army-resistance = un esercito ha un numero come resistenza
ken-fault-inhabited = inhabited si indica per ogni luogo e per nient’altro
ken-fault-technique-duration = una tecnica o uno spirito è permanent o play-and-discard
ken-fault-duration = duration si indica per ogni evento, tecnica e spirito, e per nient’altro
ken-fault-hosts = senza un profilo, play.hosts dice a quali carte si può assegnare
ken-fault-equipment-masters = nessun equipaggiamento è per maestri
ken-fault-technique-profile = una tecnica o uno spirito ha il profilo fighters
ken-fault-life = le vite le hanno maestri, personaggi e Successori
ken-fault-successor = un Successore è una speciale con una Scuola e le vite
ken-fault-after-use = un evento discard-after-use richiede play.hosts
ken-fault-after-use-own = un evento discard-after-use sta su carte del suo proprietario
ken-fault-after-use-does = un evento discard-after-use aggiunge, concede o vieta, e non nomina bersagli
ken-fault-one-price = una tecnica o uno spirito ha al massimo una capacità con lives
ken-fault-figure = { $figure } non farebbe nulla su una carta simile
ken-fault-argument = { $verb } non ha { $argument }
ken-fault-lives-school = solo le carte di una Scuola richiedono vite
ken-fault-lives-symbols = eventi e luoghi non hanno simboli
ken-fault-add = add richiede attack, defence, resistance o green
ken-fault-keyword = { $verb } richiede keyword
ken-fault-zero = zero richiede values
ken-fault-fetch-zone = fetch richiede zone
ken-fault-target = { $verb } indica il bersaglio con to e count
ken-fault-one-target = { $verb } indica un solo bersaglio
ken-fault-challenge = challenge richiede against
ken-fault-by-events = { $verb } è solo per gli eventi
ken-fault-by-quick-events = { $verb }, fra gli eventi, è solo per quelli play-and-discard
ken-fault-bearer-beaten = bearer-beaten è per gli eventi e richiede bearing
ken-fault-played = played è per maestri, personaggi ed eserciti
ken-fault-when-played = { $verb } avviene quando si gioca un protagonista, o con un evento
ken-fault-after-damage = after-damage è per tecniche e spiriti che fanno perdere una vita
ken-fault-lose-life = lose-life avviene dopo i danni, con after-damage
ken-fault-uninhabit = uninhabit è per le carte assegnate ai luoghi
ken-fault-ability = capacità { $number }: { $what }
ken-fault-equal = { $card } e { $other } hanno lo stesso nome e lo stesso tipo; carte uguali sono una carta sola
ken-fault-unknown = { $card } nomina «{ $named }», che non è una carta di questa serie
ken-fault-key = { $key } non esiste; ci si aspettano type e [[card]]

## Posizioni

ken-position-no-card = in questo gioco non c’è una carta «{ $word }»
ken-position-no-piece = su questo tavolo non c’è il pezzo { $word }
ken-position-numbers = i pezzi sono numerati nell’ordine di gioco
ken-position-count = della carta «{ $card }» il posto { $seat } dovrebbe averne { $wanted }, non { $found }
ken-position-known = una carta nota nella mano del posto { $seat } non c’è
ken-position-alone = «{ $card }» si assegna a un’altra carta e non può stare da sola
ken-position-stack = «{ $card }» non si impila
ken-position-stay = «{ $card }» non resta sul tavolo
ken-position-assigned = «{ $card }» non si può assegnare
ken-position-host = «{ $card }» non si può assegnare a «{ $host }»
ken-position-successor-owner = un Successore lo assegna il proprietario del maestro
ken-position-one-successor = un maestro ha al massimo un Successore
ken-position-once = «{ $card }» può stare una sola volta su tutto il tavolo
ken-position-unique = «{ $card }» è una carta unica e c’è due volte
ken-position-twice = { $where ->
    [battle] una carta è due volte in un gruppo di un attacco
   *[combat] una carta è due volte in un gruppo di un combattimento
}
ken-position-in-group = il pezzo { $number } non può stare in un gruppo del posto { $seat }
ken-position-master-alone = un maestro che combatte è solo
ken-position-command = solo i maestri comandano
ken-position-target = un attacco ha un luogo o un solo bersaglio
ken-position-firsts = le prime carte di un combattimento sono due o nessuna
ken-position-place-named = un combattimento per un luogo lo nomina, e nessun altro lo fa
ken-position-place = un combattimento per un luogo nomina un luogo
ken-position-ability = «{ $card }» non ha questa capacità
ken-position-used = «{ $card }» non è una tecnica né uno spirito
