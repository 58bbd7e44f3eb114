"""Explaining a game at a table: ten minutes, in the words of the game, and nothing that can wait."""

from dataclasses import replace
from pathlib import Path

import pytest

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.lessons.teaching_plan import TeachingPlan, teaching_plan_of

GAMES = [find_game(name) for name in game_names()]
TRAJAN = find_game("trajan")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_explained_in_ten_minutes(game: TutorGame) -> None:
    """Each part takes a minute at least, tells a rule, and ends with a question."""
    plan, words = teaching_plan_of(game), Words("en", (game.resources.words,))
    assert plan.minutes == 10
    for part in plan.parts:
        assert part.minutes >= 1
        assert part.rules
        assert words(part.question).endswith("?")
        assert words(part.title)
        assert words(part.action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_can_wait_is_not_explained(game: TutorGame) -> None:
    """A rule is told once, or when it comes up."""
    plan = teaching_plan_of(game)
    told = [rule for part in plan.parts for rule in part.rules] + list(plan.later)
    assert len(told) == len(set(told))
    assert plan.later


def changed(folder: Path, text: str) -> TeachingPlan:
    """Return the plan of Trajan with another file."""

    class Changed:
        name, rules = TRAJAN.name, TRAJAN.rules
        resources = replace(TRAJAN.resources, data=folder)

    (folder / "teaching.toml").write_text(text, encoding="utf-8")
    return teaching_plan_of(Changed())  # type: ignore[arg-type]


def test_a_game_without_a_plan_has_none(tmp_path: Path) -> None:
    """A game of somebody else needs none."""

    class Without:
        name, rules = TRAJAN.name, TRAJAN.rules
        resources = replace(TRAJAN.resources, data=tmp_path)

    assert not teaching_plan_of(Without()).parts  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ('later = ["trajan.no.rule"]', "lesson-word", 1),
        ('[[part]]\nname = "aim"\nminutes = 1\nrules = ["trajan.no.rule"]', "lesson-word", 4),
        ('[[part]]\nname = "aim"\nminutes = "one"', "lesson-field-kind", 3),
        ('[[part]]\nname = "aim"\nminute = 1', "lesson-field-lacks", 1),
    ],
)
def test_a_wrong_file_is_told_with_its_line(tmp_path: Path, text: str, key: str, line: int) -> None:
    """As lessons and campaigns are."""
    with pytest.raises(LessonError) as raised:
        changed(tmp_path, text)
    assert raised.value.message.key == key
    assert dict(raised.value.message.parameters)["line"] == line
