"""A pupil of a class: a secret token in a browser, a random id in the room, and how it goes."""

import hashlib
import secrets
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from trajan_tutor.classroom.task import ClassTask

_TOKEN_BYTES: Final = 24
_ID_BYTES: Final = 6


class PupilStanding(StrEnum):
    """How it goes for a pupil, as a colour says it."""

    FINE = "fine"
    STUCK = "stuck"
    AWAY = "away"


@dataclass(slots=True)
class ClassLearner:
    """A pupil: `marks` are what is kept of the tokens of their devices, by which nobody can come in.

    `task` is what they were given; `paused` holds besides the pause of all.
    """

    id: str
    language: str
    marks: set[str] = field(default_factory=set)
    task: ClassTask | None = None
    paused: bool = False


def new_token() -> str:
    """Return a token that nobody guesses."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_id() -> str:
    """Return a random id, which says nothing of anybody."""
    return secrets.token_hex(_ID_BYTES)


def mark_of(token: str) -> str:
    """Return what is kept of a token: it tells whether one is the same, and nothing more."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
