"""A class as an extension of Jupyter's server: the same addresses, below a path of its own.

Who is logged in to Jupyter teaches. Pupils get no token of Jupyter: every address of the class says itself that it can
be asked for without one, and no other address does. Nothing of a class is there before who teaches has opened it.
"""

from typing import Any, Final

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.utils import url_path_join
from tornado.web import RequestHandler, authenticated

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.journals.saved_games import home

PATH: Final = "trajan-tutor/class/"


class OpenClass(JupyterHandler):
    """Where who is logged in to Jupyter opens the class."""

    def initialize(self, base: str) -> None:
        """Take the path of the class."""
        self._base = base

    @authenticated
    def get(self) -> None:
        """Let who asks teach; the class is taken up with the first time."""
        # Everything of a class takes its time to be imported: a server starts without.
        from trajan_tutor.classroom.application import routes
        from trajan_tutor.classroom.class_host import class_folder
        from trajan_tutor.classroom.class_words import class_words
        from trajan_tutor.classroom.guest_class import GuestClass

        guest: GuestClass | None = self.settings.get("trajan_tutor_class")
        if guest is None:
            guest = GuestClass(class_folder(home()), self._base)
            try:
                served = guest.served
            except MisusedError as error:
                self.set_status(409)
                self.set_header("Content-Type", "text/plain; charset=utf-8")
                self.finish(class_words("")(error.message))
                return
            self.settings["trajan_tutor_class"] = guest
            stated = [(path, _stated(handler), values) for path, handler, values in routes(served)]
            self.application.add_handlers(".*$", stated)
        guest.let_teach(self)


def _stated(handler: type[RequestHandler]) -> type[RequestHandler]:
    """Return a handler whose methods say that they look after their access themselves."""
    methods: dict[str, Any] = {}
    for name in ("get", "post"):
        method = getattr(handler, name)
        if method is not RequestHandler._unimplemented_method:  # noqa: SLF001 (so Jupyter's server tells it too)
            methods[name] = allow_unauthenticated(method)
    return type(handler.__name__, (handler,), methods)


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Return where Jupyter's server finds the extension."""
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Add the one address at which a class is opened."""
    base = url_path_join("/", server.web_app.settings["base_url"], PATH)
    server.web_app.add_handlers(".*$", [(f"{base}begin", OpenClass, {"base": base})])
