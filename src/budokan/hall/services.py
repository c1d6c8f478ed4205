"""What every room of a hall shares."""

from __future__ import annotations

from budokan.hall.notices.notifier import Notifier
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.storing.notices import Keeping
from budokan.hall.storing.persons import Persons
from budokan.hall.thinkers import Thinkers
from budokan.hall.timekeeping import Timekeeper


class Services:
    """The settings and the store, the time, those who think, those who play, and who is called."""

    def __init__(self, settings: Settings, store: Store, time: Timekeeper, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.time = time
        self.thinkers = thinkers
        self.persons = Persons(store, time)
        self.notifier = Notifier(time, Keeping(store))
