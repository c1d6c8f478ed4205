# Quel che dice la riga di comando.

## Aiuto

help-usage = Uso: { $how }
help-commands = Comandi
help-arguments = Argomenti

command-budokan = Una sala in cui si giocano, con le regole complete, giochi da tavolo di tema giapponese. Senza un comando la sala si apre nel tuo browser.
    .usage = budokan [COMANDO] [--lang en|it]
command-play = Siediti al terminale; agli altri posti siedono bot o altre persone.
    .usage = budokan play GIOCO [--seats N] [--bots NOMI] [--hotseat] ...
command-sim = Gioca molte partite tra bot e conta come finiscono.
    .usage = budokan sim GIOCO [--seats N] [--games G] [--seed S] [--bots NOMI] ...
command-compare = Misura quanto vale un bot contro un altro, squadra per squadra.
    .usage = budokan compare GIOCO [--bots A,B] [--seats N] [--games G] ...
command-ladder = Fa giocare ogni bot contro ogni altro e li valuta.
    .usage = budokan ladder GIOCO [--bots NOMI] [--seats N] [--pairings P] [--keep FILE] ...
command-belief = Misura quanto bene i bot indovinano ciò che è nascosto.
    .usage = budokan belief GIOCO [--seats N] [--games G] [--seed S] ...
command-bench = Misura quanto è veloce la casa su questa macchina.
    .usage = budokan bench [GIOCO | adapters] [--json]
command-replay = Racconta una partita salvata mossa per mossa, o controlla che regga.
    .usage = budokan replay FILE [--verify] [--json]
command-cards = Elenca le carte di un gioco, o controlla una cartella di carte proprie.
    .usage = budokan cards GIOCO [--check CARTELLA] [--cards CARTELLA] [--json]
command-actions = Elenca i numeri che le mosse di un gioco hanno per gli agenti che imparano.
    .usage = budokan actions GIOCO [--mode MODALITÀ] [--json]
command-games = Elenca i giochi, per quanti sono e le loro opzioni.
    .usage = budokan games [--json]
command-rule = Mostra una regola dal suo numero, dove il codice la applica e quali test la mostrano.
    .usage = budokan rule NUMERO [--json]
command-new-game = Scrive un piccolo gioco completo da cui partire: regole, parole, test; si gioca subito.
    .usage = budokan new-game NOME [--inside CARTELLA] [--prefix XX]
command-try = Dà le carte finché una si può giocare subito, e si continua da lì.
    .usage = budokan try GIOCO CARTA [--cards CARTELLA] [--bots NOMI] [--save FILE] [--browser]
command-help = Mostra questo aiuto.
command-version = Mostra la versione.

arg-lang = La lingua: en o it. Se manca decide l’ambiente.
arg-game = Il gioco, con il nome elencato da «budokan games».
arg-seats = Quanti giocatori; se manca, il minimo del gioco.
arg-games = Quante partite.
arg-seed = Un numero che fissa ogni sorte: stesso seme, stesse partite.
arg-bots = I bot, come greedy,uniform. Si distribuiscono attorno al tavolo finché ogni posto ne ha uno.
arg-workers = Quanti processi si dividono il lavoro; i risultati non ne dipendono.
arg-mode = Una modalità del gioco, tra quelle elencate da «budokan games».
arg-option = Fissa un’opzione, come --option expansions=rising-sun, o --option teams=@FILE con del JSON. Si può ripetere.
arg-card = L’id di una carta, come lo elenca “budokan cards GIOCO --json”, o di una tua.
arg-cards = Una cartella di file TOML con i valori delle carte della propria scatola; la sala ne prende una per gioco, come ken=CARTELLA.
arg-lab = Partite di studi che un ospite della sala può far giocare al giorno nel laboratorio; nessuna se non si dice.
arg-pairings = Quante distribuzioni gioca ogni coppia di bot, nei due sensi.
arg-keep = Il file in cui si tengono i risultati; ciò che contiene già non si rigioca.
arg-markdown = Stampa le tabelle per una pagina.
arg-json = Stampa cifre per un programma.
arg-hotseat = A tutti i posti siedono persone a questa tastiera; tra l’una e l’altra le mani restano nascoste.
arg-humans = Quali posti sono persone, come 0,2. Se manca, il posto 0.
arg-resume = Una partita salvata da cui riprendere.
arg-save = Dove salvare la partita quando lasci il tavolo o finisce.
arg-file = Una partita salvata.
arg-verify = Controlla ogni decisione e l’impronta, e dillo in una riga.
arg-check = Una cartella di carte proprie da controllare.
arg-number = Il numero di una regola, come SJ-17.2.
arg-name = Il nome del gioco: lettere minuscole e trattini, per esempio casa-da-te.
arg-inside = La cartella in cui si fa quella del gioco; se non si dice, quella in cui sei.
arg-prefix = Come cominciano i numeri delle sue regole, per esempio CT; se non si dice, lo si ricava dal nome.

