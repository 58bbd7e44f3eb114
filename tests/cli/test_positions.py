"""The commands about positions: position, turns, quarter."""

import json
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from games.trajan.random_games import TRAJAN, before_quarter_end, begun, walk

from trajan_tutor.cli import position_commands
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.record import Record, dumps
from trajan_tutor.search.turns import turn_outcomes


@pytest.fixture
def opening(tmp_path: Path) -> Path:
    """Return the file of a position at the start of a game."""
    path = tmp_path / "opening.json"
    path.write_text(TRAJAN.dumps(begun(2, 7)), encoding="utf-8")
    return path


@pytest.fixture
def ending(tmp_path: Path) -> Path:
    """Return the file of a position before the end of a quarter."""
    path = tmp_path / "ending.json"
    path.write_text(TRAJAN.dumps(before_quarter_end(begun(2, 7), 7)), encoding="utf-8")
    return path


# ---- position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_position_prints_the_canonical_text(run: CommandLine, seats: int) -> None:
    """One line, which loads and dumps to itself."""
    answer = run("position", "trajan", "--seats", seats, "--seed", 7)
    assert (answer.code, answer.error, len(answer.lines)) == (0, "", 1)
    assert answer.lines[0] == TRAJAN.dumps(begun(seats, 7))
    assert TRAJAN.dumps(TRAJAN.load(json.loads(answer.out))) == answer.lines[0]


def test_position_plays_random_turns(run: CommandLine) -> None:
    """The next turn is about to begin, quarters' ends on the way are over."""
    before = None
    for turns in (0, 1, 2, 20, 21):
        answer = run("position", "trajan", "--seats", 3, "--seed", 7, "--turns", turns)
        position = json.loads(answer.out)
        assert position["actor"] == turns % 3
        assert "ends_quarter" not in position
        assert position != before
        before = position
    assert (
        run("position", "trajan", "--seats", 3, "--seed", 7, "--turns", 20).out
        == run("position", "trajan", "--turns", 20, "--seed", 7, "--seats", 3).out
    )


def test_position_past_the_end_is_an_error(run: CommandLine) -> None:
    """The sentence says how many turns the game had."""
    answer = run("position", "trajan", "--seats", 2, "--seed", 7, "--turns", 500)
    assert (answer.code, answer.out) == (2, "")
    assert "500" in answer.sentence
    played = int(next(word for word in answer.sentence.split() if word.isdigit()))
    assert run("position", "trajan", "--seats", 2, "--seed", 7, "--turns", played - 1).code == 0
    assert run("position", "trajan", "--seats", 2, "--seed", 7, "--turns", played).code == 2


# ---- turns


def test_turns_prints_every_outcome_once_and_sorted(run: CommandLine, opening: Path) -> None:
    """One JSON text a line."""
    answer = run("turns", opening)
    assert (answer.code, answer.error) == (0, "")
    assert answer.lines == sorted(set(answer.lines))
    state = TRAJAN.load(json.loads(opening.read_text(encoding="utf-8")))
    assert set(answer.lines) == {TRAJAN.dumps(after) for after in turn_outcomes(TRAJAN, state)}
    for line in answer.lines[::50]:
        assert json.loads(line)["actor"] == 1


def test_turns_reads_the_standard_input(run: CommandLine, opening: Path) -> None:
    """For pipes."""
    assert run("turns", "-", stdin=opening.read_text(encoding="utf-8")).out == run("turns", opening).out


def test_turns_stops_at_a_limit(run: CommandLine, opening: Path) -> None:
    """With the lines so far, one sentence, and an exit code of its own."""
    whole = run("turns", opening).lines
    answer = run("turns", opening, "--limit", 10)
    assert answer.code == 3
    assert len(answer.lines) == 10
    assert answer.lines == sorted(answer.lines)
    assert set(answer.lines) <= set(whole)
    assert "10" in answer.sentence
    exactly = run("turns", opening, "--limit", len(whole))
    assert (exactly.code, exactly.lines, exactly.error) == (0, whole, "")
    assert run("turns", opening, "--limit", len(whole) - 1).code == 3


