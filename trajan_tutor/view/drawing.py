"""A picture that shows itself when it is the value of a notebook's cell, and can be kept as a file.

A page of ours that holds it fetches nothing, and runs no script but its own, which is known by its sum.
"""

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import MisusedError, TutorError, UnreadableError, give_sentence
from trajan_tutor.view.portable import portable_svg
from trajan_tutor.view.static_output import ShowsItself, StaticOutput
from trajan_tutor.view.text import SayMessage

# Pictures of points are drawn larger, so that they are sharp on paper too.
_SHARP = 2.0


@dataclass(frozen=True, slots=True)
class Drawing(ShowsItself):
    """An SVG picture as pages of ours show it, the same in words, and what each place is called with what lies there.

    `words` tell what goes wrong with it.
    """

    svg: str
    text: str
    labels: Mapping[str, str] = field(default_factory=dict)
    words: SayMessage = field(default=str, repr=False, compare=False)

    def __repr__(self) -> str:
        """Return a short and stable text."""
        return f"Drawing({len(self.svg)})"

    def __str__(self) -> str:
        """Return the picture in words."""
        return self.text

    def portable(self) -> str:
        """Return the picture as SVG that every program shows alike: what is stored, printed, or written to a file."""
        return portable_svg(self.svg)

    def static_output(self) -> StaticOutput:
        """Return the picture and the first of its words, as a notebook keeps them."""
        return StaticOutput(self.text, (lambda: self,))

    def save_svg(self, path: str | Path) -> None:
        """Write the picture into a file; raises UnreadableError."""
        self._write(path, self.portable().encode() + b"\n")

    def save_png(self, path: str | Path, *, scale: float = _SHARP) -> None:
        """Write the picture as a picture of points, larger than drawn by a factor. Needs the extra `pictures`."""
        try:
            import resvg_py
        except ImportError as error:
            raise self._with_sentence(MisusedError("view-pictures-missing")) from error
        self._write(path, bytes(resvg_py.svg_to_bytes(svg_string=self.portable(), zoom=scale)))

    def _write(self, path: str | Path, content: bytes) -> None:
        try:
            Path(path).write_bytes(content)
        except (OSError, ValueError) as error:
            # A ValueError is a name with a character that no name of a file has.
            problem = getattr(error, "strerror", None) or type(error).__name__
            raise self._with_sentence(UnreadableError("view-not-written", file=str(path), problem=problem)) from error

    def _with_sentence(self, error: TutorError) -> TutorError:
        give_sentence(error, self.words(error.message))
        return error


_NOTHING: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"


def policy(script: str = "") -> str:
    """Return the element that tells a browser so, for the head of a page with the text of its one script, or none.

    >>> "script-src" in policy(), "script-src 'sha256-" in policy("find()")
    (False, True)
    """
    runs = f"; script-src 'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" if script else ""
    return f'<meta http-equiv="Content-Security-Policy" content="{_NOTHING}{runs}">'
