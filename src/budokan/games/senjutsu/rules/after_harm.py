"""SJ-10.5: what comes only once whoever was hurt has been looked at; the kernel sees to it before each frame."""

from __future__ import annotations

from budokan.kernel.frames import Step, frame


@frame
class AfterHarm(Step):
    """A step before which everybody who is beaten falls. What belongs to one and the same blow is no such step."""
