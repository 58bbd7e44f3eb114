"""The page on which a growing game ends, where it leads, and what leads back to it: nothing that was played is lost."""

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from desk.page import Page

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.retrospect import Retrospect
from trajan_tutor.desk.coach.findings import QUIET, Efforts
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.displays.game_end import in_short
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals import progress_journal
from trajan_tutor.journals.mistakes_journal import SavedMistakes
from trajan_tutor.lessons import campaign
from trajan_tutor.lessons.campaign import Campaign, campaign_of
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.points_review import Review, SourcePoints

_QUICK = Effort(search=10, finalists=2, finals=4, pairs=8, most_pairs=8, answers=0, second=0)
EFFORTS = Efforts(look_back=_QUICK, closer=())
FIRST, SECOND = "trajan/00-first-game", "trajan/11-six-areas"
# More than any short game has steps and turns.
MOST = 120


def sit_down(address: str, home: Path) -> Page:
    """Return the page of a lesson whose coach thinks at once, and little, and says nothing unasked."""
    desk = Desk(
        outside=HostServices(saves=home, driver=Driver.AT_ONCE), lesson=lesson_activity(address, "show-me", "en", home)
    )
    desk.coach.state.efforts, desk.coach.verdicts.when = EFFORTS, QUIET
    return Page(desk)


