# Names and effects of the cards. Names stay as printed on the cards; marks and durations are shown from the data.

## Masters

card-kenshiro = Kenshiro
card-raoul = Raoul
card-toki = Toki
    .effect = While he commands, each army in his group has +1 defence.
card-jagger = Jagger
    .effect = Surprise while he attacks.
card-rey = Rey
card-shin = Shin
    .effect = While he commands, each card in his group with “Banda” in its name has +1 attack.
card-souther = Souther
    .effect = Every Hokuto technique used against him is annulled, figures included.
card-shu = Shu
    .effect = While he commands, each rebel in his group has +1 defence.
card-yuda = Yuda
    .effect = 2 Nanto lives: Distract one character of the opposing group.
card-falco = Falco
card-soria = Soria
card-shoki = Shoki
card-bolts = Bolts
    .effect = While he commands, each army in his group has +1 attack.
card-taiga = Taiga
    .effect = While he commands, each character in his group has +1 attack.
card-ain = Ain
card-ryuga = Ryuga
    .effect = Slayer.
card-juza = Juza
    .effect = Surprise while he defends.
card-fudo = Fudo
    .effect = +1 defence while he defends an inhabited place.

## Characters

card-bart = Bart
    .effect = 1 Hokuto life: each army in his group has +1 attack.
card-lynn = Lynn
    .effect = Her green point counts only while you own a blue master.
card-orc-il-rosso = Orc il Rosso
card-wiggle = Wiggle
    .effect = 2 Hokuto lives: Surprise.
card-zaku = Zaku
    .effect = 1 Hokuto life: +1 attack.
card-jack-di-picche = Jack di picche
card-jack-di-cuori = Jack di cuori
card-jack-di-fiori = Jack di fiori
card-jack-di-quadri = Jack di quadri
    .effect = 1 Nanto life: +1 attack.
card-bull = Bull
    .effect = 2 Nanto lives: Deadly.
card-shiba = Shiba
    .effect = Suicide attack.
card-jako = Jako
    .effect = 1 Cento life: each red army in his group has +1 attack.
card-bask = Bask
card-bronza = Bronza
    .effect = 2 Cento lives: Deadly.
card-myu = Myu
    .effect = While she is in your present and not in a group, your Falco has +1 attack.
card-mamiya = Mamiya
    .effect = Surprise while she defends a blue place.
card-airi = Airi
    .effect = While she is in your present and not in a group, your Rey has +1 attack.
card-asuka = Asuka
    .effect = While she is in your present and not in a group, your Ain has +1 defence.
card-zeta = Zeta
card-devil = Devil
card-padre-cobra = Padre Cobra
    .effect = Each other Cobra card in his group has +1 attack.
card-il-colonnello = Il Colonnello
    .effect = Surprise while he attacks.
card-lord-david = Lord David
    .effect = One character in his group that is neither blue nor of a school has +1 attack.
card-shuren = Shuren
    .effect = Suicide attack, with the whole stack.
card-hyui = Hyui
    .effect = Surprise while he attacks.
card-rihaku = Rihaku
    .effect = While he defends, the first card of his group has +2 defence.

## Armies

card-banda-di-picche = Banda di picche
card-banda-di-cuori = Banda di cuori
card-banda-di-fiori = Banda di fiori
    .effect = 1 Nanto life: Surprise.
card-banda-di-quadri = Banda di quadri
    .effect = 1 Nanto life: +1 attack.
card-guardia-del-sacro-imperatore = Guardia del Sacro Imperatore
    .effect = 2 Nanto lives: Deadly.
card-resistenza-di-nanto = Resistenza di Nanto
    .effect = 1 Nanto life: +1 defence.
card-l-armata-di-raoul = L’armata di Raoul
    .effect = Enters only with two inhabited places, played together with it and with no other army.
card-cavalieri-del-re = Cavalieri del Re
    .effect = 1 Hokuto life: +1 attack.
card-armata-di-hokuto = Armata di Hokuto
    .effect = 1 Hokuto life: +1 attack while attacking.
card-condannati = Condannati
    .effect = May also be played without a place while you own a Hokuto master.
