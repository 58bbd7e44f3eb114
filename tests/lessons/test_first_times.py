"""What is explained the first time that it happens: each thing comes up in games, once, and over all notebooks."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.journals.explained_journal import FOLDER, ExplainedJournal
from trajan_tutor.lessons.first_times import FILE, FirstTime, FirstTimeWatch, first_times_of, read_first_times
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import Session

# So many games of chance are played at most, until everything has happened.
GAMES = 40


def of_chance(game: str, seed: int) -> Iterator[tuple[Session, int]]:
    """Play a game in which all choose by chance, and yield it after each decision, with how many there were before."""
    counts = find_game(game).seat_counts
    session = new_session(game, people=[0], seed=seed, seats=counts[seed % len(counts)])
    session.bots_wait = True
    chance = random.Random(seed)
    while not session.is_over:
        since = len(session.steps)
        session.follow([session.game.notation(chance.choice(list(session.game.legal(session.state))))])
        yield session, since


def explained(game: str, watch: FirstTimeWatch, seeds: range, wanted: int) -> list[FirstTime]:
    """Return what is explained in games of chance, in its order, until so much was."""
    found: list[FirstTime] = []
    for seed in seeds:
        for session, since in of_chance(game, seed):
            new = watch.new(session, since)
            watch.mark_explained(*new)
            found += new
        if len(found) >= wanted:
            break
    return found


@pytest.mark.parametrize("game", game_names())
def test_each_comes_up_once_in_games(game: str, tmp_path: Path) -> None:
    """In the games of one learner: all of the list, none of it twice, also where another notebook goes on."""
    listed = first_times_of(find_game(game))
    found = explained(game, FirstTimeWatch(tmp_path), range(GAMES), len(listed))
    assert sorted(one.name for one in found) == sorted(one.name for one in listed)
    assert explained(game, FirstTimeWatch(tmp_path), range(2), 1) == []
    # Another learner has seen none of it.
    assert explained(game, FirstTimeWatch(tmp_path / "other"), range(1), 1)


@pytest.mark.parametrize("game", game_names())
def test_each_has_a_short_sentence_and_a_rule(game: str) -> None:
    """The rule of the card is one of the game, and the sentence is read at a glance."""
    found = find_game(game)
    words = Words("en", (found.resources.words,))
    for one in first_times_of(found):
        assert one.rule in found.rules.rules
        said = words(one.says)
        assert said.endswith("."), one.name
        assert len(said) <= 200, one.name


def test_nobody_is_explained_anything_at_a_table_of_several_people(tmp_path: Path) -> None:
    """The next one at the screen may know it."""
    watch = FirstTimeWatch(tmp_path)
    session = new_session("caesar", people=[0, 1], seed=1, seats=2)
    chance = random.Random(1)
    while not session.is_over:
        session.follow([session.game.notation(chance.choice(list(session.game.legal(session.state))))])
    assert watch.new(session, 0) == []


def test_what_is_kept_outlives_what_is_damaged(tmp_path: Path) -> None:
    """A line that was cut explains its thing again, and nothing else; without a folder it is remembered meanwhile."""
    journal = ExplainedJournal(tmp_path)
    journal.note(["trajan/tile"])
    journal.note(["trajan/round", "trajan/tile"])
    [file] = (tmp_path / FOLDER).iterdir()
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert sum("trajan/tile" in line for line in lines) == 1
    file.write_text("".join(lines[:-1]) + lines[-1][:9], encoding="utf-8")
    again = ExplainedJournal(tmp_path)
    assert (again.has("trajan/tile"), again.has("trajan/round")) == (True, False)
    nowhere = ExplainedJournal(None)
    nowhere.note(["trajan/tile"])
    assert nowhere.has("trajan/tile")
    assert not ExplainedJournal(None).has("trajan/tile")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[first_time]]\nname = "a"\nrule = "b"', "line 1: “when” is missing"),
        ('[[first_time]]\nname = "a"\nrule = "b"\nwhen = { evnt = { kind = "x" } }', "there is no field “evnt” here"),
        (2 * '[[first_time]]\nname = "a"\nrule = "b"\nwhen = { event = { kind = "x" } }\n', "line 5: another step is"),
    ],
)
def test_a_list_that_is_wrong_is_told_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    """As a lesson file is."""
    path = tmp_path / FILE
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError) as caught:
        read_first_times(path, "zoo")
    assert said in Words()(caught.value.message)
