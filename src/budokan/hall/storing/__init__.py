"""Where a hall keeps everything: the two databases it may be, their tables, and every sentence of SQL that is said to them.

The sentences are written once, in what SQLite and PostgreSQL both understand (decision 0026).
"""
