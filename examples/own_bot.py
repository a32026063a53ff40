"""A bot of your own: one method that gets a view and returns one of its options.

From this folder, `farflung sim revenant --bots own_bot:Hothead,random,random` lets it play on all cores, and
`farflung play revenant --seats human,own_bot:Hothead` seats you at its table.
"""

import farflung


class Hothead:
    """Fights where it can, and takes the first option otherwise."""

    def __init__(self, title: farflung.Title, seed: int = 0) -> None:
        self.title = title

    def choose(self, view: farflung.View) -> int:
        """One of the options of the question."""
        assert view.question is not None  # a bot is only called when its seat is asked
        notation = self.title.notation(view.setup)
        for option in view.question.options:
            if notation.text(option) in ("attack", "fire"):
                return option
        return view.question.options[0]


if __name__ == "__main__":
    match = farflung.new_match("revenant", seats=["Hothead", "Chance"], seed=7, parameters={"cycles": 2})
    farflung.play(match, [Hothead(match.title), farflung.bot("random", match.title, 1)])
    for name, score in zip(match.setup.seats, match.title.scores(match.game), strict=True):
        print(f"{name}: {score}")
