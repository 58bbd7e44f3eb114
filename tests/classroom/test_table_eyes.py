"""What a seat at a table is told does not depend on what its eyes may not see: two tables, byte for byte."""

import re
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from classroom.table_story import Story
from classroom.table_twins import Twins

from trajan_tutor.classroom import table_laying

TABLES = (("trajan", 2), ("trajan", 3), ("trajan", 4), ("caesar", 2), ("sylla", 3), ("sylla", 4))
FEW = 3
# Of each game and number of seats; so many that there are a thousand of all together take many minutes.
MANY = [
    pytest.param(30, marks=pytest.mark.long),
    pytest.param(167, marks=[pytest.mark.long, pytest.mark.before_release]),
]
# A game is begun to be looked at somewhere in it, and looked at for so many decisions.
LATEST = {"trajan": 160, "caesar": 24, "sylla": 160}
LOOKED_AT = 15


@pytest.mark.parametrize("games", [FEW, *MANY])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_byte_reaches_a_seat_that_its_eyes_may_not_see(name: str, seats: int, games: int) -> None:
    """Neither whoever looks on, nor a wall: whatever others have, draw, take back, or choose early in secret."""
    messages = unlike = 0
    for number in range(games):
        twins = Twins(name, seats, number % (seats + 1) - 1, seed=number)
        # Every third one from the start on: Sylla begins with choices in secret.
        twins.skip(Random(number).randrange(LATEST[name]) if number % 3 else 0)
        twins.play(LOOKED_AT)
        messages += twins.messages
        unlike += twins.differed + twins.apart
    assert messages > games * LOOKED_AT
    assert unlike


def told_while_sealing(folder: Path, choice: int, undone: int) -> list[list[str]]:
    """Return all that a class is told, but for one pupil who chooses early in secret, and once anew."""
    story = Story(folder)
    story.come("Ada", "Bo", "Cy")
    story.pair("sylla", 3)
    story.teach(type="table-look", table=1, seat=-1)
    story.clock.turn(1)
    others = (*story.pages[:2], story.teacher)
    for page in others:
        page.texts.clear()
    story.choose(2, undone)
    story.do(2, "undo")
    while 2 in story.may():
        choices = story.pages[2].models[1]["choices"]
        story.choose(2, choice % len(choices))
    # The first two choose too, as long as nothing is opened.
    story.choose(1, 0)
    story.choose(0, 0)
    found = []
    for page in others:
        texts = "\n".join(page.texts).replace(story.room.code, "code")
        # Pages name what they ask by chance, and each class has a folder of its own.
        texts = texts.replace(str(id(page)), "page").replace(str(folder), "folder")
        for number, learner in enumerate(story.learners):
            texts = texts.replace(learner.id, f"pupil-{number}")
        # The code of the room is by chance too, and so is its picture.
        found.append(re.sub(r'"qr":"(?:[^"\\]|\\.)*"', "", texts).splitlines())
    return found


def test_what_was_sealed_early_changes_no_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of boards, rooms and what who teaches sees: the third seat has chosen first, once this, once that."""
    monkeypatch.setattr(table_laying, "secrets", SimpleNamespace(randbelow=lambda _most: 7))
    first = told_while_sealing(tmp_path / "first", 0, 1)
    second = told_while_sealing(tmp_path / "second", -1, 2)
    assert [len(texts) > 1 for texts in first] == [True] * 3
    assert first == second
