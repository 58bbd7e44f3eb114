"""A game that a notebook shares: the code stands below the board, and what others do is shown on it."""

import asyncio
from pathlib import Path
from threading import get_ident
from time import sleep
from typing import Any

import pytest
from classroom.visitor import Browser, close_all

import trajan_tutor as tt
from trajan_tutor.classroom.notebook_table import NotebookTable, notebook_table
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.jupyter.shared_play import SharedPlay
from trajan_tutor.session.shared_game import SharedChange


def test_a_second_device_plays_in_a_notebook() -> None:
    """It comes in with the code, each sees the other's decisions, and nothing runs in another thread."""

    async def story() -> None:
        shared: Any = tt.play("caesar", share=True, seed=3)
        assert isinstance(shared, SharedPlay)
        table = shared._table
        assert isinstance(table, NotebookTable)
        try:
            assert table.code in shared.children[1].value
            browser = Browser(table.address)
            assert (await browser.join(table.code, "Bo")).code == 200
            line = await browser.line("pupil")
            await line.until(lambda told: told["type"] == "desk" and told["message"]["type"] == "opened")
            (board,) = line.models
            for _ in range(6):
                count = len(table.session.steps)
                if table.session.choices():
                    shared.board.choose(table.session.game.notation(table.session.choices()[0]))
                    await line.until(lambda told: told["type"] == "desk")
                else:
                    await line.do(board, "choose", move=line.models[board]["choices"][0]["move"])
                    await asyncio.sleep(0.05)
                assert len(table.session.steps) > count
            assert shared.board.desk.live
            while table.session.choices():
                shared.board.choose(table.session.game.notation(table.session.choices()[0]))
                await line.until(lambda told: told["type"] == "desk")
            await line.do(board, "choose", move=line.models[board]["choices"][0]["move"])
            count = len(table.session.steps)
            await line.do(board, "undo")
            await asyncio.sleep(0.05)
            # Another asks below the board, and is answered there.
            assert shared.message.value.startswith("Bo would like")
            shared.yes.click()
            await asyncio.sleep(0.05)
            assert len(table.session.steps) < count
            assert "taken back" in shared.message.value
        finally:
            await close_all()
            shared.close()

    asyncio.run(story())


def test_what_its_page_asks_for_is_done_in_the_loop() -> None:
    """JupyterLab has it heard in another thread, and writing takes a while: everybody is told all the same."""

    async def story() -> None:
        shared: Any = tt.play("caesar", share=True, seed=3)
        table = shared._table
        threads: list[int] = []
        try:
            browser = Browser(table.address)
            await browser.join(table.code, "Bo")
            line = await browser.line("pupil")
            await line.until(lambda told: told["type"] == "desk" and told["message"]["type"] == "opened")
            note = table._at.game.note

            def slow(change: SharedChange) -> None:
                threads.append(get_ident())
                note(change)
                sleep(0.1)

            table._at.game.note = slow
            model = shared.board.desk.opened()["model"]
            move = table.session.game.notation(table.session.choices()[0])
            request = {"type": "choose", "id": "1", "at": model["at"], "at_once": True, "move": move}
            await asyncio.to_thread(shared.board._receive, None, {"type": "do", "request": request}, [])
            await asyncio.wait_for(line.until(lambda told: told["type"] == "desk"), 5)
            assert len(table.session.steps) == 1
            assert threads == [get_ident()]
        finally:
            await close_all()
            shared.close()

    asyncio.run(story())


def test_what_stands_below_speaks_as_the_board_does(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A language that is chosen on the board is spoken below it, too."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))

    async def story() -> None:
        shared: Any = tt.play("caesar", share=True, seed=3)
        try:
            assert [shared.yes.description, shared.no.description] == ["Yes", "No"]
            request = {"type": "language", "id": "1", "language": "pl", "at": shared.board.desk.opened()["model"]["at"]}
            shared.board.desk.hear({"type": "do", "request": request})
            assert [shared.yes.description, shared.no.description] == ["Tak", "Nie"]
            assert shared._table.words("pl") == shared.message.value != shared._table.words("en")
        finally:
            await close_all()
            shared.close()
            tt.language("en")

    asyncio.run(story())


def test_what_cannot_be_shared_is_said() -> None:
    """Five at a table."""

    async def story() -> None:
        with pytest.raises(MisusedError) as refused:
            notebook_table("caesar", 5, None, "en")
        assert refused.value.message.key == "class-table-size"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("chosen", "name"),
    [({"bots": "greedy"}, "bots"), ({"people": [0, 1]}, "people"), ({"modules": "poison"}, "modules")],
)
def test_what_a_shared_game_cannot_have_is_a_sentence(chosen: dict[str, Any], name: str) -> None:
    """Nothing that somebody has chosen is passed over in silence."""
    with pytest.raises(MisusedError) as caught:
        tt.play("caesar", share=True, **chosen)
    assert caught.value.message.key == "session-share-settings"
    assert dict(caught.value.message.parameters)["setting"] == name
