"""What happens is shown: narration, log and board at the same beat, at the pace one likes, and replay by step."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.moments import arrive
from tests.web.patience import lies
from tests.web.seated import BOT, BUSY, KEPT, ME, answer, asked, open_table, pace, violations
from tests.web.shares import share

BOT_NAME = "Greedy bot"
AT_A_BEAT = """() => {
    const narration = document.querySelector(".nar");
    if (!narration) return null;
    const acts = [...document.querySelectorAll(".log [data-act]")].map((line) => Number(line.dataset.act));
    return {
        beat: Number(narration.dataset.beat),
        until: Number(narration.dataset.until),
        who: narration.querySelector(".nl [aria-label]")?.getAttribute("aria-label") ?? "",
        words: narration.querySelector(".nl").innerText.trim(),
        last: Math.max(-1, ...acts),
        current: Number(document.querySelector(".log [data-act].cur")?.dataset.act ?? -1),
        spoken: document.querySelector("[data-spoken]").textContent,
    };
}"""
"""What is told, and up to which entry of the log the table stands."""
DRAWN = {
    "revenant": """() => {
        const all = (where, what) => where?.querySelectorAll(what).length ?? 0;
        const at = (id) => document.querySelector(`.board [data-id="${id}"]`);
        return {
            void: [1, 2, 3, 4, 5, 6, 7, 8].map((sector) => all(at(`sector:${sector}`), 'use[href="#m-void"]')),
            hit: all(at("ship:Revenant"), 'use[href="#m-damage"]'),
            manned: [...document.querySelectorAll(".board [data-id^='ship:']")]
                .filter((ship) => ship.querySelector('use[href="#c-cadet"], use[href="#c-captain"]'))
                .map((ship) => ship.dataset.id.slice(5)).sort(),
            goods: [...document.querySelectorAll(".rival .rr b")].map((total) => Number(total.textContent)),
        };
    }""",
    "helionox": """() => {
        const total = (label) =>
            Number(document.querySelector(`.hx-rival [aria-label="${label}"]`)?.parentElement.innerText ?? 0);
        return {
            market: [...document.querySelectorAll(".hx-market .hx-mk")].map((card) => card.dataset.id.split(":")[1]),
            consumed: Number(document.querySelector(".hx-consumed b").textContent),
            place: document.querySelector(".hx-rival em").textContent,
            influence: total("Influence"),
            hand: total("Hand"),
            deck: total("Deck"),
        };
    }""",
    "xodus": """() => ({
        corruption: Number(document.querySelector(".ctrack .here")?.textContent ?? 0),
        ships: [...document.querySelectorAll(".crewrow:not(.dead)")].map((row) => {
            const numbers = [...row.querySelectorAll(".cv b")].slice(0, 3);
            const system = row.querySelector("small").textContent;
            return [row.dataset.thing.slice(5), system, ...numbers.map((number) => Number(number.textContent))];
        }).sort(),
        pieces: [...document.querySelectorAll(".scene svg [data-id^='ship:']")]
            .map((piece) => piece.dataset.id.slice(5)).sort(),
    })""",
}
"""What stands on the board and among the totals."""


WHOLE_VIEWS = """
const Real = WebSocket;
window.WebSocket = class extends Real {
    constructor(url, ...more) { super(String(url).replace("&changes=1", ""), ...more); }
};
"""
"""The page asks for views as they are, not for what has changed in them."""


class Told:
    """What the server has said, so that the table can be compared with it at each beat."""

    def __init__(self, page: Page) -> None:
        self.states: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}
        page.add_init_script(WHOLE_VIEWS)
        page.on("websocket", lambda socket: socket.on("framereceived", self.take))

    def take(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] != "state":
            return
        view = said["view"]
        for beat in view.get("beats") or []:
            self.states[beat["until"]] = {**view["state"], **beat["state"]}, {**view["reckoned"], **beat["reckoned"]}
        self.states[view["log_from"] + len(view["log"])] = view["state"], view["reckoned"]

    def expects(self, title: str, until: int) -> dict[str, Any]:
        state, reckoned = self.states[until]
        return EXPECTED[title](state, reckoned)


def revenant(state: dict[str, Any], _: dict[str, Any]) -> dict[str, Any]:
    crews = {name: ship["crew"] for name, ship in state["ships"].items() if ship["sector"] not in ("supply", "none")}
    crews |= {space: state["revenant"][space] for space in ("reinforcement", "hypercharge")}
    bot = state["admirals"][1]
    held = [sum(cards.values()) if isinstance(cards, dict) else cards for cards in (bot["hand"], bot["hidden"])]
    return {
        "void": [state["sectors"][str(sector)]["void"] for sector in range(1, 9)],
        "hit": state["revenant"]["damage"],
        "manned": sorted(name for name, crew in crews.items() if crew != "none"),
        "goods": [
            *(bot["resources"][each] for each in ("material", "energy", "science", "neutronium")),
            *held,
            bot["data"],
        ],
    }


def helionox(state: dict[str, Any], reckoned: dict[str, Any]) -> dict[str, Any]:
    bot = state["players"][1]
    return {
        "market": [
            *(state["market"][each]["card"] for each in ("Bio", "Cybernetic", "Transport", "Defense")),
            "Prime Asset",
        ],
        "consumed": len(state["consumed"]),
        "place": bot["location"],
        "influence": bot["influence"],
        "hand": bot["hand"] if isinstance(bot["hand"], int) else len(bot["hand"]),
        "deck": reckoned["decks"][1]["left"],
    }


def xodus(state: dict[str, Any], _: dict[str, Any]) -> dict[str, Any]:
    flying = {name: ship for name, ship in state["ships"].items() if not ship["defeated"]}
    return {
        "corruption": state["corruption"]["space"],
        "ships": sorted(  # fleets are told together, in whatever order their ships are
            [name, *(ship[each] for each in ("system", "health", "energy", "scraps"))] for name, ship in flying.items()
        ),
        "pieces": sorted(flying),
    }


EXPECTED = {"revenant": revenant, "helionox": helionox, "xodus": xodus}


HOLD = f"""() => {{
    const pause = document.querySelector(".nar .seg button");
    if (pause?.getAttribute("aria-pressed") === "false") pause.click();
    return Boolean(document.querySelector("{BUSY}"));
}}"""
"""At one blow: what is shown may go on by itself."""


def until_a_bot_acts(page: Page) -> None:
    """Answers by the first option until something is shown, and holds it."""
    for _ in range(60):
        page.wait_for_function(f"() => document.querySelector('.ask.mine, {BUSY}, .nar .go')")
        if page.locator(".nar .go").count():  # one's own dice
            page.keyboard.press("Space")
            page.wait_for_function("() => !document.querySelector('.nar .go')")
        elif page.locator(BUSY).count():
            if page.evaluate(HOLD):
                return
        else:
            before = asked(page)
            page.keyboard.press("1")
            page.wait_for_function(
                "b => document.querySelector('.nar') || document.querySelector('.ask')?.dataset.answers !== b",
                arg=before,
            )
    raise AssertionError("no bot has acted")


@pytest.mark.parametrize(
    ("title", "edition", "seats", "before"),
    share(
        [("revenant", "final", [ME, BOT], 12), ("helionox", "final", [ME, BOT], 3), ("xodus", "first", [ME, BOT], 9)], 1
    ),
)
def test_narration_log_and_board_are_at_the_same_beat(
    page: Page, base_url: str, title: str, edition: str, seats: list[dict[str, str]], before: int
) -> None:
    told = Told(page)
    open_table(page, base_url, seats, title=title, edition=edition, parameters={})
    for _ in range(before):
        answer(page)
    asked(page)
    pace(page, 1)
    shown: list[int] = []
    boards: list[Any] = []
    actors: list[str] = []
    for _ in range(40):
        page.wait_for_function(f"() => document.querySelector('.ask.mine, {BUSY}, .nar .go')")
        if not page.locator(BUSY).count():
            if BOT_NAME in actors and boards[-1] != boards[0]:
                break
            until_a_bot_acts(page)
        found, drawn = page.evaluate(f"() => [({AT_A_BEAT})(), ({DRAWN[title]})()]")
        shown.append(found["until"])
        boards.append(drawn)
        actors.append(found["who"])
        assert drawn == told.expects(title, found["until"]), "board and totals are at another beat than what is told"
        assert found["beat"] <= found["until"]
        assert found["last"] < found["until"], "the log runs ahead"
        if found["current"] >= 0:  # the beginning of a turn or phase is a heading
            assert found["current"] == found["beat"]
        assert found["words"].splitlines()[-1]
        assert found["spoken"]
        page.locator(".scene").click(position={"x": 12, "y": 300})  # one step on
        page.wait_for_function(
            f"until => !document.querySelector('{BUSY}')"
            " || Number(document.querySelector('.nar').dataset.until) > until",
            arg=found["until"],
        )
    assert BOT_NAME in actors
    assert shown == sorted(set(shown))
    assert any(board != boards[0] for board in boards), "nothing has happened that could run ahead"
    assert not violations(page)
    for _ in range(60):  # what others go on to do is held too
        page.wait_for_function(f"() => document.querySelector('.ask.mine, {BUSY}, .nar .go')")
        if page.locator(".ask.mine").count():
            break
        page.keyboard.press("Space")
    asked(page)


COMBATS = [("revenant", "06-2-players", 120), ("revenant_prototype", "04-4-players", 167)]


@pytest.mark.parametrize(("folder", "record", "position"), share(COMBATS, 0))
def test_a_combat_is_a_scene_with_its_sum(page: Page, base_url: str, folder: str, record: str, position: int) -> None:
    """The board comes near, the sum is said, and who resolves it chooses in the same scene."""
    arrive(page, base_url, folder, record, position)
    scene = page.locator(".fight")
    expect(scene).to_be_visible()
    sector = scene.get_attribute("data-fight") or ""
    expect(scene.locator("[aria-current=step]")).to_have_text(f"Sector {sector}")
    drawn = page.locator(f".board [data-id='sector:{sector}'] use[href='#m-void']").count()
    void, warded, damage = (int(text) for text in scene.locator("[data-sum] b").all_inner_texts())
    assert void == drawn
    assert damage == void - warded
    board, world = lies(page.locator(f".board [data-id='sector:{sector}'] path").first), lies(page.locator(".scene"))
    assert board["height"] > world["height"] / 2 or board["width"] > world["width"] / 2  # it has come near
    expect(page.locator(".piles")).to_have_count(0)
    lit = page.locator(".board .spot.can[data-id^='ship:']")
    assert lit.count() > 1
    before = page.locator(".ask").get_attribute("data-answers")
    ship = lit.first.get_attribute("data-id")
    lit.first.locator(".ringed").click(force=True)
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)
    expect(page.locator(f"[data-id='{ship}']").first).to_be_attached()


def test_decks_and_discards_of_revenant_are_places(page: Page, base_url: str) -> None:
    told = Told(page)
    open_table(page, base_url, [ME, BOT])
    asked(page)
    state, _ = told.states[max(told.states)]
    for kind, left in state["piles"]["operations"].items():
        pile = page.locator(f"[data-thing='pile:{kind}']")
        expect(pile.locator(".deck")).to_have_text(str(left))
        expect(pile.locator(".gone")).to_have_text(str(state["piles"]["discards"][kind]))
        expect(pile.locator(".vh").first).to_contain_text("in the deck")
    expect(page.locator(".piles li")).to_have_count(8)
    forecast = page.locator(".forecast")
    expect(forecast).to_be_hidden()
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(forecast).to_be_visible()
    expect(page.locator(".standing li")).to_have_count(2)


def test_who_comes_back_is_told_of_the_turns_since(page: Page, base_url: str) -> None:
    path = open_table(page, base_url, [ME, BOT])
    for _ in range(12):
        answer(page)
    asked(page)
    expect(page.locator(".ask .since")).to_have_count(0)
    table = path.rsplit("/", 1)[-1]
    page.evaluate("id => localStorage.setItem('farflung.seen', JSON.stringify([[id, 1]]))", table)
    page.reload()
    expect(page.locator(".ask .since")).to_contain_text("since you left")
    page.locator(".ask .since").get_by_role("button", name="Watch").click()
    expect(page.locator(".moment")).to_be_visible()


@pytest.mark.long
def test_the_pace_is_kept_and_reduced_motion_shows_the_same_without_flights(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT], title="helionox", parameters={})
    for _ in range(3):
        answer(page)
    pace(page, 1)
    until_a_bot_acts(page)
    expect(page.locator(".air .flight, .air .shot")).to_have_count(0)
    page.locator(".nar").get_by_role("button", name="4×").click()
    page.reload()
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("button", name="Quick")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="At once").click()
    assert page.evaluate(f"JSON.parse(localStorage.getItem('{KEPT}')).speed") == 0
    sound = page.get_by_label("Sound on")
    expect(sound).not_to_be_checked()  # silent until somebody turns it on
    sound.check()
    page.reload()
    expect(page.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "true")
    asked(page)


def test_a_replay_goes_by_step_turn_and_round(page: Page, base_url: str) -> None:
    open_table(page, base_url, [ME, BOT])
    for _ in range(14):
        answer(page)
    asked(page)
    page.locator(".log .what").last.click()
    moment = page.locator(".moment")
    expect(moment).to_be_visible()
    at = int(moment.get_attribute("data-moment") or 0)
    for unit in ("step", "turn", "round"):
        page.get_by_role("button", name=unit, exact=True).click()
        page.get_by_role("button", name="Forward").click()
        expect(moment).not_to_have_attribute("data-moment", str(at))
        later = int(moment.get_attribute("data-moment") or 0)
        assert later > at
        at = later
    expect(moment.locator("small")).to_contain_text(re.compile("turn|Set-up"))
    page.get_by_role("button", name="Play the replay").click()  # by itself, to the present
    asked(page)


@pytest.mark.long
def test_what_is_told_grows_with_the_table(page: Page, base_url: str) -> None:
    """The place of the question keeps the unit of all else while another acts."""
    open_table(page, base_url, [ME, BOT], title="helionox", parameters={})
    pace(page, 1)
    until_a_bot_acts(page)
    letters = ".nar .nl", ".nar .d", ".nar .seg button"
    high = "words => parseFloat(getComputedStyle(words).fontSize)"
    before = [page.locator(each).first.evaluate(high) for each in letters]
    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(page.locator(".stand")).to_have_attribute("data-form", "wide")
    unit = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") / 16
    assert unit > 1.4
    assert [page.locator(each).first.evaluate(high) / unit for each in letters] == pytest.approx(before)
