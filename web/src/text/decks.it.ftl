# Le parole del laboratorio dei mazzi.

decks-title = Mazzi
decks-title-of = Costruisci i mazzi: { $game }
decks-shelf = I tuoi mazzi e quelli pronti
decks-new = Nuovo mazzo
decks-from-ready = Parti da:
decks-collection = Collezione
decks-search = un nome, una parola
decks-nothing = Nessuna carta corrisponde.
decks-fewer = Una copia in meno di { $card }
decks-more = Una copia in più di { $card }
decks-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copie
}
decks-deck = Mazzo
decks-size = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
decks-name = Nome
decks-unnamed = Il mio mazzo
decks-none-yet = Ancora nessuna carta: aggiungile dalla collezione, o parti da un mazzo pronto.
decks-save = Salva
decks-saved = «{ $name }» è salvato in questo browser.
decks-play = Giocalo ora
decks-exchange = Importa ed esporta
decks-exchange-about = Copia il mazzo come testo, o incollane un altro.
decks-as-text = Il mazzo come testo
decks-copy = Copia
decks-take = Importa
decks-room = ancora { $count }
decks-dropped = { $count ->
    [one] 1 carta non ammessa è stata tolta.
   *[other] { $count } carte non ammesse sono state tolte.
}
decks-misread = Non leggibile:
decks-take-rest = Importa il resto
decks-remove = Elimina
decks-yours = Il tuo mazzo
decks-of-the-table = scelto dal tavolo
decks-own = I tuoi
decks-ready = Pronti
decks-build = Costruisci un mazzo
