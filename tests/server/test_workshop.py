"""Packs that visitors bring: tables are played with them, everybody sees what they change, and none takes too much."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.running import PATIENCE, Player, Server

from farflung.engine import content, packs
from farflung.games.xodus.pack import sheets
from farflung.server.workshop import described

PACK = """
[pack]
name = "Cheaper Autofactory"
parameters = { hand_draw = 4 }

[market]
remove = ["MKT-BIO-01"]

[[market.card]]
id = "MKT-CYB-09"
cost = 3
"""
BOTS = [{"kind": "bot", "bot": "drifting"}]


def asked(player: Player, pack: str, title: str = "helionox") -> httpx.Response:
    seats = [{"kind": "me"}, *BOTS]
    return player.http.post("/api/tables", json={"title": title, "seats": seats, "pack": pack}, timeout=120)


def test_a_table_is_played_with_a_pack(server: Server) -> None:
    mira = Player(server, "Mira of packs")
    made = asked(mira, PACK)
    assert made.status_code == 201, made.text
    card = mira.http.get(f"/api/tables/{made.json()['id']}").json()
    assert (card["pack"], card["parameters"]) == ("Cheaper Autofactory", {"hand_draw": 4})
    current = mira.http.get("/api/content/helionox/final/current/en.json").json()
    assert card["content"] not in ("", current["version"])
    printed = mira.http.get(f"/api/content/helionox/final/{card['content']}/de.json").json()
    assert printed["card"]["Autofactory"]["cost"] == 3
    assert "Spore Gardener" not in printed["card"]
    pack = mira.http.get(f"/api/packs/helionox/final/{card['content']}").json()
    assert pack["name"] == "Cheaper Autofactory"
    assert [(one["how"], one["id"], one["name"]) for one in pack["changes"]] == [
        ("removed", "MKT-BIO-01", "Spore Gardener"),
        ("changed", "MKT-CYB-09", "Autofactory"),
    ]
    assert pack["changes"][1]["fields"] == {"cost": {"was": 4, "is": 3}}
    german = [one["names"]["de"].replace("\u00ad", "") for one in pack["changes"]]
    assert german == ["Sporengärtner", "Autofabrik"]
    again = asked(mira, pack["text"])
    assert mira.http.get(f"/api/tables/{again.json()['id']}").json()["content"] == card["content"]


def test_what_a_pack_changes_was_as_the_table_began_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that the rules have changed since are told as they were."""
    monkeypatch.setattr(content, "_kept", {})
    slower = packs.parse_pack('[[ships.ship]]\nid = "explorer"\nexp_levels = [0, 6, 12, 18, 24, 30]\n')
    for rules, was in ((3, [0, 2, 4, 7, 10, 14]), (0, [0, 4, 8, 13, 18, 24])):
        for pack in (None, slower):
            hash, files = sheets("first", pack, rules)
            content.keep(content.Version("xodus", "first", hash), content.packed(files))
        found = described(content.Version("xodus", "first", hash))
        assert found is not None
        assert found["changes"][0]["fields"] == {"exp_levels": {"was": was, "is": [0, 6, 12, 18, 24, 30]}}


def test_what_a_pack_changes_has_the_names_that_the_pack_gives(server: Server) -> None:
    mira = Player(server, "Mira of names")
    named = '[[market.card]]\nid = "MKT-CYB-09"\nname = { en = "Gift Mill", de = "Gabenmühle" }\n'
    card = mira.http.get(f"/api/tables/{asked(mira, named).json()['id']}").json()
    [change] = mira.http.get(f"/api/packs/helionox/final/{card['content']}").json()["changes"]
    names = dict.fromkeys(("en", "es", "fr"), "Gift Mill")
    assert (change["name"], change["names"]) == ("Gift Mill", {**names, "de": "Gabenmühle"})


def test_a_table_with_a_pack_survives_a_restart(new_server: Callable[..., Server]) -> None:
    first = new_server()
    mira = Player(first, "Mira")
    id = asked(mira, PACK).json()["id"]
    content = mira.http.get(f"/api/tables/{id}").json()["content"]
    assert first.stop() == 0
    second = new_server()
    with httpx.Client(verify=False, base_url=second.url, cookies=mira.http.cookies, timeout=PATIENCE) as http:
        card = http.get(f"/api/tables/{id}").json()
        assert (card["content"], card["pack"]) == (content, "Cheaper Autofactory")
        assert http.get(f"/api/packs/helionox/final/{content}").json()["name"] == "Cheaper Autofactory"