## Errori e incidenti

cli-unknown-language = Non c’è una lingua «{ $found }»; ci sono { $known }.
cli-unknown-command = Non c’è un comando «{ $found }»; ci sono { $known }.
cli-unknown-argument = Qui non c’è un argomento { $found }; --help elenca quelli che ci sono.
cli-missing-argument = { $name } manca o è senza valore; --help dice che cosa ci si aspetta.
cli-repeated-argument = { $name } è dato due volte.
cli-bad-value = «{ $found }» non è possibile per { $name }; --help dice che cosa ci si aspetta.
cli-one-too-many = «{ $found }» è una parola di troppo; --help dice che cosa ci si aspetta.
cli-at-least-one = { $name } dovrebbe essere almeno 1, non { $found }.
cli-unknown-option = «{ $found }» non fissa nessuna opzione; scrivi nome=valore, e i nomi sono { $known }.
cli-bad-choice = «{ $found }» non è possibile per { $name }; atteso: { $known }.
cli-no-json = { $name } si scrive in JSON, come [[0, 1], [2, 3]], o come @FILE che ne contiene; «{ $found }» non lo è: { $what }.
cli-no-folder = { $found } non è una cartella.
cli-no-text = { $file } non è un file di testo.
cli-too-many-bots = Sono nominati { $found } bot per { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}.
cli-interrupted = Interrotto.
cli-lost = { $count ->
    [one] Un programma ha perso una decisione, presa dal bot Ronin al suo posto
   *[other] I programmi hanno perso { $count } decisioni, prese dal bot Ronin al loro posto
}.
cli-worker-lost = Un processo si è perso prima di finire; delle sue partite non si può dire nulla.
cli-mishap = { $file }: { cli-why }
cli-no-output = Non si è potuto scrivere: { cli-why }
cli-why = { $errno ->
    [ENOENT] questo file non c’è.
    [EACCES] non si può leggere o scrivere.
    [EPERM] non si può leggere o scrivere.
    [EISDIR] è una cartella.
    [ENOTDIR] non è una cartella.
    [ENOSPC] il disco è pieno.
    [EROFS] lì non si può scrivere nulla.
    [EPIPE] nessuno legge più.
   *[other] il sistema non ne dà modo ({ $errno }).
}

## Giochi

games-mode = { $mode }: { $most ->
    [one] un giocatore
   *[other] da { $least } a { $most } giocatori
}
games-choices = uno tra: { $choices }
games-default = altrimenti: { $default }
games-yes = true
games-no = false

## Sim

sim-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
} { $seats ->
    [one] per un giocatore
   *[other] in { $seats } giocatori
}
sim-decisions = Decisioni
sim-speed = Decisioni al secondo
sim-length = Decisioni per partita
sim-lengths = Più corta, quarti, più lunga
sim-failures = Fallimenti
sim-lost = Decisioni perse dai bot
sim-digest = Impronta
sim-wins = Vinte da
sim-ways = Com’è finita
sim-waves = stadio { $stage }, { $waves ->
    [0] nessuna ondata sconfitta
    [one] un’ondata sconfitta
   *[other] { $waves } ondate sconfitte
}
sim-seats = Vinte per posto
sim-scores = Punteggi
sim-spread = minimo { $least }, un decimo sotto { $tenth }, metà sotto { $median }, nove decimi sotto { $ninetieth }, massimo { $most }
sim-mean = media { $mean }, dei vincitori { $winners }
sim-side = { $name }: vinte { $wins } su { $games } ({ $share }%), media { $mean }
sim-failed = La partita { $number } (seme { $seed }) è fallita: { $why }

## Compare

