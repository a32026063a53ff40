"""The map (REV-F-12.1 to 12.3): which sectors touch (GAP-A-01), how far apart they are (GAP-A-02), and the rift dice
(GAP-A-06)."""

from typing import Final

# neighbours of each sector: the outer ring 1-8 clockwise, then the inner ring N, E, S, W (9-12)
ADJACENT_SECTORS: Final = [
    [],
    [8, 2, 9],
    [1, 3, 9, 10],
    [2, 4, 10],
    [3, 5, 10, 11],
    [4, 6, 11],
    [5, 7, 11, 12],
    [6, 8, 12],
    [7, 1, 12, 9],
    [8, 1, 2, 10, 12],
    [2, 3, 4, 9, 11],
    [4, 5, 6, 10, 12],
    [6, 7, 8, 11, 9],
]
OUTER_NEIGHBOURS: Final = [[s for s in row if s <= 8] for row in ADJACENT_SECTORS]
COUNTER_CLOCKWISE: Final = [0, 8, 1, 2, 3, 4, 5, 6, 7]
CLOCKWISE: Final = [0, 2, 3, 4, 5, 6, 7, 8, 1]


def _distances() -> list[list[int]]:
    rows = []
    for start in range(13):
        row = [99] * 13
        row[start] = 0
        reached = [start]
        for sector in reached:
            for neighbour in ADJACENT_SECTORS[sector]:
                if row[neighbour] == 99:
                    row[neighbour] = row[sector] + 1
                    reached.append(neighbour)
        rows.append(row)
    return rows


DISTANCE: Final = _distances()

# a face is [counter-clockwise neighbour, rift sector, clockwise neighbour]
YELLOW: Final = [[0, 1, 0], [0, 1, 0], [0, 2, 0], [0, 2, 0], [1, 1, 0], [0, 1, 1]]
ORANGE: Final = [[0, 2, 0], [0, 2, 0], [1, 1, 1], [1, 2, 0], [0, 2, 1], [0, 3, 0]]
RED: Final = [[0, 3, 0], [0, 3, 0], [1, 2, 1], [1, 2, 1], [1, 3, 0], [0, 3, 1]]
RIFT_DICE: Final = [[], YELLOW, YELLOW, ORANGE, RED]  # by number of players
FACES: Final = [0, 1, 2, 3, 4, 5]
