"""Looking back over a game, as the value of a cell: the curve of points with the costly turns marked, to be retried."""

from dataclasses import dataclass, field

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.retrospect import QUICK, Judged, Retrospect, Reviewer
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import scene
from trajan_tutor.session.done import Done, done
from trajan_tutor.session.hints import reason_words
from trajan_tutor.session.session import Session
from trajan_tutor.session.telling import told_in, whole_number
from trajan_tutor.view import Drawing, draw_curve
from trajan_tutor.view.chart import signed


def reviewer_for(session: Session, *, seed: int = 0, effort: Effort = QUICK) -> Reviewer:
    """Return a reviewer of what people decided on the present line, to be advanced with `step`."""
    return Reviewer(session.game, session.record(), session.people, seed, effort)


@dataclass(frozen=True, slots=True)
class LookingBack:
    """The turns that cost most, numbered from 1; `try_again` goes back to one, `better` shows what it could have been.

    What would have been better is not shown before.
    """

    session: Session
    retrospect: Retrospect = field(repr=False)
    words: Words = field(repr=False)
    nodes: tuple[int, ...] = field(repr=False)

    @property
    def costliest(self) -> tuple[Judged, ...]:
        """The turns that cost most."""
        return self.retrospect.costliest()

    def try_again(self, number: int) -> Done:
        """Put the game back to where a costly turn began; the line that was played stays as a branch.

        Raises MisusedError for a number that is not there.
        """
        with told_in(self.words):
            outcome = self.session.jump(self.nodes[self._found(number).moment.number])
        return done(outcome, scene.outcome_words(outcome, self.words))

    def better(self, number: int) -> str:
        """Return what would have been better, step by step, and why; raises MisusedError for no such number."""
        words = self.words
        with told_in(words):
            one = self._found(number)
        found = [words(Message.of("coach-play"))]
        found += [
            words(Message.of("coach-step", number=at, what=step.message)) for at, step in enumerate(one.better(), 1)
        ]
        if one.why_better():
            found.append(words(Message.of("coach-because-own")))
            found += [f"+ {reason_words(self.session, reason, words)}" for reason in one.why_better()]
        return "\n".join(found)

    def draw(self, *, prefix: str = "looking-back", theme: str = "auto") -> Drawing:
        """Return everybody's points turn by turn, the costly turns marked with what they cost, at most all there is."""
        most = self.session.game.decisive_loss
        marked = {
            one.moment.turn - self.retrospect.first_turn: signed(-max(1, round(min(one.verdict.cost, most))))
            for one in self.costliest
        }
        names = scene.seat_names(self.session, self.words)
        with told_in(self.words):
            return draw_curve(
                self.session.game, self.retrospect.points, names, self.words, marked=marked, prefix=prefix, theme=theme
            )

    @property
    def text(self) -> str:
        """The retrospect as text: how the decisions were, and the costly turns."""
        words = self.words
        found = [words(self.retrospect.message)]
        for number, one in enumerate(self.costliest, start=1):
            found.append(words(Message.of("coach-retrospect-try", number=number, what=one.message)))
        if self.retrospect.judged:
            found.append(words(Message.of("coach-retrospect-how" if self.costliest else "coach-retrospect-none")))
        return "\n".join(found)

    def __str__(self) -> str:
        """Return the retrospect as text."""
        return self.text

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"image/svg+xml": self.draw().portable(), "text/plain": self.text}

    def _found(self, number: int) -> Judged:
        costly, found = self.costliest, whole_number(number)
        if not costly:
            raise MisusedError("coach-retrospect-empty")
        if found is None or not 1 <= found <= len(costly):
            raise MisusedError("coach-retrospect-number", number=str(number), most=len(costly))
        return costly[found - 1]


def look_back(session: Session, reviewer: Reviewer, language: str = "en") -> LookingBack:
    """Return what a reviewer has found so far, as a value that shows itself.

    The game stands where it stood when the reviewer was made, or later on the same line.
    """
    nodes = (session.tree.root.number, *(step.number for step in session.steps))
    return LookingBack(session, reviewer.retrospect(), scene.words_for(session, language), nodes)
