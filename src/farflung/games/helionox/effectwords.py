"""The vocabulary of card text (HEL-GAP-7) as content writes it: what each operation takes, and what it becomes."""

from __future__ import annotations

from farflung.engine.content import Place
from farflung.engine.vocabulary import Effects, Number, Numbers, OneOf, Spot, Vocabulary, effect, numbered
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Effect, Text

MOST = 99  # the largest number an effect may have; as a cost limit it means any cost


def _make(op: int, numbers: Numbers, parts: list[list[Effect]]) -> Effect:
    fields = {"n": 1, "what": 0, "which": w.ANY_FACTION, "most": MOST} | numbers
    return Effect(op, fields["n"], fields["what"], fields["which"], fields["most"], parts)


def _one_of(name: str, words: list[str], field: str = "what", default: int | None = None) -> OneOf:
    return OneOf(name, field, default, numbered(words))


N = Number("n", most=MOST)
DO = Effects("effects")
MAX_COST = Number("max_cost", "most", least=0, most=MOST, words=(("any", MOST),))

VOCABULARY: Vocabulary[Effect] = Vocabulary(
    w.OPERATIONS,
    _make,
    lambda effect: effect.op,
    lambda effect: effect.parts,
    {
        "gains": [
            effect("credit", "gain n Credits for this turn", N),
            effect("defense", "gain n Defense for this turn", N),
            effect("influence", "take n Influence", N),
            effect("infamy", "take n Infamy", N),
            effect("bank_credit", "put n Credits in the bank", N),
            effect("bank_defense", "put n Defense in the bank", N),
            effect("gain_cargo", "gain a Cargo for free", _one_of("source", w.CARGO_SOURCES)),
            effect("remove_infamy", "give back up to n Infamy", N),
            effect("remove_cryo", "take up to n Cryo Counters off your Architect", N),
        ],
        "cards": [
            effect("draw", "draw n cards", N),
            effect("discard", "discard n cards of your hand", N),
            effect("consume", "Consume up to n cards; `self` is the card itself", _one_of("zone", w.CONSUME_ZONES), N),
            effect(
                "obtain",
                "obtain n cards for free that cost at most so much",
                _one_of("zone", w.OBTAIN_ZONES),
                _one_of("faction", w.OBTAINED_FACTIONS, "which"),
                MAX_COST,
                Number("n", default=1, most=MOST),
            ),
            effect("search", "search your deck for n cards and Secure them", N),
            effect("look_own", "look at the top n cards of your deck, take 1 to hand", N),
            effect("topdeck", "put n cards on top of your deck", N, _one_of("zone", w.TOPDECK_ZONES, default=0)),
            effect("cycle", "Cycle n times: a Market card or the request", N),
            effect("cycle_request", "Cycle the request"),
            effect(
                "copy",
                "carry out the text of a Market card or of one played this turn; stands on its own",
                _one_of("zone", w.COPY_ZONES),
                MAX_COST,
            ),
        ],
        "the board": [
            effect("move", "move your Ship for free", _one_of("range", w.RANGES)),
            effect("embassy", "place an Embassy at your Location for free, if able"),
            effect("key_access", "use the Key Access of your Location, if able"),
            effect(
                "event_deactivate",
                "turn an Active Event to its Inactive side",
                _one_of("where", w.EVENT_PLACES, default=0),
            ),
            effect("event_move", "move an Event of your Location to an adjacent one"),
            effect("look_events", "look at the top n cards of the Event Deck; stands on its own", N),
        ],
        "for the rest of the turn": [
            effect("event_discount", "the next Event costs n less", _one_of("kind", w.DISCOUNT_KINDS), N),
            effect("market_discount", "the next Market card costs n less", N),
            effect("secure_next", "the next card you purchase goes to your hand"),
            effect("both_delivery_rewards", "the next delivery brings both rewards"),
            effect("ignore_shutdown", "you ignore Shut Down"),
        ],
        "in one place only": [
            effect("pay_credit", "pay n Credits: only as the payment of a cost", N),
            effect("cargo_discount", "only for the Fleet Asset with the trigger `cargo_gained`: it costs n less", N),
            effect("embassy_discount", "only for the one with the trigger `embassy_placed`: it costs n less", N),
        ],
        "effects that hold effects": [
            effect("may", "you may: all of them or none", DO),
            effect("choose", "exactly one of the alternatives", Effects("effects", least=2)),
            effect("cost", "if you pay (`discard`, `consume` or `pay_credit`), the rest", Effects("payment"), DO),
            effect("if", "only if it is so now", _one_of("condition", w.CONDITIONS), DO),
            effect(
                "for_each",
                "once for each, at most so often",
                _one_of("count", w.COUNTS),
                DO,
                Number("cap", "most", least=0, most=MOST),
            ),
            effect("all_players", "everybody, at their own Location; stands on its own", DO),
        ],
    },
)

PAYMENTS = [w.OP_DISCARD, w.OP_CONSUME, w.OP_PAY_CREDIT]
TOP_LEVEL = [w.OP_ALL_PLAYERS, w.OP_COPY, w.OP_LOOK_EVENTS]  # they end the scene in mid-text: nothing may hold them


def read_text(entries: list[str], place: Place, texts: list[Text], local: bool = False) -> Text:
    """A text of these operations; `local` for what Locations say, which cannot address all players."""
    if not entries:
        place.wrong("says nothing; it needs at least one operation")
    fx = VOCABULARY.read_all(entries, place, _check)
    scenes = holds(fx, w.OP_ALL_PLAYERS) or holds(fx, w.OP_LOOK_EVENTS)
    if local and (scenes or holds(fx, w.OP_COPY)):
        place.wrong("a Location cannot address all players, copy a card or look at the Event Deck")
    single = len(fx) == 1
    text = Text(len(texts), fx, scenes, single and fx[0].op == w.OP_COST, single and fx[0].op == w.OP_MOVE)
    texts.append(text)
    return text


def _check(effect: Effect, spot: Spot) -> None:
    for part in effect.parts:
        for inner in part:
            if inner.op in TOP_LEVEL:
                name = w.OPERATIONS[inner.op]
                spot.wrong("{name}() stands on its own, not inside another operation", name=name)
    if effect.op == w.OP_COST and [one.op in PAYMENTS for one in effect.parts[0]] != [True]:
        spot.wrong("a cost is one of: {payments}", payments=", ".join(w.OPERATIONS[op] for op in PAYMENTS))


def holds(fx: list[Effect], op: int) -> bool:
    """Whether the operation is in the list or in a list inside it."""
    return any(effect.op == op or any(holds(part, op) for part in effect.parts) for effect in fx)
