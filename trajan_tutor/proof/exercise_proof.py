"""The proof of an exercise: its answer agrees with another path through the engine, and none other is right.

The answer was made from what `refuse` says and from what a copy of the position comes to. Here the position is taken up
as a lesson takes it up, legality is asked of `legal` and of the places that offer moves, moves are made in a session,
and points are added up from events. Then all is asked again in other deals that the learner could be in.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.exercise_making.as_lesson import lesson_of
from trajan_tutor.exercise_making.deals import MoveResult, SeatMessage, messages_of_kind
from trajan_tutor.exercise_making.exercise import Exercise, QuestionForm
from trajan_tutor.exercise_making.speech import because, decision_message, event_sentence, name_of
from trajan_tutor.lessons.goals import Answer
from trajan_tutor.lessons.scenarios import begin_scenario
from trajan_tutor.proof.lesson_proof import prove, unreachable
from trajan_tutor.session.session import Session

# The deals of the proof are others than those of the making.
_DEALS: Final = range(101, 104)
# A move that leads somewhere has led there after so many decisions.
_MOST_MOVES: Final = 60


class Speaker(Protocol):
    """Puts messages into words of one language, and knows which keys it has."""

    def __call__(self, message: Message) -> str:
        """Return a sentence."""

    def has(self, key: str) -> bool:
        """Return whether a key has words."""


@dataclass(frozen=True, slots=True)
class ProofPath:
    """A way to ask the engine about an exercise: a position, and what a move written as text comes to in it."""

    game: TutorGame
    exercise: Exercise
    state: State
    tries: Callable[[str], MoveResult]

    @property
    def eyes(self) -> int:
        """The seat of the learner."""
        return self.exercise.begin.seat

    def seen_after(self, move: str) -> frozenset[SeatMessage]:
        """Return what a move brings about, as the learner is told."""
        return self.tries(move).seen_by(self.eyes)

    def opened(self) -> frozenset[SeatMessage]:
        """Return what the question tells of what was hidden."""
        task = self.exercise.task
        return messages_of_kind(self.tries(task.moves[0]).events, task.opened) if task.opened else frozenset()

    def text(self, answer: Answer) -> Message:
        """Return the words of a choice."""
        return dict(self.exercise.task.choices)[str(answer)]

    def moves_by_choice(self) -> dict[Answer, str]:
        """Return the moves that the choices stand for."""
        return dict(zip(self.exercise.task.question.choices, self.exercise.task.moves, strict=True))

    def legal(self) -> frozenset[str]:
        """Return the moves that the learner may make now."""
        if self.game.current_seat(self.state) != self.eyes:
            return frozenset()
        return frozenset(map(self.game.notation, self.game.legal(self.state)))

    def free(self) -> frozenset[str]:
        """Return the places that offer a move to the learner now."""
        if self.game.current_seat(self.state) != self.eyes:
            return frozenset()
        spots = self.game.spots(self.game.observe(self.state, self.eyes))
        return frozenset(spot.name for spot in spots if self.game.moves_at(self.state, spot.name))


def proved(exercise: Exercise, game: TutorGame, words: Speaker) -> list[Message]:
    """Return everything that is wrong with an exercise; nothing when it is proved."""
    lesson = lesson_of([exercise], game)
    try:
        scenario = begin_scenario(lesson, exercise.begin, game)
    except TutorError as error:
        return [error.message]
    state = scenario.session.state
    wrong = [*prove(lesson, game, words.has, ()), *unreachable(lesson, game)]
    true = applied(game, exercise, scenario.session)
    if not answers(true):
        wrong.append(_problem("exercise-proof-answer", exercise))
    seen = game.observe(state, scenario.seat)
    for seed in _DEALS:
        path = _dealt(game, exercise, game.determinize(seen, seed))
        if path.opened() == true.opened() and not answers(path):
            wrong.append(_problem("exercise-proof-hidden", exercise))
            break
    return wrong + _wrong_words(exercise, words)


def answers(path: ProofPath) -> bool:
    """Return whether the answer is right on a path, and no other one is."""
    right = frozenset(path.exercise.task.question.right)
    return bool(right) and right == _RIGHT[path.exercise.form](path)


def _problem(key: str, exercise: Exercise) -> Message:
    return Message.of(key, rule=exercise.rule, form=exercise.form, seed=exercise.seed, difficulty=exercise.difficulty)


def applied(game: TutorGame, exercise: Exercise, session: Session) -> ProofPath:
    """Return the path of a session, in which moves are made and taken back."""
    begun = session.tree.here.number

    def tries(move: str) -> MoveResult:
        session.jump(begun)
        session.follow([move])
        node = session.tree.here
        session.jump(begun)
        return MoveResult(node.state, tuple(node.events))

    return ProofPath(game, exercise, session.state, tries)


def _dealt(game: TutorGame, exercise: Exercise, state: State) -> ProofPath:
    """Return the path of another deal of what is hidden."""

    def tries(move: str) -> MoveResult:
        after = game.copy(state)
        return MoveResult(after, tuple(game.apply_and_tell(after, game.parse(move))))

    return ProofPath(game, exercise, state, tries)


def _wrong_words(exercise: Exercise, words: Speaker) -> list[Message]:
    texts = [words(text) for _, text in exercise.task.choices]
    if len(set(texts)) < len(texts):
        return [_problem("exercise-proof-choices", exercise)]
    return []


# ---- what is right, form by form -----------------------------------------------------------------------------------


def _by_text(path: ProofPath, right: Callable[[Message], bool]) -> frozenset[Answer]:
    return frozenset(name for name, text in path.exercise.task.choices if right(text))


def _about(path: ProofPath) -> SeatMessage | None:
    about = path.exercise.task.about
    return None if about is None else SeatMessage(about, path.exercise.task.whom)


def _which(path: ProofPath) -> frozenset[Answer]:
    task = path.exercise.task
    return frozenset(
        name
        for name, move in path.moves_by_choice().items()
        if any(event.rule == task.event_rule and task.kind in ("", event.kind) for event in path.tries(move).events)
    )


def _happens(path: ProofPath) -> frozenset[Answer]:
    seen = path.seen_after(path.exercise.task.moves[0])
    told = {event_sentence(path.game, path.state, event, path.eyes) for event in seen}
    return _by_text(path, told.__contains__)


def _concerned(path: ProofPath) -> frozenset[Answer]:
    events = path.seen_after(path.exercise.task.moves[0])
    about = path.exercise.task.about
    names = {name_of(path.game, path.state, event.whom, path.eyes) for event in events if event.says == about}
    return _by_text(path, names.__contains__)


def _places(path: ProofPath) -> frozenset[Answer]:
    exercise = path.exercise
    result = path.tries(exercise.task.moves[0])
    if exercise.task.leads_on:
        return frozenset(_places_later(path, result))
    return frozenset(event.spot for event in result.events if event.rule == exercise.task.event_rule and event.spot)


def _places_later(path: ProofPath, result: MoveResult) -> list[str]:
    """Return the last place where the rule shows until somebody is asked for something else than before."""
    game, state, events = path.game, path.game.copy(result.state), list(result.events)
    prompt = game.prompt(state).key
    for _ in range(_MOST_MOVES):
        if game.is_over(state) or game.prompt(state).key != prompt:
            break
        events += game.apply_and_tell(state, game.legal(state)[0])
    return [event.spot for event in events if event.rule == path.exercise.task.event_rule and event.spot][-1:]


def _points(path: ProofPath) -> frozenset[Answer]:
    return frozenset({_sum(path, path.exercise.task.moves[0])})


def _sum(path: ProofPath, move: str) -> int:
    task = path.exercise.task
    events = path.tries(move).events
    return sum(event.points for event in events if event.source == task.source and event.seat == task.whom)


def _amount(path: ProofPath) -> frozenset[Answer]:
    """Return the number that is told of the same seat by the same rule."""
    task = path.exercise.task
    for event in path.tries(task.moves[0]).events:
        number = dict(event.message.parameters).get(task.number)
        is_asked_for = event.rule == task.event_rule and event.seat == task.whom and task.kind in ("", event.kind)
        if is_asked_for and isinstance(number, int):
            return frozenset({number})
    return frozenset()


def _most(path: ProofPath) -> frozenset[Answer]:
    """Return the choices of the move that brings most, with the number that it brings."""
    task, moves = path.exercise.task, path.moves_by_choice()
    sums = {move: _sum(path, move) for move in moves.values()}
    most = max(sums.values())
    pairs = zip(moves.items(), task.amounts, strict=True)
    return frozenset(name for (name, move), amount in pairs if sums[move] == most == amount)


def _next(path: ProofPath) -> frozenset[Answer]:
    game, after = path.game, path.tries(path.exercise.task.moves[0]).state
    asked = SeatMessage(game.prompt(after), game.current_seat(after))
    return _by_text(path, {decision_message(game, path.state, asked, path.eyes)}.__contains__)


def _winners(path: ProofPath) -> frozenset[Answer]:
    won = path.game.winners(path.tries(path.exercise.task.moves[0]).state)
    return _by_text(path, {name_of(path.game, path.state, seat, path.eyes) for seat in won}.__contains__)


def _why(path: ProofPath) -> frozenset[Answer]:
    """Return that the move is allowed when it is legal; else the rule by which a refusal of it is worded."""
    game, move = path.game, path.exercise.task.moves[0]
    if move in path.legal():
        return _by_text(path, Message.of("exercise-choice-allowed").__eq__)
    refusal = game.refuse(path.state, Attempt(path.eyes, move=move))
    return frozenset() if refusal is None else _by_text(path, because(game, refusal.rule).__eq__)


def _forbidden(path: ProofPath) -> frozenset[Answer]:
    legal = path.legal()
    return frozenset(name for name, move in path.moves_by_choice().items() if move not in legal)


def _allowed(path: ProofPath) -> frozenset[Answer]:
    legal = path.legal()
    return frozenset(name for name, move in path.moves_by_choice().items() if move in legal)


def _free(path: ProofPath) -> frozenset[Answer]:
    return frozenset(path.free())


def _closed(path: ProofPath) -> frozenset[Answer]:
    return frozenset(path.exercise.task.question.right) - path.free()


def _count(path: ProofPath) -> frozenset[Answer]:
    return frozenset({len(path.free())})


_RIGHT: Final[dict[QuestionForm, Callable[[ProofPath], frozenset[Answer]]]] = {
    QuestionForm.POINTS: _points,
    QuestionForm.BEST: _most,
    QuestionForm.AMOUNT: _amount,
    QuestionForm.WHICH: _which,
    QuestionForm.PLACE: _places,
    QuestionForm.HAPPENS: _happens,
    QuestionForm.WHO: _concerned,
    QuestionForm.NEXT: _next,
    QuestionForm.WHY: _why,
    QuestionForm.FORBIDDEN: _forbidden,
    QuestionForm.ALLOWED: _allowed,
    QuestionForm.FREE_PLACE: _free,
    QuestionForm.CLOSED_PLACE: _closed,
    QuestionForm.COUNT: _count,
    QuestionForm.WINNER: _winners,
}
