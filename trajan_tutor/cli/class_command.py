"""The command that opens a class: it serves until it is interrupted, and says where who teaches has to go."""

import asyncio
import webbrowser
from argparse import Namespace
from contextlib import suppress
from importlib.util import find_spec

from trajan_tutor.cli.output import say
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
    from trajan_tutor.classroom.addresses import local_addresses
    from trajan_tutor.classroom.class_host import class_folder
    from trajan_tutor.classroom.descriptors import raise_limit
    from trajan_tutor.classroom.seldom_log import log_seldom
    from trajan_tutor.classroom.server import calm_collector, start, until_stopped
    from trajan_tutor.classroom.table_words import table_games

    raise_limit()
    log_seldom()
    running = start(
        class_folder(home()),
        port=arguments.port,
        language=arguments.language,
        key=arguments.key,
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
    print(say(arguments.language, "class-started", address=running.address))
    print(say(arguments.language, "class-started-key"))
    print(say(arguments.language, "class-fits", pupils=host.room.most))
    print(say(arguments.language, "class-started-stop"), flush=True)
    if not arguments.no_browser:
        webbrowser.open_new_tab(running.address)
    calm_collector()
    await until_stopped(asyncio.Event(), running)
