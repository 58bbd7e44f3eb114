"""The command that lets players play each other and prints how they did."""

import json
from argparse import Namespace
from dataclasses import asdict
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from trajan_tutor.cli.output import say, setup_of
from trajan_tutor.cli.workers import EXIT_INTERRUPTED, done_by_workers, print_interrupt
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.reading import parse_json, read_text
from trajan_tutor.search.bots import levels
from trajan_tutor.search.tournament import (
    BY_RULES,
    WAYS,
    Options,
    Pairing,
    PlayerStanding,
    TournamentGame,
    pairings,
    play_pairing,
    player,
    standings,
)


def tournament(arguments: Namespace) -> int:
    """Play every pairing that the file of results does not hold yet, then print the standings.

    Without players a ladder is played: the search against other ways to look ahead with as much time and against itself
    with a tenth, and every level against the one below; in a game with a seat that the rules play, each against those.
    """
    game = find_game(arguments.game)
    if arguments.seats not in game.seat_counts:
        raise MisusedError("engine-seats", game=game.name, seats=arguments.seats, offered=game.seat_counts)
    if arguments.players is not None:
        result, code = play_one(arguments, tuple(arguments.players.split(",")), arguments.results)
        print(json.dumps(result))
        return code
    played, code = [], 0
    rivals = table(arguments.seconds, against_rules=bool(by_rules(arguments)))
    for number, names in enumerate(rivals, start=1):
        results = arguments.results
        if results is not None:
            file = Path(results)
            results = str(file.with_name(f"{file.stem}-{number}{file.suffix}"))
        result, code = play_one(arguments, names, results)
        played.append(result)
        if code:
            break
    print(json.dumps({"game": game.name, "seats": arguments.seats, "table": played}))
    return code


def by_rules(arguments: Namespace) -> tuple[int, ...]:
    """Return the seats that the rules play in the game asked for; raises like `Game.begin`."""
    game = find_game(arguments.game)
    return tuple(game.played_by_rules(game.new_game(setup_of(arguments))))


def table(seconds: float, *, against_rules: bool = False) -> list[tuple[str, ...]]:
    """Return who plays whom on the ladder, with so many CPU seconds a search.

    >>> table(0.5)[0]
    ('lookahead@0.5s', 'information-sets@0.5s')
    >>> table(0.5, against_rules=True)[0]
    ('random',)
    """
    small, large = f"lookahead@{seconds / 10:g}s", f"lookahead@{seconds:g}s"
    if against_rules:
        return [("random",), ("greedy",), *((level.name,) for level in levels()), (large,)]
    rivals = [f"{way}@{seconds:g}s" for way in WAYS if WAYS[way] is not None]
    names = ["random", "greedy", *(level.name for level in levels())]
    return [
        *((large, rival) for rival in rivals),
        (large, small),
        *((upper, lower) for lower, upper in pairwise(names)),
    ]


def play_one(arguments: Namespace, names: tuple[str, ...], results: str | None) -> tuple[dict[str, object], int]:
    """Play what is missing between some players, print their standings, and return them as JSON data with an exit code.

    After an interrupt the standings are those of the games that were played.
    """
    seats_by_rules = by_rules(arguments)
    free = arguments.seats - len(seats_by_rules)
    if not min(2, free) <= len(names) <= free:
        raise MisusedError("cli-tournament-players", players=len(names), seats=free)
    for name in names:
        player(name)
    deals = -(-arguments.games // free)
    wanted = pairings(len(names), arguments.seats, deals, arguments.seed, seats_by_rules)
    options = setup_of(arguments).options
    seated = (*names, BY_RULES) if seats_by_rules else names
    head: dict[str, object] = {"game": arguments.game, "players": list(seated), "seats": arguments.seats}
    if options:
        head["options"] = dict(options)
    played = read_results(results, head)
    missing = [pairing for pairing in wanted if pairing not in {one.pairing for one in played}]
    new = play_all(arguments, names, missing, head, results)
    done = [one for one in (*played, *new) if one.pairing in set(wanted)]
    rows = standings(seated, done) if done else []
    for standing in rows:
        print(standing_text(arguments.language, standing), flush=True)
    code = 0
    if len(done) < len(wanted):
        code = EXIT_INTERRUPTED
        key = "cli-interrupted-results" if results else "cli-interrupted-at"
        print_interrupt(arguments.language, key, done=str(len(done)), whole=str(len(wanted)), file=results)
    return {**head, "games": len(done), "standings": [asdict(one) for one in rows]}, code


def play_all(
    arguments: Namespace,
    names: tuple[str, ...],
    missing: list[Pairing],
    head: dict[str, object],
    results: str | None,
) -> list[TournamentGame]:
    """Play pairings in several processes; each result is written down as soon as it is there."""
    options = setup_of(arguments).options
    tasks = [(arguments.game, names, pairing, options) for pairing in missing]
    at_each = partial(write_result, results, head)
    return list(done_by_workers(arguments.processes, play_named, tasks, at_each=at_each).values())


def play_named(name: str, names: tuple[str, ...], pairing: Pairing, options: Options = ()) -> TournamentGame:
    """Play one game of a game found by name: what a worker process is asked for."""
    return play_pairing(find_game(name), names, pairing, options)


def standing_text(language: str, standing: PlayerStanding) -> str:
    """Return a standing in words."""
    is_judged = standing.margin_error is not None
    return say(
        language,
        "cli-tournament-row" if is_judged else "cli-tournament-row-of-one-deal",
        player=standing.player,
        games=standing.games,
        wins=100 * standing.wins,
        low=100 * standing.wins_low,
        high=100 * standing.wins_high,
        margin=standing.margin,
        **({"error": standing.margin_error, "deals": standing.deals} if is_judged else {}),
        seconds=standing.seconds,
    )


def read_results(name: str | None, head: dict[str, object]) -> list[TournamentGame]:
    """Return the games of a file of results; raises UnreadableError when it is torn or another's."""
    if name is None or not Path(name).exists():
        return []
    games = []
    for number, line in enumerate(read_text(name).splitlines(), start=1):
        try:
            data = parse_json(line)
        except UnreadableError as error:
            raise UnreadableError("cli-tournament-line", file=name, line=number) from error
        if number > 1:
            games.append(_played(data, name, number))
        elif data != head:
            raise UnreadableError("cli-tournament-other", file=name)
    return games


def _played(data: Any, name: str, line: int) -> TournamentGame:
    """Return the game of one line of results; raises UnreadableError when it is none."""
    match data:
        case {"seed": int(), "players": list(), "scores": list(), "winners": list(), "seconds": list()}:
            numbers = [*data["players"], *data["scores"], *data["winners"], *data["seconds"]]
            if all(isinstance(number, int | float) for number in numbers):
                pairing = Pairing(data["seed"], tuple(data["players"]))
                return TournamentGame(pairing, tuple(data["scores"]), tuple(data["winners"]), tuple(data["seconds"]))
    raise UnreadableError("cli-tournament-line", file=name, line=line)


def write_result(name: str | None, head: dict[str, object], game: TournamentGame) -> None:
    """Append a game to the file of results, so that an interrupted tournament goes on where it stopped."""
    if name is None:
        return
    data = {
        "seed": game.pairing.seed,
        "players": game.pairing.players,
        "scores": game.scores,
        "winners": game.winners,
        "seconds": game.seconds,
    }
    with Path(name).open("a", encoding="utf-8") as file:
        if file.tell() == 0:
            file.write(json.dumps(head) + "\n")
        file.write(json.dumps(data) + "\n")
