"""A hint shown level by level, and a turn compared with the best: values that draw themselves."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.answers import likely
from trajan_tutor.coach.ladder import Advice, Because, Hint, Look, Tie
from trajan_tutor.coach.reasons import Certainty, Reason
from trajan_tutor.coach.turn_comparison import TurnComparison
from trajan_tutor.coach.turn_steps import TurnMove, read_turn
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.planning import Merit, Plan
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.error_sentences import with_sentences
from trajan_tutor.session.session import Session
from trajan_tutor.view import Drawing, Ghost, Marks, Path, PictureForm

HINT_LEVELS: Final = ("look", "consider", "play", "because")
# Points at once, points expected, what others may do, and what is prepared: told apart by shape as well as by words.
SIGNS: Final = {
    Certainty.NOW: "\N{BLACK CIRCLE}",
    Certainty.EXPECTED: "\N{WHITE CIRCLE}",
    Certainty.RISK: "\N{BLACK UP-POINTING TRIANGLE}",
}
# More turns that are as good nobody reads.
MOST_EQUALS: Final = 4
PLANNED: Final = "\N{RIGHTWARDS ARROW}"


def adviser_for(session: Session, own: Sequence[str] = (), *, seed: int = 0, effort: Effort | None = None) -> Adviser:
    """Return an adviser for the person to play, to be advanced with `step`; `own` is a turn to judge, in notation.

    It sees what that person may know and nothing else. Raises MisusedError when the game is over, when it is not a
    person's turn, or in a hot seat; UnreadableError or MisusedError for a turn that makes no sense.
    """
    observation = decided_on(session)
    moves = read_turn(session.game, observation, tuple(own)) if own else ()
    return Adviser(session.game, observation, seed, effort, moves, studies=session.studies)


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


def look_marks(look: Look) -> Marks:
    """Return what the first hint level marks on the board: a whole area shines."""
    return Marks(shining=frozenset(look.spots))


def play_marks(advice: Advice) -> Marks:
    """Return what the third level marks on the board: the spots of the moves, ways, and pieces where they would lie."""
    ghosts = tuple(Ghost(one.spot, one.symbol, one.text, one.seat) for one in advice.ghosts)
    paths = tuple(Path(step.leads_to) for step in advice.steps if step.leads_to)
    return Marks(shining=frozenset(advice.spots), ghosts=ghosts, paths=paths)


def reason_words(session: Session, reason: Reason, words: Words) -> str:
    """Return a reason in words, with the title of its rule."""
    return with_rule(session, reason.message, reason.rule, words)


def sign_of(reason: Reason) -> str:
    """Return the sign before a reason: it tells points at once, points expected and what others may do apart."""
    return SIGNS[reason.certainty]


def merit_sign(merit: Merit) -> str:
    """Return the sign before what a turn does for certain."""
    return SIGNS[Certainty.RISK if merit.is_risk else Certainty.NOW]


def reasons_words(session: Session, reasons: Sequence[Reason], words: Words) -> list[str]:
    """Return reasons in words, each with its sign and the title of its rule."""
    return [f"{sign_of(reason)} {reason_words(session, reason, words)}" for reason in reasons]


def plan_words(session: Session, plan: Plan, words: Words) -> str:
    """Return a plan in words, with the title of its rule."""
    return with_rule(session, plan.message, plan.rule, words)


def with_rule(session: Session, message: Message, rule: str, words: Words) -> str:
    """Return a part of a sentence as a line, with the title of its rule."""
    title = Term(session.game.rules[rule].key)
    return capital(words(Message.of("coach-reason-line", what=message, rule=title)))


def steps_words(steps: Sequence[TurnMove], words: Words) -> str:
    """Return the steps of a turn in one row."""
    said = ""
    for step in steps:
        following = words(step.message)
        said = words(Message.of("coach-steps-next", first=said, next=following)) if said else following
    return said


def equal_words(one: Tie, words: Words) -> str:
    """Return a turn that is as good as the best, with how it stands beside it."""
    key = "coach-equal-alike" if one.begins_alike else "coach-equal-turn"
    return words(Message.of(key, steps=short_row(one.steps, words), standing=one.message))


def equals_words(because: Because, words: Words) -> list[str]:
    """Return the best of the turns that are as good, and how many more there are."""
    found = [equal_words(one, words) for one in because.equals[:MOST_EQUALS]]
    more = len(because.equals) - len(found)
    return [*found, words(Message.of("coach-equals-more", count=more))] if more else found


def short_row(steps: Sequence[TurnMove], words: Words) -> str:
    """Return the steps of a turn in one row, in short where the game has short words for them."""
    said = ""
    for step in steps:
        following = short_words(step, words)
        said = words(Message.of("coach-steps-next", first=said, next=following)) if said else following
    return said


def completed_words(comparison: TurnComparison, words: Words) -> list[str]:
    """Return how the beginning of a turn was ended, in a sentence; none where a whole turn was named."""
    if not comparison.completed:
        return []
    return [words(Message.of("coach-completed", steps=steps_words(comparison.completed, words)))]


def title_words(steps: Sequence[TurnMove], words: Words) -> str:
    """Return a turn in few words: its first step and its last, in short where the game has short words for them."""
    ends = dict.fromkeys((short_words(steps[0], words), short_words(steps[-1], words)))
    said = ""
    for text in ends:
        said = words(Message.of("coach-steps-next", first=said, next=text)) if said else text
    return capital(said)


def short_words(step: TurnMove, words: Words) -> str:
    """Return a step in short words where the game has some for it."""
    key = f"{step.message.key}.short"
    return words(Message(key, step.message.parameters)) if words.has(key) else words(step.message)


def capital(text: str) -> str:
    """Return a part of a sentence as its beginning."""
    return text[:1].upper() + text[1:]


@dataclass(slots=True)
class HintShown:
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
        hint_levels = (self._look, self._consider, self._advice, self._because)
        found = [line for hint_level in hint_levels[: self.hint_level] for line in hint_level()]
        if self.hint_level < len(HINT_LEVELS):
            found.append(self.words(Message.of(f"coach-ask-{HINT_LEVELS[self.hint_level]}")))
        return found

    @property
    def text(self) -> str:
        """The hint as text, as far as it was asked for."""
        return "\n".join(self.lines)

    @property
    def marks(self) -> Marks:
        """What the hint levels that were asked for mark on the board."""
        if self.hint_level == 0:
            return Marks()
        if self.hint_level <= HINT_LEVELS.index("play"):
            return look_marks(self.hint.look())
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

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        if self.hint_level == 0:
            return {"text/plain": self.text}
        return {"image/svg+xml": self.draw().portable(), "text/plain": self.text}

    def _look(self) -> list[str]:
        return [self.words(self.hint.look().message)]

    def _consider(self) -> list[str]:
        return [self.words(self.hint.consider().message)]

    def _advice(self) -> list[str]:
        advice = self.hint.play()
        told = [
            self.words(Message.of("coach-step", number=number, what=step.message))
            for number, step in enumerate(advice.steps, start=1)
        ]
        if advice.ordered is not None:
            told.append(self.words(advice.ordered.message))
        return [self.words(advice.message), *told]

    def _because(self) -> list[str]:
        because = self.hint.because()
        words = self.words
        found = [words(because.own.message)] if because.own is not None else []
        if because.brought or because.merits:
            found.append(words(Message.of("coach-brought")))
            found += reasons_words(self.session, because.brought, words)
            found += [
                f"{merit_sign(one)} {with_rule(self.session, one.message, one.rule, words)}" for one in because.merits
            ]
        if because.plans:
            found.append(words(Message.of("coach-plans")))
            found += [f"{PLANNED} {plan_words(self.session, plan, words)}" for plan in because.plans]
        if because.reasons or not because.compared:
            found.append(words(because.message))
        found += reasons_words(self.session, because.reasons, words)
        if because.against:
            found.append(words(because.against_message))
            found += reasons_words(self.session, because.against, words)
        if because.compared and because.own is None:
            found.append(words(because.compared_message(steps_words(because.compared, words))))
        if because.others_message is not None:
            found.append(words(because.others_message))
        found += equals_words(because, words)
        found += [f"{SIGNS[Certainty.RISK]} {words(answer.message)}" for answer in likely(because.answers)]
        return found


@dataclass(slots=True)
class TurnComparisonShown:
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
        words, compared = self.words, self.comparison
        found = [words(Message.of("coach-named", steps=steps_words(compared.named, words))), words(compared.message)]
        found[1:1] = completed_words(compared, words)
        if compared.for_named:
            found.append(words(Message.of("coach-against-own")))
            found += reasons_words(self.session, compared.for_named, words)
        if not self.shows_better:
            return [*found, words(compared.offer)] if compared.offer is not None else found
        found.append(words(Message.of("coach-play")))
        found += [
            words(Message.of("coach-step", number=number, what=step.message))
            for number, step in enumerate(compared.better(), start=1)
        ]
        if compared.why_better():
            found.append(words(Message.of("coach-because-own")))
            found += [
                f"{sign_of(reason)} {reason_words(self.session, reason, words)}" for reason in compared.why_better()
            ]
        return found

    @property
    def text(self) -> str:
        """The comparison as text."""
        return "\n".join(self.lines)

    def __str__(self) -> str:
        """Return the comparison as text."""
        return self.text

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"text/plain": self.text}


def show_hint(session: Session, adviser: Adviser, language: str = "en") -> HintShown:
    """Return the hint of an adviser that is done, as a value that shows itself; nothing is shown yet."""
    return HintShown(session, adviser.hint(), seat_view.words_for(session, language))


def show_comparison(session: Session, adviser: Adviser, language: str = "en") -> TurnComparisonShown:
    """Return the comparison of an adviser that is done, as a value that shows itself."""
    return TurnComparisonShown(session, adviser.comparison(), seat_view.words_for(session, language))
