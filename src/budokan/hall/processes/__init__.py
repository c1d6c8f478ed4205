"""Several processes that are one hall: which of them has a room, and the lines between them."""