compare-title = { $one } contro { $other }: { $games ->
    [one] una partita
   *[other] { $games } partite
} { $seats ->
    [one] per un giocatore
   *[other] in { $seats } giocatori
}
compare-team = Squadra
compare-games = Partite
compare-share = Vinte
compare-expected = Attese
compare-difference = Differenza
compare-interval = 95%
compare-overall = In tutto
compare-how = In ogni partita una squadra è giocata dal primo bot. Attese sono le vittorie nelle stesse distribuzioni se { $other } gioca a tutti i posti; l’intervallo è normale, sulle differenze appaiate.
compare-failures = { $count ->
    [one] Una partita è fallita e non è contata
   *[other] { $count } partite sono fallite e non sono contate
}.
compare-two-bots = Nomina due bot, come greedy,uniform, non «{ $found }».

## Ladder

ladder-title = La classifica di { $game }, { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}
ladder-bot = Bot
ladder-against = Contro
ladder-rating = Punteggio
ladder-interval = 95%
ladder-games = Partite
ladder-won = Partite vinte
ladder-pairings = Incontri
ladder-decided = Decisi
ladder-share = Vinti dei decisi
ladder-by-seat = Posto
ladder-by-role = Ruolo
ladder-by-character = Personaggio
ladder-by-clan = Clan
ladder-by-deck = Mazzo
ladder-how = Un incontro è una distribuzione giocata due volte, a parti scambiate; è deciso se uno dei bot vince più dell’altro. Punteggi di openskill (Plackett-Luce); intervalli delle quote secondo Wilson, sugli incontri decisi.
ladder-failures = { $count ->
    [one] Un incontro è fallito e non è contato
   *[other] { $count } incontri sono falliti e non sono contati
}.
ladder-two-bots = Nomina almeno due bot, come greedy,master, non «{ $found }».
ladder-one-side = A { $game } così non si gioca uno contro l’altro: una classifica vuole due parti.
ladder-bad-file = { $file } non contiene risultati leggibili di una classifica.
ladder-other-file = { $file } contiene i risultati di un’altra classifica: altro gioco, seme od opzione. Nomina un altro file con --keep.

## Belief

belief-title = Che cosa i bot credono gli uni degli altri: { $games ->
    [one] una partita
   *[other] { $games } partite
} { $seats ->
    [one] per un giocatore
   *[other] in { $seats } giocatori
}
belief-round = Giro
belief-guesses = Congetture
belief-chance = Probabilità del vero
belief-loss = Perdita log
belief-prior-chance = Dalla sola distribuzione
belief-prior-loss = Perdita log
belief-overall = Tutti
belief-how = All’inizio di ogni turno ognuno congettura che cosa siano gli altri. «Dalla sola distribuzione» è ciò che un posto pensa prima che si faccia qualcosa. La perdita logaritmica migliore è la minore.
belief-nothing-hidden = { $game } non ha ruoli nascosti: non c’è nulla da indovinare.

## Bench

bench-title = { $game }, { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}, { $how }, Python { $python }
bench-compiled = compilato
bench-plain = non compilato
bench-yardstick = Metro (ordinare mille numeri)
bench-decisions = Decisioni
bench-per-yardstick = Decisioni per metro
bench-copy = Una copia
bench-view = Una vista
bench-redeal = Una ridistribuzione
bench-playouts = Partite provate da una ricerca
bench-searched = Decisioni dentro una ricerca
bench-search-share = Le stesse, come quota delle decisioni sopra
bench-search-memory = La memoria di una ricerca di un maestro (tracemalloc, in un processo nuovo)
bench-memory = Mille tavoli aperti (tracemalloc, in un processo nuovo)

## Replay

replay-holds = La partita salvata regge: { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}, impronta { $digest }.
replay-no-digest = La partita salvata non ha impronta, e non c’è con che confrontarla.
replay-unfinished = La partita salvata finisce qui, dopo { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}; la partita non è finita.

## Carte

cards-title-cards = Carte
cards-title-characters = Personaggi
cards-name = Nome
cards-type = Tipo
cards-figures = Cifre
cards-copies = Copie
cards-suit = Simbolo
cards-set = Serie
cards-effect = Effetto
cards-resilience = Resistenza
cards-ability = Abilità
cards-title-hachiko = Carte di Hachiko
cards-deck = Mazzo
cards-speed = Velocità
cards-focus = Concentrazione
cards-advantage = Vantaggio
cards-hand-limit = Limite di mano
cards-wound-limit = Limite di ferite
cards-focus-limit = Limite di Concentrazione
cards-kamae = Kamae
cards-any-deck = qualsiasi
cards-base = Gioco base
cards-likely = ≈ probabile: noto da un solo elenco.
cards-attested = ◐ attestato: lo dice una fonte, anche se la carta non si è vista.
cards-reconstructed = ◌ ricostruito: i valori della scatola possono essere altri.
cards-hold = { $new ->
    [0] { $changed ->
        [0] Lì non cambia nessuna carta.
        [one] Cambia una carta, e ci si può giocare.
       *[other] Cambiano { $changed } carte, e ci si può giocare.
    }
   *[other] { $changed ->
        [0] { $new ->
            [one] Una carta è nuova, e ci si può giocare.
           *[other] { $new } carte sono nuove, e ci si può giocare.
        }
       *[other] Carte cambiate: { $changed }; nuove: { $new }. Ci si può giocare.
    }
}
cards-changed = cambiata
cards-new = nuova
cards-printed = nella scatola: { $before }

