"""The reference of every game for those who write bots: its moves, events and view, from their types, an example of each."""
