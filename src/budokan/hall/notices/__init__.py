"""Notices: people who are not here are called back to their tables, by push, webhook or e-mail."""
