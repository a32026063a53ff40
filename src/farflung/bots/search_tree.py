"""A search that grows a tree of imagined games, and what it thinks of every answer.

`weigh` is for whoever wants to know: a coach, an analysis, a par. `TreeBot` plays by it. How a game is played on, when
it is looked at and what it is worth then, is the matter of the title's `Judge`, or of what was learnt of it
(`bots.learned`); the tree itself is `bots.tree`.
"""

from __future__ import annotations

from math import ceil, exp, fsum, log2, sqrt
from time import perf_counter, thread_time

import msgspec

from farflung.bots import judge_of
from farflung.bots.base import question_of
from farflung.bots.greedy import Judge, horizon
from farflung.bots.learned import SHARPNESS, Learned, features_module, shipped
from farflung.bots.tree import Arm, Node, Tree
from farflung.engine.core import Decider, Dice, Game
from farflung.engine.title import Title
from farflung.engine.views import Imagination, View

SEEDS_APART = 7_368_787
RESULT = 0.8
"""How much of the value of a finished game is who has won it; the rest is by how much."""
CLEARLY = 2.5
"""Standard errors, of options that were walked with the same luck."""
SURELY = 3.0
"""Standard errors, of options that were not."""
KNOWN = 8
"""Walks of an earlier thought by which an option may be left."""
HAIR = 0.004
"""A chance to win that nobody thinks longer for."""
FEWEST = 16
"""Games in which options are compared before one is left for being behind."""
HEAT = 4
"""Games between two such looks, at least."""
SPARED = 0.5
"""Walks that are not taken for each one of an earlier thought that went the same way."""
SURE = 1.96
PATIENCE = 4.0
"""How many times as long as it may think a bot takes at most where others keep the processor busy."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think: so many walks through imagined games, and no longer than so many seconds of processor time (0:
    any)."""

    walks: int
    seconds: float = 0.0
    together: int = 0
    """The walks of all who think about the question, if they are several: they look as far as one who takes as many."""


class Weighed(msgspec.Struct, frozen=True):
    """What is thought of one option."""

    option: int
    value: float
    """The chance to win that is expected of it, as far as the title's judge knows one: 0 to 1."""
    low: float
    """The 95 % interval of `value`, as far as luck and what is hidden make it uncertain."""
    high: float
    visits: int
    terms: dict[str, float]
    """What the game is expected to be worth at the end of the look ahead, by the judge's named parts, less the same
    for the game as it stood when the scene began: what this option brings and costs."""


