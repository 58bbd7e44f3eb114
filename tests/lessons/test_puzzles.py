"""Puzzles: their stored values, checked anew with other deals, and what is said about a learner's turn."""

import json
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from the_games import AnyGame

from trajan_tutor.coach.puzzle_search import CLEAR, WORST, PuzzleEffort, puzzle
from trajan_tutor.i18n import Words
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.goals import Solved
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.puzzle import (
    Puzzle,
    dumps,
    file_of,
    impossible_turns,
    lead_again,
    puzzles_of,
    verdict,
)
from trajan_tutor.lessons.reader import parse_lesson
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.lessons.step_page import Phase
from trajan_tutor.proof.lesson_proof import prove

FOUND: tuple[Lesson, AnyGame] = find_lesson("trajan/18-puzzles")
LESSON, GAME = FOUND
STEPS = [(number, step) for number, step in enumerate(LESSON.steps) if isinstance(step.goal, Solved)]
GOALS = [step.goal for _, step in STEPS if isinstance(step.goal, Solved)]
PUZZLES = [goal.puzzle for goal in GOALS if isinstance(goal.puzzle, Puzzle)]
# Deals that neither the search nor the values that are stored have met.
SEED = 20_000
DEALS = 100
WORDS = Words("en", (GAME.resources.words,))


def player_at(number: int) -> Player:
    """Return a learner at a puzzle."""
    return Player(LESSON, GAME, notes=LessonNotes(at=number))


def play(player: Player, moves: tuple[str, ...]) -> None:
    """Play the moves of a turn."""
    for text in moves:
        player.choose(text)


def test_there_are_twelve_puzzles() -> None:
    """All different."""
    assert len(PUZZLES) == 12
    assert len({one.position for one in PUZZLES}) == 12


@pytest.mark.parametrize("one", PUZZLES, ids=lambda one: one.name)
def test_the_best_idea_of_a_puzzle_is_clearly_the_best(one: Puzzle) -> None:
    """Every turn without it costs at least so many points; every stored turn can be played."""
    assert one.lead >= CLEAR
    assert one.turns[0].cost == 0
    assert all(turn.cost <= WORST for turn in one.turns)
    assert impossible_turns(one, GAME) == []
    assert one.idea in one.best
    for turn in one.turns:
        if one.idea not in turn.moves:
            # Values of few deals are less sure.
            assert turn.cost + 2 * turn.error >= CLEAR, turn


@pytest.mark.parametrize("one", PUZZLES[::5], ids=lambda one: one.name)
def test_three_puzzles_hold_in_deals_of_their_own(one: Puzzle) -> None:
    """The lead of the best idea is found again, within what chance allows."""
    lead, error = lead_again(one, GAME, SEED, DEALS)
    assert lead + 2 * error >= CLEAR
    assert lead > 2 * error


def test_a_smaller_search_finds_the_same_idea() -> None:
    """From the position alone; of a puzzle whose points are the solver's own, which few deals tell surely."""
    one = max((one for one in PUZZLES if one.theme == "sets"), key=lambda puzzle: puzzle.lead)
    state = GAME.load(json.loads(one.position))
    found = puzzle(GAME, state, 4, PuzzleEffort(first=4, deals=64), one.idea)
    assert found is not None
    assert one.idea in found.turns[0].moves
    assert found.lead >= CLEAR
    again = puzzles_of(json.loads(dumps("a command", {"one": found})))["one"]
    assert again.best == found.turns[0].moves
    assert json.loads(again.position) == found.position


@pytest.mark.parametrize(("number", "one"), [(number, one) for (number, _), one in zip(STEPS, PUZZLES, strict=True)])
def test_the_best_turn_solves_a_puzzle(number: int, one: Puzzle) -> None:
    """And nothing is said before the turn is decided."""
    player = player_at(number)
    for text in one.best:
        assert player.phase is Phase.DOING
        player.choose(text)
    assert player.phase is Phase.DONE
    assert player.feedback[0].key == "lesson-puzzle-best"


