"""What a game of Helionox is worth to a player, in Influence to expect; and habits to play on with."""

from __future__ import annotations

from typing import Final, cast

from farflung.bots.base import question_of
from farflung.bots.habit import Habit
from farflung.engine._native import i64
from farflung.engine.core import Decider, Game, code, first, second, third, verb_of
from farflung.engine.views import View
from farflung.games.helionox import cardpiles, overcoming, scenes, scoring, verbs
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Content, Effect
from farflung.games.helionox.state import (
    Helionox,
    Player,
    card_influence,
    event_card,
    event_influence,
    event_location,
    event_side,
    events_left,
    is_shut_down,
)

# What an operation is worth when its card is played, in Credits; Influence, Infamy and a card from the Market are worth
# several. Operations that hold others are measured by those.
CREDITS: Final = {
    w.OP_CREDIT: 1.0,
    w.OP_DEFENSE: 1.2,
    w.OP_INFLUENCE: 3.0,
    w.OP_INFAMY: -3.0,
    w.OP_REMOVE_INFAMY: 1.5,
    w.OP_DRAW: 1.3,
    w.OP_DISCARD: -0.8,
    w.OP_CONSUME: 0.8,
    w.OP_OBTAIN: 3.0,
    w.OP_CYCLE: 0.2,
    w.OP_MOVE: 0.8,
    w.OP_EMBASSY: 1.8,
    w.OP_KEY_ACCESS: 1.5,
    w.OP_BANK_CREDIT: 1.1,
    w.OP_BANK_DEFENSE: 1.3,
    w.OP_GAIN_CARGO: 1.0,
    w.OP_COPY: 1.6,
    w.OP_EVENT_DEACTIVATE: 0.8,
    w.OP_EVENT_DISCOUNT: 1.0,
    w.OP_TOPDECK: 0.8,
    w.OP_LOOK_OWN: 0.6,
    w.OP_SEARCH: 1.0,
    w.OP_MARKET_DISCOUNT: 1.0,
    w.OP_REMOVE_CRYO: 0.6,
    w.OP_PAY_CREDIT: -1.0,
}
CREDIT: Final = [CREDITS.get(op, 0.3) for op in range(len(w.OPERATIONS))]
MAYBE: Final = 0.8  # of what is done only if one likes
IF_EVER: Final = 0.5  # of what has a condition

# Influence to expect
OF_A_CREDIT: Final = 0.22  # in the pool: it is gone at the end of the turn
OF_DEFENSE: Final = 0.30
OF_HAND: Final = 0.9  # of what the same would be worth in the pool: a card in hand is to be played
OF_BANK: Final = 0.8
OF_EMBASSY: Final = 0.8  # at the beginning of the game
OF_A_CARD: Final = 0.55  # a Credit more than an ordinary card gives, in every deal still to come
ORDINARY: Final = 1.2  # what an ordinary card gives
DEALS: Final = 3.0  # how often a card of the deck is seen in a whole game
OF_CRYO: Final = 0.15  # a counter less on the Architect
NEARBY: Final = 0.45  # of an Event that could be overcome here and now
OF_SITE: Final = 0.25  # a Location that can still be used this turn
OF_CARGO: Final = 0.5
OF_WANTED_CARGO: Final = 1.4  # the Cargo that the Request asks for
AT_DESTINATION: Final = 1.0
OF_TROPHY: Final = 0.1
OF_MISSION: Final = 0.5  # of its Influence, when it is nearly met
OF_GARRISON: Final = 1.0
THREAT: Final = 0.55  # of an Event in play that the Syndicate may take
RIVALS: Final = 0.5
LATE: Final = 30.0  # Events from which on the game is young


