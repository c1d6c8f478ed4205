# What calls people who are not here, and why a notice could not be sent.

notice-decision = Your turn to decide in { $game }
notice-seat = { $who } has joined your table of { $game }
notice-wish = { $who } asks for an undo in { $game }
notice-over = Your game of { $game } is over
notice-invitation = { $who } invites you to a table of { $game }
notice-table =
    { $count ->
        [0] Table { $code }
       *[other] Table { $code } with { $others }
    }{ $decisions ->
        [0] .
        [one] , one decision so far.
       *[other] , { $decisions } decisions so far.
    }
notice-open = Open the table
notice-off = Turn these notices off
notice-try = Notices of Budokan arrive here
notice-try-about = This one only tries out the way.
notice-confirm-title = Is this your address?
notice-confirm-about = Somebody wants a hall of Budokan to send notices here when it is their turn. Nothing is sent before you confirm it.
notice-confirm = Yes, send me notices
notice-not-me = It was not me: send nothing

notice-bad-address = This is not an address a notice could be sent to.
notice-only-https = Only addresses that begin with https:// can be used.
notice-no-such-host = There is no “{ $host }” on the network.
notice-not-public = “{ $host }” is not on the public network; who keeps this hall can allow it, with --allow-webhook.
notice-no-topic = The address of an ntfy topic ends with the name of the topic.
notice-bad-subscription = This browser’s push keys cannot be read.
notice-bad-mail = This is not an e-mail address.
notice-no-mail = This hall sends no e-mail.
notice-mail-by-name = For e-mail, open the hall by its name: the links in the letters lead there.
notice-bad-link = This link is not valid.
notice-used-link = This link has been used already, or is too old.
notice-too-many = You have { $most } ways to be called already; remove one of them first.
notice-no-such-channel = There is no such way to be called any more.
notice-slow-down = That is enough for now; try again in a while.
notice-unconfirmed = This address has not been confirmed yet.
notice-nobody-to-invite = Whoever sat there cannot be called.
notice-sits-here = Whoever you invite sits here already.

notice-no-connection = The receiver could not be reached.
notice-no-answer = The receiver did not answer in time.
notice-bad-certificate = The receiver’s certificate is not valid for its name.
notice-redirected = The receiver points to another address (status { $status }), which is not followed.
notice-refused = The receiver refused it (status { $status }).
notice-mail-refused = The mail server does not take e-mail for this address.
notice-mail-login = The mail server does not let this hall in; tell who keeps it.
notice-switched-off = Switched off after { $times } { $times ->
        [one] failure
       *[other] failures
    } in a row. { $why }

notice-bad-server = A mail server is written smtps://USER@HOST, smtp://USER@HOST or smtp+plain://HOST, with the password in BUDOKAN_SMTP_PASSWORD.
notice-bad-sender = With a mail server goes the address it sends from, such as --mail-from budokan@example.org.
arg-allow-webhook = a host that notices may be sent to although it is not on the public network; may be given several times
arg-mail = the server that sends e-mail, such as smtps://USER@HOST; its password is read from BUDOKAN_SMTP_PASSWORD
arg-mail-from = the address e-mail is sent from

offline-title = The hall is not there now
offline-about = Either this device is offline, or the hall is closed. Nothing is lost: your games are kept in the hall.
offline-again = Try again
