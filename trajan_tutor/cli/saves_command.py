"""The command that lists the games that boards saved by themselves, and removes those that nobody wants any more."""

from argparse import Namespace

from trajan_tutor.cli.output import say
from trajan_tutor.journals import saved_games


def saves(arguments: Namespace) -> int:
    """Print every saved game with its name, the latest first, and where they lie; first remove those that are named."""
    language, home = arguments.language, saved_games.home()
    for name in arguments.remove:
        saved_games.remove(home, name)
        print(say(language, "cli-saves-removed", file=name))
    found, _ = saved_games.latest(home)
    games = [one for one in found if isinstance(one, saved_games.Saved)]
    for one in found:
        if isinstance(one, saved_games.Saved):
            print(line(one, language))
        problems = one.problems if isinstance(one, saved_games.Saved) else (one.problem,)
        for problem in problems:
            print(say(language, "cli-saves-spoiled", file=one.path.name, problem=problem))
    print(say(language, "cli-saves-folder", count=len(games), folder=str(home)))
    return 0


def line(saved: saved_games.Saved, language: str) -> str:
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
