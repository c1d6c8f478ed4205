"""The auction is a game of plain Python, and a compiled frame has no plain children: it is played on the plain kernel."""

from __future__ import annotations

from budokan.lab.measure import compiled

collect_ignore = ["test_auction.py", "test_hooks.py", "test_views.py"] if compiled() else []
