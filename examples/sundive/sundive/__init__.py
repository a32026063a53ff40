"""Sundive: dive for the sun's light, and turn back in time."""
