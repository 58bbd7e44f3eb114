"""What became of something that a program did for a person: at the end of a cell it shows its sentence."""

from dataclasses import dataclass

from trajan_tutor.session.outcome import Outcome


@dataclass(frozen=True, slots=True, repr=False)
class Done(Outcome):
    """An outcome with what is said about it."""

    text: str = ""

    def __repr__(self) -> str:
        """Return what is said; alike in every run."""
        return self.text

    def __str__(self) -> str:
        """Return what is said."""
        return self.text


def done(outcome: Outcome, text: str) -> Done:
    """Return an outcome with what is said about it."""
    return Done(outcome.result, outcome.message, outcome.rule, text)
