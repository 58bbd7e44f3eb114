"""What people hold: each value draws itself or tells itself, has a repr of one line, and disturbs no other one."""

import ast
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from IPython.core.completer import provisionalcompleter
from IPython.core.interactiveshell import InteractiveShell

import trajan_tutor as tt
from trajan_tutor import calls, jupyter
from trajan_tutor.engine import record
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import Session
from trajan_tutor.shown.comparison import compare
from trajan_tutor.shown.result import result
from trajan_tutor.view.static_output import LARGEST_BYTES, LONGEST_SENTENCE, picture_in

LONGEST = 120


@cache
def branched() -> Session:
    """Return a game of two branches; it is only looked at."""
    session = new_session("trajan", seed=7)
    for _ in range(8):
        session.choose(session.game.notation(session.choices()[0]))
    session.jump(0)
    session.choose("sow II")
    return session


@cache
def finished() -> Session:
    """Return a game that bots have played to its end."""
    return new_session("trajan", seed=7, people=())


def without_widgets(call: Callable[[], object]) -> object:
    """Return what a call gives where Jupyter's widgets are not installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jupyter, "find_spec", lambda _name: None)
        return call()


def board() -> Any:
    """Return the board of the game of two branches."""
    return jupyter.board_of(branched())


def move() -> str:
    """Return a move that can be made there."""
    return branched().game.notation(branched().choices()[0])


# How each is made, and whether it has a picture.
VALUES: dict[str, tuple[Callable[[], Any], bool]] = {
    "position": (lambda: tt.position("trajan", seed=7).play("sow iii"), True),
    "position of the other game": (lambda: tt.position("caesar", seed=7), True),
    "game": (branched, True),
    "board": (board, True),
    "table": (tt.table, False),
    "mastery": (lambda: tt.mastery("trajan"), True),
    "branch": (lambda: branched().branches()[0], True),
    "comparison": (lambda: compare(branched()), True),
    "replay": (lambda: tt.replay(finished()), True),
    "reel": (lambda: without_widgets(lambda: tt.replay(finished())), True),
    "end": (lambda: result(finished()), True),
    "hint": (lambda: board().hint(samples=4).more(), True),
    "why not": (lambda: board().why_not(move(), samples=4), False),
    "consequences": (lambda: board().explore(move(), deals=2), True),
    "looking back": (lambda: board().retrospect(samples=4), True),
    "editor": (lambda: tt.edit("trajan"), True),
    "draft": (lambda: without_widgets(lambda: tt.edit("trajan")), True),
    "lesson": (lambda: tt.lesson("02"), True),
    "exercise": (lambda: tt.exercise("02", "take"), True),
    "course": (tt.course, False),
    "welcome": (tt.welcome, False),
    "sheets": (lambda: tt.sheets("02"), True),
    "board without widgets": (lambda: without_widgets(lambda: tt.play("trajan", seed=7)), True),
    "table without widgets": (lambda: without_widgets(tt.table), False),
    "lesson without widgets": (lambda: without_widgets(lambda: tt.lesson("02")), True),
    "legal moves": (lambda: tt.position("trajan", seed=7).legal(), False),
    "refusal": (lambda: tt.position("trajan", seed=7).why_not("drop pink"), False),
}
# These tell a program something; a cell shows their one line.
PLAIN: dict[str, Callable[[], Any]] = {
    "summary": lambda: branched().since_last_turn(),
    "summary with gains": lambda: finished().since_last_turn(),
    "side": lambda: compare(branched()).sides[0],
    "record": lambda: finished().record(),
    "state": lambda: branched().state,
    "legal move": lambda: tt.position("trajan", seed=7).legal()[0],
}


@cache
def made(name: str) -> Any:
    """Return one of the values, made once."""
    return VALUES[name][0]()


def bundle_of(value: Any) -> dict[str, str]:
    """Return what a notebook stores of a value, without the widget."""
    bundle = value._repr_mimebundle_()
    kinds: dict[str, str] = bundle[0] if isinstance(bundle, tuple) else bundle
    return {kind: text for kind, text in kinds.items() if "widget" not in kind}


def picture_of(bundle: dict[str, str]) -> str:
    """Return the picture of a value, by itself or with words on it that say how to play."""
    return picture_in(bundle.get("text/html", ""))


def picture_source(bundle: dict[str, str]) -> str:
    """Return the picture as it is kept, in an address."""
    found = re.search(r'<img class="trajan-tutor-kept" src="([^"]*)"', bundle.get("text/html", ""))
    return found[1] if found else ""


@pytest.mark.parametrize("name", VALUES)
def test_a_value_draws_itself_and_has_a_repr_of_one_line(name: str) -> None:
    """The same when it is made again."""
    make, has_picture = VALUES[name]
    one, other = made(name), make()
    bundle = bundle_of(one)
    # One sentence, and never a text of pages.
    assert set(bundle) <= {"text/html", "text/plain"}
    assert bundle["text/plain"].isprintable()
    assert 0 < len(bundle["text/plain"]) <= LONGEST_SENTENCE
    assert "⟦" not in bundle["text/plain"]
    assert len(picture_source(bundle)) <= LARGEST_BYTES * one.static_output().boards
    assert picture_of(bundle).startswith("<svg") is has_picture
    assert bundle == bundle_of(other)
    assert repr(one) == repr(other)
    is_of_one_line(repr(one))


@pytest.mark.parametrize("name", PLAIN)
def test_other_values_have_a_repr_of_one_line_too(name: str) -> None:
    """The same when they are made again."""
    assert repr(PLAIN[name]()) == repr(PLAIN[name]())
    is_of_one_line(repr(PLAIN[name]()))


def is_of_one_line(text: str) -> None:
    """Fail for a repr that does not fit a line, or that differs from run to run."""
    assert text.isprintable(), text
    assert 0 < len(text) <= LONGEST, text
    assert " at 0x" not in text


def test_pictures_on_one_page_do_not_disturb_each_other() -> None:
    """What has one id in two pictures is the same drawing in both, and all that is referred to is there."""
    drawn: dict[str, str] = {}
    positions = [tt.position(name, seed=seed) for name in tt.game_names() for seed in (1, 2)]
    drawn_positions = [position.draw().portable() for position in positions]
    pictures = [picture_of(bundle_of(made(name))) for name in VALUES if VALUES[name][1]]
    assert all(svg.count(' id="') > 5 for svg in drawn_positions)
    for svg in (*pictures, *drawn_positions):
        ids = re.findall(r'<(\w+) id="([^"]+)"(.*?)(?=<\w+ id=|</defs>)', svg)
        for tag, name, drawing in ids:
            assert drawn.setdefault(name, tag + drawing) == tag + drawing
        assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) <= {name for _, name, _ in ids}
        assert len(re.findall(r'\bid="', svg)) == len(ids)


def test_a_picture_is_the_same_in_every_run() -> None:
    """Whatever order sets have: another process draws the same ids."""
    program = "import trajan_tutor as tt; print(tt.position('trajan', seed=7).play('sow iii').draw().portable())"
    for seed in ("1", "2"):
        again = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed}
        )
        assert again.stdout.strip() == tt.position("trajan", seed=7).play("sow iii").draw().portable()


# ---- where a position comes from


def test_a_position_comes_from_whatever_people_have(tmp_path: Path) -> None:
    """Data, text or file of a position or a record; a saved game, a board, a branch, what is being built, a lesson."""
    first = tt.position("trajan", seats=3, seed=9)
    assert (len(first.names), first.moves) == (3, ())
    file = tmp_path / "position.json"
    file.write_text(first.json(), encoding="utf-8")
    data = json.loads(first.json())
    for source in (first.json(), data, file, str(file), tt.edit(first.json())):
        assert tt.position(source).json() == first.json()
    for source in (first, first.record(), record.dumps(first.record())):
        assert tt.position(source) == first
    begun: Any = tt.play("trajan", seats=2, seed=7)
    begun.choose("sow III")
    saved = begun.save(tmp_path / "game.json")
    for source in (saved, begun.session.record()):
        assert tt.position(source).moves[0] == "sow III"
    for source in (begun, begun.session, begun.session.branches()[0]):
        assert "1 move" in repr(tt.position(source, after=1))
        assert tt.position(source, after=1).guarded
        assert tt.position(source).moves == ()
    assert tt.position(saved, after=0) == tt.position("trajan", seed=7)
    with pytest.raises(MisusedError, match="nothing after move 99"):
        tt.position(saved, after=99)


def test_a_position_comes_from_a_lesson() -> None:
    """As the learner sees it, when it begins or at a step."""
    assert tt.position("trajan/02-sowing") == tt.position("02")
    step = tt.position("trajan/02-sowing", step="last-tray")
    assert (step.seat, step.guarded) == (0, False)
    assert step.moves != tt.position("02").moves
    with pytest.raises(MisusedError, match="has no step “none”"):
        tt.position("02", step="none")
    with pytest.raises(MisusedError, match="only a lesson has steps"):
        tt.position("trajan", step="last-tray")


# ---- the public names


def test_dir_shows_the_public_names_only() -> None:
    """And each of them is there."""
    assert dir(tt) == sorted(tt.__all__)
    assert all(getattr(tt, name) is not None for name in dir(tt))
    assert "Any" not in vars(tt)


@pytest.mark.parametrize("use_jedi", [True, False])
def test_completion_offers_the_public_names_only(use_jedi: bool) -> None:
    """As JupyterLab asks for it, with either completer; names with underscores are offered when one was typed."""
    shell: Any = InteractiveShell()  # type: ignore[no-untyped-call]
    shell.user_ns["tt"] = tt
    shell.Completer.use_jedi = use_jedi
    with provisionalcompleter():
        offered = {one.text.removeprefix("tt").removeprefix(".") for one in shell.Completer.completions("tt.", 3)}
    assert offered - {"__version__"} == set(tt.__all__) - {"__version__"}


def test_the_import_takes_nothing_with_it() -> None:
    """Only the calls themselves; nothing that types need."""
    program = (
        "import sys; before = set(sys.modules); import trajan_tutor; "
        "print(*sorted(set(sys.modules) - before - {'__future__', 'types'}))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["trajan_tutor", "trajan_tutor.calls"]


def names_for_the_checker() -> dict[str, object]:
    """Return the names that only a type checker imports in the module of the public calls."""
    tree = ast.parse(inspect.getsource(calls))
    body = next(one.body for one in tree.body if isinstance(one, ast.If) and ast.unparse(one.test) == "TYPE_CHECKING")
    found: dict[str, object] = {}
    exec(compile(ast.Module(body, []), "calls", "exec"), found)  # noqa: S102 (our own source)
    return found


@pytest.mark.parametrize("name", [name for name in tt.__all__ if name not in {"Board", "__version__"}])
def test_public_calls_have_named_types(name: str) -> None:
    """Every parameter and what is returned has a type, and none of them is `Any`."""
    call = getattr(tt, name)
    hints = get_type_hints(call, globalns={**vars(calls), **names_for_the_checker()})
    assert set(hints) == {*inspect.signature(call).parameters, "return"}
    assert not [one for one, hint in hints.items() if "Any" in str(hint)]
