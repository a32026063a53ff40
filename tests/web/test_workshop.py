"""The workshop, from a change to a game with it: at a desk, on a tablet, in a hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.web.seated import violations
from tests.web.shares import share

DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENT = 240_000  # a busy machine draws and simulates slowly


def choose(page: Page, name: str, id: str) -> None:
    page.get_by_label("Find a card or a number").fill(name)
    page.locator(f'[data-id="{id}"]').click()
    expect(page.get_by_role("heading", name=name, level=2)).to_be_visible()


IN_A_ROW = """(keys) => {
  const heights = keys.map((one) => one.getBoundingClientRect()).map((box) => (box.top + box.bottom) / 2);
  return Math.max(...heights) - Math.min(...heights) < 4;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", share([DESK, TABLET], 1), ids=["desk", "tablet"])
def test_from_a_change_to_a_game_with_it(page: Page, size: ViewportSize, tmp_path: Path) -> None:
    page.set_viewport_size(size)
    page.set_default_timeout(PATIENT)
    expect.set_options(timeout=PATIENT)
    page.add_init_script("try { localStorage.setItem('language', 'en') } catch {}")
    page.goto("/workshop/helionox/final")
    choose(page, "Autofactory", "MKT-CYB-09")
    cost = page.locator('[data-field="cost"]')
    cost.get_by_role("spinbutton").fill("400")
    expect(cost.locator(".mistakes")).to_contain_text("400 is out of range; allowed: 1 to 99")
    expect(page.get_by_role("button", name="1 mistake")).to_be_visible()
    cost.get_by_role("spinbutton").fill("1")
    expect(cost.locator(".mistakes")).to_have_count(0)
    expect(page.locator(".card .cost")).to_have_text("1")
    expect(cost.get_by_role("button", name="was 4")).to_be_visible()
    page.get_by_label("Name of this version").fill("Gift Autofactory")
    page.get_by_label("Name of this version").blur()
    expect(page.locator(".languages dd")).to_have_count(4)
    expect(page.locator('dd[lang="de"]')).to_contain_text("Erwirb kostenlos eine Karte")
    assert violations(page) == []
    for language, play in (("fr", "Jouer cette version"), ("de", "Diese Fassung spielen"), ("en", "Play this version")):
        if size == DESK:
            page.locator(f'header button[lang="{language}"]').click()
        else:
            page.locator(".language select").select_option(language)
        expect(page.get_by_role("button", name=play)).to_be_visible()
        assert page.locator(".keys > button").evaluate_all(IN_A_ROW), f"keys wrap in {language}"

    page.locator(".results select").nth(1).select_option("random")
    page.locator(".results select").nth(2).select_option("50")
    page.get_by_role("button", name="Simulate 50 games").click()
    page.get_by_role("dialog").get_by_role("button", name="Simulate 50 games").click()
    expect(page.locator(".results h2")).to_contain_text(re.compile("touched"))
    stop = page.get_by_role("button", name="Stop")
    if stop.is_visible():
        stop.click()
    expect(page.get_by_role("button", name="Simulate 50 games")).to_be_visible()
    expect(page.get_by_text(re.compile(r"\d+ of 50 done\."))).to_be_visible()

    with page.expect_download() as saved:
        page.get_by_role("button", name="Share as a pack").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "gift-autofactory.toml"
    assert 'id = "MKT-CYB-09"\ncost = 1' in file.read_text("utf-8")
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_text("0 changes to the game as it is")).to_be_visible()
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.get_by_text("1 change to the game as it is")).to_be_visible()
    expect(page.locator(".card .cost")).to_have_text("1")

    page.get_by_role("button", name="Play this version").click()
    page.wait_for_url(re.compile(r"/table/[\w-]+"))
    id = page.url.rpartition("/")[2]
    card = page.evaluate(f"fetch('/api/tables/{id}').then((answer) => answer.json())")
    assert card["pack"] == "Gift Autofactory"


NESTED = [
    ("revenant/final", "Arks", "options", DESK),
    ("revenant/prototype", "Captains", "abilities", TABLET),
    ("xodus/first", "Explorations", "options", TABLET),
]


