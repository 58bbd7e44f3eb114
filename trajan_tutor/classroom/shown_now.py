"""What who teaches looks at, and what the projector shows."""

from dataclasses import dataclass
from typing import Literal

Projected = Literal["code", "board", "pupil"]


@dataclass(slots=True)
class ShownNow:
    """`looked` is the id of the pupil whose board is looked at, an empty text without one."""

    projected: Projected = "code"
    looked: str = ""
