"""Playing in a terminal: a table for people and bots, as a full screen or line by line."""
