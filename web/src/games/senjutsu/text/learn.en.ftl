# How to play, on one page.

learn-aim = A duel on hexes. Each turn both choose one card in secret, show them together, and the faster acts first. Guess what your rival will do, stand where it helps you, and look the right way.
learn-card-1 = An attack. The large number is its speed, 9 the fastest. The picture shows which hexes it strikes, you in the middle and your front upward.
learn-card-2 = A block stops attacks on the hexes it shows, at one speed alone: you say which when the cards are shown, here any from 7 to 3.
learn-card-3 = A meditation moves you, gives Focus, draws cards. It is slow, and guards you against nothing.
learn-card-4 = An Instant may still be played after the cards are shown, in place of the chosen one or besides.
learn-turn-1 = Draw a card, then choose one in secret. Far apart, a meditation brings you closer.
learn-turn-2 = Both cards are shown. From speed 9 down to 0 each acts when its number comes, line by line.
learn-turn-3 = Light arrows may be used, dark ones must. A sign of a Kamae before a line means that it works only in that stance; a sign of Focus means that it costs a point.
learn-turn-4 = An attack on a hex, or from a hex, that a block covers at that very speed is stopped, and what the block says for success happens. Else it wounds.
learn-turn-5 = Played cards are discarded, and hands are cut to their limit.
learn-win = Who has as many wounds as their limit is defeated; so is who has to draw from an empty deck. The last one standing wins.
learn-mistake-1 = Striking at hexes where nobody will stand any more when the card acts.
learn-mistake-2 = Forgetting where one looks: from behind, blocks seldom help.
learn-mistake-3 = Saving Focus for ever. It buys the second strike.
learn-mistake-4 = Never meditating. Kamae and cards decide the turns after this one.
