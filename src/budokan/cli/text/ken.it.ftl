# Il tavolo di Ken il Guerriero al terminale.

ken-you = tu
ken-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $left } alla vittoria
ken-income = { $points } per puntata
ken-hand = mano { $cards }
ken-future = futuro { $cards }
ken-past = passato { $cards }
ken-removed = fuori dal gioco { $cards }
ken-territory = Territorio, frontiera per ultima:
ken-forces = Forze in gioco:
ken-destiny = Destino:
ken-engaged = impegnata
ken-known = Sai di { $cards } in questa mano.
ken-turn = Puntata { $turn }
ken-attack = { $who } attacca { $target } con { $cards }
ken-combat = Combattimento
ken-side = { $who }: { $cards }, danni { $damage }
ken-would-fall = { $card } perderebbe { $lives ->
    [one] una vita o sarebbe vinta
   *[other] { $lives } vite
}
ken-your-hand = La tua mano

ken-title-decks = Mazzi
ken-column-school = Scuola
ken-column-moral = Colore
ken-column-green = Verdi
ken-column-ochre = Ocra