@pytest.mark.parametrize(
    ("pack", "told"),
    [
        (PACK + "#" * 48_000, "at most 48000 bytes"),
        (PACK.replace("cost = 3", "cost = 400"), "MKT-CYB-09: cost: 400 is out of range"),
        ("[market", "is not TOML"),
        (PACK.replace("hand_draw = 4", "hand_draw = 4000"), "hand_draw"),
    ],
)
def test_what_is_wrong_with_a_pack_is_said(server: Server, pack: str, told: str) -> None:
    refused = asked(Player(server, "Mira of mistakes"), pack)
    assert refused.status_code == 400
    assert told in refused.json()["error"]["text"]


def test_a_title_without_content_takes_no_pack(server: Server) -> None:
    refused = asked(Player(server, "Mira of salvage"), PACK, "salvage")
    assert "has no content" in refused.json()["error"]["text"]
    assert Player(server, "Jonas of packs").http.get("/api/packs/helionox/final/nothing").status_code == 404


def test_an_operator_turns_packs_off(new_server: Callable[..., Server]) -> None:
    refused = asked(Player(new_server(FARFLUNG_WORKSHOP="off"), "Mira"), PACK)
    assert "turned off" in refused.json()["error"]["text"]


# ---- the bench


def simulated(player: Player, **more: object) -> list[Any]:
    wanted = {"title": "salvage", "edition": "tutorial", "pack": "", "players": 2, "bot": "random", "games": 40, **more}
    with player.http.stream("POST", "/api/workshop/simulate", json=wanted, timeout=300) as answer:
        if answer.status_code != 200:
            answer.read()
            return [answer.json()]
        return [msgspec.json.decode(line) for line in answer.iter_lines() if line]


def test_the_schema_says_what_can_be_changed(server: Server) -> None:
    found = Player(server, "Mira of schemas").http.get("/api/workshop/helionox/final").json()
    market = next(file for file in found["files"] if file["file"] == "market")
    fields = {field["name"]: field for field in market["fields"]}
    assert (market["key"], market["naming"], market["least"], market["most"]) == ("card", "id", 24, 140)
    assert (fields["cost"]["kind"], fields["cost"]["least"], fields["cost"]["most"]) == ("number", 1, 99)
    assert fields["faction"]["words"] == ["Bio", "Cybernetic", "Transport", "Defense"]
    assert (fields["unique"]["kind"], fields["effects"]["kind"]) == ("flag", "effects")
    boards = next(file for file in found["files"] if file["file"] == "boards")
    pairs = next(field for field in boards["fields"] if field["name"] == "neighbours")
    assert pairs["item"]["item"]["words"] == ["Earth", "Moon", "Mars", "Ceres", "Europa"]
    assert len(found["entries"]["market"]) == 50
    assert {"name": "hand_draw", "value": 5}.items() <= next(
        one for one in found["numbers"] if one["name"] == "hand_draw"
    ).items()
    assert Player(server, "Mira of nothing").http.get("/api/workshop/chess/final").status_code == 404


def test_things_are_called_as_at_the_table(server: Server) -> None:
    def names(where: str) -> dict[str, Any]:
        found: dict[str, Any] = Player(server, f"Mira {where}"[:18]).http.get(f"/api/workshop/{where}").json()["names"]
        return found

    helionox = names("helionox/final")
    assert helionox["en"]["market"]["MKT-CYB-09"] == "Autofactory"
    assert helionox["de"]["market"]["MKT-BIO-01"].replace("\u00ad", "") == "Sporengärtner"
    assert helionox["de"]["requests"]["REQ-01"] == "Von der Erde zum Mond"
    assert helionox["es"]["decks"]["competitive-2"] == "Competitivo, 2 jugadores"
    assert names("xodus/first")["fr"]["tiles"]["A01"] == "Berceau de cendres"
    assert names("xodus/first")["de"]["difficulties"]["quiet"] == "Gemütliche Spaziergänger"
    assert names("revenant/prototype")["de"]["captains"]["PC1"] == "Die Mentorin"


