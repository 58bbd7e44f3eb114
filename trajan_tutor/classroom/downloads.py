"""Files that pages of a class take and bring: the progress of a pupil, and the table of the class."""

from typing import Final

from tornado.web import HTTPError

from trajan_tutor.classroom.class_csv import class_table
from trajan_tutor.classroom.class_words import class_words, say
from trajan_tutor.classroom.handlers import OWN_HEADER, ClassHandler
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.reading import text_of
from trajan_tutor.journals import progress_file

_FORBIDDEN: Final = 403
# More lines than a learner of years has.
LONGEST_PROGRESS: Final = 4_000_000


class ProgressHandler(ClassHandler):
    """The progress of the pupil who asks, as a file to take home, and as one that is brought back."""

    def get(self) -> None:
        """Send the file; there is neither name nor token in it."""
        learner = self.learner
        if learner is None:
            raise HTTPError(_FORBIDDEN)
        self.set_header("Content-Type", "application/json; charset=utf-8")
        self.set_header("Content-Disposition", f'attachment; filename="{progress_file.FILE}"')
        self.write(progress_file.taken(self.served.host.pupils.folder_of(learner.id)))

    def post(self) -> None:
        """Add what a file tells to the progress of the pupil, and say how much of it is new."""
        learner = self.learner
        if learner is None or not self.request.headers.get(OWN_HEADER):
            raise HTTPError(_FORBIDDEN)
        try:
            if len(self.request.body) > LONGEST_PROGRESS:
                raise HTTPError(413)
            folder = self.served.host.pupils.folder_of(learner.id)
            count = progress_file.brought(folder, text_of(self.request.body))
        except TutorError as error:
            self.set_status(400)
            self.write({"type": "no", "text": class_words(learner.language)(error.message)})
            return
        self.write({"type": "brought", "text": say(learner.language, "progress-brought", count=count)})


class ClassTableHandler(ClassHandler):
    """The table of the class for a spreadsheet: who teaches alone may have it."""

    def get(self) -> None:
        """Send the file."""
        if not self.is_teacher:
            raise HTTPError(_FORBIDDEN)
        host = self.served.host
        self.set_header("Content-Type", "text/csv; charset=utf-8")
        self.set_header("Content-Disposition", 'attachment; filename="class.csv"')
        self.write(class_table(host.room, host.pupils.folder_of, host.room.language))


DOWNLOADS: Final = (("progress", ProgressHandler), ("class.csv", ClassTableHandler))
