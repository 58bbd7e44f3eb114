"""A picture that shows itself when it is the value of a notebook's cell."""

from collections.abc import Container
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Drawing:
    """An SVG picture and the same in words."""

    svg: str
    text: str

    def __repr__(self) -> str:
        """Return a short and stable text."""
        return f"Drawing({len(self.svg)})"

    def __str__(self) -> str:
        """Return the picture in words."""
        return self.text

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
