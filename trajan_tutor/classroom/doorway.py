"""The door of a room: who has the code comes in, and when too many come, or somebody tries codes, they wait there.

Nobody is told apart by an address alone, since a school is one: there is room for a class behind each in a minute. Who
waits is let in by who teaches, who sees the names. While somebody tries codes, no code is judged: a right one and a
wrong one wait alike, and who teaches sees only those with the right one. It knows no page and no room.
"""

import hashlib
import secrets
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from trajan_tutor.classroom.learner import new_id, new_token


@dataclass(slots=True)
class Guesses:
    """The different wrong codes of the last `seconds`; from the `most` on somebody is trying."""

    most: int
    seconds: float
    _wrong: dict[str, float] = field(default_factory=dict)

    def note(self, code: str, now: float) -> None:
        """Take note of a wrong code, at a time in seconds; the same one again changes nothing."""
        if not self.is_too_many(now):
            self._wrong.setdefault(code, now)

    def is_too_many(self, now: float) -> bool:
        """Return whether somebody is trying codes: what is right is told to nobody then."""
        if self._wrong and now - next(iter(self._wrong.values())) >= self.seconds:
            self._wrong = {code: since for code, since in self._wrong.items() if now - since < self.seconds}
        return len(self._wrong) >= self.most

    def clear(self) -> None:
        """Forget all of them: there is another code."""
        self._wrong.clear()


class WhyWait(StrEnum):
    """Why who has the code waits at the door all the same."""

    MANY = "many"
    GUESSED = "guessed"
    QUIET = "quiet"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class DoorBudget:
    """The figures of a door; times are in seconds.

    In a `minute` come `of_address` from one address and `in_all` from all of them. After `wrong` different codes within
    `wrong_seconds` none is judged. A code for another device is longer: there it is `wrong_devices`. So many `waiting`
    are listed, and who has not asked for `absent` is gone. After `quiet` without any act of who teaches no new name
    comes in.
    """

    minute: float = 60.0
    of_address: int = 60
    in_all: int = 120
    wrong: int = 30
    wrong_devices: int = 1_000
    wrong_seconds: float = 600.0
    waiting: int = 400
    absent: float = 30.0
    quiet: float = 7_200.0


USUAL: Final = DoorBudget()


@dataclass(slots=True)
class Newcomer:
    """Somebody at the door who has the code: the `token` of their device is theirs in the room too."""

    token: str
    name: str
    language: str
    heard: float
    id: str = field(default_factory=new_id)


class Doorway:
    """Who may come in at once, and who waits."""

    def __init__(self, now: float, budget: DoorBudget = USUAL) -> None:
        """Begin at a time in seconds, with nobody there."""
        self.budget = budget
        # Whether it stays open however long who teaches does nothing.
        self.stays_open = False
        # Whether somebody sees who waits.
        self.is_attended = True
        self.codes = Guesses(budget.wrong, budget.wrong_seconds)
        self.devices = Guesses(budget.wrong_devices, budget.wrong_seconds)
        self._secret = secrets.token_bytes()
        self._waiting: dict[str, Newcomer] = {}
        self._came: deque[tuple[float, str, str]] = deque(maxlen=2 * budget.in_all)
        self._with_them: set[str] = set()
        self._last_act = now
        self._is_quiet = False

    # -- whoever comes

    def why_wait(self, address: str, now: float, *, is_full: bool) -> WhyWait | None:
        """Return why who comes now has to wait, None where nobody has to."""
        self.look(now)
        if self.codes.is_too_many(now):
            return WhyWait.GUESSED
        if self._is_quiet:
            return WhyWait.QUIET
        if is_full:
            return WhyWait.FULL
        return WhyWait.MANY if self._waiting or self._are_many(address, now) else None

    def note_came(self, learner: str, address: str, now: float) -> None:
        """Take note that somebody has come in by the code."""
        self._came.append((now, address, learner))

    def token_for(self, token: str) -> str:
        """Return the token of somebody who waits: the one they have, where it was given here, else another one.

        It is the same for a right code and a wrong one, and nothing is kept of the wrong ones.
        """
        own, _, signed = token.partition(".")
        if signed and secrets.compare_digest(signed.encode("utf-8", "replace"), self._signed(own).encode()):
            return token
        made = new_token()
        return f"{made}.{self._signed(made)}"

    def wait(self, token: str, name: str, language: str, now: float) -> None:
        """List somebody who has the code, by the token of their device; where too many are listed it is left."""
        known = self._waiting.get(token)
        if known is not None:
            known.heard, known.name, known.language = now, name, language
        elif len(self._waiting) < self.budget.waiting:
            self._waiting[token] = Newcomer(token, name, language, now)
            self._with_them.update(learner for _, _, learner in self._came)

    # -- who teaches

    def note_act(self, now: float) -> None:
        """Take note that who teaches has done something."""
        self._is_quiet |= self._has_been_quiet(now)
        self._last_act = now

    def say_so(self, now: float) -> None:
        """Let new names in from now on, until it has been quiet again."""
        self._last_act = now
        self._is_quiet = False

    def named(self, ids: Sequence[str]) -> list[Newcomer]:
        """Return those who wait and are named, all without any id."""
        return [guest for guest in self._waiting.values() if not ids or guest.id in ids]

    def leave(self, newcomer: Newcomer) -> None:
        """Take note that somebody waits no more; after the last one it is as if nothing had been."""
        self._waiting.pop(newcomer.token, None)
        if not self._waiting:
            self._forget()

    def renew(self) -> None:
        """Forget who waits and what was tried: there is another code."""
        self._waiting.clear()
        self._forget()

    def came_with_them(self) -> frozenset[str]:
        """Return the pupils who came in during the minute in which too many came."""
        return frozenset(self._with_them)

    # -- looking

    def look(self, now: float) -> None:
        """Forget who has gone, and notice that nobody does anything."""
        self._is_quiet |= self._has_been_quiet(now)
        for guest in [*self._waiting.values()]:
            if now - guest.heard >= self.budget.absent:
                del self._waiting[guest.token]
        while self._came and now - self._came[0][0] >= self.budget.minute:
            self._came.popleft()
        if not self._waiting and not self._came:
            self._with_them.clear()

    @property
    def waiting(self) -> list[Newcomer]:
        """Who waits and has the code, the first one first."""
        return [*self._waiting.values()]

    def _are_many(self, address: str, now: float) -> bool:
        recent = [address for since, address, _ in self._came if now - since < self.budget.minute]
        return len(recent) >= self.budget.in_all or recent.count(address) >= self.budget.of_address

    def _has_been_quiet(self, now: float) -> bool:
        return not self.stays_open and self.is_attended and now - self._last_act >= self.budget.quiet

    def _signed(self, own: str) -> str:
        return hashlib.blake2b(own.encode("utf-8", "replace"), key=self._secret, digest_size=16).hexdigest()

    def _forget(self) -> None:
        self.codes.clear()
        self.devices.clear()
        self._came.clear()
        self._with_them.clear()


def is_same(code: str, right: str) -> bool:
    """Return whether a code is the right one, in the same time whatever it is."""
    return secrets.compare_digest(code.encode(), right.encode())
