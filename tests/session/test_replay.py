"""Replays of games, and how games end."""

from itertools import pairwise
from pathlib import Path

import pytest
from session.tiny import tiny
from the_games import opened

import trajan_tutor as tt
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import saved_records
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import Session
from trajan_tutor.shown.replay import replay_of
from trajan_tutor.shown.result import again, result
from trajan_tutor.view.static_output import picture_in

MOVES = ("take left 1", "take left 2", "take right 2", "take right 1")


def stones(*moves: str, names: tuple[str, ...] = ("Livia", "Julia")) -> Session:
    """Two people at the small game."""
    return Session(tiny(), Setup(seats=2, seed=5), (PERSON, PERSON), names, moves)


@pytest.fixture(scope="module")
def finished() -> Session:
    """Return a whole game of bots."""
    return new_session("trajan", seats=3, seed=11, people=())


# ---- replays


def test_a_replay_has_a_frame_for_every_turn_and_the_end() -> None:
    """Each with the points that all seats have then."""
    replay = replay_of(stones(*MOVES))
    assert [frame.turn for frame in replay.frames] == [1, 2, 3, 4, 5]
    assert [frame.seat for frame in replay.frames] == [0, 1, 0, 1, -1]
    assert replay.curve(0) == (0, 1, 1, 3, 3)
    assert replay.curve(1) == (0, 0, 2, 2, 3)


def test_turning_points_are_the_largest_swings_of_the_margin() -> None:
    """The largest first, the earlier one where they are equal, named by what brought the points."""
    replay = replay_of(stones(*MOVES))
    points = replay.turning_points(2)
    assert [(point.turn, point.seat, point.swing) for point in points] == [(2, 1, 2), (3, 0, 2)]
    assert [(point.before, point.after) for point in points] == [(-1, 1), (-1, 1)]
    assert [(gain.seat, gain.points) for gain in points[0].gains] == [(1, 2)]
    assert replay.told(points[0]).startswith("Turn 2, Julia: 2 points gained on the other. Julia: +2 ")


def test_a_replay_runs_to_the_end_of_the_line_that_is_looked_back_at() -> None:
    """Though the game stands before it."""
    session = stones(*MOVES)
    session.jump(1)
    assert len(replay_of(session)) == 5


def test_the_points_of_the_frames_are_those_of_the_events(finished: Session) -> None:
    """From frame to frame, for every seat."""
    replay = replay_of(finished)
    for before, after in zip(replay.frames, replay.frames[1:], strict=False):
        for seat in range(3):
            gained = sum(event.points for event in after.events if event.seat == seat)
            assert after.points[seat] - before.points[seat] == gained


def test_a_replay_is_made_of_a_record_a_file_a_game_or_its_board(finished: Session, tmp_path: Path) -> None:
    """All are the same replay."""

    class Board:
        session = finished

    path = saved_records.save(finished, tmp_path / "game.json")
    curves = [replay_of(source).curve(1) for source in (finished, finished.record(), path, str(path), Board())]
    assert len(set(curves)) == 1


def test_what_is_no_game_is_told(tmp_path: Path) -> None:
    """A number, a missing file."""
    with pytest.raises(MisusedError, match="session-replay-source kind=int"):
        replay_of(3)
    with pytest.raises(UnreadableError, match="reading-missing"):
        replay_of(tmp_path / "none.json")


def test_a_replay_shows_no_secret_of_a_game_that_goes_on() -> None:
    """One person sees their own hand; a spectator sees none; after the end any seat may be looked through."""
    going_on = Session(tiny(), Setup(seats=2, seed=5), (PERSON, "random"))
    assert opened(replay_of(going_on).observation(0).state).secrets == [5, -1]
    assert opened(replay_of(stones()).observation(0).state).secrets == [-1, -1]
    with pytest.raises(MisusedError, match="session-replay-seat"):
        replay_of(going_on, seat=1)
    with pytest.raises(MisusedError, match="session-replay-seat"):
        replay_of(stones(*MOVES), seat=7)
    assert opened(replay_of(stones(*MOVES), seat=1).observation(0).state).secrets == [-1, 5]


def test_a_replay_shows_itself_alike_in_every_run(finished: Session) -> None:
    """A picture and a text, with all words."""
    first, second = replay_of(finished), replay_of(finished.record(), seat=-1)
    bundle = first._repr_mimebundle_()
    assert picture_in(bundle["text/html"]).startswith("<svg")
    assert "⟦" not in bundle["text/plain"]
    assert first.curve(0) == second.curve(0)
    assert replay_of(finished)._repr_mimebundle_() == bundle
    assert repr(first) == f"<replay of trajan: 3 seats, {len(first)} frames>"
    assert all("⟦" not in line for at in range(len(first)) for line in first.event_sentences(at))


def test_a_replay_is_plain_data_for_a_page(finished: Session) -> None:
    """Frames can be jumped to in the game's tree."""
    data = replay_of(finished).data()
    assert len(data["curves"]) == 3
    assert all(finished.tree.find(frame["node"]) for frame in data["frames"])
    assert [point["text"].split(",")[0] for point in data["turning_points"]] == [
        f"Turn {point['turn']}" for point in data["turning_points"]
    ]


