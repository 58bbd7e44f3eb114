"""Questions about what is counted: points by source, what comes next, and who wins."""

from collections.abc import Iterator
from dataclasses import replace

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.case import AnswerChoice, Case, chosen_from, number_asked
from trajan_tutor.exercise_making.chance import one_of, shuffled
from trajan_tutor.exercise_making.deals import ToldEvent, gained, results
from trajan_tutor.exercise_making.exercise import ExerciseTask
from trajan_tutor.exercise_making.speech import event_sentence, events_say, move_says, name_of, source_of


def points(case: Case) -> ExerciseTask | None:
    """Ask how many points a move brings from a source; wrong are the points from elsewhere, and of other moves."""
    event = _scored(case)
    if event is None:
        return None
    game, state = case.game, case.moment.state
    found = results(game, state, case.eyes, case.moment.move)
    right = gained(game, state, found, event.seat, event.source) if found else None
    if right is None:
        return None
    source = source_of(game, event.source)
    if event.seat == case.eyes:
        says = case.asks("exercise-asks-points", source=source)
    else:
        says = case.asks("exercise-asks-points-of", source=source, whom=name_of(game, state, event.seat, case.eyes))
    task = number_asked(says, right, _wrong_points(case, event, right))
    told = events_say(game, state, case.moment.events, case.eyes, case.telling, event.source)
    return task and replace(task, moves=(case.move_text,), source=event.source, whom=event.seat, explains=told)


def best(case: Case) -> ExerciseTask | None:
    """Ask which move brings most points from a source; wrong are moves that bring fewer."""
    event = _scored(case)
    if event is None or event.seat != case.moment.mover:
        return None
    game, state = case.game, case.moment.state
    gains: dict[int, int] = {}
    for move in (case.moment.move, *case.other_moves()):
        found = results(game, state, case.eyes, move)
        amount = gained(game, state, found, event.seat, event.source) if found else None
        if amount is not None:
            gains[move] = amount
    most = max(gains.values(), default=0)
    top = [move for move, amount in gains.items() if amount == most]
    if top != [case.moment.move]:
        return None
    wrong = [
        AnswerChoice(
            move_says(game, state, move),
            Message.of("exercise-wrong-best", points=amount),
            game.notation(move),
        )
        for move, amount in gains.items()
        if amount < most
    ]
    right = AnswerChoice(move_says(game, state, case.moment.move), move=case.move_text)
    says = case.asks("exercise-asks-best", prompt=game.prompt(state), source=source_of(game, event.source))
    task = chosen_from(says, right, wrong, case.difficulty.wrong_choices, case.rng)
    told = events_say(game, state, case.moment.events, case.eyes, case.telling, event.source)
    return task and replace(task, source=event.source, whom=event.seat, explains=told)


def what_next(case: Case) -> ExerciseTask | None:
    """Ask what has to be decided after a move, and by whom; wrong is what other moves lead to."""
    game, state = case.game, case.moment.state
    found = results(game, state, case.eyes, case.moment.move)
    if not found or any(game.is_over(result.state) for result in found):
        return None
    asked = {(game.prompt(result.state), game.current_seat(result.state)) for result in found}
    if len(asked) != 1 or not _leads_to_rule(case):
        return None
    prompt, seat = asked.pop()

    def says(told: ToldEvent) -> Message:
        return event_sentence(game, state, told, case.eyes)

    others = (AnswerChoice(says(told), Message.of("exercise-wrong-next")) for told in _other_prompts(case, prompt))
    right = AnswerChoice(says(ToldEvent(prompt, seat)))
    task = chosen_from(case.asks("exercise-asks-next"), right, others, case.difficulty.wrong_choices, case.rng)
    if task is None:
        return None
    told = (says(ToldEvent(prompt, seat)),)
    return replace(task, moves=(case.move_text,), about=prompt, whom=seat, explains=told)


def winner(case: Case) -> ExerciseTask | None:
    """Ask who wins the game that a move ends."""
    game, state = case.game, case.moment.state
    found = results(game, state, case.eyes, case.moment.move)
    who = {game.winners(result.state) for result in found}
    if len(who) != 1 or len(won := who.pop()) != 1:
        return None
    if case.ask.tied and not _is_tied(case, won[0]):
        return None
    wrong = (
        AnswerChoice(name_of(game, state, seat, case.eyes), Message.of("exercise-wrong-winner"))
        for seat in range(game.seats(state))
        if seat not in won
    )
    right = AnswerChoice(name_of(game, state, won[0], case.eyes))
    task = chosen_from(case.asks("exercise-asks-winner"), right, wrong, game.seats(state), case.rng)
    told = events_say(game, state, case.moment.events, case.eyes, case.telling)
    return task and replace(task, moves=(case.move_text,), whom=won[0], explains=told)


def _is_tied(case: Case, won: int) -> bool:
    """Return whether somebody else has as many points as the winner."""
    game, after = case.game, case.moment.after
    points = [game.ledger(after, seat).total for seat in range(game.seats(after))]
    return points.count(points[won]) > 1


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


def _wrong_points(case: Case, event: Event, right: int) -> Iterator[tuple[int, Message]]:
    game, state = case.game, case.moment.state
    yield -right, Message.of("exercise-wrong-sign")
    total = game.ledger(case.moment.after, event.seat).total - game.ledger(state, event.seat).total
    yield total, Message.of("exercise-wrong-total")
    for other in case.moment.events:
        if other.source and other.source != event.source and other.seat == event.seat:
            yield other.points, Message.of("exercise-wrong-source", source=source_of(game, other.source))
    for other in case.moment.events:
        if other.source == event.source and other.seat == event.seat:
            yield other.points, Message.of("exercise-wrong-part")
    yield game.ledger(case.moment.after, event.seat)[event.source], Message.of("exercise-wrong-before")
    yield 0, Message.of("exercise-wrong-none")
    for move in case.other_moves():
        after = game.copy(state)
        game.apply(after, move)
        amount = game.ledger(after, event.seat)[event.source] - game.ledger(state, event.seat)[event.source]
        yield amount, Message.of("exercise-wrong-otherwise", move=game.describe(state, move))


def _leads_to_rule(case: Case) -> bool:
    """Return whether the rule tells about what is to be decided after the move, or the author says that it does."""
    if case.ask.when is not None or case.ask.by:
        return True
    steps = case.game.steps(case.moment.after)
    return any(case.ask.rule in step.rules for step in steps if step.standing == "present")


def _other_prompts(case: Case, prompt: Message) -> Iterator[ToldEvent]:
    game, state = case.game, case.moment.state
    seen = []
    for move in case.other_moves():
        after = game.copy(state)
        game.apply(after, move)
        seen.append(after)
    seen += shuffled((moment.state for moment in case.moments), case.rng)
    for other in seen:
        if not game.is_over(other) and game.prompt(other).key != prompt.key:
            yield ToldEvent(game.prompt(other), game.current_seat(other))
