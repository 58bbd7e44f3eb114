"""A class as a service of a hub: an admin of the hub teaches, pupils have no account there.

The hub starts `python -m trajan_tutor.classroom.hub_service` and says by its variables where it is to listen.
"""

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlparse

from jupyterhub.services.auth import HubOAuthCallbackHandler, HubOAuthenticated
from tornado.httpserver import HTTPServer
from tornado.web import Application, HTTPError, RequestHandler, authenticated

from trajan_tutor.classroom.application import SETTINGS, routes
from trajan_tutor.classroom.class_host import class_folder
from trajan_tutor.classroom.class_words import class_words
from trajan_tutor.classroom.connection_budget import ConnectionBudget, raise_limit
from trajan_tutor.classroom.guest_class import OPEN, GuestClass
from trajan_tutor.classroom.seldom_log import log_seldom
from trajan_tutor.classroom.server import calm_collector
from trajan_tutor.classroom.table_words import table_games
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.journals.saved_games import home

PREFIX: Final = "JUPYTERHUB_SERVICE_PREFIX"
ADDRESS: Final = "JUPYTERHUB_SERVICE_URL"
_SECRET_BYTES: Final = 32


class OpenClassOfHub(HubOAuthenticated, RequestHandler):  # type: ignore[misc] # the library publishes no types
    """Where an admin of the hub opens the class."""

    def initialize(self, guest: GuestClass) -> None:
        """Take the class."""
        self._guest = guest

    @authenticated
    def get(self) -> None:
        """Let an admin teach; who has an account and is none may not."""
        user: Any = self.get_current_user()
        if not user or not user.get("admin"):
            raise HTTPError(403)
        self._guest.let_teach(self)


def hub_application(folder: Path, prefix: str) -> tuple[Application, GuestClass]:
    """Return the application of a class below the prefix of its service, and the class."""
    guest = GuestClass(folder, prefix)
    made = Application(
        [
            (f"{prefix}{OPEN}", OpenClassOfHub, {"guest": guest}),
            (f"{prefix}oauth_callback", HubOAuthCallbackHandler),
            *routes(guest.served),
        ],
        cookie_secret=os.urandom(_SECRET_BYTES),
        **SETTINGS,
    )
    return made, guest


async def serve() -> None:
    """Serve until the hub ends the service."""
    raise_limit()
    log_seldom()
    prefix = os.environ.get(PREFIX, "/")
    place = urlparse(os.environ.get(ADDRESS, "http://127.0.0.1:8766"))
    try:
        made, guest = hub_application(class_folder(home()), prefix)
    except MisusedError as error:
        # The hub shows it in its log.
        raise SystemExit(class_words("")(error.message)) from error
    # The proxy of the hub stands before it and says who asks by which kind of address.
    budget = ConnectionBudget()
    server = HTTPServer(
        made, xheaders=True, idle_connection_timeout=budget.request_seconds, body_timeout=budget.body_seconds
    )
    server.listen(place.port or 80, place.hostname or "127.0.0.1")
    # Whoever comes first would hold the others while games are imported.
    table_games(guest.served.host.room.language)
    calm_collector()
    try:
        await asyncio.Event().wait()
    finally:
        server.stop()
        guest.close()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(serve())
