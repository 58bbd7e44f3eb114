"""A picture that shows itself when it is the value of a notebook's cell, and can be kept as a file."""

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.view.plain import plain_svg

# Pictures of points are drawn larger, so that they are sharp on paper too.
_SHARP = 2.0


@dataclass(frozen=True, slots=True)
class Drawing:
    """An SVG picture, the same in words, and what each place of it is called with what lies there."""

    svg: str
    text: str
    labels: Mapping[str, str] = field(default_factory=dict)

    def __repr__(self) -> str:
        """Return a short and stable text."""
        return f"Drawing({len(self.svg)})"

    def __str__(self) -> str:
        """Return the picture in words."""
        return self.text

    def save_svg(self, path: str | Path, *, plain: bool = False) -> None:
        """Write the picture into a file; `plain` for programs that know no style sheets, such as Inkscape."""
        _write(path, (plain_svg(self.svg) if plain else self.svg).encode() + b"\n")

    def save_png(self, path: str | Path, *, scale: float = _SHARP) -> None:
        """Write the picture as a picture of points, larger than drawn by a factor. Needs the extra `pictures`."""
        _write(path, _converter("svg2png")(bytestring=plain_svg(self.svg).encode(), scale=scale))

    def save_pdf(self, path: str | Path) -> None:
        """Write the picture as a page, for handouts. Needs the extra `pictures`."""
        _write(path, _converter("svg2pdf")(bytestring=plain_svg(self.svg).encode()))

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_mimebundle_(
        self, include: Container[str] | None = None, exclude: Container[str] | None = None
    ) -> dict[str, str]:
        bundle = {"image/svg+xml": self.svg, "text/plain": self.text}
        return {
            kind: value
            for kind, value in bundle.items()
            if (include is None or kind in include) and (exclude is None or kind not in exclude)
        }


def _converter(name: str) -> Callable[..., bytes]:
    """Return a function of the library that makes pictures; it also needs the system's library `cairo`."""
    try:
        import cairosvg
    except (ImportError, OSError) as error:
        raise MisusedError("view-pictures-missing", problem=str(error)) from error
    found: Any = getattr(cairosvg, name)
    return found  # type: ignore[no-any-return]


def _write(path: str | Path, content: bytes) -> None:
    try:
        Path(path).write_bytes(content)
    except OSError as error:
        raise UnreadableError("view-not-written", file=str(path), problem=error.strerror or str(error)) from error
