"""What programs may do to a board besides what pages ask: a mixin for the values that people hold."""

from collections.abc import Sequence
from pathlib import Path

from trajan_tutor.desk.coach.coach_news import CoachUpdate
from trajan_tutor.desk.coach.findings import when_of
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.requests.request import Request
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.journals import saved_records
from trajan_tutor.session import seat_view
from trajan_tutor.session.error_sentences import shortened, with_sentences
from trajan_tutor.session.session import Session
from trajan_tutor.shown import asking
from trajan_tutor.shown.consequences import Consequences
from trajan_tutor.shown.done import Done, done
from trajan_tutor.shown.hint import HintShown, TurnComparisonShown
from trajan_tutor.shown.looking_back import LookingBack
from trajan_tutor.viewmodel.words_model import Choice


class ForPrograms:
    """A board by calls; `desk` is what does them. What is done to `session` itself is shown after `refresh`."""

    desk: Desk

    @property
    def session(self) -> Session:
        """The game being played; raises MisusedError when none has begun at an empty table."""
        with with_sentences(self.desk.words):
            return self.desk.table.begun_play()

    @property
    def choices(self) -> list[Choice]:
        """What can be chosen now, as a page shows it: `move` is what `choose` takes."""
        self._go_on()
        return self.desk.opened()["model"]["choices"]

    def refresh(self) -> None:
        """Show the game as it stands."""
        self.desk.refresh()

    def pick(self, spot: str) -> Done:
        """Pick a spot, as a click does, and show what became of it."""
        return self._done("pick", spot)

    def choose(self, move: str) -> Done:
        """Make a move by its notation, and show what became of it."""
        return self._done("choose", move)

    def undo(self) -> Done:
        """Take back the last decision of a person, and show the game as it was."""
        return self._done("undo", "")

    def _done(self, kind: str, target: str) -> Done:
        with with_sentences(self.desk.words):
            self._go_on()
            # Whatever is no text is refused in a sentence.
            text: object = target
            if not isinstance(text, str):
                raise MisusedError("board-text-needed", given=shortened(text))
            outcome = self.desk.do(Request(kind, target, self.desk.table.at, ""))
        # What was played is told by the log; here it is said again, since nobody else says it at the end of a cell.
        return done(outcome, seat_view.outcome_words(outcome, self.desk.words) or self.desk.live)

    def _go_on(self) -> None:
        """Let bots decide that a page has left waiting: no program waits for a page."""
        self.desk.let_waiting_bots_play()

    def save(self, path: str | Path) -> Path:
        """Write the game to a file; `trajan_tutor.load` takes it up again."""
        with with_sentences(self.desk.words):
            return saved_records.save(self.session, path)

    def hint(self, *, samples: int = asking.SAMPLES, seed: int = 0) -> HintShown:
        """Return a hint for the person to play, which shows nothing before its `more` is called.

        The same position, `samples` and `seed` have the same hint.
        """
        self._go_on()
        return asking.hint(self.session, samples=samples, seed=seed, language=self.desk.words.language)

    def why_not(
        self, turn: str | Sequence[str], *, samples: int = asking.SAMPLES, seed: int = 0
    ) -> TurnComparisonShown:
        """Return a turn beside the best one: `why_not("sow III, drop pink, pass")`; its `show` shows the better one."""
        self._go_on()
        return asking.why_not(self.session, turn, samples=samples, seed=seed, language=self.desk.words.language)

    def explore(self, *turns: str | Sequence[str], deals: int = asking.DEALS, seed: int = 0) -> Consequences:
        """Return what up to three turns lead to, each as in `why_not`; without any, two that a search likes."""
        self._go_on()
        return asking.explore(self.session, *turns, deals=deals, seed=seed, language=self.desk.words.language)

    def retrospect(self, *, samples: int = asking.SAMPLES_EACH, seed: int = 0) -> LookingBack:
        """Return which turns of people on the present line cost most; `samples` are those for each decision."""
        return asking.retrospect(self.session, samples=samples, seed=seed, language=self.desk.words.language)

    def review(
        self,
        *,
        samples: int = asking.SAMPLES_FIRST,
        deepened: int = asking.SAMPLES_DEEP,
        seats: Sequence[int] | None = None,
        seed: int = 0,
    ) -> LookingBack:
        """Return people's decisions with their grades, or those of some `seats`: a glance of `samples` at each.

        Those that may have cost most are looked at with `deepened` samples, if any.
        """
        language = self.desk.words.language
        return asking.review(
            self.session, samples=samples, deepened=deepened, seats=seats, seed=seed, language=language
        )

    def tell(self, when: str | float) -> None:
        """Say when the coach tells unasked what a turn cost: `"always"`, `"never"`, or above a threshold."""
        with with_sentences(self.desk.words), self.desk.guard():
            self.desk.coach.verdicts.when = when_of(when, self.desk.table.game())
            self.desk.coach.state.post(CoachUpdate())
