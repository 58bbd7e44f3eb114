"""The command that lists the games that boards saved by themselves."""

from argparse import Namespace

from trajan_tutor.cli.output import say
from trajan_tutor.session import shelf


def saves(arguments: Namespace) -> int:
    """Print every saved game with its file, the latest first, and where they lie."""
    language = arguments.language
    found = shelf.saved_games()
    for saved in found:
        print(line(saved, language))
    print(say(language, "cli-saves-folder", count=len(found), folder=str(shelf.home())))
    return 0


def line(saved: shelf.Saved, language: str) -> str:
    """Return one saved game in words: file, game, who plays, how far it got, and when it was played last."""
    when = saved.when.astimezone()
    given = dict(enumerate(saved.names))
    seats = tuple(given.get(seat) or player for seat, player in enumerate(saved.players))
    return say(
        language,
        "cli-saves-over" if saved.over else "cli-saves-goes-on",
        file=saved.path.name,
        game=saved.game,
        players=seats,
        decisions=saved.decisions,
        when=when,
    )
