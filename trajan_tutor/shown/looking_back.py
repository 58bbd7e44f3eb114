"""Looking back over a game, as the value of a cell: every decision graded, and the costly ones to be tried again."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.grades import Grade, mark_of
from trajan_tutor.coach.retrospect import Judged, Retrospect
from trajan_tutor.coach.review_blocks import (
    closer_look,
    cost_message,
    counts_of,
    grade_message,
    review_statements,
)
from trajan_tutor.coach.reviewer import QUICK, CloserLook, Reviewer
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import whole_number
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.error_sentences import with_sentences
from trajan_tutor.session.session import Session
from trajan_tutor.session.statement_text import lines_of
from trajan_tutor.session.text_tables import table
from trajan_tutor.session.turn_words import title_words
from trajan_tutor.shown.done import Done, done
from trajan_tutor.view import Drawing, Marks, Path, PictureForm, draw_board, draw_curve
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

_HEADS = ("turn", "seat", "grade", "cost", "played")


def seats_reviewed(session: Session, asked: Sequence[int] | None = None) -> tuple[int, ...]:
    """Return the seats whose decisions are graded: those that were asked for, else people's, else all.

    Raises MisusedError for a seat that is not there, and for one of somebody else before the game is over: what another
    seat should have done may tell what it holds.
    """
    people = session.people
    may = tuple(range(len(session.players))) if session.is_over or not people else people
    if asked is None:
        return people or may
    numbers = [whole_number(seat) for seat in asked]
    seats = tuple(seat for seat in may if seat in numbers)
    if not numbers or len(seats) < len(numbers):
        raise MisusedError("coach-review-seats", offered=", ".join(map(str, may)))
    return seats


def reviewer_for(
    session: Session,
    *,
    seats: Sequence[int] | None = None,
    seed: int = 0,
    effort: Effort = QUICK,
    closer: Sequence[CloserLook] = (),
) -> Reviewer:
    """Return a reviewer of what was decided on the present line, to be advanced with `step`.

    `seats` are those of people without any; `closer` looks follow where a decision may have cost something.
    """
    chosen = session.people if seats is None else seats
    return Reviewer(session.game, session.record(), chosen, seed, effort, closer=closer, studies=session.studies)


def seen_from(session: Session, judged: Judged, words: Words) -> str:
    """Return who is meant by "you" in what is said about a decision; nothing where it is the one person who plays."""
    if session.people == (judged.moment.seat,):
        return ""
    return words(Message.of("coach-review-seen-from", name=seat_view.seat_names(session, words)[judged.moment.seat]))


@dataclass(frozen=True, slots=True)
class LookingBack(ShowsItself):
    """The turns that cost most, numbered from 1; `try_again` goes back to one, `better` shows what it could have been.

    What would have been better is not shown before.
    """

    session: Session
    retrospect: Retrospect = field(repr=False)
    words: Words = field(repr=False)
    nodes: tuple[int, ...] = field(repr=False)

    @property
    def costliest(self) -> tuple[Judged, ...]:
        """The turns that clearly cost most: those of people, where any of them were looked at."""
        return costliest_of(self.session, self.retrospect)

    @property
    def graded(self) -> tuple[Judged, ...]:
        """The decisions that have a grade: where luck hides too much to tell, there is none."""
        return tuple(judged for judged in self.retrospect.judged if judged.grade.grade is not Grade.OPEN)

    def try_again(self, number: int) -> Done:
        """Put the game back to where a costly turn began; the line that was played stays as a branch.

        Raises MisusedError for a number that is not there.
        """
        with with_sentences(self.words):
            outcome = self.session.jump(self.nodes[self._decision(number).moment.number])
        return done(outcome, seat_view.outcome_words(outcome, self.words))

    def better(self, number: int) -> str:
        """Return what would have been better, step by step, and why; raises MisusedError for no such number."""
        words = self.words
        with with_sentences(words):
            judged = self._decision(number)
        lines = lines_of(closer_look(judged), self.session.game, words)
        origin = seen_from(self.session, judged, words)
        return "\n".join([origin, *lines] if origin else lines)

    def draw_better(self, number: int, *, prefix: str = "better", theme: str = "auto") -> Drawing:
        """Return the board before a costly turn with the better one marked; raises MisusedError for no such number."""
        with with_sentences(self.words):
            return draw_decision(self, self._decision(number), prefix=prefix, theme=theme)

    def draw(self, *, prefix: str = "looking-back", theme: str = "auto") -> Drawing:
        """Return everybody's points turn by turn, the costly turns marked with what they cost, at most all there is."""
        names = seat_view.seat_names(self.session, self.words)
        with with_sentences(self.words):
            return draw_curve(
                self.session.game,
                self.retrospect.points,
                names,
                self.words,
                marked=self.marked(),
                prefix=prefix,
                theme=theme,
            )

    def marked(self) -> dict[int, str]:
        """Return what is marked on the curve: the costly turns, by their places, with what they cost."""
        return {
            judged.moment.turn - self.retrospect.first_turn: self.words(mark_of(judged.verdict))
            for judged in self.costliest
        }

    def decisions(self) -> str:
        """Return every decision that was graded as a table: turn, seat, grade, what it cost, what was played."""
        words = self.words
        names = seat_view.seat_names(self.session, words)
        rows = [
            [
                str(judged.moment.turn),
                names[judged.moment.seat],
                words(grade_message(judged.grade)),
                cost_words(judged, words),
            ]
            for judged in self.graded
        ]
        *heads, last = (words(Message.of(f"coach-review-head-{name}")) for name in _HEADS)
        played = (last, *(title_words(judged.played, words) for judged in self.graded))
        lines = table([heads, *rows]).split("\n")
        width = max(map(len, lines))
        return "\n".join(f"{line.ljust(width)}  {title}" for line, title in zip(lines, played, strict=True))

    def counts(self, seat: int) -> tuple[int, ...]:
        """Return how many decisions of a seat have each grade, the best first."""
        return counts_of(self.retrospect, seat).counts

    @property
    def text(self) -> str:
        """The retrospect as text: how the decisions were, and the costly turns."""
        names = seat_view.seat_names(self.session, self.words)
        return "\n".join(
            lines_of(review_statements(self.retrospect, self.costliest, names), self.session.game, self.words)
        )

    def __str__(self) -> str:
        """Return the retrospect as text."""
        return self.text

    def static_output(self) -> StaticOutput:
        """Return the picture and how the decisions were, as a notebook keeps them."""
        return StaticOutput(self.text, (self.draw,))

    def _decision(self, number: int) -> Judged:
        costly, chosen = self.costliest, whole_number(number)
        if not costly:
            raise MisusedError("coach-retrospect-empty")
        if chosen is None or not 1 <= chosen <= len(costly):
            raise MisusedError("coach-retrospect-number", number=str(number), most=len(costly))
        return costly[chosen - 1]


