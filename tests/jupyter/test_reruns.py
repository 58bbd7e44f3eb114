"""A cell that is run again closes what it showed before, unless somebody uses it: in a real kernel, without a page."""

import gc
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.manager import KernelManager

PATIENCE_SECONDS = 120.0
BEGIN = """
import gc, os
import trajan_tutor as tt
from trajan_tutor.jupyter.page_widget import PageWidget
def alive():
    gc.collect()
    return sum(isinstance(one, PageWidget) for one in gc.get_objects())
def megabytes():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6
"""
# A person has clicked on what it shows, and asked the coach.
USED = """
board = tt.play("trajan", seats=2, seed=7)
ask = lambda name, **request: board.desk.hear({"id": str(name), "at": board.desk.table.at} | request)
ask(1, type="choose", move="sow I")
ask(2, type="show", page="history")
ask(3, type="coach", action="hint", number=0)
board
"""


class Notebook:
    """A kernel with somebody who runs cells of a notebook in it."""

    def __init__(self, client: BlockingKernelClient) -> None:
        self.client = client

    def run(self, code: str, cell: str, asked: str = "0") -> Any:
        """Run a cell, and return what is asked for afterwards."""
        content = {"code": code, "silent": False, "store_history": True, "stop_on_error": True}
        message = self.client.session.msg(
            "execute_request", content | {"user_expressions": {"asked": asked}, "allow_stdin": False}
        )
        message["metadata"]["cellId"] = cell
        self.client.shell_channel.send(message)
        while True:
            answer = self.client.get_shell_msg(timeout=PATIENCE_SECONDS)
            if answer["parent_header"].get("msg_id") == message["header"]["msg_id"]:
                assert answer["content"]["status"] == "ok", answer["content"]
                return eval(answer["content"]["user_expressions"]["asked"]["data"]["text/plain"])  # noqa: S307 (ours)


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Notebook]:
    """Return a kernel that is used by all tests: each leaves nothing behind."""
    manager = KernelManager()
    argv = [sys.executable, "-P", "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    manager._kernel_spec = KernelSpec(argv=argv, display_name="tested", language="python")
    manager.start_kernel(cwd=str(tmp_path_factory.mktemp("notebook")))
    client = manager.blocking_client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=PATIENCE_SECONDS)
        notebook = Notebook(client)
        notebook.run(BEGIN, "begin")
        yield notebook
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
        gc.collect()


# What comes from the libraries that carry the messages is not ours to mend.
pytestmark = pytest.mark.filterwarnings(
    "ignore::DeprecationWarning", "ignore::RuntimeWarning", "ignore::ResourceWarning"
)


@pytest.fixture
def notebook(kernel: Notebook) -> Iterator[Notebook]:
    """Return a notebook in which nothing is shown, before and afterwards."""
    yield kernel
    for cell in ("one", "other"):
        kernel.run("board = boards = kept = first = None", cell)
    assert kernel.run("", "end", "alive()") == 0


@pytest.mark.parametrize(
    "code",
    [
        'tt.play("trajan", seed=3)',
        'board = tt.play("trajan", seed=3)\nboard',
        'tt.lesson("02")',
        'tt.edit("trajan")',
        USED,
    ],
)
def test_a_cell_that_is_run_again_keeps_one_board(notebook: Notebook, code: str) -> None:
    """Whether it has a name or not, was clicked or not."""
    assert [notebook.run(code, "one", "alive()") for _ in range(3)] == [1, 1, 1]


def test_a_board_that_is_used_stays_and_answers(notebook: Notebook) -> None:
    """By a variable, in a list, by one of its methods; what IPython has of outputs is as before."""
    notebook.run('first = tt.play("trajan", seed=3)\nfirst', "one")
    kept = notebook.run('board = tt.play("trajan", seed=4)\nboard', "one", "alive(), Out and max(Out)")
    assert kept[0] == 2
    notebook.run("boards = [first]; first = None", "other")
    assert notebook.run('board = tt.play("trajan", seed=5)\nboard', "one", "alive()") == 2
    notebook.run("kept = boards[0].choose; boards = None", "other")
    assert notebook.run('board = tt.play("trajan", seed=6)\nboard', "one", "alive()") == 2
    assert notebook.run("kept('sow I')", "other", "len(kept.__self__.session.steps)") > 0
    assert notebook.run("", "other", "kept.__self__.comm.comm_id in tt.__name__ or kept.__self__.comm is not None")


def test_a_board_that_another_cell_shows_stays(notebook: Notebook) -> None:
    """Until that one is run again too."""
    notebook.run('board = tt.play("trajan", seed=3)', "one")
    notebook.run("board", "other")
    assert notebook.run('board = tt.play("trajan", seed=4)', "one", "alive()") == 2
    assert notebook.run("board", "other", "alive()") == 1


def test_a_board_with_something_unsaved_waits_until_it_is_written(notebook: Notebook) -> None:
    """Nothing is lost by running a cell again."""
    notebook.run(
        """
import errno, os
write_really = os.write
def full(file, data):
    raise OSError(errno.ENOSPC, "No space left on device")
os.environ["TRAJAN_TUTOR_HOME"] = "unsaved"
board = tt.play("trajan", seats=2, seed=9)
os.write = full
try:
    board.desk.hear({"id": "1", "at": 0, "type": "choose", "move": "sow I"})
finally:
    os.write = write_really
board = None
""",
        "one",
    )
    notebook.run("os.write = full", "other")
    try:
        assert notebook.run('tt.play("trajan", seed=4)', "one", "alive()") == 2
    finally:
        notebook.run("os.write = write_really", "other")
    notebook.run('tt.play("trajan", seed=5)', "one")
    assert notebook.run("", "end", "alive(), sorted(os.path.splitext(name)[1] for name in os.listdir('unsaved'))") == (
        1,
        # What was met in it is kept beside the game.
        ["", ".game"],
    )
    notebook.run('del os.environ["TRAJAN_TUTOR_HOME"]', "other")


@pytest.mark.long
def test_twenty_reruns_take_less_than_ten_megabytes(notebook: Notebook) -> None:
    """Of a board that was used."""
    seen = [notebook.run(USED, "one", "megabytes()") for _ in range(21)]
    assert seen[-1] - seen[0] < 10
