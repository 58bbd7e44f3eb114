"""What is closed is freed: a notebook in which many boards were shown does not keep all of them."""

import gc
import threading
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from desk.page import Page

import trajan_tutor as tt


def board() -> Any:
    """Return a board on which a person has clicked, and asked the coach."""
    made: Any = tt.play("trajan", seats=2, seed=7)
    page = Page(made.desk)
    page.send("choose", move="sow I")
    page.send("show", page="history")
    page.send("coach", action="hint", number=0)
    return made


def lesson() -> Any:
    """Return a lesson in which something was done."""
    made: Any = tt.lesson("02")
    Page(made.desk).send("go", action="hint")
    return made


def editor() -> Any:
    """Return a position being built."""
    return tt.edit("trajan")


def replay() -> Any:
    """Return a replay."""
    return tt.replay(tt.play("trajan", seats=2, seed=7, people=()).session)


@pytest.mark.parametrize("make", [board, lesson, editor, replay, tt.table])
def test_what_is_closed_is_freed(make: Callable[[], Any]) -> None:
    """Nothing else holds it: no watcher of files, no coach that thought."""
    made = make()
    held = weakref.ref(made)
    made.close()
    del made
    # A coach that is told to stop first ends what it is at.
    for thread in threading.enumerate():
        if thread.name == "coach":
            thread.join(10)
    gc.collect()
    assert held() is None
