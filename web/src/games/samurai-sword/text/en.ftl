# What the table of Samurai Sword says about a card's figures, line by line.

ss-told-reach = Reach { $reach }: it strikes a player whose difficulty is { $reach } or less.
ss-told-wounds = { $wounds ->
    [one] Wounds 1: who does not parry loses 1 resilience.
   *[other] Wounds { $wounds }: who does not parry loses { $wounds } resilience.
}
ss-told-suit = { $suit }: its suit, which counts with the expansion.
ss-told-action = An action takes effect when it is played; then it is discarded.
ss-told-property = A property stays in front of a player and works as long as it lies there.
