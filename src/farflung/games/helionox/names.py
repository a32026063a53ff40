"""The nouns of Helionox by name, as they stand in notation, data and scenarios; ids of cards are understood too."""

from __future__ import annotations

from typing import Final

from farflung.games.helionox import scenes, words
from farflung.games.helionox.cards import Content

NONE: Final = "none"
HIDDEN: Final = "hidden"
SEAT: Final = "seat"
NUMBER: Final = "number"
SCENE_NAMES: Final = {
    scenes.SET_BOARD: "set board",
    scenes.DRAFT: "draft",
    scenes.PASS_LEFT: "pass left",
    scenes.WAKE: "wake",
    scenes.WAKE_ALL: "wake all",
    scenes.CHOOSE_START: "choose start",
    scenes.DEAL: "deal",
    scenes.FINISH_SETUP: "finish setup",
    scenes.TURN: "turn",
    scenes.RAID: "raid",
    scenes.PLAGUE: "plague",
    scenes.PUSHED: "pushed",
    scenes.ARRIVALS: "arrivals",
    scenes.MAIN: "main",
    scenes.REST: "rest",
    scenes.SHARE: "share",
    scenes.ANSWER: "answer",
    scenes.HELP: "help",
    scenes.SHORTFALL: "shortfall",
    scenes.CONCLUDE: "conclude",
    scenes.PARTNER_DRAWS: "partner draws",
    scenes.END: "end",
    scenes.SYNDICATE: "syndicate",
    scenes.SCORE: "score",
    scenes.EVENTS_BACK: "events back",
}
# what the numbers after a scene's name mean: most have a seat, some more
NO_NUMBERS: Final = [scenes.SET_BOARD, scenes.PASS_LEFT, scenes.WAKE_ALL, scenes.FINISH_SETUP, scenes.SCORE]
SCENE_NUMBERS: Final[dict[int, list[str]]] = {
    **{scene: [SEAT] for scene in SCENE_NAMES},
    **{scene: [] for scene in NO_NUMBERS},
    scenes.PUSHED: [SEAT, NUMBER],
    scenes.EVENTS_BACK: [SEAT, NUMBER],
    scenes.REST: [SEAT, NUMBER, NUMBER],
    scenes.SHARE: [SEAT, NUMBER, NUMBER],
}


class UnknownName(ValueError):
    """A name that this content does not have."""


class Names:
    """Lists of names by number, and the way back."""

    def __init__(self, content: Content) -> None:
        self.location = list(words.LOCATIONS)
        self.faction = list(words.FACTIONS)
        self.side = list(words.SIDES)
        self.stack = list(words.EVENT_STACKS)
        self.phase = list(words.PHASES)
        self.card = [card.name for card in content.cards]
        self.event = [event.name for event in content.events]
        self.home = [words.LOCATIONS[event.location] for event in content.events]
        self.site = [site.name for site in content.sites]
        self.architect = [architect.name for architect in content.architects]
        self.fleet = [asset.name for asset in content.fleet]
        self.mission = [mission.name for mission in content.missions]
        self.request = [request.name for request in content.requests]
        self.ids: dict[str, dict[str, int]] = {
            "card": {card.id: card.index for card in content.cards},
            "event": {event.id: event.index for event in content.events},
            "site": {site.id: site.index for site in content.sites},
            "architect": {architect.id: architect.index for architect in content.architects},
            "fleet": {asset.id: asset.index for asset in content.fleet},
            "mission": {mission.id: mission.index for mission in content.missions},
            "request": {request.id: request.index for request in content.requests},
        }
        self._index: dict[str, dict[str, int]] = {}

    def index(self, kind: str, name: str) -> int:
        if kind not in self._index:
            named = {text: i for i, text in enumerate(getattr(self, kind))}
            self._index[kind] = {**self.ids.get(kind, {}), **named}
        try:
            return self._index[kind][str(name)]
        except KeyError:
            raise UnknownName(f"there is no {kind} '{name}'") from None

    def index_or_none(self, kind: str, name: str | None) -> int:
        return words.NOTHING if name is None or name == NONE else self.index(kind, name)

    def indices(self, kind: str, names: list[str]) -> list[int]:
        return [self.index(kind, name) for name in names]

    def or_none(self, names: list[str], index: int) -> str | None:
        return names[index] if index >= 0 else None

    # ---- Locations as bits

    def places(self, bits: int) -> list[str]:
        return [name for number, name in enumerate(self.location) if bits >> number & 1]

    def bits(self, places: list[str]) -> int:
        return sum(1 << number for number in {self.index("location", name) for name in places})

    # ---- scenes: "turn 1" for seat 1, "pushed 2 4" for seat 2 at the fourth Location

    def scene(self, code: int) -> str:
        scene = code & 255
        texts = [SCENE_NAMES[scene]]
        for place, meaning in enumerate(SCENE_NUMBERS[scene]):
            number = code >> 8 * (place + 1) & 255
            texts.append(str(number + 1 if meaning == SEAT else number))
        return " ".join(texts)

    def scene_code(self, text: str) -> int:
        numbers = [int(word) for word in text.split() if word.isdigit()]
        name = " ".join(word for word in text.split() if not word.isdigit())
        kinds = {name: kind for kind, name in SCENE_NAMES.items()}
        if name not in kinds or len(numbers) != len(SCENE_NUMBERS[kinds[name]]):
            raise UnknownName(f"there is no scene '{text}'")
        code = kinds[name]
        for place, (number, meaning) in enumerate(zip(numbers, SCENE_NUMBERS[code & 255], strict=True)):
            code |= (number - 1 if meaning == SEAT else number) << 8 * (place + 1)
        return code
