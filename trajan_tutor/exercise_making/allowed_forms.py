"""Questions about what is allowed: which move, which place, how many places, and which rule forbids it."""

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MovesByTable
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.exercise_making.case import AnswerChoice, Case, chosen_from, number_task, wrong, wrong_number
from trajan_tutor.exercise_making.chance import one_of, shuffled
from trajan_tutor.exercise_making.consequence_forms import near_rules
from trajan_tutor.exercise_making.deals import deals
from trajan_tutor.exercise_making.exercise import ExerciseTask, Misunderstanding, QuestionForm, Wrong
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.speech import because, move_message, text_of, title_of
from trajan_tutor.lessons.lesson import AnswerForm, Question

_MOST_TRIED: Final = 8
# So many moves of each sort are thought of: some games have a thousand.
_MOST_WAITED_FOR: Final = 120
_MOST_NEAR: Final = 40
_MOST_OTHERS: Final = 24
_MOMENTS_LOOKED_AT: Final = 24
# One place alone is not counted.
_FEWEST_COUNTED: Final = 2
# One move of so many that are asked about is allowed.
_ONE_IN: Final = 4
# A rule that is asked about in one of these forms forbids something.
_FORBIDDING: Final = frozenset({QuestionForm.WHY, QuestionForm.FORBIDDEN, QuestionForm.CLOSED_PLACE})


@dataclass(frozen=True, slots=True)
class AllowedMoves:
    """What a seat may do at a moment: refusals of moves and of spots, and what is allowed, by what was tried."""

    refused: dict[int, Refusal]
    allowed: tuple[int, ...]
    closed: dict[str, Refusal]
    free: tuple[str, ...]


def why(case: Case) -> ExerciseTask | None:
    """Ask whether a move is allowed, and if not, why; wrong are other rules, and that it is allowed."""
    tried = try_moves(case)
    refused = _refused_by(case, tried)
    if not refused:
        return None
    game = case.game
    # What a rule permits is shown by a move that was made, near what another rule forbids.
    permits = bool(case.ask.by)
    asks_allowed = permits or (bool(tried.allowed) and case.rng.below(_ONE_IN) == 0)
    move = case.moment.move if permits else one_of(tried.allowed if asks_allowed else refused, case.rng)
    if move not in tried.allowed and asks_allowed:
        return None
    refusal = tried.refused.get(move)
    explanation = refusal.message if refusal else Message.of("exercise-is-allowed")
    title, allowed = because(game, case.event_rule), Message.of("exercise-choice-allowed")
    thought_of = (*(other.rule for other in tried.refused.values()), *near_rules(case))
    nearest = dict.fromkeys(filter(_forbids(game), thought_of))
    others = [
        wrong(because(game, rule), Misunderstanding.ANOTHER_RULE, rule=text_of(game, rule))
        for rule in [*case.ask.confused, *nearest]
        if rule != case.event_rule
    ]
    first = (
        wrong(title, Misunderstanding.BARRED, rule=text_of(game, case.event_rule))
        if asks_allowed
        else wrong(allowed, Misunderstanding.FREE, refusal=explanation)
    )
    task = chosen_from(
        case.asks("exercise-asks-whether", move),
        AnswerChoice(allowed if asks_allowed else title),
        [first, *others],
        case.difficulty.wrong_choices,
        case.rng,
    )
    return task and replace(task, moves=(game.notation(move),), explains=(explanation,))


def _forbids(game: TutorGame) -> Callable[[str], bool]:
    """Return what tells whether a rule forbids something: a reason that nobody would give is no wrong answer."""
    plan = plan_of(game)
    return lambda rule: not _FORBIDDING.isdisjoint(plan.forms(rule))


def forbidden(case: Case) -> ExerciseTask | None:
    """Ask which of some moves is forbidden; wrong are moves that are allowed."""
    tried = try_moves(case)
    refused = _refused_by(case, tried)
    if not refused or not tried.allowed:
        return None
    game, state = case.game, case.moment.state
    move = one_of(refused, case.rng)
    others = [
        wrong(move_message(game, state, other), Misunderstanding.KEEPS, game.notation(other), rule=case.rule_text())
        for other in shuffled(tried.allowed, case.rng)
    ]
    right = AnswerChoice(move_message(game, state, move), move=game.notation(move))
    says = case.asks("exercise-asks-forbidden", move, prompt=game.prompt(state))
    task = chosen_from(says, right, others, case.difficulty.wrong_choices, case.rng)
    return task and replace(task, explains=(tried.refused[move].message,))


def allowed(case: Case) -> ExerciseTask | None:
    """Ask which of some moves is allowed; wrong are moves that the rule forbids."""
    tried = try_moves(case)
    refused = _refused_by(case, tried)
    if not refused or not tried.allowed:
        return None
    game, state = case.game, case.moment.state
    move = one_of(tried.allowed, case.rng)
    others = [
        AnswerChoice(
            move_message(game, state, other),
            tried.refused[other].message,
            Misunderstanding.BREAKS,
            game.notation(other),
        )
        for other in shuffled(refused, case.rng)
    ]
    right = AnswerChoice(move_message(game, state, move), move=game.notation(move))
    says = case.asks("exercise-asks-allowed", move, prompt=game.prompt(state))
    task = chosen_from(says, right, others, case.difficulty.wrong_choices, case.rng)
    return task and replace(task, explains=(Message.of("exercise-is-allowed"),))


