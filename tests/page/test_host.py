"""The host of the light page: what the page asks of it, and what it tells."""

import json
from pathlib import Path
from typing import Any

import pytest

from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.page.host import Host, start_page
from trajan_tutor.session.error_sentences import words_of_every_game

GAME = games_by_course()[0]
LESSON = next(name for name in lesson_names() if name.startswith(GAME))
# A lesson whose first step can be shown and left.
SHOWN = "trajan/02-sowing"


class Page:
    """A page that writes down what it is told."""

    def __init__(self, folder: Path) -> None:
        self.told: list[dict[str, Any]] = []
        self.host = Host(lambda text: self.told.append(json.loads(text)), folder)

    def send(self, board: str, **message: object) -> list[dict[str, Any]]:
        """Send a message, and return what came at once."""
        since = len(self.told)
        self.host.hear(json.dumps({"board": board, "message": message}))
        return self.told[since:]

    def open(self, **opening: object) -> dict[str, Any]:
        """Open a board and return how it stands."""
        (told,) = self.send("one", type="open", **opening)
        assert told["message"]["type"] == "opened", told
        model: dict[str, Any] = told["message"]["model"]
        return model

    def do(self, model: dict[str, Any], kind: str, **about: object) -> dict[str, Any]:
        """Ask for something and return how the board stands then."""
        request = {"type": kind, "id": f"test-{len(self.told)}", "at": model["at"], "at_once": True, **about}
        for told in self.send("one", type="do", request=request):
            assert told["board"] == "one"
            model = {**model, **told["message"]["set"]}
        return model


@pytest.fixture
def page(tmp_path: Path) -> Page:
    """Open a page of a visitor who has done nothing yet."""
    return Page(tmp_path)


def test_a_visitor_is_told_which_lessons_there_are(page: Page) -> None:
    """The first page has every game and every lesson, and begins with the first game of a course."""
    ((told),) = page.send("", type="start")
    games = {game["name"]: game for game in told["message"]["games"]}
    assert list(games) == list(games_by_course())
    addresses = [lesson["address"] for game in games.values() for lesson in game["lessons"]]
    assert sorted(addresses) == sorted(lesson_names())
    assert games[GAME]["onward"]["address"] == LESSON
    assert {lesson["standing"] for game in games.values() for lesson in game["lessons"]} == {"new"}


@pytest.mark.parametrize("address", lesson_names())
def test_a_lesson_is_opened_by_its_address(page: Page, address: str) -> None:
    """Every lesson of the course can be opened."""
    model = page.open(kind="lesson", name=address)
    assert model["lesson"]["address"] == address


@pytest.mark.parametrize("game", games_by_course())
def test_what_is_opened_first_is_always_alike(tmp_path: Path, game: str) -> None:
    """A page draws a state that was made when it was built, and the same one comes from another Python later."""
    one, other = Page(tmp_path / "one"), Page(tmp_path / "other")
    one.open(kind="lesson", name=LESSON)
    for opening in ({"kind": "play", "name": game, "seed": 3}, {"kind": "lesson", "name": LESSON}):
        assert json.dumps(one.open(**opening)) == json.dumps(other.open(**opening))


def standing_of(address: str, folder: Path) -> str:
    """Return how far a visitor is in a lesson, as the first page tells it."""
    listed = [one for game in start_page(folder, "en")["games"] for one in game["lessons"]]
    return next(one["standing"] for one in listed if one["address"] == address)


def test_progress_belongs_to_the_folder_of_the_visitor(tmp_path: Path) -> None:
    """What a visitor did in a lesson is there at the next visit, and not at the first one of another."""
    page = Page(tmp_path / "one")
    page.do(page.do(page.open(kind="lesson", name=SHOWN), "go", action="show-me"), "go", action="next")
    again, other = Page(tmp_path / "one"), Page(tmp_path / "other")
    assert (
        again.open(kind="lesson", name=SHOWN)["lesson"]["place"]
        != other.open(kind="lesson", name=SHOWN)["lesson"]["place"]
    )
    assert standing_of(SHOWN, tmp_path / "one") == "begun"
    assert standing_of(SHOWN, tmp_path / "other") == "new"


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """A game that is opened again, with whatever seed, stands as it was left."""
    page = Page(tmp_path)
    model = page.open(kind="play", name=GAME, seed=3)
    assert model["by_itself"]
    moved = page.do(model, "choose", move=model["choices"][0]["move"])
    again = Page(tmp_path).open(kind="play", name=GAME, seed=5)
    assert [line["text"] for line in again["log"]] == [line["text"] for line in moved["log"]]
    assert again["choices"] == moved["choices"]
    fresh = Page(tmp_path / "other").open(kind="play", name=GAME, seed=5)
    assert fresh["log"] == []


@pytest.mark.parametrize(
    "opening",
    [
        {"kind": "lesson", "name": "nowhere/01-nothing"},
        {"kind": "lesson", "name": "/etc/lesson.toml"},
        {"kind": "lesson", "name": 3},
        {"kind": "play", "name": "nothing"},
        {"kind": "play"},
        {"kind": "door", "name": GAME},
        {"kind": "lesson", "name": "x" * 1000},
    ],
)
def test_what_there_is_not_is_refused(page: Page, opening: dict[str, object]) -> None:
    """A page is told in words that there is no such board; nothing is opened."""
    ((told),) = page.send("one", type="open", **opening)
    assert told["message"]["type"] == "refused"
    assert told["message"]["text"].startswith(words_of_every_game("en")(Message.of("page-problem", problem="")).strip())
    ((told),) = page.send("one", type="hello", protocol=1, have=-1)
    assert told["message"]["type"] == "refused"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"board": 1, "message": {}}', '{"board": ""}', '{"board": "", "message": {}}']
)
def test_what_is_no_message_is_refused(page: Page, text: str) -> None:
    """Whatever a page sends, it is answered."""
    page.host.hear(text)
    assert [told["message"]["type"] for told in page.told] == ["refused"]


