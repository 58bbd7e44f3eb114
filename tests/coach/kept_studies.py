"""What a coach has found in the positions of the tests, made once by `make_studies.py` and kept as data in `studies/`.

Tests of words, order and figures ask these. Where rules, evaluation or search have changed since, they search again, so
that they tell the truth of today; `test_studies.py` then names the games that are to be made anew.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from coach.objects_as_data import Reader, Writer
from coach.sources import hash_of_sources

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.engine.game import Observation
from trajan_tutor.search.settings import Settings
from trajan_tutor.search.turns import digest

FOLDER = Path(__file__).parent / "studies"
COMMAND = "PYTHONPATH=tests python tests/coach/make_studies.py"
_ADVISER = ("own", "best", "second", "standing", "second_standing", "equals", "contests", "replies", "plans", "ordered")
_STUDY = (
    *("question", "met", "endings", "finals", "_ends", "_ideas"),
    *("_orders", "_risks", "_looks", "_chosen", "_deepened"),
)
_SEARCH = ("candidates", "samples", "drawn", "_knows_all", "_is_enumerating", "_is_screened")


@dataclass(frozen=True)
class Question:
    """What an adviser is asked: the position as its seat sees it, the turn of one's own, and how it looks."""

    game: Any
    observation: Observation[Any]
    seed: int
    own: tuple[int, ...]
    effort: Effort
    settings: Settings

    def key(self) -> str:
        """Return what tells this question from all others."""
        position = digest(self.game, self.observation.state).hex()
        numbers = [self.observation.seat, self.seed, *astuple(self.effort), *map(str, astuple(self.settings))]
        return " ".join(map(str, (position, *self.own, "of", *numbers)))

    def adviser(self) -> Adviser:
        """Return an adviser that has found nothing yet."""
        return Adviser(self.game, self.observation, self.seed, self.effort, self.own, self.settings)


def found_by(adviser: Adviser) -> dict[str, Any]:
    """Return as data what an adviser has found."""
    writer = Writer(_known(adviser))
    found = {
        "adviser": [writer.data_of(getattr(adviser, name)) for name in _ADVISER],
        "study": [writer.data_of(getattr(adviser.study, name)) for name in _STUDY],
        "search": [writer.data_of(getattr(adviser.search, name)) for name in _SEARCH],
    }
    return {"classes": writer.classes, **found}


def with_found(adviser: Adviser, data: Mapping[str, Any]) -> Adviser:
    """Let an adviser that has found nothing yet know what is kept; it is done then, and searches no more."""
    reader = Reader(_known(adviser), data["classes"])
    for names, one, part in ((_ADVISER, adviser, "adviser"), (_STUDY, adviser.study, "study")):
        for name, value in zip(names, data[part], strict=True):
            setattr(one, name, reader.object_of(value))
    for name, value in zip(_SEARCH, data["search"], strict=True):
        setattr(adviser.search, name, reader.object_of(value))
    adviser.search._found = {one.mark: one for one in adviser.search.candidates}
    adviser.is_done = True
    return adviser


def _known(adviser: Adviser) -> dict[str, object]:
    search = adviser.search
    return {
        "game": adviser.game,
        "observation": adviser.observation,
        "settings": search.settings,
        "question": search.question,
    }


class KeptStudies:
    """The studies of a folder, a file for each game."""

    def __init__(self, folder: Path = FOLDER) -> None:
        """Read nothing yet."""
        self._folder = folder
        self._recorded: dict[str, dict[str, Any]] | None = None
        self._of = cache(self._read)
        self.may_search = False

    def adviser(self, question: Question) -> Adviser:
        """Return an adviser that has found what there is to be found; it has searched only where nothing is kept."""
        game = question.game.name
        if self._recorded is not None:
            adviser = question.adviser().finish()
            self._recorded.setdefault(game, {})[question.key()] = found_by(adviser)
            return adviser
        if self.may_search or not self.is_fresh(game):
            return question.adviser().finish()
        return with_found(question.adviser(), self.data(question))

    def data(self, question: Question) -> dict[str, Any]:
        """Return what is kept for a question."""
        found: dict[str, Any] | None = self._of(question.game.name)["studies"].get(question.key())
        assert found is not None, f"For a position of {question.game.name} nothing is kept. Make all anew: {COMMAND}"
        return found

    def is_fresh(self, game: str) -> bool:
        """Return whether rules, evaluation and search of a game are those with which its studies were made."""
        return bool(self._of(game)["sources"] == hash_of_sources(game))

    @property
    def games(self) -> list[str]:
        """The games of which studies are kept."""
        return sorted(path.stem for path in self._folder.glob("*.json"))

    @contextmanager
    def made_anew(self) -> Iterator[None]:
        """Search for all that is asked meanwhile, and keep it in place of what was kept."""
        recorded = self._recorded = {}
        yield
        self._recorded = None
        for game, studies in recorded.items():
            self._write(game, studies)

    def _write(self, game: str, studies: Mapping[str, Any]) -> None:
        self._folder.mkdir(exist_ok=True)
        lines = [f"{json.dumps(key)}:{json.dumps(one, separators=(',', ':'))}" for key, one in sorted(studies.items())]
        text = f'{{"sources":"{hash_of_sources(game)}","studies":{{\n' + ",\n".join(lines) + "\n}}\n"
        (self._folder / f"{game}.json").write_text(text, encoding="utf-8")

    def _read(self, game: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self._folder / f"{game}.json").read_text(encoding="utf-8"))
        return found


KEPT = KeptStudies()
