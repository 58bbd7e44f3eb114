"""A language is chosen once: by a call, by the environment, or by an earlier session; and a call may name another."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import trajan_tutor as tt
from trajan_tutor.cli import main
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import languages, name_of
from trajan_tutor.i18n.languages import CHOICE, VARIABLE
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.journals.saved_language import FILE
from trajan_tutor.jupyter.page_widget import PageWidget
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.jupyter.visitor import speak, take_up_language


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Begin a session in which nothing was chosen, in a home of its own."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "saves"))
    begin_session()
    yield tmp_path / "saves"
    begin_session()


def begin_session() -> None:
    """Forget what was chosen, as a new kernel does; what is kept stays."""
    CHOICE.asked = CHOICE.saved = ""
    take_up_language.cache_clear()


def spoken() -> str:
    """Return the language of a board that names none."""
    return str(tt.position("trajan").words.language)


def test_without_a_choice_it_is_english(home: Path) -> None:
    """And asking for it writes nothing."""
    assert (tt.language(), spoken()) == ("en", "en")
    assert not home.exists()


def test_a_choice_holds_for_every_call_and_for_the_next_session(home: Path) -> None:
    """It is kept beside the saved games; a call may name another one."""
    assert tt.language("pseudo") == "pseudo"
    assert (home / FILE).read_text(encoding="utf-8") == "pseudo\n"
    assert spoken() == "pseudo"
    assert tt.position("trajan", language="en").words.language == "en"
    begin_session()
    assert spoken() == "pseudo"
    tt.language("en-GB")
    assert (tt.language(), spoken()) == ("en", "en")


def test_a_call_comes_before_the_environment_and_that_before_what_was_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this order, and English last."""
    tt.language("pseudo")
    begin_session()
    monkeypatch.setenv(VARIABLE, "en")
    assert spoken() == "en"
    tt.language("pseudo")
    assert spoken() == "pseudo"


@pytest.mark.parametrize(
    ("system", "speaks"),
    [
        ({"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LC_ALL": "cs_CZ.UTF-8", "LANG": "pl_PL.UTF-8"}, "cs"),
        ({"LC_ALL": "", "LC_MESSAGES": "pt_PT", "LANG": "pl_PL"}, "pt"),
        ({"LC_ALL": "C.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "xx_XX.UTF-8"}, "en"),
    ],
)
def test_the_system_comes_last(monkeypatch: pytest.MonkeyPatch, system: dict[str, str], speaks: str) -> None:
    """Whatever was chosen comes before it, the environment and English too."""
    for name, value in system.items():
        monkeypatch.setenv(name, value)
    assert spoken() == speaks
    monkeypatch.setenv(VARIABLE, "en")
    assert spoken() == "en"
    monkeypatch.delenv(VARIABLE)
    tt.language("pseudo")
    begin_session()
    assert spoken() == "pseudo"


def test_the_command_refuses_a_language_that_is_not_offered(capsys: pytest.CaptureFixture[str]) -> None:
    """In one sentence, which names those that are; the check of one that is only begun is no speaking."""
    assert main(["--language", "zz", "saves"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("There is no language “zz” here")
    assert told.err.count("\n") == 1
    assert main(["check", "--language", "zz"]) == 2
    assert capsys.readouterr().err.startswith("There are no words in zz yet.")


def test_a_language_that_cannot_be_kept_is_spoken_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And a sentence says so: the cells that follow run."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file" / "saves"))
    assert (tt.language("pseudo"), spoken()) == ("pseudo", "pseudo")
    assert tt.language("en") == "en"
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith("The file ")
    assert last.endswith("This language is spoken for now, but not after the next start.")


def test_a_language_chosen_on_a_board_says_where_it_cannot_be_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, home: Path
) -> None:
    """It is spoken all the same."""
    assert speak("en") is None
    assert (home / FILE).exists()
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file" / "saves"))
    assert speak("pseudo") == Message("session-language-not-kept")
    assert spoken() == "pseudo"


def test_an_unknown_language_is_refused_and_nothing_changes() -> None:
    """In a sentence that names those that are offered."""
    with pytest.raises(MisusedError) as caught:
        tt.language("xx")
    said = str(caught.value)
    assert said.startswith("There is no language “xx” here, so nothing changes. You can choose: ")
    assert all(f"{one} ({name_of(one)})" in said for one in languages())
    assert spoken() == "en"
    with pytest.raises(MisusedError, match="give the letters of a language"):
        tt.language("no language")


def test_an_unknown_language_of_the_environment_is_told_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """English is spoken then."""
    monkeypatch.setenv(VARIABLE, "xx")
    assert (spoken(), spoken()) == ("en", "en")
    told = capsys.readouterr().err
    assert told.count("“xx”") == 1
    assert told.startswith("TRAJAN_TUTOR_LANGUAGE names the language")


@pytest.mark.parametrize("kept", ["", "no language", "../..", "x" * 5000])
def test_a_kept_file_that_says_nothing_sensible_is_english(home: Path, kept: str) -> None:
    """Somebody may have written anything into it."""
    home.mkdir()
    (home / FILE).write_text(kept, encoding="utf-8")
    assert spoken() == "en"


def test_a_switch_on_a_board_is_a_choice(home: Path) -> None:
    """The next board speaks so, and the next session."""
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, StageWidget)
    request = {"type": "language", "language": "pseudo", "at": 0, "id": "one"}
    board.desk.hear({"type": "do", "request": request})
    assert spoken() == "pseudo"
    assert (home / FILE).exists()


@pytest.mark.parametrize(
    ("options", "kept", "environment", "speaks"),
    [
        ([], "", "", "en"),
        ([], "pseudo", "", "pseudo"),
        ([], "pseudo", "en", "en"),
        (["--language", "en"], "pseudo", "", "en"),
        (["--language", "pseudo"], "", "en", "pseudo"),
        ([], "pseudo", "xx", "en"),
    ],
)
def test_the_command_speaks_what_was_chosen(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    home: Path,
    options: list[str],
    kept: str,
    environment: str,
    speaks: str,
) -> None:
    """By its argument, the environment, or an earlier session; what is not offered is told in a sentence."""
    home.mkdir()
    (home / FILE).write_text(f"{kept}\n", encoding="utf-8")
    monkeypatch.setenv(VARIABLE, environment)
    assert main([*options, "saves"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("There is no saved game" if speaks == "en" else "[")
    assert ("TRAJAN_TUTOR_LANGUAGE names the language “xx”" in told.err) == (environment == "xx")


@pytest.mark.parametrize("make", [lambda: tt.replay(tt.play("caesar", people=())), lambda: tt.edit("caesar")])
def test_a_language_chosen_in_a_replay_or_an_editor_is_kept_too(home: Path, make: Callable[[], PageWidget]) -> None:
    """As on a board."""
    request = {"type": "language", "language": "pseudo", "id": "a", "at": 0}
    make()._handle_custom_msg({"type": "do", "request": request}, [])
    assert tt.language() == "pseudo"
    assert (home / FILE).read_text(encoding="utf-8") == "pseudo\n"