def test_turns_sorts_more_lines_than_fit_in_memory(
    run: CommandLine, opening: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sorted runs go to temporary files and are merged."""
    whole = run("turns", opening).out
    monkeypatch.setattr(position_commands, "_RUN", 37)
    assert run("turns", opening).out == whole


def test_turns_stops_before_the_end_of_a_quarter(run: CommandLine, tmp_path: Path) -> None:
    """The position as it stands then: actor unchanged, nothing of the quarter's end done."""
    last = ""
    for state in walk(begun(2, 0), 0):
        if TRAJAN.is_closing(state):
            break
        if TRAJAN.may_evaluate(state):
            last = TRAJAN.dumps(state)
    path = tmp_path / "last.json"
    path.write_text(last, encoding="utf-8")
    answers = [json.loads(line) for line in run("turns", path).lines]
    ending = [answer for answer in answers if answer.get("ends_quarter")]
    assert 0 < len(ending) < len(answers)
    for answer in ending:
        assert answer["actor"] == json.loads(last)["actor"]
        assert (answer["round"], answer["quarter"]) == (4, 1)
        assert answer["time"] < answer["time_length"]
        assert [player["vp"] >= 0 for player in answer["players"]]


def test_turns_of_a_position_before_the_end_of_a_quarter_are_an_error(run: CommandLine, ending: Path) -> None:
    """The sentence names the command to use."""
    answer = run("turns", ending)
    assert (answer.code, answer.out) == (2, "")
    assert "quarter" in answer.sentence


def test_turns_goes_on_in_the_middle_of_a_turn(run: CommandLine, opening: Path) -> None:
    """From the record of a turn: what the rest of it can lead to, all of which the whole turn can."""
    state = begun(2, 7)
    setup = Setup(position=TRAJAN.dumps(state))
    kept = Record("trajan", setup, [])
    whole, before = set(run("turns", opening).lines), 0
    while not kept.moves or not TRAJAN.may_evaluate(state):
        kept.moves.append(TRAJAN.notation(TRAJAN.legal(state)[0]))
        TRAJAN.apply(state, TRAJAN.legal(state)[0])
        answer = run("turns", "-", stdin=dumps(kept))
        if TRAJAN.may_evaluate(state):
            break
        assert (answer.code, answer.error) == (0, "")
        assert set(answer.lines) == {TRAJAN.dumps(after) for after in turn_outcomes(TRAJAN, state)}
        assert set(answer.lines) < whole
        before += 1
    assert before
    # The record of a whole turn is the position after it.
    assert answer.out == run("turns", "-", stdin=TRAJAN.dumps(state)).out


# ---- quarter


def test_quarter_prints_every_result(run: CommandLine, ending: Path) -> None:
    """Positions of the next quarter, in which the next seat is to act."""
    answer = run("quarter", ending)
    before = json.loads(ending.read_text(encoding="utf-8"))
    assert (answer.code, answer.error) == (0, "")
    assert answer.lines == sorted(set(answer.lines))
    assert answer.lines
    for line in answer.lines:
        position = json.loads(line)
        assert (position["quarter"], position["round"], position["demands"]) == (2, 1, [])
        assert position["actor"] == (before["actor"] + 1) % 2
        assert TRAJAN.dumps(TRAJAN.load(position)) == line


def test_quarter_after_the_fourth_prints_scores_and_winner(run: CommandLine, tmp_path: Path) -> None:
    """The scores hold everything that is counted at the end."""
    state = begun(3, 9)
    while not (TRAJAN.is_closing(state) and state.quarter == 4):
        TRAJAN.apply(state, TRAJAN.legal(state)[0])
    path = tmp_path / "last.json"
    path.write_text(TRAJAN.dumps(state), encoding="utf-8")
    answer = run("quarter", path)
    assert answer.code == 0
    results = [json.loads(line) for line in answer.lines]
    assert results
    for result in results:
        assert set(result) == {"scores", "winner"}
        assert result["scores"][result["winner"]] == max(result["scores"])


def test_quarter_of_another_position_is_an_error(run: CommandLine, opening: Path) -> None:
    """The sentence names the command to use."""
    answer = run("quarter", opening)
    assert (answer.code, answer.out) == (2, "")
    assert "turns" in answer.sentence


# ---- files that cannot be read


@pytest.mark.parametrize("command", ["turns", "quarter"])
@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1"),
        ('{"game": "trajan",\n"version": ', "line 2"),
        ("[1, 2]", "game"),
        ("{}", "game"),
        ('{"game": 3}', "game"),
        ('{"game": "chess"}', "chess"),
        ('{"game": "trajan"}', "version"),
    ],
)
def test_a_file_that_is_no_position_is_an_error(
    run: CommandLine, tmp_path: Path, command: str, text: str, place: str
) -> None:
    """One sentence that names the place, exit code 2, nothing on the standard output."""
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    answer = run(command, path)
    assert (answer.code, answer.out) == (2, "")
    assert place in answer.sentence


def test_a_position_with_an_impossible_count_is_an_error(run: CommandLine, opening: Path) -> None:
    """The sentence names the place and what the game has."""
    position = json.loads(opening.read_text(encoding="utf-8"))
    position["players"][1]["hand"] = ["gold"] * 6
    opening.write_text(json.dumps(position), encoding="utf-8")
    answer = run("turns", opening)
    assert answer.code == 2
    assert "gold" in answer.sentence
    assert "piles.goods" in answer.sentence


def test_a_file_that_is_not_there_is_an_error(run: CommandLine, tmp_path: Path) -> None:
    """The sentence names it; a folder and a picture are no texts either."""
    assert "nowhere.json" in run("turns", tmp_path / "nowhere.json").sentence
    assert run("turns", tmp_path).code == 2
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert "picture.png" in run("turns", picture).sentence
