"""The rule book of a game: an id for every rule that can be taught or refused, and its place in the printed books."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from trajan_tutor.engine.components import Status
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import read_toml


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its id, its place in each printed rulebook, how sure it is, the rulings that bear on it.

    Its title and text are words of the catalogue, under `key`.
    """

    id: str
    area: str
    place: dict[str, str]
    status: Status
    rulings: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The key of the rule's words: its id with dashes."""
        return self.id.replace(".", "-")


@dataclass(frozen=True, slots=True)
class RuleBook:
    """All rules of a game, in the order of the rulebook."""

    rules: dict[str, Rule]

    def __getitem__(self, rule: str) -> Rule:
        """Return a rule by its id."""
        return self.rules[rule]


@cache
def rules_in(folder: Path) -> RuleBook:
    """Return the rule book in the folder of data of a game."""
    return load_rules(folder / "rules.toml")


def load_rules(path: Path) -> RuleBook:
    """Read a rule book from `data/rules.toml`.

    Raises UnreadableError for a file that is not TOML or a rule that lacks its title key, place or status.
    """
    data = read_toml(path)
    rules: dict[str, Rule] = {}
    for entry in data.get("rule", []):
        for needed in ("id", "title", "place", "status"):
            if needed not in entry:
                raise UnreadableError(
                    "engine-rule-lacks", place=path.name, rule=str(entry.get("id", len(rules) + 1)), needed=needed
                )
        rule = Rule(
            entry["id"],
            entry["id"].split(".")[1],
            entry["place"],
            Status(entry["status"]),
            tuple(entry.get("rulings", ())),
        )
        if entry["title"] != rule.key or rule.id in rules:
            raise UnreadableError("engine-rule-title", place=path.name, rule=rule.id, title=entry["title"])
        rules[rule.id] = rule
    return RuleBook(rules)
