"""Changes valid texts and data a little, or oddly: what a cut file, a slip of an editor or ill will makes of them."""

import json
from copy import deepcopy
from random import Random
from typing import Any

# Json has no word for these: they are put into its text at the end.
_RAW = {
    "@huge": "1" * 5_000,
    "@long": "9" * 21,
    "@deep": "[" * 2_000 + "]" * 2_000,
    "@nested": '{"a":' * 60 + "1" + "}" * 60,
}
_RAW |= {"@infinite": "1e999", "@nan": "NaN"}
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 99, 2**31, 2**53, 2**63, 2**64, -(2**63), 0.5, -0.0, 1e300),
    *(
        "",
        " ",
        "x",
        "I",
        "trajan",
        "caesar",
        "person",
        "random",
        "../../../etc/passwd",
        "/dev/zero",
        "-1",
        "1e999",
        "٣",
    ),
    *("\ud800", "\0", "\u2028", "a\nb", "<b>&amp;", "{ $x }", "\u202e", "é" * 300, "x" * 5_000, "0." * 300),
    *([], {}, [[]], [None], [0, 0], ["x"], {"": 0}, {"a": {"b": []}}, list(range(300)), *_RAW),
)
ODD_TOML = (
    *("inf", "nan", "1e999", "-1", "0x" + "f" * 5_000, "1" * 5_000, "1" * 21, "true", '""', '"x"', "[]", "{}", "[[]]"),
    *("[" * 500 + "]" * 500, "2026-01-01", "10000-01-01", "9999-12-31T23:59:59-23:59", "07:30", "1970-02-30"),
    *('"/dev/zero"', '"../../../etc/passwd"', '"\\ud800"', '"x\u2028y"', "'''", '"""a\nb"""', "{ a = 1, a = 2 }"),
    *('{ event = { kind = "gained" } }', "{ all = [] }", "{ not = {} }", '["I", "II"]', '"{ $x }"', "0.5", "99", "-0"),
)
ODD_BYTES = (
    *(b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xe2\x80\xa8", b"\r", b"\n", b'"', b"\\", b"\\u0000"),
    *(b"{", b"}", b"[", b"]", b",", b":", b"=", b"#", b".", b"-", b"9" * 30, b" " * 200, b"[" * 3_000, b"NaN"),
)


def changed_json(text: bytes, random: Random) -> bytes:
    """Return a JSON text with one to three changes, each of a value, or of its characters."""
    if random.random() < 0.2:
        return changed_bytes(text, random)
    data = changed_data(json.loads(text), random)
    written = json.dumps(data)
    for name, raw in _RAW.items():
        written = written.replace(f'"{name}"', raw)
    if random.random() < 0.03:
        # A key that stands twice.
        written = written.replace("{", '{"game": 1, "game": 2, ', 1)
    return written.encode()


def changed_data(data: Any, random: Random) -> Any:
    """Return data with one to three values changed: replaced, left out, doubled, moved, or called otherwise."""
    data = deepcopy(data)
    for _ in range(random.choice((1, 1, 2, 3))):
        places = list(_places(data))
        if not places:
            return random.choice(ODD)
        holder, key = random.choice(places)
        alike = [one[at] for one, at in places if type(one[at]) is type(holder[key])]
        what = random.randrange(10)
        if what == 0:
            del holder[key]
        elif what < 4:
            holder[key] = deepcopy(random.choice(alike))
        elif what == 4 and isinstance(holder, list):
            holder.insert(key, deepcopy(holder[key]))
        elif what == 4:
            holder[str(random.choice(ODD))[:50]] = holder.pop(key)
        elif what < 7 and isinstance(holder[key], int):
            holder[key] += random.choice((-1, 1, 1, 10))
        else:
            holder[key] = deepcopy(random.choice(ODD))
    return data


def changed_toml(text: bytes, random: Random) -> bytes:
    """Return a TOML text with one to three changes, each of a value, of a line, or of its characters."""
    if random.random() < 0.2:
        return changed_bytes(text, random)
    lines = text.decode().split("\n")
    for _ in range(random.choice((1, 1, 2, 3))):
        at = random.randrange(len(lines))
        what = random.randrange(6)
        key, sign, _value = lines[at].partition(" = ")
        if what == 0:
            del lines[at : at + random.choice((1, 1, 4))]
        elif what == 1:
            lines.insert(random.randrange(len(lines)), lines[at])
        elif sign:
            lines[at] = f"{key} = {random.choice(ODD_TOML)}"
        else:
            lines.insert(
                at, f"{random.choice(('game', 'position', 'seat', 'moves', 'x', 'a.b'))} = {random.choice(ODD_TOML)}"
            )
        lines = lines or [""]
    return "\n".join(lines).encode("utf-8", "surrogatepass")


def changed_bytes(text: bytes, random: Random) -> bytes:
    """Return bytes with one to four changes: cut, replaced, put in, left out, doubled."""
    found = bytearray(text)
    for _ in range(random.choice((1, 1, 2, 4))):
        at = random.randrange(len(found) + 1)
        to = min(at + random.choice((1, 2, 8, 100)), len(found))
        what = random.randrange(5)
        if what == 0:
            del found[at:]
        elif what == 1:
            found[at:to] = random.randbytes(random.choice((1, 4)))
        elif what == 2:
            del found[at:to]
        elif what == 3:
            found[at:at] = found[at:to]
        else:
            found[at:at] = random.choice(ODD_BYTES)
    return bytes(found)


def _places(data: Any) -> Any:
    """Yield where values lie: what holds each, and its key or number there."""
    if isinstance(data, dict | list):
        for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
            yield data, key
            yield from _places(value)
