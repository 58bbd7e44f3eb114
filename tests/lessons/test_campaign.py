"""Campaigns: growing games, and the moments that are called up in them; read strictly, and played by a beginner."""

import importlib.util
import json
from dataclasses import replace
from itertools import chain
from pathlib import Path
from types import ModuleType

import pytest
from the_games import TRAJAN, AnyGame, find_game

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.campaign import Campaign, campaign_of, excerpt, parse_campaign
from trajan_tutor.lessons.find import course, find_lesson
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.proof.campaign_proof import Beginner, BeginnerGame, StageGame, play_stage, wrong_data, wrong_games

ROOT = Path(__file__).parent.parent.parent
FIRST = "00-first-game"
WORDS = Words("en", (TRAJAN.resources.words,))
MOMENT = """
[[moment]]
name = "sowing"
lesson = "02-sowing"
when = { event = { kind = "sowed" } }
"""
STAGE = """
[[stage]]
lesson = "00-first-game"
moments = ["sowing"]
"""


def read(text: str) -> Campaign:
    """Return the campaign of a text."""
    return parse_campaign(text, Path("campaign.toml"), "trajan")


def problems(text: str) -> str:
    """Return in words what is wrong with a campaign as it is written."""
    return " ".join(map(WORDS, wrong_data(read(text), TRAJAN, course(TRAJAN), WORDS.has)))


