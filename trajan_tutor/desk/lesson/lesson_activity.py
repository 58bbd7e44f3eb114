"""A lesson beside its board: does what the page asks of its player, and tells the page what to show."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self, cast

from trajan_tutor.activities.accepted import LESSON, LESSON_WITH_COACH, Accepted
from trajan_tutor.activities.lesson_forms import COURSE, EXERCISE, PRACTICE, RULING
from trajan_tutor.activities.played_lesson import ASKING, PlayedLesson
from trajan_tutor.activities.stack import Asked
from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.desk.lesson.growing_game import GrowingGame, growing_game, proved_before
from trajan_tutor.desk.lesson.learner_events import LessonEvents, Watch
from trajan_tutor.desk.lesson.lesson_page import LearnerAct, read_aloud, refused_rule
from trajan_tutor.desk.lesson.lesson_record import LessonRecord
from trajan_tutor.desk.lesson.practice_page import (
    Following,
    after_lesson,
    after_practice,
    keep_mended,
    practice_address,
    practice_now,
)
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals.attempts_journal import Recorder
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.journals.writing import Journaled
from trajan_tutor.learning.practice_parts import Practice
from trajan_tutor.learning.step_watch import StepWatch
from trajan_tutor.lessons.advice import CoachLadder
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.named_lesson import autonomy_of, lesson_of_course
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.points_review import won
from trajan_tutor.lessons.reading_trial import is_trial
from trajan_tutor.lessons.scenarios import can_resume
from trajan_tutor.lessons.step_page import Action, Autonomy, Page, Phase
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session

# What leads back from a moment to the game in which it was called up, and what begins a game that has ended once more.
TO_GAME: Final = "to-game"
PLAY_AGAIN: Final = "play-again"
# What leads to another position than the one that was talked about.
LEAVING: Final = frozenset({Action.BACK, Action.AGAIN})


@dataclass(slots=True)
class LessonPart:
    """What is played of a lesson, and who watches its steps: a `growing` game, or a moment of the game `below` it."""

    played: PlayedLesson
    watch: StepWatch
    growing: GrowingGame | None = None
    below: Self | None = None

    @property
    def whole(self) -> Self:
        """What waits below a moment, or itself."""
        return self.below or self


class LessonActivity:
    """A lesson that is played on a board, and what is kept of it.

    `part` is what is played of it, the `record` what is kept of it in the folder of `saves`. An exercise is kept under
    a name of its own, gives hints and shows no answer. Of a practice only the attempts are kept: the next one asks what
    is due then; `way_back` are the words that lead back to what waits meanwhile. Of a trial of a ruling nothing is
    kept.
    """

    part: LessonPart
    way_back: Message | None = None
    is_tried = is_over = False

    def __init__(
        self,
        lesson: Lesson,
        game: TutorGame,
        saves: Path,
        *,
        language: str = "",
        autonomy: Autonomy = Autonomy.GUIDE_ME,
        exercise: str = "",
        practice: Practice | None = None,
        recorder: Recorder | None = None,
    ) -> None:
        """Sit down to a lesson where the learner left it; raises LessonError for one that fails.

        Attempts are kept by the `recorder`, without one with the time of the clock.
        """
        self.recorder = recorder or Recorder(saves)
        self.record = LessonRecord(saves)
        self.following: Following | None = None
        self.saves = saves
        self._events: LessonEvents | None = None
        self._hints_later = False
        self._page: Page | None = None
        self._mark: tuple[object, ...] = ()
        self._begin(lesson, game, autonomy, exercise, practice)
        self.words = self._words(language)
        self.done = LearnerAct.NOTHING
        # The first step is read from the page itself.
        self._read_place = ""
        self.live()

    def __repr__(self) -> str:
        """Say which lesson it is, alike in every run, wherever the learner stands."""
        return f"<lesson {self._name}>"

    @property
    def session(self) -> Session:
        """The game that is on the board now."""
        return self.part.played.stack.top.session

    @property
    def lesson(self) -> Self:
        """Itself: of all that can lie on a table only a lesson is one."""
        return self

    @property
    def accepted(self) -> Accepted:
        """What can be asked at the table."""
        return LESSON_WITH_COACH if self.is_coached else LESSON

    @property
    def played(self) -> PlayedLesson:
        """What lies on the table."""
        return self.part.played

    @property
    def player(self) -> Player:
        """Who follows the learner through the steps."""
        return self.part.played.player

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        self.words = self._words(language)

    def serve(self, watch: Watch | None, *, hints_later: bool = False) -> None:
        """Serve a host: `watch` is told from now on what the learner does, first where they are.

        With `hints_later` whoever holds the desk looks for what the coach says in a hint.
        """
        self._hints_later = self.player.hints_later = hints_later
        self._events = LessonEvents(watch) if watch is not None else None
        if self._events is not None:
            self._events.look(self.played)

    # -- doing

    def pick(self, spot: str) -> str:
        """Pick a spot, and return it where the answer belongs there."""
        self._ask(Asked.PICK, spot)
        return spot if self.now.feedback and self.player.phase is not Phase.DONE else ""

    def choose(self, move: str) -> None:
        """Make a move by its notation."""
        self._ask(Asked.CHOOSE, move)

    def answer(self, value: str) -> None:
        """Answer what is asked."""
        self._ask(Asked.ANSWER, value)

    def go(self, action: str) -> None:
        """Do one of the actions of a lesson; raises MisusedError for what there is not."""
        done = LearnerAct.HINT if action == Action.HINT else LearnerAct.ACTION
        self._do(self._go, action, done=done, shown=self._shows(action))

    def show_if_wanted(self) -> None:
        """Begin to show the turn that was asked for before it was found."""
        self._do(self.played.show_if_wanted)

    def hint_found(self, adviser: Adviser) -> None:
        """Give the hint that was asked for before it was found."""
        self._do(self.played.hint_found, adviser, done=LearnerAct.HINT)

    def step_other(self) -> None:
        """Let one of the others decide."""
        self._ask(Asked.STEP_OTHER)

    def skip_others(self) -> None:
        """Let all of the others decide who are to."""
        self._ask(Asked.SKIP_OTHERS)

    def step_back(self) -> None:
        """Go back by one decision, whoever made it."""
        self._ask(Asked.STEP_BACK)

    def undo(self) -> None:
        """Take back a decision."""
        self._do(self._go, Action.UNDO)

    def set_autonomy(self, value: str) -> None:
        """Let the lesson do more or less for the learner; raises MisusedError in an exercise, or for no autonomy."""
        if not self.form.guides:
            raise MisusedError("board-not-understood")
        self._ask(Asked.SET_AUTONOMY, autonomy_of(value))

    def open_lesson(self, address: str) -> None:
        """Open another lesson; raises MisusedError for an exercise, or what is no lesson of the course."""
        if not self.form.leads_on:
            raise MisusedError("board-not-understood")
        self._do(self._open, address)

    def look_up(self, name: str) -> None:
        """Leave the game for a moment that is called up in it; raises MisusedError for what there is not."""
        self._do(self._look_up, name)

    def _ask(self, name: str, *values: object) -> None:
        self._do(self.part.played.stack.ask, name, *values)

    def _do(
        self,
        act: Callable[..., Page | None],
        *values: object,
        done: LearnerAct = LearnerAct.ACTION,
        shown: bool = False,
    ) -> None:
        """Do something, and take note of what became of it; `shown` tells that it was done for the learner."""
        self.record.problems = ()
        self.done = done
        page = act(*values)
        if page is not None:
            self._show(page)
        growing = self.part.growing
        if growing is not None:
            growing.note_refusal(self.player, self.refused())
            if self.part.played.stack.is_bare:
                growing.end(self.player)
        self._see(shown=shown)
        if self._events is not None:
            self._events.look(self.played, self.refused(), shown=shown)

    def _open(self, address: str) -> None:
        """Open another lesson of the course, or what is due."""
        game, autonomy = self.player.game, self.player.autonomy
        if address == practice_address(game):
            practice = practice_now(game, self.saves, self.recorder.clock())
            self._begin(practice.lesson, game, autonomy, practice=practice)
        else:
            self._begin(*lesson_of_course(address), autonomy)
        self.words = self._words(self.words.language)

    def _go(self, action: str) -> None:
        player = self.player
        if action == TO_GAME:
            self._return()
        elif action == PLAY_AGAIN:
            self._play_again()
        elif action not in frozenset(Action):
            raise MisusedError("board-not-understood")
        elif action in self.form.withheld or (action == Action.HINT and self._gave_all_hints()):
            player.feedback = (Message.of("exercise-no-more"),)
        else:
            self._show(self.part.played.stack.ask(action))

    def _look_up(self, name: str) -> None:
        """Leave the game for a moment that is called up in it, or one moment for another."""
        whole, game = self.part.whole, self.player.game
        if whole.growing is None:
            raise MisusedError("board-not-understood")
        lesson = whole.growing.lesson(name, game)
        notes, note = self.record.begin_part(lesson.address)
        autonomy = whole.played.player.autonomy
        player = Player(lesson, game, notes=notes, autonomy=autonomy, ladder=CoachLadder(), noted=note)
        self.part = LessonPart(self._play(player), StepWatch(player, lesson.address, self.recorder), below=whole)

    def _return(self) -> None:
        """Go back to the game that was left for a moment."""
        if self.part.below is None:
            raise MisusedError("board-not-understood")
        self.part = self.part.below

    def _play_again(self) -> None:
        """Begin a growing game that has ended once more; how it ended is known until it ends again."""
        if not self.has_ended:
            raise MisusedError("board-not-understood")
        player, notes = self.player, self.player.notes
        notes.at, notes.line, notes.starts = 0, (), {}
        self.record.note(notes)
        self._begin(player.lesson, player.game, player.autonomy)
        self.words = self._words(self.words.language)

    def _gave_all_hints(self) -> bool:
        """Return whether the next hint would point at an answer that is not to be given away."""
        return Action.SHOW_ME in self.form.withheld and self.player.trial.hints >= len(self.player.step.hints)

    def _shows(self, action: str) -> bool:
        """Return whether an action lets the step, or a part of it, be done for the learner."""
        player = self.player
        if Action.SHOW_ME in self.form.withheld or not self.part.played.stack.is_bare:
            return False
        asked = action == Action.SHOW_ME or (action == Action.NEXT and player.autonomy is Autonomy.SHOW_ME)
        return asked and player.phase in (Phase.DOING, Phase.ASKED)

    def _see(self, *, shown: bool) -> None:
        try:
            self.part.watch.look(shown=shown)
            if self.practice is not None:
                keep_mended(self.practice, self.player, self.part.watch, self.saves)
            if self.player.finished and self.following is None:
                self.following = self._what_follows()
        except TutorError as error:
            # The lesson goes on without: what is lost is told, not thrown at the learner.
            self.record.problems = (*self.record.problems, error.message)

    def _what_follows(self) -> Following | None:
        """Return what follows what has just been finished, where it is not simply the next lesson of the course."""
        if self.practice is not None:
            return after_practice(self.order, self.record.progress.lessons)
        if not self.form.guides or self.part.whole.growing is not None:
            return None
        return after_lesson(self.player.game, self.player.lesson, self.saves)

    # -- keeping

    def _begin(
        self,
        lesson: Lesson,
        game: TutorGame,
        autonomy: Autonomy,
        exercise: str = "",
        practice: Practice | None = None,
    ) -> None:
        self.form = RULING if is_trial(lesson) else PRACTICE if practice else EXERCISE if exercise else COURSE
        self.practice = practice
        self.following = None
        name = self._name = exercise or lesson.address
        notes = self.record.begin(name, is_saved=self.form.is_saved)
        self.order = order = course_order(game)
        growing = growing_game(lesson, game, order) if self.form.guides else None
        if growing is not None and notes.line and not can_resume(lesson, notes, game):
            # The game has changed since, or its lesson: what it proved stays, and it begins anew.
            notes.at, notes.line, notes.starts = 0, (), {}
        player = Player(
            lesson,
            game,
            notes=notes,
            autonomy=autonomy,
            ladder=CoachLadder(),
            noted=self.record.note,
            stays=growing is not None,
            proved=proved_before(order, lesson, self.notes) if self.form.guides else frozenset(),
        )
        played = self._play(player)
        if growing is not None:
            growing.end(player)
        watch = StepWatch(player, name, self.recorder, practice.sources if practice else {})
        self.part = LessonPart(played, watch, growing)

    def _play(self, player: Player) -> PlayedLesson:
        player.thinks_later, player.hints_later = True, self._hints_later
        return PlayedLesson(player)

    def _words(self, language: str) -> Words:
        return seat_view.words_for(self.session, language).with_own(dict(self.player.lesson.words))

    def journals(self) -> tuple[Journaled, ...]:
        """Return what is kept of it in journals: progress and attempts."""
        return (*self.record.keepers, self.recorder)

    def keeps(self) -> Message:
        """Return what would be there if nobody answered any more."""
        if self.practice is not None:
            return Message.of("board-keeps-practice")
        page = self.now
        number = page.number
        if any(keeper.unsaved() for keeper in self.record.keepers):
            number = min(number, self.record.keepers[0].at + 1)
        return Message.of("board-keeps-lesson", step=number, steps=page.steps)

    # -- showing

    @property
    def notes(self) -> dict[str, LessonNotes]:
        """What the learner did in all lessons, by their addresses."""
        return self.record.progress.lessons

    @property
    def ended_game(self) -> Session | None:
        """The growing game on the board that is over, or None."""
        if self.part.growing is None or not self.part.played.stack.is_bare:
            return None
        session = self.player.scenario.session
        return session if session.is_over else None

    @property
    def has_ended(self) -> bool:
        """Whether the page on which a growing game ends is shown."""
        return self.player.finished and self.ended_game is not None

    @property
    def now(self) -> Page:
        """What the lesson shows at this moment; made anew only when something has changed."""
        if self._page is None or self._mark != self._standing():
            self._show(self.part.played.stack.top.page())
        return cast("Page", self._page)

    def _show(self, page: Page) -> None:
        self._page, self._mark = page, self._standing()

    def _standing(self) -> tuple[object, ...]:
        """Return what a page depends on, to be compared."""
        player, trial = self.player, self.player.trial
        standing = player.lesson.address, player.at, player.phase, player.autonomy, player.finished, player.feedback
        top = self.part.played.stack.top
        guided = trial.guide.next_move if trial.step.guides else None
        of_trial = id(trial), trial.watched, trial.hints, trial.pointed, guided
        return *standing, id(top.session), top.session.changes, *of_trial

    def live(self) -> str:
        """Return what is read aloud: what became of the last action, and the step when it is another one."""
        page = self.now
        place = f"{page.address} {page.number}"
        is_new, self._read_place = place != self._read_place, place
        growing = self.part.growing
        called = growing.attend(self.player) if growing is not None else ()
        sentences = [read_aloud(page, self.words, whole=is_new)]
        sentences += [self.words(Message.of("lesson-moment-called", title=moment.title)) for moment in called]
        if self.has_ended:
            winner = self.winner()
            sentences = [self.words(winner)] if winner is not None else []
        return " ".join(filter(None, sentences))

    def winner(self) -> Message | None:
        """Return who has won the game that has ended, or None."""
        scenario = self.player.scenario
        return won(self.player.game, scenario.session.state, scenario.seat)

    @property
    def others_wait(self) -> bool:
        """Whether others are to decide, whom the page shows one by one."""
        return self.part.played.stack.top.others_wait

    @property
    def is_asked(self) -> bool:
        """Whether an exercise or a puzzle of a practice waits for its answer: nothing beside it may give that away."""
        return self.form.asks and self.now.phase in ASKING

    @property
    def is_quiet(self) -> bool:
        """Whether nothing foretells the end: where that would answer what is asked, or is not needed yet."""
        return self.is_asked or self.player.phase is Phase.ASKED or bool(self.player.step.beats)

    @property
    def begins_taught_turn(self) -> bool:
        """Whether the first click of a turn is to be made that the lesson teaches click by click."""
        return bool(self.player.step.beats) and self.player.trial.is_fresh and self.asks_for_move

    @property
    def asks_for_move(self) -> bool:
        """Whether a move is to be made now."""
        return self.now.phase in (Phase.DOING, Phase.AWAY)

    @property
    def is_coached(self) -> bool:
        """Whether the coach stands beside it: where somebody plays on, in a game of their own."""
        return self.part.played.stack.top.has_coach and self.form.guides

    @property
    def is_showing(self) -> bool:
        """Whether a turn is being shown, and will be taken back."""
        return self.part.played.stack.top.plays_by_itself

    @property
    def is_free(self) -> bool:
        """Whether the learner plays as they like: then there is nothing that the coach's analysis gives away."""
        return self.part.played.stack.top.is_free and self.form.guides

    @property
    def has_room_for_reports(self) -> bool:
        """Whether nothing is asked that a report would lie over: what was settled is shown at once."""
        return self.is_free or self.now.phase in (Phase.DONE, Phase.READING)

    def hides(self, spots: Sequence[str]) -> bool:
        """Return whether a choice with these spots is left out of the list: it is to be found on the board."""
        return self.part.played.stack.top.points_at_board and bool(spots) and not self.session.candidates

    def refused(self) -> str:
        """Return the id of the rule that refused the last action, or an empty text."""
        return refused_rule(self.now.feedback, self.session.game)
