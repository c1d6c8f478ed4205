# Quello che il tavolo di Samurai Sword dice dei valori di una carta, riga per riga.

ss-told-reach = Portata { $reach }: colpisce un giocatore la cui difficoltà è al massimo { $reach }.
ss-told-wounds = { $wounds ->
    [one] Ferite 1: chi non para perde 1 punto resistenza.
   *[other] Ferite { $wounds }: chi non para perde { $wounds } punti resistenza.
}
ss-told-suit = { $suit }: il suo seme, che conta con l’espansione.
ss-told-action = Un’azione ha effetto quando si gioca; poi si scarta.
ss-told-property = Una proprietà resta davanti a un giocatore e vale finché è lì.
