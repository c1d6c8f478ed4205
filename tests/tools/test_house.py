"""The module graph of a package: storeys, cycles, and imports that hide inside functions."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools.house import UNTIED, all_packages, cycles, drawn, in_brief, in_full, main, read, rooms, storeys, untested

CASTLE = {
    "__init__.py": "from castle import gate\n",
    "gate.py": "from castle.rooms import hall\nfrom castle.stone import WALL\n",
    "stone.py": "WALL = 1\n",
    "rooms/__init__.py": "",
    "rooms/hall.py": "import castle.stone\nfrom castle.rooms.stairs import up\n",
    "rooms/stairs.py": (
        "from castle.stone import WALL\n\n\ndef up():\n    from castle.rooms import hall\n    return hall\n\n\n"
        "def down():\n    from budokan.kernel import luck  # one falls only now and then\n    return luck\n"
    ),
}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    for name, text in CASTLE.items():
        file = tmp_path / "castle" / name
        file.parent.mkdir(exist_ok=True, parents=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def test_what_a_module_imports_is_found_however_it_is_written(source: Path) -> None:
    assert read("castle", source).imports == {
        "__init__": {"gate"},
        "gate": {"rooms.hall", "stone"},
        "stone": set(),
        "rooms": set(),
        "rooms.hall": {"stone", "rooms.stairs"},
        "rooms.stairs": {"stone", "rooms.hall"},
    }


def test_a_module_stands_above_what_it_imports_and_a_cycle_on_one_storey(source: Path) -> None:
    found = read("castle", source)
    assert found.tied == [("rooms.hall", "rooms.stairs")]
    assert storeys(found.imports) == [
        [("rooms",), ("stone",)],
        [("rooms.hall", "rooms.stairs")],
        [("gate",)],
        [("__init__",)],
    ]


def test_imports_inside_functions_are_listed_with_the_reason_on_their_line(source: Path) -> None:
    hidden = read("castle", source).inside
    assert [str(one) for one in hidden] == [
        "rooms.stairs:5 imports rooms.hall, no reason given",
        "rooms.stairs:10 imports budokan.kernel: one falls only now and then",
    ]


def test_the_text_names_storeys_cycles_and_hidden_imports(source: Path) -> None:
    found = read("castle", source)
    told = in_full(found).splitlines()
    assert told[0] == "castle: 6 modules in 4 storeys"
    assert told[3] == "   1  (rooms.hall <-> rooms.stairs)"
    assert "  cycle of 2: rooms.hall, rooms.stairs" in told
    assert in_brief([found]).splitlines()[1].split() == ["castle", "6", "7", "4", "2", "2", "2", "1"]


def test_a_room_is_a_module_or_a_whole_package_of_them(source: Path) -> None:
    found = rooms(read("castle", source).imports)
    assert found == {"__init__": {"gate"}, "gate": {"rooms", "stone"}, "stone": set(), "rooms": {"stone"}}
    assert cycles(found) == []


def test_the_picture_holds_every_room_once_and_a_line_for_each_import(source: Path) -> None:
    picture = ElementTree.fromstring(drawn(read("castle", source)))
    inside = "{http://www.w3.org/2000/svg}"
    words = [one.text for one in picture.iter(f"{inside}text")]
    assert sorted(str(word) for word in words) == ["3 modules", "__init__", "castle", "gate", "rooms", "stone"]
    assert len(list(picture.iter(f"{inside}path"))) == 4
    assert not [one for one in picture.iter(f"{inside}path") if one.get("class") == "cycle"]


def test_two_rooms_that_import_each_other_stand_out(source: Path) -> None:
    (source / "castle" / "stone.py").write_text("from castle.rooms import hall\n", encoding="utf-8")
    picture = drawn(read("castle", source))
    assert picture.count('class="cycle"') == 2
    assert picture.count('class="room tied"') == 2


@pytest.mark.parametrize("name", UNTIED)
def test_a_package_that_is_untied_has_no_cycle_and_hides_no_import_without_a_reason(name: str) -> None:
    found = read(next(one for one in all_packages() if one.rpartition(".")[2] == name))
    assert found.tied == []
    assert [str(one) for one in found.inside if not one.reason] == []


@pytest.mark.parametrize("house", ["ken", "rising_sun", "samurai_sword", "senjutsu"])
def test_every_module_of_rules_has_a_test_file_of_its_name(house: str) -> None:
    assert untested(house) == []


def test_a_module_of_rules_without_a_test_file_of_its_name_is_found(tmp_path: Path) -> None:
    rules, tests = tmp_path / "src/budokan/games/go/rules", tmp_path / "tests/games/go"
    for file in (rules / "__init__.py", rules / "ko.py", rules / "stones.py", tests / "deep" / "test_ko.py"):
        file.parent.mkdir(exist_ok=True, parents=True)
        file.touch()
    assert untested("go", tmp_path / "src", tmp_path / "tests") == ["stones"]


def test_the_command_lists_what_has_no_test_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tests", "ken", "kernel"]) == 0
    assert capsys.readouterr().out == f"{'ken':16}all modules of its rules have one\n"


def test_an_unknown_package_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cellar"]) == 2
    assert capsys.readouterr().out.startswith("There is no package cellar; there are ken, ")
