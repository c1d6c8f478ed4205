"""What the command answers to the shell: all is well, a check or a game has failed, what was typed cannot be understood."""

from __future__ import annotations

WELL, FAILED, BAD_WORDS = 0, 1, 2
