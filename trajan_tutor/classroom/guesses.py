"""Wrong codes, counted by what was guessed: a class that misreads its code guesses once, a guesser often."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Guesses:
    """The different wrong codes of the last `seconds`; from the `most` on somebody is trying."""

    most: int
    seconds: float
    _wrong: dict[str, float] = field(default_factory=dict)

    def note(self, code: str, now: float) -> None:
        """Take note of a wrong code, at a time in seconds; the same one again changes nothing."""
        if not self.is_too_many(now):
            self._wrong.setdefault(code, now)

    def is_too_many(self, now: float) -> bool:
        """Return whether somebody is trying codes: what is right is told to nobody then."""
        if self._wrong and now - next(iter(self._wrong.values())) >= self.seconds:
            self._wrong = {code: since for code, since in self._wrong.items() if now - since < self.seconds}
        return len(self._wrong) >= self.most

    def clear(self) -> None:
        """Forget all of them: there is another code."""
        self._wrong.clear()
