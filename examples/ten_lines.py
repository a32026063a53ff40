"""A whole game in ten lines: ask the match what may be answered, answer, until nobody is asked any more."""

import random

import farflung

match = farflung.new_match("salvage", seats=["Ada", "Bo"], seed=1)
while match.question:
    who = match.setup.seats[match.question.seat]
    option = random.Random(match.position).choice(match.options)
    print(f"{who}: {option.text}")
    match.answer(option)
print(match, match.title.scores(match.game))
