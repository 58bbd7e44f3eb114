"""Questions about what is counted: points by source, amounts that are told, and which move pays most."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.case import AnswerChoice, Case, chosen_from, number_task, wrong, wrong_number
from trajan_tutor.exercise_making.chance import one_of
from trajan_tutor.exercise_making.deals import MANY_DEALS, gained
from trajan_tutor.exercise_making.exercise import ExerciseTask, Misunderstanding, Wrong
from trajan_tutor.exercise_making.exercise_plan import OwnMistake
from trajan_tutor.exercise_making.speech import event_messages, move_message, name_of, source_of

_TWO: Final = 2


def points(case: Case) -> ExerciseTask | None:
    """Ask how many points a move brings from a source; wrong are the points from elsewhere, and of other moves."""
    event = _scored(case)
    if event is None:
        return None
    game, state = case.game, case.moment.state
    results = case.results(case.moment.move)
    right = gained(game, state, results, event.seat, event.source) if results else None
    if right is None:
        return None
    source = source_of(game, event.source)
    key = "exercise-asks-points" if event.seat == case.eyes else "exercise-asks-points-of"
    says = case.asks(key, source=source, whom=name_of(game, state, event.seat, case.eyes))
    if _may_lose(case, event.source):
        says = Message.of("exercise-told", first=says, then=Message("exercise-write-loss"))
    foreseen = [*own_mistakes(case, event.seat), *_wrong_points(case, event, right)]
    task = number_task(says, right, foreseen)
    messages = event_messages(game, state, case.moment.events, case.eyes, case.event_rule, event.source)
    return task and replace(
        task,
        moves=(case.move_text,),
        source=event.source,
        whom=event.seat,
        explains=messages,
        opened=case.ask.opened,
    )


def amount(case: Case) -> ExerciseTask | None:
    """Ask for a number that is told of a move: what somebody pays, gets or loses; wrong is what is mistaken for it."""
    name = case.ask.number
    events = [event for event in case.events() if number_in(event, name) is not None]
    if not events:
        return None
    # One's own comes first.
    event = min(events, key=lambda one: one.seat != case.eyes)
    right = number_in(event, name)
    results = case.results(case.moment.move, MANY_DEALS)
    numbers = {number_in_events(result.events, case.event_rule, case.ask.kind, event.seat, name) for result in results}
    if right is None or numbers != {right}:
        return None
    game, state = case.game, case.moment.state
    others = {key: value for key, value in event.message.parameters if key != name}
    whom = name_of(game, state, event.seat, case.eyes) if event.seat >= 0 else ""
    says = case.asks("exercise-asks-amount", whom=whom, yours=int(event.seat == case.eyes), **others)
    task = number_task(says, right, own_mistakes(case, event.seat))
    explains = event_messages(game, state, case.moment.events, case.eyes, case.event_rule)
    return task and replace(
        task,
        moves=(case.move_text,),
        number=name,
        whom=event.seat,
        event_rule=case.event_rule,
        kind=case.ask.kind,
        explains=explains,
        opened=case.ask.opened,
    )


def number_in(event: Event, name: str) -> int | None:
    """Return the number that an event tells under a name, or None."""
    value = dict(event.message.parameters).get(name)
    return value if isinstance(value, int) else None


def number_in_events(events: Sequence[Event], rule: str, kind: str, seat: int, name: str) -> int | None:
    """Return a number by its name from the first event of a rule, a kind and a seat that has it, or None."""
    for event in events:
        if event.rule == rule and kind in ("", event.kind) and event.seat == seat:
            number = number_in(event, name)
            if number is not None:
                return number
    return None


def own_mistakes(case: Case, seat: int) -> Iterator[Wrong]:
    """Yield the numbers that misunderstandings come to which the game's data names."""
    for mistake in case.ask.mistakes:
        number = _mistaken(case, mistake, seat)
        if number is not None:
            says = Message.of(f"{case.game.name}-mistake-{mistake.words}")
            yield Wrong(number, says, Misunderstanding.OWN)


def _mistaken(case: Case, mistake: OwnMistake, seat: int) -> int | None:
    if not mistake.number:
        return mistake.plus
    for event in case.moment.events:
        if (seat < 0 or event.seat in (seat, -1)) and mistake.kind in ("", event.kind):
            number = number_in(event, mistake.number)
            if number is not None:
                return mistake.times * number + mistake.plus
    return None