## Play

play-prompt = Numero, ? regola, l cronaca, c carte, u annulla, s salva, q esci:
play-keys = Scrivi un numero da 1 a { $most }; ? o ? N per la regola, l tutta la cronaca, c le carte a parole, u annulla, s FILE salva, q lascia, Invio per rivedere.
play-pass-the-keyboard = Passa la tastiera a { $name } e premi Invio.
play-log = Che cosa è successo
play-earlier = … e { $count ->
    [one] 1 riga precedente
   *[other] { $count } righe precedenti
} (l mostra tutto)
play-impossible = { $moves }: { $why } ({ $ruling })
play-nothing-to-undo = Niente da annullare: l’ultima decisione ha già rivelato qualcosa, o non era tua.
play-save-before-leaving = Salvare la partita? Un nome di file, o Invio per lasciarla così:
play-save-where = Di’ dove: s FILE.
play-saved = Salvata in { $file }.
play-left = Lasci il tavolo.
play-you-win = Vinci.
play-you-lose = Perdi.
play-other-game = Questa è una partita salvata di { $found }, non di { $expected }.
play-other-seats = Quella partita ha { $expected ->
    [one] un giocatore
   *[other] { $expected } giocatori
}, non { $found }.
play-bad-humans = «{ $found }» non nomina posti; scrivi numeri da 0 a { $last }, come 0,2.

rule-code = Applicata in:
rule-no-code = Nessun codice nomina questa regola.
rule-tests = Mostrata da:
rule-no-tests = I test che la mostrano non sono installati; li ha il repository.
rule-unknown = «{ $found }» non è il numero di una regola; comincia con { $known }, come SS-6.7.

mark-silent = il regolamento tace
mark-contradicts = il regolamento si contraddice
mark-follows = segue da altre regole
mark-reconstructed = ricostruita

## Il tavolo di Samurai Sword

samurai-you = tu
samurai-role-unknown = ruolo ignoto
samurai-honour = { $points ->
    [one] 1 punto onore
   *[other] { $points } punti onore
}
samurai-hand = { $cards ->
    [0] nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}
samurai-difficulty = Difficoltà { $difficulty }
samurai-harmless = indifeso
samurai-turn = Turno { $turn }
samurai-deck = mazzo { $cards }
samurai-discards = scarti { $cards }, in cima { $top }
samurai-weapons-left = { $count ->
    [0] nessun’altra arma in questo turno
    [one] ancora 1 arma in questo turno
   *[other] ancora { $count } armi in questo turno
}
samurai-seen = Sai di { $card } nella mano di { $hands-count ->
    [one] { $hands }.
   *[other] uno tra questi: { $hands }.
}
samurai-your-hand = La tua mano
samurai-figures = portata { $reach }, ferite { $wounds }

## Il tavolo di Rising Sun

sun-you = tu
sun-phase-set-up = Preparazione Stagionale
sun-phase-tea = Cerimonia del Tè
sun-phase-politics = Fase di Politica
sun-phase-war = Fase di Guerra
sun-phase-clean-up = Ripristino Stagionale
sun-phase-winter = Inverno
sun-vp = PV
sun-honour = Onore
sun-coins = Monete
sun-ronin = Ronin
sun-ally = Alleato
sun-reserve = Riserva
sun-tokens = Segnalini
sun-cards = Carte Stagione
sun-war = Guerra
sun-province = Provincia
sun-there = Chi c’è
sun-strongest = Vincerebbe
sun-shrine = Santuario
sun-favour = Favore
sun-on-sale = In vendita
sun-price = Costo
sun-season = Stagione
sun-income = Proventi
sun-home = Origine
sun-title-clans = Clan
sun-title-kami = Kami
sun-put-back = Hai rimesso a posto { $tiles }.
sun-nothing = niente
sun-coins-count = { $coins ->
    [one] 1 Moneta
   *[other] { $coins } Monete
}
sun-ronin-count = { $ronin ->
    [one] 1 Ronin
   *[other] { $ronin } Ronin
}
sun-proposed = { $seat-is ->
    [you] Offri a { $target }
   *[other] { $target-is ->
        [you] { $seat } ti offre
       *[other] { $seat } offre a { $target }
    }
}: { $gives }. In cambio: { $asks }.
sun-promised = { $seat-is ->
    [you] La tua promessa a { $target }
   *[other] { $target-is ->
        [you] La promessa di { $seat } a te
       *[other] La promessa di { $seat } a { $target }
    }
}, { $promise }: { $fate }.
## Il tavolo di Senjutsu

