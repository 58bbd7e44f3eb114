"""The build that is tested is the one that was meant."""

import importlib
from pathlib import Path

import pytest
from compiled_build import compiled_files


def compiled_modules(checkout: Path) -> list[str]:
    """Name the modules that the compiled build compiles."""
    return [file.removesuffix(".py").replace("/", ".") for file in compiled_files(checkout)]


@pytest.mark.both_builds
def test_the_right_build_is_tested(checkout: Path, build_kind: str) -> None:
    """The plain build is Python throughout; of the compiled build, every listed module is a shared object."""
    kinds = {name: Path(importlib.import_module(name).__file__ or "").suffix for name in compiled_modules(checkout)}
    assert {suffix == ".py" for suffix in kinds.values()} == {build_kind == "plain"}, kinds


@pytest.mark.both_builds
def test_the_compiled_build_is_tested_as_installed(checkout: Path, build_kind: str) -> None:
    """The checkout must not stand in for the installed package."""
    package = Path(importlib.import_module("trajan_tutor").__file__ or "").parent
    assert (package == checkout / "trajan_tutor") == (build_kind == "plain")
