# Nomi ed effetti delle carte. Contrassegni e durate si mostrano a partire dai dati.

## Maestri

card-kenshiro = Kenshiro
card-raoul = Raoul
card-toki = Toki
    .effect = Finché comanda, ogni esercito del suo gruppo ha +1 difesa.
card-jagger = Jagger
    .effect = Sorpresa mentre attacca.
card-rey = Rey
card-shin = Shin
    .effect = Finché comanda, ogni carta del suo gruppo che ha «Banda» nel nome ha +1 attacco.
card-souther = Souther
    .effect = Ogni tecnica di Hokuto usata contro di lui è annullata, valori compresi.
card-shu = Shu
    .effect = Finché comanda, ogni ribelle del suo gruppo ha +1 difesa.
card-yuda = Yuda
    .effect = 2 vite Nanto: distrae un personaggio del gruppo avversario.
card-falco = Falco
card-soria = Soria
card-shoki = Shoki
card-bolts = Bolts
    .effect = Finché comanda, ogni esercito del suo gruppo ha +1 attacco.
card-taiga = Taiga
    .effect = Finché comanda, ogni personaggio del suo gruppo ha +1 attacco.
card-ain = Ain
card-ryuga = Ryuga
    .effect = Massacratore.
card-juza = Juza
    .effect = Sorpresa mentre difende.
card-fudo = Fudo
    .effect = +1 difesa mentre difende un luogo abitato.

## Personaggi

card-bart = Bart
    .effect = 1 vita Hokuto: ogni esercito del suo gruppo ha +1 attacco.
card-lynn = Lynn
    .effect = Il suo punto verde conta solo finché possiedi un maestro azzurro.
card-orc-il-rosso = Orc il Rosso
card-wiggle = Wiggle
    .effect = 2 vite Hokuto: sorpresa.
card-zaku = Zaku
    .effect = 1 vita Hokuto: +1 attacco.
card-jack-di-picche = Jack di picche
card-jack-di-cuori = Jack di cuori
card-jack-di-fiori = Jack di fiori
card-jack-di-quadri = Jack di quadri
    .effect = 1 vita Nanto: +1 attacco.
card-bull = Bull
    .effect = 2 vite Nanto: mortale.
card-shiba = Shiba
    .effect = Attacco suicida.
card-jako = Jako
    .effect = 1 vita Cento: ogni esercito rosso del suo gruppo ha +1 attacco.
card-bask = Bask
card-bronza = Bronza
    .effect = 2 vite Cento: mortale.
card-myu = Myu
    .effect = Finché è nel tuo presente e fuori da ogni gruppo, il tuo Falco ha +1 attacco.
card-mamiya = Mamiya
    .effect = Sorpresa mentre difende un luogo azzurro.
card-airi = Airi
    .effect = Finché è nel tuo presente e fuori da ogni gruppo, il tuo Rey ha +1 attacco.
card-asuka = Asuka
    .effect = Finché è nel tuo presente e fuori da ogni gruppo, il tuo Ain ha +1 difesa.
card-zeta = Zeta
card-devil = Devil
card-padre-cobra = Padre Cobra
    .effect = Ogni altra carta Cobra del suo gruppo ha +1 attacco.
card-il-colonnello = Il Colonnello
    .effect = Sorpresa mentre attacca.
card-lord-david = Lord David
    .effect = Un personaggio del suo gruppo che non sia azzurro né di Scuola ha +1 attacco.
card-shuren = Shuren
    .effect = Attacco suicida, con tutte le sue vite.
card-hyui = Hyui
    .effect = Sorpresa mentre attacca.
card-rihaku = Rihaku
    .effect = Mentre difende, la prima carta del suo gruppo ha +2 difesa.

## Eserciti

card-banda-di-picche = Banda di picche
card-banda-di-cuori = Banda di cuori
card-banda-di-fiori = Banda di fiori
    .effect = 1 vita Nanto: sorpresa.
card-banda-di-quadri = Banda di quadri
    .effect = 1 vita Nanto: +1 attacco.
card-guardia-del-sacro-imperatore = Guardia del Sacro Imperatore
    .effect = 2 vite Nanto: mortale.
card-resistenza-di-nanto = Resistenza di Nanto
    .effect = 1 vita Nanto: +1 difesa.
card-l-armata-di-raoul = L’armata di Raoul
    .effect = Entra solo con due luoghi abitati, giocati insieme a lei e senza altri eserciti.
card-cavalieri-del-re = Cavalieri del Re
    .effect = 1 vita Hokuto: +1 attacco.
card-armata-di-hokuto = Armata di Hokuto
    .effect = 1 vita Hokuto: +1 attacco mentre attacca.
