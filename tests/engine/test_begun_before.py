"""Games that began before a rule was corrected are played on by the rules they began with."""

from pathlib import Path

import pytest

from farflung.engine.match import Match
from farflung.engine.record import RecordError
from farflung.engine.title import Setup
from farflung.games import title

BEGUN = sorted(Path(__file__).with_name("begun_before").glob("*.record"))


@pytest.mark.rule("REV-P-11.7.1")
@pytest.mark.parametrize("path", BEGUN, ids=lambda path: path.stem)
def test_the_envoy_of_before_copies_where_the_captains_ship_has_gone(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.load(title("revenant"), text)
    assert match.over
    assert match.setup.rules == 1
    assert match.save() == text
    newer = text.replace("\n\n", "\nrules 2\n\n", 1)
    with pytest.raises(RecordError, match="'use The Envoy 2' is not possible here"):
        Match.load(title("revenant"), newer)


@pytest.mark.parametrize("edition", title("revenant").editions)
def test_a_new_game_is_played_by_the_newest_rules(edition: str) -> None:
    match = Match(title("revenant"), Setup("revenant", edition, ["Ada", "Bo", "Cy"]), 1)
    assert "rules 2" in match.save().splitlines()
