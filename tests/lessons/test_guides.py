"""What a game marks and shows: the best turn to an aim where that costs little, told move by move and taken back."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from lessons.toy_lesson import lesson_of, player_of
from the_games import TRAJAN

from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.coach.adviser import Effort
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons import guided_turn, scenarios
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.guided_turn import GuideSearch
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.reader import parse_lesson
from trajan_tutor.lessons.step_guide import StepGuide
from trajan_tutor.lessons.step_page import Autonomy, Page, Phase

FEW = Effort(search=30, finalists=3, finals=6, pairs=4, most_pairs=6, answers=0, second=0)
FIRST = {"trajan": "00-first-game", "caesar": "30-first-game", "sylla": "50-first-game"}
WORDS = Words("en", (TRAJAN.resources.words,))
# Everybody's first turn of the first game; the aims are those of the test.
TURN = """
teaches = []
needs = []
minutes = 9
[begin]
position = "00-first-game.json"
seat = 0
others = "beginner"
[[step]]
kind = "play"
words = "senate"
spots = ["time"]
guides = true
until = {until}
[[step.aim]]
words = "aim-senate"
goal = {goal}
spots = ["senate.1"]
"""
MARCH = '{ event = { kind = "leader-moved" } }'
GAME_OVER = "{ game_over = true }"
TURN_OVER = '{ event = { kind = "turn" } }'


def turn_lesson(goal: str, until: str = GAME_OVER) -> Lesson:
    """Return a lesson of the first game with an aim."""
    text = TURN.replace("{goal}", goal).replace("{until}", until)
    return parse_lesson(text, TRAJAN.resources.lessons / "00-first-game.toml", "trajan")


def first_player(name: str = "trajan", **given: Any) -> Player:
    """Return a player of the first game of a game, which looks at little, where no turn is taught."""
    lesson, game = find_lesson(f"{name}/{FIRST[name]}")
    if name == "trajan":
        lesson = turn_lesson('{ event = { kind = "advanced" } }', TURN_OVER)
    elif name == "caesar":
        # What comes after the turns that are taught, with marks.
        lesson = replace(lesson, steps=tuple(replace(step, guides=True) for step in lesson.steps))
        given["notes"] = LessonNotes(at=3)
    player = Player(lesson, game, **given)
    player.trial.guide.effort = FEW
    return player


def said(page: Page) -> list[str]:
    """Return the keys of what is said."""
    return [message.key for message in page.feedback]


@pytest.mark.parametrize("name", list(FIRST))
def test_until_a_turn_is_found_the_aim_alone_is_marked(name: str) -> None:
    """Where it can be clicked; then the first move of the turn, and so on along it: nothing is looked for twice."""
    player = first_player(name)
    spots = player.session.spots().intersection(next((aim.spots for aim in player.step.aims if aim.spots), ()))
    assert player.page().looks == (spots or frozenset(player.step.spots if player.trial.is_fresh else ()))
    turn = player.trial.guide.find_now()
    assert turn is not None
    while player.trial.guide.rest is not None:
        move = player.trial.guide.next_move
        assert move is not None
        if move.step.spots:
            assert player.page().looks == frozenset(move.step.spots)
        player.choose(move.step.notation)
    assert len(player.trial.account().moves) == len(turn.moves)


def test_marks_lead_to_the_aim_by_its_best_turn() -> None:
    """Not by the shortest one: of all that reach it none has done better in the same deals."""
    player = first_player()
    search = player.trial.guide.search().finish()
    turn = search.turn()
    assert [aim for move in turn.moves for aim in move.reached] == ["aim-senate"]
    study = search.study
    others = [moves for moves in study.settled if moves != search.best and "senate" in map(player.game.notation, moves)]
    assert others
    assert all(study.between(search.best, moves).points >= 0 for moves in others)


@pytest.mark.parametrize("dear", [0.0, 1000.0])
def test_what_an_aim_may_cost_decides(dear: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """At any price it is reached; else it waits for a later turn, which is said as the better one is shown."""
    monkeypatch.setattr(guided_turn, "DEAR", dear)
    player = Player(turn_lesson(MARCH), TRAJAN)
    player.trial.guide.effort = FEW
    page = PlayedLesson(player).show_me()
    turn = player.trial.guide.rest
    assert turn is not None
    assert any(move.reached for move in turn.moves) == (dear > 0)
    assert turn.waits == ("lesson-shown-waits" in said(page)) == (dear == 0)


@pytest.mark.parametrize("until", [GAME_OVER, TURN_OVER])
def test_where_the_step_ends_an_aim_may_cost_more(until: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It cannot wait for a later turn."""
    monkeypatch.setattr(guided_turn, "DEAR", 0.0)
    monkeypatch.setattr(guided_turn, "TOO_DEAR", 1000.0)
    player = Player(turn_lesson(MARCH, until), TRAJAN)
    player.trial.guide.effort = FEW
    turn = player.trial.guide.find_now()
    assert turn is not None
    assert turn.waits == (until == GAME_OVER)


