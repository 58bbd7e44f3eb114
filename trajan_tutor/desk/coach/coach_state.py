"""What a coach is thinking about: one thing at a time, in the background."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.desk.coach.coach_news import CoachUpdate, Post, Thought, Tone
from trajan_tutor.desk.coach.findings import HINT, REFINING, UNASKED, USUAL
from trajan_tutor.desk.coach.thinking import CoachDriver, HandOver, Thinking, usual_driver
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.message import Message

Guard = Callable[[], AbstractContextManager[None]]

# What is said to whoever asks for more while the coach still thinks.
THINKING: Final = "coach-thinking"

# Returns what to say when the thinking has ended.
AtEnd = Callable[[], Message | None]
# Returns what to say when the thinking has failed.
AtFailure = Callable[[Message], Message | None]


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What can be shown while the coach thinks: how many turns are in question, and what was found so far."""

    turns: Callable[[], int]
    news: AtEnd


class CoachState:
    """Thinks about one thing at a time. What nobody asked for gives way to what somebody asks.

    Results go to `post`, and `guard` locks the board meanwhile. `rest` is called when
    something has come to its end: there is room for what can wait. `efforts` say how much is looked at for what.
    """

    __slots__ = ("_meanwhile", "answers", "driver", "efforts", "guard", "hand_over", "kind", "post", "rest", "thinking")

    def __init__(self, post: Post, guard: Guard) -> None:
        """Think of nothing."""
        self.post = post
        self.guard = guard
        self.driver: CoachDriver = usual_driver()
        self.hand_over: HandOver | None = None
        self.efforts = USUAL
        self.kind = ""
        self.thinking: Thinking | None = None
        self._meanwhile: Meanwhile | None = None
        self.rest: Callable[[], None] = lambda: None
        # A page that was busy sees no thinking that came and went meanwhile: it goes by this number.
        self.answers = 0

    @property
    def is_asked(self) -> bool:
        """Whether something is being looked for that was asked for."""
        return self.thinking is not None and self.kind not in UNASKED

    def think(
        self,
        kind: str,
        work: Analysis,
        at_end: AtEnd,
        meanwhile: Meanwhile | None = None,
        fails: AtFailure | None = None,
    ) -> None:
        """Begin to think of something; `at_end` takes the result, `meanwhile` what can be shown before.

        An error is shown as it is, or as what `fails` makes of it.
        """
        thinking = Thinking(
            work,
            self._progress,
            lambda ended: self._ended(ended, at_end, fails or (lambda it: it)),
            kind=kind,
            is_asked=kind not in UNASKED,
            hand_over=self.hand_over,
        )
        self.thinking, self.kind, self._meanwhile = thinking, kind, meanwhile
        self.post(Thought(kind))
        thinking.start(self.driver)

    def make_room(self) -> None:
        """Let go what nobody asked for; raises MisusedError while something is looked for that was asked for."""
        if self.is_asked:
            raise MisusedError(THINKING)
        self.stop()

    def stop(self) -> None:
        """Think of nothing any more."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking, self.kind = None, ""
            self.post(Thought())

    @property
    def _tone(self) -> Tone:
        """How what comes of it looks: nothing but a hint looks like one."""
        return "hint" if self.kind in (HINT, REFINING) else "note"

    def _progress(self, share: float) -> None:
        with self.guard():
            if self.thinking is None or self.thinking.is_cancelled:
                return
            meanwhile = self._meanwhile
            self.post(Thought(self.kind, share, meanwhile.turns() if meanwhile else 0))
            news = meanwhile.news() if meanwhile else None
            if news is not None:
                self.post(CoachUpdate(news, self._tone))

    def _ended(self, thinking: Thinking, at_end: AtEnd, fails: AtFailure) -> None:
        with self.guard():
            # Another thing may have been asked for just now.
            if thinking is not self.thinking or thinking.is_cancelled:
                return
            asked, tone = self.is_asked, self._tone
            self.thinking, self.kind = None, ""
            self.post(Thought())
            if thinking.is_left_out:
                # Nobody has asked, and nothing is begun in its place: there is no time for it.
                return
            try:
                news = fails(thinking.problem) if thinking.problem is not None else at_end()
            except TutorError as error:
                news, tone = error.message, "note"
            # A verdict may come to nothing that is told.
            self.answers += asked or news is not None
            self.post(CoachUpdate(news, tone, asked))
            self.rest()
