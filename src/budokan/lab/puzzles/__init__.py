"""Puzzles: moments of games in which exactly one move keeps the win, how they are found, and how each is proved again."""