class HelionoxJudge:
    playouts = 200
    loyalty = 0.0
    scale = 8.0
    deeper = (1280,)
    aims = ("points", "rivals", "deck", "position", "syndicate", "missions", "threats")

    def __init__(self) -> None:
        self.content: Content | None = None
        self.powers: list[float] = []

    def worth(self, game: Game, seat: int) -> float:
        helionox = cast(Helionox, game)
        return worth(helionox, seat, self.powers_of(helionox))

    def terms(self, game: Game, seat: int) -> dict[str, float]:
        helionox = cast(Helionox, game)
        return terms(helionox, seat, self.powers_of(helionox))

    def powers_of(self, game: Helionox) -> list[float]:
        """What each card gives when it is played, in Credits."""
        if self.content is not game.content:
            self.content = game.content
            self.powers = [
                power(card.text.fx) + CREDIT[w.OP_INFAMY] * float(card.infamy_play) for card in game.content.cards
            ]
        return self.powers

    def sensible(self, view: View) -> list[int]:
        """Where Travel is free (a knob at its end), each Location is travelled to once a turn: a Ship could shuttle for
        ever, for as long as it does nothing of this turn is lost."""
        options = question_of(view).options
        seen = free_travels(view)
        return [option for option in options if option not in seen] if seen else options

    def clock(self, game: Game) -> int:
        """Turns, of whoever."""
        return cast(Helionox, game).turn

    def together(self, game: Game) -> bool:
        return cast(Helionox, game).mode != w.COMPETITIVE

    def until(self, game: Game, seat: int) -> int:
        """Everybody else has had a turn."""
        return self.clock(game) + cast(Helionox, game).seats

    def settled(self, game: Game) -> bool:
        return True

    def habit(self, seed: int) -> Decider:
        return HelionoxHabit(seed)


JUDGE: Final = HelionoxJudge()


def free_travels(view: View) -> set[int]:
    """The options of travelling where the view's seat has travelled this turn for nothing."""
    found: set[int] = set()
    for event in reversed(view.events):
        verb = verb_of(event.code)
        if verb == verbs.TURN_BEGAN:
            break
        if verb == verbs.TRAVELLED and first(event.code) == view.seat and third(event.code) == 0:
            found.add(code(verbs.TRAVEL, second(event.code)))
    return found


def power(fx: list[Effect]) -> float:
    """What a text gives when it is carried out, in Credits."""
    total = 0.0
    for effect in fx:
        total += power_of(effect)
    return total


def power_of(effect: Effect) -> float:
    if effect.op == w.OP_MAY:
        return MAYBE * max(power(effect.parts[0]), 0.0)
    if effect.op == w.OP_COST:
        return max(MAYBE * (power(effect.parts[1]) + power(effect.parts[0])), 0.0)
    if effect.op == w.OP_CHOOSE:
        best = 0.0
        for part in effect.parts:
            best = max(best, power(part))
        return best
    if effect.op == w.OP_IF:
        return IF_EVER * power(effect.parts[0])
    if effect.op == w.OP_FOR_EACH:
        return 1.5 * power(effect.parts[0])
    if effect.op == w.OP_ALL_PLAYERS:
        return 0.5 * power(effect.parts[0])
    return CREDIT[effect.op] * float(max(effect.n, 1))


def worth(game: Helionox, seat: i64, powers: list[float]) -> float:
    if game.finished:
        return final(game, seat)
    if game.mode != w.COMPETITIVE:
        return team_worth(game, powers)
    player = game.players[seat]
    return points(game, player) + prospects(game, player, powers) - of_rivals(game, seat)


def terms(game: Helionox, seat: i64, powers: list[float]) -> dict[str, float]:
    """The worth by its parts."""
    if game.finished:
        return {"lead": final(game, seat)}
    if game.mode == w.COMPETITIVE:
        player = game.players[seat]
        return {
            "points": points(game, player),
            "rivals": -of_rivals(game, seat),
            "deck": of_deck(game, player, powers),
            "turn": of_turn(game, player, powers),
            "position": of_position(game, player),
        }
    found = {
        "points": 0.0,
        "syndicate": of_syndicate(game),
        "missions": of_missions(game),
        "threats": -of_threats(game),
        "deck": 0.0,
        "turn": 0.0,
        "position": 0.0,
    }
    for player in game.players:
        found["points"] += points(game, player)
        found["deck"] += of_deck(game, player, powers)
        found["turn"] += of_turn(game, player, powers)
        found["position"] += of_position(game, player)
    return found