def play_out(page: Page, *, up_to: int = MOST) -> Any:
    """Let a game be played by the green button, and return the page on which it ends."""
    for _ in range(up_to):
        if page.model["lesson"]["game_end"]:
            break
        page.send("go", action="next")
    return page.model["lesson"]["game_end"]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of somebody who has played the second short game to its end."""
    folder = tmp_path_factory.mktemp("played")
    assert play_out(sit_down(SECOND, folder))
    return folder


@pytest.fixture(scope="module")
def looked_at(played: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Page, Path]:
    """Return the page on which the second short game has ended, and its folder: for tests that leave it there."""
    folder = tmp_path_factory.mktemp("looked-at")
    copytree(played, folder, dirs_exist_ok=True)
    return sit_down(SECOND, folder), folder


@pytest.fixture
def ended(played: Path, saved_games_home: Path) -> Page:
    """Return the page on which the second short game has ended, taken up again."""
    copytree(played, saved_games_home, dirs_exist_ok=True)
    return sit_down(SECOND, saved_games_home)


def test_a_growing_game_ends_on_one_page(looked_at: tuple[Page, Path]) -> None:
    """Who won, all points by source, costly turns, lessons with their moments, the next game; and it is noted."""
    ended, folder = looked_at
    end = ended.model["lesson"]["game_end"]
    points = [seat["points"] for seat in ended.model["summary"]["seats"]]
    assert end["points"]["totals"] == points
    assert [sum(column) for column in zip(*(row["points"] for row in end["points"]["rows"]), strict=True)] == points
    assert end["winners"] == [seat for seat, sum_of_seat in enumerate(points) if sum_of_seat == max(points)]
    assert end["why"] == f"{max(points)} points, {max(points) - min(points)} more than the next."
    assert "did best here" in end["text"]
    assert end["looking"] == ""
    assert len(end["turns"]) <= 2
    assert bool(end["turns"]) != bool(end["about_turns"])
    assert 1 <= len(end["lessons"]) <= 3
    assert all("turn" in one["why"] for one in end["lessons"])
    assert end["next"]["address"] == "trajan/12-half-year"
    assert end["next"]["text"] == "Next game: Half a year"
    notes = progress_journal.read(folder).progress.of(SECOND)
    assert notes.result is not None
    assert [notes.result.points, *notes.result.others] == points
    assert notes.result.won == (end["title"] == "You win.")
    assert (notes.done, len(notes.line) > 0) == (True, True)


def test_the_end_says_in_short_what_brought_and_what_cost_most() -> None:
    """The best and the worst source of a seat; nothing of what is not there."""
    names = [Message(f"toy-source-{name}") for name in ("market", "debts")]
    rows = (SourcePoints(names[0], (5, 0)), SourcePoints(names[1], (-3, 0)))
    review = Review((Message("a"), Message("b")), rows, SourcePoints(Message("sum"), (2, 0)))
    told = [(one.key, dict(one.parameters)) for one in in_short(review, 0)]
    assert told == [
        ("lesson-end-brought", {"source": names[0], "points": 5}),
        ("lesson-end-cost", {"source": names[1], "points": 3}),
    ]
    assert list(in_short(review, 1)) == []


def test_the_list_shows_games_apart_with_their_results(looked_at: tuple[Page, Path]) -> None:
    """First the games of the campaign, then the lessons, no number twice."""
    page, _ = looked_at
    listed = [one for one in page.model["lesson"]["contents"] if not one["address"].endswith("/practice")]
    order = course_order(find_game("trajan"))
    assert [one["address"] for one in listed] == [one.address for one in (*order.games, *order.lessons)]
    assert [one["number"] for one in listed if one["is_game"]] == ["I", "II", "III", "IV", "V", "VI"]
    assert len({one["number"] for one in listed}) == len(listed)
    played = next(one for one in listed if one["address"] == SECOND)
    assert played["standing"] == "done"
    assert played["said"].partition(" ")[0] in ("Won", "Lost")


def test_back_takes_nothing_back(looked_at: tuple[Page, Path]) -> None:
    """An earlier step is looked at, and the game stands where it stood; forward again lies the page of its end."""
    ended, _ = looked_at
    before, points = ended.model["log"], ended.model["points"]
    ended.send("go", action="back")
    lesson = ended.model["lesson"]
    assert (lesson["phase"], lesson["game_end"]) == ("done", None)
    assert "again" not in lesson["may"]
    assert (ended.model["log"], ended.model["points"]) == (before, points)
    ended.send("go", action="next")
    assert ended.model["lesson"]["game_end"]


def test_back_in_the_middle_of_a_game_loses_nothing(saved_games_home: Path) -> None:
    """Not even for who closes the page while looking back, or opens a lesson meanwhile."""
    page = sit_down(FIRST, saved_games_home)
    play_out(page, up_to=5)
    place, lines = page.model["lesson"]["place"], [one["text"] for one in page.model["log"]]
    assert place != "Step 1 of 5"
    assert lines
    page.send("go", action="back")
    assert page.model["lesson"]["place"] != place
    for other in (page, sit_down(FIRST, saved_games_home)):
        other.send("lesson", address="trajan/01-board")
        other.send("lesson", address=FIRST)
        assert other.model["lesson"]["place"] == place
        assert [one["text"] for one in other.model["log"]] == lines


def test_what_a_game_called_for_is_a_side_path(looked_at: tuple[Page, Path]) -> None:
    """It leads back to the page from which it was opened, by the green button as well."""
    ended, _ = looked_at
    end = ended.model["lesson"]["game_end"]
    name = end["lessons"][0]["name"]
    ended.send("look-up", name=name)
    lesson = ended.model["lesson"]
    assert (lesson["back_to"], lesson["game_end"]) == ("Back to the end of your game", None)
    ended.send("go", action="to-game")
    assert ended.model["lesson"]["game_end"] == end


def test_a_game_that_has_ended_is_opened_on_its_last_page_and_played_again(ended: Page, saved_games_home: Path) -> None:
    """From the list; what was played is there until somebody plays it again."""
    shown = ended.model["lesson"]["game_end"]
    page = sit_down(SECOND, saved_games_home)
    again = page.model["lesson"]["game_end"]
    assert (again["points"], again["title"]) == (shown["points"], shown["title"])
    page.send("go", action="play-again")
    assert page.model["lesson"]["game_end"] is None
    assert page.model["lesson"]["place"] == "Step 1 of 2"
    assert progress_journal.read(saved_games_home).progress.of(SECOND).result is not None


def test_a_costly_turn_is_played_better_and_leads_back(saved_games_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The position lies on the table as a puzzle; afterwards the page of the end stands there again."""
    # So little thinking makes no turn clear of error: here the first ones stand for those that cost most.
    monkeypatch.setattr(Retrospect, "costliest", lambda self, **_: self.judged[:2])
    page = sit_down(SECOND, saved_games_home)
    end = play_out(page)
    assert len(end["turns"]) == 2
    assert SavedMistakes(saved_games_home).to_practise("trajan")
    page.send("play-better", number=end["turns"][0]["number"])
    lesson = page.model["lesson"]
    assert (lesson["phase"], lesson["back_to"]) == ("doing", "Back to the end of your game")
    assert end["turns"][0]["turn"] in lesson["words"][0]
    page.send("go", action="to-game")
    assert page.model["lesson"]["game_end"] == end


