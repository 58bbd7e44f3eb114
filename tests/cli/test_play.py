"""The command that plays: a scripted person at the terminal."""

import json
from pathlib import Path

import pytest
from cli.command_line import Answer, CommandLine

from trajan_tutor.engine.record import loads
from trajan_tutor.journals.saved_games import HOME_VARIABLE

# More numbers than any game has decisions: the first choice every time.
FIRST_CHOICES = "1\n" * 1500


def played(run: CommandLine, *lines: str, words: tuple[object, ...] = ()) -> Answer:
    """Return what a game of a person against a random bot prints for these lines."""
    return run("play", "trajan", "--seats", 2, "--seed", 7, *words, stdin="".join(f"{line}\n" for line in lines))


def choices(answer: Answer) -> list[str]:
    """Return the notation of the choices that were offered last."""
    start = max(number for number, line in enumerate(answer.lines) if line.startswith("   1 "))
    listed = [line for line in answer.lines[start:] if line.strip()[:1].isdigit()]
    return [line.rpartition("(")[2].rstrip(")") for line in listed]


def test_bots_play_a_whole_game_among_themselves(run: CommandLine) -> None:
    """Nobody is asked; scores by source and the winner are printed."""
    answer = run("play", "trajan", "--seats", 3, "--seed", 7, "--players", "random, greedy, random")
    assert (answer.code, answer.error) == (0, "")
    assert ">" not in answer.out
    assert len(answer.lines) > 400
    assert sum("point" in line and "(" in line for line in answer.lines[-5:]) == 3


def test_the_same_seed_is_the_same_game(run: CommandLine) -> None:
    """With the same players."""
    words = ("play", "trajan", "--seats", 4, "--seed", 7, "--players", "random,random,random,random")
    assert run(*words).out == run(*words).out


@pytest.mark.parametrize("players", ["person,random", "person,person"])
def test_people_play_a_whole_game(run: CommandLine, players: str) -> None:
    """By number, to the end."""
    answer = run("play", "trajan", "--seats", 2, "--seed", 7, "--players", players, stdin=FIRST_CHOICES)
    assert (answer.code, answer.error) == (0, "")
    assert "(sow I)" in answer.out
    assert sum("point" in line and "(" in line for line in answer.lines[-3:]) == 2


def test_every_choice_of_the_setup_may_be_made(run: CommandLine) -> None:
    """Markers, cards and Trajan tiles first."""
    answer = run("play", "trajan", "--seats", 2, "--seed", 7, "--setup", "choose", stdin=FIRST_CHOICES)
    assert answer.code == 0
    for words in ("(place yellow)", "(goods deck)", "(tile goods II)", "(sow I)"):
        assert words in answer.out


def test_seats_are_called_as_on_a_board(run: CommandLine) -> None:
    """The one person is told “you”, bots are named as such; several people by their letters or sides."""
    answer = played(run, *["1"] * 1500)
    assert "You: Choose a tray to sow from." in answer.out
    assert [line.partition(":")[0] for line in answer.lines[-3:-1]] == ["You", "Bot B"]
    assert answer.lines[-1] in {"You win.", "Bot B wins."}
    two = run("play", "caesar", "--seed", 7, "--players", "person,person", stdin=FIRST_CHOICES)
    assert [line.partition(":")[0] for line in two.lines[-3:-1]] == ["Caesar", "Pompey"]


def test_a_move_may_be_typed_in_notation(run: CommandLine) -> None:
    """As well as chosen by its number."""
    by_number = played(run, "3")
    by_text = played(run, "sow III")
    assert by_text.out == by_number.out
    assert choices(by_text) != choices(played(run))


def test_the_board_is_shown_and_shown_again(run: CommandLine) -> None:
    """At the beginning and when it is asked for."""
    plain = played(run)
    again = played(run, "board")
    assert len(again.lines) - len(plain.lines) > 20


def test_undo_goes_back(run: CommandLine) -> None:
    """One decision of the person, and what followed; and no further than the beginning."""
    begun = choices(played(run))
    assert choices(played(run, "1", "undo")) == begun
    assert choices(played(run, "1", "1", "1", "undo", "undo", "undo")) == begun
    nothing = played(run, "undo", "1")
    assert choices(nothing) == choices(played(run, "1"))
    assert "nothing" in nothing.out


