"""A replay of a game: one page that needs no kernel, from drawings with captions.

Drawings of one game are nearly the same text again and again. They are cut at the beginning of each place; each
piece of text is kept once, and a frame says only which pieces differ from the frame before.
"""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.view.drawing import Drawing, policy
from trajan_tutor.view.svg import clean
from trajan_tutor.view.text import SayMessage

_CUT = re.compile(r'(?=<g id="|<(?:g|use) class="p[ "]|<g class="sheet|<defs>|<style>|</style>)')
_PAGE = Path(__file__).parent / "replay.html"
_FIELD = re.compile(r"\{([a-z]+)\}")
_WORDS = ("play", "pause", "previous", "next", "position")


def draw_replay(
    frames: Sequence[tuple[Drawing, str]],
    words: SayMessage,
    *,
    title: str,
    language: str = "en",
    milliseconds: int = 900,
    curve: Drawing | None = None,
) -> str:
    """Return a page that plays frames, each a drawing with a caption; by buttons, a scrubber and keys.

    Pieces travel from frame to frame unless the reader prefers less motion. The drawings need one prefix; those in the
    bare form make the smallest replay. A `curve` with a playhead has a turn for each frame: a click in it goes there.
    """
    if not frames:
        raise MisusedError("view-replay-empty")
    texts: dict[str, int] = {}
    cut = [[texts.setdefault(piece, len(texts)) for piece in _CUT.split(drawing.svg)] for drawing, _ in frames]
    labels = {word: words(Message.of(f"view-replay-{word}")) for word in _WORDS}
    replay = {
        "texts": list(texts),
        "frames": drawn_by_changes(cut),
        "captions": [caption for _, caption in frames],
        "words": {word: labels[word] for word in ("play", "pause")},
        "milliseconds": milliseconds,
    }
    fields = {word: clean(text) for word, text in labels.items()}
    fields |= {"title": clean(title), "language": clean(language), "replay": in_script(replay)}
    fields |= {"curve": curve.svg if curve else "", "points": clean(words(Message.of("view-curve")))}
    page = _PAGE.read_text(encoding="utf-8")
    fields["policy"] = policy(page.rpartition("<script>")[2].partition("</script>")[0])
    return _FIELD.sub(lambda match: fields.get(match[1], match[0]), page)


def drawn_by_changes(frames: Sequence[Sequence[int]]) -> list[Any]:
    """Return frames of which each says what differs from the one before, where that is shorter.

    >>> drawn_by_changes([[1, 2, 3], [1, 4, 3], [1]])
    [{'all': [1, 2, 3]}, [1, 4], {'all': [1]}]
    """
    changes: list[Any] = []
    before: Sequence[int] = ()
    for frame in frames:
        if len(frame) == len(before):
            pairs = zip(frame, before, strict=True)
            changes.append([part for at, (new, old) in enumerate(pairs) if new != old for part in (at, new)])
        else:
            changes.append({"all": list(frame)})
        before = frame
    return changes


def in_script(value: object) -> str:
    r"""Return data as JSON that cannot end the script it stands in.

    >>> in_script("</script>")
    '"\\u003c/script>"'
    """
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
