# The words of replays.

replay-title = Replay
replay-controls = Replay controls
replay-moment = Moment { $moment } of { $all }
replay-deal = The deal
replay-secret = a secret answer
replay-scrub = Moment of the game
replay-before = previous change
replay-after = next change
replay-step-back = one decision back
replay-step = one decision forward
replay-play = Play
replay-pause = Pause
replay-eyes = View
replay-open = all hands face up
replay-watch = as spectators saw it
replay-as = as { $name } saw it
replay-fork = Play on from here
replay-link = Link to this moment
replay-review = Analysis
replay-beside = Log and analysis
review-lead = Each player’s chance of winning during the game.
review-wait = Analysing the game…
review-none = This game cannot be analysed now. Try again later.
review-curve = { $name }: from { $start }% at the start to { $end }% at the end
review-turning = Turning points
review-turn = Moment { $moment }, { $name }: { $change }
review-better = Better for { $name }: { $move } ({ $gain })
review-mostly-luck = mostly luck
review-mostly-decided = mostly decided
review-decision = { $name }’s decision changed their chances by { $worth }; luck by { $luck }.
review-account = What made the difference
review-start = start
review-own = own decisions
review-others = decisions of others
review-luck = luck
review-end = end
review-end-resigned = when given up
review-resigned = { $name } gave up after the last decision. The curve stops at the chances as they stood then.
review-points = { $sign ->
    [plus] +{ $points }
   *[minus] −{ $points }
}
review-about = Estimated by the bot Ronin, with all hands known. Decisions are judged by what the player could know; the rest is luck.
fork-title = Play on from moment { $moment }
fork-about = Who are you? Bots take all other seats.
fork-cards = { $count ->
    [one] One card of “{ $name }” is changed from here on.
   *[other] { $count } cards of “{ $name }” are changed from here on.
}
replay-cards-down = Play on without these cards
replay-cards = Your cards “{ $name }” are ready: go to a moment and play on from there.