def test_turns_are_told_by_what_they_cost() -> None:
    """As good, nearly, or so many points; never more exactly than it is known."""
    said: set[str] = set()
    for (number, _), one in zip(STEPS, PUZZLES, strict=True):
        for turn in (one.turns[1], one.turns[len(one.turns) // 2], one.turns[-1]):
            player = player_at(number)
            play(player, turn.moves)
            key = player.feedback[0].key
            said.add(key)
            is_solved = key != "lesson-puzzle-costs"
            assert player.phase is (Phase.DONE if is_solved else Phase.LOST)
            if not is_solved:
                assert turn.cost >= CLEAR
                assert player.notes.of(player.step.name).tries == 1
                assert player.next().phase is Phase.DOING
                assert player.trial.is_fresh
    assert {"lesson-puzzle-nearly", "lesson-puzzle-costs"} <= said


def test_a_turn_that_is_not_stored_costs_more_than_all_that_are() -> None:
    """Passing is one."""
    one = PUZZLES[0]
    state = GAME.load(json.loads(one.position))
    moves: list[str] = []
    here = GAME.copy(state)
    while verdict(one, GAME, state, moves) is None:
        texts = [GAME.notation(move) for move in GAME.legal(here)]
        text = "pass" if "pass" in texts else texts[-1]
        moves.append(text)
        GAME.apply(here, GAME.parse(text))
    said = verdict(one, GAME, state, moves)
    assert said is not None
    assert not said.is_solved
    assert "8 points" in WORDS(said.message) or "costs about" in WORDS(said.message)


def test_an_unknown_puzzle_is_told_with_those_that_there_are() -> None:
    """With file and line, as everything in a lesson; so is a file that is not there."""
    path = GAME.resources.lessons / LESSON.file
    text = path.read_text(encoding="utf-8")
    name = PUZZLES[0].name
    with pytest.raises(LessonError) as caught:
        parse_lesson(text.replace(f'puzzle = "{name}"', 'puzzle = "nothing"', 1), path, GAME.name)
    assert "there is no puzzle “nothing”" in WORDS(caught.value.message)
    assert name in WORDS(caught.value.message)
    with pytest.raises(LessonError) as caught:
        parse_lesson(text, path.with_name("18-others.toml"), GAME.name)
    assert "18-others.json" in WORDS(caught.value.message)


def test_a_stored_turn_that_cannot_be_played_is_found(tmp_path: Path) -> None:
    """By the proof."""
    path = GAME.resources.lessons / LESSON.file
    data = json.loads(file_of(path).read_text(encoding="utf-8"))
    data["puzzles"][PUZZLES[0].name]["turns"][-1][3:] = ["pass"]
    copy = tmp_path / path.name
    file_of(copy).write_text(json.dumps(data), encoding="utf-8")
    broken = parse_lesson(path.read_text(encoding="utf-8"), copy, GAME.name)
    names = [need.partition("/")[2] or need for need in LESSON.needs]
    told = "\n".join(WORDS(problem) for problem in prove(broken, GAME, WORDS.has, names))
    assert "the stored turn “pass” of the puzzle cannot be played" in told


def test_the_command_refuses_what_a_game_does_not_offer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one sentence."""
    answer = CommandLine(capsys, monkeypatch)("puzzles", "trajan", "--seats", "7")
    assert answer.code == 2
    assert "7" in answer.sentence


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Return the commands."""
    return CommandLine(capsys, monkeypatch)


def clearest(folder: Path) -> Path:
    """Write a file with the clearest of our puzzles alone."""
    data = json.loads(file_of(GAME.resources.lessons / LESSON.file).read_text(encoding="utf-8"))
    name = max(PUZZLES, key=lambda puzzle: puzzle.lead).name
    path = folder / "one.json"
    path.write_text(json.dumps({"command": "", "puzzles": {name: data["puzzles"][name]}}), encoding="utf-8")
    return path


def test_the_command_that_makes_the_stored_puzzles_stands_in_them() -> None:
    """It is one of ours, for this game."""
    data = json.loads(file_of(GAME.resources.lessons / LESSON.file).read_text(encoding="utf-8"))
    assert data["command"].startswith("trajan-tutor puzzles trajan --")


def test_the_command_makes_a_file_of_puzzles_from_itself(command_line: CommandLine, tmp_path: Path) -> None:
    """Valued twice, it is the same to the last letter; the command stands in it."""
    path = clearest(tmp_path)
    words = ("puzzles", "trajan", "--of", path, "--seed", "1", "--deals", "24", "--processes", "1")
    first = command_line(*words)
    assert first.code == 0, first.error
    assert json.loads(first.out)["command"] == "trajan-tutor puzzles trajan --of one.json --seed 1 --deals 24"
    path.write_text(first.out, encoding="utf-8")
    assert command_line(*words).out == first.out


def test_a_puzzle_that_is_none_any_more_is_left_out(command_line: CommandLine, tmp_path: Path) -> None:
    """And named."""
    path = clearest(tmp_path)
    data = json.loads(path.read_text(encoding="utf-8"))
    for one in data["puzzles"].values():
        one["turns"] = one["turns"][-1:]
    path.write_text(json.dumps(data), encoding="utf-8")
    answer = command_line("puzzles", "trajan", "--of", path, "--deals", "6", "--processes", "1")
    assert answer.code == 1
    assert json.loads(answer.out)["puzzles"] == {}
    assert f"{next(iter(data['puzzles']))} is no puzzle any more" in answer.error


def test_the_command_checks_a_file_of_puzzles(command_line: CommandLine, tmp_path: Path) -> None:
    """And says when a stored turn is not the best: here the worst one is said to be."""
    path = clearest(tmp_path)
    words = ("puzzles", "trajan", "--of", path, "--check", "--deals", "24", "--processes", "1")
    answer = command_line(*words)
    assert answer.code == 0
    assert "the best turn leads by" in answer.out
    data = json.loads(path.read_text(encoding="utf-8"))
    for one in data["puzzles"].values():
        one["turns"].reverse()
    path.write_text(json.dumps(data), encoding="utf-8")
    answer = command_line(*words)
    assert answer.code == 1
    assert "does not hold" in answer.out


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"puzzles": {"one": {}}}', '{"puzzles": 3}'])
def test_a_file_without_puzzles_gets_a_sentence(command_line: CommandLine, tmp_path: Path, text: str) -> None:
    """Of every kind."""
    path = tmp_path / "none.json"
    path.write_text(text, encoding="utf-8")
    answer = command_line("puzzles", "trajan", "--of", path)
    assert answer.code == 2
    assert "none.json" in answer.sentence
