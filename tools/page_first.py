"""Draws what the light page shows before its Python is there: the first page, and every board an address opens.

The Python of this machine is quicker than the browser's, and comes to the same.
"""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from page_beginnings import nobody_thinks

from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.page.host import Host

# So many first games are drawn before Python is there; chance chooses among them.
SEEDS: Final = 6


def draw_first(target: Path, language: str) -> None:
    """Write down what a new visitor of a language is shown, each by its address."""
    told: list[dict[str, Any]] = []
    with TemporaryDirectory() as home, nobody_thinks():
        host = Host(lambda text: told.append(json.loads(text)["message"]), Path(home), language)

        def keep(place_name: str, board: str, /, **message: object) -> None:
            host.hear(json.dumps({"board": board, "message": message}))
            place = target / f"{place_name}.json"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(json.dumps(told[-1], ensure_ascii=False, separators=(",", ":")), encoding="utf-8")

        keep("start", "", type="start")
        for address in lesson_names():
            keep(f"lesson/{address}", "board", type="open", kind="lesson", name=address)
        for game in games_by_course():
            for seed in range(1, SEEDS + 1):
                keep(f"play/{game}/{seed}", "board", type="open", kind="play", name=game, seed=seed)
