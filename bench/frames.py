"""How smoothly a bot's turn is shown at 1440x900, in a browser without hardware rendering: frames a second, the time
from a click to the first beat, and a strip of pictures.

    python bench/frames.py [--titles revenant helionox xodus] [--seconds 12] [--clicks 30] [--strips FOLDER] [--url URL]

It ends with 1 if a title shows less than 50 frames a second in its slowest second, or its first beat takes longer than
50 ms in the median: on a quiet machine, or ahead of all else on a busy one (`chrt -f 1 python bench/frames.py`, as
root). What the page's own thread is busy with is told as well, in milliseconds for each second: this hardly depends on
others.
"""

from __future__ import annotations

import argparse
import io
import statistics
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

KEPT = "farflung.stage"
EDITIONS = {"revenant": "final", "helionox": "final", "xodus": "first"}
LEAST_FRAMES = 50
WORK = {
    "TaskDuration": "in all",
    "ScriptDuration": "scripts",
    "RecalcStyleDuration": "styles",
    "LayoutDuration": "layout",
}
MOST_WAIT = 50  # ms
AT_REST = 250  # ms
MOST_PATIENCE = 300  # s, for bots that think interpreted
SOCKET = """
const send = WebSocket.prototype.send;
window.exchanged = [];
WebSocket.prototype.send = function (data) {
    if (!this.watched) this.addEventListener("message", () => window.exchanged.push(["heard", performance.now()]));
    this.watched = true;
    window.exchanged.push(["sent", performance.now()]);
    send.call(this, data);
};
"""
"""Notes when something goes to the server and when something comes; before the page hears of it."""
CLICK = """() => new Promise((done, never) => {
    const ask = document.querySelector(".ask");
    const shown = () => `${ask.dataset.answers} ${document.querySelector(".nar")?.dataset.until ?? ""}`;
    const before = shown();
    window.exchanged.length = 0;
    const from = performance.now();
    const watch = new MutationObserver(() => {
        if (shown() === before) return;
        watch.disconnect();
        const now = performance.now();
        const sent = window.exchanged.find(([what]) => what === "sent")?.[1] ?? from;
        const heard = window.exchanged.filter(([what, at]) => what === "heard" && at > sent).map(([, at]) => at);
        done([now - from, sent - from, Math.max(sent, ...heard) - sent, now - Math.max(sent, ...heard)]);
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    setTimeout(() => never(new Error("nothing came of an answer")), 30000);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
})"""
"""The first answer is given as by its key; what is shown then is the first beat. Milliseconds in all, until it was
sent, until the server had answered, until that was shown."""
PARTS = ("until it is sent", "server", "drawn")
ANSWERED = {"revenant": 12, "helionox": 3, "xodus": 16}
"""So many answers are given before one looks: then the game is under way."""
COUNT = """seconds => new Promise((done) => {
    const gaps = [];
    let last = 0;
    const end = performance.now() + 1000 * seconds;
    const frame = (now) => {
        if (last) gaps.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(frame);
        else done(gaps);
    };
    requestAnimationFrame(frame);
})"""


def main() -> None:
    from tests.server.running import Server
    from tests.web.conftest import found_browser

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--titles", nargs="*", default=list(EDITIONS))
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--clicks", type=int, default=30, help="answers that are timed; 0 times none")
    parser.add_argument("--strips", type=Path)
    parser.add_argument("--url", default="", help="of a server that runs already, a compiled one for example")
    chosen = parser.parse_args()
    enough = True
    folder = Path(tempfile.mkdtemp())
    server = None if chosen.url else Server(str(folder / "frames.db"), folder, "tests.server.seeded").start()
    url = server.url if server else chosen.url
    try:
        with sync_playwright() as playwright:
            found = found_browser()
            more: dict[str, Any] = {"executable_path": found} if found else {}
            browser = playwright.chromium.launch(args=["--no-sandbox", "--disable-gpu"], **more)
            for title in chosen.titles:
                page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB")
                page.add_init_script(SOCKET)
                until_a_bot_acts(page, url, title)
                line = page.context.new_cdp_session(page)
                before = busy(line)
                gaps = page.evaluate(COUNT, chosen.seconds)
                print(f"{title}: {report(gaps)}", flush=True)
                print(f"{title}: a second keeps the page busy for {spent(before, busy(line), sum(gaps))}", flush=True)
                enough &= lowest(gaps) >= LEAST_FRAMES
                if chosen.clicks:
                    taken, own = clicks(page, url, title, chosen.clicks)
                    print(f"{title}: click to first beat {told(taken)}", flush=True)
                    print(f"{title}: of it the page's thread works {statistics.median(own):.0f} ms", flush=True)
                    enough &= statistics.median(each[0] for each in taken) <= MOST_WAIT
                if chosen.strips:
                    until_a_bot_acts(page, url, title)
                    strip(page, chosen.strips / f"strip-{title}.png")
                page.close()
            browser.close()
    finally:
        if server:
            server.stop()
    sys.exit(0 if enough else 1)