senjutsu-you = tu
senjutsu-hand = { $cards } di { $limit } carte in mano
senjutsu-deck = mazzo { $cards }
senjutsu-off-field = fuori dal campo
senjutsu-turn = Turno { $turn }
senjutsu-track = Vantaggio: { $track }
senjutsu-seen = Sai che { $card } è nella mano di { $holder }.
senjutsu-focus = Concentrazione
senjutsu-stealthed = Occultato
senjutsu-your-hand = La tua mano
senjutsu-instant = ! Istantanea
senjutsu-cards-in-words = c: a parole

## budokan actions

actions-title = { $game }, modalità { $mode }, regole { $rules }
actions-size = { $size } numeri, da 0 a { $last }. Un numero è composto dai posti dei campi della mossa, l’ultimo campo è il più veloce; i posti al tavolo si contano da chi muove.
actions-numbers = Numeri
actions-move = Mossa
actions-fields = Campi, e quanti posti ha ciascuno
actions-json = --json stampa che cosa sta in ogni posto.

## budokan bench adapters

bench-no-adapters = Le porte per gli agenti che imparano hanno bisogno del pacchetto { $package }; lo porta «pip install budokan[research]».
bench-adapters-game = Gioco
bench-adapters-engine = Motore
bench-adapters-masks = Solo maschere
bench-adapters-pettingzoo = PettingZoo
bench-adapters-batch = Lotto
bench-adapters-workers = Processi
bench-adapters-share = PettingZoo su motore
bench-adapters-missing = non installato
bench-adapters-about = Decisioni al secondo nel tempo proprio di un processo, mosse scelte a caso; i «processi» sono { $workers } che si dividono { $tables } tavoli, misurati con l’orologio. «Solo maschere» non fa osservazioni.

## Un nuovo gioco

new-game-made = { $folder } contiene un gioco che si può giocare: { $files } file.
new-game-tests = i suoi test:  cd { $folder } && pytest
new-game-contract = ciò che ogni gioco deve, in una copia di Budokan:  BUDOKAN_GAMES={ $folder } pytest tests/contract -k { $name }
new-game-terminal = al terminale:  BUDOKAN_GAMES={ $folder } budokan play { $name }
new-game-hall = nel browser:  BUDOKAN_GAMES={ $folder } budokan
new-game-install = d’ora in poi dappertutto:  pip install -e { $folder }
new-game-bad-name = «{ $name }» non può essere il nome di un gioco: è fatto di lettere minuscole, cifre e trattini singoli, al massimo { $longest }, per esempio casa-da-te.
new-game-taken = C’è già un gioco chiamato { $name }.
new-game-bad-prefix = «{ $prefix }» non può cominciare i numeri delle regole: sono due o tre lettere maiuscole, e nessuna di { $taken }. Scegline un’altra con --prefix.
new-game-there = { $folder } c’è già; non è stato scritto niente.

## Provare una carta

try-no-card = In questo gioco non c’è una carta «{ $card }»; la più vicina è { $near }.
try-not-dealt = In { $deals ->
    [one] una mano
   *[other] { $deals } mani
} «{ $card }» non ti è mai venuta dove si potesse giocare.
try-open = La carta si può giocare qui: { $address }
try-not-laid = La sala non ha preparato il tavolo: { $why }
try-saved = { $file } contiene una partita di { $decisions ->
    [one] una decisione, dopo la quale
   *[other] { $decisions } decisioni, dopo le quali
} si può giocare la carta: caricala in una sala e continua dall’ultimo momento.

## Informazioni

about-version = Budokan
about-form = Forma
about-python = Python
about-system = Sistema
about-sqlite = SQLite
about-packages = Pacchetti
about-games = Giochi portati da altri
about-screen = Lettere del terminale
