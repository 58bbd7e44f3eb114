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
from trajan_tutor.journals.saved_games import FOLDER, HOME_VARIABLE, WELCOME, home


def names_in(folder: Path) -> set[str]:
    """Return the names of all notebooks from a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.ipynb")}


def test_the_course_is_copied_with_its_pictures(tmp_path: Path, run: CommandLine) -> None:
    """Every notebook of the course lies in the folder afterwards."""
    answer = run("lab", str(tmp_path / "course"), "--copy-only")
    assert answer.code == 0
    wanted = names_in(lab.course())
    assert names_in(tmp_path / "course") == wanted
    assert {name for name in wanted if "/" not in name} == {WELCOME}
    assert {name.partition("/")[0] for name in wanted if "/" in name} == {"trajan", "caesar", "sylla", "teaching"}


def test_what_a_learner_wrote_is_never_overwritten(tmp_path: Path) -> None:
    """A notebook that exists stays; what is missing comes."""
    (tmp_path / WELCOME).write_text("mine", encoding="utf-8")
    new, kept = lab.copy_course(lab.course(), tmp_path)
    assert (tmp_path / WELCOME).read_text(encoding="utf-8") == "mine"
    assert kept == 1
    assert lab.copy_course(lab.course(), tmp_path) == (0, new + kept)


def test_a_link_that_leads_nowhere_is_left_alone(tmp_path: Path) -> None:
    """Writing through a link could overwrite a file elsewhere."""
    (tmp_path / WELCOME).symlink_to(tmp_path / "elsewhere" / "mine.ipynb")
    lab.copy_course(lab.course(), tmp_path)
    assert (tmp_path / WELCOME).is_symlink()


def test_saved_games_of_the_source_are_not_part_of_the_course(tmp_path: Path) -> None:
    """Only what belongs to the course is copied."""
    source = tmp_path / "source"
    for name in (WELCOME, "trajan_tutor_saves/game.json", ".ipynb_checkpoints/old.ipynb"):
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
    assert names_in(folder) == names_in(lab.course())
    assert (folder / "images" / "board.svg").exists()
    assert '"outputs": []' in (folder / WELCOME).read_text(encoding="utf-8")
    assert (folder / "trajan_tutor_saves" / "language.txt").read_text(encoding="utf-8") == "pseudo\n"


SCRIPT = {
    "output_type": "display_data",
    "metadata": {},
    "data": {"text/html": "<script>document.title = 'taken'</script>"},
}
FRIENDS = "from_a_friend.ipynb"
CHANGED = "trajan/01_board.ipynb"


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
    (folder / "trajan").mkdir()
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
        notebooks = {name: read_notebook(folder / name, NO_CONVERT) for name in names_in(folder)}
        trusted = {name for name, notebook in notebooks.items() if notary.check_signature(notebook)}
    assert trusted == set(shipped_notebooks.sums()) - {CHANGED}


def test_a_notebook_is_ours_by_its_bytes_under_its_own_name(tmp_path: Path) -> None:
    """What was changed, what has another name, and what is no file is none of ours."""
    (tmp_path / "trajan").mkdir()
    for name in (WELCOME, CHANGED):
        shutil.copyfile(lab.course() / name, tmp_path / name)
    shutil.copyfile(lab.course() / WELCOME, tmp_path / FRIENDS)
    (tmp_path / CHANGED).write_text((tmp_path / CHANGED).read_text(encoding="utf-8") + "\n", encoding="utf-8")
    (tmp_path / "trajan" / "02_sowing.ipynb").mkdir()
    (tmp_path / "trajan" / "03_time.ipynb").symlink_to(tmp_path / "nowhere")
    assert [path.name for path in shipped_notebooks.shipped(tmp_path)] == [WELCOME]


def test_a_folder_without_any_notebook_of_ours_asks_jupyter_nothing(tmp_path: Path) -> None:
    """The command would wait for a notebook at its input otherwise."""
    assert shipped_notebooks.main([str(tmp_path)]) == 0


BEFORE = ("01_board.ipynb", "02_sowing.ipynb", "91_in_class.ipynb")


def as_before(folder: Path) -> None:
    """Lay notebooks as they lay before: all in one folder, with links that name none."""
    folder.mkdir()
    for path in [lab.course() / WELCOME, *(path for path in lab.course().rglob("*.ipynb") if path.name in BEFORE)]:
        text = path.read_text(encoding="utf-8")
        for name in ("../", "trajan/", "caesar/", "sylla/", "teaching/"):
            text = text.replace(f"]({name}", "](")
        (folder / path.name).write_text(text, encoding="utf-8")


def code_of(path: Path) -> dict[str, Any]:
    """Return the cell of a lesson that is run."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return next(cell for cell in cells if cell["id"] == "lesson")


def test_a_folder_of_before_is_laid_out_anew_and_what_was_changed_stays(tmp_path: Path, run: CommandLine) -> None:
    """What somebody ran keeps what it shows; a second time nothing moves."""
    folder = tmp_path / "course"
    as_before(folder)
    board, sowing = (json.loads((folder / name).read_text(encoding="utf-8")) for name in BEFORE[:2])
    board["cells"][1]["outputs"] = [{"output_type": "stream", "name": "stdout", "text": "I was here"}]
    (folder / BEFORE[0]).write_text(json.dumps(board), encoding="utf-8")
    sowing["cells"][1]["source"] += "# my own line"
    (folder / BEFORE[1]).write_text(json.dumps(sowing), encoding="utf-8")
    mine = (folder / BEFORE[1]).read_text(encoding="utf-8")
    answer = run("lab", str(folder), "--copy-only")
    assert "One notebook of yours was changed and stays where it is" in answer.out
    assert names_in(folder) == names_in(lab.course()) | {BEFORE[1]}
    assert (folder / BEFORE[1]).read_text(encoding="utf-8") == mine
    assert code_of(folder / "trajan" / BEFORE[0])["outputs"][0]["text"] == "I was here"
    assert "(../00_welcome.ipynb)" in (folder / "trajan" / BEFORE[0]).read_text(encoding="utf-8")
    assert (folder / WELCOME).read_bytes() == (lab.course() / WELCOME).read_bytes()
    before = {name: (folder / name).read_bytes() for name in names_in(folder)}
    run("lab", str(folder), "--copy-only")
    assert {name: (folder / name).read_bytes() for name in names_in(folder)} == before


def test_what_cannot_be_read_stays_where_it_is(tmp_path: Path, run: CommandLine) -> None:
    """A file that is no notebook, one of another form, and a welcome of somebody's own."""
    folder = tmp_path / "course"
    folder.mkdir()
    texts = {BEFORE[0]: "no notebook", BEFORE[1]: '{"cells": [3]}', WELCOME: '{"cells": []}'}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    assert "2 notebooks of yours were changed" in run("lab", str(folder), "--copy-only").out
    assert {name: (folder / name).read_text(encoding="utf-8") for name in texts} == texts


def test_all_notebooks_of_a_course_share_its_saved_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They lie beside the welcome; a notebook elsewhere has its own beside it."""
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    (tmp_path / "trajan" / "own").mkdir(parents=True)
    (tmp_path / WELCOME).write_text("{}", encoding="utf-8")
    found = []
    for folder in (tmp_path, tmp_path / "trajan", tmp_path / "trajan" / "own"):
        monkeypatch.chdir(folder)
        found.append(home())
    assert found == [tmp_path / FOLDER, tmp_path / FOLDER, tmp_path / "trajan" / "own" / FOLDER]
