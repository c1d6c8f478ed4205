"""The card language: what a Senjutsu card does, as text that reads like the card.

`parser` reads it, `printer` writes it, `values` are the frozen effects in between, `compiler` puts grids together.
"""
