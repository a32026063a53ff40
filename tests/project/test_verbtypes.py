"""The client's types of the verbs are those that the titles declare."""

import pytest

from farflung.server import verbtypes


@pytest.mark.parametrize("name", verbtypes.titles())
def test_the_types_of_the_verbs_are_current(name: str) -> None:
    written = (verbtypes.TITLES / name / "verbs.ts").read_text(encoding="utf-8")
    assert written == verbtypes.types(name), "python -m farflung.server.verbtypes writes them anew"


def test_every_title_with_drawings_has_its_types() -> None:
    assert {"helionox", "revenant", "xodus"} <= set(verbtypes.titles())
    assert "  moved: { seat: number; ship: string; sector: string };" in verbtypes.types("revenant")
    assert '  "take-captain": { captain: string };' in verbtypes.types("revenant")
    assert '  | "start-house"' in verbtypes.types("revenant")
