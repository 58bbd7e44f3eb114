"""Questions about what a move brings about: what, where, by which rule, for whom, and which move does."""

from collections.abc import Iterator
from dataclasses import replace

from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.case import AnswerChoice, Case, chosen_from
from trajan_tutor.exercise_making.chance import one_of, shuffled
from trajan_tutor.exercise_making.deals import (
    DEALS,
    MANY_DEALS,
    MoveResult,
    ToldEvent,
    results,
    seen_in_all,
    seen_in_any,
)
from trajan_tutor.exercise_making.exercise import ExerciseTask, Wrong
from trajan_tutor.exercise_making.speech import event_sentence, events_say, move_says, name_of, text_of, title_of
from trajan_tutor.lessons.lesson import AnswerForm, Question


def outcome(case: Case) -> ExerciseTask | None:
    """Ask what a move brings about; wrong is what the same rule tells of other moves."""
    found, target = _asked(case)
    if target is None:
        return None
    happens = seen_in_any(found, case.eyes)
    says = {told.says for told in happens}
    untold = (told for told in _seen_elsewhere(case) if told.says not in says)
    wrong = (AnswerChoice(_says(case, told), Message.of("exercise-wrong-outcome")) for told in untold)
    task = chosen_from(
        case.asks("exercise-asks-outcome"),
        AnswerChoice(_says(case, target)),
        wrong,
        case.difficulty.wrong_choices,
        case.rng,
    )
    return task and _explained(case, replace(task, moves=(case.move_text,), about=target.says, whom=target.whom))


def cause(case: Case) -> ExerciseTask | None:
    """Ask which move brings something about; wrong are moves that do not."""
    _, target = _asked(case)
    if target is None:
        return None
    game, state = case.game, case.moment.state
    wrong = [
        AnswerChoice(move_says(game, state, move), Message.of("exercise-wrong-cause"), game.notation(move))
        for move in case.other_moves()
        if (found := results(game, state, case.eyes, move)) and target not in seen_in_any(found, case.eyes)
    ]
    right = AnswerChoice(move_says(game, state, case.moment.move), move=case.move_text)
    says = case.asks("exercise-asks-cause", prompt=game.prompt(state), told=_says(case, target))
    task = chosen_from(says, right, wrong, case.difficulty.wrong_choices, case.rng)
    return task and _explained(case, replace(task, about=target.says, whom=target.whom))


def behind(case: Case) -> ExerciseTask | None:
    """Ask which rule is behind what a move brings about; wrong are rules that are near it and never tell the same."""
    found, target = _asked(case)
    if target is None or case.ask.by:
        return None
    told_by = _rules_telling(case, target, found)
    if told_by != {case.ask.rule}:
        return None
    game = case.game
    wrong = (
        AnswerChoice(Message(game.rules[rule].key), Message.of("exercise-wrong-rule", rule=text_of(game, rule)))
        for rule in near_rules(case)
        if not any(
            event.rule == rule and event.message.key == target.says.key
            for moment in case.moments
            for event in moment.events
        )
    )
    says = case.asks("exercise-asks-behind", told=_says(case, target))
    right = AnswerChoice(Message(title_of(game, case.ask.rule).key))
    task = chosen_from(says, right, wrong, case.difficulty.wrong_choices, case.rng)
    return task and _explained(case, replace(task, moves=(case.move_text,), about=target.says, whom=target.whom))


def whom(case: Case) -> ExerciseTask | None:
    """Ask whom it concerns that a move brings something about; wrong are the other seats."""
    found, target = _asked(case)
    if target is None or target.whom < 0:
        return None
    if any(told.says == target.says and told.whom != target.whom for told in seen_in_any(found, case.eyes)):
        return None
    game, state = case.game, case.moment.state
    wrong = (
        AnswerChoice(name_of(game, state, seat, case.eyes), Message.of("exercise-wrong-whom"))
        for seat in range(game.seats(state))
        if seat != target.whom
    )
    says = case.asks("exercise-asks-whom", told=target.says)
    right = AnswerChoice(name_of(game, state, target.whom, case.eyes))
    task = chosen_from(says, right, wrong, game.seats(state), case.rng)
    return task and _explained(case, replace(task, moves=(case.move_text,), about=target.says, whom=target.whom))


