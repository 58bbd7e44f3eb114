"""The command that draws a position as a picture."""

from argparse import Namespace

from trajan_tutor.cli.output import say, setup_of, words_for
from trajan_tutor.cli.position_commands import play_turns
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.view import draw_board


def picture(arguments: Namespace) -> int:
    """Draw the position after so many random turns, as its actor sees it, into an SVG file."""
    game = find_game(arguments.game)
    state = game.new_game(setup_of(arguments))
    play_turns(game, state, arguments.turns, Rng(arguments.seed))
    actor = game.current_seat(state)
    spots = {spot for move in game.legal(state) for spot in game.spots_of(state, move)}
    drawing = draw_board(
        game,
        game.observe(state, actor),
        words_for(arguments.language),
        own_seat=actor,
        legal=frozenset(spots),
        theme=arguments.theme,
    )
    drawing.save_svg(arguments.file)
    print(say(arguments.language, "cli-picture-drawn", file=arguments.file))
    return 0
