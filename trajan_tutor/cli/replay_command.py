"""The command that shows a saved game as a replay: points from turn to turn, turning points, and how it ended."""

from argparse import Namespace

from trajan_tutor.cli.output import say
from trajan_tutor.journals import saved_records
from trajan_tutor.shown.replay import replay_of
from trajan_tutor.shown.result import result


def replay(arguments: Namespace) -> int:
    """Print the points from turn to turn, the turning points, and who won and why; or write the replay as a page."""
    session = saved_records.load(arguments.file)
    replay = replay_of(session, arguments.language)
    if arguments.page:
        print(say(arguments.language, "cli-replay-page", file=str(replay.save_page(arguments.page))))
        return 0
    print(replay)
    ending = result(session, arguments.language)
    if ending is not None:
        print()
        print(ending)
    return 0
