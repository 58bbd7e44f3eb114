"""A hint shown level by level, and a turn compared with the best: values that draw themselves."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.hint_blocks import statements_up_to
from trajan_tutor.coach.ladder import Advice, Hint, HintLevel
from trajan_tutor.coach.turn_comparison import TurnComparison, named_turn, reason_statements, verdict_statements
from trajan_tutor.coach.turn_steps import read_turn
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.error_sentences import with_sentences
from trajan_tutor.session.session import Session
from trajan_tutor.session.statement_text import lines_of, opened_lines
from trajan_tutor.view import Drawing, Ghost, Marks, Path, PictureForm
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

HINT_LEVELS: Final = tuple(level.name.lower() for level in HintLevel)


def adviser_for(session: Session, own: Sequence[str] = (), *, seed: int = 0, effort: Effort | None = None) -> Adviser:
    """Return an adviser for the person to play, to be advanced with `step`; `own` is a turn to judge, in notation.

    It sees what that person may know and nothing else. Raises MisusedError when the game is over, when it is not a
    person's turn, or in a hot seat; UnreadableError or MisusedError for a turn that makes no sense.
    """
    observation = decided_on(session)
    moves = read_turn(session.game, observation, tuple(own)) if own else ()
    return Adviser(session.game, observation, seed, effort, moves, studies=session.studies)


def can_be_asked(session: Session) -> bool:
    """Return whether somebody may ask the coach about the position."""
    return not session.is_over and session.hidden is None and session.game.current_seat(session.state) in session.people


def decided_on(session: Session) -> Observation:
    """Return what the person to play may know, and nothing else; raises MisusedError where nobody may ask the coach."""
    if session.is_over:
        raise MisusedError("coach-over")
    if session.hidden is not None:
        raise MisusedError("coach-hot-seat")
    seat = session.game.current_seat(session.state)
    if seat not in session.people:
        raise MisusedError("coach-not-your-turn")
    return session.observation(seat)


def early_marks(hint: Hint, level: int) -> Marks:
    """Return what the first two hint levels mark on the board: an area shines, then where the answer lies."""
    return Marks(shining=frozenset(hint.highlighted(level)))


def play_marks(advice: Advice) -> Marks:
    """Return what the third level marks on the board: the spots of the moves, ways, and pieces where they would lie."""
    ghosts = tuple(Ghost(ghost.spot, ghost.symbol, ghost.text, ghost.seat) for ghost in advice.ghosts)
    paths = tuple(Path(step.leads_to) for step in advice.steps if step.leads_to)
    return Marks(shining=frozenset(advice.spots), ghosts=ghosts, paths=paths)


@dataclass(slots=True)
class HintShown(ShowsItself):
    """A hint as the value of a cell: it shows the hint levels that were asked for; `more` asks for the next one."""

    session: Session
    hint: Hint = field(repr=False)
    words: Words = field(repr=False)
    hint_level: int = 0

    def more(self) -> "HintShown":
        """Ask for the next hint level; on the last one nothing more comes."""
        self.hint_level = min(self.hint_level + 1, len(HINT_LEVELS))
        return self

    @property
    def lines(self) -> list[str]:
        """The hint levels that were asked for, in words, and what can be asked for next."""
        hint_lines = lines_of(statements_up_to(self.hint, self.hint_level), self.session.game, self.words)
        if self.hint_level < len(HINT_LEVELS):
            hint_lines.append(self.words(Message.of(f"coach-ask-{HINT_LEVELS[self.hint_level]}")))
        return hint_lines

    @property
    def details(self) -> str:
        """What a page folds: the whole words of the turn, other turns, and what else speaks for this one, as text."""
        statements = statements_up_to(self.hint, self.hint_level)
        return "\n".join(opened_lines(statements, self.session.game, self.words))

    @property
    def text(self) -> str:
        """The hint as text, as far as it was asked for."""
        return "\n".join(self.lines)

    @property
    def marks(self) -> Marks:
        """What the hint levels that were asked for mark on the board."""
        if self.hint_level == 0:
            return Marks()
        if self.hint_level < HintLevel.PLAY:
            return early_marks(self.hint, self.hint_level)
        return play_marks(self.hint.play())

    def draw(self, *, prefix: str = "hint", theme: str = "auto") -> Drawing:
        """Return the board with what is marked."""
        with with_sentences(self.words):
            return seat_view.draw(
                self.session, self.words, prefix=prefix, theme=theme, form=PictureForm.STILL, marks=self.marks
            )

    def __str__(self) -> str:
        """Return the hint as text."""
        return self.text

    def static_output(self) -> StaticOutput:
        """Return what is shown so far with the board it is marked on, as a notebook keeps them."""
        return StaticOutput(self.text, (self.draw,) if self.hint_level else (), text=self.text)


@dataclass(slots=True)
class TurnComparisonShown(ShowsItself):
    """A turn compared with the best one, as the value of a cell; the better turn is shown after `show`."""

    session: Session
    comparison: TurnComparison = field(repr=False)
    words: Words = field(repr=False)
    shows_better: bool = False

    def show(self) -> "TurnComparisonShown":
        """Show the better turn too."""
        self.shows_better = True
        return self

    @property
    def lines(self) -> list[str]:
        """The verdict, the offer or the better turn, and what speaks for each."""
        compared = self.comparison
        statements = [
            *named_turn(compared),
            *verdict_statements(compared),
            *reason_statements(compared, shows_better=self.shows_better),
        ]
        return lines_of(statements, self.session.game, self.words)

    @property
    def text(self) -> str:
        """The comparison as text."""
        return "\n".join(self.lines)

    def __str__(self) -> str:
        """Return the comparison as text."""
        return self.text

    def static_output(self) -> StaticOutput:
        """Return the verdict and what speaks for it, as a notebook keeps them."""
        return StaticOutput(self.text, text=self.text)


def show_hint(session: Session, adviser: Adviser, language: str = "") -> HintShown:
    """Return the hint of an adviser that is done, as a value that shows itself; nothing is shown yet."""
    return HintShown(session, adviser.hint(), seat_view.words_for(session, language))


def show_comparison(session: Session, adviser: Adviser, language: str = "") -> TurnComparisonShown:
    """Return the comparison of an adviser that is done, as a value that shows itself."""
    return TurnComparisonShown(session, adviser.comparison(), seat_view.words_for(session, language))
