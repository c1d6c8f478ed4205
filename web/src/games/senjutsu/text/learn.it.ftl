# Come si gioca, in una pagina.

learn-aim = Un duello su caselle. In ogni turno tutti e due scelgono una carta in segreto, la rivelano insieme, e la più veloce agisce prima. Indovina che cosa farà il rivale, mettiti dove ti conviene e guarda dalla parte giusta.
learn-card-1 = Un attacco. Il numero grande è la velocità, 9 la più alta. Il disegno mostra quali caselle colpisce, con te al centro e il tuo fronte in alto.
learn-card-2 = Un Blocco ferma gli attacchi sulle caselle che mostra, a una sola velocità: la dici quando le carte si scoprono, qui una qualsiasi da 7 a 3.
learn-card-3 = Una meditazione muove, dà Concentrazione, fa pescare. È lenta e non protegge da nulla.
learn-card-4 = Un’Istantanea si può giocare anche dopo che le carte sono scoperte, al posto di quella scelta o in più.
learn-turn-1 = Pesca una carta, poi scegline una in segreto. Da lontano, una meditazione ti avvicina.
learn-turn-2 = Le carte si scoprono. Dalla velocità 9 alla 0 ognuna agisce quando arriva il suo numero, riga per riga.
learn-turn-3 = Le frecce chiare si possono usare, quelle scure si devono. Il segno di una Kamae davanti a una riga vuol dire che vale solo in quella; il segno della Concentrazione, che costa un punto.
learn-turn-4 = Un attacco su una casella, o da una casella, che un Blocco copre proprio a quella velocità è fermato, e succede quel che il Blocco dice per chi riesce. Altrimenti ferisce.
learn-turn-5 = Le carte giocate si scartano, e le mani si riducono al loro limite.
learn-win = Chi ha tante ferite quante il suo limite è fuori combattimento; così anche chi deve pescare da un mazzo vuoto. Vince chi resta in piedi.
learn-mistake-1 = Colpire caselle dove nessuno starà più quando la carta agisce.
learn-mistake-2 = Dimenticare da che parte si guarda: alle spalle i Blocchi servono di rado.
learn-mistake-3 = Tenere la Concentrazione per sempre. Paga il secondo colpo.
learn-mistake-4 = Non meditare mai. Kamae e carte decidono i turni che vengono dopo.
