"""What a seat knows, what it cannot know, and how to think about the rest honestly.

A view holds all that a seat may know and nothing else. What is hidden can be imagined: whole games that fit the view,
from which this seat cannot tell the true one. Here Bo wonders which cards Ada holds.
"""

from collections import Counter

import farflung

match = farflung.new_match("salvage", seats=["Ada", "Bo"], seed=3)
for answer in ("dive", "dive", "stop", "keep"):  # Ada dives twice and keeps her cards
    match.answer(answer)

view = farflung.view(match, seat=1)
print("Bo knows of the hands:", view.state["hands"])  # of Ada's only how many cards

imagination = farflung.Imagination(match.title, view)
seen: Counter[str] = Counter()
for seed in range(2000):
    fancy = imagination.start(farflung.Dice(seed))  # one of the games that Bo may be in
    seen[str(match.title.to_data(fancy)["hands"][0])] += 1
print("Bo's guess of Ada's hand:", seen.most_common(3))
print("It was:", match.title.to_data(match.game)["hands"][0])
