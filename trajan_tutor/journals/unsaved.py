"""What is not on the disk yet, of anything that is kept in journals: since when, why, and a copy to take along."""

from dataclasses import dataclass
from typing import Protocol

from trajan_tutor.engine.message import Message


@dataclass(frozen=True, slots=True)
class Unsaved:
    """That something is not on the disk: since when, and why the last attempt to write it failed, where that is known.

    A `reason` is missing where what was written has vanished and nothing was tried since.
    """

    since: Message
    reason: Message | None


@dataclass(frozen=True, slots=True)
class CopyToTake:
    """A file with everything that is not on the disk, which a person can take along: its name and its text."""

    name: str
    text: str


class Kept(Protocol):
    """Something that is kept in a journal, whatever it is, and knows what of it is not on the disk."""

    def unsaved(self) -> Unsaved | None:
        """Return what is not on the disk; None where everything is."""

    def write_again(self) -> None:
        """Try once more to write what is not on the disk; nothing is raised where that fails."""

    def copy_to_take(self) -> CopyToTake | None:
        """Return what is not on the disk as a file; None for what is no file of its own."""
