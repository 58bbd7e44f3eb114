"""What a program asks the coach, and waits for: a hint, why not, what turns lead to, looking back.

Budgets are numbers of samples with a seed, so that the same call has the same answer in every run.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.effort import MOST_SAMPLES
from trajan_tutor.coach.reviewer import DEEP, GLANCE, LOOKS, QUICK, CloserLook
from trajan_tutor.coach.turn_steps import read_steps, steps_of
from trajan_tutor.engine.errors import MisusedError, give_sentence
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import whole_number
from trajan_tutor.i18n import Words
from trajan_tutor.session.error_sentences import shortened, with_sentences
from trajan_tutor.session.seat_view import words_for
from trajan_tutor.session.session import Session
from trajan_tutor.session.turn_words import title_words
from trajan_tutor.shown.consequences import Consequences, explorer_for, show_consequences
from trajan_tutor.shown.hint import HintShown, TurnComparisonShown, adviser_for, show_comparison, show_hint
from trajan_tutor.shown.looking_back import LookingBack, look_back, reviewer_for, seats_reviewed

SAMPLES: Final = 400
# As many as a hint tells its figures from: so both tell the same.
DEALS: Final = Effort().finals
# For each decision of a game that is looked back at.
SAMPLES_EACH: Final = QUICK.search
# For each decision of a review, at first.
SAMPLES_FIRST: Final = GLANCE.search
# For the few of a review that may have cost most.
SAMPLES_DEEP: Final = DEEP.search
# So many turns of a search are set side by side when none is named.
_SIDES: Final = 2


@contextmanager
def _errors_in(session: Session, language: str) -> Iterator[None]:
    """Give what goes wrong its sentence; an interrupt stays one, so that it stops the program too, and has its own."""
    words = words_for(session, language)
    with with_sentences(words):
        try:
            yield
        except KeyboardInterrupt as stopped:
            give_sentence(stopped, words(Message.of("coach-interrupted")))
            raise


def hint(session: Session, *, samples: int = SAMPLES, seed: int = 0, language: str = "") -> HintShown:
    """Return a hint for the person to play; nothing of it is shown before `more` asks for it."""
    with _errors_in(session, language):
        return show_hint(session, _adviser(session, (), samples, seed).finish(), language)


def why_not(
    session: Session, turn: str | Sequence[str], *, samples: int = SAMPLES, seed: int = 0, language: str = ""
) -> TurnComparisonShown:
    """Return a turn, or the beginning of one, beside the best one, with what speaks for each."""
    with _errors_in(session, language):
        return show_comparison(session, _adviser(session, notations(turn), samples, seed).finish(), language)


def explore(
    session: Session, *turns: str | Sequence[str], deals: int = DEALS, seed: int = 0, language: str = ""
) -> Consequences:
    """Return what up to three turns lead to; without any, the best turns of a search that are for different things."""
    with _errors_in(session, language):
        many, chance = deals_of(deals), seed_of(seed)
        named = [notations(turn) for turn in turns]
        if not named:
            adviser = _adviser(session, (), SAMPLES, chance).finish()
            named = [texts for texts, _ in considered(session, adviser, language)[:_SIDES]]
        return show_consequences(session, explorer_for(session, named, seed=chance, deals=many).finish(), language)


def retrospect(session: Session, *, samples: int = SAMPLES_EACH, seed: int = 0, language: str = "") -> LookingBack:
    """Return which turns of people on the present line cost most, to be tried again."""
    with _errors_in(session, language):
        reviewer = reviewer_for(session, seed=seed_of(seed), effort=effort_of(samples, QUICK))
        return look_back(session, reviewer.finish(), language)


def review(
    session: Session,
    *,
    samples: int = SAMPLES_FIRST,
    deepened: int = SAMPLES_DEEP,
    seats: Sequence[int] | None = None,
    seed: int = 0,
    language: str = "",
) -> LookingBack:
    """Return the decisions of some seats on the present line with their grades: without any, those of people.

    Each gets a glance of so many `samples`; those that may have cost something are looked at more closely, and the few
    that may have cost most with `deepened` ones. With none of these the glance is all.
    """
    with _errors_in(session, language):
        effort, asked = effort_of(samples, GLANCE), seats_reviewed(session, seats)
        closer = closer_looks(deepened) if deepened else ()
        reviewer = reviewer_for(session, seats=asked, seed=seed_of(seed), effort=effort, closer=closer)
        return look_back(session, reviewer.finish(), language)


def _adviser(session: Session, own: tuple[str, ...], samples: int, seed: int) -> Adviser:
    return adviser_for(session, own, seed=seed_of(seed), effort=effort_of(samples))


def effort_of(samples: int, usual: Effort | None = None) -> Effort:
    """Return an effort with a number of samples; raises MisusedError for no whole number, or for one out of bounds."""
    number = whole_number(samples)
    if number is None or not 1 <= number <= MOST_SAMPLES:
        raise MisusedError("coach-samples", samples=shortened(samples), most=MOST_SAMPLES)
    return replace(usual or Effort(), search=number)


def closer_looks(deepened: int) -> tuple[CloserLook, ...]:
    """Return the looks that follow a glance, the last with so many samples; raises MisusedError as `effort_of`."""
    *others, last = LOOKS
    return (*others, replace(last, effort=effort_of(deepened, last.effort)))


def deals_of(deals: int) -> int:
    """Return a number of deals; raises MisusedError for no whole number, or for one out of bounds."""
    number = whole_number(deals)
    if number is None or not 1 <= number <= MOST_SAMPLES:
        raise MisusedError("coach-explore-deals", deals=shortened(deals), most=MOST_SAMPLES)
    return number


def seed_of(seed: int) -> int:
    """Return a seed; raises MisusedError for what is no whole number."""
    number = whole_number(seed)
    if number is None:
        raise MisusedError("coach-seed", seed=shortened(seed))
    return number


def notations(turn: str | Sequence[str]) -> tuple[str, ...]:
    """Return the moves of a turn, given as texts or as one text with commas between them.

    >>> notations("sow III, drop pink,senate")
    ('sow III', 'drop pink', 'senate')

    Raises MisusedError for what is no text, and for no move at all.
    """
    moves = tuple(text for text in map(str.strip, _texts(turn)) if text)
    if not moves:
        raise MisusedError("coach-turn-empty")
    return moves


def _texts(turn: object) -> list[str]:
    if isinstance(turn, str):
        return turn.split(",")
    texts = list(turn) if isinstance(turn, Sequence) else [turn]
    plain_texts = [text for text in texts if isinstance(text, str)]
    if len(plain_texts) < len(texts):
        raise MisusedError("coach-turn-texts", given=shortened(turn))
    return plain_texts


def turn_title(session: Session, texts: Sequence[str], words: Words) -> str:
    """Return a turn of the person to play in few words."""
    game = session.game
    return title_words(read_steps(game, session.observation(game.current_seat(session.state)), texts), words)


def considered(session: Session, adviser: Adviser, language: str = "") -> list[tuple[tuple[str, ...], str]]:
    """Return the turns that a search looked at, best first, in notation and in few words; of equal words the best."""
    game, words = session.game, words_for(session, language)
    search = adviser.search
    by_title: dict[str, tuple[str, ...]] = {}
    for line in search.lines():
        title = title_words(steps_of(search.question, line.moves), words)
        by_title.setdefault(title, tuple(game.notation(move) for move in line.moves))
    return [(texts, title) for title, texts in by_title.items()]
