"""What the lessons of Sylla ask for is what the engine does in the same position."""

from collections.abc import Callable

import pytest
from lessons.steps import place_of
from the_games import find_game, opened

from trajan_tutor.engine.event import Event
from trajan_tutor.games.sylla.game import GAME
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.goals import Answer

YOU = 0
Measure = Callable[[State, list[Event]], Answer]


def gained(source: str) -> Measure:
    """Return what measures the prestige that the learner gained or lost by a source."""
    return lambda _, events: sum(one.points for one in events if one.seat == YOU and one.source == source)


def lost(source: str) -> Measure:
    """Return what measures the prestige that the learner lost by a source."""
    return lambda _, events: -sum(one.points for one in events if one.seat == YOU and one.source == source)


def spot_of(rule: str) -> Measure:
    """Return what names the place from which or to which the only marker that a rule moves goes."""

    def found(_: State, events: list[Event]) -> Answer:
        (moved,) = (one for one in events if one.rule == rule and one.spot)
        return moved.spot

    return found


def turned_up(_: State, events: list[Event]) -> Answer:
    """Return how many cards of the learner turned up."""
    own = (one for one in events if one.kind == "turned-up" and one.seat == YOU)
    return sum(int(str(dict(one.message.parameters)["count"])) for one in own)


# The lesson, the step that asks, what the learner does then, and what is measured.
ASKED: tuple[tuple[str, str, tuple[str, ...], Measure], ...] = (
    ("column", "famine-goes", ("prevent revolt+decadence",), spot_of("sylla.column.famine")),
    ("lasting", "field-down", ("hand 0 down",), lost("famine")),
    ("lasting", "turn-up", ("remove revolt",), turned_up),
    ("work", "votes", (), lambda state, _: senators(state, YOU) + state.deniers[YOU]),
    ("together", "steps", ("hand 3 up",), lambda state, _: state.markers[codes.HEALTH] - 2),
    ("together", "granarii", ("hand 0 up",), spot_of("sylla.work.together")),
    ("famine", "icons", ("token health",), spot_of("sylla.famine.icons")),
    ("famine", "own-loss", ("hand 0 up",), lost("famine")),
    ("famine", "floor", ("hand 0 down",), lambda state, _: state.prestige[YOU]),
    ("crisis", "middle", ("hand 0 down",), gained("crisis")),
    ("end", "ecclesia", ("hand 0 down",), gained("christians")),
    ("end", "slaves", ("hand 0 down",), gained("slaves")),
    ("end", "tokens", ("hand 0 down",), gained("tokens")),
    ("rulings", "two-places", ("hand 8 up",), lambda state, _: state.markers[codes.HEALTH] - 2),
    ("rulings", "upright", (), lambda state, _: senators(state, YOU)),
    ("rulings", "tilted", (), lambda state, _: senators(state, YOU)),
)


@pytest.mark.parametrize(("name", "step", "moves", "measure"), ASKED, ids=[f"{one[0]}-{one[1]}" for one in ASKED])
def test_the_answer_is_what_comes_of_it(name: str, step: str, moves: tuple[str, ...], measure: Measure) -> None:
    """As the learner sees it when the game goes on."""
    lesson = find_lesson(f"sylla/{name}")[0]
    question = lesson.steps[place_of(lesson, step)].question
    assert question is not None
    state: State = opened(scenarios.scenario_at(lesson, place_of(lesson, step), find_game("sylla")).session.state)
    events: list[Event] = []
    for move in moves:
        events += GAME.apply_and_tell(state, GAME.parse(move))
    assert measure(state, events) in question.right


def test_decadence_moves_the_marker_that_is_rightmost_after_the_event_above_it() -> None:
    """Wherever the last cube of the learner lies."""
    lesson = find_lesson("sylla/column")[0]
    number = place_of(lesson, "rightmost")
    state: State = opened(scenarios.scenario_at(lesson, number, find_game("sylla")).session.state)
    for move in GAME.legal(state):
        events = GAME.apply_and_tell(GAME.copy(state), move)
        moved = [one.spot for one in events if one.rule == "sylla.column.decadence" and one.spot]
        assert moved == ["track.leisure.2"]
    question = lesson.steps[number].question
    assert question is not None
    assert question.right == (f"track.leisure.{state.markers[codes.LEISURE]}",)


def test_with_three_players_the_deck_has_what_nobody_chose() -> None:
    """The fourth set is in it."""
    lesson = find_lesson("sylla/three-players")[0]
    question = lesson.steps[place_of(lesson, "deck")].question
    scenario = scenarios.scenario_at(lesson, place_of(lesson, "deck"), find_game("sylla"))
    state: State = opened(scenario.session.state)
    while state.phase == codes.PHASE_CHOOSE:
        GAME.apply(state, GAME.legal(state)[0])
    assert question is not None
    assert question.right == (len(state.character_pile) + sum(state.row),)
