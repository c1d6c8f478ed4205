"""Threads that read the same form for the first time at the same moment: it was worked out before."""

from __future__ import annotations

import subprocess
import sys

from tests.hall.processes import environment

RACE = """
import sys, threading, types
import msgspec
from budokan.hall.forms import work_out_forms

FIELDS = 40
forms, data = [], {f"field_{one}": [{"number": 1}] for one in range(FIELDS)}
for number in range(300):
    own = types.ModuleType(f"forms_{number}")
    sys.modules[own.__name__] = own
    fields = "".join(f"    field_{one}: 'list[Part] | None' = None\\n" for one in range(FIELDS))
    own.msgspec = msgspec
    exec(f"class Part(msgspec.Struct):\\n    number: 'int' = 0\\nclass Whole(msgspec.Struct):\\n{fields}", own.__dict__)
    forms.append(own.Whole)
if "first" in sys.argv:
    work_out_forms()
sys.setswitchinterval(1e-6)
for form in forms:
    ready = threading.Barrier(3)
    def read():
        ready.wait()
        for _ in range(3):
            msgspec.convert(data, form)
    threads = [threading.Thread(target=read) for _ in range(3)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
"""
"""Without the word `first` it ends by a signal (seen in most of its runs, and in a hall after some thirty openings)."""


def test_forms_that_were_worked_out_are_read_by_many_threads_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", RACE, "first"], env=environment(), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
