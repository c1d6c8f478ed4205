# Le parole sulle carte, con parole nostre: al massimo 14 parole per effetto, al presente.

## Armi

card-bokken = Bokken
card-kiseru = Kiseru
card-wakizashi = Wakizashi
card-bo = Bo
card-kusarigama = Kusarigama
card-katana = Katana
card-shuriken = Shuriken
card-kanabo = Kanabo
card-nodachi = Nodachi
card-naginata = Naginata
card-nagayari = Nagayari
card-tanegashima = Tanegashima
card-daikyu = Daikyu

## Armi di Rising Sun

card-chigiriki = Chigiriki
    .effect = Si para solo con un’arma dalla mano.
card-jitte = Jitte
    .effect = Un’arma, oppure una Parata quando ti serve.
card-kozuka = Kozuka
    .effect = Se ferisce, la riprendi in mano.
card-kusanagi = Kusanagi
    .effect = 1 ferita per ogni punto onore del bersaglio.
card-makibishi = Makibishi
    .effect = Può colpire chi non ha carte in mano.
card-manriki-gusari = Manriki Gusari
    .effect = Se ferisce, il bersaglio scarta una carta della mano a sua scelta.
card-shigehto-yumi = Shigehto Yumi
    .effect = In questo turno puoi giocare un’altra arma.
card-tanto = Tanto
    .effect = Su di te: perso l’ultimo punto resistenza, 1 punto onore e il turno finisce.
card-tessen = Tessen
    .effect = Un’arma, oppure una Parata quando ti serve.
card-zen = Zen
    .effect = 1 ferita per ogni proprietà davanti al bersaglio.

## Azioni

card-parry = Parata
    .effect = Ferma un’arma diretta a te; vale anche contro il Grido di Battaglia.
card-geisha = Geisha
    .effect = Un rivale perde una proprietà o una carta a caso.
card-diversion = Distrazione
    .effect = Prendi una carta a caso dalla mano di un altro.
card-battle-cry = Grido di Battaglia
    .effect = Tutti gli altri giocano una Parata o subiscono 1 ferita.
card-tea-ceremony = Cerimonia del tè
    .effect = Peschi 3 carte, poi gli altri ne pescano 1.
card-jujutsu = Ju jitsu
    .effect = Tutti gli altri scartano un’arma o subiscono 1 ferita.
card-breathing = Respirazione
    .effect = Recuperi tutta la resistenza; un altro giocatore pesca 1 carta.
card-daimyo = Daimyo
    .effect = Peschi 2 carte, o la tieni: 1 punto alla fine.
card-simultaneous-attack = Attacco simultaneo
    .effect = Tu e un altro perdete 1 punto resistenza, mai l’ultimo.
card-counterattack = Contrattacco
    .effect = Para un’arma; chi attacca gioca una Parata o subisce 1 ferita.
card-imitation = Imitazione
    .effect = Prendi davanti a te una proprietà di un altro giocatore.
card-intuition = Intuizione
    .effect = Gli altri non indifesi mostrano una carta; ne prendi una.

## Proprietà

card-focus = Concentrazione
    .effect = In ogni tuo turno puoi giocare un’arma in più.
card-armor = Armatura
    .effect = Chi ti attacca ha Difficoltà +1.
card-fast-draw = Estrazione veloce
    .effect = Le tue armi che colpiscono fanno 1 ferita in più.
card-bushido = Bushido
    .effect = Ogni turno riveli una carta: un’arma ti costa un’arma o 1 punto onore.
card-attendant = Assistente
    .effect = Nella fase di pesca peschi una carta in più.
card-peasant = Contadino
    .effect = Scartalo invece di subire 1 ferita.
card-bleeding-wound = Ferita sanguinante
    .effect = Ogni turno riveli: con la gru perdi 1 punto resistenza. Scartala perdendo onore.
card-kote = Kote
    .effect = Quando giochi una carta carpa, un giocatore a tua scelta pesca 1.
card-curse = Maledizione
    .effect = Persa tutta la resistenza, scarti ogni proprietà davanti a te.

## Personaggi

character-benkei = Benkei
    .ability = Gli altri ti attaccano con Difficoltà +1.
character-chiyome = Chiyome
    .ability = Solo le armi possono ferirti.
character-ginchiyo = Ginchiyo
    .ability = Ogni arma ti fa 1 ferita in meno, ma almeno 1.
character-goemon = Goemon
    .ability = In ogni tuo turno puoi giocare un’arma in più.
character-hanzo = Hanzo
    .ability = Un’arma ti vale da Parata, se non è la tua unica carta.
character-hideyoshi = Hideyoshi
    .ability = Nella fase di pesca peschi una carta in più.
character-ieyasu = Ieyasu
    .ability = La tua prima carta può essere quella in cima agli scarti.
character-kojiro = Kojiro
    .ability = Le tue armi raggiungono qualunque Difficoltà.
character-musashi = Musashi
    .ability = Le tue armi fanno 1 ferita in più.
character-nobunaga = Nobunaga
    .ability = Scarta 1 punto resistenza, mai l’ultimo, per pescare 1 carta.
character-tomoe = Tomoe
    .ability = Peschi 1 carta ogni volta che una tua arma ferisce.
character-ushiwaka = Ushiwaka
    .ability = Peschi 1 carta per ogni ferita che un’arma ti fa.

## Personaggi di Rising Sun

character-bokuden = Bokuden
    .ability = Quando giochi una carta torii puoi pescare 1 carta.
character-lady-chacha = Lady Chacha
    .ability = Bersaglio di un’arma, riveli 2 carte: stesso simbolo, nessun effetto.
character-gracia = Gracia
    .ability = All’inizio del tuo turno recuperi 1 punto resistenza.
character-kanbei = Kanbei
    .ability = Puoi scartare una proprietà davanti a te come Parata.
character-kenshin = Kenshin
    .ability = Tra le armi, ti feriscono solo quelle con la gru.
character-masamune = Masamune
    .ability = Quando riveli, giri fino a 3 carte e ne scegli una.
character-motonari = Motonari
    .ability = Peschi 1 carta quando qualcuno perde tutta la resistenza.
character-okuni = Okuni
    .ability = Giochi una carta gru per evitare un’azione diretta a te.
character-shima = Shima
    .ability = Una volta per turno, scarta 1 punto resistenza e prendi una proprietà.
character-shingen = Shingen
    .ability = Le armi con il Fuji non contano nel tuo limite.
character-yoshihiro = Yoshihiro
    .ability = Ogni arma che ti ferisce fa 1 ferita in più.
character-yukimura = Yukimura
    .ability = Quando un giocatore ti ferisce, riveli: con la gru subisce 1 ferita anche lui.

## Personaggio promozionale

character-rikyu = Rikyu
    .ability = Non perdi onore quando il mazzo finisce.

## Ruoli e squadre

role-shogun = Shogun
role-samurai = Samurai
role-ninja = Ninja
role-ronin = Ronin
team-shogun = Shogun e Samurai
team-ninja = Ninja
team-ronin = Ronin

## Simboli e tipi

suit-crane = Gru
suit-torii = Torii
suit-koi = Carpa
suit-fuji = Fuji
type-weapon = Arma
type-action = Azione
type-property = Proprietà
