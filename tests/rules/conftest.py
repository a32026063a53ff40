"""Tests of the rules, chapter by chapter. `table.py` is the table they play on."""
