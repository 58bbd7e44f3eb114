"""What each kind of request of a page does to the game being played."""

from collections.abc import Callable
from typing import Final

from trajan_tutor.desk.requests.request import Request
from trajan_tutor.session.outcome import Outcome
from trajan_tutor.session.session import Session

_ACTS: Final[dict[str, Callable[[Session, Request], Outcome]]] = {
    "pick": lambda session, request: session.pick(request.target),
    "choose": lambda session, request: session.choose(request.target),
    "undo": lambda session, _: session.undo(),
    "redo": lambda session, _: session.redo(),
    "jump": lambda session, request: session.jump(request.number),
    "rename": lambda session, request: session.rename(request.number, request.text),
    "prune": lambda session, request: session.prune(request.number),
    "next": lambda session, _: session.step_bot(),
    "skip": lambda session, _: session.skip_bots(),
    "sit": lambda session, _: session.sit_down(),
}


def act(session: Session, request: Request) -> Outcome:
    """Do to a game what a request asks for, and return what became of it."""
    return _ACTS[request.kind](session, request)