card-gente-dei-miracoli = Gente dei Miracoli
    .effect = 2 Hokuto lives: each blue card in its group has +1 defence.
card-guardie-imperiali = Guardie imperiali
    .effect = 1 Cento life: +1 attack.
card-truppe-di-distretto = Truppe di distretto
card-incursori-di-taiga = Incursori di Taiga
    .effect = 1 Cento life: Surprise.
card-guardia-della-luce-dorata = Guardia della Luce dorata
card-banda-di-zeta = Banda di Zeta
card-famiglia-cobra = Famiglia Cobra
card-uomini-liberi = Uomini Liberi
    .effect = When played: if the opponent owns more inhabited places than you, discard one grey card assigned to one of the opponent’s armies, places or characters.
card-contadini = Contadini
card-predoni = Predoni
    .effect = May also be played without a place.

## Places

card-villaggio = Villaggio
card-oasi = Oasi
    .effect = May also be played without an army.
card-villaggio-di-mamiya = Villaggio di Mamiya
    .effect = The first card that defends it has +1 defence.
card-villaggio-dei-miracoli = Villaggio dei Miracoli
    .effect = Blue cards that defend it have +1 defence.
card-cassandra = Cassandra
    .effect = Up to two armies may be played with it.
card-fortezza-del-re = Fortezza del Re
    .effect = The first card that defends it has +1 defence.
card-croce-del-sud = Croce del Sud
    .effect = Up to two armies may be played with it.
card-piramide-della-croce = Piramide della Croce
card-rifugio-di-shu = Rifugio di Shu
    .effect = Rebels that defend it have +1 defence.
card-capitale = Capitale
card-distretto-imperiale = Distretto imperiale
    .effect = Up to two armies may be played with it.
card-miniera-imperiale = Miniera imperiale
    .effect = The first card that defends it has +1 defence.
card-deserto = Deserto
card-rovine = Rovine
card-montagne = Montagne
    .effect = The first card that defends it has +1 defence.
card-il-grande-fiume = Il grande fiume
    .effect = Nobody has Surprise in a combat for this place.
card-canyon = Canyon
    .effect = The first card that defends it has +1 attack.

## Techniques

card-cento-pugni-distruttivi = Cento pugni distruttivi
    .effect = Deadly.
card-pressione-dei-punti-segreti = Pressione dei punti segreti
    .effect = 2 Hokuto lives: Zero the defence of the first opposing card.
card-trasmigrazione-dell-anima = Trasmigrazione dell’anima
    .effect = 3 Hokuto lives: +2 attack.
card-pugno-del-re-di-hokuto = Pugno del Re di Hokuto
    .effect = Slayer.
card-pugno-che-non-uccide = Pugno che non uccide
card-aquila-solitaria = Aquila solitaria
    .effect = 2 Nanto lives: Zero the defence of the first opposing card.
card-fenice-celeste = Fenice celeste
    .effect = 3 Nanto lives: Surprise.
card-uccello-acquatico = Uccello acquatico
    .effect = 3 Nanto lives: Double damage.
card-gru-rossa = Gru rossa
    .effect = Surprise.
card-airone-bianco = Airone bianco
card-dislocazione = Dislocazione
    .effect = +1 defence for each life of the master.
card-cerchio-luminoso-esplosivo = Cerchio luminoso esplosivo
    .effect = 2 Cento lives: Double damage.
card-luce-dorata = Luce dorata
    .effect = 3 Cento lives: +1 attack.
card-lama-di-luce = Lama di luce
    .effect = Deadly.
card-lupo-del-cielo = Lupo del cielo
card-psico-guerriero = Psico guerriero
    .effect = Distract one opposing character or army.

## Spirits

card-ira = Ira
card-benevolenza = Benevolenza
card-ambizione = Ambizione
card-dolore = Dolore
card-orgoglio = Orgoglio
card-julia = Julia
    .effect = +1 attack if assigned to Kenshiro, Shin or Raoul.
card-fedelta-all-imperatore = Fedeltà all’Imperatore
    .effect = +1 attack if assigned to Falco or Shoki.
