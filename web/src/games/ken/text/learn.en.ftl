# How to play, on one page.

learn-aim = Two players, each with a deck. You bring places, armies, characters and masters into play, and fight over the places. Whoever is ten order points ahead has won.
learn-card-1 = A master fights alone and has lives: another copy played on the first is one more life, and a life takes any amount of damage at once.
learn-card-2 = A place brings order points each turn. The one you played last is your frontier and is attacked first.
learn-card-3 = An army comes with a place and fights in a group under a commander. Its figures are attack, defence and resistance.
learn-card-4 = A technique is for a master in combat. Play it when it decides something.
learn-turn-1 = Order: your places give their points and your engaged cards are ready again. Draw 1, 2 or 3 cards.
learn-turn-2 = Present as many cards as you like: places with their armies, characters, masters.
learn-turn-3 = Attack: form a group, led by a commander, or send a master alone. The first group goes against the frontier, the next against the place behind.
learn-turn-4 = Your rival forms defences. Both may reply with techniques, events and abilities; then attack less defence is damage, for both sides at once.
learn-turn-5 = A place with nobody left in its defence is conquered. Who has attacked is engaged and does not defend until your next turn.
learn-win = Ten order points more than your rival, at any moment. You also win if your rival has to draw and has no card left.
learn-mistake-1 = Attacking with everything. Engaged cards do not defend.
learn-mistake-2 = Drawing 3 every turn: your deck is also your time.
learn-mistake-3 = Playing the valuable place last, at the frontier.
learn-mistake-4 = Sending an army without a commander against a group.
