"""A bot as a process, in Python without Farflung: it ends nothing and stops nothing as long as it can do something.

farflung sim salvage --players 2 --games 20 --bots "process:python3 examples/bots/eager.py,random"
"""

import json
import random
import sys

ENDS = ("end", "stop", "done", "keep")
dice = random.Random()
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        dice.seed(said["seed"])
    elif said["type"] == "choose":
        texts = [option["text"] for option in said["options"]]
        eager = [text for text in texts if not text.startswith(ENDS)]
        print(json.dumps({"answer": dice.choice(eager or texts)}), flush=True)
