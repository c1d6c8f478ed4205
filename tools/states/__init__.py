"""Writes what follows from the declared state of every house (`games/<house>/state.py`) as plain source beside it.

    python -m tools.states            write what is not fresh
    python -m tools.states --check    write nothing, and say what is not fresh

`generated_parts.py` has the classes of what lies on a table and changes there, `generated_state.py` the state of the table with
its copy, its JSON and the way back, `generated_form.py` the form of a position with its bounds. The words of a declaration are
those of `kernel/fields.py`; docs/decisions/0013 says why source is written.
"""
