"""What a study has found, in figures, in words and as a page."""
