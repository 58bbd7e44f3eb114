"""The course in a folder of the learner's own: copied once, never overwritten."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from cli.command_line import CommandLine
from nbformat import NO_CONVERT, read
from nbformat.sign import NotebookNotary

from trajan_tutor.cli import lab, shipped_notebooks
from trajan_tutor.engine.errors import UnreadableError


def test_the_course_is_copied_with_its_pictures(tmp_path: Path, run: CommandLine) -> None:
    """Every notebook of the course lies in the folder afterwards."""
    answer = run("lab", str(tmp_path / "course"), "--copy-only")
    assert answer.code == 0
    wanted = {path.name for path in lab.course().glob("*.ipynb")}
    assert {path.name for path in (tmp_path / "course").glob("*.ipynb")} == wanted
    assert lab.WELCOME in wanted


def test_what_a_learner_wrote_is_never_overwritten(tmp_path: Path) -> None:
    """A notebook that exists stays; what is missing comes."""
    (tmp_path / lab.WELCOME).write_text("mine", encoding="utf-8")
    new, kept = lab.copy_course(lab.course(), tmp_path)
    assert (tmp_path / lab.WELCOME).read_text(encoding="utf-8") == "mine"
    assert kept == 1
    assert lab.copy_course(lab.course(), tmp_path) == (0, new + kept)


def test_a_link_that_leads_nowhere_is_left_alone(tmp_path: Path) -> None:
    """Writing through a link could overwrite a file elsewhere."""
    (tmp_path / lab.WELCOME).symlink_to(tmp_path / "elsewhere" / "mine.ipynb")
    lab.copy_course(lab.course(), tmp_path)
    assert (tmp_path / lab.WELCOME).is_symlink()


def test_saved_games_of_the_source_are_not_part_of_the_course(tmp_path: Path) -> None:
    """Only what belongs to the course is copied."""
    source = tmp_path / "source"
    for name in (lab.WELCOME, "trajan_tutor_saves/game.json", ".ipynb_checkpoints/old.ipynb"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text("{}", encoding="utf-8")
    assert lab.copy_course(source, tmp_path / "target") == (1, 0)


def test_a_folder_that_is_a_file_is_told_in_a_sentence(tmp_path: Path) -> None:
    """The sentence names the folder."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(UnreadableError) as caught:
        lab.copy_course(lab.course(), tmp_path / "file")
    assert dict(caught.value.message.parameters)["folder"] == str(tmp_path / "file")


@pytest.mark.parametrize("is_before", [True, False], ids=["before", "after"])
def test_the_course_is_made_in_the_language_that_was_chosen(tmp_path: Path, run: CommandLine, is_before: bool) -> None:
    """With its pictures; its notebooks speak it, since it is kept beside them."""
    folder = tmp_path / "course"
    spoken, asked = ("--language", "pseudo"), ("lab", str(folder), "--copy-only")
    assert run(*((*spoken, *asked) if is_before else (*asked, *spoken))).code == 0
    assert {path.name for path in folder.glob("*.ipynb")} == {path.name for path in lab.course().glob("*.ipynb")}
    assert (folder / "images" / "board.svg").exists()
    assert '"outputs": []' in (folder / lab.WELCOME).read_text(encoding="utf-8")
    assert (folder / "trajan_tutor_saves" / "language.txt").read_text(encoding="utf-8") == "pseudo\n"


SCRIPT = {
    "output_type": "display_data",
    "metadata": {},
    "data": {"text/html": "<script>document.title = 'taken'</script>"},
}
FRIENDS = "from_a_friend.ipynb"
CHANGED = "01_board.ipynb"


def add_a_script(source: Path, target: Path) -> None:
    """Write a notebook with a script among what is stored in it."""
    notebook = json.loads(source.read_text(encoding="utf-8"))
    cell = next(one for one in notebook["cells"] if one["cell_type"] == "code")
    cell["outputs"] = [SCRIPT]
    target.write_text(json.dumps(notebook), encoding="utf-8")


def test_the_command_trusts_the_notebooks_that_it_has_written_and_no_others(
    tmp_path: Path, run: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A friend's notebook in the folder stays untrusted, under its own name and under one of ours."""
    folder = tmp_path / "course"
    folder.mkdir()
    for name in (FRIENDS, CHANGED):
        add_a_script(lab.course() / CHANGED, folder / name)
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))
    opened: list[Path] = []

    def open_lab(place: Path, **_: object) -> int:
        opened.append(place)
        return 0

    monkeypatch.setattr(lab, "open_lab", open_lab)
    assert run("lab", str(folder)).code == 0
    assert opened == [folder]
    # The library's functions have no types.
    notary_at: Any = NotebookNotary
    read_notebook: Any = read
    with notary_at(data_dir=str(tmp_path / "jupyter")) as notary:
        notebooks = {path.name: read_notebook(path, NO_CONVERT) for path in folder.glob("*.ipynb")}
        trusted = {name for name, notebook in notebooks.items() if notary.check_signature(notebook)}
    assert trusted == set(shipped_notebooks.sums()) - {CHANGED}


def test_a_notebook_is_ours_by_its_bytes_under_its_own_name(tmp_path: Path) -> None:
    """What was changed, what has another name, and what is no file is none of ours."""
    for name in (lab.WELCOME, CHANGED):
        shutil.copyfile(lab.course() / name, tmp_path / name)
    shutil.copyfile(lab.course() / lab.WELCOME, tmp_path / FRIENDS)
    (tmp_path / CHANGED).write_text((tmp_path / CHANGED).read_text(encoding="utf-8") + "\n", encoding="utf-8")
    (tmp_path / "02_sowing.ipynb").mkdir()
    (tmp_path / "03_time.ipynb").symlink_to(tmp_path / "nowhere")
    assert [path.name for path in shipped_notebooks.shipped(tmp_path)] == [lab.WELCOME]


def test_a_folder_without_any_notebook_of_ours_asks_jupyter_nothing(tmp_path: Path) -> None:
    """The command would wait for a notebook at its input otherwise."""
    assert shipped_notebooks.main([str(tmp_path)]) == 0
