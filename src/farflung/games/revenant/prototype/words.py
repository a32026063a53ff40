"""The prototype's own nouns (CON-X-21, GAP-P-04); houses, ships, sectors and resources are those of both editions."""

from typing import Final

# ---- compartments and their bonus actions (GAP-P-04)
REMOVE_CORRUPTION: Final = 0
GAIN_RESOURCE: Final = 1
GAIN_TACTICS: Final = 2
PLAY_CARD: Final = 3
ACTIVATE: Final = 4
MOVE_FRIGATE: Final = 5
COMPARTMENTS: Final = [
    "remove corruption", "gain resource", "gain tactics", "play card", "activate", "move frigate",
]  # fmt: skip

# ---- the Revenant's two crew spaces (REV-P-2.7.1), numbered like Reinforcement and Hypercharge
DEPLOY_SPACE: Final = 32
JUMP_SPACE: Final = 33

SHIP_KINDS: Final = ["ark", "fighter", "dropship", "civilian", "frigate"]
CARD_KINDS: Final = ["training", "equipment", "support"]
# Captain levels: income, choice of hidden influence, floor of tactics (REV-P-2.9.1 to 2.9.3, 11.0.1 to 11.0.4) follow
# the rank; what the classes can do in the captain's turns (REV-P-2.9.4, 2.9.5, 11.1.0 to 11.8.4) is content.

EQUIPMENT_SLOTS: Final = 5  # GAP-P-05
COSTLY_SLOT: Final = 4  # from here on the slot costs energy and gives influence
EVERY_KIND: Final = 15  # arkships, fighters, dropships, civilian ships (REV-P-2.7.9)
CENTRE: Final = [9, 10, 11, 12]
PHASES: Final = ["setup", "sonar", "action", "recall", "breach", "hyperjump", "scoring"]
SONAR_PHASE: Final = 1
ACTION_PHASE: Final = 2
RECALL_PHASE: Final = 3
BREACH_PHASE: Final = 4
HYPERJUMP_PHASE: Final = 5
SCORING: Final = 6
