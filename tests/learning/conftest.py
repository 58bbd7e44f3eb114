"""What tests of practice share: a learner at work, and exercises that are made once."""

from functools import cache
from pathlib import Path

import pytest
from simulated_learner import SimulatedLearner

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making import making
from trajan_tutor.exercise_making.exercise import Difficulty, Exercise
from trajan_tutor.learning import practice_parts

BEGIN = 1_700_000_000


@pytest.fixture
def learner(tmp_path: Path) -> SimulatedLearner:
    """Return somebody who has not begun with Trajan."""
    return SimulatedLearner(tmp_path, "trajan", seed=1, now=BEGIN)


@pytest.fixture
def made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make one exercise about each rule, whatever is asked: a month of them would take minutes."""

    def exercise(game: TutorGame, rule: str, *, seed: int, difficulty: Difficulty) -> Exercise:
        assert seed >= 0
        assert difficulty in Difficulty
        return _once(game.name, rule)

    monkeypatch.setattr(practice_parts, "exercise", exercise)


@cache
def _once(game: str, rule: str) -> Exercise:
    return making.exercise(find_game(game), rule, seed=1)