@pytest.mark.parametrize("where", ["revenant/final", "revenant/prototype", "helionox/final", "xodus/first"])
def test_in_english_things_are_called_as_in_their_files(server: Server, where: str) -> None:
    """And in every language all of them have a name but those that have none at a table either."""
    found = Player(server, f"Mira at {where}"[:18]).http.get(f"/api/workshop/{where}").json()
    for file in found["files"]:
        entries = {str(one[file["naming"]]): one for one in found["entries"][file["file"]]}
        english = found["names"]["en"][file["file"]]
        for id, one in entries.items():
            if "name" in one and file["file"] != "requests":  # there the name is made of the places
                letters = [re.sub(r"[^A-Za-z]", "", name) for name in (one["name"], english[id])]
                assert letters[0] == letters[1]
        assert all(names[file["file"]].keys() == english.keys() for names in found["names"].values())
        if file["file"] not in ("arks", "avatar_die"):
            assert entries.keys() == english.keys()


def test_a_form_offers_what_the_edition_has(server: Server) -> None:
    def lines_of(edition: str) -> dict[str, Any]:
        found = Player(server, f"Mira of {edition}").http.get(f"/api/workshop/revenant/{edition}").json()
        captains = next(file for file in found["files"] if file["file"] == "captains")
        colonies = next(file for file in found["files"] if file["file"] == "colonies")
        abilities = next(field for field in captains["fields"] if field["name"] == "abilities")
        return {one["name"]: one for one in [*abilities["item"]["fields"], *colonies["fields"]]}

    final, prototype = lines_of("final"), lines_of("prototype")
    assert {"cleanse_a", "remove_corruption"} & set(final["trigger"]["words"]) == {"cleanse_a"}
    assert {"cleanse_a", "remove_corruption"} & set(prototype["trigger"]["words"]) == {"remove_corruption"}
    assert "power of" in set(prototype["measure"]["words"]) - set(final["measure"]["words"])
    assert "Fenrax+Zenor" in set(prototype["of"]["words"]) - set(final["of"]["words"])
    assert (final["of"]["kind"], "2" in final["of"]["words"], "" in final["of"]["words"]) == ("mixed", True, True)


@pytest.mark.parametrize("where", ["revenant/final", "revenant/prototype", "helionox/final", "xodus/first"])
def test_every_field_of_every_entry_has_a_form(server: Server, where: str) -> None:
    found = Player(server, f"Mira {where}"[:18]).http.get(f"/api/workshop/{where}").json()
    effects = {one["name"] for section in found["effects"] for one in section["effects"]}
    used: set[str] = set()

    def fits(field: dict[str, Any], value: Any) -> None:
        """Whether the form that is made of the schema can show what stands there."""
        kind = field["kind"]
        if kind == "group":
            known = {one["name"]: one for one in field["fields"]}
            for name, inner in value.items():
                fits(known[name], inner)
        elif kind == "list":
            assert field.get("count", 0) in (0, len(value))
            for inner in value:
                fits(field["item"], inner)
        elif kind == "table":
            assert set(value) <= set(field["known"])
            for inner in value.values():
                fits(field["item"], inner)
        elif kind == "effects":
            used.update(re.findall(r"([a-z_]+)\(", " ".join(value)))
        elif kind == "word" or "words" in field:
            assert str(value) in field["words"]
        elif kind == "number":
            assert field["least"] <= value <= field["most"]
        else:
            assert isinstance(value, {"flag": bool, "text": str, "mixed": str | int}[kind])

    assert sum(len(entries) for entries in found["entries"].values()) > 80
    for file in found["files"]:
        for entry in found["entries"][file["file"]]:
            fits({"kind": "group", "fields": file["fields"]}, entry)
    assert used
    assert used <= effects


