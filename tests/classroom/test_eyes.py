"""What pupils are told does not depend on what they may not know: two rooms that differ in nothing else, byte for byte.

In both the same is clicked, up to a click that shows somebody something hidden: from there on they may differ.
"""

import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from classroom.table_twins import others_know_apart
from classroom.visitor import Classroom, Line, board_of, played
from the_games import AnyGame, AnyState, find_game

from trajan_tutor.classroom import shared_board
from trajan_tutor.classroom.task import TaskKind
from trajan_tutor.classroom.vote import ClassVote
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.record import Record, dumps
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP

GAMES = ("trajan", "caesar", "sylla")
SEATS = {"trajan": 3, "caesar": 2, "sylla": 3}
MOVES_BEFORE = 30


def two_deals(game: AnyGame, seed: int) -> tuple[list[AnyState], int]:
    """Return two states that differ only in what the seat to act may not know and another one does, and the seat."""
    chance = random.Random(seed)
    state = game.new_game(Setup(seats=SEATS[game.name], seed=seed))
    moves = 0
    while True:
        # What nobody knows, such as the order of a pile, no page could tell: all that is hidden in most turns of Sylla.
        if moves >= MOVES_BEFORE and (game.is_secret(state) or game.may_evaluate(state)):
            seat = game.current_seat(state)
            seen = game.observe(state, seat)
            deals = [game.determinize(seen, deal) for deal in (1, 2)]
            if others_know_apart(game, *deals):
                break
        game.apply(state, chance.choice(game.legal(state)))
        moves += 1
    assert game.dumps(game.observe(deals[0], seat).state) == game.dumps(game.observe(deals[1], seat).state)
    return deals, seat


def as_record(game: AnyGame, state: AnyState) -> str:
    """Return a record that begins with a state."""
    return dumps(Record(game.name, Setup(position=game.dumps(state)), []))


class Asking:
    """A page that asks in both rooms by the same ids, and keeps what its boards were told, as it came."""

    def __init__(self, line: Line, board: int) -> None:
        self.line = line
        self.board = board
        self.asked = 0

    @property
    def model(self) -> dict[str, Any]:
        """What is shown."""
        return self.line.models[self.board]

    @property
    def told(self) -> list[str]:
        """What its boards and its room were told."""
        texts = [json.dumps(one) for one in self.line.told if one["type"] in ("desk", "room", "no")]
        assert all(text.replace(" ", "") for text in texts)
        return texts

    async def do(self, kind: str, **content: object) -> None:
        """Ask for something, and wait for the answer."""
        self.asked += 1
        name = f"asked-{self.board}-{self.asked}"
        request = {"type": kind, "id": name, "at": self.model["at"], "at_once": True, **content}
        await self.line.send(type="desk", board=self.board, message={"type": "do", "request": request})
        await self.line.until(lambda told: name in json.dumps(told))

    async def ask_everything(self, spots: list[str]) -> None:
        """Point at places, look at choices before they are made, and read every page."""
        for spot in spots:
            await self.do("tell", spot=spot)
        for choice in self.model["choices"][:3]:
            await self.do("preview", move=choice["move"])
        for page in ("symbols", "history", "reports", "review", "replay", "saved-games"):
            await self.do("show", page=page)
        for kind, content in (("report", {"number": 0}), ("frame", {"number": 0}), ("compare", {"places": [0, 0]})):
            await self.do(kind, **content)
        await self.do("save")


def shows_nothing(game: AnyGame, states: list[AnyState]) -> list[str]:
    """Return the moves, in notation, that show nobody anything hidden in any of some states."""
    return [
        game.notation(move) for move in game.legal(states[0]) if not any(game.reveals(state, move) for state in states)
    ]


def spots_in(game: AnyGame, state: AnyState, seat: int) -> list[str]:
    """Return some of the places on the board of a seat."""
    return [spot.name for spot in game.spots(game.observe(state, seat))][::9]


async def played_by(pupil: Asking, game: AnyGame, deals: list[AnyState]) -> None:
    """Choose what shows nothing, look at everything, take it back."""
    spots = spots_in(game, deals[0], game.current_seat(deals[0]))
    await pupil.ask_everything(spots)
    if game.is_secret(deals[0]):
        # Bots choose after it, and then everything is opened.
        return
    possible = shows_nothing(game, deals)
    move = next((one["move"] for one in pupil.model["choices"] if one["move"] in possible), possible[0])
    before = pupil.model["at"]
    await pupil.do("choose", move=move)
    assert pupil.model["at"] != before
    await pupil.ask_everything(spots)
    await pupil.do("undo")


def both(
    tmp_path: Path, game: AnyGame, deals: list[AnyState], tell: Callable[[Classroom, str], Awaitable[list[str]]]
) -> None:
    """Compare what pages are told in two rooms that differ in what is hidden."""
    told: list[list[str]] = []

    async def story(classroom: Classroom, record: str) -> None:
        told.append(await tell(classroom, record))

    for at, state in enumerate(deals):
        record = as_record(game, state)
        played(tmp_path / str(at), lambda classroom, record=record: story(classroom, record))  # type: ignore[misc]
    assert len(told[0]) > 10
    for first, second in zip(*told, strict=True):
        assert first == second


@pytest.mark.parametrize("kind", [TaskKind.POSITION, TaskKind.VOTE])
@pytest.mark.parametrize("name", GAMES)
def test_a_position_tells_a_pupil_nothing_hidden(tmp_path: Path, name: str, kind: TaskKind) -> None:
    """Given to play on from, or as the question for all; nor does it tell who looks on, and the projector."""
    game = find_game(name)
    deals, seat = two_deals(game, 1)

    async def tell(classroom: Classroom, record: str) -> list[str]:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        host = classroom.server.served.host
        task = host.room.give(kind, record=record, seat=seat)
        if kind is TaskKind.VOTE:
            host.pupils.vote = ClassVote(task)
        host.renew([])
        pupil = Asking(ada, await board_of(ada))
        (learner,) = host.room.learners
        await teacher.send(type="look", pupil=learner)
        await teacher.send(type="project", what="pupil")
        projector = await classroom.teacher.line("projector-live")
        await board_of(projector)
        before = pupil.model["at"]
        await played_by(pupil, game, deals)
        last = pupil.model["at"]
        for line in (teacher, projector) if last != before else ():
            await line.until(lambda told: told["type"] == "desk" and told["message"].get("set", {}).get("at") == last)
        seen = [json.dumps(one) for line in (teacher, projector) for one in line.told if one["type"] == "desk"]
        return [*pupil.told, *seen]

    both(tmp_path, game, deals, tell)


@pytest.mark.parametrize("name", GAMES)
def test_the_shared_board_tells_a_pupil_nothing_hidden(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who looks on sees what the seat of who teaches may know."""
    game = find_game(name)
    deals, seat = two_deals(game, 2)

    async def tell(classroom: Classroom, record: str) -> list[str]:
        def laid(_kind: str, _name: str, outside: HostServices, language: str, _own: str) -> Desk:
            begun = new_session(position=record, people=(seat,), pace=STEP)
            return Desk(begun, replace(outside, saves=None), language=language)

        monkeypatch.setattr(shared_board, "shared_desk", laid)
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await teacher.send(type="open", kind="game", name=name)
        taught = Asking(teacher, await board_of(teacher))
        await teacher.send(type="give", kind="shared", name="", to=[])
        watching = Asking(ada, await board_of(ada))
        await played_by(taught, game, deals)
        await watching.do("tell", spot=spots_in(game, deals[0], seat)[0])
        return watching.told

    both(tmp_path, game, deals, tell)
