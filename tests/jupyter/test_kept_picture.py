"""The picture beside a widget: two outputs, drawn anew when nobody has clicked for two seconds."""

import asyncio
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import IPython
import pytest
from IPython import display

import trajan_tutor as tt
from trajan_tutor.desk.light_page import LIGHT_PAGE
from trajan_tutor.jupyter import kept_widget
from trajan_tutor.jupyter.kept_widget import PAUSE_SECONDS, WIDGET, KeptPicture
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.session.new_session import new_session
from trajan_tutor.view.static_output import LARGEST_BYTES, picture_in


class Clock:
    """A loop of events whose time passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.due: list[tuple[float, SimpleNamespace]] = []

    def call_soon_threadsafe(self, act: Callable[..., None]) -> None:
        """Do it at once: nothing else goes on."""
        act()

    def call_later(self, seconds: float, act: Callable[..., None], *given: object) -> SimpleNamespace:
        """Do something when its time has come."""
        handle = SimpleNamespace(act=lambda: act(*given), off=False)
        handle.cancel = lambda: setattr(handle, "off", True)
        self.due.append((self.now + seconds, handle))
        return handle

    def passes(self, seconds: float) -> None:
        """Let time pass, and do what is due."""
        end = self.now + seconds
        while ready := sorted((one for one in self.due if one[0] <= end), key=lambda one: one[0]):
            self.due.remove(ready[0])
            self.now = ready[0][0]
            if not ready[0][1].off:
                ready[0][1].act()
        self.now = end


class Board:
    """What is drawn: each drawing takes two steps."""

    number = 0
    drawn = 0

    def standing(self) -> object:
        """Return the number of the last change."""
        return self.number

    def kept_in_steps(self) -> Iterator[dict[str, str] | None]:
        """Draw what stands now."""
        self.drawn += 1
        yield None
        yield {"text/plain": str(self.number)}


@pytest.fixture
def kept() -> tuple[Board, KeptPicture, Clock, list[dict[str, str]]]:
    """Return a board, its picture, the time and what was sent."""
    board, clock = Board(), Clock()
    sent: list[dict[str, str]] = []
    loop: Any = clock
    return board, KeptPicture("p", lambda: board, lambda _name, bundle: sent.append(bundle), loop), clock, sent


class Shell:
    """A shell with a kernel, as a notebook has one."""

    kernel = True
    events = SimpleNamespace(register=lambda *_: None)


Kept = tuple[Board, KeptPicture, Clock, list[dict[str, str]]]


def test_it_is_drawn_when_nobody_has_clicked_for_two_seconds(kept: Kept) -> None:
    """Not while somebody plays, and once for all that was done."""
    board, picture, clock, sent = kept
    for number in range(1, 9):
        board.number = number
        picture.touched()
        picture.changed()
        clock.passes(PAUSE_SECONDS * 0.9)
    assert (sent, board.drawn) == ([], 0)
    clock.passes(PAUSE_SECONDS)
    assert (sent, board.drawn) == ([{"text/plain": "8"}], 1)


def test_what_changes_by_itself_is_drawn_at_most_once_in_two_seconds(kept: Kept) -> None:
    """Bots play on, the coach tells how far it is: what looks the same is not drawn at all."""
    board, picture, clock, sent = kept
    for number in range(40):
        board.number = number // 10
        picture.changed()
        clock.passes(PAUSE_SECONDS / 8)
    clock.passes(PAUSE_SECONDS * 2)
    assert 2 <= len(sent) <= 4
    assert sent[-1] == {"text/plain": "3"}
    picture.changed()
    clock.passes(PAUSE_SECONDS * 2)
    assert board.drawn == len(sent)


def test_a_click_gives_up_a_picture_that_is_being_drawn(kept: Kept) -> None:
    """It is answered between two steps, and the picture is begun anew after it."""
    board, picture, clock, sent = kept
    board.number = 1
    picture.touched()
    clock.passes(PAUSE_SECONDS + 0.001)
    assert (board.drawn, sent) == (1, [])
    board.number = 2
    picture.touched()
    clock.passes(PAUSE_SECONDS * 2)
    assert sent == [{"text/plain": "2"}]


def test_a_board_that_is_gone_is_not_drawn() -> None:
    """Its picture does not keep it; and without a loop nothing is drawn anew."""
    clock: Any = Clock()
    sent: list[object] = []
    held: list[Board] = [Board()]
    picture = KeptPicture("p", lambda: held[0] if held else None, lambda *given: sent.append(given), clock)
    picture.touched()
    held.clear()
    clock.passes(9)
    silent = KeptPicture("p", lambda: None, lambda *given: sent.append(given), None)
    silent.touched()
    silent.changed()
    assert sent == []


# ---- the two outputs of a cell


@pytest.fixture
def outputs(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Return what is displayed in a notebook."""
    shown: list[dict[str, Any]] = []
    shell = Shell()
    monkeypatch.setattr(IPython, "get_ipython", lambda: shell)
    monkeypatch.setattr(display, "display", lambda data, **_: shown.append(data))
    return shown


