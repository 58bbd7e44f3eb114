"""One table of a class: its game, who sits there, what is asked there, and places that bots keep."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from trajan_tutor.classroom.class_words import say
from trajan_tutor.classroom.clockwork import Clockwork
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.table_record import BOT, NOTEBOOK, OPEN, TEACHER, TableRecord
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import STEP
from trajan_tutor.session.shared_game import SharedAct, SharedChange, SharedGame

# A question that nobody answers is a no after so many seconds.
ASK_SECONDS: Final = 60.0
# Bots decide so many seconds after what went before, so that it can be seen.
BOT_SECONDS: Final = 0.7


@dataclass(slots=True)
class TakeBackAsked:
    """Who wants to take back the last decision, whom that was asked, and until when they answer."""

    seat: int
    asked: set[int]
    until: float
    yes: set[int] = field(default_factory=set)


@dataclass(slots=True)
class SeatClaim:
    """Somebody at another device says that the `seat` of a `name` is theirs, until a time: whom that is asked.

    It is answered by its `number`, from 1 on: no yes to something else is a yes to it.
    """

    number: int
    seat: int
    name: str
    until: float
    answer: Callable[[int, bool], None]
    asked: set[int]
    yes: set[int] = field(default_factory=set)


class AskedNow(NamedTuple):
    """What a seat is asked, until when, and by which number it is answered."""

    text: Message
    until: float
    number: int = 0


class ClassTable:
    """A table that is played at; whatever happens there is written down before anybody sees it.

    `changed` is called when somebody at the table has something new to see; `news` is the last thing that concerns all.
    """

    def __init__(self, record: TableRecord, room: Room, clockwork: Clockwork, changed: Callable[[], None]) -> None:
        """Take up a table as it was written down; raises TutorError for what makes no sense."""
        self.record = record
        self.question: TakeBackAsked | None = None
        self.claim: SeatClaim | None = None
        self.news: Message | None = None
        self.since = clockwork.now()
        self._room = room
        self._clockwork = clockwork
        self._changed = changed
        self._bot_comes = False
        formerly = find_game(record.game).components.formerly(record.version)
        begun = new_session(record.game, seats=len(record.seats), seed=record.seed, options=formerly, pace=STEP)
        players = [record.bot if who == BOT else PERSON for who in record.seats]
        self.game = SharedGame(begun.game, begun.setup, players, self._names(), bot=record.bot)
        self.game.may_be_helped = room.hints
        self.game.away_seats |= record.away_seats
        self.game.take_up(record.moves, record.sealed)
        self.game.is_ended = record.is_ended
        # What is taken up is written down already.
        self.game.note = self._note
        self.game.ask_back = self._ask_back
        self._waited_for = self.game.waited_for()

    @property
    def number(self) -> int:
        """Its number, that of its board on every page."""
        return self.record.number

    @property
    def is_done(self) -> bool:
        """Whether nothing more is decided there."""
        return self.game.is_over

    @property
    def may_play_again(self) -> bool:
        """Whether the next game of those who sit there can be laid: nobody has ended this one, and none is under way.

        A notebook shows the game that it was laid for alone.
        """
        return self.game.is_over and not self.game.is_ended and NOTEBOOK not in self.record.seats

    @property
    def has_anybody(self) -> bool:
        """Whether somebody sits there who is not away."""
        return any(map(self.game.is_person, self.game.people))

    # -- what happens there

    def go_on(self) -> None:
        """Let a bot decide soon, where one is to decide and somebody sits there to see it."""
        waited_for = self.game.waited_for()
        if waited_for != self._waited_for:
            self._waited_for, self.since = waited_for, self._clockwork.now()
        if self.game.waits_for_bot and self.has_anybody and not self._bot_comes:
            self._bot_comes = True
            self._clockwork.later(BOT_SECONDS, self._bot_decides)

    def set_away(self, seat: int, *, on: bool) -> None:
        """Let a bot play for somebody who is away, or give the seat back to them."""
        if seat not in self.game.people or (seat in self.game.away_seats) is on or self.is_done:
            return
        self._room.keep_seat(self.number, seat, on=on)
        if self.question is not None and on:
            # Who is away is not asked.
            self._answered_by(seat, is_gone=True)
        self.news = Message.of("class-table-kept" if on else "class-table-back", name=self.name(seat))
        self.game.set_away(seat, on=on)
        self._after()

    def end(self) -> None:
        """Let nothing more be decided there."""
        if self.is_done:
            return
        self._room.end_table(self.number)
        self.question = None
        self.news = Message.of("class-table-ended")
        self.game.end()
        self._after()

    def renew_names(self) -> None:
        """Call the seats as those are called who sit there now."""
        names = self._names()
        if self.game.names != tuple(names):
            self.game.call_seats(names)
            self._changed()

    def allow_hints(self, *, on: bool) -> None:
        """Let those who sit there ask the coach, or not."""
        self.game.may_be_helped = on

    def asks(self, seat: int) -> AskedNow | None:
        """Return what a seat is asked and has not agreed to yet: to take back a decision, else whose a seat is."""
        question, claim = self.question, self.claim
        if question is not None and seat in question.asked - question.yes:
            return AskedNow(Message.of("class-table-asks", name=self.name(question.seat)), question.until)
        if claim is not None and seat in claim.asked - claim.yes:
            return AskedNow(Message.of("class-table-seat-asks", name=claim.name), claim.until, claim.number)
        return None

    def put_claim(self, claim: SeatClaim | None, news: Message | None = None) -> None:
        """Ask those who sit there whose a seat is, or no more, with the news of what came of it."""
        self.claim = claim
        self.news = news or self.news
        self._changed()

    def answer(self, seat: int, *, yes: bool, number: int = 0) -> None:
        """Answer what a seat was asked: whose a seat is, by its number, else whether a decision may be taken back."""
        claim, question = self.claim, self.question
        if number:
            if claim is not None and claim.number == number and seat in claim.asked:
                claim.answer(seat, yes)
            return
        if question is None or seat not in question.asked:
            return
        if not yes:
            self._refuse_back("class-table-back-no", name=self.name(seat))
            return
        self._answered_by(seat)
        self._after()

    # -- looking

    def name(self, seat: int) -> str:
        """Return what a seat is called: the name of the pupil, or which bot it is."""
        who, letter = self.record.seats[seat], self.game.game.seat_looks[seat].letter
        key = "class-table-bot" if who == BOT else "class-no-name"
        return self._names()[seat] or say(self._room.language, key, letter=letter)

    def _names(self) -> list[str]:
        language = self._room.language
        keys = {TEACHER: "class-table-teacher", NOTEBOOK: "class-table-notebook", OPEN: "class-table-open"}
        called = {who: say(language, key) for who, key in keys.items()}
        return [called.get(who) or self._room.names.of(who) for who in self.record.seats]

    # -- inside

    def _note(self, change: SharedChange) -> None:
        self._room.note_table(self.number, change)
        if change.act is SharedAct.DECIDED:
            # Earlier questions and news are out of date.
            self.question = None
            self.news = None
        # It is shown once whoever asked for it has the answer.
        self._clockwork.soon(self._after)

    def _after(self) -> None:
        self.go_on()
        self._changed()

    def _bot_decides(self) -> None:
        self._bot_comes = False
        if self.game.waits_for_bot and self.has_anybody:
            self.game.step_bot()
            self._after()

    def _ask_back(self, seat: int) -> Outcome:
        others = {other for other in self.game.people if other != seat and self.game.is_person(other)}
        if not others:
            self.game.take_back(seat)
            return Outcome(Result.UNDONE, Message.of("session-undone"))
        if self.question is not None:
            return Outcome(Result.REFUSED, Message.of("class-table-asked-already"))
        until = self._clockwork.now() + ASK_SECONDS
        self.question = question = TakeBackAsked(seat, others, until)
        self.news = None
        self._clockwork.later(ASK_SECONDS, lambda: self._silent(question))
        self._changed()
        return Outcome(Result.NOTED, Message.of("class-table-asked", seconds=round(ASK_SECONDS)))

    def _silent(self, question: TakeBackAsked) -> None:
        if self.question is question:
            self._refuse_back("class-table-back-silent")

    def _answered_by(self, seat: int, *, is_gone: bool = False) -> None:
        question = self.question
        if question is None:
            return
        if is_gone:
            question.asked.discard(seat)
        else:
            question.yes.add(seat)
        if seat == question.seat:
            self.question = None
        elif question.asked <= question.yes:
            self.question = None
            self.game.take_back(question.seat)
            self.news = Message.of("class-table-taken-back", name=self.name(question.seat))

    def _refuse_back(self, key: str, **parameters: object) -> None:
        self.question = None
        self.news = Message.of(key, **parameters)
        self._changed()