def free_place(case: Case) -> ExerciseTask | None:
    """Ask for a place that may be picked; wrong are those that are not, each with the rule that forbids it."""
    tried = try_places(case)
    if not tried.free or not _closed_by(case, tried):
        return None
    says = case.asks("exercise-asks-free-place", case.game.legal(case.moment.state)[0], prompt=_prompt(case))
    closed = tuple(Wrong(spot, refusal.message, Misunderstanding.BREAKS) for spot, refusal in tried.closed.items())
    return ExerciseTask(
        says, Question(AnswerForm.SPOT, tried.free), wrong=closed, explains=(Message.of("exercise-is-allowed"),)
    )


def closed_place(case: Case) -> ExerciseTask | None:
    """Ask for a place that the rule forbids to pick; wrong are the places that may be picked."""
    tried = try_places(case)
    closed = _closed_by(case, tried)
    if not tried.free or not closed:
        return None
    says = case.asks(
        "exercise-asks-closed-place",
        case.game.legal(case.moment.state)[0],
        prompt=_prompt(case),
        rule=title_of(case.game, case.ask.rule),
    )
    keeps = Message.of(f"exercise-wrong-{Misunderstanding.KEEPS}", rule=case.rule_text())
    free = tuple(Wrong(spot, keeps, Misunderstanding.KEEPS) for spot in tried.free)
    return ExerciseTask(
        says, Question(AnswerForm.SPOT, closed), wrong=free, explains=(tried.closed[closed[0]].message,)
    )


def count(case: Case) -> ExerciseTask | None:
    """Ask how many places may be picked; wrong are counts with those that the rule forbids, or without a place."""
    tried = try_places(case)
    closed = _closed_by(case, tried)
    if len(tried.free) < _FEWEST_COUNTED or not closed:
        return None
    right = len(tried.free)
    rule = case.rule_text()
    foreseen = [
        wrong_number(right - 1, Misunderstanding.ONE_MISSED),
        wrong_number(right + 1, Misunderstanding.TOO_MANY, rule=rule),
        wrong_number(right + len(closed), Misunderstanding.TOO_MANY, rule=rule),
    ]
    says = case.asks("exercise-asks-count", case.game.legal(case.moment.state)[0], prompt=_prompt(case))
    task = number_task(says, right, foreseen)
    return task and replace(task, explains=(tried.closed[closed[0]].message,), looks=())


def try_moves(case: Case) -> AllowedMoves:
    """Return what becomes of every move that somebody may think of, as far as it hangs on nothing that is hidden."""
    game, state, eyes = case.game, case.moment.state, case.eyes
    refused: dict[int, Refusal] = {}
    for move in _thinkable(case):
        refusal = game.refuse(state, Attempt(eyes, move=game.notation(move)))
        if refusal is not None:
            refused[move] = refusal
    legal = tuple(game.legal(state)) if game.current_seat(state) == eyes else ()
    return AllowedMoves(refused, legal, {}, ())


def try_places(case: Case) -> AllowedMoves:
    """Return what becomes of picking every place of the board."""
    game, state, eyes = case.game, case.moment.state, case.eyes
    closed: dict[str, Refusal] = {}
    free: list[str] = []
    for spot in game.spots(game.observe(state, eyes)):
        refusal = game.refuse(state, Attempt(eyes, spot=spot.name))
        if refusal is None:
            free.append(spot.name)
        else:
            closed[spot.name] = refusal
    return AllowedMoves({}, (), closed, tuple(free))


def _thinkable(case: Case) -> Iterator[int]:
    """Yield some moves that there are in the game: many that are waited for, those near an allowed one first.

    Others are those that were legal at other times of it.
    """
    game, state = case.game, case.moment.state
    some = shuffled(case.moments, case.rng)[:_MOMENTS_LOOKED_AT]
    other = dict.fromkeys(move for moment in some for move in game.legal(moment.state))
    if not isinstance(game, MovesByTable):
        yield from dict.fromkeys(move for moment in case.moments for move in game.legal(moment.state))
        return
    waited = [move for move in game.moves.texts if game.moves.is_waited_for(state, move)]
    yield from shuffled(waited, case.rng)[:_MOST_WAITED_FOR]
    yield from _nearest(waited, game.legal(state))[:_MOST_NEAR]
    yield from shuffled((move for move in other if not game.moves.is_waited_for(state, move)), case.rng)[:_MOST_OTHERS]


def _nearest(moves: Sequence[int], legal: Sequence[int]) -> list[int]:
    """Return moves sorted by how far they are from an allowed one in the table: those beside it are mistaken for it."""
    allowed = sorted(legal)

    def distance(move: int) -> int:
        place = bisect(allowed, move)
        return min((abs(move - near) for near in allowed[max(0, place - 1) : place + 1]), default=0)

    return sorted(moves, key=distance)


def _refused_by(case: Case, tried: AllowedMoves) -> tuple[int, ...]:
    refused = tuple(move for move, refusal in tried.refused.items() if refusal.rule == case.event_rule)
    # More are not offered, and each is tried in every deal.
    some = shuffled(_nearest(refused, tried.allowed)[:_MOST_TRIED], case.rng)
    return tuple(move for move in some if _is_sure(case.game, case, Attempt(case.eyes, move=case.game.notation(move))))


def _closed_by(case: Case, tried: AllowedMoves) -> tuple[str, ...]:
    closed = (spot for spot, refusal in tried.closed.items() if refusal.rule == case.event_rule)
    return tuple(spot for spot in closed if _is_sure(case.game, case, Attempt(case.eyes, spot=spot)))


def _is_sure(game: TutorGame, case: Case, attempt: Attempt) -> bool:
    """Return whether the rule forbids something in all deals that the seat could be in."""
    return all(
        (refusal := game.refuse(dealt, attempt)) is not None and refusal.rule == case.event_rule
        for dealt in deals(case.game, case.moment.state, case.eyes)
    )


def _prompt(case: Case) -> Message:
    return case.game.prompt(case.moment.state)
