# Che cosa non va in una carta o in una posizione di questo gioco scritta da qualcuno.

## Carte

ss-fault-key = [[{ $key }]] non esiste; ci si aspetta [[card]] o [[character]]
ss-fault-no-list = «{ $key }» dovrebbe essere un elenco di voci: [[{ $key }]]
ss-fault-no-id = a ogni carta e a ogni personaggio serve un id
ss-fault-no-card = in questo gioco non c’è una carta o un personaggio «{ $card }»
ss-fault-twice = «{ $card }» è cambiata due volte
ss-fault-suit = suit = { $suit } non è possibile; valori ammessi: { $known }
ss-fault-too-few = { $count ->
    [one] una carta è troppo poco
   *[other] { $count } carte sono troppo poche
} per { $seats } giocatori

## Posizioni

ss-position-no-card = in questo gioco non c’è una carta «{ $word }»
ss-position-no-role = in questo gioco non c’è un ruolo «{ $word }»
ss-position-no-character = in questo gioco non c’è un personaggio «{ $word }»
ss-position-same-character = due giocatori hanno lo stesso personaggio
ss-position-roles = i ruoli non sono quelli di questo gioco
ss-position-shogun = ci dovrebbe essere un solo Shogun
ss-position-seating = in { $seats } giocatori il ruolo { $role } si dà { $wanted } volte, non { $found }
ss-position-resilience = il posto { $seat } non può avere { $points } di resistenza
ss-position-false-memory = qualcuno ricorda una carta che non c’è
ss-position-count = della carta «{ $card }» ce ne dovrebbero essere { $wanted }, non { $found }
ss-position-property = «{ $card }» non è una proprietà
ss-position-bushido = in gioco ci può essere un solo Bushido
