"""A board in Colab, as far as the kernel has to do with it: the switch for widgets of others is turned on."""

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from anywidget import _util

import trajan_tutor as tt

MANAGER = "https://example.org/manager.js"


def test_the_switch_of_colab_is_turned_on_and_told_with_every_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Colab shows no widget without what is told beside it: anywidget does both, and the board leaves it so."""
    turned: list[str] = []
    switch = ModuleType("google.colab.output")
    monkeypatch.setattr(switch, "_widgets", SimpleNamespace(_installed_url=MANAGER), raising=False)
    monkeypatch.setattr(switch, "enable_custom_widget_manager", lambda: turned.append(MANAGER), raising=False)
    monkeypatch.setitem(sys.modules, "google.colab.output", switch)
    _util.enable_custom_widget_manager_once.cache_clear()
    values: tuple[Any, ...] = (
        tt.lesson("trajan/00-first-game"),
        tt.play("trajan", seats=2, seed=7),
        tt.edit("trajan"),
    )
    for shown in values:
        data, beside = shown._repr_mimebundle_()
        assert beside == {
            "application/vnd.jupyter.widget-view+json": {"colab": {"custom_widget_manager": {"url": MANAGER}}}
        }
        assert set(beside) <= set(data)
    assert turned == [MANAGER]
    _util.enable_custom_widget_manager_once.cache_clear()
