"""The canonical JSON text of some data: one text for equal data, so that texts can be compared."""

import json
from typing import Any


def canonical(data: Any) -> str:
    """Return JSON without spaces and with sorted keys.

    >>> canonical({"b": [1, 2], "a": None})
    '{"a":null,"b":[1,2]}'
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"))
