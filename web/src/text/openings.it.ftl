# Le parole di aperture e abitudini.

openings-title = Aperture e abitudini
openings-about = Che cosa si fa per prima cosa, e che cosa più spesso: per ruolo, clan, personaggio e mazzo, contato dalle partite finite.
openings-whose = Di chi sono le partite
openings-house = Bot della casa
openings-masters = Maestri di questa sala
openings-all = Tutti in questa sala
openings-house-about = { $level ->
    [empty] Partite che la casa ha giocato per questa pagina.
   *[other] Partite fra bot di livello { $level }, giocate per questa pagina.
}
openings-masters-about = Le 200 partite più recenti di questa sala: i bot Sensei e Maestro, e le persone valutate non meno di un Sensei.
openings-all-about = Le 200 partite più recenti di questa sala, chiunque le abbia giocate.
openings-none = Non è ancora finita nessuna partita che si possa contare.
openings-of = Chi
openings-everybody = Tutti i posti
openings-sum = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, { $percent } con vittoria.
openings-first = In quante partite di un posto è stata la prima.
openings-ever = In quante partite di un posto è capitata almeno una volta.
openings-each = Di tutte le volte, quante questa.
openings-what = Che cosa
openings-share = Quanto spesso
openings-won = Vinte così
openings-times = su { $count }
openings-link = Che cosa fanno i maestri per prima cosa

opening-samurai-sword-first-card = La prima carta giocata
opening-samurai-sword-properties = Carte giocate in una partita
opening-samurai-sword-weapons = Attacchi per arma
opening-samurai-sword-struck = Quando si è attaccati
opening-parry = parata con una carta
opening-parry-property = parata con una proprietà
opening-take-it = subìto

opening-ken-first-card = La prima carta giocata
opening-ken-played = Carte giocate in una partita
opening-ken-sent = Mandati in combattimento

opening-senjutsu-prepared = Preparate prima del duello
opening-senjutsu-first-card = La prima carta scelta
opening-senjutsu-chosen = Carte scelte
opening-senjutsu-kamae = Kamae raggiunti

opening-rising-sun-first-mandate = Il primo mandato
opening-rising-sun-mandates = Mandati
opening-rising-sun-first-card = La prima carta comprata
opening-rising-sun-bought = Carte comprate in una partita
opening-rising-sun-shrines = Santuari venerati
opening-rising-sun-strongholds = Fortezze costruite in una partita
