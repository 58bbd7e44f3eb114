"""Records what a page is shown: `python tools/record_models.py FOLDER` plays all lessons and a few games on a desk.

Each lesson and each game is a file of JSON lines: `state` (asked, refused, mistaken, hinted, done and others), `step`,
the `request` that a page sent, and the `message` that answered it; the first line has no request. The same program
writes the same files.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.games import game_names
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.lessons.lesson import AnswerForm, Question, Step, StepKind
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Autonomy, Phase
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP

# Long enough for every step of a turn and the end of a quarter; a lesson that lasts is not played to its end.
_DECISIONS: Final = 60
_TURNS_SHOWN: Final = 3
_LITTLE: Final = Effort(40, 3, 8, 8, 16, 2, 8)


class Recording:
    """Writes down what a desk answers to what a page would ask."""

    def __init__(self, desk: Desk) -> None:
        """Begin with what a page has at first."""
        self.desk = desk
        self.lines: list[str] = []
        self._state, self._step = "asked", 0
        self._request: dict[str, Any] | None = None
        self._write(desk.opened())
        desk.listen(self._write)

    def at(self, state: str, step: int) -> None:
        """Say what the following is about."""
        self._state, self._step = state, step

    def send(self, kind: str, **content: Any) -> None:
        """Send a request, and write down what answers it."""
        name = f"r-{len(self.lines)}"
        self._request = {"type": kind, "at": self.desk.table.at, "id": name} | content
        self.desk.hear({"type": "do", "request": self._request})

    def _write(self, message: Any) -> None:
        line = {"state": self._state, "step": self._step, "request": self._request, "message": message}
        self.lines.append(json.dumps(line, ensure_ascii=False))
        notice = message["set"].get("notice", {}) if message["type"] == "change" else {}
        if notice.get("tone") == "problem":
            raise RuntimeError(f"{self._step} {self._request}: {notice['text']}")


class Lesson:
    """A lesson that is played through: every step is asked, refused, hinted and done."""

    def __init__(self, recording: Recording, player: Player) -> None:
        """Stand where the lesson begins."""
        self.recording = recording
        self.player = player

    def play(self, last: int | None = None) -> None:
        """Play all steps, or those up to the `last` one, and go on after each."""
        for number, step in enumerate(self.player.lesson.steps[:last], start=1):
            self.recording.at("asked", number)
            if self.player.phase in (Phase.DOING, Phase.ASKED):
                self._try(number, step)
            elif step.kind is StepKind.EXPLORE:
                self._go("explore", "away", number)
                self._go("come-back", "asked", number)
            while self.player.at == number - 1 and not self.player.finished:
                self._go("next", "asked" if step.kind is StepKind.WATCH else "next", number)

    def _go(self, action: str, state: str, number: int) -> None:
        self.recording.at(state, number)
        self.recording.send("go", action=action)
        self._look_on()

    def _look_on(self) -> None:
        """Look on as another seat decides, and skip the rest of what others do."""
        for kind in ("next", "skip"):
            if self.player.others_wait:
                self.recording.send(kind)

    def _try(self, number: int, step: Step) -> None:
        self.recording.at("refused", number)
        refused = self._refused_spot()
        if refused:
            self.recording.send("pick", spot=refused)
            self._set_right(number)
        for mistake in step.mistakes:
            self.recording.at("mistaken", number)
            for entry in mistake.moves:
                self._enter(entry)
            for value in mistake.answers:
                self.recording.send("answer", value=str(value))
            self._set_right(number)
        self._go("hint", "hinted", number)
        self.recording.at("done", number)
        if step.question is not None:
            self._answer(step.question)
        elif step.kind is StepKind.PLAY:
            self._play_on(number)
        else:
            for entry in step.solutions[0] if step.solutions else ():
                self._enter(entry)
        if self.player.phase is not Phase.DONE:
            raise RuntimeError(f"{self.player}: {self.player.phase}")

    def _answer(self, question: Question) -> None:
        right = str(question.right[0])
        if question.form is AnswerForm.SPOT:
            self.recording.send("pick", spot=right)
        else:
            self.recording.send("answer", value=right)

    def _play_on(self, number: int) -> None:
        """Let the lesson play the turns of a step that lasts: the first ones are shown, the others end it."""
        turns = 0
        self.recording.send("dial", value=Autonomy.SHOW_ME.value)
        while self.player.phase is Phase.DOING:
            self._go("next", "done" if turns >= _TURNS_SHOWN else "shown", number)
            turns += 1
        self.recording.send("dial", value=Autonomy.GUIDE_ME.value)

    def _set_right(self, number: int) -> None:
        """Go back to the beginning of the step, where something was tried."""
        if self.player.phase in (Phase.MISTAKEN, Phase.LOST) or self.player.trial.can_undo:
            self._go("again", "asked", number)

    def _enter(self, entry: str) -> None:
        spot = scenarios.picked_spot(self.player.session, entry)
        if spot:
            self.recording.send("pick", spot=spot)
        else:
            self.recording.send("choose", move=entry)
        self._look_on()

    def _refused_spot(self) -> str:
        """Return a place that cannot be clicked now and is none that the step wants; an empty text without one."""
        session, step = self.player.session, self.player.step
        wanted = {*session.spots(), *step.spots, *(str(one) for one in (step.question.right if step.question else ()))}
        wanted |= {entry.removeprefix(scenarios.PICK) for way in step.solutions for entry in way}
        spots = sorted(one.name for one in session.game.spots(session.observation()))
        near = [spot for spot in spots if spot.partition(".")[0] in {one.partition(".")[0] for one in wanted}]
        return next((spot for spot in (*near, *spots) if spot not in wanted), "")


def lesson_lines(address: str, language: str, last: int | None = None) -> list[str]:
    """Return what is recorded of a lesson, up to its `last` step where one is given."""
    with TemporaryDirectory() as folder:
        lesson = lesson_activity(address, "guide-me", language, Path(folder))
        recording = Recording(Desk(outside=HostServices("r"), lesson=lesson))
        Lesson(recording, lesson.player).play(last)
    return recording.lines


def game_lines(name: str, seats: int, language: str, last: int | None = None) -> list[str]:
    """Return what is recorded of a game: a hint, what is refused, and a person's and bots' turns one by one.

    It ends after the decision with the number `last`, where one is given.
    """
    session = new_session(name, seats=seats, seed=5, people=[0], pace=STEP)
    desk = Desk(session, HostServices("r", driver=Driver.AT_ONCE), language=language)
    desk.coach.state.efforts = Efforts(hint=_LITTLE)
    recording = Recording(desk)
    for number in range(_DECISIONS if last is None else last + 1):
        if session.is_over:
            break
        recording.at("played", number)
        if session.waits_for_bot:
            recording.send("next")
            continue
        if number == 0:
            _ask(recording)
        choices = session.choices()
        recording.send("choose", move=session.game.notation(choices[number % len(choices)]))
    return recording.lines


def _ask(recording: Recording) -> None:
    recording.at("hinted", 0)
    recording.send("coach", action="hint", number=-1)
    for level in range(1, 5):
        recording.send("coach", action="hint-level", number=level)


def recorded(language: str, only: Sequence[str]) -> Iterable[tuple[str, list[str]]]:
    """Give what is recorded, each with the name of its file; `only` are beginnings of names, all without any."""
    for address in lesson_names():
        name = address.replace("/", "-")
        if not only or name.startswith(tuple(only)):
            yield name, lesson_lines(address, language)
    for game in game_names():
        for seats in new_session(game).game.seat_counts:
            name = f"{game}-game-{seats}"
            if not only or name.startswith(tuple(only)):
                yield name, game_lines(game, seats, language)


def main(arguments: Sequence[str]) -> int:
    """Write the files into a folder."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--only", nargs="*", default=[], help="beginnings of names")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    for name, lines in recorded(given.language, given.only):
        (given.folder / f"{name}.jsonl").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        print(f"{name}: {len(lines)} messages, {sum(map(len, lines)) // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
