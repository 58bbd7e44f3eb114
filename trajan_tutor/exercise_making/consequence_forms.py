"""Questions about what a move brings about: where, by which rule, for whom, which move does, and what follows."""

from collections.abc import Iterator
from dataclasses import replace

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.case import AnswerChoice, Case, chosen_from, wrong
from trajan_tutor.exercise_making.chance import one_of, shuffled
from trajan_tutor.exercise_making.deals import MANY_DEALS, MoveResult, SeatMessage, seen_in_all, seen_in_any
from trajan_tutor.exercise_making.exercise import ExerciseTask, Misunderstanding, Wrong
from trajan_tutor.exercise_making.speech import (
    decision_message,
    event_messages,
    event_sentence,
    move_message,
    name_of,
    text_of,
)
from trajan_tutor.lessons.lesson import AnswerForm, Question


def which(case: Case) -> ExerciseTask | None:
    """Ask which move does what the rule tells of; wrong are moves after which it tells nothing of the kind."""
    results = case.results(case.moment.move, MANY_DEALS)
    if not results or not all(_does(case, result) for result in results):
        return None
    game, state = case.game, case.moment.state
    others = (
        wrong(move_message(game, state, move), Misunderstanding.NO_CAUSE, game.notation(move), rule=case.rule_text())
        for move in case.other_moves()
        if (tried := case.results(move)) and not any(_does(case, result) for result in tried)
    )
    right = AnswerChoice(move_message(game, state, case.moment.move), move=case.move_text)
    says = case.asks("exercise-asks-which", prompt=game.prompt(state))
    task = chosen_from(says, right, others, case.difficulty.wrong_choices, case.rng)
    return task and _explained(case, replace(task, event_rule=case.event_rule, kind=case.ask.kind))


def happens(case: Case) -> ExerciseTask | None:
    """Ask what happens; wrong is what happened at other moments of the game to the same seat, and here in no deal."""
    results, target = _results_and_target(case)
    if case.ask.by or target is None or _says_the_move(case, target):
        return None
    game, state, eyes = case.game, case.moment.state, case.eyes
    here = seen_in_any(results, eyes)
    kinds = {one.says.key for one in here}
    others = (
        wrong(event_sentence(game, state, told, eyes), Misunderstanding.NOT_HERE, rule=text_of(game, event.rule))
        for event in _elsewhere(case)
        if (told := SeatMessage(event.told_to(eyes), event.seat)).says.key not in kinds
        and (target.whom < 0 or told.whom == target.whom)
    )
    is_person = case.moment.mover not in game.played_by_rules(state)
    key = "exercise-asks-happens" if is_person else "exercise-asks-happens-by-rules"
    right = AnswerChoice(event_sentence(game, state, target, eyes))
    task = chosen_from(case.asks(key), right, others, case.difficulty.wrong_choices, case.rng)
    return task and _explained(case, replace(task, moves=(case.move_text,)))


def _says_the_move(case: Case, told: SeatMessage) -> bool:
    """Return whether what happened is what was chosen, in other words: it tells nothing that the question does not."""
    described = case.game.describe(case.moment.state, case.moment.move)
    # Of one thing the number is not said: “a figure”.
    asked = {"1", *(str(value) for _, value in described.parameters)}
    first = next((event for event in case.moment.events if event.seat == case.moment.mover), None)
    is_first = first is not None and first.told_to(case.eyes) == told.says
    return is_first and all(str(value) in asked for _, value in told.says.parameters)


def _elsewhere(case: Case) -> Iterator[Event]:
    """Yield what happened at other moments, first by the rules that are easily taken for the one in question."""
    moments = shuffled((moment for moment in case.moments if moment is not case.moment), case.rng)
    events = [event for moment in moments for event in moment.events if event.rule != case.ask.rule]
    confused = [event for event in events if event.rule in case.ask.confused]
    # Of each kind one is enough, and the same words are told once.
    yield from {event.kind: event for event in (*events[::-1], *confused[::-1])}.values()


