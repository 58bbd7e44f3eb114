"""No choice without what it leads to: words of its consequence, on the button itself, in every game."""

from random import Random
from typing import Any

import pytest

from trajan_tutor.engine.games import game_names
from trajan_tutor.session import seat_view
from trajan_tutor.session.new_session import new_session
from trajan_tutor.viewmodel.choices import choices

# Every third decision is looked at: choices of one step are alike.
LOOKED_AT = 3


def found_in(game: str, seats: int, seed: int, decisions: int) -> list[Any]:
    """Return what can be chosen in a game that is played at random."""
    session = new_session(game, seats=seats, seed=seed, people=list(range(seats)))
    words, rng = seat_view.words_for(session, "en"), Random(seed)
    found = []
    for number in range(decisions):
        if session.is_over:
            break
        if number % LOOKED_AT == 0:
            found += choices(session, words, "t")
        session.choose(session.game.notation(rng.choice(session.choices())))
    return found


@pytest.mark.parametrize("game", game_names())
def test_every_choice_says_what_it_leads_to(game: str) -> None:
    """In words that stand beside its name; a tray has its way, a token that can be turned is drawn as it would lie."""
    for seed, seats in enumerate(new_session(game).game.seat_counts):
        for choice in found_in(game, seats, seed, 240):
            assert choice["consequence"], choice["text"]
            assert ("path" in choice) == choice["move"].startswith("sow ")
            turned = game == "caesar" and choice["move"].startswith("place ") and not choice["move"].endswith(" down")
            assert ("ghost" in choice) == turned


def test_a_token_is_drawn_with_its_large_end_towards_the_province_that_its_words_name() -> None:
    """Both ways round a token has the same parts; its numbers have changed places."""
    both: dict[str, dict[str, Any]] = {}
    for choice in found_in("caesar", 2, 3, 1):
        both.setdefault(choice["ghost"]["spot"] + choice["group"], {})[choice["move"]] = choice
    pairs = [tuple(ways.values()) for ways in both.values() if len(ways) == 2]
    assert pairs
    for one, other in pairs:
        assert one["ghost"]["at"] == other["ghost"]["at"]
        first, second = (choice["ghost"]["drawn"].split("<use ")[2:4] for choice in (one, other))
        assert [part.split()[0] for part in first] == [part.split()[0] for part in reversed(second)]
        toward = one["leads"][-1]
        assert toward in one["spots"]
        assert toward not in other["spots"]
