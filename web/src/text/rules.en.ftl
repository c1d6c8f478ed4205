# The words of the rules and of How to play.

rules-books = Rules
rules-search = Search
rules-search-hint = a word or a number
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-chapters = Chapters
rules-nothing = Nothing was found for “{ $search }”.
rules-none = There is no rule { $number } here.
rules-missing = These rules are not written yet.
rules-open-page = Open in the rules
rules-mark = { $mark ->
    [silent] the rulebook is silent
    [contradicts] the rulebook contradicts itself
    [follows] follows from other rules
    [reconstructed] reconstructed
   *[other] { $mark }
}
learn-first-game = Play the first game, which teaches
learn-novices = Play against novices
learn-print = Print
learn-cards = Cards
learn-a-turn = A turn, step by step
learn-what-wins = What wins
learn-mistakes = What beginners get wrong
learn-all-rules = All the rules
