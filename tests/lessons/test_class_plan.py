"""The plan of an hour with each game: 45 minutes, one page for a wall, and sheets that need no device."""

import re
from pathlib import Path

import pytest

from trajan_tutor.cli.file_commands import exit_question
from trajan_tutor.cli.main import main
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.lessons import sheets
from trajan_tutor.lessons.class_plan import class_plan
from trajan_tutor.view.paper import PaperSize

PLACE = re.compile(r'<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"[^>]*>([^<]*)<')


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("size", PaperSize)
def test_everything_of_the_plan_is_on_its_page(name: str, size: PaperSize) -> None:
    """Six parts of 45 minutes, whose text runs neither over the foot nor out of the page."""
    plan = class_plan(find_game(name))
    assert [part.minutes for part in plan.parts] == [5, 12, 3, 12, 10, 3]
    assert plan.parts[-1].begins + plan.parts[-1].minutes == 45
    page = plan.pages(size, exit_question(plan))[0]
    wide, high = size.millimetres
    found = [(float(x), float(y), float(height), text) for x, y, height, text in PLACE.findall(page)]
    *inside, foot = found
    assert foot[3].endswith(f"trajan-tutor plan {name}")
    assert all(y < foot[1] - 3 for _, y, _, _ in inside)
    # A letter of our type is about so wide, as a part of its size.
    assert [text for x, _, height, text in inside if x + len(text) * height * 0.6 > wide] == []
    assert foot[1] < high - 5
    assert "⟦" not in page


@pytest.mark.parametrize("name", game_names())
def test_sheets_and_answers_come_after_it(name: str) -> None:
    """Four sheets, one exit question with a line for a name, and the answers of these alone."""
    plan = class_plan(find_game(name))
    _, *pages, answers = plan.pages(PaperSize.A4, exit_question(plan))
    *asked, last = pages
    assert [f", question {number}<" in "".join(asked) for number in range(1, 6)] == [True] * 4 + [False]
    assert len(asked) <= 4
    assert ["exit question" in page for page in pages] == [False] * len(asked) + [True]
    assert ">One last question<" in last
    assert all("name: ____" in page for page in pages)
    assert "Exit question: " in answers
    assert frozenset(plan.rules) <= frozenset(find_game(name).rules.rules)


def test_the_command_writes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As HTML where what makes PDF is missing; a paper or a game that there is not is told."""
    monkeypatch.setattr(sheets, "has_pdf", lambda: False)
    assert main(["plan", "caesar", "--paper", "Letter", "--folder", str(tmp_path)]) == 0
    (file,) = tmp_path.iterdir()
    assert file.name == "caesar-plan-letter.html"
    assert str(file) in capsys.readouterr().out
    assert "@page{size:215.9mm 279.4mm" in file.read_text(encoding="utf-8")
    assert main(["plan", "caesar", "--paper", "a5"]) == 2
    assert "a4, letter" in capsys.readouterr().err
    assert main(["plan", "chess"]) == 2
