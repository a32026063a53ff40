"""A tree of imagined games that grows from inside `ask`: what a search bot spends its time in. Compiled.

Every walk is one imagined game, dealt anew. As long as it passes questions the tree knows, the tree answers, for every
seat by that seat's own value; at the first new question the tree grows by a node and habits play on. Nodes are told
apart by who is asked what and by the answers so far, not by luck or by what is hidden, so that what was learnt in one
deal serves the others (information-set search). Options come and go from deal to deal: each counts how often it was on
offer.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from farflung.bots.habit import Habit
from farflung.engine._native import i64
from farflung.engine.core import Decider, Dice, Game, chosen_index, drawn_index, play_out, play_until

DEEPEST: Final = 60
"""Questions after which habits take over in any case."""
CURIOSITY: Final = 0.5
"""How much what habit likes and what is little tried draws, in the spread of the values seen. What is tried out of
curiosity makes an answer look worse after which there is much to try (docs/ladder.md)."""


class Arm:
    """One answer to a question, as often as it was on offer and as it was tried."""

    __slots__ = ("after", "code", "offered", "squares", "total", "visits", "weight")

    def __init__(self, code: i64, weight: float) -> None:
        self.code: i64 = code
        self.weight = weight
        """How much habit likes it beside the others: 1 for what it likes best."""
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0
        """Of the values for whoever answers."""
        self.squares = 0.0
        self.after: dict[int, Node] | None = None
        """What is asked next, by seat and kind of question."""

    def mean(self) -> float:
        """The value of the games that went on from here; none counts as nothing."""
        return self.total / float(max(self.visits, 1))

    def spread(self) -> float:
        """The standard deviation of those values."""
        if self.visits < 2:
            return 0.0
        mean = self.mean()
        return sqrt(max(self.squares / float(self.visits) - mean * mean, 0.0))


class Node:
    """A question, as whoever is asked can tell it from others."""

    __slots__ = ("arms", "total", "visits")

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.visits: i64 = 0
        self.total = 0.0


class Walk(Decider):
    """Leads one imagined game through the scene so far, down the tree, and leaves it to habit."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.policy: Decider = tree.dice
        self.position: i64 = 0
        self.path: list[Arm] = []
        self.seats: list[int] = []
        self.nodes: list[Node] = []

    def begin(self, policy: Decider) -> None:
        """A new game, which this policy plays on."""
        self.policy = policy
        self.position = 0
        self.path = []
        self.seats = []
        self.nodes = []

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        tree = self.tree
        if self.position < len(tree.script):
            index = chosen_index(game, tree.script, self.position)
            self.position += 1
            return index
        depth: i64 = len(self.path)
        if depth == 0:
            node = tree.root
            index = self.of_code(game, tree.first)
        else:
            after = self.path[depth - 1].after
            if after is None:
                after = {}
                self.path[depth - 1].after = after
            key: i64 = seat << 16 | kind
            found = after.get(key)
            if found is None:
                node = Node()
                after[key] = node
                self.list_options(game, seat, kind, node)
                index = self.policy.decide(game, seat, kind)
                game.decider = self.policy
            else:
                node = found
                index = self.select(game, seat, kind, node)
                if depth >= DEEPEST:
                    game.decider = self.policy
        self.path.append(node.arms[game.menu[index]])
        self.seats.append(seat)
        self.nodes.append(node)
        return index

    def luck(self, game: Game, verb: i64, pool: list[int]) -> i64:
        tree = self.tree
        if self.position < len(tree.script):
            index = drawn_index(verb, pool, tree.script, self.position)
            self.position += 1
            return index
        return self.policy.luck(game, verb, pool)

    def of_code(self, game: Game, code: i64) -> i64:
        """Where the option stands in the menu."""
        for index in range(game.count):
            if game.menu[index] == code:
                return index
        return 0

    def list_options(self, game: Game, seat: i64, kind: i64, node: Node) -> None:
        """Gives the node the options it has not seen yet, weighed by how many of this menu habit likes better."""
        policy = self.policy
        likings: list[int] = []
        if isinstance(policy, Habit):
            policy.consider(game, seat, kind)
            for index in range(game.count):
                likings.append(policy.liking(game, kind, index))
        for index in range(game.count):
            code = game.menu[index]
            if code in node.arms:
                continue
            better: i64 = 0
            if likings:
                mine = likings[index]
                for liking in likings:
                    if liking > mine:
                        better += 1
            node.arms[code] = Arm(code, 1.0 / (1.0 + float(better)))

    def select(self, game: Game, seat: i64, kind: i64, node: Node) -> i64:
        """The option of this menu that promises most, by what is known of it and what is not."""
        arms: list[Arm] = []
        weights = 0.0
        for index in range(game.count):
            arm = node.arms.get(game.menu[index])
            if arm is None:
                self.list_options(game, seat, kind, node)
                arm = node.arms[game.menu[index]]
            arm.offered += 1
            weights += arm.weight
            arms.append(arm)
        start = node.total / float(max(node.visits, 1))
        drive = CURIOSITY * self.tree.spread() / weights
        chosen: i64 = 0
        best = -1e9
        for index in range(len(arms)):
            arm = arms[index]
            value = arm.total / float(arm.visits) if arm.visits > 0 else start
            if arm.weight == 1.0:
                value += self.tree.favour
            promise = value + drive * arm.weight * sqrt(float(arm.offered)) / (1.0 + float(arm.visits))
            if promise > best:
                best = promise
                chosen = index
        return chosen


class Tree:
    """All walks from one question."""

    def __init__(
        self,
        known: Game,
        script: list[int],
        deal: Callable[[Game, Dice], None],
        values: Callable[[Game], list[float]],
        clock: Callable[[Game], int],
        until: int,
        favour: float,
    ) -> None:
        """From a game at the beginning of the scene, whose hidden part `deal` deals anew; `values` says what a game is
        worth to each seat, 0 to 1, when the clock shows `until` (0: at its end). What habit likes best counts for
        `favour` more than it is found to be."""
        self.known = known
        self.script = script
        self.deal = deal
        self.values = values
        self.clock = clock
        self.until = until
        self.favour = favour
        self.dice = Dice(0)
        self.root = Node()
        self.first: i64 = 0
        self.walks: i64 = 0
        self.sum = 0.0
        self.squares = 0.0

    def spread(self) -> float:
        """The standard deviation of the values seen."""
        if self.walks < 2:
            return 0.25
        mean = self.sum / float(self.walks)
        return max(sqrt(max(self.squares / float(self.walks) - mean * mean, 0.0)), 0.005)

    def walk(self, option: i64, policy: Decider, luck: Dice) -> None:
        """Plays one imagined game in which this is answered, and remembers what became of it."""
        game = self.known.copy()
        self.deal(game, luck)
        self.first = option
        walk = Walk(self)
        walk.begin(policy)
        if self.until == 0:
            play_out(game, walk)
        else:
            play_until(game, walk, self.clock, self.until)
        self.learn(walk, self.values(game))

    def learn(self, walk: Walk, values: list[float]) -> None:
        """Every answer on the way gets the value of whoever gave it."""
        for step in range(len(walk.path)):
            value = values[walk.seats[step]]
            arm = walk.path[step]
            arm.visits += 1
            arm.total += value
            arm.squares += value * value
            node = walk.nodes[step]
            node.visits += 1
            node.total += value
        mine = values[walk.seats[0]]
        self.walks += 1
        self.sum += mine
        self.squares += mine * mine
