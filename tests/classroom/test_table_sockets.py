"""Games at tables through real lines: equal on all pages, in the game and in what is written down."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from classroom.visitor import Classroom, Line, close_all, opened

from trajan_tutor.classroom.class_table import ClassTable
from trajan_tutor.classroom.home_table import HomeTable
from trajan_tutor.classroom.room import Room
from trajan_tutor.search.turns import digest
from trajan_tutor.session.new_session import new_session

# Of each game and number of seats five games, thirty together; two of each in `make test-long`.
WHOLE = [
    pytest.param(seed, marks=[pytest.mark.long, *([] if seed < 2 else [pytest.mark.before_release])])
    for seed in range(5)
]
TABLES = (("trajan", 2), ("trajan", 3), ("trajan", 4), ("caesar", 2), ("sylla", 3), ("sylla", 4))


class Player:
    """A page at a table that takes in whatever it is told."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.heard = asyncio.Event()
        self.reads = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        while await self.line.next() is not None:
            self.heard.set()

    @property
    def model(self) -> dict[str, Any]:
        """What is shown on the board, nothing before it is."""
        return next(iter(self.line.models.values()), {})

    async def until_may(self, others: "list[Player]") -> "Player":
        """Return one of all who may choose something."""
        while True:
            for one in (self, *others):
                if one.model.get("choices"):
                    return one
            await wait((self, *others))

    async def choose(self, rng: Random) -> None:
        """Make one of the choices that are shown."""
        self.line.sent += 1
        name = f"{id(self)}-{self.line.sent}"
        board, model = next(iter(self.line.models.items()))
        move = rng.choice(model["choices"])["move"]
        request = {"type": "choose", "id": name, "at": model["at"], "at_once": True, "move": move}
        await self.line.send(type="desk", board=board, message={"type": "do", "request": request})
        while self.model["answered"] != name:
            await wait((self,))


async def wait(players: "tuple[Player, ...]") -> None:
    """Wait until one of the pages is told something."""
    for one in players:
        one.heard.clear()
    waiting = [asyncio.ensure_future(one.heard.wait()) for one in players]
    done, rest = await asyncio.wait(waiting, timeout=60, return_when=asyncio.FIRST_COMPLETED)
    for left in rest:
        left.cancel()
    assert done, "nobody is told anything"


async def seated(room: Classroom, game: str, seats: int) -> list[Player]:
    """Let pupils in and lay a table for them."""
    teacher = await room.teach()
    lines = [(await room.pupil(f"Pupil {number}"))[1] for number in range(seats)]
    ids = list(room.server.served.host.room.learners)
    await teacher.send(type="tables", game=game, size=seats, to=[], seats=[ids], rest="bot", bot="")
    players = [Player(line) for line in lines]
    for one in players:
        while not one.model:
            await wait((one,))
    return players


def compare(room: Classroom, players: list[Player]) -> None:
    """Compare pages, game and journal."""
    table = room.server.served.host.pupils.tables.all()[0]
    game = table.game.game
    again = Room(room.server.served.host.room.folder, clock=lambda: 0.0).tables[table.number]
    assert again.moves == table.game.moves
    assert again.sealed == table.record.sealed
    replayed = new_session(again.game, seats=len(again.seats), seed=again.seed, people=range(len(again.seats)))
    replayed.follow(again.moves)
    assert digest(game, replayed.state) == digest(game, table.game.state)
    shown = [[one["points"] for one in player.model["summary"]["seats"]] for player in players]
    assert all(one == shown[0] for one in shown)


def play(folder: Path, game: str, seats: int, seed: int, most: int = 100_000) -> ClassTable:
    """Play through lines, and compare all sides."""

    async def story() -> ClassTable:
        room = opened(folder)
        try:
            players = await seated(room, game, seats)
            table = room.server.served.host.pupils.tables.all()[0]
            rng = Random(seed)
            for _ in range(most):
                if table.is_done:
                    break
                rng.shuffle(players)
                await (await players[0].until_may(players[1:])).choose(rng)
            is_behind = True
            while is_behind:
                # What is on its way comes before an answer to each.
                is_behind = room.server.served.host.pupils.tables.is_behind
                for one in players:
                    await ask(one)
            compare(room, players)
            for one in players:
                one.reads.cancel()
            return table
        finally:
            await close_all()
            room.server.close()

    return asyncio.run(story())


async def ask(player: Player) -> None:
    """Ask something that changes nothing, and wait for the answer."""
    player.line.sent += 1
    name = f"{id(player)}-{player.line.sent}"
    board, model = next(iter(player.line.models.items()))
    request = {"type": "save", "id": name, "at": model["at"]}
    told = len(player.line.told)
    await player.line.send(type="desk", board=board, message={"type": "do", "request": request})
    while not any(name in one.get("message", {}).get("answers", {}) for one in player.line.told[told:]):
        await wait((player,))


def test_a_game_of_caesar_through_lines(tmp_path: Path) -> None:
    """From the first decision to the last."""
    assert play(tmp_path, "caesar", 2, 1).is_done


def test_secret_choices_through_lines(tmp_path: Path) -> None:
    """The first round of Sylla, with three pages."""
    table = play(tmp_path, "sylla", 3, 2, most=24)
    # Where another decides at the same moment, a click comes late and is told so.
    assert 12 < len(table.game.moves) + len(table.record.sealed) <= 24


@pytest.mark.parametrize("seed", WHOLE)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_thirty_games_through_lines(tmp_path: Path, game: str, seats: int, seed: int) -> None:
    """Five of each game and number of seats."""
    assert play(tmp_path, game, seats, seed).is_done


def test_a_table_at_home(tmp_path: Path) -> None:
    """Without a class: who has the code takes the next seat, the first click plays, and a third is told why not."""

    async def story() -> None:
        room = opened(tmp_path)
        try:
            host = room.server.served.host
            table = HomeTable(host, "trajan", 2)
            sitting = table.sitting("Ada")
            assert host.room.code in table.words("en")
            browser, line = await room.pupil("Bo")
            assert browser.cookies
            player = Player(line)
            while not player.model:
                await wait((player,))
            assert host.room.learner_of(sitting.token) is not None
            seats = host.room.tables[table.number].seats
            assert [host.room.names.of(one) for one in seats] == ["Ada", "Bo"]
            _, late = await room.pupil("Cy")
            assert any("All seats" in one.get("sentence", "") for one in late.told)
            again = HomeTable(host, "trajan", 2)
            assert again.number == table.number
            assert host.room.learner_of(again.sitting("x").token) is host.room.learners[seats[0]]
            player.reads.cancel()
        finally:
            await close_all()
            room.server.close()

    asyncio.run(story())
