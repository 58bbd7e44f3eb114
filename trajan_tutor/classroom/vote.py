"""What would you play? One position for all, the answers of pupils as bars, and the answer of the coach."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

from trajan_tutor.classroom.messages import CoachAnswer, VoteBar, VoteShown
from trajan_tutor.classroom.task import ClassTask
from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.coach.hint_blocks import statements_at
from trajan_tutor.coach.ladder import HintLevel
from trajan_tutor.coach.statements import Arguments
from trajan_tutor.desk.coach.thinking import Thinking
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session.statement_text import lines_of

NO_VOTE: VoteShown = {"state": "none", "answers": 0, "of": 0, "bars": [], "coach": None}


@dataclass(frozen=True, slots=True)
class VotedMove:
    """An answer: a move in notation, where it belongs on the board, and in words."""

    move: str
    spot: str
    text: str


def voted_move(game: TutorGame, state: State, move: int, words: Words) -> VotedMove:
    """Return a move that somebody would play in a position."""
    spots = game.spots_of(state, move)
    return VotedMove(game.notation(move), spots[0] if spots else "", words(game.describe(state, move)))


@dataclass(slots=True)
class ClassVote:
    """The question for all: its task, answers by the ids of pupils, whether bars are shown, the coach's answer.

    `thinking` is the coach at work on it.
    """

    task: ClassTask
    answers: dict[str, VotedMove] = field(default_factory=dict)
    is_shown: bool = False
    coach: CoachAnswer | None = None
    thinking: Thinking | None = field(default=None, repr=False)

    def bars(self) -> list[VoteBar]:
        """Return the answers that were given, the most frequent first."""
        counted = Counter(self.answers.values())
        ordered = sorted(counted.items(), key=lambda pair: (-pair[1], pair[0].move))
        whole = len(self.answers)
        return [
            {
                "spot": answer.spot,
                "move": answer.move,
                "text": answer.text,
                "count": count,
                "share": round(count / whole, 3),
            }
            for answer, count in ordered
        ]

    def shown(self, asked: Collection[str], *, always: bool) -> VoteShown:
        """Return what is shown of it; `asked` are the ids of those who can answer, `always` shows bars at any time."""
        return {
            "state": "shown" if self.is_shown else "open",
            "answers": len(self.answers),
            "of": len({*asked, *self.answers}),
            "bars": self.bars() if always or self.is_shown else [],
            "coach": self.coach if always or self.is_shown else None,
        }


def coach_answer(adviser: Adviser, game: TutorGame, words: Words) -> CoachAnswer:
    """Return what an adviser that is done would play, with its reasons."""
    hint = adviser.hint()
    steps = hint.play().steps
    because = [statement for statement in statements_at(hint, HintLevel.BECAUSE) if isinstance(statement, Arguments)]
    # Where no reason stands out that is said instead.
    reasons = [words(argument.message) for arguments in because for argument in arguments.items] or [
        words(Message.of("coach-because-open"))
    ]
    text = " ".join(lines_of(statements_at(hint, HintLevel.PLAY), game, words))
    return {"move": steps[0].notation if steps else "", "text": text, "reasons": reasons}