@pytest.mark.slow
@pytest.mark.parametrize(("where", "file", "field", "size"), share(NESTED), ids=[one[0] for one in NESTED])
def test_every_kind_of_entry_is_a_form_and_what_is_changed_inside_is_played(
    page: Page, where: str, file: str, field: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    page.set_default_timeout(PATIENT)
    expect.set_options(timeout=PATIENT)
    page.add_init_script("try { localStorage.setItem('language', 'en') } catch {}")
    page.goto(f"/workshop/{where}")
    heads = page.locator(".things .head")
    expect(heads.nth(1)).to_be_visible()
    for number in range(1, heads.count()):  # the first are the numbers of the rules
        head = heads.nth(number)
        if head.get_attribute("aria-expanded") == "false":
            head.click()
        thing = head.locator("xpath=following-sibling::button[1]")
        thing.click()
        expect(page.locator(".editor h2")).to_have_text(thing.locator("span").inner_text())
        expect(page.locator(".editor h2 + small")).to_have_text(re.compile(r"\S"))
        assert page.locator(".editor textarea").count() == 0
        assert page.locator(".editor .written input[type=text]").count() == 0, head.inner_text()
        head.click()
    page.locator(".things .head", has_text=file).click()
    page.locator(".things .head", has_text=file).locator("xpath=following-sibling::button[1]").click()
    if where == "xodus/first":  # there a number may also be a word, such as all
        page.locator(f'[data-field="{field}"] .call select[aria-label$=", how many"]').first.select_option("3")
    else:
        inside = page.locator(f'[data-field="{field}"] .call input[type="number"]').first
        before = int(inside.input_value())
        inside.fill(str(before + 40))
        expect(page.locator(f'[data-field="{field}"] .mistake')).to_contain_text("is not a number from")
        inside.fill(str(before + 1))
    expect(page.locator(f'[data-field="{field}"] .mistake')).to_have_count(0)
    expect(page.get_by_text("1 change to the game as it is")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.get_by_role("button", name="Play this version").click()
    page.get_by_role("dialog").get_by_role("button", name="Play this version").click()
    page.wait_for_url(re.compile(r"/table/[\w-]+"))


def test_a_number_is_turned_with_the_keyboard_on_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.set_default_timeout(PATIENT)
    expect.set_options(timeout=PATIENT)
    page.add_init_script("try { localStorage.setItem('language', 'de') } catch {}")
    page.goto("/workshop/revenant/prototype")
    page.get_by_label("Karte oder Zahl suchen").fill("Handlimit")
    page.get_by_role("button", name="Handlimit").first.focus()
    page.keyboard.press("Enter")
    field = page.get_by_role("spinbutton")
    before = int(field.input_value())
    field.press("ArrowUp")
    expect(page.get_by_role("button", name=f"war {before}")).to_be_visible()
    expect(page.get_by_text("1 Änderung am Originalspiel")).to_be_visible()
    page.get_by_role("button", name="Letzte Änderung zurücknehmen").click()
    expect(field).to_have_value(str(before))
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


NAMED = """
[[market.card]]
id = "MKT-CYB-09"
name = { en = "Gift Mill", de = "Gabenmühle" }
"""


def test_things_and_mistakes_are_told_in_the_readers_language(page: Page, tmp_path: Path) -> None:
    page.set_viewport_size(DESK)
    page.set_default_timeout(PATIENT)
    expect.set_options(timeout=PATIENT)
    page.add_init_script("try { localStorage.setItem('language', 'de') } catch {}")
    page.goto("/workshop/helionox/final")
    search, thing = page.get_by_label("Karte oder Zahl suchen"), page.locator('[data-id="MKT-BIO-01"]')
    search.fill("Sporengärtner")  # where it may be parted, nobody types
    thing.click()
    expect(page.locator(".editor h2")).to_have_text(re.compile("^Sporen\u00ad?gärtner$"))
    search.fill("Spore Gardener")
    expect(thing).to_have_count(0)
    search.fill("MKT-BIO-01")
    cost = page.locator('[data-field="cost"]')
    cost.get_by_role("spinbutton").fill("400")
    expect(cost.locator(".mistakes")).to_contain_text("400 liegt außerhalb der Grenzen; erlaubt: 1 bis 99")
    page.get_by_role("button", name="Français").click()
    expect(cost.locator(".mistakes")).to_contain_text("400 est hors limites")
    expect(thing.locator("span")).to_have_text(re.compile("^Jardinier"))
    page.get_by_role("button", name="Deutsch").click()
    cost.get_by_role("spinbutton").fill("2")
    expect(cost.locator(".mistakes")).to_have_count(0)

    # an effect is a sentence with gaps, and so are those that may take its place
    look = "Die obersten … Karten des eigenen Decks ansehen, eine auf die Hand nehmen"
    effect = page.locator('[data-field="effects"] .call').first
    effect.get_by_label("anderer Effekt an seiner Stelle").select_option(label=look)
    expect(effect).to_have_text(
        re.compile(r"Die obersten\s*Karten des eigenen Decks ansehen, eine auf die Hand nehmen")
    )
    effect.get_by_role("spinbutton", name="wie viele").fill("3")
    expect(page.locator('dd[lang="fr"]')).to_contain_text(re.compile("regardez .*3", re.IGNORECASE))
    page.get_by_role("button", name="Letzte Änderung zurücknehmen").click()
    page.get_by_role("button", name="Letzte Änderung zurücknehmen").click()

    page.get_by_role("button", name="Kopie hinzufügen").click()
    expect(page.locator(".editor h2")).to_have_text("Kopie von Sporengärtner")
    expect(page.locator('dd[lang="de"] b')).to_have_text("Kopie von Sporengärtner")
    expect(page.locator(".mistakes, .loose")).to_have_count(0)

    pack = tmp_path / "named.toml"
    pack.write_text(NAMED, "utf-8")
    page.locator('input[type="file"]').set_input_files(pack)
    search.fill("Gabenmühle")
    page.locator('[data-id="MKT-CYB-09"]').click()
    expect(page.locator(".editor h2")).to_have_text("Gabenmühle")
    assert violations(page) == []
