"""The browser's own store, into which the worker brings what lies in the folder of saved games, and which may fail."""

from trajan_tutor.engine.message import Message
from trajan_tutor.journals.unsaved import CopyToTake, Unsaved


class BrowserStore:
    """What is known of the store: whether all is in it. The worker tries again after everything that is heard."""

    def __init__(self) -> None:
        """Know of nothing that was not kept."""
        self.is_well = True

    def unsaved(self) -> Unsaved | None:
        """Return that the browser has not kept what was done; None where it has."""
        return None if self.is_well else Unsaved(Message.of("page-unsaved"), Message.of("page-unsaved-reason"))

    def write_again(self) -> None:
        """Leave it to the worker."""

    def copy_to_take(self) -> CopyToTake | None:
        """Return nothing: what lies on the table is the copy."""
        return None
