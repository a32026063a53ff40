"""Try every answer to a question: a copy of a match goes on by itself, with the same luck to come."""

import copy

import farflung

match = farflung.new_match("xodus", seats=["Ada"], seed=4)
bot = farflung.bot("random", match.title, 1)
while match.question and (match.position < 60 or len(match.options) < 4):
    match.answer(bot.choose(farflung.view(match, match.question.seat)))

print(match)
for option in match.options:
    twin = copy.copy(match)
    twin.answer(option)
    happened = [match.notation.text(event.code) for event in twin.events[len(match.events) :]]
    print(f"  {option.text:30} -> {', '.join(happened) or 'nothing yet'}")
assert farflung.load(match.save()) == match  # it has not moved
