"""What is asked of the server of a class, by address: pages, coming in, and the lines on which messages go."""

import secrets
from collections.abc import Callable
from typing import Any, Final

from tornado.web import HTTPError

from trajan_tutor.classroom.class_words import say
from trajan_tutor.classroom.coming_in import DoorAnswer, Knock
from trajan_tutor.classroom.flow import LONGEST
from trajan_tutor.classroom.handlers import (
    ENDED,
    LEARNER_COOKIE,
    OWN_HEADER,
    TEACHER_COOKIE,
    ClassHandler,
    ClassLine,
    keep_cookie,
    language_of,
)
from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.learner_names import cleaned_name
from trajan_tutor.classroom.openings import as_text
from trajan_tutor.classroom.pages_html import FILES, StaticFile, page_html, start_of, static_file
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.reading import parse_json

_FORBIDDEN: Final = 403
_TOO_MANY: Final = 429
# The line is closed for a reason of ours: a page of ours says it and does not come back by itself.
NOT_IN: Final = 4401
_LONGEST_CODE: Final = 40
# Whose the lines of who teaches are, also those of the projector.
_TEACHER: Final = "teacher"


class PupilPage(ClassHandler):
    """The page of a pupil, whether they are in or not."""

    def get(self) -> None:
        """Send the page."""
        code = self.get_query_argument("code", "")[:_LONGEST_CODE]
        hint = code if code.isascii() and code.isdigit() else ""
        self.write(
            page_html(
                start_of(
                    "pupil", self.language, joined=self.learner is not None, code=hint, at_home=self.served.host.is_home
                )
            )
        )


class JoinHandler(ClassHandler):
    """Coming in, with the code of the room and a name."""

    def post(self) -> None:
        """Let somebody in who has the code; whoever is in already stays who they are."""
        asked = self.asked()
        if self.learner is not None:
            self.write({"type": "joined", "text": ""})
            return
        name, code = cleaned_name(asked.get("name")), _plain_code(asked.get("code"))
        token, address = self.get_cookie(LEARNER_COOKIE) or "", self.request.remote_ip or ""
        self.come_in(lambda: self.served.host.knock(Knock(code, name, self.language, address, token)))

    def asked(self) -> dict[str, Any]:
        """Return what was sent; raises HTTPError for what no page of ours sends."""
        if not self.request.headers.get(OWN_HEADER) or len(self.request.body) > LONGEST:
            raise HTTPError(_FORBIDDEN)
        try:
            body = parse_json(self.request.body.decode("utf-8", "replace"))
        except UnreadableError as error:
            raise HTTPError(400) from error
        if not isinstance(body, dict):
            raise HTTPError(400)
        return body

    def come_in(self, enter: Callable[[], DoorAnswer]) -> None:
        """Let somebody in, or tell them why they wait, or why not."""
        try:
            answered = enter()
        except MisusedError as error:
            status = _TOO_MANY if error.message.key == "class-wait-a-moment" else _FORBIDDEN
            self.refuse(status, say(self.language, error.message.key, **dict(error.message.parameters)))
            return
        keep_cookie(self, self.served, LEARNER_COOKIE, answered.token)
        self.write({"type": "waits" if answered.waits else "joined", "text": answered.waits})

    def refuse(self, status: int, text: str) -> None:
        """Say why somebody cannot come in."""
        self.set_status(status)
        self.write({"type": "no", "text": text})


class RejoinHandler(JoinHandler):
    """Going on at another device, with a code that who teaches has made."""

    def post(self) -> None:
        """Let a pupil go on here."""
        code, host = _plain_code(self.asked().get("code")), self.served.host
        self.come_in(lambda: host.coming_in.rejoin(code, host.clockwork.now()))


class LeaveHandler(JoinHandler):
    """Not me: the next pupil at the same device."""

    def post(self) -> None:
        """Forget who was here; they are in the room still."""
        self.asked()
        self.clear_cookie(LEARNER_COOKIE, path=self.served.base)
        self.write({"type": "joined", "text": ""})


class SitPage(ClassHandler):
    """Where who has laid a table sits down: the key of the address is exchanged for the cookie of a learner, once."""

    def get(self) -> None:
        """Send who has the key on to the table."""
        key, sitting = self.get_query_argument("key", ""), self.served.sitting
        if sitting is None or not secrets.compare_digest(key.encode(), sitting.key.encode()):
            if self.learner is not None:
                # The address was opened again: who sits there goes on.
                self.redirect(self.served.base)
                return
            raise HTTPError(_FORBIDDEN)
        self.served.sitting = None
        keep_cookie(self, self.served, LEARNER_COOKIE, sitting.token)
        self.redirect(self.served.base)


class TeacherPage(ClassHandler):
    """The page of who teaches; the key of its address works once, becomes a cookie, and leaves the address."""

    def get(self) -> None:
        """Send the page, or say in it that there was no key."""
        key, teachers = self.get_query_argument("key", None), self.served.host.room.teachers
        if key is not None:
            known = self.get_cookie(TEACHER_COOKIE) or ""
            # The address may be opened again: who teaches goes on, without what stood in it.
            token = teachers.exchanged(key, known) or (known if self.is_teacher else "")
            if token:
                keep_cookie(self, self.served, TEACHER_COOKIE, token)
                self.served.host.pupils.is_changed = True
                self.redirect(f"{self.served.base}teacher")
                return
        problem = "" if self.is_teacher else say(self.language, "class-key-wrong")
        if problem:
            self.set_status(_FORBIDDEN)
        else:
            # Whoever teaches again and again goes on without a key.
            keep_cookie(self, self.served, TEACHER_COOKIE, self.get_cookie(TEACHER_COOKIE) or "")
            self.served.host.teach_in(self.language)
        self.write(page_html(start_of("teacher", self.language, problem=problem)))


