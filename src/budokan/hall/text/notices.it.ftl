# Che cosa chiama chi non è qui, e perché un avviso non è partito.

notice-decision = Tocca a te decidere a { $game }
notice-seat = { $who } si è seduto al tuo tavolo di { $game }
notice-wish = { $who } chiede di annullare a { $game }
notice-over = La tua partita a { $game } è finita
notice-invitation = { $who } ti invita a un tavolo di { $game }
notice-table =
    { $count ->
        [0] Tavolo { $code }
       *[other] Tavolo { $code } con { $others }
    }{ $decisions ->
        [0] .
        [one] , una decisione finora.
       *[other] , { $decisions } decisioni finora.
    }
notice-open = Apri il tavolo
notice-off = Non mandarmi più questi avvisi
notice-try = Gli avvisi di Budokan arrivano qui
notice-try-about = Questo serve solo a provare la via.
notice-confirm-title = È il tuo indirizzo?
notice-confirm-about = Qualcuno vuole che una sala di Budokan mandi qui un avviso quando tocca a lui. Nulla viene mandato prima che tu confermi.
notice-confirm = Sì, mandatemi gli avvisi
notice-not-me = Non sono stato io: non mandate nulla

notice-bad-address = Questo non è un indirizzo a cui si possa mandare un avviso.
notice-only-https = Si possono usare solo indirizzi che cominciano con https://.
notice-no-such-host = Sulla rete non c’è «{ $host }».
notice-not-public = «{ $host }» non è sulla rete pubblica; chi tiene questa sala può permetterlo con --allow-webhook.
notice-no-topic = L’indirizzo di un argomento di ntfy finisce con il nome dell’argomento.
notice-bad-subscription = Le chiavi push di questo browser non si possono leggere.
notice-bad-mail = Questo non è un indirizzo e-mail.
notice-no-mail = Questa sala non manda e-mail.
notice-mail-by-name = Per l’e-mail apri la sala con il suo nome: è lì che portano i link delle lettere.
notice-bad-link = Questo link non è valido.
notice-used-link = Questo link è già stato usato, o è troppo vecchio.
notice-too-many = Hai già { $most } vie per essere chiamato; prima togline una.
notice-no-such-channel = Questa via per essere chiamato non c’è più.
notice-slow-down = Per ora basta; riprova tra un po'.
notice-unconfirmed = Questo indirizzo non è ancora stato confermato.
notice-nobody-to-invite = Chi sedeva lì non può essere chiamato.
notice-sits-here = Chi inviti siede già qui.

notice-no-connection = Non è stato possibile raggiungere il destinatario.
notice-no-answer = Il destinatario non ha risposto in tempo.
notice-bad-certificate = Il certificato del destinatario non vale per il suo nome.
notice-redirected = Il destinatario rimanda a un altro indirizzo (stato { $status }), che non viene seguito.
notice-refused = Il destinatario l’ha rifiutato (stato { $status }).
notice-mail-refused = Il server di posta non accetta e-mail per questo indirizzo.
notice-mail-login = Il server di posta non lascia entrare questa sala; dillo a chi la tiene.
notice-switched-off = Spento dopo { $times } { $times ->
        [one] errore
       *[other] errori
    } di fila. { $why }

notice-bad-server = Un server di posta si scrive smtps://UTENTE@HOST, smtp://UTENTE@HOST o smtp+plain://HOST, con la password in BUDOKAN_SMTP_PASSWORD.
notice-bad-sender = Con un server di posta va l’indirizzo da cui manda, per esempio --mail-from budokan@example.org.
arg-allow-webhook = un host a cui si possono mandare avvisi anche se non è sulla rete pubblica; può essere dato più volte
arg-mail = il server che manda le e-mail, per esempio smtps://UTENTE@HOST; la password è letta da BUDOKAN_SMTP_PASSWORD
arg-mail-from = l’indirizzo da cui partono le e-mail

offline-title = La sala ora non c’è
offline-about = O questo dispositivo è fuori rete, o la sala è chiusa. Nulla è perduto: le tue partite restano nella sala.
offline-again = Riprova
