"""A person at a terminal: what both games and lessons print there and read."""

from trajan_tutor.cli.output import say
from trajan_tutor.engine.reading import number_in
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session

# The line with which a person leaves.
QUIT = "quit"


class Terminal:
    """Prints words and choices, and reads lines."""

    def __init__(self, language: str, words: Words) -> None:
        """Speak a language; `words` are those of what is played."""
        self.language = language
        self.words = words

    def show(self, key: str, **parameters: object) -> None:
        """Print the words of a key."""
        print(say(self.language, key, **parameters))

    def read_line(self) -> str:
        """Return the line that is typed; when the input has ended, the one with which a person leaves."""
        try:
            return input("> ").strip()
        except EOFError:
            return QUIT

    def list_moves(self, session: Session) -> None:
        """Print every legal choice with its number and notation."""
        for number, move in enumerate(session.choices(), start=1):
            words = self.words(session.game.describe(session.state, move))
            print(f"  {number:2} {words}  ({session.game.notation(move)})")

    def move_of(self, session: Session, line: str) -> str | None:
        """Return the notation of the choice whose number a line is; None for other lines."""
        choices, number = session.choices(), number_in(line)
        return session.game.notation(choices[number - 1]) if number and 1 <= number <= len(choices) else None