card-condannati = Condannati
    .effect = Può essere giocato anche senza luogo finché possiedi un maestro Hokuto.
card-gente-dei-miracoli = Gente dei Miracoli
    .effect = 2 vite Hokuto: ogni carta azzurra del suo gruppo ha +1 difesa.
card-guardie-imperiali = Guardie imperiali
    .effect = 1 vita Cento: +1 attacco.
card-truppe-di-distretto = Truppe di distretto
card-incursori-di-taiga = Incursori di Taiga
    .effect = 1 vita Cento: sorpresa.
card-guardia-della-luce-dorata = Guardia della Luce dorata
card-banda-di-zeta = Banda di Zeta
card-famiglia-cobra = Famiglia Cobra
card-uomini-liberi = Uomini Liberi
    .effect = Quando entra: se l’avversario possiede più luoghi abitati di te, scarta una carta grigia assegnata a un suo esercito, luogo o personaggio.
card-contadini = Contadini
card-predoni = Predoni
    .effect = Può essere giocato anche senza luogo.

## Luoghi

card-villaggio = Villaggio
card-oasi = Oasi
    .effect = Può essere giocato anche senza esercito.
card-villaggio-di-mamiya = Villaggio di Mamiya
    .effect = La prima carta che lo difende ha +1 difesa.
card-villaggio-dei-miracoli = Villaggio dei Miracoli
    .effect = Le carte azzurre che lo difendono hanno +1 difesa.
card-cassandra = Cassandra
    .effect = Si possono giocare con esso fino a due eserciti.
card-fortezza-del-re = Fortezza del Re
    .effect = La prima carta che lo difende ha +1 difesa.
card-croce-del-sud = Croce del Sud
    .effect = Si possono giocare con esso fino a due eserciti.
card-piramide-della-croce = Piramide della Croce
card-rifugio-di-shu = Rifugio di Shu
    .effect = I ribelli che lo difendono hanno +1 difesa.
card-capitale = Capitale
card-distretto-imperiale = Distretto imperiale
    .effect = Si possono giocare con esso fino a due eserciti.
card-miniera-imperiale = Miniera imperiale
    .effect = La prima carta che lo difende ha +1 difesa.
card-deserto = Deserto
card-rovine = Rovine
card-montagne = Montagne
    .effect = La prima carta che lo difende ha +1 difesa.
card-il-grande-fiume = Il grande fiume
    .effect = Nei combattimenti per questo luogo nessuno ha la sorpresa.
card-canyon = Canyon
    .effect = La prima carta che lo difende ha +1 attacco.

## Tecniche

card-cento-pugni-distruttivi = Cento pugni distruttivi
    .effect = Mortale.
card-pressione-dei-punti-segreti = Pressione dei punti segreti
    .effect = 2 vite Hokuto: azzera la difesa della prima carta avversaria.
card-trasmigrazione-dell-anima = Trasmigrazione dell’anima
    .effect = 3 vite Hokuto: +2 attacco.
card-pugno-del-re-di-hokuto = Pugno del Re di Hokuto
    .effect = Massacratore.
card-pugno-che-non-uccide = Pugno che non uccide
card-aquila-solitaria = Aquila solitaria
    .effect = 2 vite Nanto: azzera la difesa della prima carta avversaria.
card-fenice-celeste = Fenice celeste
    .effect = 3 vite Nanto: sorpresa.
card-uccello-acquatico = Uccello acquatico
    .effect = 3 vite Nanto: doppi danni.
card-gru-rossa = Gru rossa
    .effect = Sorpresa.
card-airone-bianco = Airone bianco
card-dislocazione = Dislocazione
    .effect = +1 difesa per ogni vita del maestro.
card-cerchio-luminoso-esplosivo = Cerchio luminoso esplosivo
    .effect = 2 vite Cento: doppi danni.
card-luce-dorata = Luce dorata
    .effect = 3 vite Cento: +1 attacco.
card-lama-di-luce = Lama di luce
    .effect = Mortale.
card-lupo-del-cielo = Lupo del cielo
card-psico-guerriero = Psico guerriero
    .effect = Distrae un personaggio o un esercito avversario.

## Spiriti

card-ira = Ira
card-benevolenza = Benevolenza
card-ambizione = Ambizione
card-dolore = Dolore
card-orgoglio = Orgoglio
card-julia = Julia
    .effect = +1 attacco se assegnata a Kenshiro, Shin o Raoul.
card-fedelta-all-imperatore = Fedeltà all’Imperatore
    .effect = +1 attacco se assegnata a Falco o Shoki.
card-il-coraggio-di-una-donna = Il coraggio di una donna
card-anche-a-costo-di-morire = Anche a costo di morire
    .effect = Dopo i danni il maestro perde una vita; nessuno prende punti per questo.

