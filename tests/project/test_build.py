"""The build hook, the lock files and the `run` script."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted(ROOT.glob("requirements*.lock"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def run(*arguments: str, root: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "run"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **env}, timeout=900)


def pins(lock: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)(?:\[\w+\])?==(\S+)", lock.read_text("utf-8"), re.MULTILINE):
        found.setdefault(name, set()).add(version)
    return found


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_files_name_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    requirements = re.findall(r"^[\w.-]+.*==.*$", text, re.MULTILINE)
    assert requirements
    assert all(line.endswith("\\") for line in requirements), "a requirement without hashes"


def test_the_clients_lock_names_hashes_and_no_addresses() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert "://" not in text, "npm wrote addresses (also `funding`): take them out"
    packages = json.loads(text)["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)


def test_lock_files_agree_with_each_other() -> None:
    all_pins = {lock.name: pins(lock) for lock in LOCKS}
    dev = all_pins["requirements-dev.lock"]
    for name, versions in all_pins["requirements.lock"].items():
        assert dev[name] == versions == all_pins["requirements-bench.lock"][name]
    # What passed the type check is what gets compiled, and librt must be of the version compiled against.
    for name in ("mypy", "librt", "mypy-extensions", "msgspec"):
        assert all_pins["requirements-build.lock"][name] == dev[name]


def test_lock_files_cover_the_direct_dependencies() -> None:
    def names(requirements: list[str]) -> set[str]:
        found = {re.split(r"[^\w.-]", text, maxsplit=1)[0] for text in requirements}
        return {re.sub(r"[-_.]+", "-", name).lower() for name in found}

    project, groups = PYPROJECT["project"], PYPROJECT["dependency-groups"]
    extras = project["optional-dependencies"]
    assert extras["all"] == ["farflung[lab,server,terminal]"]
    for requirements in (project["dependencies"], extras["lab"], extras["server"], extras["terminal"]):
        assert names(requirements) <= set(pins(ROOT / "requirements.lock"))
    assert names(extras["bench"]) <= set(pins(ROOT / "requirements-bench.lock"))
    for group, requirements in groups.items():
        assert names(requirements) <= set(pins(ROOT / f"requirements-{group}.lock"))


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_run_without_a_command_explains_itself(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 0
    assert "python3 run play" in done.stdout
    assert "python3 run test" in done.stdout


def test_the_compiled_list_names_existing_files() -> None:
    settings = PYPROJECT["tool"]["farflung"]
    for pattern in settings["compiled"] + settings["not-compiled"]:
        assert list((ROOT / "src").glob(pattern)), f"nothing matches {pattern}"


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project with this build and a package of three small modules."""
    for name in ("pyproject.toml", "hatch_build.py", "requirements-build.lock", "LICENSE", "run"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "README.md").write_text("toy", "utf-8")
    engine = tmp_path / "src" / "farflung" / "engine"
    engine.mkdir(parents=True)
    for folder in (engine.parent, engine):
        (folder / "__init__.py").touch()
    (engine / "core.py").write_text("def double(n: int) -> int:\n    return 2 * n\n", "utf-8")
    (engine / "other.py").write_text("", "utf-8")
    (engine / "words.ftl").write_text("hello = Hello\n", "utf-8")
    (engine / "cards.toml").write_text("", "utf-8")
    return tmp_path


def build(project: Path, **env: str) -> tuple[str, list[str], str]:
    """The wheel's tag, its files, and what was said."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "out"]
    done = subprocess.run(
        command, cwd=project, capture_output=True, text=True, check=False, env={**os.environ, **env}, timeout=900
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (project / "out").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return wheel.stem.split("-", 2)[2], archive.namelist(), done.stdout + done.stderr


def can_compile() -> bool:
    return bool(shutil.which(os.environ.get("CC", "cc")))


@pytest.mark.skipif(not can_compile(), reason="no C compiler")
def test_with_a_compiler_the_listed_modules_are_compiled(toy: Path) -> None:
    tag, files, _ = build(toy, FARFLUNG_COMPILE="1")
    assert "none-any" not in tag
    extensions = [name for name in files if name.endswith((".so", ".pyd"))]
    assert [name for name in extensions if name.startswith("farflung/engine/core.")]
    assert not [name for name in extensions if "other" in name or "__init__" in name]
    assert {"farflung/engine/core.py", "farflung/engine/words.ftl", "farflung/engine/cards.toml"} <= set(files)


@pytest.mark.parametrize(
    "env, said",
    [
        ({"CC": "false", "FARFLUNG_COMPILE": "1"}, "the compile failed"),
        ({"CC": "no-such-compiler"}, "no C compiler"),
        ({"FARFLUNG_COMPILE": "0"}, "FARFLUNG_COMPILE=0"),
    ],
    ids=["broken compiler", "no compiler", "not wanted"],
)
@pytest.mark.skipif(os.name != "posix", reason="the compiler is found in another way")
def test_without_a_compile_the_wheel_is_pure(toy: Path, env: dict[str, str], said: str) -> None:
    tag, files, output = build(toy, **env)
    assert tag == "py3-none-any"
    assert not [name for name in files if name.endswith(".so")]
    assert "farflung/engine/words.ftl" in files
    assert said in output


def test_a_type_error_leaves_a_pure_wheel(toy: Path) -> None:
    (toy / "src/farflung/engine/core.py").write_text("def double(n: int) -> int:\n    return 'no'\n", "utf-8")
    tag, _, output = build(toy)
    assert tag == "py3-none-any"
    assert "interpreted" in output


@pytest.fixture
def script(toy: Path) -> ModuleType:
    """The toy's `run` as a module."""
    loader = importlib.machinery.SourceFileLoader("run_script", str(toy / "run"))
    spec = importlib.util.spec_from_loader("run_script", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_a_changed_card_is_no_reason_to_compile_again(toy: Path, script: ModuleType) -> None:
    package, code = script.source_keys(toy)
    engine = toy / "src/farflung/engine"
    (engine / "__pycache__").mkdir()
    (engine / "__pycache__" / "core.pyc").touch()
    assert script.source_keys(toy) == (package, code), "what Python leaves behind is no source"
    (engine / "cards.toml").write_text("cost = 3\n", "utf-8")
    package_after, code_after = script.source_keys(toy)
    assert package_after != package
    assert code_after == code
    (engine / "core.py").write_text("", "utf-8")
    assert script.source_keys(toy)[1] != code


@pytest.mark.skipif(os.name != "posix", reason="no locks")
def test_folders_in_use_are_not_removed(tmp_path: Path, script: ModuleType) -> None:
    folders = [tmp_path / "made" / str(number) for number in range(script.KEPT + 3)]
    for folder in folders:
        folder.mkdir(parents=True)
    script.hold(folders[0])
    for age, folder in enumerate(reversed(folders)):
        os.utime(folder, (1e9 - age, 1e9 - age))
    script.prune(tmp_path / "made", folders[1])
    assert [folder.exists() for folder in folders[:3]] == [True, True, False]
    assert all(folder.exists() for folder in folders[3:])
