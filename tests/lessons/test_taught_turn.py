"""Turns that a lesson teaches: a line for every click, marks that nobody looks for, stored answers of the others."""

from dataclasses import replace

import pytest
from the_games import TRAJAN

from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.languages import languages
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.goals import Account
from trajan_tutor.lessons.guided_turn import GuideSearch
from trajan_tutor.lessons.lesson import Beat, Fact, Lesson, Mention, Naming
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Page, Phase
from trajan_tutor.lessons.taught_turn import first_wrong, moves_of, taught_turn
from trajan_tutor.proof.lesson_proof import prove

WORDS = Words("en", (TRAJAN.resources.words,))
FIRST = find_lesson("trajan/00-first-game")[0]
TAUGHT = [step for step in FIRST.steps if step.beats]


TEACHING = ("trajan/00-first-game", "caesar/30-first-game", "sylla/50-first-game")


def player_here() -> Player:
    """Return a player at the beginning of the first game."""
    return Player(FIRST, TRAJAN)


def keys(page: Page) -> list[str]:
    """Return the keys of what is told."""
    return [message.key for message in page.words]


def follow(player: Player, page: Page) -> None:
    """Click what is marked: the move beneath the board where it is made at no place, else the place."""
    if page.taught:
        player.choose(page.taught)
    else:
        player.pick(min(page.looks))


def obey(player: Player) -> list[Page]:
    """Click what is marked until the step is done, and return what was shown at each click."""
    pages: list[Page] = []
    while player.phase is Phase.DOING:
        page = player.page()
        if player.others_wait:
            player.step_other()
            continue
        pages.append(page)
        follow(player, page)
    return pages


def play_otherwise(player: Player, first: str) -> None:
    """Begin the turn with another move than the taught one, and play it to its end."""
    player.choose(first)
    while player.phase is Phase.DOING:
        if player.others_wait:
            player.step_other()
        else:
            player.choose(TRAJAN.notation(TRAJAN.legal(player.session.state)[-1]))


