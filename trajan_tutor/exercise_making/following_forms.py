"""Questions about what follows a move: what is decided next, and who wins when it ends the game."""

from collections.abc import Iterator
from dataclasses import replace

from trajan_tutor.engine.game import State
from trajan_tutor.exercise_making.case import AnswerChoice, Case, chosen_from, wrong
from trajan_tutor.exercise_making.chance import shuffled
from trajan_tutor.exercise_making.deals import SeatMessage
from trajan_tutor.exercise_making.exercise import ExerciseTask, Misunderstanding
from trajan_tutor.exercise_making.speech import decision_message, event_messages, name_of


def what_next(case: Case) -> ExerciseTask | None:
    """Ask what comes next after a move; wrong is what comes later, what was done, and what others or nobody decide."""
    game, state = case.game, case.moment.state
    results = case.results(case.moment.move)
    if not results or any(game.is_over(result.state) for result in results):
        return None
    asked = {(game.prompt(result.state), game.current_seat(result.state)) for result in results}
    if len(asked) != 1 or not _leads_to_rule(case):
        return None
    right = SeatMessage(*asked.pop())
    first = decision_message(game, state, right, case.eyes)
    others = (
        wrong(decision_message(game, state, decision, case.eyes), taken, first=first, rule=case.rule_text())
        for decision, taken in _told_apart(right, _mistaken(case, right))
    )
    task = chosen_from(
        case.asks("exercise-asks-next"), AnswerChoice(first), others, case.difficulty.wrong_choices, case.rng
    )
    return task and replace(
        task, moves=(case.move_text,), about=right.says, whom=right.whom, explains=(first,), opened=case.ask.opened
    )


def winner(case: Case) -> ExerciseTask | None:
    """Ask who wins the game that a move ends."""
    game, state = case.game, case.moment.state
    results = case.results(case.moment.move)
    who = {game.winners(result.state) for result in results}
    if len(who) != 1 or len(won := who.pop()) != 1:
        return None
    if case.ask.tied and not _is_tied(case, won[0]):
        return None
    others = (
        wrong(name_of(game, state, seat, case.eyes), Misunderstanding.WINS, rule=case.rule_text())
        for seat in range(game.seats(state))
        if seat not in won
    )
    right = AnswerChoice(name_of(game, state, won[0], case.eyes))
    key = "exercise-asks-tie" if case.ask.tied else "exercise-asks-winner"
    task = chosen_from(case.asks(key), right, others, game.seats(state), case.rng)
    messages = event_messages(game, state, case.moment.events, case.eyes, case.event_rule)
    return task and replace(task, moves=(case.move_text,), whom=won[0], explains=messages)


def _is_tied(case: Case, won: int) -> bool:
    """Return whether somebody else has as many points as the winner."""
    game, after = case.game, case.moment.after
    points = [game.ledger(after, seat).total for seat in range(game.seats(after))]
    return points.count(points[won]) > 1


def _leads_to_rule(case: Case) -> bool:
    """Return whether the rule tells about what is to be decided after the move, or the author says that it does."""
    if case.ask.when is not None or case.ask.by:
        return True
    steps = case.game.steps(case.moment.after)
    return any(case.ask.rule in step.rules for step in steps if step.standing == "present")


def _told_apart(
    right: SeatMessage, mistaken: Iterator[tuple[SeatMessage, Misunderstanding]]
) -> Iterator[tuple[SeatMessage, Misunderstanding]]:
    """Yield the decisions that are another one than the right one and those before: not the same one a marker later."""
    seen = {(right.says.key, right.whom)}
    for decision, taken in mistaken:
        mark = (decision.says.key, decision.whom)
        if mark not in seen:
            seen.add(mark)
            yield decision, taken


def _mistaken(case: Case, right: SeatMessage) -> Iterator[tuple[SeatMessage, Misunderstanding]]:
    """Yield decisions that are taken for the next one, and what is misunderstood: one of each kind comes first."""
    kinds = [_later(case, right), _others(case, right), _done(case), _uncalled(case, right)]
    while kinds:
        for kind in list(kinds):
            mistaken = next(kind, None)
            if mistaken is None:
                kinds.remove(kind)
            else:
                yield mistaken


def _later(case: Case, right: SeatMessage) -> Iterator[tuple[SeatMessage, Misunderstanding]]:
    """Yield what comes after the next decision in the game that was played."""
    at = len(case.moment.line) - len(case.moments[0].line)
    for moment in case.moments[at + 2 : at + 8]:
        decision = _decision(case, moment.state)
        if moment.mover >= 0 and decision.says.key != right.says.key:
            yield decision, Misunderstanding.LATER


def _others(case: Case, right: SeatMessage) -> Iterator[tuple[SeatMessage, Misunderstanding]]:
    """Yield the next decision as one of somebody else."""
    for seat in shuffled(range(case.game.seats(case.moment.state)), case.rng):
        if seat != right.whom:
            yield SeatMessage(right.says, seat), Misunderstanding.NOT_THEIRS


def _done(case: Case) -> Iterator[tuple[SeatMessage, Misunderstanding]]:
    yield _decision(case, case.moment.state), Misunderstanding.DONE


def _uncalled(case: Case, right: SeatMessage) -> Iterator[tuple[SeatMessage, Misunderstanding]]:
    """Yield decisions of other times of the game, of other kinds."""
    for moment in shuffled(case.moments, case.rng):
        if moment.mover >= 0 and (decision := _decision(case, moment.state)).says.key != right.says.key:
            yield decision, Misunderstanding.UNCALLED


def _decision(case: Case, state: State) -> SeatMessage:
    return SeatMessage(case.game.prompt(state), case.game.current_seat(state))
