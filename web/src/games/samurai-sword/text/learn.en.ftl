# How to play, on one page.

learn-aim = Three to eight players in two or three secret teams. The Shogun is known to all; the Samurai stand by the Shogun, the Ninja against them, and a Ronin plays alone. You attack to take the others’ honour, and find out on the way who your friends are.
learn-card-1 = A weapon. The left figure is its reach: the greatest difficulty it overcomes. The right one is the wounds it deals.
learn-card-2 = A Parry answers a weapon aimed at you, in anybody’s turn. It has no other use but to answer a Battle Cry.
learn-card-3 = A property stays in play in front of you. With Focus you may play one weapon more each turn.
learn-card-4 = An action happens once. This one draws 2 cards, or is worth a point if you still hold it at the end.
learn-turn-1 = Recover: if you have no resilience left you get all of it back. Then draw 2 cards.
learn-turn-2 = Play as many cards as you like. Lay properties first: they help with the rest of the turn.
learn-turn-3 = Play one weapon, against somebody whose difficulty is within its reach. Difficulty is how many seats away they are, the shorter way round, and 1 more for each Armor.
learn-turn-4 = The target may parry. If not, they lose resilience; who loses the last of it gives you an honour point and is harmless until their next turn.
learn-turn-5 = Stop when you like. More than 7 cards in hand are discarded.
learn-win = The game ends at once when somebody has no honour left. Roles are turned over, honour is multiplied as the roles say, each Daimyo in hand adds a point, and the team with most points wins. If only one player has any resilience left, their team wins at once.
learn-mistake-1 = Attacking the Shogun as a Samurai. You win or lose together.
learn-mistake-2 = Emptying the hand. Without cards you cannot be attacked, but you cannot do anything either.
learn-mistake-3 = Using up the Parry in a small attack, and having none for a large one.
learn-mistake-4 = Playing Armor or Focus last. Properties work from the moment they lie there.