def test_a_replay_is_a_page_that_needs_nothing_else(finished: Session, tmp_path: Path) -> None:
    """Every frame has a caption; a file is written whole."""
    replay = replay_of(finished)
    captions = [replay.caption(at) for at in range(len(replay))]
    assert captions[0].startswith("Turn 1, Bot ")
    assert "The game is over. Points: Bot A " in captions[-1]
    assert sum("gained on the other" in caption for caption in captions) == 3
    path = replay.save_page(tmp_path / "replay.html")
    page = path.read_text(encoding="utf-8")
    assert captions[0] in page
    assert "⟦" not in page
    with pytest.raises(SavingError, match=r"nowhere.*could not be written"):
        replay.save_page(tmp_path / "nowhere" / "replay.html")


@pytest.mark.parametrize("name", tt.game_names())
def test_a_caption_says_what_was_done_in_the_turn_before(name: str) -> None:
    """As the log tells it; and what it brought, where one seat did it."""
    replay = replay_of(new_session(name, seed=11, people=()))
    captions = replay.captions()
    for at, (before, frame) in enumerate(pairwise(replay.frames), start=1):
        assert frame.done, captions[at]
        assert set(frame.done) <= set(frame.events)
        told = {event.seat for event in frame.done}
        assert replay.words(frame.done[-1].told_to(None)).rstrip(".") in captions[at]
        if len(told) == 1:
            gained = frame.points[min(told)] - before.points[min(told)]
            brought = f"({gained:+d}).".replace("-", "\N{MINUS SIGN}")
            assert (brought in captions[at]) is bool(gained)
        assert "⟦" not in captions[at]


def test_a_caption_keeps_what_is_secret_while_the_game_goes_on() -> None:
    """What was drawn in secret is not told of, before the game is over."""
    session = new_session("sylla", seed=11)
    session.choose(session.game.notation(session.choices()[0]))
    replay = replay_of(session.record())
    told = [event for frame in replay.frames for event in frame.done if event.hidden is not None]
    assert told
    for event in told:
        assert replay.words(event.message) not in " ".join(replay.captions())


def test_a_game_that_has_just_begun_is_a_short_replay() -> None:
    """One frame, no turning point, and still a picture."""
    replay = replay_of(new_session("trajan", seats=2, seed=7))
    assert len(replay) == 1
    assert replay.turning_points() == ()
    assert picture_in(replay._repr_mimebundle_()["text/html"]).startswith("<svg")


def test_replays_and_comparisons_are_public(finished: Session, tmp_path: Path) -> None:
    """Problems are told in sentences; without places the last branches are compared."""
    assert repr(tt.replay(finished)) == repr(replay_of(finished))
    with pytest.raises(UnreadableError, match="There is no file"):
        tt.replay(tmp_path / "none.json")
    session = new_session("trajan", seats=2, seed=7)
    session.choose("sow III")
    session.undo()
    with pytest.raises(MisusedError, match="Compare two places"):
        tt.compare(session)
    session.choose("sow I")
    assert [side.moves[0] for side in tt.compare(session).sides] == ["sow III", "sow I"]


# ---- the end


def test_a_game_that_goes_on_has_no_result() -> None:
    """It is asked for after the end."""
    assert result(stones("take left 1")) is None


def test_points_decide(finished: Session) -> None:
    """By source, adding up to the score; the sentence says by how much."""
    ending = result(finished)
    assert ending is not None
    totals = [ledger.total for ledger in ending.ledgers]
    assert ending.winners == (totals.index(max(totals)),)
    assert ending.why.key == "session-why-points"
    assert "⟦" not in ending.text
    data = ending.data()
    for seat in range(3):
        assert sum(row["points"][seat] for row in data["rows"]) == totals[seat] == data["seats"][seat]["points"]
    assert ending._repr_mimebundle_()["text/plain"] == str(ending).splitlines()[0]


def test_a_shared_win_is_told() -> None:
    """Both have three stones."""
    ending = result(stones(*MOVES))
    assert ending is not None
    assert (ending.winners, str(ending.why)) == ((0, 1), "session-why-shared points=3")


def test_a_tie_is_decided_by_the_rule_of_the_last_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event that tells of the winner names the rule."""
    session = stones(*MOVES)
    monkeypatch.setattr(type(session.game), "winners", lambda _game, _state: (1,))
    won = Event("won", "tiny.tie", 1, Message.of("tiny-won"))
    session.tree.here.events = (*session.tree.here.events, won)
    ending = result(session)
    assert ending is not None
    assert (ending.rule, str(ending.why)) == ("tiny.tie", "session-why-tie points=3 rule=tiny-tie")


def test_the_same_deal_again() -> None:
    """Setup, players, names and pace are the same; the old game stays as it is."""
    session = new_session("trajan", seats=2, seed=7, names=("Livia",), pace="step")
    session.choose("sow III")
    before = session.record()
    new = again(session)
    assert new.record().moves == []
    assert (new.setup, new.players, new.names, new.pace) == (
        session.setup,
        session.players,
        session.names,
        session.pace,
    )
    assert session.record() == before
