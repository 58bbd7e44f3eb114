"""The command that opens a table for two and more devices, without a class."""

import asyncio
from argparse import Namespace
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING

from trajan_tutor.cli.address_shown import on_enter, show_address
from trajan_tutor.cli.output import say, words_for
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.journals.saved_games import home

if TYPE_CHECKING:
    from trajan_tutor.classroom.room import Room


def open_table(arguments: Namespace) -> int:
    """Serve a table until Ctrl+C; raises MisusedError where its libraries are missing, or it cannot be laid."""
    if find_spec("tornado") is None or find_spec("segno") is None:
        raise MisusedError("class-needs")
    with suppress(KeyboardInterrupt):
        asyncio.run(_serve(arguments))
    return 0


async def _serve(arguments: Namespace) -> None:
    # A server takes its time to be imported.
    from trajan_tutor.classroom.class_words import say as say_of_class
    from trajan_tutor.classroom.connection_budget import raise_limit
    from trajan_tutor.classroom.home_table import HomeTable, home_folder
    from trajan_tutor.classroom.key_page import remove_key_page
    from trajan_tutor.classroom.learner_names import cleaned_name
    from trajan_tutor.classroom.reachable import local_addresses
    from trajan_tutor.classroom.seldom_log import log_seldom
    from trajan_tutor.classroom.server import start, until_stopped
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
    _tell_of_before(running.served.host.room, language)

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


def _tell_of_before(room: "Room", language: str) -> None:
    """Print what a class reads on its page: nobody teaches at a table at home."""
    from trajan_tutor.classroom.room_expiry import question_of

    for problem in room.problems:
        print(words_for(language)(problem))
    for one in room.aside:
        print(words_for(language)(question_of(one)), say(language, "class-aside-command", name=one.name))
