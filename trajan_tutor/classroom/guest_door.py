"""The door of a class at a server that listens anyway: it lets nobody in through another way."""

from dataclasses import dataclass


@dataclass(slots=True)
class GuestDoor:
    """A door below the address of another server, which who teaches has opened in a browser."""

    link: str = ""
    is_local: bool = False

    def links(self) -> list[str]:
        """Return the address of the room for pupils, as far as it is known."""
        return [self.link] if self.link else []

    def listen(self) -> str:
        """Do nothing: the server listens."""
        return ""

    def stop(self) -> None:
        """Do nothing: the server goes on listening."""
