"""What who teaches is shown of the room, and what the projector is: there no name stands, and no key."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Literal

from trajan_tutor.classroom import folder_rights
from trajan_tutor.classroom.class_words import class_words, say
from trajan_tutor.classroom.coming_in import ComingIn
from trajan_tutor.classroom.learner import ClassLearner, PupilStanding
from trajan_tutor.classroom.messages import (
    SHARED_BOARD,
    AsideShown,
    ClassLive,
    CoachLoad,
    FurtherKeyShown,
    LookedAt,
    ProjectedTable,
    ProjectorShown,
    PupilShown,
    RejoinShown,
    RuleTroubleShown,
    TableLooked,
    TaskShown,
    VoteShown,
)
from trajan_tutor.classroom.next_opening import NextOpening
from trajan_tutor.classroom.own_exercises import OwnExercises
from trajan_tutor.classroom.pupils import Pupils
from trajan_tutor.classroom.reachable import Reachable, qr_drawing
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.room_expiry import EXPIRE_SECONDS, question_of
from trajan_tutor.classroom.shared_board import SharedBoard
from trajan_tutor.classroom.table_words import projected_table, table_games, teacher_table
from trajan_tutor.classroom.task_words import can_be_practised, place_in, rule_title, title_of
from trajan_tutor.classroom.vote import NO_VOTE

Projected = Literal["code", "board", "pupil", "table"]


@dataclass(slots=True)
class ShownNow:
    """`looked` is the id of the pupil whose board is looked at, an empty text without one.

    `table` is the number of the table that is looked at instead, 0 without one, through the eyes of a `seat` (-1: of a
    spectator).
    """

    projected: Projected = "code"
    looked: str = ""
    table: int = 0
    seat: int = -1


class LiveView:
    """Puts the room into words for who teaches."""

    def __init__(
        self,
        room: Room,
        pupils: Pupils,
        shared: SharedBoard,
        reachable: Reachable,
        shown: ShownNow,
        own: OwnExercises,
        opening: NextOpening,
        coming_in: ComingIn,
    ) -> None:
        self._room = room
        self._pupils = pupils
        self._shared = shared
        self._reachable = reachable
        self._shown = shown
        self._own = own
        self._opening = opening
        self._coming_in = coming_in

    def live(self, now: float) -> ClassLive:
        """Return everything about the room, at a time in seconds."""
        room, language = self._room, self._room.language
        door = self._reachable.state(now, is_empty=not room.learners)
        return {
            "type": "live",
            "code": room.code,
            "rejoin": self._rejoin(),
            "further": self._further(),
            "door": door,
            "link": self._reachable.link(),
            "links": self._reachable.links(),
            "qr": self._reachable.qr(room.code),
            "sentence": self._sentence(),
            "advice": self._reachable.advice(language) if door == "empty" else [],
            "waiting": self._coming_in.shown(now),
            "fits": say(language, "class-fits", pupils=room.most),
            "expected": room.expected,
            "pupils": [self._pupil(learner) for learner in room.learners.values()],
            "rules": self._rules(),
            "task": self._task(),
            "paused": room.paused,
            "vote": self._vote(always=True),
            "looked": self._looked(),
            "coach": self._coach(),
            "problems": self._problems(),
            "keeps": self._keeps(),
            "aside": self._aside(),
            "projected": self._shown.projected,
            "board": None if self._shared.is_empty else SHARED_BOARD,
            "recording": self._own.shown(self._shared.session, language),
            "opening": self._opening.choice,
            "tables": [teacher_table(table, language, now) for table in self._pupils.tables.shown()],
            "table_games": table_games(language),
            "hints": room.hints,
            "longest": self._pupils.tables.longest(),
            "table_looked": self._table_looked(),
        }

    def projector(self) -> ProjectorShown:
        """Return what the projector shows besides a board."""
        shown, is_open = self._shown.projected, self._reachable.is_open
        board: int | None = None
        if shown == "board" and not self._shared.is_empty:
            board = SHARED_BOARD
        elif shown == "pupil":
            board = self._board_looked_at()
        elif shown == "table":
            board = self._shown.table or None
        return {
            "type": "shown",
            "state": shown,
            "code": self._room.code if is_open else "",
            "link": self._reachable.link() if is_open else "",
            "qr": self._reachable.qr(self._room.code) if is_open else "",
            "sentence": self._sentence(),
            "vote": self._vote(always=False),
            "board": board,
            "tables": self._projected_tables() if shown == "table" else [],
        }

    def _projected_tables(self) -> list[ProjectedTable]:
        return [
            projected_table(table, self._room.language, is_looked=table.number == self._shown.table)
            for table in self._pupils.tables.shown()
        ]

    def _sentence(self) -> str:
        here = sum(self._pupils.lines_of(learner) > 0 for learner in self._room.learners)
        expected = self._room.expected
        if expected:
            return say(self._room.language, "class-here-of", here=here, expected=expected)
        return say(self._room.language, "class-here", here=here)

    def _pupil(self, learner: ClassLearner) -> PupilShown:
        language, standing = self._room.language, self._pupils.standing(learner.id)
        place = self._pupils.trouble.places.get(learner.id)
        where = place_in(place.lesson, place.number, language) if place is not None else ""
        if learner.task is not None and (learner.task.lesson or not where):
            where = title_of(learner.task, language)
        waits = ""
        if self._room.is_paused(learner):
            waits = say(language, "class-waits-paused")
        elif learner.task is None:
            waits = say(language, "class-waits-task")
        elif self._pupils.vote is not None and learner.id in self._pupils.vote.answers:
            waits = say(language, "class-waits-answered")
        return {
            "id": learner.id,
            "name": self._room.names.of(learner.id) or say(language, "class-no-name"),
            "standing": standing.value,
            "where": where,
            "rule": rule_title(place.rule, language) if place is not None and place.rule else "",
            "waits": say(language, "class-waits-away") if standing is PupilStanding.AWAY else waits,
        }

    def _rules(self) -> list[RuleTroubleShown]:
        language = self._room.language
        return [
            {
                "rule": missed.rule,
                "text": say(
                    language,
                    "classroom-rule-missed",
                    rule=rule_title(missed.rule, language),
                    pupils=len(missed.learners),
                ),
                "pupils": list(missed.learners),
                "exercise": can_be_practised(missed.rule),
            }
            for missed in self._pupils.trouble.most()
        ]

    def _task(self) -> TaskShown | None:
        task = self._room.task
        return {"title": title_of(task, self._room.language), "kind": task.kind.value} if task is not None else None

    def _vote(self, *, always: bool) -> VoteShown:
        vote = self._pupils.vote
        if vote is None:
            return NO_VOTE
        asked = [
            learner.id
            for learner in self._room.learners.values()
            if learner.task is not None and learner.task == vote.task
        ]
        return vote.shown(asked, always=always)

    def _board_looked_at(self) -> int | None:
        learner = self._room.learners.get(self._shown.looked)
        if learner is None or learner.task is None:
            return None
        return SHARED_BOARD if learner.task.is_watched else learner.task.number

    def _looked(self) -> LookedAt | None:
        learner = self._room.learners.get(self._shown.looked)
        if learner is None:
            return None
        return {"id": learner.id, "name": self._room.names.of(learner.id), "board": self._board_looked_at()}

    def _table_looked(self) -> TableLooked | None:
        number, seat = self._shown.table, self._shown.seat
        return {"number": number, "seat": seat, "board": number} if number else None

    def _rejoin(self) -> RejoinShown | None:
        rejoin = self._room.rejoin
        if rejoin is None or self._room.clock() > rejoin.until:
            return None
        name = self._room.names.of(rejoin.learner)
        text = say(self._room.language, "class-rejoin-code", name=name, code=rejoin.code)
        return {"pupil": rejoin.learner, "name": name, "code": rejoin.code, "text": text}

    def _further(self) -> FurtherKeyShown | None:
        offered = self._room.teachers.offered()
        if offered is None:
            return None
        link = f"{self._reachable.link()}teacher?key={offered.key}"
        key = "class-further" if self._reachable.is_open else "class-further-closed"
        return {"link": link, "qr": _qr(link), "text": say(self._room.language, key)}

    def _coach(self) -> CoachLoad:
        waiting, is_behind = self._pupils.coach_load()
        text = say(self._room.language, "class-coach-behind", waiting=waiting) if is_behind else ""
        return {"waiting": waiting, "behind": is_behind, "text": text}

    def _problems(self) -> list[str]:
        words = class_words(self._room.language)
        texts = [words(problem) for problem in (*self._room.problems, *self._own.problems, *self._room.not_saved())]
        return [*dict.fromkeys(texts), *filter(None, [self._reachable.problem])]

    def _aside(self) -> list[AsideShown]:
        words = class_words(self._room.language)
        return [
            {"name": room.name, "text": words(question_of(room)), "wanted": room.note.wanted}
            for room in self._room.aside
        ]

    def _keeps(self) -> str:
        until = datetime.fromtimestamp(self._room.clock() + EXPIRE_SECONDS, tz=UTC)
        language = self._room.language
        text = say(language, "class-keeps", folder=str(self._room.folder), when=until)
        return text if folder_rights.HAS_MODES else f"{text} {say(language, 'class-rights-folder')}"


@lru_cache(maxsize=2)
def _qr(link: str) -> str:
    return qr_drawing(link)
