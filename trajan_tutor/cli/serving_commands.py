"""The commands that open a class, or a table for two and more devices without one: each serves until it is interrupted.

They say where who teaches, or who sits down first, has to go: a terminal is told an address with a key by itself,
whoever reads elsewhere by a file of their own. A key of somebody's own comes from a file or from the environment, where
no list of processes shows it.
"""

import asyncio
import os
import select
import stat
import sys
import time
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Coroutine
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from trajan_tutor.cli.output import print_error, say, words_for
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.reading import read_text
from trajan_tutor.journals.saved_games import home
from trajan_tutor.journals.writing import SavingError

if TYPE_CHECKING:
    from trajan_tutor.classroom.room import Room


def open_class(arguments: Namespace) -> int:
    """Serve a class until Ctrl+C; raises MisusedError where its libraries are missing, or the port is taken."""
    return _until_interrupted(_serve_class, arguments)


def _until_interrupted(serve: Callable[[Namespace], Coroutine[object, object, None]], arguments: Namespace) -> int:
    if find_spec("tornado") is None or find_spec("segno") is None:
        raise MisusedError("class-needs")
    with suppress(KeyboardInterrupt):
        asyncio.run(serve(arguments))
    return 0


async def _serve_class(arguments: Namespace) -> None:
    # A server takes its time to be imported.
    from trajan_tutor.classroom.class_host import class_folder
    from trajan_tutor.classroom.connection_budget import raise_limit
    from trajan_tutor.classroom.reachable import local_addresses
    from trajan_tutor.classroom.seldom_log import log_seldom
    from trajan_tutor.classroom.server import calm_collector, start, until_stopped
    from trajan_tutor.classroom.table_words import table_games
    from trajan_tutor.classroom.teacher_keys import remove_key_page

    raise_limit()
    log_seldom()
    folder = class_folder(home())
    running = start(
        folder,
        port=arguments.port,
        language=arguments.language,
        key=requested_key(arguments),
        certificate=arguments.certificate,
        addresses=(lambda: arguments.address) if arguments.address else local_addresses,
        bring_back=arguments.bring_back,
    )
    host = running.served.host
    if arguments.expect:
        host.room.expect(arguments.expect)
    host.coming_in.doorway.stays_open = arguments.open
    # Whoever comes first would hold the others while games are imported.
    table_games(host.room.language)
    show_address(arguments, running.address, folder, "class-started")
    for note in host.room.teachers.notes:
        print(words_for(arguments.language)(note))

    def show_again() -> None:
        host.room.teachers.draw()
        show_address(arguments, running.address, folder, "class-started")

    if on_enter(show_again):
        print(say(arguments.language, "class-started-enter"))
    print(say(arguments.language, "class-fits", pupils=host.room.most))
    print(say(arguments.language, "class-started-stop"), flush=True)
    calm_collector()
    try:
        await until_stopped(asyncio.Event(), running)
    finally:
        remove_key_page(folder)


def open_table(arguments: Namespace) -> int:
    """Serve a table until Ctrl+C; raises MisusedError where its libraries are missing, or it cannot be laid."""
    return _until_interrupted(_serve_table, arguments)


async def _serve_table(arguments: Namespace) -> None:
    # A server takes its time to be imported.
    from trajan_tutor.classroom.class_words import say as say_of_class
    from trajan_tutor.classroom.connection_budget import raise_limit
    from trajan_tutor.classroom.home_table import HomeTable, home_folder
    from trajan_tutor.classroom.learner_names import cleaned_name
    from trajan_tutor.classroom.reachable import local_addresses
    from trajan_tutor.classroom.seldom_log import log_seldom
    from trajan_tutor.classroom.server import start, until_stopped
    from trajan_tutor.classroom.teacher_keys import remove_key_page
    from trajan_tutor.lessons.files import games_by_course

    raise_limit()
    log_seldom()
    language, folder = arguments.language, home_folder(home())
    running = start(
        folder,
        port=arguments.port,
        language=language,
        addresses=(lambda: arguments.address) if arguments.address else local_addresses,
        bring_back=arguments.bring_back,
    )
    try:
        table = HomeTable(running.served.host, arguments.game or games_by_course()[0], arguments.seats)
        name = cleaned_name(arguments.name) or say_of_class(language, "class-home-first")
        running.served.sitting = table.sitting(name)
        running.served.host.pupils.tables.allow_hints(on=arguments.hints)
    except MisusedError:
        running.close()
        raise
    show_address(arguments, running.seat_address, folder, "class-home-started")
    print(table.words(language))
    _print_earlier(running.served.host.room, language)

    def show_again() -> None:
        running.served.sitting = table.sitting(name)
        show_address(arguments, running.seat_address, folder, "class-home-started")

    if on_enter(show_again):
        print(say(language, "class-started-enter"))
    print(say(language, "class-home-stop"), flush=True)
    try:
        await until_stopped(asyncio.Event(), running)
    finally:
        remove_key_page(folder)


def _print_earlier(room: "Room", language: str) -> None:
    """Print what a class reads on its page: nobody teaches at a table at home."""
    from trajan_tutor.classroom.room_expiry import question_of

    for problem in room.problems:
        print(words_for(language)(problem))
    for earlier in room.aside:
        print(words_for(language)(question_of(earlier)), say(language, "class-aside-command", name=earlier.name))


VARIABLE: Final = "TRAJAN_TUTOR_CLASS_KEY"


def requested_key(arguments: Namespace) -> str:
    """Return the key that was given, an empty text without one; a key among the arguments is warned of.

    Raises UnreadableError for a file that cannot be read, MisusedError for an empty one and one that others can read.
    """
    # Processes that this one starts do not get it.
    of_environment = os.environ.pop(VARIABLE, "")
    if arguments.key:
        print(say(arguments.language, "class-key-shown", variable=VARIABLE), file=sys.stderr)
    if arguments.key_file:
        return _key_in(Path(arguments.key_file))
    return of_environment.strip() or str(arguments.key)


def _key_in(file: Path) -> str:
    key = read_text(file).strip()
    if os.name == "posix" and file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise MisusedError("class-key-file-open", file=str(file))
    if not key:
        raise MisusedError("class-key-file-empty", file=str(file))
    return key


_CALM_SECONDS: Final = 1.0
_READ: Final = 1024


def show_address(arguments: Namespace, address: str, folder: Path, key: str) -> None:
    """Print an address, and open it unless that is not wanted.

    What is no terminal may be a log that others read: there it is told which file leads to the address. `key` names the
    sentences, in which a terminal is told an `address` and others a `file`.
    """
    # What is written with keys is made by the room of a class, which takes its time to be imported.
    from trajan_tutor.classroom.teacher_keys import write_key_page

    page = None
    try:
        page = write_key_page(folder, address)
    except SavingError as error:
        print_error(error, arguments.language)
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
