"""An error to be planted: one place of one line, and what stands there instead."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlantedError:
    """What stands in a line of a file from one column to another, and what replaces it; nothing, if the line goes."""

    path: str
    line: int
    start: int
    end: int
    kind: str
    old: str
    new: str | None

    @property
    def name(self) -> str:
        """The place and the change, in one line."""
        change = f"{self.old!r} goes" if self.new is None else f"{self.old!r} becomes {self.new!r}"
        return f"{self.path}:{self.line}:{self.start + 1} {self.kind}: {change}"

    def planted_in(self, source: str) -> str:
        """Return the text of the file with the error."""
        lines = source.splitlines(keepends=True)
        line = lines[self.line - 1]
        # What is drawn from one text and planted in another would be no such error.
        if line[self.start : self.end] != self.old:
            raise ValueError(self.name)
        lines[self.line - 1] = "" if self.new is None else line[: self.start] + self.new + line[self.end :]
        return "".join(lines)
