# The words of one’s own page, of the book of the hall and of notices.

me-title = My page
me-parts = On this page
me-stranger = This hall does not know you yet: play a game, and it does.
me-settings = About you
me-settings-about = Your name, your language, the look and your days hold on all your devices.
me-listed = Name me in the book of the hall
me-devices = Your devices
me-devices-about = { $count ->
    [one] The hall knows you on this device. Nobody needs a password: a link takes you to another one.
   *[other] The hall knows you on { $count } devices. Nobody needs a password: a link takes you to another one.
}
me-carry = Take me to another device
me-carry-about = Open this link on your other device, or scan it. It works once, within { $minutes } minutes. Whoever opens it is you: show it to nobody.
me-carry-picture = The link to your other device as a QR code
me-carry-copy = Copy the link
me-carry-used = Your other device has arrived.
me-lock-out = Forget my other devices
carry-title = Is this you?
carry-about = This device becomes one of { $name }’s: with their games, their decks and their settings.
carry-nobody = somebody without a name
carry-yes = Yes, I am { $name }
carry-together = Yes, and bring along what I played here
carry-no = No, back to the hall
me-passkeys = Passkeys
me-passkeys-about = { $count ->
    [0] Lose every device and you are a stranger here. A passkey brings you back: your phone or browser keeps it.
    [one] You have a passkey. It brings you back on any device.
   *[other] You have { $count } passkeys. Each brings you back on any device.
}
me-passkeys-stranger = If you have made a passkey in this hall, it brings you back.
me-passkey-make = Make a passkey
me-passkey-show = Come in with a passkey
me-passkey-drop = Delete my passkeys
me-passkey-made = The passkey is made.
me-passkey-dropped = Your passkeys lead here no more.
me-mine = What is yours
me-mine-about = Take everything the hall knows about you along as a file, or have the hall forget you.
me-export = Everything about me
me-forget = Forget me
me-forget-about = Your name, what you said, your devices and your passkeys are gone for good. A bot takes your seats in games under way. Finished games stay, with somebody in your place.
me-forget-yes = Forget me for good
me-forget-no = Stay
notices-open = Notices: call me when it is my turn
notices-title = Notices
notices-about = Here you choose how the hall calls you when it is your turn and you are not here.
notices-stranger = Sit down at a table first: then the hall knows you and can call you.
notices-ways = Ways to call you
notices-none = Nothing calls you yet.
notices-push = In this browser
notices-push-start = Call me in this browser
notices-push-on = This browser is called, also when no page of the hall is open.
notices-push-install = On an iPhone or iPad add the hall to the home screen first.
notices-push-denied = Your browser allows this hall no notifications; its settings can change that.
notices-push-unsafe = Browsers allow this only over https, or on the machine the hall runs on.
notices-push-unable = This browser cannot be called when no page is open.
notices-no-push = The browser could not be registered; its push service does not answer.
notices-a-browser = a browser
notices-mail = By e-mail
notices-address = E-mail address
notices-mail-about = An e-mail asks first whether the address is yours.
notices-confirm-sent = Open the link that was sent to { $address }.
notices-unconfirmed = waits for the link in its e-mail
notices-hook = By a webhook
notices-form = Receiver
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-ntfy = ntfy
notices-form-json = Any (JSON)
notices-url = Its address
notices-private = Only I read there
notices-private-about = Then a link opens the table as you in any browser, once. Where others read along, it opens as you only in browsers that know you.
notices-add = Add
notices-on = Call me at { $name }
notices-on-short = On
notices-try = Try out { $name }
notices-try-short = Try
notices-tried = Sent. Has it arrived?
notices-remove = Remove { $name }
notices-kinds = What calls you
notices-kind-decision = Your decision
notices-kind-seat = Somebody joins your table
notices-kind-wish = Somebody asks you for an undo
notices-kind-over = The game is over
notices-kind-invitation = Somebody you have played with invites you
notices-quiet = Quiet hours
notices-quiet-about = Nothing calls me in these hours ({ $zone })
notices-once = You are called once, and again only when you have looked at the table. A notice says nothing that is hidden.
notice-link-off = Turn notices off
notice-link-off-about = The hall then sends nothing more to { $to }.
notice-link-off-press = Turn them off
notice-link-off-done = Nothing more is sent to { $to }. On your page you can turn it on again.
notice-link-confirm = Is this your address?
notice-link-confirm-about = The hall then sends a notice to { $to } when it is your turn.
notice-link-confirm-press = Yes, send me notices
notice-link-confirm-done = Notices are sent to { $to } from now on.
me-under-way = Games under way
me-none-under-way = No game is under way.
me-played = Finished games
me-none-played = No game is finished yet.
me-won = won
me-lost = lost
me-as = as { $what }
me-against = against { $others }
me-length = { $decisions ->
    [one] { $decisions } decision, { $minutes } min
   *[other] { $decisions } decisions, { $minutes } min
}
me-review = Review
me-review-label = Review of game { $code }
me-more = Earlier games
me-figures = Your figures
me-no-figures = You have finished no game of this kind.
me-sum = { $won } of { $played } won ({ $percent }%)
me-standing = rating { $rating } ± { $unsure }
me-by-role = Won by role
me-by-clan = Won by clan
me-by-hero = Won by character
me-by-deck = Won by deck
me-own-deck = a deck of your own
me-share-won = Won
me-games = Games
me-won-of = { $won } of { $played }
me-rivals = Against whom
me-rival = Who
me-you-won = You won
me-they-won = They won
me-luck-skill = Luck against skill
me-luck-skill-label = What luck and what your own decisions brought you in { $count } games you have looked back upon
me-luck = luck
me-skill = your decisions
me-luck-skill-mean = { $count ->
    [one] In this one game luck brought you { $luck } of a victory
   *[other] In these { $count } games luck brought you { $luck } of a victory each
}, your own decisions { $skill }.
me-luck-skill-about = From your reviews. Each line { $count ->
    [one] is the last game
   *[other] is the mean of the last { $count } games
}; 100% is one victory.
me-no-reviews = Look back upon two games or more, and you see here what was luck and what was you.
me-bests = Against the game itself
me-waves = best { $waves }
book-title = The book of the hall
book-about = Who plays here, and how well: ratings follow from finished games alone. The bots of each level are marks that do not move. Only who wishes to be named is named.
book-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
} finished, { $people } with a rating, { $listed } listed.
book-who = Who
book-rating = Rating
book-unsure = Uncertainty
book-mark = Bots: { $level }
book-you = you
book-nobody = Nobody has asked to be named yet. You can on your page:
