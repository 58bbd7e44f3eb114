"""An exercise being recorded, with everything that can be done with it by calls: play, see its rules, keep it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from trajan_tutor.engine import record
from trajan_tutor.engine.errors import UnreadableError, give_sentence
from trajan_tutor.engine.reading import read_text
from trajan_tutor.engine.record import Record
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.draft import LESSON, written
from trajan_tutor.lessons.position_sources import position_from
from trajan_tutor.lessons.recorded_exercise import ProposedRule, Recording, recorded
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.session.error_sentences import with_sentences
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP, Session
from trajan_tutor.session.values import path_of, text_of, texts_of
from trajan_tutor.view import PictureForm, draw_board
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

_HERE: Final = "."


class ExerciseRecorder(ShowsItself):
    """A position on a board of its own, and what is played there as the solution of an exercise."""

    def __init__(self, source: object, language: str = "") -> None:
        """Begin with the position that something stands for, as `position_from` says; raises TutorError.

        One of a game that people are playing is begun as it is seen: what is hidden there is dealt anew.
        """
        position = position_from(source, language=language)
        start = Record(position.game.name, position.setup, list(position.moves))
        seat = position.game.current_seat(record.replay(position.game, start))
        self.session: Session = new_session("", position=record.dumps(start), people=(seat,), pace=STEP)
        self.recording = Recording(self.session)
        self.speak(language)

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        self.words = Words(language, (self.session.game.resources.words,))

    def __repr__(self) -> str:
        """Say of which game it is, alike in every run."""
        return f"<{self.words.say('recorded-title', game=self.session.game.name)}>"

    @property
    def rules(self) -> tuple[ProposedRule, ...]:
        """The rules that the solution uses so far, those first that fewest other moves would use."""
        with with_sentences(self.words):
            return self.recording.proposed()

    def keep(
        self,
        title: str,
        question: str,
        *,
        hint: str = "",
        rules: Sequence[str] | None = None,
        folder: str | Path = _HERE,
    ) -> Path:
        """Write the exercise as one file into a folder, and return it; without `rules` about those that are proposed.

        What is missing, or cannot be solved, is told in a sentence, and nothing is written.
        """
        with with_sentences(self.words):
            place = path_of("folder", folder)
            if rules is None:
                about = [proposal.rule for proposal in self.recording.proposed() if proposal.is_chosen]
            else:
                about = list(texts_of("rules", rules))
            try:
                exercise = recorded(
                    self.recording,
                    text_of("title", title),
                    text_of("question", question),
                    text_of("hint", hint),
                    about,
                    self.words,
                )
            except LessonError as error:
                give_sentence(error, self.words(error.message))
                raise
            path = place / f"{exercise.name}{LESSON}"
            # The same exercise has the same name: then there is nothing to be written.
            return path if _is_there(path, exercise.text) else written(place, exercise.name, {LESSON: exercise.text})

    def static_output(self) -> StaticOutput:
        """Return the board and of which game it is, as a notebook keeps them."""
        game, seen = self.session.game, self.session.observation()
        return StaticOutput(
            self.words.say("recorded-title", game=game.name),
            (lambda: draw_board(game, seen, self.words, prefix="b", form=PictureForm.STILL),),
        )


def _is_there(path: Path, text: str) -> bool:
    try:
        return read_text(path) == text
    except UnreadableError:
        return False