card-il-coraggio-di-una-donna = Il coraggio di una donna
card-anche-a-costo-di-morire = Anche a costo di morire
    .effect = After damage the master loses one life; nobody scores for it.

## Equipment

card-armi-da-taglio = Armi da taglio
card-bombe-a-mano = Bombe a Mano
    .effect = The card it is assigned to has Suicide attack.
card-carro-armato = Carro armato
card-balestre = Balestre
    .effect = Surprise while the card it is assigned to defends.
card-motociclette = Motociclette
    .effect = Goes on an army or a character.
card-armature = Armature
card-mura = Mura
    .effect = The first card that defends this place has +2 defence.
card-pozzo-d-acqua = Pozzo d’acqua
    .effect = Only on an inhabited place.
card-drago-fiammante = Drago fiammante
    .effect = Goes on an army, or on a character with numeric resistance.

## Specials

card-successore-di-hokuto = Successore di Hokuto
    .effect = Counts as a life of its master.
card-successore-di-nanto = Successore di Nanto
    .effect = Counts as a life of its master.
card-successore-di-cento = Successore di Cento
    .effect = Counts as a life of its master.
card-nomadi = Nomadi
    .effect = On an inhabited place of either player: it becomes uninhabited and its green points are zero.
card-re-nero = Re Nero
    .effect = Only on Raoul or Kenshiro.
card-capobanda = Capobanda
card-ostaggi = Ostaggi
    .effect = Blue cards that attack this place have -1 attack each.

## Events

card-liberazione = Liberazione
    .effect = Every blue Hokuto card, of either player, that attacks a Cento place has +2 attack.
card-attacco-generale = Attacco generale
    .effect = Every Nanto card, of either player, has +1 attack in the current combat.
card-furia-di-hokuto = Furia di Hokuto
    .effect = Every Hokuto card, of either player, has +1 attack in the current combat.
card-luce-dell-impero = Luce dell’Impero
    .effect = Every Cento card, of either player, has +1 attack in the current combat.
card-imboscata = Imboscata
    .effect = One group in the current combat has Surprise.
card-tempesta-di-sabbia = Tempesta di sabbia
    .effect = The current combat ends without damage; all its cards are engaged.
card-dito-magico = Dito Magico
    .effect = Annul one card in the current combat.
card-sfida-dei-maestri = Sfida dei maestri
    .effect = Challenge between one of your masters and one opposing master of your choice.
card-il-killer-in-azione = Il killer in azione
    .effect = One opposing character with numeric resistance is beaten; no ochre points.
card-discipline-di-nanto = Discipline di Nanto
    .effect = Search your future for all copies of one Nanto technique, show them and take them; shuffle.
card-rinforzi = Rinforzi
    .effect = Take one army from your past into your hand.
card-il-ritorno = Il ritorno
    .effect = Take one master card from your past into your hand.
card-cammino-nel-deserto = Cammino nel deserto
    .effect = Search your future for one place, show it and take it; shuffle.
card-rivolta = Rivolta
    .effect = Every rebel, of either player, has +1 attack.
card-pace = Pace
    .effect = Its green point counts only if none of your cards attacked since your last order phase. One Pace per player.
card-energia-elettrica = Energia Elettrica
    .effect = Every inhabited Cento place, of either player, has +1 green point.
card-all-ultimo-respiro = All’ultimo respiro
    .effect = When one of your cards with Bombe a Mano is beaten in a combat: one opposing army or character with numeric resistance in that combat is beaten too; no ochre points.
card-barricate = Barricate
    .effect = Assign it to one of your places. Discard it when that place is attacked: the first card that defends it has +3 defence until the end of the turn.

## Starter decks

deck-hokuto = Hokuto: Kenshiro and Toki
deck-nanto = Nanto: Shin, Souther, Yuda
deck-cento = Cento: Falco, Shoki, Bolts
deck-raoul = Raoul: the army of the King
deck-rey = Rey and Shu: the rebels
deck-zeta = Zeta: marauders of the desert
deck-taiga = Taiga: the raiders of the Empire
