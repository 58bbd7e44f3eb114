"""The page of claims: each has a proof, and every proof that it names is there."""

import re
from pathlib import Path

import pytest

from trajan_tutor.cli import main

CHECKOUT = Path(__file__).parent.parent.parent
PAGE = CHECKOUT / "docs" / "claims.md"
CLAIMS = re.findall(r"^- (.+)\\\n  Shown by (.+)\.$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
TEST = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
COMMAND = re.compile(r"`((?:trajan-tutor|make|python) [^`]+)`")
LINK = re.compile(r"\]\(([\w-]+\.md)(?:#([\w-]+))?\)")


def anchors(page: Path) -> set[str]:
    """Return what the headings of a page are called in an address."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_there_are_claims() -> None:
    """Each is one sentence."""
    assert len(CLAIMS) > 15
    assert not [claim for claim, _ in CLAIMS if not claim.endswith(".") or ". " in claim]


@pytest.mark.parametrize("proof", [proof for _, proof in CLAIMS], ids=[claim for claim, _ in CLAIMS])
def test_every_proof_is_there(proof: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Tests by file and name, commands, and measurements; and nothing else stands for one."""
    named = [*TEST.findall(proof), *COMMAND.findall(proof), *LINK.findall(proof)]
    assert named
    assert len(named) == proof.count("`") // 2 + proof.count("](")
    for file, name in TEST.findall(proof):
        assert f"def {name}(" in (CHECKOUT / file).read_text(encoding="utf-8"), f"{file} has no {name}"
    for command in COMMAND.findall(proof):
        assert is_command(command, capsys), command
    for file, anchor in LINK.findall(proof):
        assert (PAGE.parent / file).exists()
        assert not anchor or anchor in anchors(PAGE.parent / file), f"{file} has no {anchor}"


def is_command(command: str, capsys: pytest.CaptureFixture[str]) -> bool:
    """Return whether there is a command: of the program, of make, or a tool."""
    program, word, *_ = command.split()
    if program == "make":
        return f"\n{word}:" in (CHECKOUT / "Makefile").read_text(encoding="utf-8")
    if program == "python":
        return (CHECKOUT / word).exists()
    with pytest.raises(SystemExit) as left:
        main([word, "--help"])
    return left.value.code == 0 and word in capsys.readouterr().out
