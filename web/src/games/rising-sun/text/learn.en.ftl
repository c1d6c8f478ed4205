# How to play, on one page.

learn-aim = Three to five clans, three seasons, one year. You ally over tea, play mandates that everybody carries out, and fight a few wars in which Coins decide as much as warriors. Whoever has most Victory Points, VP, in winter has won.
learn-card-1 = A virtue or a path lasts all game: your Daimyo is stronger from now on.
learn-card-2 = Some cards give VP for what you do, or for what is done to you.
learn-card-3 = A monster is a figure of your own with a strength of its own.
learn-card-4 = Others pay when something happens, here when a war begins. Cards are bought when Train is played.
learn-turn-1 = Tea: name an ally, or nobody. Two who have named each other are allies for the season. At most tables you may bargain as well.
learn-turn-2 = Mandates: seven times, whose turn it is draws four, plays one, and everybody carries it out. Recruit summons, Marshal moves and builds, Harvest reaps, Train sells cards, Betray takes others’ figures and ends alliances. Who played it and their ally get more.
learn-turn-3 = Shinto at a shrine win the favour of its Kami; cards bought now work in the war.
learn-turn-4 = War: in each province with a token all who have figures there lay Coins in secret on Seppuku, Take Hostage, Hire Ronin and Imperial Poets. The most Coins win each.
learn-turn-5 = Most Force wins the province and its token; the others’ figures die, and the Coins the winner laid go to the losers.
learn-win = War tokens count in winter, and tokens of different provinces count much more than many of the same. Add what you have gained in VP over the year. With equal VP the higher Honour wins, as it breaks every tie in the game.
learn-mistake-1 = Fighting everywhere. Two or three battles a season are enough, if their provinces differ.
learn-mistake-2 = Laying all Coins on one advantage that nobody else wants.
learn-mistake-3 = Forgetting that an ally may betray you, and that you may.
learn-mistake-4 = Coming to the last war of a season with few Coins.