class ProjectorPage(ClassHandler):
    """The page of the projector, a window of who teaches."""

    def get(self) -> None:
        """Send the page, or say in it that there was no key."""
        problem = "" if self.is_teacher else say(self.language, "class-key-wrong")
        if problem:
            self.set_status(_FORBIDDEN)
        language = self.language if problem else self.served.host.room.language
        self.write(page_html(start_of("projector", language, problem=problem)))


class StaticHandler(ClassHandler):
    """What pages load: it never changes under an address with its stamp, and is pressed once for all."""

    file: StaticFile | None = None

    def get(self, name: str) -> None:
        """Send a file of the bundle."""
        if name not in FILES:
            raise HTTPError(404)
        try:
            self.file = static_file(name)
        except UnreadableError as error:
            raise HTTPError(404) from error
        self.set_header("Content-Type", FILES[name])
        if self.get_query_argument("v", ""):
            self.set_header("Cache-Control", "public, max-age=31536000, immutable")
        if self.takes_pressed:
            self.set_header("Content-Encoding", "gzip")
        self.write(self.file.pressed if self.takes_pressed else self.file.plain)

    @property
    def takes_pressed(self) -> bool:
        """Whether the browser says that it reads what gzip has pressed."""
        return "gzip" in self.request.headers.get("Accept-Encoding", "")

    def compute_etag(self) -> str | None:
        """Return the tag that is kept with the file: nothing is reckoned for a request."""
        return self.file.tag(is_pressed=self.takes_pressed) if self.file is not None else None


class PupilLine(ClassLine):
    """The line of a pupil's page."""

    learner: ClassLearner | None = None

    async def open(self, *_: str, **__: str) -> None:
        """Show everything, or say that nobody has come in here."""
        self.note_open()
        pupils = self.served.host.pupils
        self.learner = learner = self.served.host.room.learner_of(self.get_cookie(LEARNER_COOKIE) or "")
        if learner is None:
            self.close(NOT_IN, "not in")
            return
        if not self.take_place(self.served.pupil_places, learner.id, self.served.budget.of_pupil):
            return
        self.flow = pupils.flow_of(learner.id)
        language = language_of(self, learner.language)

        def come() -> None:
            pupils.speak(learner, language)
            pupils.come(self, learner)

        await self.in_turn(come)

    def give_way(self) -> None:
        """Say on the page why nothing more is shown there."""
        if self.learner is not None:
            self.send_text(as_text(self.served.host.pupils.last_shown(self.learner, "class-too-many-windows")))
        super().give_way()

    def hear(self, text: str) -> None:
        """Do what the page asks for."""
        if self.learner is None:
            return
        if self.learner.id not in self.served.host.room.learners:
            self.close(ENDED, "removed")
            return
        self.served.host.hear_pupil(self, self.learner, text)

    def on_close(self) -> None:
        """Take note that the page is gone."""
        super().on_close()
        self.served.pupil_places.leave(self)
        if self.learner is not None:
            self.served.host.pupils.go(self, self.learner.id)


class TeacherLine(ClassLine):
    """The line of a page of who teaches."""

    def open(self, *_: str, **__: str) -> None:
        """Show everything."""
        self.note_open()
        if self.is_teacher and self.take_place(self.served.teacher_places, _TEACHER, self.served.budget.of_teacher):
            with self.counted():
                self.served.host.come_teacher(self)
        else:
            self.close(NOT_IN, "no key")

    def hear(self, text: str) -> None:
        """Do what the page asks for."""
        if self.is_teacher:
            self.served.host.hear_teacher(self, text)

    def on_close(self) -> None:
        """Take note that the page is gone."""
        super().on_close()
        self.served.teacher_places.leave(self)
        self.served.host.go(self)


class ProjectorLine(TeacherLine):
    """The line of the projector, on which nothing can be asked for but what a board says of itself."""

    def open(self, *_: str, **__: str) -> None:
        """Show what is chosen."""
        self.note_open()
        if self.is_teacher and self.take_place(self.served.teacher_places, _TEACHER, self.served.budget.of_teacher):
            with self.counted():
                self.served.host.come_projector(self)
        else:
            self.close(NOT_IN, "no key")

    def hear(self, text: str) -> None:
        """Tell what it asks about the board."""
        if self.is_teacher:
            self.served.host.hear_projector(self, text)


def _plain_code(code: object) -> str:
    """Return a code without the spaces and dashes that people type."""
    text = code if isinstance(code, str) else ""
    return "".join(letter for letter in text[:_LONGEST_CODE] if letter.isalnum())


ROUTES: Final = (
    ("", PupilPage),
    ("join", JoinHandler),
    ("rejoin", RejoinHandler),
    ("leave", LeaveHandler),
    ("sit", SitPage),
    ("teacher", TeacherPage),
    ("projector", ProjectorPage),
    (r"static/([a-z.]+)", StaticHandler),
    ("pupil", PupilLine),
    ("teacher-live", TeacherLine),
    ("projector-live", ProjectorLine),
)
