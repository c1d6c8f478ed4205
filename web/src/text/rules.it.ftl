# Le parole delle regole e di Come si gioca.

rules-books = Regolamenti
rules-search = Cerca
rules-search-hint = una parola o un numero
rules-count = { $count ->
    [one] 1 regola
   *[other] { $count } regole
}
rules-chapters = Capitoli
rules-nothing = Nessun risultato per «{ $search }».
rules-none = La regola { $number } non c’è.
rules-missing = Queste regole non sono ancora scritte.
rules-open-page = Apri nelle regole
rules-mark = { $mark ->
    [silent] il regolamento tace
    [contradicts] il regolamento si contraddice
    [follows] segue da altre regole
    [reconstructed] ricostruita
   *[other] { $mark }
}
learn-first-game = Gioca la prima partita, che insegna
learn-novices = Gioca contro i novizi
learn-print = Stampa
learn-cards = Le carte
learn-a-turn = Un turno, passo per passo
learn-what-wins = Come si vince
learn-mistakes = Gli errori di chi comincia
learn-all-rules = Tutte le regole
