"""How a command that serves tells an address with a key: in a terminal by itself, elsewhere by a file of one's own."""

import asyncio
import os
import select
import sys
import time
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Final

from trajan_tutor.cli.output import say, tell_error
from trajan_tutor.journals.writing import SavingError

_CALM_SECONDS: Final = 1.0
_READ: Final = 1024


def show_address(arguments: Namespace, address: str, folder: Path, key: str) -> None:
    """Print an address, and open it unless that is not wanted.

    What is no terminal may be a log that others read: there it is told which file leads to the address. `key` names the
    sentences, in which a terminal is told an `address` and others a `file`.
    """
    # What is written with keys is made by the room of a class, which takes its time to be imported.
    from trajan_tutor.classroom.key_page import write_key_page

    page = None
    try:
        page = write_key_page(folder, address)
    except SavingError as error:
        tell_error(error, arguments.language)
    if sys.stdout.isatty():
        print(say(arguments.language, key, address=address))
        print(say(arguments.language, f"{key}-key"), flush=True)
    elif page is not None:
        print(say(arguments.language, f"{key}-file", file=str(page.resolve())), flush=True)
    if page is not None and not arguments.no_browser:
        webbrowser.open_new_tab(page.resolve().as_uri())


def on_enter(act: Callable[[], None]) -> bool:
    """Call something in the running loop whenever Enter is pressed in the terminal, and return whether there is one."""
    if sys.stdin is None or not sys.stdin.isatty():
        return False
    Thread(target=_listen, args=(sys.stdin.fileno(), asyncio.get_running_loop(), act), daemon=True).start()
    return True


def _listen(terminal: int, loop: asyncio.AbstractEventLoop, act: Callable[[], None]) -> None:
    try:
        while _is_typed(terminal):
            loop.call_soon_threadsafe(act)
    except (OSError, RuntimeError):
        # The terminal is gone, or the loop is.
        return


if os.name == "nt":

    def _is_typed(terminal: int) -> bool:
        """Wait for a line, and return whether there was one."""
        return bool(os.read(terminal, _READ))

else:

    def _is_typed(terminal: int) -> bool:
        """Wait for a line, and return whether there was one."""
        select.select([terminal], [], [])
        # A program in the background that reads from its terminal is stopped.
        while os.tcgetpgrp(terminal) != os.getpgrp():
            time.sleep(_CALM_SECONDS)
            select.select([terminal], [], [])
        return bool(os.read(terminal, _READ))
