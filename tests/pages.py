"""A page as the kernel knows it: messages, and the answers to them."""

from typing import Any

from trajan_tutor.jupyter.widget import BoardWidget


class Page:
    """Sends what a page sends; two pages of one board need different names."""

    def __init__(self, board: BoardWidget, name: str = "page") -> None:
        self.board = board
        self.name = name
        self.sent = 0

    def send(self, kind: str, **content: Any) -> dict[str, Any]:
        """Send one thing and return the answer."""
        self.sent += 1
        message = {"type": kind, "at": self.board.at, "id": f"{self.name}-{self.board.at}-{self.sent}"} | content
        self.board._receive(self.board, message, [])
        return dict(self.board.notice)