def test_boards_on_one_page_share_no_id(page: Page) -> None:
    """A second board is drawn with ids of its own; a closed one makes room."""
    page.open(kind="play", name=GAME)
    ((second),) = page.send("two", type="open", kind="play", name=GAME)
    assert second["message"]["model"]["prefix"] != page.told[0]["message"]["model"]["prefix"]
    assert page.send("two", type="close") == []
    for number in range(8):
        told = page.send(f"more-{number}", type="open", kind="play", name=GAME)
    assert told[0]["message"]["type"] == "refused"
    # Opened again, it is the same board.
    assert page.open(kind="lesson", name=LESSON)["lesson"]["address"] == LESSON


def test_our_own_errors_are_told(
    page: Page, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An error of ours ends the board that it happened on, and says what it was."""
    monkeypatch.setattr("trajan_tutor.page.host.start_page", lambda *_: 1 / 0)
    ((told),) = page.send("", type="start")
    assert told["message"]["type"] == "gone"
    assert "ZeroDivisionError" in told["message"]["reason"]
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_browser_that_keeps_nothing_is_told_on_every_board(page: Page) -> None:
    """As long as it is so; what lies on the table can be taken along."""
    model = page.open(kind="play", name=GAME, seed=3)
    assert model["unsaved"] is None
    (told,) = page.send("", type="stored", well=False)
    assert told["message"]["set"]["unsaved"]["text"] == "Not saved in this browser"
    assert page.send("", type="stored", well=False) == []
    (told,) = page.send("one", type="do", request={"type": "copies", "id": "copies", "at": model["at"]})
    assert [file["name"][-5:] for file in told["message"]["answers"]["copies"]["files"]] == [".json"]
    (told,) = page.send("", type="stored", well=True)
    assert told["message"]["set"]["unsaved"] is None


def test_progress_is_taken_along_and_brought(tmp_path: Path) -> None:
    """To another browser, where the first page shows it at once; what is no such file is told in a sentence."""
    here, there = Page(tmp_path / "here"), Page(tmp_path / "there")
    model = here.open(kind="lesson", name=SHOWN)
    here.do(here.do(model, "go", action="show-me"), "go", action="next")
    ((told),) = here.send("", type="take")
    file = told["message"]
    assert (file["type"], file["name"]) == ("taken", "trajan-tutor-progress.json")
    for says in ("added", "already"):
        brought, start = (one["message"] for one in there.send("", type="bring", text=file["text"]))
        assert says in brought["text"]
        lessons = [lesson for game in start["games"] for lesson in game["lessons"]]
        assert next(one["standing"] for one in lessons if one["address"] == SHOWN) == "begun"
    for wrong in ("{", "[]", '{"kind": "other"}', 7):
        brought, _ = (one["message"] for one in there.send("", type="bring", text=wrong))
        assert brought["type"] == "brought"
        assert brought["text"]


def test_a_page_goes_on_in_another_language(page: Page) -> None:
    """Whoever chooses a language is told everything in it, and the game stands as it was; so it is back again."""
    model = page.open(kind="play", name=GAME, seed=3)
    moved = page.do(model, "choose", move=model["choices"][0]["move"])
    first_answer, start = page.send("", type="language", language="pseudo")
    shown = {**moved, **first_answer["message"]["set"]}
    assert shown["language"] == start["message"]["language"] == "pseudo"
    assert [choice["move"] for choice in shown["choices"]] == [choice["move"] for choice in moved["choices"]]
    assert all("[" in text for text in [shown["labels"]["undo"], shown["prompt"], start["message"]["labels"]["all"]])
    (back, _) = page.send("", type="language", language="en")
    # A count tells late clicks apart.
    same = {**shown, **back["message"]["set"]}
    told = {"answered": "", "at": 0, "picture": None, "notice": None, "live": ""}
    assert same | told == moved | told


@pytest.mark.parametrize("language", [None, "", 3])
def test_a_page_asks_for_no_language_that_is_none(page: Page, language: object) -> None:
    """What names no language is refused in words."""
    (told,) = page.send("", type="language", language=language)
    assert told["message"]["type"] == "refused"


def test_which_languages_there_are_the_page_knows_itself(page: Page) -> None:
    """Python has only those that were brought: a board that is recorded while the page is built names none."""
    assert page.open(kind="play", name=GAME, seed=3)["languages"] == []


def test_words_that_stand_on_the_page_lead_to_their_message(page: Page) -> None:
    """Whoever reports a wording is told its message and the language; nothing changes by it."""
    model = page.open(kind="play", name=GAME, seed=3)
    request = {"type": "wording", "id": "test-wording", "at": model["at"], "text": model["labels"]["undo"]}
    (told,) = page.send("one", type="do", request=request)
    answer = told["message"]["answers"]["test-wording"]
    assert answer["language"] == "en"
    assert "board-undo" in answer["keys"]
