"""The compiled build: hands to mypyc the modules that each game, and the engine, list in a `compiled.txt` of their own.

A build hook of hatch, switched on by HATCH_BUILD_HOOK_ENABLE_CUSTOM=1; what it does is done by hatch-mypyc.
"""

from pathlib import Path
from typing import Any

PACKAGE = "trajan_tutor"
LIST = "compiled.txt"


def compiled_files(root: Path) -> list[str]:
    """Return the files that are compiled, as paths below the root of the checkout: what every list names beside it.

    A list has one file on a line; what follows "#" is a remark.
    """
    found = []
    for listed in sorted((root / PACKAGE).rglob(LIST)):
        lines = (line.partition("#")[0].strip() for line in listed.read_text(encoding="utf-8").splitlines())
        found += [(listed.parent / line).relative_to(root).as_posix() for line in lines if line]
    return found


def get_build_hook() -> type:
    """Return the hook, as hatch asks for it: only then is hatch there, and hatch-mypyc only when something is built."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class CompiledBuild(BuildHookInterface):  # type: ignore[type-arg]
        """Compiles the listed modules while the wheel is built."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Compile, and put what came out into the wheel."""
            self.compiler().initialize(version, build_data)

        def clean(self, versions: list[str]) -> None:
            """Remove what compiling left behind."""
            self.compiler().clean(versions)

        def compiler(self) -> Any:
            """Return the hook that compiles."""
            from hatch_mypyc.plugin import MypycBuildHook

            settings = {**self.config, "include": compiled_files(Path(self.root))}
            return MypycBuildHook(
                self.root, settings, self.build_config, self.metadata, self.directory, self.target_name, self.app
            )

    return CompiledBuild