def who(case: Case) -> ExerciseTask | None:
    """Ask who gets what the rule tells of; wrong are the other seats."""
    results, target = _results_and_target(case)
    if target is None or target.whom < 0:
        return None
    if any(other.says == target.says and other.whom != target.whom for other in seen_in_any(results, case.eyes)):
        return None
    game, state = case.game, case.moment.state
    others = (
        wrong(name_of(game, state, seat, case.eyes), Misunderstanding.OTHER_SEAT, rule=case.rule_text())
        for seat in range(game.seats(state))
        if seat != target.whom
    )
    right = AnswerChoice(name_of(game, state, target.whom, case.eyes))
    parameters = dict(target.says.parameters)
    task = chosen_from(case.asks("exercise-asks-who", **parameters), right, others, game.seats(state), case.rng)
    return task and _explained(case, replace(task, moves=(case.move_text,), about=target.says, whom=target.whom))


def place(case: Case) -> ExerciseTask | None:
    """Ask where on the board something happens; wrong are the places of what else happens."""
    game, state = case.game, case.moment.state
    right = _places_of(case)
    if not right:
        return None
    known = {spot.name for spot in game.spots(game.observe(state, case.eyes))}
    if not known.issuperset(right):
        return None
    near = [*game.leads_to(state, case.moment.move), *(event.spot for event in case.moment.events)]
    elsewhere = [spot for spot in dict.fromkeys(near) if spot in known and spot not in right]
    message = Message.of(f"exercise-wrong-{Misunderstanding.OTHER_PLACE}", rule=case.rule_text())
    task = ExerciseTask(
        case.asks("exercise-asks-place"),
        Question(AnswerForm.SPOT, right),
        wrong=tuple(Wrong(spot, message, Misunderstanding.OTHER_PLACE) for spot in elsewhere),
        moves=(case.move_text,),
        event_rule=case.ask.rule if case.ask.last else case.event_rule,
        leads_on=case.ask.last,
    )
    return _explained(case, task)


def right_places(rule: str, result: MoveResult) -> tuple[str, ...]:
    """Return the places where the events by a rule show."""
    return tuple(dict.fromkeys(event.spot for event in result.events if event.rule == rule and event.spot))


def _places_of(case: Case) -> tuple[str, ...]:
    """Return the places that are right in all deals: all where the rule shows, or the last that the move leads to."""
    game, moment = case.game, case.moment
    if case.ask.last:
        return game.leads_to(moment.state, moment.move)[-1:]
    places = {right_places(case.event_rule, result) for result in case.results(moment.move)}
    return places.pop() if len(places) == 1 else ()


def near_rules(case: Case) -> Iterator[str]:
    """Yield rules that may be taken for the one in question, the likeliest first: those that the author names."""
    rules, asked = case.game.rules.rules, case.ask.rule
    played_rules = shuffled(dict.fromkeys(event.rule for event in case.moment.events), case.rng)
    area = [rule.id for rule in rules.values() if rule.area == rules[asked].area]
    for rule in dict.fromkeys(
        [*case.ask.confused, *played_rules, *shuffled(area, case.rng), *shuffled(rules, case.rng)]
    ):
        if rule != asked:
            yield rule


def is_event_by(event: Event, rule: str, kind: str) -> bool:
    """Return whether an event is one by a rule, and of a kind where one is named."""
    return event.rule == rule and kind in ("", event.kind)


def _does(case: Case, result: MoveResult) -> bool:
    return any(is_event_by(event, case.event_rule, case.ask.kind) for event in result.events)


def _results_and_target(case: Case) -> tuple[tuple[MoveResult, ...], SeatMessage | None]:
    """Return what the move comes to in each deal, and one thing that the rule brings about in all of them."""
    results = case.results(case.moment.move, MANY_DEALS)
    sure = seen_in_all(results, case.eyes)
    targets = [SeatMessage(event.told_to(case.eyes), event.seat) for event in case.events()]
    targets = [target for target in targets if target in sure]
    return results, one_of(targets, case.rng) if targets else None


def _explained(case: Case, task: ExerciseTask) -> ExerciseTask:
    messages = event_messages(case.game, case.moment.state, case.moment.events, case.eyes, case.event_rule)
    return replace(task, explains=messages, opened=case.ask.opened)


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
