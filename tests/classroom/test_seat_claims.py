"""An absent seat at home: its own device has it again, another one after the others at the table said yes."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from classroom.table_story import Page, Story

from trajan_tutor.classroom.home_table import HomeTable
from trajan_tutor.classroom.notebook_table import NotebookTable
from trajan_tutor.classroom.seat_claims import LOOK_SECONDS, REST_SECONDS
from trajan_tutor.classroom.table_record import NOTEBOOK

ASKS = "Is it really Bo "
ADA, BO, AGAIN = 0, 1, 2


def seats(page: Page) -> list[str]:
    """Return what the seats are called on the board of a page, nothing where no board is."""
    board = page.shown["board"]
    return [] if board is None else [seat["name"] for seat in page.models[board]["summary"]["seats"]]


def question(page: Page) -> dict[str, Any]:
    """Return what a page is asked, nothing where it is asked nothing."""
    return (page.shown["table"] or {}).get("asks") or {}


def answer(story: Story, number: int, act: str = "yes") -> None:
    """Let somebody answer what their page is asked."""
    story.say(number, type="table", act=act, number=question(story.pages[number])["number"])


def wait(story: Story, seconds: float, *here: int) -> None:
    """Let time go by while the pages of some say that they are there."""
    for _ in range(round(seconds / LOOK_SECONDS)):
        for number in here:
            story.say(number, type="here")
        story.clock.turn(LOOK_SECONDS)


def table_of(folder: Path, *names: str, game: str = "caesar") -> Story:
    """Lay a table at home with as many seats as there are names, at which all sit down."""
    story = Story(folder)
    HomeTable(story.host, game, len(names))
    story.come(*names)
    return story


@pytest.fixture
def home(tmp_path: Path) -> Story:
    """A table for two, at which one is there and the other is gone."""
    story = table_of(tmp_path, "Ada", "Bo")
    story.go(BO)
    return story


def test_its_own_device_has_the_seat_again(home: Story) -> None:
    """Nobody is asked: it has the cookie."""
    assert seats(home.back(BO)) == ["Ada", "You"]
    assert not question(home.pages[ADA])


def test_a_name_alone_gives_nobody_the_hand_of_another(home: Story) -> None:
    """Who comes with the code and the name of somebody absent waits, and the others are asked."""
    home.come("Bo")
    assert seats(home.pages[AGAIN]) == []
    assert "whether you are Bo" in home.pages[AGAIN].shown["sentence"]
    assert question(home.pages[ADA])["text"].startswith(ASKS)


def test_a_namesake_of_somebody_who_is_there_is_a_guest_without_a_seat(tmp_path: Path) -> None:
    """Nobody is asked, and whoever plays there goes on."""
    story = table_of(tmp_path, "Ada", "Bo")
    story.come("Bo")
    assert seats(story.pages[AGAIN]) == []
    assert not question(story.pages[ADA])
    assert not question(story.pages[BO])
    assert seats(story.pages[BO]) == ["Ada", "You"]
    assert "seats at this table are taken" in story.pages[AGAIN].shown["sentence"]


def test_one_click_of_each_other_gives_the_seat(home: Story) -> None:
    """Then both see each other, and the device before has nothing any more."""
    home.come("Bo")
    answer(home, ADA)
    assert seats(home.pages[AGAIN]) == ["Ada", "You"]
    assert not question(home.pages[ADA])
    assert "Bo goes on at another device." in home.pages[ADA].shown["table"]["sentence"]
    assert "All seats" in home.back(BO).shown["sentence"]


def test_all_others_who_are_there_are_asked(tmp_path: Path) -> None:
    """One yes of two is not enough; a bot and whoever is away are not waited for."""
    story = table_of(tmp_path, "Ada", "Bo", "Cy", "Di", game="trajan")
    story.go(BO)
    story.go(3)
    story.come("Bo")
    again = 4
    answer(story, ADA)
    assert not question(story.pages[ADA])
    assert seats(story.pages[again]) == []
    answer(story, 2)
    assert seats(story.pages[again]) == ["Ada", "You", "Cy", "Di"]


def test_a_no_leaves_the_seat_and_gives_the_others_peace(home: Story) -> None:
    """Who is refused reads so, and who comes next is refused at once, until some minutes are over."""
    home.come("Bo")
    answer(home, ADA, "no")
    assert "did not say that this seat is yours" in home.pages[AGAIN].shown["sentence"]
    assert "The seat waits for Bo." in home.pages[ADA].shown["table"]["sentence"]
    home.come("Bo")
    assert not question(home.pages[ADA])
    assert "did not say that this seat is yours" in home.pages[3].shown["sentence"]
    wait(home, REST_SECONDS, ADA)
    home.come("Bo")
    assert question(home.pages[ADA])["text"].startswith(ASKS)
    assert seats(home.back(BO)) == ["Ada", "You"]


def test_silence_is_no_yes(home: Story) -> None:
    """After a minute the question is gone, and the seat is where it was."""
    home.come("Bo")
    wait(home, 65, ADA, AGAIN)
    assert not question(home.pages[ADA])
    assert "did not say that this seat is yours" in home.pages[AGAIN].shown["sentence"]


def test_where_nobody_is_there_nobody_can_say_yes(home: Story) -> None:
    """Whoever comes back first is asked then; until then whoever waits reads so."""
    home.go(ADA)
    home.come("Bo")
    wait(home, 30, AGAIN)
    assert seats(home.pages[AGAIN]) == []
    assert "as soon as they are here" in home.pages[AGAIN].shown["sentence"]
    home.back(ADA)
    wait(home, LOOK_SECONDS, ADA, AGAIN)
    answer(home, ADA)
    assert seats(home.pages[AGAIN]) == ["Ada", "You"]


def test_who_is_back_meanwhile_has_their_seat_whatever_is_said(home: Story) -> None:
    """The question ends, and a yes that comes too late gives nothing."""
    home.come("Bo")
    number = question(home.pages[ADA])["number"]
    home.back(BO)
    home.say(ADA, type="table", act="yes", number=number)
    assert seats(home.pages[BO]) == ["Ada", "You"]
    assert "All seats" in home.pages[AGAIN].shown["sentence"]
    assert not question(home.pages[ADA])


@pytest.mark.parametrize("number", [0, 2, -1, True, "1", None], ids=repr)
def test_a_yes_to_something_else_is_no_yes(home: Story, number: object) -> None:
    """A click that was meant for another question, or none, gives no seat."""
    home.come("Bo")
    assert question(home.pages[ADA])["number"] == 1
    home.say(ADA, type="table", act="yes", number=number)
    assert seats(home.pages[AGAIN]) == []


def test_whoever_asks_cannot_answer_themselves(home: Story) -> None:
    """Nor can somebody who sits nowhere."""
    home.come("Bo", "Cy")
    for number in (AGAIN, 3):
        home.say(number, type="table", act="yes", number=1)
    assert seats(home.pages[AGAIN]) == []


def test_a_seat_is_free_for_who_is_refused(tmp_path: Path) -> None:
    """Somebody else of the same name plays there; until they are refused they wait."""
    story = Story(tmp_path)
    HomeTable(story.host, "trajan", 3)
    story.come("Ada", "Bo")
    story.go(BO)
    story.come("Bo")
    assert seats(story.pages[AGAIN]) == []
    answer(story, ADA, "no")
    assert seats(story.pages[AGAIN]) == ["Ada", "Bo", "You"]


def test_claims_wait_for_each_other(home: Story) -> None:
    """One question at a time; whoever is given the seat ends what the others asked."""
    home.come("Bo", "Bo")
    assert "as soon as they are here" in home.pages[3].shown["sentence"]
    answer(home, ADA)
    assert seats(home.pages[AGAIN]) == ["Ada", "You"]
    assert "All seats" in home.pages[3].shown["sentence"]
    assert not question(home.pages[ADA])


def test_a_notebook_is_asked_below_its_board(tmp_path: Path) -> None:
    """It is there as long as its kernel runs; its yes is one to what it was shown last."""
    story = Story(tmp_path)
    table = HomeTable(story.host, "caesar", 2, first=NOTEBOOK)
    server: Any = SimpleNamespace(served=SimpleNamespace(host=story.host))
    no_folder: Any = None
    notebook = NotebookTable(server, table, no_folder)
    story.come("Bo")
    story.go(0)
    story.come("Bo")
    notebook.answer(yes=True)
    assert seats(story.pages[1]) == []
    assert notebook.question("en").startswith(ASKS)
    notebook.answer(yes=True)
    story.clock.turn(0.01)
    assert seats(story.pages[1]) == ["Player in the notebook", "You"]
    assert notebook.question("en") == ""
