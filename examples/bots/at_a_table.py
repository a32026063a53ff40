"""A bot at a table of a server, by WebSocket with a token: it ends and stops nothing as long as it can do something.

pip install websockets
FARFLUNG_TOKEN=farflung-bot-... python examples/bots/at_a_table.py http://localhost:8080 TABLE SEAT

Make the token on your account's page, and sit at the table yourself or be its owner: then your bot may sit down.
"""

import json
import os
import sys

from websockets.sync.client import connect

ENDS = ("end", "stop", "done", "keep")
server, table, seat = sys.argv[1].replace("http", "ws", 1), sys.argv[2], int(sys.argv[3])
headers = {"Authorization": f"Bearer {os.environ['FARFLUNG_TOKEN']}"}

with connect(f"{server}/ws/table/{table}", additional_headers=headers, max_size=None) as socket:
    for text in socket:
        said = json.loads(text)
        if said["type"] == "hello" and seat not in said["you"]:
            socket.send(json.dumps({"type": "sit", "id": 1, "seat": seat}))
        elif said["type"] == "choose":
            texts = [option["text"] for option in said["options"]]
            option = next((each for each in texts if not each.startswith(ENDS)), texts[0])
            answer = {"type": "answer", "id": 2, "seat": said["seat"], "answers": said["answers"], "option": option}
            socket.send(json.dumps(answer))
        elif said["type"] == "refused":
            print(said["text"], file=sys.stderr)
        elif said["type"] == "over":
            print("won by seat", said["winners"])
            break
