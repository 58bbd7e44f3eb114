"""Where the light page lies, as the environment says it: there people go on without a class and without a kernel."""

import os
from typing import Final
from urllib.parse import urlsplit

# Nothing is added to it but the name of a game or of a lesson: neither who somebody is nor what they did.
LIGHT_PAGE: Final = "TRAJAN_TUTOR_LIGHT_PAGE"


def light_page() -> str:
    """Return the address of the light page as the environment says it; an empty text where it says none."""
    address = os.environ.get(LIGHT_PAGE, "")
    parts = urlsplit(address)
    return address if parts.scheme in ("http", "https") and parts.netloc and address.isprintable() else ""
