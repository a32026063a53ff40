"""Read a record: what was set up, who said what, and how the game stood at any line.

`python3 read_a_record.py some.record` reads yours; without a file, one is played first.
"""

import sys
from collections import Counter
from pathlib import Path

import farflung

if len(sys.argv) > 1:
    text = Path(sys.argv[1]).read_text("utf-8")
else:
    played = farflung.new_match("helionox", seats=["Ada", "Bo"], seed=2)
    farflung.play(played, [farflung.bot("random", "helionox", seat) for seat in range(2)])
    text = played.save()

record = farflung.parse(text)
print(record)
names = [*record.setup.seats, "luck"]  # luck is seat -1
for seat, count in Counter(line.seat for line in record.lines).most_common():
    print(f"{names[seat]:6} {count:4} lines, such as: {next(line.text for line in record.lines if line.seat == seat)}")

match = farflung.load(text)  # replayed by the rules, without a random generator
print(match, "scores", match.title.scores(match.game))
match.go_back(match.position // 2)
print("half way:", match)
for event in match.events[-3:]:
    print(f"  {event.rule:12} {match.notation.text(event.code)}")
