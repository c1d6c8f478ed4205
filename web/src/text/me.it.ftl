# Le parole della propria pagina, del libro della sala e degli avvisi.

me-title = La mia pagina
me-parts = In questa pagina
me-stranger = Questa sala non ti conosce ancora: gioca una partita e ti conoscerà.
me-settings = Su di te
me-settings-about = Il nome, la lingua, l’aspetto e i tuoi giorni valgono su tutti i tuoi dispositivi.
me-listed = Scrivimi nel libro della sala
me-devices = I tuoi dispositivi
me-devices-about = { $count ->
    [one] La sala ti conosce su questo dispositivo. Non serve una password: un link ti porta su un altro.
   *[other] La sala ti conosce su { $count } dispositivi. Non serve una password: un link ti porta su un altro.
}
me-carry = Portami su un altro dispositivo
me-carry-about = Apri questo link sull’altro dispositivo, o inquadralo. Funziona una volta sola, entro { $minutes } minuti. Chi lo apre sei tu: non mostrarlo a nessuno.
me-carry-picture = Il link per l’altro dispositivo come codice QR
me-carry-copy = Copia il link
me-carry-used = L’altro dispositivo è arrivato.
me-lock-out = Dimentica gli altri miei dispositivi
carry-title = Sei tu?
carry-about = Questo dispositivo diventa uno di quelli di { $name }: con le sue partite, i suoi mazzi e le sue preferenze.
carry-nobody = qualcuno senza nome
carry-yes = Sì, sono { $name }
carry-together = Sì, e porta con me quello che ho giocato qui
carry-no = No, torna alla sala
me-passkeys = Passkey
me-passkeys-about = { $count ->
    [0] Se perdi ogni dispositivo qui sei uno sconosciuto. Una passkey ti riporta: la tiene il telefono o il browser.
    [one] Hai una passkey. Ti riporta su qualsiasi dispositivo.
   *[other] Hai { $count } passkey. Ognuna ti riporta su qualsiasi dispositivo.
}
me-passkeys-stranger = Se hai creato una passkey in questa sala, ti riporta.
me-passkey-make = Crea una passkey
me-passkey-show = Entra con una passkey
me-passkey-drop = Elimina le mie passkey
me-passkey-made = La passkey è pronta.
me-passkey-dropped = Le tue passkey qui non portano più.
me-mine = Ciò che è tuo
me-mine-about = Prendi in un file tutto ciò che la sala sa di te, o fatti dimenticare.
me-export = Tutto su di me
me-forget = Dimenticami
me-forget-about = Il tuo nome, ciò che hai detto, i dispositivi e le passkey spariscono per sempre. Un bot prende i tuoi posti nelle partite in corso. Le partite finite restano, con qualcuno al tuo posto.
me-forget-yes = Dimenticami per sempre
me-forget-no = Resta
notices-open = Avvisi: chiamami quando tocca a me
notices-title = Avvisi
notices-about = Qui scegli come la sala ti chiama quando tocca a te e non sei qui.
notices-stranger = Prima siediti a un tavolo: allora la sala ti conosce e può chiamarti.
notices-ways = Vie per chiamarti
notices-none = Ancora niente ti chiama.
notices-push = In questo browser
notices-push-start = Chiamami in questo browser
notices-push-on = Questo browser viene chiamato, anche quando nessuna pagina della sala è aperta.
notices-push-install = Su iPhone o iPad aggiungi prima la sala alla schermata Home.
notices-push-denied = Il tuo browser non permette notifiche a questa sala; puoi cambiarlo nelle sue impostazioni.
notices-push-unsafe = I browser lo permettono solo in https, o sulla macchina su cui gira la sala.
notices-push-unable = Questo browser non può essere chiamato quando nessuna pagina è aperta.
notices-no-push = Non è stato possibile registrare il browser; il suo servizio push non risponde.
notices-a-browser = un browser
notices-mail = Per e-mail
notices-address = Indirizzo e-mail
notices-mail-about = Un’e-mail chiede prima se l’indirizzo è tuo.
notices-confirm-sent = Apri il link mandato a { $address }.
notices-unconfirmed = aspetta il link della sua e-mail
notices-hook = Con un webhook
notices-form = Destinatario
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-ntfy = ntfy
notices-form-json = Qualunque (JSON)
notices-url = Il suo indirizzo
notices-private = Lì leggo solo io
notices-private-about = Allora un link apre il tavolo come te in qualunque browser, una volta. Dove leggono anche altri, lo apre come te solo nei browser che ti conoscono.
notices-add = Aggiungi
notices-on = Chiamami a { $name }
notices-on-short = Acceso
notices-try = Prova { $name }
notices-try-short = Prova
notices-tried = Mandato. È arrivato?
notices-remove = Togli { $name }
notices-kinds = Che cosa ti chiama
notices-kind-decision = Una tua decisione
notices-kind-seat = Qualcuno si siede al tuo tavolo
notices-kind-wish = Qualcuno ti chiede di annullare
notices-kind-over = La partita è finita
notices-kind-invitation = Ti invita qualcuno con cui hai giocato
notices-quiet = Ore di silenzio
notices-quiet-about = In queste ore niente mi chiama ({ $zone })
notices-once = Ti si chiama una volta, e di nuovo solo quando hai guardato il tavolo. Un avviso non dice nulla di nascosto.
notice-link-off = Spegni gli avvisi
notice-link-off-about = La sala non manda più nulla a { $to }.
notice-link-off-press = Spegnili
notice-link-off-done = A { $to } non si manda più nulla. Nella tua pagina puoi riaccenderli.
notice-link-confirm = È il tuo indirizzo?
notice-link-confirm-about = Allora la sala manda un avviso a { $to } quando tocca a te.
notice-link-confirm-press = Sì, mandatemi gli avvisi
notice-link-confirm-done = D’ora in poi gli avvisi vanno a { $to }.
me-under-way = Partite in corso
me-none-under-way = Nessuna partita in corso.
me-played = Partite finite
me-none-played = Nessuna partita è ancora finita.
me-won = vinta
me-lost = persa
me-as = con { $what }
me-against = contro { $others }
me-length = { $decisions ->
    [one] { $decisions } decisione, { $minutes } min
   *[other] { $decisions } decisioni, { $minutes } min
}
me-review = Analisi
me-review-label = Analisi della partita { $code }
me-more = Partite precedenti
me-figures = I tuoi numeri
me-no-figures = Non hai finito nessuna partita di questo gioco.
me-sum = Vittorie: { $won } su { $played } ({ $percent }%)
me-standing = valutazione { $rating } ± { $unsure }
me-by-role = Vinte per ruolo
me-by-clan = Vinte per clan
me-by-hero = Vinte per personaggio
me-by-deck = Vinte per mazzo
me-own-deck = un mazzo tuo
me-share-won = Vinte
me-games = Partite
me-won-of = { $won } su { $played }
me-rivals = Contro chi
me-rival = Chi
me-you-won = Hai vinto
me-they-won = Hanno vinto
me-luck-skill = Fortuna e bravura
me-luck-skill-label = Che cosa ti hanno dato la fortuna e le tue decisioni in { $count } partite che hai riguardato
me-luck = fortuna
me-skill = le tue decisioni
me-luck-skill-mean = { $count ->
    [one] In questa partita la fortuna ti ha dato { $luck } di una vittoria
   *[other] In queste { $count } partite la fortuna ti ha dato ciascuna volta { $luck } di una vittoria
}, le tue decisioni { $skill }.
me-luck-skill-about = Dalle tue analisi. Ogni linea { $count ->
    [one] è l’ultima partita
   *[other] è la media delle ultime { $count } partite
}; il 100% è una vittoria.
me-no-reviews = Riguarda due partite o più, e qui vedi che cosa era fortuna e che cosa eri tu.
me-bests = Contro il gioco
me-waves = miglior risultato { $waves }
book-title = Il libro della sala
book-about = Chi gioca qui, e quanto bene: le valutazioni seguono solo dalle partite finite. I bot di ogni livello sono segni che non si muovono. È nominato solo chi lo vuole.
book-sum = { $games ->
    [one] { $games } partita finita
   *[other] { $games } partite finite
}, { $people } con una valutazione, { $listed } nel libro.
book-who = Chi
book-rating = Valutazione
book-unsure = Incertezza
book-mark = Bot: { $level }
book-you = tu
book-nobody = Nessuno ha ancora chiesto di esservi nominato. Puoi farlo sulla tua pagina:
