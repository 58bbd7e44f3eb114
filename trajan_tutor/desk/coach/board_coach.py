"""The coach of a board: hints, verdicts, trials, comparisons and looking back, asked for one thing at a time.

It thinks in the background, and nothing that it found shows before somebody asks for it. What a person sees of it is
made in `coach_panel`.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from trajan_tutor.desk.coach.analysis_panel import AnalysisPanel
from trajan_tutor.desk.coach.coach_news import BoardChanged, Post
from trajan_tutor.desk.coach.coach_state import CoachState, Guard
from trajan_tutor.desk.coach.findings import (
    GAME_ENDED,
    GUIDING,
    HINT,
    LESSON_HINT,
    LOOK_BACK,
    QUIET,
    REFINING,
    Efforts,
    Findings,
    VerdictsShown,
)
from trajan_tutor.desk.coach.game_review import GameReview
from trajan_tutor.desk.coach.lesson_searches import LessonHinter, TurnGuide
from trajan_tutor.desk.coach.mistake_practice import MistakePractice
from trajan_tutor.desk.coach.position_coach import PositionCoach
from trajan_tutor.desk.coach.thinking import CoachDriver, HandOver
from trajan_tutor.desk.coach.verdicts import BoardVerdicts
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.journals.mistakes_journal import SavedMistakes
from trajan_tutor.learning.own_games import OwnGames
from trajan_tutor.session.outcome import Result
from trajan_tutor.session.session import Session

# What does a request, given its number, and returns what is said about it.
CoachHandler = Callable[[int], Message | None]
# What is cancelled by itself when the position is no more.
_OF_A_POSITION: Final = frozenset({HINT, REFINING, "list", "weigh", "explore"})


class Coach:
    """Does what a page asks of the coach, and remembers what came out."""

    def __init__(self, table: Table, post: Post, guard: Guard, saves: Path | None = None) -> None:
        """Begin without findings; news of the coach goes to `post`, and `guard` locks the board meanwhile.

        Mistakes to practise, and what own games show of rules, are saved in the folder `saves`.
        """
        self.table = table
        self.saved_mistakes = SavedMistakes(saves)
        self.state = CoachState(post, guard)
        self.position_coach = PositionCoach(table, self.state)
        self.own_games = OwnGames(saves)
        self.verdicts = BoardVerdicts(table, self.state, QUIET, self.own_games)
        self.back = GameReview(table, self.state, self.saved_mistakes)
        self.ended = GameReview(table, self.state, self.saved_mistakes, GAME_ENDED)
        self.analysis = AnalysisPanel(self.state)
        self.guide = TurnGuide(table, self.state)
        self.hinter = LessonHinter(table, self.state)
        self.practice = MistakePractice(table, self.state, self.saved_mistakes, self.back)
        self.state.rest = self.attend
        self.accepts: Mapping[str, CoachHandler] = {
            "hint": self.position_coach.ask_hint,
            "hint-level": self.position_coach.show_hint_level,
            "why-not": self.position_coach.ask_why_not,
            "cancel": self.cancel,
            "list": self.position_coach.list_turns,
            "weigh-turn": self.position_coach.weigh_turn,
            "choose": self.position_coach.choose,
            "explore": self.position_coach.explore,
            "better": self.position_coach.show_better,
            "close": self.position_coach.close_consequences,
            "try": self.position_coach.begin_trial,
            "leave": self.position_coach.leave_trial,
            "weigh": self.position_coach.weigh_trial,
            "keep": self.position_coach.keep_trial,
            "tell": self.verdicts.set_when,
            "better-verdict": self.verdicts.show_better,
            "retry": self.retry,
            "look-back": self.look_back,
            "look-at-others": self.look_at_others,
            "again": self.try_again,
            "close-review": self.close_review,
            "analyse": self.analyse,
            "practise": self.practice.practise,
            "practise-kept": self.practice.practise_saved,
            "practice-again": self.practice.again,
            "practice-next": self.practice.following,
            "practice-did": self.practice.show_played,
            "practice-show": self.practice.show_better,
            "practice-leave": self.practice.leave,
        }

    def serve(self, driver: CoachDriver | None, hand_over: HandOver | None, efforts: Efforts | None) -> None:
        """Think where a host has it done, and as much as it allows; what it does not say stays as it is."""
        self.state.driver = driver or self.state.driver
        self.state.hand_over = hand_over
        if efforts is not None:
            self.state.efforts = efforts
            self.analysis.slices = efforts.slices

    @property
    def findings(self) -> Findings:
        """What was found out about the position."""
        return self.position_coach.findings

    @property
    def trial(self) -> Session | None:
        """The turn that is being tried, if one is."""
        return self.position_coach.trial

    # -- following the game

    def follow(self, result: Result, since: int, *, by_program: bool = False) -> None:
        """Take note that something was done: hints go away, and a turn that is over may be judged.

        What a program did tells nothing of what the person knows.
        """
        session = self.table.play
        if session is None:
            return
        if self.table.top.is_tried:
            self.practice.follow()
            return
        if session.tree.here.number != self.findings.node:
            self._leave_position(session)
        if result in (Result.UNDONE, Result.MOVED):
            self.verdicts.shown = None
        if result is Result.PLAYED:
            if self.analysis.is_on or by_program:
                self.own_games.helped()
            if not by_program:
                self._meet(session, since)
            self.verdicts.follow(session, since)

    def _meet(self, session: Session, since: int) -> None:
        """Take note of the rules by which something happened to the person; of several it may be any."""
        if len(session.people) == 1:
            events = (event for node in session.steps[since:] for event in node.events)
            self.own_games.met(session.game, [event.rule for event in events if event.seat in (session.people[0], -1)])

    def forget(self, verdicts_shown: VerdictsShown | None = None) -> None:
        """Forget everything, for instance because another game begins; a trial is left."""
        if self.state.kind != GAME_ENDED or self.table.ended_game is None:
            self.state.stop()
        self.position_coach.forget()
        self.verdicts.shown = None
        self.saved_mistakes.forget()
        self.back.forget()
        self.own_games.begin()
        self.analysis.forget()
        session = self.table.play
        if session is not None and len(session.people) > 1:
            # Whoever sits beside has not asked for it.
            self.analysis.switch(on=False)
        if verdicts_shown is not None:
            self.verdicts.when = verdicts_shown

    def translate(self) -> None:
        """Put the findings into the new language of the board."""
        self.position_coach.translate()
        if self.verdicts.shown is not None:
            self.verdicts.shown.words = self.table.words
        for review in (self.back, self.ended):
            review.translate()

    def _leave_position(self, session: Session) -> None:
        if self.state.kind in _OF_A_POSITION:
            self.state.stop()
        self.analysis.leave()
        self.position_coach.leave_position(session)

    def cancel(self, _number: int) -> Message | None:
        """Stop thinking; raises MisusedError where nothing is thought about."""
        thinking = self.state.thinking
        if thinking is None or self.state.kind == REFINING:
            raise MisusedError("coach-cancelled-late" if self.findings.adviser else "coach-cancel-none")
        kind = self.state.kind
        self.state.stop()
        if kind == GUIDING:
            self.guide.give_up()
        if kind == LESSON_HINT:
            self.hinter.give_up()
        if kind == LOOK_BACK:
            # What was judged already is worth looking at.
            self.back.show()
        return Message.of("coach-stopped")

    # -- verdicts and looking back

    def retry(self, _number: int) -> Message | None:
        """Go back to where the turn began that a verdict tells about."""
        if self.verdicts.shown is None:
            raise MisusedError("coach-hint-gone")
        return self._jump(self.verdicts.start)

    def _jump(self, node: int) -> Message | None:
        outcome = self.table.begun_play().jump(node)
        if outcome.result is Result.REFUSED and outcome.message is not None:
            raise MisusedError(outcome.message.key, **dict(outcome.message.parameters))
        self.verdicts.shown = None
        self._leave_position(self.table.begun_play())
        self.table.put_back()
        self.state.post(BoardChanged())
        return Message.of("coach-back")

    def look_back(self, _number: int) -> Message | None:
        """Look back at what people decided in the game."""
        session = self.table.begun_play()
        self.state.make_room()
        self.back.ask(session)
        return None

    def look_at_others(self, _number: int) -> Message | None:
        """Look back at what the others decided as well: once the game is over that gives nothing away."""
        session = self.table.begun_play()
        if not session.is_over:
            raise MisusedError("coach-review-others")
        self.state.make_room()
        self.back.ask(session, others=True)
        return None

    def try_again(self, number: int) -> Message | None:
        """Go back to before a decision of the review, by its number."""
        return self._jump(self.back.node_before(number))

    def close_review(self, _number: int) -> Message | None:
        """Put the review away."""
        self.back.forget()
        return None

    # -- analysis beside the board

    @property
    def may_analyse(self) -> bool:
        """Whether the analysis may be switched on: never where a better turn is to be found."""
        return self.table.is_free and not self.table.top.is_tried

    def attend(self) -> None:
        """Go on with what can wait, where nothing else is thought about."""
        self.hinter.attend()
        self._look_back_at_end()
        session = self.table.play
        self.guide.attend()
        self.position_coach.attend()
        if session is not None and self.may_analyse:
            self.analysis.attend(session)

    def _look_back_at_end(self) -> None:
        """Look back at a growing game that has ended: its last page tells what cost most."""
        game = self.table.ended_game
        if game is None:
            if self.state.kind == GAME_ENDED:
                self.state.stop()
        elif self.state.thinking is None and not self.ended.is_done_with(game):
            self.ended.ask(game)

    def follow_lesson(self) -> None:
        """Take note that something was done in a lesson: where something is to be found, nothing is analysed."""
        self.analysis.leave()
        self.guide.leave()
        self.hinter.leave()
        if not self.may_analyse:
            self.analysis.switch(on=False)
            self.analysis.forget()

    def analyse(self, _number: int) -> Message | None:
        """Switch the analysis beside the board on or off."""
        self.table.begun_play()
        if not self.may_analyse:
            raise MisusedError("coach-in-trial")
        self.analysis.switch(on=not self.analysis.is_on)
        return None

    def idea(self, number: int) -> tuple[str, ...]:
        """Return a turn of the analysis, in notation, to be played; raises MisusedError for one of another position."""
        return self.analysis.turn(self.position_coach.position(), number)
