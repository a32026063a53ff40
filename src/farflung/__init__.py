"""Farflung: three space board games on one table."""
