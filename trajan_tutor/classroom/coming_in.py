"""Coming into a room: by its code, by who teaches, or with another device; and what is said to whoever waits."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.classroom.class_words import say
from trajan_tutor.classroom.doorway import Doorway, WhyWait, is_same
from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.messages import DoorWaiting
from trajan_tutor.classroom.room import Room
from trajan_tutor.engine.errors import MisusedError

# So many who wait are shown with their names.
_NAMED: Final = 200
_SENTENCES: Final = {
    WhyWait.MANY: "class-door-many",
    WhyWait.GUESSED: "class-door-guessed",
    WhyWait.QUIET: "class-door-quiet",
    WhyWait.FULL: "class-door-full",
}


@dataclass(frozen=True, slots=True)
class Knock:
    """Somebody who wants to come in: what they typed, from which address, and the token their browser has."""

    code: str
    name: str
    language: str
    address: str
    token: str = ""


@dataclass(frozen=True, slots=True)
class DoorAnswer:
    """What becomes of a knock: the token for the browser, and what is said to who has to wait."""

    token: str
    waits: str = ""


class ComingIn:
    """Who comes into a room, and who waits at its door."""

    def __init__(self, room: Room, doorway: Doorway, joined: Callable[[ClassLearner], None]) -> None:
        """Begin with nobody there; `joined` is told who has come in."""
        self._room = room
        self.doorway = doorway
        self._joined = joined

    def knock(self, knock: Knock, now: float) -> DoorAnswer:
        """Let somebody in, or let them wait, at a time in seconds; raises MisusedError."""
        if not knock.name:
            raise MisusedError("class-name-empty")
        is_right = is_same(knock.code, self._room.code)
        why = self.doorway.why_wait(knock.address, now, is_full=len(self._room.learners) >= self._room.most)
        if not is_right and why is not WhyWait.GUESSED:
            self.doorway.codes.note(knock.code, now)
            raise MisusedError("class-code-wrong")
        if why is None:
            learner, token = self._room.admit(knock.name, knock.language)
            self.doorway.note_came(learner.id, knock.address, now)
            self._joined(learner)
            return DoorAnswer(token)
        if not self.doorway.is_attended:
            raise MisusedError("class-wait-a-moment")
        token = self.doorway.token_for(knock.token)
        if is_right:
            # Who has a wrong code cannot tell, and is shown to nobody.
            self.doorway.wait(token, knock.name, knock.language, now)
        return DoorAnswer(token, say(knock.language, "class-at-the-door", code=knock.code))

    def rejoin(self, code: str, now: float) -> DoorAnswer:
        """Let a pupil go on at another device; raises MisusedError."""
        if self.doorway.devices.is_too_many(now):
            raise MisusedError("class-wait-a-moment")
        try:
            _, token = self._room.rejoined(code)
        except MisusedError:
            if self._room.rejoin is not None:
                self.doorway.devices.note(code, now)
            raise
        return DoorAnswer(token)

    def let_in(self, ids: Sequence[str], now: float) -> None:
        """Let some of those in who wait, or all; raises MisusedError where no more fit: those wait on."""
        self.doorway.say_so(now)
        for guest in self.doorway.named(ids):
            learner, _ = self._room.admit(guest.name, guest.language, guest.token)
            self.doorway.leave(guest)
            self._joined(learner)

    def renew_code(self, now: float) -> None:
        """Make another code: who waits types it, and who is in stays."""
        self._room.renew_code()
        self.doorway.renew()
        self.doorway.say_so(now)

    def shown(self, now: float) -> DoorWaiting | None:
        """Return what who teaches is shown of who waits; None where nobody does, and nobody tries codes."""
        room, doorway = self._room, self.doorway
        why = doorway.why_wait("", now, is_full=len(room.learners) >= room.most)
        waiting = doorway.waiting
        if why is None or not (waiting or why is WhyWait.GUESSED):
            return None
        return {
            "text": say(room.language, _SENTENCES[why], count=len(waiting)),
            "count": len(waiting),
            "names": [{"id": guest.id, "name": guest.name} for guest in waiting[:_NAMED]],
            "with_them": len(doorway.came_with_them() & room.learners.keys()),
        }