def test_what_is_not_seen_has_no_part_in_it() -> None:
    """Two deals that the learner cannot tell apart are marked alike."""
    player = first_player()
    scenario = player.scenario
    seen = TRAJAN.observe(scenario.session.state, scenario.seat)
    account = scenario.account_at(scenario.session.tree.root, scenario.session.tree.here)
    aims = {aim.name: aim.goal for aim in player.step.aims}
    turns = [
        GuideSearch(replace(account, state=TRAJAN.determinize(seen, deal)), aims, seed=1, effort=FEW).finish().turn()
        for deal in (1, 2)
    ]
    assert turns[0] == turns[1]


def test_where_nothing_is_open_nothing_is_marked() -> None:
    """Nor is anything looked for, but what was begun is led to its end."""
    player = first_player()
    guide = player.trial.guide
    turn = guide.find_now()
    assert turn is not None
    at = next(number for number, move in enumerate(turn.moves) if move.reached)
    for move in turn.notations[: at + 1]:
        player.choose(move)
    assert player.page().aims[0].met
    assert guide.is_wanted == (guide.can_search and player.phase is Phase.DOING and at + 1 < len(turn.moves))
    others = player_of(lesson_of())
    assert not others.trial.guide.is_wanted
    assert not first_player(autonomy=Autonomy.LET_ME).wants_guide


def test_a_search_that_fails_leaves_the_aim_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said in a sentence, and the lesson goes on; asked again, it is tried again."""

    def fails(_self: GuideSearch) -> Any:
        raise MisusedError("coach-no-moves")

    player = first_player()
    before = player.page().looks
    with monkeypatch.context() as patched:
        patched.setattr(GuideSearch, "_guided_turn", fails)
        assert said(PlayedLesson(player).show_me()) == ["lesson-shown-none"]
        assert player.trial.guide.is_given_up
        assert player.page().looks == before
        player.choose("sow II")
    assert player.phase is Phase.DOING
    player.undo()
    assert PlayedLesson(player).show_me().phase is Phase.SHOWN


def test_the_words_of_the_games_have_all_that_is_said() -> None:
    """A move that wins says so, and what nothing speaks for says that too."""
    for key in ("lesson-shown-wins", "lesson-shown-tried", "lesson-shown-soon", "lesson-first-shown"):
        assert "⟦" not in WORDS(Message.of(key))


def test_progress_of_before_goes_on(tmp_path: Path) -> None:
    """In the middle of a step and of a turn."""
    player = first_player()
    player.choose("sow IV")
    again = Player(player.lesson, player.game, notes=player.notes)
    assert again.session.record() == player.session.record()
    again.trial.guide.effort = FEW
    turn = again.trial.guide.find_now()
    assert turn is not None
    assert turn.moves[0].step.notation.startswith("drop")
    guide = StepGuide(scenarios.begin_scenario(player.lesson, player.lesson.begin, player.game), player.step, 0, FEW)
    assert guide.is_wanted
    assert list(tmp_path.iterdir()) == []