def until_a_bot_acts(page: Page, url: str, title: str) -> None:
    """A new table, answered by the first option, until somebody else's act is shown at normal pace."""
    page.goto(url)
    kept(page, 0)
    headers = {"Origin": url}
    page.request.post(url + "/api/guest", data={"name": "Mira"}, headers=headers)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = {"title": title, "edition": EDITIONS[title], "seats": seats}
    page.goto(f"{url}/table/{page.request.post(url + '/api/tables', data=table, headers=headers).json()['id']}")
    for _ in range(ANSWERED[title]):
        answer(page)
    page.wait_for_selector(".ask.mine")
    kept(page, 1)
    page.reload()
    while True:
        answer(page)
        page.wait_for_selector(".nar, .ask.mine")
        if page.locator(".nar").count():
            return


def kept(page: Page, speed: int) -> None:
    """The pace; and nobody is asked whether a turn is to end, which is no answer."""
    page.evaluate(f"speed => localStorage.setItem('{KEPT}', JSON.stringify({{ speed }}))", speed)
    page.evaluate("localStorage.setItem('warned', 'no')")


def answer(page: Page) -> None:
    page.wait_for_selector(".ask.mine")
    before = page.locator(".ask").get_attribute("data-answers")
    page.keyboard.press("1")
    page.wait_for_function("b => document.querySelector('.ask')?.dataset.answers !== b", arg=before)


def busy(line: CDPSession) -> dict[str, float]:
    """Seconds that the page's thread has worked so far, by kind."""
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    told = line.send("Performance.getMetrics")["metrics"]
    return {each["name"]: each["value"] for each in told if each["name"] in WORK}


def spent(before: dict[str, float], after: dict[str, float], length: float) -> str:
    each = {WORK[name]: (after[name] - before[name]) / length * 1e6 for name in WORK}
    return ", ".join(f"{name} {value:.0f} ms" for name, value in each.items())


def lowest(gaps: list[float]) -> float:
    """Frames a second in the slowest second there was."""
    worst, start, length = 1000.0, 0, 0.0
    for end, gap in enumerate(gaps):
        length += gap
        while length - gaps[start] >= 1000:
            length -= gaps[start]
            start += 1
        if length >= 1000:
            worst = min(worst, (end - start + 1) / length * 1000)
    return worst


def report(gaps: list[float]) -> str:
    """Frames a second in all and in the slowest second, and the longest gaps."""
    longest = ", ".join(f"{gap:.0f}" for gap in sorted(gaps)[-3:])
    mean = len(gaps) / sum(gaps) * 1000
    return f"{mean:.1f} frames a second, slowest second {lowest(gaps):.1f}, longest gaps {longest} ms"


def clicks(page: Page, url: str, title: str, number: int) -> tuple[list[list[float]], list[float]]:
    """Milliseconds from answering to the next thing that the table shows, at normal pace; and how many of them the
    page's thread has worked, which hardly depends on others."""
    until_a_bot_acts(page, url, title)
    line = page.context.new_cdp_session(page)
    found: list[list[float]] = []
    own: list[float] = []
    while len(found) < number:
        until_ones_turn(page)
        if page.locator(".dialog.wide").count():  # the game is over
            until_a_bot_acts(page, url, title)
            continue
        page.wait_for_timeout(AT_REST)  # nobody answers what has not been drawn yet
        before = busy(line)
        found.append(page.evaluate(CLICK))
        own.append(1000 * (busy(line)["TaskDuration"] - before["TaskDuration"]))
    return found, own


def until_ones_turn(page: Page) -> None:
    """Others' acts are shown at once as they come: at normal pace the many of a turn of X-ODUS take minutes."""
    end = time.monotonic() + MOST_PATIENCE
    while not page.locator(".ask.mine, .dialog.wide").count():
        assert time.monotonic() < end, "it is nobody's turn"
        page.keyboard.press("Space")
        page.wait_for_timeout(100)


def told(taken: list[list[float]]) -> str:
    whole = sorted(each[0] for each in taken)
    parts = [statistics.median(part) for part in list(zip(*taken, strict=True))[1:]]
    of_it = ", ".join(f"{part:.0f} ms {what}" for part, what in zip(parts, PARTS, strict=True))
    slow = whole[int(len(whole) * 0.9)]
    median = f"{statistics.median(whole):.0f} ms in the median ({of_it})"
    return f"{median}, nine of ten within {slow:.0f} ms ({len(taken)} clicks)"


def strip(page: Page, path: Path, pictures: int = 4, width: int = 560) -> None:
    """Pictures of the next acts side by side."""
    from PIL import Image

    taken = []
    for _ in range(pictures):
        page.wait_for_timeout(420)
        taken.append(Image.open(io.BytesIO(page.screenshot())))
        page.wait_for_timeout(1200)
    height = width * 900 // 1440
    whole = Image.new("RGB", (2 * width + 8, (pictures // 2) * (height + 8) - 8), "#06070d")
    for place, picture in enumerate(taken):
        at = (place % 2) * (width + 8), (place // 2) * (height + 8)
        whole.paste(picture.convert("RGB").resize((width, height), Image.Resampling.LANCZOS), at)
    import_module("pictures").small(whole).save(path, optimize=True)  # beside this one
    print(f"{path}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
