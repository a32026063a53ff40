"""Where messages are: the table's own, and each title's. A title's folder is added when the title is found."""

from __future__ import annotations

from pathlib import Path

LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français"}
LOCALES = Path(__file__).parents[1] / "locale"
FOLDERS = [LOCALES]
"""Each has a folder for each language; what is added later takes the place of what it names again."""


def add(folder: Path) -> None:
    """The words of a title, if it has any."""
    if folder not in FOLDERS and folder.is_dir():
        FOLDERS.append(folder)
