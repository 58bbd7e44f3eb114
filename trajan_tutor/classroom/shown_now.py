"""What who teaches looks at, and what the projector shows."""

from dataclasses import dataclass
from typing import Literal

Projected = Literal["code", "board", "pupil", "table"]


@dataclass(slots=True)
class ShownNow:
    """`looked` is the id of the pupil whose board is looked at, an empty text without one.

    `table` is the number of the table that is looked at instead, 0 without one, through the eyes of a `seat` (-1: of a
    spectator).
    """

    projected: Projected = "code"
    looked: str = ""
    table: int = 0
    seat: int = -1
