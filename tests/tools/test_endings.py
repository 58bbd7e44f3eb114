"""What choices lose that have little time: nothing less than nothing, and nothing where one turn is clearly best."""

import pytest
from measures import endings

from trajan_tutor.engine.games import find_game

CAESAR = find_game("caesar")


def test_in_the_last_turn_a_choice_is_set_beside_every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """No choice is better than the best of all, and who has time finds it."""
    monkeypatch.setattr(endings, "SECONDS", (0.001, 0.2))
    found = endings.lost_at_the_end(CAESAR, 2, number=0, seed=30500, deals=4)
    assert len(found.lost) == len(found.samples) == 2
    assert min(found.lost) >= 0
    assert found.lost[-1] == 0


def test_of_games_with_too_many_last_turns_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what to do."""
    monkeypatch.setattr(endings, "_MOST_LAST_TURNS", 0)
    monkeypatch.setattr(endings, "_MOST_GAMES", 2)
    with pytest.raises(RuntimeError, match="take another seed"):
        endings.every_last_turn(CAESAR, 2, seed=30500, number=0)
