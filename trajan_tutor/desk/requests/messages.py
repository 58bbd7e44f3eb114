"""What a page may send besides requests, checked before anything is done with it."""

from trajan_tutor.desk.requests.request_rows import is_number, is_short
from trajan_tutor.viewmodel.page_model import Do, Hello, WholeWanted

Heard = Hello | Do | WholeWanted


def read_message(content: object) -> Heard | None:
    """Return the message that a page sent, or None when it is none.

    >>> read_message({"type": "hello", "protocol": 1, "have": 4})
    {'type': 'hello', 'protocol': 1, 'have': 4}
    >>> read_message({"type": "hello"}) is None
    True
    """
    if not isinstance(content, dict):
        return None
    kind = content.get("type")
    if kind == "hello" and is_number(content.get("protocol")) and is_number(content.get("have")):
        return {"type": "hello", "protocol": content["protocol"], "have": content["have"]}
    if kind == "do" and isinstance(content.get("request"), dict):
        return {"type": "do", "request": content["request"]}
    if kind == "whole":
        return {"type": "whole"}
    return None


def id_of(request: object) -> str:
    """Return the id of a request that may be senseless otherwise, or an empty text: its page waits for an answer."""
    name = request.get("id") if isinstance(request, dict) else ""
    return name if is_short(name) else ""
