"""Every rule that can be seen at the table has a test or a scenario that names it."""

from __future__ import annotations

from pathlib import Path

from farflung import rulebook

ROOT = Path(__file__).parents[2]


def test_every_behavioural_rule_of_revenant_is_tested() -> None:
    covered = rulebook.coverage("revenant", "final", ROOT, with_golden=False)
    missing = covered.missing(covered.tested)
    assert not missing, f"{len(missing)} without a test: {', '.join(rulebook.ranges(missing, covered.behavioural))}"


def test_rules_that_are_not_behavioural_exist_and_say_why() -> None:
    known = rulebook.ledger("revenant").order()
    for rule, reason in rulebook.not_behavioural(ROOT).items():
        assert rule in known
        assert len(reason) > 20


def test_tests_name_only_rules_that_exist() -> None:
    book = rulebook.ledger("revenant")
    known = {entry.id for entries in (book.rule, book.gap, book.conflict, book.example) for entry in entries}
    unknown = {
        rule: places
        for rule, places in rulebook.tested("revenant", ROOT).items()
        if rule not in known and rule.startswith(("REV-", "GAP-", "CON-"))
    }
    assert not unknown