def tool(name: str) -> ModuleType:
    """Return a tool of the maintainers."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (STAGE, "sowing"),
        (MOMENT + MOMENT, "line 8"),
        (MOMENT + STAGE + "win = 70", "wins"),
        (MOMENT.replace("when", "if"), "when"),
        (MOMENT.replace("kind", "sort"), "sort"),
        ("stages = []", "stages"),
    ],
)
def test_a_campaign_is_read_strictly(text: str, said: str) -> None:
    """What is not known is told with file, line and what was expected."""
    with pytest.raises(LessonError) as error:
        read(text)
    told = WORDS(error.value.message)
    assert said in told
    assert "campaign.toml, line" in told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (MOMENT.replace("02-sowing", "02-reaping") + STAGE, "02-reaping"),
        (MOMENT + 'first = "reap"' + STAGE, "reap"),
        (MOMENT + 'first = "drop"\nlast = "take"' + STAGE, "take"),
        (MOMENT, "sowing"),
        (MOMENT + STAGE.replace(FIRST, "02-sowing"), "no stage"),
        (MOMENT.replace('"sowing"', '"reaping"') + STAGE.replace("sowing", "reaping"), "trajan-moment-reaping"),
        (MOMENT.replace("event = { kind", "feature = { name") + STAGE, "sowed"),
    ],
)
def test_a_campaign_names_what_there_is(text: str, said: str) -> None:
    """Lessons, steps, words, features; and every moment belongs to a stage."""
    assert said in problems(text)
    assert problems(MOMENT + STAGE) == ""


@pytest.mark.parametrize("name", ["trajan", "caesar", "sylla"])
def test_the_campaigns_of_the_games_are_right(name: str) -> None:
    """As far as it can be told before somebody plays."""
    game: AnyGame = find_game(name)
    words = Words("en", (game.resources.words,))
    campaign = campaign_of(game)
    assert campaign.stages
    assert [words(problem) for problem in wrong_data(campaign, game, course(game), words.has)] == []


def test_the_first_game_is_won_by_a_beginner_with_hints() -> None:
    """In about ten turns of their own; what belongs to the first turns comes up in them. More seeds: `prove`."""
    campaign = campaign_of(TRAJAN)
    stage = campaign.stage(FIRST)
    assert stage is not None
    games = [play_stage(stage, find_lesson(f"trajan/{FIRST}")[0], TRAJAN, campaign, seed) for seed in (1, 2, 3)]
    assert all(one.played.won and one.played.ended and 8 <= one.played.turns <= 10 for one in games)
    # Whether every moment comes up at all is told by more games than these.
    found = {message.key for message in wrong_games(replace(campaign, stages=(stage,)), games)}
    assert found <= {"campaign-moment-never"}
    for one in games:
        assert {"sowing", "senate", "board"} <= {name for name, turn in one.turns.items() if turn <= 2}


def test_a_beginner_plays_alike_with_one_seed_and_otherwise_with_another() -> None:
    """Chance comes from the seed alone."""
    lesson, game = find_lesson(f"trajan/{FIRST}")
    guessing = [Beginner(seed, asks=0).play(lesson, game) for seed in (5, 5, 6)]
    assert guessing[0] == guessing[1]
    assert guessing[0].points != guessing[2].points


@pytest.mark.parametrize(
    ("turn", "won", "ended", "key"),
    [
        (3, True, True, "campaign-moment-late"),
        (0, True, True, "campaign-moment-never"),
        (1, False, True, "campaign-stage-lost"),
        (1, True, False, "campaign-stage-endless"),
    ],
)
def test_a_proof_tells_what_games_show(turn: int, won: bool, ended: bool, key: str) -> None:
    """A moment too late or never, a stage lost too often or without end."""
    campaign = read(MOMENT + "within = 2" + STAGE + "wins = 70")
    turns = {"sowing": turn} if turn else {}
    found = [*wrong_games(campaign, [StageGame(FIRST, "greedy", BeginnerGame(1, 9, (20, 10), won, ended), turns)])]
    assert key in {message.key for message in found}
    assert not [
        *wrong_games(campaign, [StageGame(FIRST, "greedy", BeginnerGame(1, 9, (20, 10), True, True), {"sowing": 1})])
    ]


def test_games_against_other_bots_are_not_asked_to_be_won() -> None:
    """How many a beginner wins is said of the bot of the lesson."""
    campaign = read(MOMENT + STAGE + "wins = 70")
    lost = StageGame(FIRST, "greedy", BeginnerGame(1, 9, (10, 20), False, True), {"sowing": 1}, usual=False)
    assert [*wrong_games(campaign, [lost])] == []


def test_an_excerpt_has_the_steps_of_its_moment_and_teaches_what_they_tell() -> None:
    """In the position in which the lesson stands there."""
    moment = next(one for one in campaign_of(TRAJAN).moments if one.name == "granted")
    lesson = excerpt(moment, find_lesson("trajan/10-construction")[0], TRAJAN)
    assert [step.name for step in lesson.steps] == ["granted"]
    assert set(lesson.teaches) == set(lesson.steps[0].rules)
    with pytest.raises(LookupError):
        excerpt(replace(moment, last="first-worker"), find_lesson("trajan/10-construction")[0], TRAJAN)


@pytest.mark.parametrize(
    ("name", "deal"),
    [("11-six-areas", (21, 4, 2)), ("12-half-year", (30, 3, 2)), ("22-three-players", (40, 4, 3))],
)
def test_the_positions_are_those_of_their_command(name: str, deal: tuple[int, int, int]) -> None:
    """The file says what the seed deals."""
    made = tool("first_position")
    stored = (TRAJAN.resources.lessons / f"{name}.json").read_text(encoding="utf-8")
    assert made.as_text(made.dealt(*deal)) == stored


def test_the_first_game_is_dealt_but_for_the_trays_of_the_learner() -> None:
    """Those are chosen, so that the turns that are taught are good ones; their markers are all there."""
    dealt = tool("first_position").dealt(1)
    stored = json.loads((TRAJAN.resources.lessons / f"{FIRST}.json").read_text(encoding="utf-8"))
    chosen, before = stored["players"][0].pop("trays"), dealt["players"][0].pop("trays")
    assert stored == dealt
    assert sorted(chain.from_iterable(chosen)) == sorted(chain.from_iterable(before))


def test_a_campaign_that_cannot_be_read_is_told() -> None:
    """As anything else that people write."""
    with pytest.raises(UnreadableError):
        read("[[stage]")