def final(game: Helionox, seat: i64) -> float:
    """The lead over the best of the others, or over the Syndicate."""
    if game.mode != w.COMPETITIVE:
        return float(scoring.total(game.scores[0]) - scoring.total(game.scores[1]))
    best: i64 = -1000
    for player in game.players:
        if player.seat != seat:
            best = max(best, scoring.total(game.scores[player.seat]))
    return float(scoring.total(game.scores[seat]) - best)


def of_rivals(game: Helionox, seat: i64) -> float:
    """Part of the points of the others."""
    rivals = 0.0
    for player in game.players:
        if player.seat != seat:
            rivals += points(game, player)
    return rivals * RIVALS / float(max(game.seats - 1, 1))


def points(game: Helionox, player: Player) -> float:
    """What would be scored now, Missions by their nearness."""
    total = float(player.influence + scoring.influence_of_cards(game, player) - player.infamy)
    if game.mode == w.COMPETITIVE:
        total += OF_TROPHY * float(len(player.trophies))
        for index in game.missions:
            mission = game.content.missions[index]
            if scoring.is_met(game, mission, [player]):
                total += OF_MISSION * float(mission.influence)
    return total


# ---- the team against the Syndicate


def team_worth(game: Helionox, powers: list[float]) -> float:
    """The team's lead over the Syndicate, and what may come of it."""
    total = of_syndicate(game) + of_missions(game) - of_threats(game)
    for player in game.players:
        total += points(game, player) + prospects(game, player, powers)
    return total


def of_syndicate(game: Helionox) -> float:
    """Head start, Events, Requests and Illegal Markets, the team's less the Syndicate's."""
    total = float(game.numbers.head_start)
    total += float(
        scoring.influence_of_events(game, game.team_trophies) - scoring.influence_of_events(game, game.syndicate_events)
    )
    for request in game.team_requests:
        total += float(game.content.requests[request].influence)
    total -= float(game.requests_left * game.numbers.syndicate_request)
    for cards in game.illegal:
        total -= float(len(cards) * game.numbers.syndicate_illegal)
    return total


def of_missions(game: Helionox) -> float:
    total = 0.0
    for index in game.missions:
        mission = game.content.missions[index]
        if scoring.is_met(game, mission, game.players):
            total += float(mission.influence)
        else:
            total -= (1.0 - time_left(game)) * float(mission.influence)
    return total


def of_threats(game: Helionox) -> float:
    """What the Syndicate may take next, and its Garrisons."""
    total = 0.0
    for event in game.in_play:
        total += THREAT * float(event_influence(game, event_card(event), event_side(event)))
    prey: i64 = 0
    for card in game.market:
        if card != w.NOTHING:
            prey = max(prey, card_influence(game, card))
    total += THREAT * float(prey)
    for location in range(5):
        if (game.garrisons >> location & 1) == 1:
            total += OF_GARRISON * time_left(game)
    return total


def time_left(game: Helionox) -> float:
    """1 in a young game, 0 when the last Event is drawn."""
    return min(float(events_left(game)) / LATE, 1.0)


# ---- what is not scored yet: the deck, the turn, the place


def prospects(game: Helionox, player: Player, powers: list[float]) -> float:
    return of_deck(game, player, powers) + of_turn(game, player, powers) + of_position(game, player)


def of_deck(game: Helionox, player: Player, powers: list[float]) -> float:
    deck = 0.0
    cards = cardpiles.owned(player)
    for card in cards:
        deck += powers[card] - ORDINARY
    return time_left(game) * DEALS * OF_A_CARD * deck * 10.0 / max(float(len(cards)), 8.0)


def of_turn(game: Helionox, player: Player, powers: list[float]) -> float:
    """The pool and the hand, which are gone when the turn ends, and the place as far as this turn can use it."""
    if not in_main_phase(game, player):
        return 0.0
    total = OF_A_CREDIT * float(player.credits) + OF_DEFENSE * float(player.defense) + standpoint(game, player)
    for card in player.hand:
        total += OF_HAND * OF_A_CREDIT * max(powers[card], 0.0)
    return total