def test_only_what_cost_can_be_played_better(looked_at: tuple[Page, Path]) -> None:
    """Anything else is refused in a sentence."""
    ended, _ = looked_at
    ended.send("play-better", number=4711)
    assert ended.model["notice"]["tone"] == "problem"
    assert ended.model["lesson"]["game_end"]


def test_a_lesson_leads_to_the_game_that_is_next_and_beside_it_to_a_lesson(saved_games_home: Path) -> None:
    """Opened from the list; what a game has proved is passed over with a sentence."""
    page = sit_down(FIRST, saved_games_home)
    play_out(page)
    page.send("lesson", address="trajan/01-board")
    lesson = page.model["lesson"]
    assert lesson["place"] == "Step 2 of 9"
    assert "passed over" in lesson["answers"][0]["text"]
    page.send("go", action="back")
    assert page.model["lesson"]["phase"] == "asked"
    for _ in range(MOST):
        lesson = page.model["lesson"]
        if lesson["end"]:
            break
        page.send("go", action="next" if "next" in lesson["may"] else "show-me")
    assert lesson["end"]["next"] == {"address": SECOND, "text": "Next game: All six areas"}
    assert lesson["end"]["other"] == {"address": "trajan/02-sowing", "text": "Next lesson: Sowing"}


def test_progress_from_before_leads_on(saved_games_home: Path) -> None:
    """A first game that was finished before games had results: the second one is next, and it can be played again."""
    notes, keeper = progress_journal.read(saved_games_home).begin(FIRST)
    notes.done = True
    for step in ("senate", "ship", "build", "rest", "result"):
        notes.of(step).done = True
    keeper(notes)
    order = course_order(find_game("trajan"))
    found = order.next_game(progress_journal.read(saved_games_home).progress.lessons)
    assert found is not None
    assert found.address == SECOND
    assert sit_down(FIRST, saved_games_home).model["lesson"]["place"] == "Step 1 of 5"


def test_a_kept_game_that_cannot_be_played_any_more_begins_anew(ended: Page, saved_games_home: Path) -> None:
    """Rules or lesson have changed since: how it ended stays known."""
    notes, keeper = progress_journal.read(saved_games_home).begin(SECOND)
    notes.line = ("no such move", *notes.line)
    keeper(notes)
    page = sit_down(SECOND, saved_games_home)
    assert page.model["lesson"]["place"] == "Step 1 of 2"
    assert progress_journal.read(saved_games_home).progress.of(SECOND).result is not None
    assert ended.model["lesson"]["game_end"]


def test_a_game_that_was_deleted_and_a_lesson_that_was_renamed_stop_nobody(
    saved_games_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The way goes on with what there is; what was noted of them stays."""
    notes, keeper = progress_journal.read(saved_games_home).begin("trajan/10-half-a-year")
    notes.done = True
    keeper(notes)
    whole = campaign_of(find_game("trajan"))
    text = (find_game("trajan").resources.data / campaign.FILE).read_text(encoding="utf-8")
    changed: Campaign = campaign.parse_campaign(
        text.replace('"12-half-year"', '"10-half-a-year"').replace('lesson = "08-arch"', 'lesson = "08-the-arch"'),
        Path("campaign.toml"),
        "trajan",
    )
    assert changed != whole
    monkeypatch.setattr(campaign, "read_campaign", lambda _path, _game: changed)
    order = course_order(find_game("trajan"))
    assert [game.name for game in order.games][:3] == ["00-first-game", "11-six-areas", "15-game"]
    page = sit_down(SECOND, saved_games_home)
    end = play_out(page)
    assert end["next"]["address"] == "trajan/15-game"
    page.send("look-up", name="arch")
    words = Words("en", (find_game("trajan").resources.words,))
    assert page.model["notice"]["tone"] == "problem"
    assert "08-the-arch" in page.model["notice"]["text"]
    assert words.has("trajan-moment-arch")
    assert page.model["lesson"]["game_end"]
    assert progress_journal.read(saved_games_home).progress.of("trajan/10-half-a-year").done
