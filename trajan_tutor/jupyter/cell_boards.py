"""Boards by the cells that show them: a cell that is run again closes what it showed before, unless somebody uses it.

A board is used as long as another cell shows it, or a program can reach it: by a variable, in a list, by one of its
methods. That is found out exactly: everything that only notebook and widgets hold is let go, and what is still there
then is taken back. What IPython keeps of outputs (`Out[3]`, `_`) is not counted as use.
"""

import gc
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final
from weakref import WeakKeyDictionary, ref

from ipywidgets import Widget

# The last three outputs.
_LAST: Final = ("_", "__", "___")


class CellBoards:
    """The boards of one notebook."""

    def __init__(self, shell: Any) -> None:
        """Know of no board; hear of cells from now on."""
        self._shell = shell
        self._cells: WeakKeyDictionary[Widget, set[str]] = WeakKeyDictionary()
        self._left: list[ref[Widget]] = []
        self._are_new = False
        shell.events.register("pre_run_cell", self._begins)
        shell.events.register("post_run_cell", self._ends)

    def shown(self, board: Widget) -> None:
        """Take note that the cell that runs has made a board, or shows it."""
        cell = self._cell()
        if cell:
            self._cells.setdefault(board, set()).add(cell)

    def _cell(self) -> str:
        """Return the id of the cell that runs; nothing where the page does not tell it."""
        parent = self._shell.get_parent() if hasattr(self._shell, "get_parent") else {}
        metadata = parent.get("metadata") if isinstance(parent, Mapping) else None
        cell = metadata.get("cellId") if isinstance(metadata, Mapping) else None
        return cell if isinstance(cell, str) else ""

    def _begins(self, _info: object = None) -> None:
        cell = self._cell()
        for board, cells in list(self._cells.items()):
            if cell in cells:
                cells.discard(cell)
                if not cells:
                    self._left.append(ref(board))
                    self._are_new = True

    def _ends(self, _result: object = None) -> None:
        """Close what no cell shows any more and nobody uses; what is not written yet waits for that."""
        self._left = [held for held in self._left if _is_left(held(), self._cells)]
        saved = [held for held in self._left if not _has_unsaved(held())]
        # To find out who uses a board takes a moment: it is done when one more is left.
        if self._are_new:
            self._are_new = False
            outside = [_Held(self._shell, held) for held in saved]
            for board in outside:
                board.let_go()
            gc.collect()
            for board in outside:
                board.take_back()


def _is_left(board: Widget | None, cells: Mapping[Widget, set[str]]) -> bool:
    """Return whether a board is still there that no cell shows; another cell may have shown it since."""
    return board is not None and not cells.get(board)


def _has_unsaved(board: Widget | None) -> bool:
    return bool(getattr(board, "has_unsaved", False))


class _Held:
    """A board as only notebook and widgets hold it: in their tables, by its number and by the names of outputs."""

    def __init__(self, shell: Any, held: ref[Widget]) -> None:
        """Hold it no more than they do."""
        self._board = held
        board = held()
        tables = (shell.user_ns, shell.user_ns_hidden, shell.user_ns.get("_oh", {}), vars(shell.displayhook))
        # What is held by another name is a variable of somebody.
        self._outputs = [
            (table, name)
            for table in tables
            for name, value in table.items()
            if board is not None and value is board and (name in _LAST or str(name).removeprefix("_").isdigit())
        ]
        self._number = board.comm.comm_id if board is not None and board.comm is not None else ""

    def let_go(self) -> None:
        """Let the notebook hold it no more."""
        for table, name in self._outputs:
            table[name] = ""
        # Who closes takes its number out of the tables, and wants to find it there.
        for table in _tables():
            if self._number in table:
                table[self._number] = None

    def take_back(self) -> None:
        """Put a board back that somebody uses; of one that is gone nothing stays."""
        board = self._board()
        if board is None or board.comm is None:
            for table, name in self._outputs:
                if name not in _LAST:
                    table.pop(name, None)
            for numbers in _tables():
                numbers.pop(self._number, None)
            return
        for table, name in self._outputs:
            table[name] = board
        for table, value in zip(_tables(), (board, board.comm), strict=True):
            table[self._number] = value


def _tables() -> Iterator[dict[str, Any]]:
    """Yield what holds widgets by their numbers: widgets themselves, and the lines to their pages."""
    from ipywidgets.widgets import widget

    yield widget._instances  # noqa: SLF001 (ipywidgets has no other word for it)
    yield widget.comm.get_comm_manager().comms


@cache
def _boards_of(shell: Any) -> CellBoards:
    return CellBoards(shell)


def boards_here() -> CellBoards | None:
    """Return the boards of the notebook in which this runs, None anywhere else."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return _boards_of(shell) if shell is not None and hasattr(shell, "kernel") else None
