"""What the saved games of a folder tell, as a page is told it."""

from desk.page import page_of_table

from trajan_tutor.session.session import Session


class Told:
    """Everything that the saved games of a folder tell: lines of decisions, names of places, problems."""

    def __init__(self) -> None:
        self.lines: set[tuple[str, ...]] = set()
        self.names: set[str] = set()
        page = page_of_table()
        saved_list = page.ask("show", page="saved-games")
        self.problems: list[str] = saved_list["problems"]
        for row in saved_list["rows"]:
            assert page.said("resume", file=row["file"])["tone"] == "note"
            self.lines |= lines_of(page.session)
            self.names |= {node.name for node in page.session.tree if node.name}


def lines_of(session: Session) -> set[tuple[str, ...]]:
    """Return every line of decisions of a tree, unfinished ones too."""
    return {tuple(session.game.notation(step.move) for step in session.tree.path(node)) for node in session.tree}
