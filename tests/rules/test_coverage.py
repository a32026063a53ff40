"""Every rule that can be seen at the table has a test or a scenario that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from farflung import rulebook

ROOT = Path(__file__).parents[2]
COMPLETE = [("revenant", "final"), ("revenant", "prototype"), ("helionox", ""), ("xodus", "first")]
"""Titles and editions of which every rule is tested."""


@pytest.mark.parametrize(("title", "edition"), COMPLETE)
def test_every_behavioural_rule_is_tested(title: str, edition: str) -> None:
    covered = rulebook.coverage(title, edition, ROOT, with_golden=False)
    missing = covered.missing(covered.tested)
    assert not missing, f"{len(missing)} without a test: {', '.join(rulebook.ranges(missing, covered.behavioural))}"


def test_rules_that_are_not_behavioural_exist_and_say_why() -> None:
    known = {rule for title in rulebook.titles() for rule in rulebook.ledger(title).order()}
    for rule, reason in rulebook.not_behavioural(ROOT).items():
        assert rule in known
        assert len(reason) > 20


@pytest.mark.parametrize("title", rulebook.titles())
def test_tests_name_only_rules_that_exist(title: str) -> None:
    book = rulebook.ledger(title)
    known = {entry.id for entries in (book.rule, book.gap, book.conflict, book.example) for entry in entries}
    own = tuple({rule.split("-")[0] + "-" for rule in known})
    unknown = {
        rule: places
        for rule, places in rulebook.tested(title, ROOT).items()
        if rule not in known and rule.startswith(own)
    }
    assert not unknown
