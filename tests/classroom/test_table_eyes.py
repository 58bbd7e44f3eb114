"""What a seat at a table is told does not depend on what its eyes may not see: two tables, byte for byte."""

from random import Random

import pytest
from classroom.table_twins import Twins

TABLES = (("trajan", 2), ("trajan", 3), ("trajan", 4), ("caesar", 2), ("sylla", 3), ("sylla", 4))
FEW = 3
# Of all games and numbers of seats together.
WHOLE = 1000
# A game is begun to be looked at somewhere in it, and looked at for so many decisions.
LATEST = {"trajan": 160, "caesar": 24, "sylla": 160}
LOOKED_AT = 15


@pytest.mark.parametrize("games", [FEW, pytest.param(WHOLE // len(TABLES) + 1, marks=pytest.mark.long)])
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