class Thought:
    """The tree that grows from one question of a view."""

    def __init__(
        self, title: Title, judge: Judge, view: View, seed: int, learned: Learned | None = None, walks: int = 0
    ) -> None:
        """Judged by what was learnt, if that knows games like this one; who takes more walks may look further."""
        self.title = title
        self.judge = judge
        self.seed = seed
        self.view = view
        self.imagination = Imagination(title, view)
        known = self.imagination.known
        self.together = judge.together(known)
        self.centre = judge.worth(known, view.seat) if self.alone(known) else 0.0
        self.taste = learned
        self.learned = learned if learned is not None and learned.knows(known) else None
        until = horizon(judge, known, view.seat, walks)
        if self.learned is None:
            favour = judge.loyalty / (4.0 * judge.scale)  # as much chance to win as so much worth is, near the middle
        else:
            favour = self.learned.loyalty(known)
        self.tree = Tree(known, self.imagination.script, self.deal, self.values, judge.clock, until, favour)
        self.options = judge.sensible(view)
        self.habitual = self.imagination.answer_of(self.habit(seed, 0.0), Dice(seed))
        for option in self.options:
            self.tree.root.arms[option] = Arm(option, 1.0)
        self.reused = 0
        """Walks of an earlier thought that went this way."""
        self.rounds = 0
        self.racing = list(self.tree.root.arms.values())
        """The options that may be the best."""
        self.values_of: dict[int, list[float]] = {}
        """What the games came to in which an option was walked, in the order of their luck."""

    def go_on(self, node: Node, centre: float) -> None:
        """Begins with what an earlier thought has found of this question, and compares with what that one did."""
        self.centre = centre
        arms = self.tree.root.arms
        for option in self.options:
            known = node.arms.get(option)
            if known is not None:
                arms[option] = known
                self.reused += known.visits

    def end(self) -> None:
        """Nothing more is thought: without the way back from the tree, what has grown goes when nobody needs it any
        longer, and not when somebody looks for things in circles."""
        self.tree.deal, self.tree.values = leave, worthless

    def spared(self, walks: int) -> int:
        """As many walks less are taken, because earlier ones have told as much; at most half of them."""
        return min(int(SPARED * self.reused), walks // 2)

    def habit(self, seed: int, sharpness: float = SHARPNESS) -> Decider:
        """How games are played on: by what was learnt of good answers, or as the judge says."""
        if self.taste is None:
            return self.judge.habit(seed)
        return self.taste.habit(self.judge, self.imagination.known, seed, sharpness)

    def alone(self, game: Game) -> bool:
        """Whether there is nobody to compare oneself with."""
        return self.together or game.seats == 1

    def deal(self, game: Game, dice: Dice) -> None:
        """Everything the seat cannot know, anew."""
        self.title.deal_again(game, self.view.seat, dice, self.imagination.script)

    def values(self, game: Game) -> list[float]:
        """What a game is worth to each seat, 0 to 1: near a chance to win."""
        if game.is_over():
            return outcomes(self.title, self.judge, game, self.view.seat, self.centre)
        if self.learned is None:
            return chances_of(self.judge, game, self.view.seat, self.centre)
        if self.together:
            return self.learned.values(game, [self.view.seat]) * game.seats
        return self.learned.values(game, range(game.seats))

    def think(self, budget: Budget) -> None:
        """Walks until the budget is spent, or sooner if what is left to decide is decided.

        By halves: all options are walked equally often, the worse half is left, and so on with what remains of the
        budget. So the last two have been walked most. What is clearly behind the leader, or cannot be better by more
        than a hair, is left before its half is. Of more options than can be walked twice some are overlooked, but
        never what habit would do.
        """
        tree = self.tree
        most = budget.walks - self.spared(budget.walks)
        ends, waited = thread_time() + budget.seconds, perf_counter() + PATIENCE * budget.seconds
        self.racing = self.entrants(most // 2)
        while len(self.racing) > 1:
            racing = self.racing
            if tree.walks + len(racing) > most:
                return
            until = self.rounds + max(1, (most - tree.walks) // (ceil(log2(len(racing))) * len(racing)))
            look = max(FEWEST, self.rounds + self.rounds // 4)
            while self.rounds < until and tree.walks + len(racing) <= most:
                self.walk_all(racing)
                if budget.seconds and (thread_time() > ends or perf_counter() > waited):
                    return
                if self.rounds >= look:
                    look = self.rounds + max(HEAT, self.rounds // 4)
                    self.racing = self.not_behind(racing)
                    if len(self.racing) < len(racing):
                        break
            else:
                self.racing = sorted(racing, key=self.found, reverse=True)[: (len(racing) + 1) // 2]

    def walk_all(self, racing: list[Arm]) -> None:
        """One imagined game for each, with the same luck: so they differ by what they are, not by what they met."""
        seed = self.seed_of(self.rounds)
        for arm in racing:
            self.values_of.setdefault(arm.code, []).append(self.walked(arm, seed))
        self.rounds += 1

    def seed_of(self, number: int) -> int:
        """The luck of the game of this number."""
        return self.seed + SEEDS_APART * number

    def walked(self, arm: Arm, seed: int) -> float:
        """The value of one more game with this answer."""
        before = arm.total
        self.tree.walk(arm.code, self.habit(seed), Dice(seed + 1))
        return arm.total - before

    def entrants(self, most: int) -> list[Arm]:
        """The options to begin with, without those that are known to be worse from a thought before this one."""
        arms = [self.tree.root.arms[option] for option in self.noticed(most)]
        leader = max(arms, key=lambda arm: arm.visits)
        if leader.visits < FEWEST:
            return arms
        return [arm for arm in arms if arm is leader or arm.code == self.habitual or not self.was_worse(arm, leader)]

    def was_worse(self, arm: Arm, leader: Arm) -> bool:
        """Whether an option was clearly worse in the walks of a thought before this one."""
        if arm.visits < KNOWN:
            return False
        error = sqrt(arm.spread() ** 2 / float(arm.visits) + leader.spread() ** 2 / float(leader.visits))
        return leader.mean() - arm.mean() > SURELY * error

    def noticed(self, most: int) -> list[int]:
        """As many options as can be thought of: habit's, and any others."""
        if len(self.options) <= most:
            return self.options
        shuffled = self.options[:]
        Dice(self.seed).shuffle(shuffled)
        return sorted(shuffled, key=lambda option: option != self.habitual)[: max(most, 2)]

    def found(self, arm: Arm) -> float:
        """What an option is found to be worth."""
        return arm.mean() + (self.tree.favour if arm.code == self.habitual else 0.0)

    def not_behind(self, racing: list[Arm]) -> list[Arm]:
        """Those that may still be better than the leader by more than a hair, and the leader."""
        leader = max(racing, key=self.found)
        ahead = self.values_of[leader.code]
        return [arm for arm in racing if arm is leader or not self.is_behind(arm, leader, ahead)]

    def is_behind(self, arm: Arm, leader: Arm, ahead: list[float]) -> bool:
        """By the games that both were walked in."""
        n = float(len(ahead))
        leads = [one - other for one, other in zip(ahead, self.values_of[arm.code], strict=True)]
        lead = fsum(leads) / n
        error = sqrt(fsum((each - lead) ** 2 for each in leads) / (n - 1.0) / n)
        return CLEARLY * error - (self.found(leader) - self.found(arm)) < HAIR

    def best(self) -> int:
        """The best of those that were not left."""
        return int(max(self.racing, key=self.found).code)


def leave(game: Game, dice: Dice) -> None:
    """What a thought that is over deals."""


def worthless(game: Game) -> list[float]:
    """What it finds of games."""
    return [0.0] * game.seats


def chances_of(judge: Judge, game: Game, seat: int, centre: float) -> list[float]:
    """The chance to win that goes with what a game is worth to each seat: of several, with what it is worth to all, so
    that their chances add up to 1; where there is nobody else, with how much more it is than the centre."""
    if judge.together(game) or game.seats == 1:
        return chances([judge.worth(game, seat), centre], judge.scale)[:1] * game.seats
    return chances([judge.worth(game, each) for each in range(game.seats)], judge.scale)


def chances(worths: list[float], scale: float) -> list[float]:
    """The chances to win that go with these worths: equal ones have equal chances, and all add up to 1."""
    most = max(worths)
    parts = [exp((worth - most) / scale) for worth in worths]
    total = sum(parts)
    return [part / total for part in parts]


def outcomes(title: Title, judge: Judge, game: Game, seat: int = 0, centre: float = 0.0) -> list[float]:
    """What a finished game is worth to each seat: for the greater part who has won it, for the rest by how much."""
    module = features_module(title.name)
    if module is not None and hasattr(module, "margin_of"):
        margins = [module.margin_of(game, each) for each in range(game.seats)]
    else:
        margins = chances_of(judge, game, seat, centre)
    winners = title.winners(game)
    part = 1.0 if judge.together(game) else 1.0 / max(len(winners), 1)
    return [
        RESULT * (part if each in winners else 0.0) + (1.0 - RESULT) * margin for each, margin in enumerate(margins)
    ]


def weigh(title: Title, view: View, budget: Budget, seed: int = 0, terms: int = 12) -> list[Weighed]:
    """What a search thinks of every sensible option of the view's question, the best first.

    The same view, budget of walks and seed give the same weights. `terms` is in how many imagined games an option's
    terms are looked at; 0 leaves them out.
    """
    judge = judge_of(title)
    thought = Thought(title, judge, view, seed, shipped(title.name), budget.walks)
    thought.think(budget)
    found = []
    for option in thought.options:
        arm = thought.tree.root.arms[option]
        error = SURE * arm.spread() / sqrt(max(arm.visits, 1)) if arm.visits > 1 else 1.0
        value = arm.mean() if arm.visits else thought.tree.sum / float(max(thought.tree.walks, 1))
        parts = terms_of(thought, option, terms)
        found.append(Weighed(option, value, max(0.0, value - error), min(1.0, value + error), arm.visits, parts))
    best = thought.best()
    thought.end()
    return sorted(found, key=lambda each: (each.option != best, -each.visits, -each.value))


def terms_of(thought: Thought, option: int, games: int) -> dict[str, float]:
    """What an option brings, by the judge's parts: the mean of a few imagined games played on by habit."""
    judge, seat = thought.judge, thought.view.seat
    if games < 1:
        return {}
    before = judge.terms(thought.imagination.known, seat)
    total = {name: -value * games for name, value in before.items()}
    for number in range(games):
        seed = thought.seed_of(number)
        game = thought.imagination.look_ahead([option], thought.habit(seed), Dice(seed + 1), judge.settled)
        for name, value in judge.terms(game, seat).items():
            total[name] = total.get(name, 0.0) + value
    return {name: value / games for name, value in total.items()}


class TreeBot:
    """Plays what the tree finds best; a `softness` above 0 lets it slip among what it finds nearly as good."""

    def __init__(
        self,
        title: Title,
        judge: Judge,
        seed: int = 0,
        walks: int = 400,
        softness: float = 0.0,
        learned: Learned | None = None,
        seconds: float = 0.0,
    ) -> None:
        """Without `learned` it goes by the judge alone; with `seconds` it may stop before all walks are taken."""
        self.title = title
        self.judge = judge
        self.dice = Dice(seed)
        self.budget = Budget(walks, seconds)
        self.softness = softness
        self.learned = learned
        self.thought: Thought | None = None
        """What the last answer was found by, if it was thought about."""
        self.chosen = -1
        """That answer."""
        self.answers = -1
        """Of the seat's before the last one that was thought of."""
        self.after: dict[int, Node] | None = None
        """What the last thought found of what is asked next, by seat and kind of question."""
        self.centre = 0.0
        """What it compared with."""

    def choose(self, view: View) -> int:
        if self.thought is not None:
            self.thought.end()
        self.thought = None
        node = self.known(view)
        options = self.judge.sensible(view)
        if len(options) == 1:
            self.remember(view, node.arms.get(options[0]) if node is not None else None)
            return options[0]
        seed = self.dice.below(1 << 30)
        self.thought = thought = Thought(
            self.title, self.judge, view, seed, self.learned, self.budget.together or self.budget.walks
        )
        if node is not None:
            thought.go_on(node, self.centre)
        thought.think(self.budget)
        best = thought.best()
        self.chosen = self.slip(thought, best) if self.softness else best
        self.centre = thought.centre
        self.remember(view, thought.tree.root.arms[self.chosen])
        return self.chosen

    def known(self, view: View) -> Node | None:
        """What the last thought has found of this question, if nothing was drawn, shown or answered by others since."""
        if self.after is None or view.answers != self.answers + 1 or not view.undo.free:
            return None
        return self.after.get(view.seat << 16 | question_of(view).kind)

    def remember(self, view: View, arm: Arm | None) -> None:
        """What comes after this answer."""
        self.answers = view.answers
        self.after = arm.after if arm is not None else None

    def slip(self, thought: Thought, best: int) -> int:
        """Any option, the likelier the nearer to the best: as somebody chooses who sees the difference dimly."""
        arms = [thought.tree.root.arms[option] for option in thought.options]
        top = thought.found(thought.tree.root.arms[best])
        weights = [exp(min((thought.found(arm) - top) / self.softness, 0.0)) if arm.visits else 0.0 for arm in arms]
        point = self.dice.below(1 << 30) / (1 << 30) * sum(weights)
        for arm, weight in zip(arms, weights, strict=True):
            point -= weight
            if point < 0.0:
                return arm.code
        return best
