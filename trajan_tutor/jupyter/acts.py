"""What each kind of request of a page does to the game being played."""

from collections.abc import Callable
from typing import Final

from trajan_tutor.jupyter.requests import Request
from trajan_tutor.session.play import Outcome, Play

_ACTS: Final[dict[str, Callable[[Play, Request], Outcome]]] = {
    "pick": lambda play, request: play.pick(request.target),
    "choose": lambda play, request: play.choose(request.target),
    "undo": lambda play, _: play.undo(),
    "redo": lambda play, _: play.redo(),
    "jump": lambda play, request: play.jump(request.number),
    "rename": lambda play, request: play.rename(request.number, request.text),
    "prune": lambda play, request: play.prune(request.number),
    "next": lambda play, _: play.step_bot(),
    "skip": lambda play, _: play.skip_bots(),
    "sit": lambda play, _: play.sit_down(),
}


def act(play: Play, request: Request) -> Outcome:
    """Do to a game what a request asks for, and return what became of it."""
    return _ACTS[request.kind](play, request)
