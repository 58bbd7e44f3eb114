"""The command that opens a class: it serves until it is interrupted, and says where who teaches has to go."""

import asyncio
from argparse import Namespace
from contextlib import suppress
from importlib.util import find_spec

from trajan_tutor.cli.address_shown import on_enter, show_address
from trajan_tutor.cli.class_key import given_key
from trajan_tutor.cli.output import say, words_for
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.journals.saved_games import home


def open_class(arguments: Namespace) -> int:
    """Serve a class until Ctrl+C; raises MisusedError where its libraries are missing, or the port is taken."""
    if find_spec("tornado") is None or find_spec("segno") is None:
        raise MisusedError("class-needs")
    with suppress(KeyboardInterrupt):
        asyncio.run(_serve(arguments))
    return 0


async def _serve(arguments: Namespace) -> None:
    # A server takes its time to be imported.
    from trajan_tutor.classroom.class_host import class_folder
    from trajan_tutor.classroom.connection_budget import raise_limit
    from trajan_tutor.classroom.key_page import remove_key_page
    from trajan_tutor.classroom.reachable import local_addresses
    from trajan_tutor.classroom.seldom_log import log_seldom
    from trajan_tutor.classroom.server import calm_collector, start, until_stopped
    from trajan_tutor.classroom.table_words import table_games

    raise_limit()
    log_seldom()
    folder = class_folder(home())
    running = start(
        folder,
        port=arguments.port,
        language=arguments.language,
        key=given_key(arguments),
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