## Equipaggiamenti

card-armi-da-taglio = Armi da taglio
card-bombe-a-mano = Bombe a Mano
    .effect = La carta a cui sono assegnate ha attacco suicida.
card-carro-armato = Carro armato
card-balestre = Balestre
    .effect = Sorpresa mentre la carta a cui sono assegnate difende.
card-motociclette = Motociclette
    .effect = Va su un esercito o un personaggio.
card-armature = Armature
card-mura = Mura
    .effect = La prima carta che difende questo luogo ha +2 difesa.
card-pozzo-d-acqua = Pozzo d’acqua
    .effect = Solo su un luogo abitato.
card-drago-fiammante = Drago fiammante
    .effect = Va su un esercito o su un personaggio con resistenza numerica.

## Speciali

card-successore-di-hokuto = Successore di Hokuto
    .effect = Vale come una vita del suo maestro.
card-successore-di-nanto = Successore di Nanto
    .effect = Vale come una vita del suo maestro.
card-successore-di-cento = Successore di Cento
    .effect = Vale come una vita del suo maestro.
card-nomadi = Nomadi
    .effect = Su un luogo abitato di un giocatore qualsiasi: diventa disabitato e i suoi punti verdi sono zero.
card-re-nero = Re Nero
    .effect = Solo su Raoul o Kenshiro.
card-capobanda = Capobanda
card-ostaggi = Ostaggi
    .effect = Le carte azzurre che attaccano questo luogo hanno -1 attacco ciascuna.

## Eventi

card-liberazione = Liberazione
    .effect = Ogni carta azzurra di Hokuto, di qualunque giocatore, che attacca un luogo di Cento ha +2 attacco.
card-attacco-generale = Attacco generale
    .effect = Ogni carta Nanto, di qualunque giocatore, ha +1 attacco nel combattimento in corso.
card-furia-di-hokuto = Furia di Hokuto
    .effect = Ogni carta Hokuto, di qualunque giocatore, ha +1 attacco nel combattimento in corso.
card-luce-dell-impero = Luce dell’Impero
    .effect = Ogni carta Cento, di qualunque giocatore, ha +1 attacco nel combattimento in corso.
card-imboscata = Imboscata
    .effect = Un gruppo del combattimento in corso ha la sorpresa.
card-tempesta-di-sabbia = Tempesta di sabbia
    .effect = Il combattimento in corso finisce senza danni; tutte le sue carte sono impegnate.
card-dito-magico = Dito Magico
    .effect = Annulla una carta nel combattimento in corso.
card-sfida-dei-maestri = Sfida dei maestri
    .effect = Sfida tra un tuo maestro e un maestro avversario a tua scelta.
card-il-killer-in-azione = Il killer in azione
    .effect = Un personaggio avversario con resistenza numerica è vinto; niente punti ocra.
card-discipline-di-nanto = Discipline di Nanto
    .effect = Cerca nel tuo futuro tutte le copie di una tecnica Nanto, mostrale e prendile; rimescola.
card-rinforzi = Rinforzi
    .effect = Prendi in mano un esercito dal tuo passato.
card-il-ritorno = Il ritorno
    .effect = Prendi in mano una carta maestro dal tuo passato.
card-cammino-nel-deserto = Cammino nel deserto
    .effect = Cerca nel tuo futuro un luogo, mostralo e prendilo; rimescola.
card-rivolta = Rivolta
    .effect = Ogni ribelle, di qualunque giocatore, ha +1 attacco.
card-pace = Pace
    .effect = Il suo punto verde conta solo se nessuna tua carta ha attaccato dalla tua ultima fase ordine. Una sola Pace per giocatore.
card-energia-elettrica = Energia Elettrica
    .effect = Ogni luogo abitato di Cento, di qualunque giocatore, ha +1 punto verde.
card-all-ultimo-respiro = All’ultimo respiro
    .effect = Quando una tua carta con Bombe a Mano è vinta in un combattimento: anche un esercito o un personaggio avversario con resistenza numerica di quel combattimento è vinto; niente punti ocra.
card-barricate = Barricate
    .effect = Si assegna a un tuo luogo. Scartala quando il luogo è attaccato: la prima carta che lo difende ha +3 difesa fino alla fine della puntata.

## Mazzi base

deck-hokuto = Hokuto: Kenshiro e Toki
deck-nanto = Nanto: Shin, Souther, Yuda
deck-cento = Cento: Falco, Shoki, Bolts
deck-raoul = Raoul: l’armata del Re
deck-rey = Rey e Shu: i ribelli
deck-zeta = Zeta: predoni del deserto
deck-taiga = Taiga: gli incursori dell’Impero
