"""A table: seats around a match, with clocks, undo agreement, chat and spectators. Pure: no network, no database.

A message becomes entries (`Table.decide`), entries change the table (`Table.apply`), and whoever looks on is told
(`viewers.Viewer`). A table is nothing but its entries: `Table.rebuild` makes it again from them.
"""
