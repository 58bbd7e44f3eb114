"""A board that lacks a place or a drawing is told, with what lacks; the boards of all games lack nothing."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest
from project.third_game.lapilli.game import Lapilli, State
from the_games import AnyGame

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement
from trajan_tutor.i18n import Words
from trajan_tutor.proof.board_check import check_board


def found(game: AnyGame) -> list[str]:
    """Return what is told of the board of a game, in words; each problem has a sentence about how to mend it."""
    words = Words("en", (game.resources.words,))
    problems = check_board(game, words)
    assert all(words.has(f"{one.key}.mend") for one in problems if one.key.startswith("view-check-"))
    return [words(one) for one in problems]


def on_board(folder: Path, sheet: str, old: str, new: str) -> AnyGame:
    """Return the game with a copy of its templates in which something is otherwise."""
    game = Lapilli()
    copytree(game.resources.board, folder, dirs_exist_ok=True)
    text = (folder / sheet).read_text(encoding="utf-8")
    assert old in text
    (folder / sheet).write_text(text.replace(old, new), encoding="utf-8")
    game.resources = replace(game.resources, board=folder)
    return game


@pytest.mark.parametrize("name", game_names())
def test_every_board_has_a_place_for_everything(name: str) -> None:
    """Nothing is told of the games that are there."""
    assert found(find_game(name)) == []


def test_a_small_board_without_a_style_sheet_of_its_own_is_enough(tmp_path: Path) -> None:
    """The rules that all games share are there always."""
    game = on_board(tmp_path, "style.css", "hollow", "hollow")
    (tmp_path / "style.css").unlink()
    assert found(game) == []


def test_a_spot_that_is_not_drawn_is_told(tmp_path: Path) -> None:
    """By its name."""
    told = found(on_board(tmp_path, "board.svg", 'id="point.b2" class="spot"', 'id="point.b9" class="spot"'))
    assert told == ["lapilli, 2 seats: the spot point.b2 is on none of the sheets that 2 seats see."]


def test_a_symbol_that_is_not_drawn_is_told(tmp_path: Path) -> None:
    """With where it lies."""
    told = found(on_board(tmp_path, "symbols.svg", 'id="pebble-1"', 'id="pebble-2"'))
    assert told
    assert all(one.endswith("has no drawing “pebble-1”.") for one in told)


def test_a_place_without_room_is_told(tmp_path: Path) -> None:
    """In the words of the drawing itself."""
    told = found(on_board(tmp_path, "board.svg", 'id="point.b2@" class="anchor"', 'id="point.b2@" class="other"'))
    assert any("point.b2" in one for one in told)


def test_a_spot_in_no_pane_is_told(tmp_path: Path) -> None:
    """It could never be seen."""
    game = on_board(tmp_path, "board.svg", "point", "point")
    form = '{ windows = [{ sheet = "board", box = [0, 0, 300, 190] }] }'
    told = f'[[panes]]\nname = "all"\nkey = "view-pane-board"\nforms = [{form}]\n[whole.seats]\nall = [0, 0, 300]\n'
    (tmp_path / "panes.toml").write_text(told, encoding="utf-8")
    assert found(game) == [f"lapilli, 2 seats: the spot point.{one} is in no pane." for one in ("a3", "b3", "c3")]


def test_a_pane_without_a_name_in_words_is_told(tmp_path: Path) -> None:
    """With its key, and where it is named."""
    game = on_board(tmp_path, "board.svg", "point", "point")
    form = '{ windows = [{ sheet = "board", box = [0, 0, 300, 300] }] }'
    told = f'[[panes]]\nname = "all"\nkey = "lapilli-pane-all"\nforms = [{form}]\n[whole.seats]\nall = [0, 0, 300]\n'
    (tmp_path / "panes.toml").write_text(told, encoding="utf-8")
    assert found(game) == ["lapilli: the catalogue has no words for lapilli-pane-all: the name of the pane all."]


def test_panes_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    """In a sentence, as everything else."""
    game = on_board(tmp_path, "board.svg", "point", "point")
    (tmp_path / "panes.toml").write_text('[[panes]]\nname = "all"\n', encoding="utf-8")
    assert found(game) == ["What “panes.toml” tells cannot be read: KeyError('forms')."]


def test_a_game_without_a_board_is_told(tmp_path: Path) -> None:
    """By the folder in which it should lie."""
    game = Lapilli()
    game.resources = replace(game.resources, board=tmp_path)
    assert found(game) == [f"There are no drawings in {tmp_path}."]


class LaysBeside(Lapilli):
    """Something lies where there is no spot."""

    def placements(self, observation: Observation[State]) -> list[Placement]:
        """Return one more pebble."""
        more = Placement("beside", "pebble-0", Message.of("lapilli-pebble", seat=0), "more")
        return [*super().placements(observation), more]


def test_a_piece_that_lies_nowhere_is_told() -> None:
    """By the name of what is no spot."""
    assert found(LaysBeside()) == ["lapilli, 2 seats: something lies on beside, which is no spot of the game."]
