"""The desk of a replay that stands alone: pictures are told one by one as they are asked for."""

import json
from typing import Any

import pytest

from trajan_tutor.desk.replay_desk import ReplayDesk
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import PSEUDO
from trajan_tutor.session.new_session import new_session
from trajan_tutor.shown.replay import replay_of


@pytest.fixture(scope="module")
def desk() -> ReplayDesk:
    """Return the replay of a game of bots."""
    return ReplayDesk(replay_of(new_session("caesar", people=[], seed=5)), "r1")


def asked(desk: ReplayDesk, **request: Any) -> dict[str, Any]:
    """Ask for something, and return the change that answers it."""
    told: list[Any] = []
    desk.shown.listen(told.append)
    desk.shown.hear({"type": "do", "request": {"at": 0, "id": "p-1", **request}})
    [change] = told
    return dict(change)


def test_it_begins_with_its_first_picture(desk: ReplayDesk) -> None:
    """With captions and curve, as plain values in words."""
    opened = desk.shown.opened()
    model: dict[str, Any] = dict(opened["model"])
    assert json.loads(json.dumps(opened)) == opened
    assert len(model["replay"]["captions"]) == len(model["replay"]["nodes"]) == len(desk.reel)
    assert model["frame"]["svg"].startswith("<svg")
    assert "⟦" not in json.dumps(model, ensure_ascii=False)


def test_a_picture_is_the_answer_to_its_question(desk: ReplayDesk) -> None:
    """And a page that comes later begins there."""
    desk.shown.opened()
    frame = asked(desk, type="frame", number=3)["answers"]["p-1"]
    assert frame["number"] == 3
    assert frame["told"]
    assert dict(desk.shown.opened()["model"])["frame"] == frame
    assert asked(desk, type="frame", number=10**6)["answers"]["p-1"]["number"] == len(desk.reel) - 1


@pytest.mark.parametrize("request_", [{"type": "frame"}, {"type": "pick", "spot": "deck"}, {"type": "nonsense"}])
def test_what_there_is_not_is_answered_in_words(desk: ReplayDesk, request_: dict[str, Any]) -> None:
    """In the question's answer, too."""
    desk.shown.opened()
    change = asked(desk, **request_)
    assert change["set"]["notice"]["tone"] == "problem"
    assert " " in change["answers"]["p-1"]["problem"]


def test_another_language_says_everything_anew() -> None:
    """As if it had always been spoken, at the picture that is shown; the host is told."""
    game, told = new_session("caesar", people=[], seed=5), list[str]()
    switched = ReplayDesk(replay_of(game, "en"), "r1", told.append)
    always = ReplayDesk(replay_of(game, PSEUDO), "r1")
    for desk in (switched, always):
        desk.shown.opened()
        asked(desk, type="frame", number=3)
    asked(switched, type="language", language=PSEUDO)
    shown: dict[str, Any] = dict(switched.shown.opened()["model"])
    expected: dict[str, Any] = dict(always.shown.opened()["model"])
    assert shown["notice"]["text"]
    assert shown == expected | {"notice": shown["notice"]}
    assert told == [PSEUDO]
    assert switched.reel.text == always.reel.text


def test_a_language_that_a_host_cannot_keep_is_said() -> None:
    """After what is said of it anyway."""
    reel = replay_of(new_session("caesar", people=[], seed=5), "en")
    desk = ReplayDesk(reel, "r1", lambda _: Message("session-language-not-kept"))
    desk.shown.opened()
    asked(desk, type="language", language="en")
    shown: dict[str, Any] = dict(desk.shown.opened()["model"])
    assert shown["notice"]["text"].endswith(" This language is spoken for now, but not after the next start.")


@pytest.mark.parametrize("language", ["klingon", "", 7, None])
def test_a_language_that_is_not_offered_is_a_sentence(language: Any) -> None:
    """Nothing else changes."""
    desk = ReplayDesk(replay_of(new_session("caesar", people=[], seed=5), "en"), "r1", pytest.fail)
    desk.shown.opened()
    change = asked(desk, type="language", language=language)
    assert set(change["set"]) == {"notice", "answered"}
    assert change["set"]["notice"]["tone"] == "problem"
    assert " " in change["set"]["notice"]["text"]
