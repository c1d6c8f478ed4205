"""Balance: the fewest and smallest changes of figures that bring match-ups within a band, and a check on fresh deals."""