@pytest.fixture(autouse=True)
def nothing_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail where anything is searched for."""

    def fails(*_: object, **__: object) -> None:
        raise AssertionError("a taught turn needs no search")

    monkeypatch.setattr(GuideSearch, "__init__", fails)


@pytest.mark.parametrize("address", TEACHING)
def test_whoever_obeys_hears_a_line_for_every_click(address: str) -> None:
    """What has just happened, and what to do now; the moves are the taught ones, and the others answer as foreseen."""
    lesson, game = find_lesson(address)
    player = Player(lesson, game)
    for step in [step for step in lesson.steps if step.beats]:
        assert player.step is step
        pages = obey(player)
        assert [keys(page) for page in pages] == [
            [f"{lesson.key}-{beat.name}.happened", f"{lesson.key}-{beat.name}"] for beat in step.beats
        ]
        assert [page.feedback for page in pages] == [()] * len(pages)
        assert player.scenario.account_since(player.trial.begin).moves == moves_of(step.beats)
        nodes = player.scenario.session.steps[player.trial.begin.depth :]
        answers = [game.notation(node.move) for node in nodes if node.seat != player.seat]
        assert tuple(answers[: len(step.replies)]) == step.replies
        player.next()
    assert not player.step.beats


def test_a_click_elsewhere_within_a_move_is_welcome() -> None:
    """A token laid on another border: the lines are back when the picks are given up."""
    lesson, game = find_lesson("caesar/30-first-game")
    player = Player(lesson, game)
    player.pick("mat.0.supply.0")
    assert keys(player.page())[-1] == "lesson-own-way"
    assert not player.page().looks
    player.undo()
    assert player.page().looks == frozenset({"mat.0.supply.1"})


def test_a_marker_in_hand_is_one_click() -> None:
    """It is marked alone; whoever clicks its tray first hears the same line, for there is the same to be done."""
    player = player_here()
    player.choose("sow II")
    page = player.page()
    assert page.looks == frozenset({"mat.0.held.yellow"})
    player.pick("mat.0.tray.III")
    assert player.page().words == page.words
    assert player.page().looks == page.looks
    player.pick("mat.0.held.yellow")
    assert player.session.game.notation(player.session.tree.here.move) == "drop yellow"


def test_the_places_of_a_move_are_clicked_in_any_order() -> None:
    """A space of the map before the token for it: the line of the token stays until it is picked."""
    lesson, game = find_lesson("caesar/30-first-game")
    player = Player(lesson, game)
    obey(player)
    player.next()
    page = player.page()
    player.pick("border.HU-MT")
    assert player.page().words == page.words
    assert player.page().looks == frozenset({"mat.0.supply.1"})
    player.pick("mat.0.supply.1")
    assert player.page().looks == frozenset({"province.HU"})


def test_off_the_way_every_turn_is_welcome() -> None:
    """It is said what can be done there, nothing is marked, and back on the way its lines are there again."""
    player = player_here()
    begin = player.page().words
    player.choose("sow IV")
    page = player.page()
    assert keys(page) == [f"{FIRST.key}-senate", "lesson-own-way"]
    assert not page.looks
    assert page.lit
    player.undo()
    assert player.page().words == begin
    player.choose("sow II")
    assert player.page().looks


def test_another_first_turn_does_not_hide_the_second() -> None:
    """Where all of the next taught turn can be played and is true, its lines are said."""
    player = player_here()
    play_otherwise(player, "sow VI")
    player.next()
    taught = taught_turn(player.trial.account(), player.step.beats)
    assert (taught is not None) == (keys(player.page())[0] == f"{FIRST.key}-ship-tray.happened")
    # Where it cannot be played nobody has left it.
    assert (taught is None) == (keys(player.page())[-1] == "lesson-own-turn")


def test_no_aim_that_was_missed_is_praised() -> None:
    """Nor counted: a learner who went their own way has missed nothing."""
    player = player_here()
    play_otherwise(player, "sow IV")
    assert "lesson-aims-met" not in [message.key for message in player.page().feedback]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("address", TEACHING)
def test_a_line_is_short(address: str, language: str) -> None:
    """It is read between two clicks: 12 words in English, 16 elsewhere."""
    lesson, game = find_lesson(address)
    words = Words(language, (game.resources.words,))
    for beat in (beat for step in lesson.steps for beat in step.beats):
        for name in (beat.name, f"{beat.name}.happened"):
            assert len(words(lesson.says(name)).split()) <= (12 if language == "en" else 16)


def changed(*beats: Beat, replies: tuple[str, ...] = TAUGHT[0].replies) -> Lesson:
    """Return the first game with another taught turn in its first step."""
    first = replace(FIRST.steps[0], beats=beats or TAUGHT[0].beats, replies=replies)
    return replace(FIRST, steps=(first, *FIRST.steps[1:]))


def wrong(lesson: Lesson) -> list[str]:
    """Return the keys of what the proof finds."""
    return [problem.key for problem in prove(lesson, TRAJAN, WORDS.has, ())]


def test_a_move_that_is_not_possible_is_told_by_the_proof() -> None:
    """With the line of the file at which it stands."""
    beats = TAUGHT[0].beats
    lesson = changed(replace(beats[0], move="drop white", line=77), *beats[1:])
    problems = prove(lesson, TRAJAN, WORDS.has, ())
    assert problems[0].key == "lesson-beat-impossible"
    assert dict(problems[0].parameters)["line"] == 77


def test_a_move_that_no_game_knows_is_told_once() -> None:
    """Where it stands: that nothing can be played with it follows."""
    beats = TAUGHT[0].beats
    lesson = changed(replace(beats[0], move="fly"), *beats[1:])
    assert wrong(replace(lesson, mentions=(Mention(Naming.MOVE, "fly", line=77),))) == ["lesson-unknown-move"]


@pytest.mark.parametrize(
    ("fact", "found"),
    [
        (Fact("points", "points", "10"), "lesson-beat-untrue"),
        (Fact("dropped", "colour", "trajan-colour-pink"), "lesson-beat-untrue"),
        (None, "lesson-beat-unstated"),
    ],
)
def test_what_a_line_says_is_a_fact(fact: Fact | None, found: str) -> None:
    """A fact that is not so is told, and a number, area or colour of which no fact speaks."""
    beats = TAUGHT[0].beats
    facts = (*beats[1].facts, fact) if fact else ()
    assert found in wrong(changed(beats[0], replace(beats[1], facts=facts), beats[2]))


def test_replies_that_cannot_be_are_told() -> None:
    """Whatever the bot would do there instead."""
    assert "lesson-beat-reply" in wrong(changed(replies=("sow I",)))


def test_a_turn_of_another_seat_is_not_taught() -> None:
    """Nor one in a game that does not have such a move."""
    player = player_here()
    state = player.session.state
    other = Account(TRAJAN, 1, state, state)
    assert first_wrong(other, TAUGHT[0].beats) == (TAUGHT[0].beats[0], None)
    assert taught_turn(Account(TRAJAN, 0, state, state), (Beat("none", "fly"),)) is None
    assert "⟦" not in WORDS(Message.of("lesson-own-way", prompt=TRAJAN.prompt(state)))


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("address", TEACHING)
def test_wrong_turnings_lead_on(address: str, seed: int) -> None:
    """Once, at a click drawn by the seed, something else is done: no mark lies where nothing can be, and it ends."""
    lesson, game = find_lesson(address)
    player, rng = Player(lesson, game), Rng(seed)
    astray = rng.below(sum(len(step.beats) for step in lesson.steps))
    for click in range(1000):
        page = player.page()
        if player.finished:
            break
        if player.others_wait:
            player.skip_others()
        elif page.phase is not Phase.DOING:
            player.next()
        else:
            assert page.looks <= page.lit | set(player.step.spots)
            obeys = (page.looks or page.taught) and click != astray and player.step.beats
            if obeys:
                follow(player, page)
            else:
                moves = game.legal(player.session.state)
                player.choose(game.notation(moves[rng.below(len(moves))]))
    assert player.finished
