"""A decision of a game to be made again: judged beside the better turn that is known, as a review judges it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.answers import Reply
from trajan_tutor.coach.mistakes import Mistake, MistakeAttempt, prepare_retry
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.record import dumps
from trajan_tutor.lessons.puzzle import PuzzleVerdict, end_of

# Half as many deals as in a review: whoever practises waits for the answer.
PAIRS: Final = 40
_MOST_VERDICTS: Final = 32

# A page asks for the verdict on the same turn many times.
_VERDICTS: Final[dict[object, PuzzleVerdict]] = {}


@dataclass(frozen=True, slots=True)
class Retry:
    """What is to be decided again: the decision, and the better turn that is known."""

    mistake: Mistake

    def verdict(self, game: TutorGame, before: State, moves: Sequence[str]) -> PuzzleVerdict | None:
        """Return what is said about a turn, or None while it is not decided: before its end and before any surprise."""
        if end_of(game, before, moves) is None:
            return None
        mark = (dumps(self.mistake.record), self.mistake.better, tuple(moves), game.key(before))
        if mark not in _VERDICTS:
            if len(_VERDICTS) == _MOST_VERDICTS:
                del _VERDICTS[next(iter(_VERDICTS))]
            _VERDICTS[mark] = _judged(self.mistake, game, before, moves)
        return _VERDICTS[mark]


def _judged(mistake: Mistake, game: TutorGame, before: State, moves: Sequence[str]) -> PuzzleVerdict:
    retry = prepare_retry(game, mistake)
    tried = tuple(map(game.parse, moves))
    attempt = MistakeAttempt(game, retry.seen, retry.best, tried, mistake.record.setup.seed, pairs=PAIRS).finish()
    verdict = attempt.verdict
    if not attempt.is_wrong:
        message = Message("coach-practice-right") if verdict.is_fine else verdict.message
        return PuzzleVerdict(is_solved=True, message=message, is_fine=verdict.is_fine)
    answer = _answer(game, before, moves, attempt.replies)
    return PuzzleVerdict(
        is_solved=False,
        message=verdict.message,
        is_fine=False,
        reply=answer.moves if answer else (),
        answer=answer.message if answer else None,
    )


@dataclass(frozen=True, slots=True)
class _Answer:
    """What another seat does best after a wrong turn: its moves, and what is told of it."""

    moves: tuple[str, ...]
    message: Message


def _answer(game: TutorGame, before: State, moves: Sequence[str], replies: Sequence[Reply]) -> _Answer | None:
    """Return the most frequent of the replies that can be played in the deal on the board, or None."""
    after = game.copy(before)
    for text in moves:
        game.apply(after, game.parse(text))
    times = Counter(candidate.step.notation for candidate in replies)
    for candidate in sorted(replies, key=lambda reply: (-times[reply.step.notation], reply.moves)):
        if (
            not game.is_over(after)
            and game.current_seat(after) == candidate.seat
            and can_follow(game, after, candidate.moves)
        ):
            message = candidate.step.message if candidate.gain is None else candidate.gain
            return _Answer(
                tuple(candidate.moves), Message.of("board-practice-reply", seat=candidate.seat, what=message)
            )
    return None


def can_follow(game: TutorGame, state: State, texts: Sequence[str]) -> bool:
    """Return whether moves in notation can be played one after the other from a state, which is not changed."""
    here = game.copy(state)
    for text in texts:
        move = game.parse(text)
        if move not in game.legal(here):
            return False
        game.apply(here, move)
    return True
