# Come si gioca, in una pagina.

learn-aim = Da tre a otto giocatori in due o tre squadre segrete. Lo Shogun è noto a tutti; i Samurai stanno con lo Shogun, i Ninja contro di loro, e un Ronin gioca da solo. Si attacca per prendere l’onore degli altri, e intanto si scopre chi sono gli amici.
learn-card-1 = Un’arma. La cifra di sinistra è la portata: la massima difficoltà che supera. Quella di destra sono le ferite che infligge.
learn-card-2 = Una Parata risponde a un’arma diretta contro di te, nel turno di chiunque. Serve solo a questo, e a rispondere a un Grido di Battaglia.
learn-card-3 = Una proprietà resta in gioco davanti a te. Con questa puoi giocare un’arma in più per turno.
learn-card-4 = Un’azione succede una volta. Questa fa pescare 2 carte, o vale un punto se l’hai ancora in mano alla fine.
learn-turn-1 = Recupero: se non hai più resistenza la riavrai tutta. Poi peschi 2 carte.
learn-turn-2 = Gioca quante carte vuoi. Le proprietà per prime: servono nel resto del turno.
learn-turn-3 = Gioca un’arma contro qualcuno la cui difficoltà sia entro la sua portata. La difficoltà è a quanti posti si trova, dalla parte più breve, e 1 in più per ogni Armatura.
learn-turn-4 = Il bersaglio può parare. Altrimenti perde resistenza; chi perde l’ultima ti dà un punto onore ed è inoffensivo fino al suo prossimo turno.
learn-turn-5 = Fermati quando vuoi. Oltre le 7 carte in mano si scarta.
learn-win = La partita finisce subito quando qualcuno non ha più onore. Si scoprono i ruoli, l’onore si moltiplica come dicono i ruoli, ogni Daimyo in mano vale un punto, e vince la squadra con più punti. Se un solo giocatore ha ancora resistenza, la sua squadra vince subito.
learn-mistake-1 = Attaccare lo Shogun quando si è Samurai. Si vince o si perde insieme.
learn-mistake-2 = Svuotare la mano. Senza carte nessuno ti attacca, ma non puoi fare nulla.
learn-mistake-3 = Usare la Parata contro un attacco da poco, e non averla per uno grande.
learn-mistake-4 = Giocare le proprietà per ultime. Valgono dal momento in cui stanno davanti a te.
