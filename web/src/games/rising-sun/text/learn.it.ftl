# Come si gioca, in una pagina.

learn-aim = Da tre a cinque clan, tre stagioni, un anno. Ci si allea davanti al tè, si giocano mandati che tutti eseguono, e si combattono poche guerre in cui le Monete decidono quanto i guerrieri. Vince chi in inverno ha più Punti Vittoria, PV.
learn-card-1 = Una carta come questa vale per tutta la partita: d’ora in poi il tuo Daimyo è più forte.
learn-card-2 = Certe carte danno PV per quel che fai, o per quel che subisci.
learn-card-3 = Un mostro è una figura tua con una forza propria.
learn-card-4 = Altre rendono quando succede qualcosa, qui quando comincia una guerra. Le carte si acquisiscono quando si gioca il mandato che le mette in vendita.
learn-turn-1 = Tè: nomina un alleato, o nessuno. Due che si sono nominati a vicenda sono alleati per la stagione. Di solito si può anche contrattare.
learn-turn-2 = Mandati: sette volte chi è di turno ne pesca quattro, ne gioca uno, e tutti lo eseguono. C’è quello che evoca figure, quello che le muove e costruisce, quello del raccolto, quello che vende carte, e quello con cui si tradisce. Chi l’ha giocato e il suo alleato ne ricavano di più.
learn-turn-3 = Gli Shinto in un santuario ottengono il favore del Kami; le carte comprate adesso servono in guerra.
learn-turn-4 = Guerra: in ogni provincia con un segnalino chi ha figure lì offre Monete in segreto su quattro Vantaggi. Ognuno va a chi ha offerto di più.
learn-turn-5 = Chi ha più Forza vince la provincia e il segnalino; le figure degli altri muoiono, e le Monete offerte dal vincitore vanno a chi ha perso.
learn-win = I segnalini di guerra si contano in inverno, e quelli di province diverse valgono molto più di tanti uguali. Si aggiungono i PV ottenuti nell’anno. A parità vince chi ha più Onore, che decide ogni parità della partita.
learn-mistake-1 = Combattere dappertutto. Bastano due o tre battaglie per stagione, se le province sono diverse.
learn-mistake-2 = Mettere tutte le Monete su un vantaggio che nessun altro vuole.
learn-mistake-3 = Dimenticare che un alleato può tradirti, e che puoi farlo anche tu.
learn-mistake-4 = Arrivare all’ultima guerra della stagione con poche Monete.
