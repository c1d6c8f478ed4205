# Come si gioca, in una pagina.

learn-aim = Due giocatori, ognuno con un mazzo. Si mettono in gioco luoghi, armate, personaggi e maestri, e si combatte per i luoghi. Vince chi ha dieci punti ordine più dell’altro.
learn-card-1 = Un maestro combatte da solo e ha vite: un’altra copia giocata sulla prima è una vita in più, e una vita assorbe qualsiasi danno in una volta.
learn-card-2 = Un luogo dà punti ordine a ogni puntata. L’ultimo giocato è la frontiera e viene attaccato per primo.
learn-card-3 = Un’armata arriva con un luogo e combatte in gruppo agli ordini di un comandante. Le sue cifre sono attacco, difesa e resistenza.
learn-card-4 = Una tecnica serve a un maestro in combattimento. Giocala quando decide qualcosa.
learn-turn-1 = Ordine: i tuoi luoghi danno punti e le carte impegnate sono di nuovo pronte. Pesca 1, 2 o 3 carte.
learn-turn-2 = Presenta quante carte vuoi: luoghi con le loro armate, personaggi, maestri.
learn-turn-3 = Attacca: forma un gruppo guidato da un comandante, o manda un maestro da solo. Il primo gruppo va contro la frontiera, il secondo contro il luogo che sta dietro.
learn-turn-4 = Il rivale forma le difese. Tutti e due possono rispondere con tecniche, eventi e abilità; poi attacco meno difesa fa i danni, per le due parti insieme.
learn-turn-5 = Un luogo che nessuno difende più è conquistato. Chi ha attaccato è impegnato e non difende fino alla tua prossima puntata.
learn-win = Dieci punti ordine più del rivale, in qualsiasi momento. Vinci anche se il rivale deve pescare e non ha più carte.
learn-mistake-1 = Attaccare con tutto. Le carte impegnate non difendono.
learn-mistake-2 = Pescare 3 carte a ogni puntata: il mazzo è anche il tuo tempo.
learn-mistake-3 = Giocare per ultimo il luogo prezioso, alla frontiera.
learn-mistake-4 = Mandare un’armata senza comandante contro un gruppo.