def test_a_preview_has_mistakes_or_words(server: Server) -> None:
    http = Player(server, "Mira of previews").http
    wanted = {"title": "helionox", "edition": "final", "shown": ["MKT-CYB-09"]}
    cards = [{"id": "MKT-CYB-09", "cost": 3, "effects": ["draw(2)"]}]
    found = http.post("/api/workshop/preview", json={**wanted, "pack": {"market": {"card": cards}}}, timeout=120).json()
    assert found["mistakes"] == []
    assert 'id = "MKT-CYB-09"\ncost = 3' in found["text"]
    assert found["printed"]["de"][0]["text"] == "Ziehe 2 Karten."
    assert found["printed"]["fr"][0]["cost"] == 3
    cards[0]["cost"] = 300
    found = http.post("/api/workshop/preview", json={**wanted, "pack": {"market": {"card": cards}}}, timeout=120).json()
    assert [(one["id"], one["field"]) for one in found["mistakes"]] == [("MKT-CYB-09", "cost")]
    numbers = {"pack": {"parameters": {"hand_draw": 99}}}
    found = http.post("/api/workshop/preview", json={**wanted, "pack": numbers}, timeout=120).json()
    assert "hand_draw" in found["mistakes"][0]["what"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "de",
            [
                "„drow(2)“, Stelle 1: Effekt: „drow“ gibt es nicht; meinst du „draw“?",
                "300 liegt außerhalb der Grenzen; erlaubt: 1 bis 99",
            ],
        ),
        (
            "xx",
            [
                "'drow(2)', position 1: unknown effect 'drow', did you mean 'draw'?",
                "300 is out of range; allowed: 1 to 99",
            ],
        ),
    ],
)
def test_mistakes_are_told_in_the_language_of_who_makes_the_pack(
    server: Server, language: str, told: list[str]
) -> None:
    http = Player(server, f"Mira of {language}").http
    cards = [{"id": "MKT-CYB-09", "cost": 300, "effects": ["drow(2)"]}]
    wanted = {"title": "helionox", "edition": "final", "pack": {"market": {"card": cards}}}
    found = http.post("/api/workshop/preview", params={"language": language}, json=wanted, timeout=120).json()
    assert sorted(one["what"] for one in found["mistakes"]) == sorted(told)


def test_whatever_a_pack_is_sent_for_what_is_wrong_is_told_in_german(server: Server) -> None:
    http = Player(server, "Mira auf Deutsch").http
    wanted = {"title": "helionox", "edition": "final"}
    pack = PACK.replace("cost = 3", "cost = 400")

    def told(path: str, **sent: object) -> str:
        return http.post(path, params={"language": "de"}, json=sent, timeout=120).text

    numbers = {"pack": {"parameters": {"hand_draw": 99}}}
    assert "hand_draw = 99 (HEL-21.3): erlaubt ist eine ganze Zahl" in told(
        "/api/workshop/preview", **wanted, pack=numbers
    )
    out_of_range = "MKT-CYB-09: cost: 400 liegt außerhalb der Grenzen"
    assert out_of_range in told("/api/tables", **wanted, seats=[{"kind": "me"}, *BOTS], pack=pack)
    assert out_of_range in told("/api/workshop/simulate", **wanted, players=2, bot="random", games=3, pack=pack)
    assert "ist kein TOML: " in told("/api/workshop/open", text="[market")
    assert "ein Paket hat höchstens 48.000 Bytes" in told("/api/workshop/open", text=PACK + "#" * 48_000)


def test_a_pack_is_opened_as_tables(server: Server) -> None:
    http = Player(server, "Mira of files").http
    found = http.post("/api/workshop/open", json={"text": PACK}).json()
    assert found["pack"]["name"] == "Cheaper Autofactory"
    assert found["sheets"]["market"]["card"] == [{"id": "MKT-CYB-09", "cost": 3}]
    assert http.post("/api/workshop/open", json={"text": "[market"}).status_code == 400


def test_a_simulation_tells_as_it_goes_and_one_at_a_time(server: Server) -> None:
    mira = Player(server, "Mira of games")
    lines = simulated(mira)
    assert lines[-1]["done"] == lines[-1]["games"] == 40
    assert lines[-1]["over"]
    assert lines[-1]["touched"] == 0
    assert [line["done"] for line in lines] == sorted({line["done"] for line in lines})
    changed = simulated(mira, title="helionox", edition="final", pack=PACK, games=3)
    assert changed[-1]["touched"] == 3
    assert any(one["changed"] for one in changed[-1]["things"])


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"bot": "os:system"}, "there is no bot 'os:system'"),
        ({"games": 10**6}, "<= 2000"),
        ({"title": "helionox", "edition": "final", "pack": "[market"}, "is not TOML"),
    ],
)
def test_a_simulation_is_bounded(server: Server, more: dict[str, object], told: str) -> None:
    assert told in str(simulated(Player(server, "Mira of bounds"), **more))
