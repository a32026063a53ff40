"""The site: `python3 run docs` builds it from this folder, without the network, and fails on a broken link."""

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

import farflung  # noqa: E402

project = "Farflung"
author = "the Farflung maintainers"
version = release = farflung.__version__
html_title = f"Farflung {version}"
html_theme = "furo"
html_copy_source = False
html_show_copyright = False
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]

# Documents are Markdown, docstrings are plain words in which `backticks` mean code.
myst_heading_anchors = 4
default_role = "code"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True
add_module_names = False
suppress_warnings = ["misc.highlighting_failure"]  # what is left out of an example is written ...


def as_written(app: Any, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Docstrings are words, not markup: a star is a star, and what is indented is code."""
    found: list[str] = []
    for line in lines:
        indented = line.startswith("    ")
        if indented and not (found and (found[-1].startswith("    ") or (not found[-1] and "::" in found[-3:]))):
            found += ["::", ""]
        words = re.split(r"(`[^`]*`|\*\*\w+\*\*)", line)  # code and what is stressed stay
        words[::2] = [re.sub(r"([*|\\]|_(?=\W|$))", r"\\\1", word) for word in words[::2]]
        found.append(line if indented else "".join(words))
    lines[:] = found


def with_modules(app: Any, page: str, source: list[str]) -> None:
    """`@modules PACKAGE FIRST...` becomes a chapter for each public module of the package."""

    def chapters(line: re.Match[str]) -> str:
        package, *first = line[1].split()
        folder = ROOT / "src" / package.replace(".", "/")
        found = [path.relative_to(folder).with_suffix("").parts for path in sorted(folder.rglob("*.py"))]
        names = [".".join(parts).removesuffix(".__init__") for parts in found if parts != ("__init__",)]
        names = first + [name for name in names if name not in first and not name.startswith("_")]
        chapter = "## {0}\n\n```{{eval-rst}}\n.. automodule:: {0}\n```\n"
        return "\n".join(chapter.format(f"{package}.{name}") for name in names)

    source[0] = re.sub(r"^@modules (.*)$", chapters, source[0], flags=re.MULTILINE)


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("autodoc-process-docstring", as_written)
    app.connect("source-read", with_modules)