def costliest_of(session: Session, retrospect: Retrospect) -> tuple[Judged, ...]:
    """Return the turns that clearly cost most: those of people, where any of them were looked at, else all."""
    own = [seat for seat in session.people if any(judged.moment.seat == seat for judged in retrospect.judged)]
    return retrospect.costliest(seats=own)


def look_back(session: Session, reviewer: Reviewer, language: str = "") -> LookingBack:
    """Return what a reviewer has found so far, as a value that shows itself.

    The game stands where it stood when the reviewer was made, or later on the same line.
    """
    nodes = (session.tree.root.number, *(step.number for step in session.steps))
    return LookingBack(session, reviewer.retrospect(), seat_view.words_for(session, language), nodes)


def cost_words(judged: Judged, words: Words) -> str:
    """Return what a decision gave away, in words; nothing for the best one."""
    cost = cost_message(judged)
    return words(cost) if cost is not None else ""


def draw_decision(
    back: LookingBack,
    judged: Judged,
    *,
    prefix: str = "better",
    theme: str = "auto",
    form: PictureForm = PictureForm.STILL,
) -> Drawing:
    """Return the board before a decision, as who decided saw it, with the better turn marked."""
    session, moment = back.session, judged.moment
    seen: Observation = session.game.observe(moment.state, moment.seat)
    steps = judged.better()
    marks = Marks(
        shining=frozenset(spot for step in steps for spot in step.spots),
        paths=tuple(Path(step.leads_to) for step in steps if step.leads_to),
    )
    return draw_board(
        session.game,
        seen,
        back.words,
        prefix=prefix,
        own_seat=moment.seat,
        theme=theme,
        names=seat_view.seat_names(session, back.words),
        form=form,
        marks=marks,
    )
