"""Games are found by entry points, and only those are imported that are asked for."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from trajan_tutor.engine import games
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game, find_plugin, game_names, plugins
from trajan_tutor.journals.saved_games import HOME_VARIABLE


def test_trajan_is_installed() -> None:
    """And found once only."""
    assert "trajan" in game_names()
    assert find_game("trajan").name == "trajan"
    assert find_game("trajan") is find_game("trajan")


@pytest.mark.parametrize("name", ["chess", "", "Trajan", "trajan.game"])
def test_a_game_that_is_not_installed_is_an_error(name: str) -> None:
    """The message names those that are."""
    with pytest.raises(MisusedError) as caught:
        find_game(name)
    assert str(caught.value.message) == f"engine-game-unknown game={name} known={', '.join(game_names())}"


# Prints of which games modules are imported once something was shown, but for the packages that say where things lie.
SHOWN = """
import sys
import trajan_tutor as tt
{call}._repr_mimebundle_()
inner = [name for name in sys.modules if name.startswith("trajan_tutor.games.") and name.count(".") > 2]
print(*sorted({{name.split(".")[2] for name in inner}}))
"""


@pytest.mark.parametrize(
    ("call", "imported"),
    [
        *((f"tt.play({name!r}, seed=7)", [name]) for name in game_names()),
        *((f"tt.course({name!r})", [name]) for name in game_names()),
    ],
)
def test_only_the_game_that_is_asked_for_is_imported(call: str, imported: list[str], tmp_path: Path) -> None:
    """A board, and the lessons of a course, import no rule of another game."""
    program = SHOWN.format(call=call)
    home = os.environ | {HOME_VARIABLE: str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=home)
    assert told.stdout.split() == imported


def test_names_and_words_of_all_games_are_known_without_any_rule() -> None:
    """Whoever says what went wrong, or helps at the command line, needs the words of every game and no game."""
    program = SHOWN.format(call="tt.table").replace("._repr_mimebundle_()", "") + (
        "from trajan_tutor.session.error_sentences import words_of_every_game\n"
        "from trajan_tutor.lessons.find import lesson_names\n"
        "words_of_every_game('en').say('board-table-empty'), lesson_names(), tt.game_names()\n"
        "print(*(name for name in sys.modules if name.startswith('trajan_tutor.games.') and name.count('.') > 2))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.split() == []


@pytest.mark.parametrize("name", game_names())
def test_what_a_game_brings_lies_there(name: str) -> None:
    """Words, board, data and, where it has some, lessons; the game says the same."""
    found = find_plugin(name).resources
    assert found == find_game(name).resources
    assert [*found.words.glob("*/*.ftl")]
    assert (found.board / "table.svg").is_file()
    assert not found.lessons.exists() or [*found.lessons.glob("*.toml")]
    assert (found.data / "components.toml").is_file()


@pytest.mark.parametrize(
    ("value", "key"),
    [
        ("no_such_package_at_all:PLUGIN", "engine-game-broken"),
        ("trajan_tutor.engine.plugin:NOTHING", "engine-game-broken"),
        ("trajan_tutor.engine.game:Setup", "engine-game-entry"),
        ("trajan_tutor.games.trajan:PLUGIN", "engine-game-entry"),
    ],
)
def test_a_game_that_cannot_be_used_is_told_and_keeps_nobody_from_the_others(
    value: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another's package fails with is a sentence, and only for who asks for that game."""
    points = {**games._points(), "broken": EntryPoint("broken", value, games.GROUP)}
    monkeypatch.setattr(games, "_points", lambda: points)
    # Not those that remember: what is found here shall not stay.
    with pytest.raises(MisusedError) as caught:
        games.find_plugin.__wrapped__("broken")
    assert caught.value.message.key == key
    assert value in str(caught.value.message)
    assert [plugin.name for plugin in plugins.__wrapped__()] == ["caesar", "sylla", "trajan"]