def best(case: Case) -> ExerciseTask | None:
    """Ask which move brings most points from a source, and how many.

    Wrong are moves that bring fewer, the best one with the points of another, and others with the points of the best.
    """
    event = _scored(case)
    if event is None or event.seat != case.moment.mover:
        return None
    game, state = case.game, case.moment.state
    gains: dict[int, int] = {}
    for move in (case.moment.move, *case.other_moves()):
        results = case.results(move)
        gain = gained(game, state, results, event.seat, event.source) if results else None
        if gain is not None:
            gains[move] = gain
    most = max(gains.values(), default=0)
    if [move for move, gain in gains.items() if gain == most] != [case.moment.move] or len(gains) < _TWO:
        return None
    source = source_of(game, event.source)
    says = case.asks("exercise-asks-best", prompt=game.prompt(state), source=source)
    right = _paying(case, case.moment.move, most)
    task = chosen_from(says, right, _less(case, gains, most), case.difficulty.wrong_choices, case.rng)
    messages = event_messages(game, state, case.moment.events, case.eyes, case.event_rule, event.source)
    return task and replace(task, source=event.source, whom=event.seat, explains=messages)


def _paying(case: Case, move: int, gain: int) -> AnswerChoice:
    says = move_message(case.game, case.moment.state, move)
    text = Message.of("exercise-choice-pays", move=says, points=gain)
    return AnswerChoice(text, move=case.game.notation(move), amount=gain)


def _less(case: Case, gains: dict[int, int], most: int) -> Iterator[AnswerChoice]:
    """Yield wrong choices: so that neither the largest number nor the move that comes up most is the right one."""
    game, state, best_move = case.game, case.moment.state, case.moment.move
    others = [move for move in gains if move != best_move]
    for place, move in enumerate(others):
        says, less = move_message(game, state, move), gains[move]
        boasted = most + place % _TWO
        if place % _TWO == case.rng.below(_TWO):
            text = Message.of("exercise-choice-pays", move=says, points=less)
            yield wrong(text, Misunderstanding.LESS, game.notation(move), less, points=less)
        else:
            text = Message.of("exercise-choice-pays", move=says, points=boasted)
            yield wrong(text, Misunderstanding.TOO_MUCH, game.notation(move), boasted, points=less)
        if place == 0:
            says = move_message(game, state, best_move)
            off = less or most - 1 or most + 1
            text = Message.of("exercise-choice-pays", move=says, points=off)
            yield wrong(text, Misunderstanding.MISCOUNTED, game.notation(best_move), off, points=most)


def _may_lose(case: Case, source: str) -> bool:
    """Return whether something from a source is lost in that game: only then a loss is spoken of."""
    return any(event.source == source and event.points < 0 for moment in case.moments for event in moment.events)


def _scored(case: Case) -> Event | None:
    """Return an event by the rule that brought points, from a source from which nothing else brought any."""
    scored = [event for event in case.events() if event.points and event.source]
    alone = [
        event
        for event in scored
        if all(
            other.rule == event.rule
            for other in case.moment.events
            if other.source == event.source and other.seat == event.seat
        )
    ]
    own = [event for event in alone if event.seat == case.eyes]
    return one_of(own or alone, case.rng) if alone else None


def _wrong_points(case: Case, event: Event, right: int) -> Iterator[Wrong]:
    game, state = case.game, case.moment.state
    if _may_lose(case, event.source):
        yield wrong_number(-right, Misunderstanding.SIGN)
    total = game.ledger(case.moment.after, event.seat).total - game.ledger(state, event.seat).total
    yield wrong_number(total, Misunderstanding.TOTAL, source=source_of(game, event.source))
    same = [other for other in case.moment.events if other.source and other.seat == event.seat]
    for other in same:
        if other.source != event.source:
            yield wrong_number(other.points, Misunderstanding.OTHER_SOURCE, source=source_of(game, other.source))
    for other in same:
        if other.source == event.source:
            yield wrong_number(other.points, Misunderstanding.PART)
    yield wrong_number(game.ledger(case.moment.after, event.seat)[event.source], Misunderstanding.BEFORE)
    yield wrong_number(0, Misunderstanding.NOTHING, rule=case.rule_text())
    for move in case.other_moves():
        after = game.copy(state)
        game.apply(after, move)
        gain = game.ledger(after, event.seat)[event.source] - game.ledger(state, event.seat)[event.source]
        yield wrong_number(gain, Misunderstanding.OTHER_MOVE, move=game.describe(state, move))
