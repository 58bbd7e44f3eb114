"""Who pays for what is asked by address: a pupil for themselves, who teaches too, and strangers by where they are.

A school is one address: strangers there have room for a class that opens the page at once. All strangers together have
a room as well, so that many addresses are no way around it. Who is known waits for no stranger.
"""

from collections import OrderedDict
from typing import Final

from trajan_tutor.classroom.flow import Flow

# How much work pages of who teaches may cause, in seconds: at once, and a second.
TAUGHT: Final = 10.0
TAUGHT_A_SECOND: Final = 0.5
# And strangers of one address, and all of them; a page with what it loads takes five thousandths.
_ADDRESS: Final = 2.0
_ADDRESS_A_SECOND: Final = 0.1
_STRANGERS: Final = 4.0
_STRANGERS_A_SECOND: Final = 0.25
_MOST_STRANGERS: Final = 200
# So many addresses are told apart.
_MOST_ADDRESSES: Final = 256


class Accounts:
    """The flows of those who have none in the class: of who `teaches`, and of strangers."""

    def __init__(self) -> None:
        """Begin with all the room there is."""
        self.teaches = Flow(TAUGHT, a_second=TAUGHT_A_SECOND)
        self._strangers = Flow(_STRANGERS, a_second=_STRANGERS_A_SECOND, most=_MOST_STRANGERS)
        self._addresses: OrderedDict[str, Flow] = OrderedDict()

    def of_stranger(self, address: str) -> tuple[Flow, Flow]:
        """Return the flows that pay for a stranger: that of the address, and that of all strangers."""
        if address not in self._addresses:
            self._addresses[address] = Flow(_ADDRESS, a_second=_ADDRESS_A_SECOND, most=_MOST_STRANGERS)
            if len(self._addresses) > _MOST_ADDRESSES:
                self._addresses.popitem(last=False)
        self._addresses.move_to_end(address)
        return self._addresses[address], self._strangers
