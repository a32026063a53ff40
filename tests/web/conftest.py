"""A real server and a real browser (Debian's chromium, or the one Playwright brought)."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.machine import lacks
from tests.server.running import Server
from tests.web.fox import Fox, found_firefox
from tests.web.patience import PATIENCE

import farflung

CLIENT = Path(farflung.__file__).parent / "web" / "dist" / "index.html"


def found_browser() -> str | None:
    """Debian's; the one without a window of its own, which need not be drawn, is quicker."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def need_client_and_browser() -> None:
    if not CLIENT.exists():
        lacks("the client is not built (npm ci && npm run build in web/)")
    if not (found_browser() or os.environ.get("PLAYWRIGHT_BROWSERS_PATH")):
        lacks("there is no browser (Debian: chromium-headless-shell or chromium)")


def running(folder: Path, module: str = "tests.server.seeded") -> Iterator[str]:
    need_client_and_browser()
    server = Server(str(folder / "web.db"), folder, module).start()
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from running(tmp_path_factory.mktemp("web"))


@pytest.fixture(scope="session")
def together_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose Revenant is played together."""
    yield from running(tmp_path_factory.mktemp("together"), "tests.web.together")


@pytest.fixture(scope="session")
def base_url(server_url: str) -> str:
    return server_url


expect.set_options(timeout=PATIENCE)

AT_ONCE = """
const kept = "farflung.stage";
try {
    if (!localStorage.getItem(kept)) localStorage.setItem(kept, '{"speed":0}');
    if (!localStorage.getItem("warned")) localStorage.setItem("warned", "no");
} catch { /* no page yet */ }
"""
"""Unless a test looks at how things are shown, they happen at once, and nobody is asked whether a turn is to end."""


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """Every page of it is patient, and shows at once what happens."""
    new_context = browser.new_context

    def patient(**how: Any) -> BrowserContext:
        context = new_context(**how)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        return context

    browser.new_context = patient  # type: ignore[method-assign]
    return browser


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """Requests that a test had changed and that are still on their way at its end are nobody's fault."""
    yield page
    page.unroute_all(behavior="ignoreErrors")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = found_browser()
    more = {"executable_path": found} if found else {}
    return {**browser_type_launch_args, **more, "args": ["--no-sandbox", "--disable-dev-shm-usage"]}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Still pictures: what moves is told by more than motion, and tests need not wait for it."""
    return {
        **browser_context_args,
        "reduced_motion": "reduce",
        "viewport": {"width": 1440, "height": 900},
        "locale": "en-GB",
    }


@pytest.fixture(scope="session")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fox]:
    program = found_firefox()
    if program is None:
        lacks("there is no Firefox (Debian: firefox-esr)")
    fox = Fox(program, tmp_path_factory.mktemp("fox") / "profile")
    yield fox
    fox.ends()


@pytest.fixture
def fox(firefox: Fox) -> Iterator[Fox]:
    """A table that is left open would go on moving beside the tests that follow."""
    yield firefox
    firefox.goes("about:blank")
