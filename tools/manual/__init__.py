"""The manual: a site of the papers in `docs`, the rules with search, and references from the source, in two languages."""