def place(case: Case) -> ExerciseTask | None:
    """Ask where on the board it shows; wrong are the places of what else happens."""
    game, state = case.game, case.moment.state
    right = _places_of(case)
    if not right:
        return None
    known = {spot.name for spot in game.spots(game.observe(state, case.eyes))}
    if not known.issuperset(right):
        return None
    near = [*game.leads_to(state, case.moment.move), *(event.spot for event in case.moment.events)]
    wrong = [spot for spot in dict.fromkeys(near) if spot in known and spot not in right]
    task = ExerciseTask(
        case.asks("exercise-asks-place", rule=title_of(game, case.ask.rule)),
        Question(AnswerForm.SPOT, right),
        wrong=tuple(Wrong(spot, Message.of("exercise-wrong-place")) for spot in wrong),
        moves=(case.move_text,),
        telling=case.ask.rule if case.ask.last else case.telling,
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
    places = {right_places(case.telling, result) for result in results(game, moment.state, case.eyes, moment.move)}
    return places.pop() if len(places) == 1 else ()


def near_rules(case: Case) -> Iterator[str]:
    """Yield rules that may be taken for the one in question, the likeliest first."""
    rules, asked = case.game.rules.rules, case.ask.rule
    told = shuffled(dict.fromkeys(event.rule for event in case.moment.events), case.rng)
    area = [rule.id for rule in rules.values() if rule.area == rules[asked].area]
    for rule in dict.fromkeys([*case.ask.confused, *told, *shuffled(area, case.rng), *shuffled(rules, case.rng)]):
        if rule != asked:
            yield rule


def _asked(case: Case) -> tuple[tuple[MoveResult, ...], ToldEvent | None]:
    """Return what the move comes to in each deal, and one thing that the rule brings about in all of them."""
    targets = [ToldEvent(event.told_to(case.eyes), event.seat) for event in case.events()]
    found: tuple[MoveResult, ...] = ()
    for most in (DEALS, MANY_DEALS):
        found = results(case.game, case.moment.state, case.eyes, case.moment.move, most)
        sure = seen_in_all(found, case.eyes)
        targets = [told for told in targets if told in sure]
        if not targets:
            return found, None
    return found, one_of(targets, case.rng)


def _rules_telling(case: Case, target: ToldEvent, found: tuple[MoveResult, ...]) -> set[str]:
    return {
        event.rule
        for result in found
        for event in result.events
        if ToldEvent(event.told_to(case.eyes), event.seat) == target
    }


def _seen_elsewhere(case: Case) -> Iterator[ToldEvent]:
    """Yield what the rule tells of other moves: first of those that could be made instead, then in the whole game."""
    game, moment = case.game, case.moment
    others: list[ToldEvent] = []
    for move in case.other_moves():
        events = game.apply_and_tell(game.copy(moment.state), move)
        others += [ToldEvent(event.told_to(case.eyes), event.seat) for event in events if event.rule == case.telling]
    yield from others
    everything = [event for other in case.moments for event in other.events]
    same = [event for event in everything if event.rule == case.telling]
    kinds = {event.kind for event in same}
    alike = [event for event in everything if event.kind in kinds and event.rule != case.telling]
    for event in (*shuffled(same, case.rng), *shuffled(alike, case.rng), *shuffled(everything, case.rng)):
        yield ToldEvent(event.told_to(case.eyes), event.seat)


def _says(case: Case, told: ToldEvent) -> Message:
    return event_sentence(case.game, case.moment.state, told, case.eyes)


def _explained(case: Case, task: ExerciseTask) -> ExerciseTask:
    told = events_say(case.game, case.moment.state, case.moment.events, case.eyes, case.telling)
    return replace(task, explains=told)
