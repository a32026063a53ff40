"""Whole games by the accessibility tree alone: roles, names, states, and what is spoken. Nobody looks at the page."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page
from tests.web.patience import until
from tests.web.playing import COURSES, Course, Listener, plays_a_game
from tests.web.shares import share

# Tells all that a polite live region says.
EAR = """
let last = '';
const listen = () => {
    for (const region of document.querySelectorAll('[aria-live=polite][role=status]'))
        if (region.textContent && last !== region.textContent) hear(last = region.textContent);
};
new MutationObserver(listen).observe(document, { childList: true, subtree: true, characterData: true });
"""


@dataclass
class Node:
    """One thing of the accessibility tree."""

    role: str
    name: str
    parent: str
    states: dict[str, Any]
    element: int

    @property
    def usable(self) -> bool:
        return not self.states.get("disabled")


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


class Ears:
    """Somebody with a screen reader."""

    def __init__(self, page: Page, course: Course) -> None:
        self.heard: list[str] = []
        page.expose_function("hear", self.hears)
        page.add_init_script(EAR)
        self.page = page
        self.told = Listener(page, course)
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.nodes: dict[str, Node] = {}
        self.unnamed: set[str] = set()

    def hears(self, words: str) -> None:
        self.heard.append(words)

    def listens(self) -> None:
        tree = self.line.send("Accessibility.getFullAXTree")["nodes"]
        self.nodes = {
            each["nodeId"]: Node(
                "" if each.get("ignored") else each.get("role", {}).get("value", ""),
                plain(each.get("name", {}).get("value", "")),
                each.get("parentId", ""),
                {state["name"]: state["value"].get("value") for state in each.get("properties", [])},
                each.get("backendDOMNodeId", 0),
            )
            for each in tree
        }

    def inside(self, node: Node, role: str, name: str) -> bool:
        while node.parent in self.nodes:
            node = self.nodes[node.parent]
            if node.role == role and node.name == name:
                return True
        return False

    def all(self, role: str, into: tuple[str, str] | None = None) -> list[Node]:
        found = [node for node in self.nodes.values() if node.role == role]
        return [node for node in found if self.inside(node, *into)] if into else found

    def presses(self, node: Node) -> None:
        found = self.line.send("DOM.resolveNode", {"backendNodeId": node.element})["object"]["objectId"]
        act = "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); }"
        self.line.send("Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": act})

    def waits(self, role: str, name: str, into: tuple[str, str] | None = None) -> Node:
        """Waits for what is called so and can be used."""
        found: list[Node] = []

        def look() -> bool:
            self.listens()
            found.extend(node for node in self.all(role, into) if re.match(name, node.name) and node.usable)
            return bool(found)

        until(self.page, look, f"there is a {role} called {name}")
        return found[0]

    def comes_to_the_table(self, base: str) -> None:
        self.told.sits_with()
        self.page.goto(base)
        course = self.told.course
        self.presses(self.waits("button", course.play, ("article", course.name)))
        self.waits("textbox", "Your name")
        self.presses(self.waits("button", "Start the game"))

    def answers(self, option: dict[str, Any]) -> None:
        """Every answer is a button of the question, called by what it does."""
        question = self.told.view["question"]["words"]
        self.waits("heading", re.escape(plain(question)), ASKING)
        for node in self.all("button", ASKING):
            if re.match(r"(List|Cards) \d", node.name) and node.states.get("expanded") is False:
                self.presses(node)
                self.waits("button", re.escape(node.name) + "|Close", ASKING)
                break
        buttons = self.all("button", ASKING)
        self.unnamed |= {node.role for node in self.all("button") if not node.name}
        missing = [
            each["words"]
            for each in self.told.options
            if not any(plain(each["words"]).casefold() in node.name.casefold() for node in buttons)
        ]
        assert not missing, f"{question}: no button is called {missing}; there are {[node.name for node in buttons]}"
        before = self.told.answers
        wanted = plain(option["words"]).casefold()
        self.presses(min((n for n in buttons if wanted in n.name.casefold() and n.usable), key=lambda n: len(n.name)))

        looks = itertools.count()

        def heard() -> bool:
            if self.told.answers != before or self.told.view["over"]:
                return True
            if next(looks) % 10 != 1:
                return False
            self.listens()
            for node in self.all("button", ("alert", "")):  # what would be lost is pointed out once
                if node.name.startswith("End the turn"):
                    self.presses(node)
            return False

        until(self.page, heard, f"the answer '{option['words']}' is taken")

    def reads_the_end(self) -> None:
        self.waits("button", "Play again")


ASKING = ("region", "Question")


@pytest.mark.parametrize("course", share(COURSES, 2), ids=lambda course: course.title)
def test_a_game_by_the_accessibility_tree_alone(page: Page, base_url: str, course: Course) -> None:
    ears = Ears(page, course)
    plays_a_game(page, base_url, ears)
    silent = [
        words for words in ears.told.others + ears.told.struck if not any(words in spoken for spoken in ears.heard)
    ]
    assert not silent, silent
    assert course.bots == 0 or ears.told.others, "others have acted"
    assert course.title != "xodus" or ears.told.struck, "one's own dice are rolled, and hit"
    assert not ears.unnamed
