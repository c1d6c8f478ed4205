"""Studies: many games between bots with something changed, and how sure one may be of what it changed."""
