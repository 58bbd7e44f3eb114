"""An exercise being recorded, as a value that shows itself: a board, and below it what is written and ticked."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from weakref import ref

from ipywidgets import HTML, Button, Checkbox, Layout, Text, VBox

from trajan_tutor.desk.pages.pages import ToPage
from trajan_tutor.desk.requests.request_rows import Sender
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.jupyter.kept_widget import KeptWidget
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.lessons.exercise_recorder import ExerciseRecorder
from trajan_tutor.view.static_output import StaticOutput
from trajan_tutor.view.svg import clean


class RecordingWidget(KeptWidget, VBox):  # type: ignore[misc]
    """A board on which the solution of an exercise is played, and a form below it that keeps the exercise.

    `recorder` does the same by calls.
    """

    def __init__(self, recorder: ExerciseRecorder) -> None:
        """Show the position; the form writes files beside the notebook."""
        self.recorder = recorder
        self.board = StageWidget(recorder.session, recorder.words.language)
        full_width = Layout(width="100%", max_width="48em")
        self.title, self.question, self.hint = Text(layout=full_width), Text(layout=full_width), Text(layout=full_width)
        self.rules = VBox()
        self.keep_button = Button(button_style="primary", layout=Layout(width="auto", align_self="flex-start"))
        self.message = HTML()
        self._boxes: dict[str, Checkbox] = {}
        self._ticked: dict[str, bool] = {}
        self._known: tuple[str, ...] | None = None
        self._label()
        self.keep_button.on_click(self._keep)
        super().__init__([self.board, self.title, self.question, self.hint, self.rules, self.keep_button, self.message])
        held = ref(self)

        def changed(_: ToPage) -> None:
            widget = held()
            if widget is not None:
                widget.look()

        # It looks on, as a page would, and is told after every click.
        page = self.board.desk.join(changed, Sender.WATCHER)
        self.board.desk.hear({"type": "whole"}, page=page)
        self.look()

    def __repr__(self) -> str:
        """Say of which game it is, alike in every run."""
        return repr(self.recorder)

    def keep(
        self,
        title: str,
        question: str,
        *,
        hint: str = "",
        rules: Sequence[str] | None = None,
        folder: str | Path = ".",
    ) -> Path:
        """Write the exercise as one file into a folder, and return it, as its `recorder` does."""
        return self.recorder.keep(title, question, hint=hint, rules=rules, folder=folder)

    def chosen(self) -> list[str]:
        """Return the rules that are ticked."""
        return [rule for rule, box in self._boxes.items() if box.value]

    def look(self) -> None:
        """Show the rules that what was played uses; a tick that somebody has set or taken away stays so.

        What the board speaks is spoken below it, too.
        """
        spoken = self.board.desk.words.language
        if spoken != self.recorder.words.language:
            self.recorder.speak(spoken)
            self._label()
        try:
            proposed = self.recorder.recording.proposed()
        except TutorError as error:
            self._say(error.message)
            return
        self._say(Message("recorded-ready" if proposed else "recorded-play"))
        rules = tuple(rule.rule for rule in proposed)
        if rules == self._known:
            return
        self._known = rules
        self._boxes = {rule.rule: self._box(rule.rule, is_chosen=rule.is_chosen) for rule in proposed}
        self.rules.children = tuple(self._boxes.values())

    def _label(self) -> None:
        labelled = {"title": self.title, "question": self.question, "hint": self.hint, "keep": self.keep_button}
        for name, widget in labelled.items():
            widget.description = self.recorder.words.say(f"recorded-form-{name}")
        # The rules are named anew.
        self._known = None

    def _box(self, rule: str, *, is_chosen: bool) -> Checkbox:
        recorder = self.recorder
        box = Checkbox(
            value=self._ticked.get(rule, is_chosen),
            description=recorder.words(Message(recorder.session.game.rules[rule].key)),
            indent=False,
            layout=Layout(width="100%"),
        )
        box.observe(lambda change: self._ticked.update({rule: change["new"]}), "value")
        return box

    def _keep(self, _: Button) -> None:
        form = (self.title.value, self.question.value)
        try:
            path = self.recorder.keep(*form, hint=self.hint.value, rules=self.chosen(), folder=Path())
        except TutorError as error:
            self._say(error.message)
            return
        self._say(Message.of("recorded-kept", file=path.name))

    def _say(self, message: Message) -> None:
        self.message.value = f"<p>{clean(self.recorder.words(message))}</p>"

    def inner(self) -> tuple[KeptWidget, ...]:
        """Return the board, on which the solution is played."""
        return (self.board,)

    def static_output(self) -> StaticOutput:
        """Return the board as it stands, as a notebook keeps it."""
        return replace(self.board.static_output(), sentence=self.recorder.static_output().sentence, opens="")

    def standing(self) -> object:
        """Return what the picture of the board depends on."""
        return self.board.standing()