def of_position(game: Helionox, player: Player) -> float:
    """What stays: the bank, Embassies, Cargo, the Architect."""
    total = OF_BANK * (OF_A_CREDIT * float(player.bank_credits) + OF_DEFENSE * float(player.bank_defense))
    left = time_left(game)
    for location in range(5):
        if player.has_embassy(location):
            total += OF_EMBASSY * left
        if player.carries(location):
            total += OF_CARGO
    total -= OF_CRYO * float(player.cryo)
    return total + delivery(game, player)


def in_main_phase(game: Helionox, player: Player) -> bool:
    """What lies in the pool is gone at its end."""
    return game.current == player.seat and len(game.coming) > 0 and (game.coming[-1] & 255) != scenes.END


def standpoint(game: Helionox, player: Player) -> float:
    """What the Current Location offers on one's own turn."""
    best = 0.0
    for event in game.in_play:
        if event_location(event) == player.location:
            gain = float(event_influence(game, event_card(event), event_side(event)))
            if overcoming.cost(game, player, event) <= overcoming.available(player):
                best = max(best, NEARBY * gain)
    if (player.used_at >> player.location & 1) == 0 and not is_shut_down(game, player.location):
        best += OF_SITE
    return best


def delivery(game: Helionox, player: Player) -> float:
    """The way to the next fulfilled Request."""
    if player.request == w.NOTHING:
        return 0.0
    request = game.content.requests[player.request]
    if not player.carries(request.cargo):
        return 0.0
    return OF_WANTED_CARGO + (AT_DESTINATION if player.location == request.destination else 0.0)


# ---- habits

LIKINGS: Final = {
    verbs.PLAY: 90,
    verbs.USE_FLEET: 80,
    verbs.DELIVER: 80,
    verbs.OVERCOME: 75,
    verbs.ALTERNATIVE: 40,
    verbs.BONUS: 70,
    verbs.KEY: 72,
    verbs.USE_ARCHITECT: 65,
    verbs.GARRISON_DEFENSE: 62,
    verbs.GARRISON_CREDIT: 55,
    verbs.BUY: 50,
    verbs.OBTAIN: 50,
    verbs.GAIN_CARGO: 45,
    verbs.PLACE_EMBASSY: 44,
    verbs.CALL: 14,
    verbs.TRAVEL: 6,
    verbs.CYCLE: 7,
    verbs.CYCLE_REQUEST: 7,
    verbs.END_TURN: 7,
    verbs.ACCEPT: 60,
    verbs.REFUSE: 20,
    verbs.TAKE: 60,
    verbs.DECLINE: 20,
    verbs.DONE: 20,
    verbs.DISCARD: 25,
    verbs.CONSUME: 40,
    verbs.CONSUME_DISCARDED: 40,
    verbs.BREAK_OFF: 10,
    verbs.STOP_HELPING: 10,
}
LIKING: Final = [LIKINGS.get(verb, 30) for verb in range(256)]


class HelionoxHabit(Habit):
    """Likes by the verb, then by what is printed on the card."""

    def liking(self, game: Game, kind: i64, index: i64) -> i64:
        return fondness(cast(Helionox, game), game.menu[index])


def catch(game: Helionox, location: i64) -> i64:
    """The most Influence that an Event there would bring now."""
    player = game.players[game.current]
    best: i64 = 0
    for event in game.in_play:
        if event_location(event) == location and overcoming.cost(game, player, event) <= overcoming.available(player):
            best = max(best, event_influence(game, event_card(event), event_side(event)))
    return best


def fondness(game: Helionox, option: i64) -> i64:
    verb = option & 255
    liking: i64 = LIKING[verb] * 16
    if verb == verbs.BUY or verb == verbs.OBTAIN:
        card = game.content.cards[option >> 8 & 255]
        return liking + card.cost + card.influence
    if verb == verbs.OVERCOME:
        return liking + event_influence(game, option >> 16 & 255, option >> 8 & 255)
    if verb == verbs.TRAVEL or verb == verbs.MOVE:
        return liking + 16 * catch(game, option >> 8 & 255)
    if verb == verbs.CONSUME or verb == verbs.CONSUME_DISCARDED or verb == verbs.DISCARD:
        return liking + 8 - min(game.content.cards[option >> 8 & 255].cost, 8)
    return liking
