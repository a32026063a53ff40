"""The checkers say what differs, as tests do."""

import pytest

pytest.register_assert_rewrite("tests.laws.titles", "tests.laws.games", "tests.laws.prototype")
