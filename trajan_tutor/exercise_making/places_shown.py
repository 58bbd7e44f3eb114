"""Where on the board an answer shows: marked once it was given, beside the sentence about it, and never before."""

from dataclasses import replace
from itertools import islice

from trajan_tutor.engine.moves import MovesByTable
from trajan_tutor.exercise_making.case import Case
from trajan_tutor.exercise_making.exercise import ExerciseTask, Wrong
from trajan_tutor.lessons.lesson import AnswerForm

# More places at a time show nothing any more.
_MOST = 8


def with_places(case: Case, task: ExerciseTask) -> ExerciseTask:
    """Return a question with the places that each answer, right or wrong, is about."""
    known = {spot.name for spot in case.game.spots(case.game.observe(case.moment.state, case.eyes))}
    move, last = case.moment.move, (_of_next(case), _of_choices(case))
    general = _of_event(case) or _of_move(case, move)

    def chosen(*ways: tuple[str, ...]) -> tuple[str, ...]:
        found = ([spot for spot in way if spot in known] for way in ways)
        return tuple(islice(dict.fromkeys(next(filter(None, found), ())), _MOST))

    def of_wrong(wrong: Wrong) -> Wrong:
        if task.question.form is AnswerForm.SPOT:
            return replace(wrong, spots=chosen((str(wrong.answer),)))
        return replace(wrong, spots=chosen(_of_text(case, wrong.move), general, *last))

    right = tuple(map(str, task.question.right)) if task.question.form is AnswerForm.SPOT else ()
    return replace(
        task,
        wrong=tuple(map(of_wrong, task.wrong)),
        shows=chosen(right, _of_text(case, task.right_move), general, *last),
    )


def _of_event(case: Case) -> tuple[str, ...]:
    """Return where everybody sees what happens by the rule."""
    return tuple(event.spot for event in case.events() if event.spot)


def _of_text(case: Case, move: str) -> tuple[str, ...]:
    return _of_move(case, case.game.parse(move)) if move else ()


def _of_move(case: Case, move: int) -> tuple[str, ...]:
    """Return the places by which a move is chosen and to which it leads; of one that is not allowed the first ones."""
    game, state = case.game, case.moment.state
    if move < 0:
        return ()
    if move in game.legal(state):
        return (*game.spots_of(state, move), *game.leads_to(state, move))
    is_asked = isinstance(game, MovesByTable) and game.moves.is_waited_for(state, move)
    return tuple(game.spots_of(state, move)) if is_asked else ()


def _of_next(case: Case) -> tuple[str, ...]:
    """Return the places by which is decided what comes after the move that was made."""
    game, after = case.game, case.moment.after
    return tuple(spot for move in game.legal(after) for spot in game.spots_of(after, move))


def _of_choices(case: Case) -> tuple[str, ...]:
    """Return what else can be chosen at the moment, and where else something happened."""
    game, state = case.game, case.moment.state
    chosen = (spot for move in game.legal(state) for spot in game.spots_of(state, move))
    return (*(event.spot for event in case.moment.events if event.spot), *chosen)