@pytest.mark.parametrize(
    "value",
    [
        lambda: tt.play("trajan", seats=2, seed=7),
        lambda: tt.lesson("02"),
        lambda: tt.replay(new_session("caesar", seed=7, people=())),
        lambda: tt.edit("trajan"),
        lambda: tt.record_exercise("trajan"),
        tt.table,
        tt.open_class,
    ],
)
def test_a_widget_is_two_outputs(outputs: list[dict[str, Any]], value: Callable[[], Any]) -> None:
    """The picture, or words in its place, then the widget alone; rules say which of them is seen."""
    made = value()
    made._ipython_display_()
    picture, widget = outputs
    assert set(picture) == {"text/html", "text/plain"}
    assert picture["text/html"].startswith(kept_widget.RULES)
    assert "trajan-tutor-kept" in picture["text/html"].removeprefix(kept_widget.RULES)
    assert len(picture["text/html"]) < LARGEST_BYTES
    assert set(widget) == {WIDGET}
    made.close()


def test_outside_a_notebook_the_bundle_is_shown() -> None:
    """As in a terminal, or where a page is made of the value."""
    board: Any = tt.play("trajan", seats=2, seed=7)
    with pytest.raises(NotImplementedError):
        board._ipython_display_()


def test_the_picture_shows_the_board_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a click another one; and it leads to the light page at its game, where that has an address."""
    board: Any = tt.play("trajan", seats=2, seed=7)
    before = board._repr_mimebundle_()[0]["text/html"]
    board.choose("sow I")
    after = board._repr_mimebundle_()[0]["text/html"]
    assert picture_in(before) != picture_in(after)
    assert "<a href" not in after
    *_, last = board.kept_in_steps()
    assert last["text/html"] == kept_widget.RULES + after
    monkeypatch.setenv(LIGHT_PAGE, "https://example.org/light/")
    assert 'href="https://example.org/light/?play=trajan"' in board._repr_mimebundle_()[0]["text/html"]
    lesson: Any = tt.lesson("trajan/02-sowing")
    assert 'href="https://example.org/light/?lesson=trajan/02-sowing"' in lesson._repr_mimebundle_()[0]["text/html"]


def test_behind_the_curtain_of_a_hot_seat_no_hand_is_kept() -> None:
    """It is what a spectator sees, until somebody sits down."""
    session = new_session("trajan", seats=2, seed=7, people=(0, 1), hot_seat=True)
    assert session.eyes == -1
    board = StageWidget(session)
    spectator = board._repr_mimebundle_()[0]["text/html"]
    before = board.standing()
    session.sit_down()
    assert board._repr_mimebundle_()[0]["text/html"] != spectator
    assert board.standing() != before


def test_a_click_tells_the_picture(outputs: list[dict[str, Any]]) -> None:
    """In the loop of the kernel, and a message that asks for nothing does no more than that."""

    async def story() -> object:
        board: Any = tt.play("trajan", seats=2, seed=7)
        board._ipython_display_()
        board._handle_custom_msg({"type": "hello"}, [])
        await asyncio.sleep(0)
        return board._picture._due

    assert asyncio.run(story()) is not None
    assert outputs