def test_what_cannot_be_is_told_and_changes_nothing(run: CommandLine) -> None:
    """Typos, numbers out of range, illegal moves, commands that are none, an empty line."""
    begun = choices(played(run))
    for line in (
        "0",
        "99",
        "-1",
        "1.5",
        "²",
        "sow IX",
        "conquer",
        "undo all",
        "quarter",
        "senate",
        "",
        "   ",
        "x" * 999,
    ):
        answer = played(run, line)
        assert answer.code == 0
        assert choices(answer) == begun, line
    assert "sow VI" in played(run, "sow VII").out
    assert "[trajan.turn.steps]" in played(run, "senate").out
    assert "99" in played(run, "99").out


def test_an_illegal_move_is_refused_by_its_rule(run: CommandLine) -> None:
    """The rule stands behind the sentence."""
    first = played(run, "sow I")
    absent = next(
        colour
        for colour in ("yellow", "orange", "green", "white", "pink", "blue")
        if f"drop {colour}" not in choices(first)
    )
    answer = played(run, "sow I", f"drop {absent}")
    assert "[trajan.sow.colour]" in answer.out
    assert choices(answer) == choices(first)


def test_help_is_shown(run: CommandLine) -> None:
    """The commands of the terminal."""
    assert played(run, "help").out.count("undo") == played(run).out.count("undo") + 1


# ---- saving


def test_a_game_is_saved_and_taken_up_again(run: CommandLine, tmp_path: Path) -> None:
    """It stands where it was left, with the same players, and goes on alike."""
    path = tmp_path / "game.json"
    left = played(run, "1", "1", "1", "1", f"save {path}", "quit")
    assert left.code == 0
    assert str(path) in left.out
    assert len(loads(path.read_text(encoding="utf-8")).moves) >= 4
    resumed = run("play", "trajan", "--resume", path, stdin="")
    assert resumed.code == 0
    assert choices(resumed) == choices(left)
    whole = played(run, "1", "1", "1", "1", *["1"] * 1500)
    rest = run("play", "trajan", "--resume", path, stdin=FIRST_CHOICES)
    assert rest.lines[-3:] == whole.lines[-3:]


def test_a_file_that_was_named_is_written_when_the_game_is_left(run: CommandLine, tmp_path: Path) -> None:
    """And written again when it was resumed."""
    path = tmp_path / "game.json"
    assert played(run, "1", "1", words=("--save", path)).code == 0
    moves = len(loads(path.read_text(encoding="utf-8")).moves)
    assert run("play", "trajan", "--resume", path, stdin="1\n1\nquit\n").code == 0
    assert len(loads(path.read_text(encoding="utf-8")).moves) > moves


def test_saving_needs_a_file(run: CommandLine, tmp_path: Path) -> None:
    """Without a name it is asked for; one that cannot be written is told, and the game goes on."""
    begun = choices(played(run))
    assert choices(played(run, "save")) == begun
    answer = played(run, f"save {tmp_path / 'no' / 'folder' / 'game.json'}", "board")
    assert answer.code == 0
    assert choices(answer) == begun
    # Told once when it was asked for, and once more when the game was left unsaved.
    assert [str(tmp_path) in line for line in answer.error.splitlines()] == [True, True]


def test_a_saved_game_that_was_cut_is_refused(run: CommandLine, tmp_path: Path) -> None:
    """One sentence with the line, and the file is left as it was."""
    path = tmp_path / "game.json"
    played(run, "1", "1", "1", f"save {path}")
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: len(text) - 20], encoding="utf-8")
    answer = run("play", "trajan", "--resume", path, stdin="1\n")
    assert (answer.code, answer.out) == (2, "")
    assert "line" in answer.sentence
    assert path.read_text(encoding="utf-8") == text[: len(text) - 20]


def test_a_saved_game_with_a_typo_is_refused(run: CommandLine, tmp_path: Path) -> None:
    """The sentence names the move."""
    path = tmp_path / "game.json"
    played(run, "1", "1", "1", f"save {path}")
    data = json.loads(path.read_text(encoding="utf-8"))
    data["moves"][1] = "drop yelow"
    path.write_text(json.dumps(data), encoding="utf-8")
    answer = run("play", "trajan", "--resume", path)
    assert answer.code == 2
    assert "drop yelow" in answer.sentence


def test_what_happens_for_the_first_time_is_explained_once(
    run: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With the title of its rule; in the next game it is not said again."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    words = ("play", "caesar", "--seed", 3)
    said = [
        run(*words, stdin="1\n" * 40).out.count("New in your game: The province is closed and you") for _ in range(2)
    ]
    assert said == [1, 0]
