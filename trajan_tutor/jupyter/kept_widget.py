"""Widgets that leave a picture behind: a cell shows two outputs, the picture and the widget itself.

Notebooks that are opened without their kernel cannot show a widget, and JupyterLab takes the widget of an output that
has a picture too. So the picture is an output of its own: rules of style show one of the two, and where those do not
hold the widget's page hides the picture.

The picture is drawn anew when nobody has done anything for a while, in steps of the kernel's loop: a click that comes
between two of them is answered first, and gives it up.
"""

import asyncio
import sys
from collections.abc import Callable, Iterator
from html import escape
from typing import Any, Final, Protocol
from uuid import uuid4
from weakref import ref

from trajan_tutor.desk.light_page import light_page
from trajan_tutor.view.static_output import CLASS, StaticOutput, leading_to, static_bundle, steps_of

# Nobody plays on so late, and no picture comes sooner after another one.
PAUSE_SECONDS: Final = 2.0
# Long enough for a click that waits to be read.
_GIVE_WAY_SECONDS: Final = 0.01

Bundle = dict[str, str]
WIDGET: Final = "application/vnd.jupyter.widget-view+json"
# Pages of widgets say by this class that they are there.
LIVE: Final = "trajan-tutor-live"
_OUTPUT: Final = ".jp-OutputArea-child"
# Where the page is there the picture is not seen; where none comes, nothing is seen of the widget.
RULES: Final = (
    f"<style>{_OUTPUT}:has(.{CLASS}):has(+ {_OUTPUT} .{LIVE}),"
    f"{_OUTPUT}:has(.{CLASS}) + {_OUTPUT}:has(> .lm-Panel):not(:has(.{LIVE})){{display:none}}</style>"
)


class ShownBeside(Protocol):
    """What the picture is of."""

    def standing(self) -> object:
        """Return what the picture depends on."""

    def kept_in_steps(self) -> Iterator[Bundle | None]:
        """Make what is kept in several steps; the last one gives it."""


class KeptPicture:
    """The picture in the output that is called `name`.

    `drawn` gives what it is of, None where nobody needs that any more: no picture keeps a board alive.
    """

    def __init__(
        self,
        name: str,
        drawn: Callable[[], ShownBeside | None],
        update: Callable[[str, Bundle], None],
        loop: asyncio.AbstractEventLoop | None,
    ) -> None:
        """Keep up a picture that was just drawn; without a loop it stays as it is."""
        self.name = name
        self._drawn = drawn
        self._update = update
        self._loop = loop
        self._shown = _standing(drawn)
        self._due: asyncio.TimerHandle | None = None

    def touched(self) -> None:
        """Begin to wait anew: somebody does something."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._wait)

    def changed(self) -> None:
        """Wait, unless it is waited already; from any thread."""
        if self._loop is not None and self._due is None:
            self._loop.call_soon_threadsafe(self._wait_once)

    def _wait(self) -> None:
        if self._due is not None:
            self._due.cancel()
        self._later(PAUSE_SECONDS, self._begin)

    def _wait_once(self) -> None:
        if self._due is None:
            self._wait()

    def _later(self, seconds: float, act: Callable[..., None], *arguments: Any) -> None:
        if self._loop is not None:
            self._due = self._loop.call_later(seconds, act, *arguments)

    def _begin(self) -> None:
        self._due = None
        drawn, standing = self._drawn(), _standing(self._drawn)
        if drawn is not None and standing != self._shown:
            self._go_on(drawn.kept_in_steps(), standing)

    def _go_on(self, steps: Iterator[Bundle | None], standing: object) -> None:
        self._due = None
        made = next(steps)
        if made is None:
            self._later(_GIVE_WAY_SECONDS, self._go_on, steps, standing)
            return
        self._shown = standing
        self._update(self.name, made)


def _standing(drawn: Callable[[], ShownBeside | None]) -> object:
    board = drawn()
    return board.standing() if board is not None else None


class KeptWidget:
    """A widget of which something is kept: a mixin that stands before the widget's own class."""

    _picture: KeptPicture | None = None

    def static_output(self) -> StaticOutput:
        """Return what is to be kept of it as it stands."""
        raise NotImplementedError

    def standing(self) -> object:
        """Return what its picture depends on: one that would be the same is not drawn anew."""
        return None

    def inner(self) -> "tuple[KeptWidget, ...]":
        """Return the widgets in it on which somebody can do something."""
        return ()

    def was_touched(self) -> None:
        """Take note that somebody does something: the picture waits until they pause."""
        if self._picture is not None:
            self._picture.touched()

    def has_changed(self) -> None:
        """Take note that something may look otherwise now; from any thread."""
        if self._picture is not None:
            self._picture.changed()

    def kept_in_steps(self) -> Iterator[dict[str, str] | None]:
        """Make what is kept beside the widget in several steps; the last one gives it."""
        kept = self.static_output()
        for ready in steps_of(kept):
            kept = ready
            yield None
        yield _beside(kept)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        shown, about = self._widget_bundle(**kwargs)
        return {**shown, **_alone(self.static_output())}, about

    def _ipython_display_(self, **_: Any) -> None:
        """Show the picture, then the widget; where no notebook runs, what is shown is the bundle."""
        # What is closed has no bundle any more.
        if not is_notebook() or self._repr_mimebundle_ is None:
            raise NotImplementedError
        from IPython.display import display

        if self._picture is None:
            self._picture = KeptPicture(uuid4().hex, ref(self), _update, _running_loop())
            for widget in self.inner():
                widget._picture = self._picture  # noqa: SLF001 (of this class)
        display(_beside(self.static_output()), raw=True, display_id=self._picture.name)  # type: ignore[no-untyped-call]
        shown, about = self._widget_bundle()
        # The picture has the words: said twice they would be two outputs for whoever compares what is kept.
        display({WIDGET: shown[WIDGET]}, metadata=about, raw=True)  # type: ignore[no-untyped-call]

    def _widget_bundle(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the widget alone, and what belongs to it."""
        shown = super()._repr_mimebundle_(**kwargs) or {}  # type: ignore[misc]
        return shown if isinstance(shown, tuple) else (shown, {})


def _alone(kept: StaticOutput) -> dict[str, str]:
    bundle = static_bundle(kept)
    html = bundle.get("text/html") or f'<p class="{CLASS}">{escape(bundle["text/plain"])}</p>'
    return bundle | {"text/html": leading_to(html, light_page())}


def _beside(kept: StaticOutput) -> dict[str, str]:
    alone = _alone(kept)
    return alone | {"text/html": RULES + alone["text/html"]}


def _update(name: str, bundle: dict[str, str]) -> None:
    from IPython.display import update_display

    update_display(bundle, display_id=name, raw=True)  # type: ignore[no-untyped-call]


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def is_notebook() -> bool:
    """Return whether a notebook runs here."""
    # Nothing is imported to find it out: where a notebook runs, it is there.
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return shell is not None and hasattr(shell, "kernel")
