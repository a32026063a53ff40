/* Icons and numbers on the table that say nothing in words: neither beside them, nor when they are pointed at. */
async () => {
  const WORD = /\p{L}{3}/u;
  const BARE = /^[\s\d+−–\-×·:/.,%]*\d[\s\d+−–\-×·:/.,%]*$/;
  const shown = (e) => {
    const box = e.getBoundingClientRect();
    if (box.width < 3 || box.height < 3) return false;
    for (let a = e; a; a = a.parentElement) {
      const s = getComputedStyle(a);
      if (s.display === "none" || s.visibility === "hidden" || s.opacity === "0" || s.clipPath === "inset(50%)") return false;
      if (a.matches("defs, symbol, .ghost, .justring, .pins")) return false;
    }
    return true;
  };
  const words = (e) => {
    const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode())
      if (WORD.test(text.data) && !text.parentElement.closest(".vh, title")) return true;
    return false;
  };
  const pause = (long) => new Promise((done) => setTimeout(done, long));
  const tip = () => document.querySelector("[role=tooltip]");
  const over = (drawn) => {
    const box = drawn.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  };
  /* A map goes on beyond the edge of the screen, and beneath what lies over it. */
  const covered = (drawn) => {
    const [top, map] = [over(drawn), drawn.closest(".sky")];
    return !top || (map && !map.contains(top));
  };
  const told = async (drawn) => {
    const how = { pointerType: "mouse", bubbles: false };
    document.body.dispatchEvent(new PointerEvent("pointerover", { ...how, bubbles: true }));
    // That of the thing before would stay for a moment; who types closes nothing else with it.
    typing.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    for (let wait = 0; tip() && wait < 500; wait++) await pause(10);
    const top = over(drawn);
    const e = top && getComputedStyle(drawn).pointerEvents === "none" ? top : drawn;
    const way = [];
    for (let a = e; a; a = a.parentElement) way.unshift(a);
    for (const a of way) a.dispatchEvent(new PointerEvent("pointerenter", how));
    e.dispatchEvent(new PointerEvent("pointerover", { ...how, bubbles: true }));
    await pause(0);
    const said = tip()?.textContent ?? "";
    for (const a of way.reverse()) a.dispatchEvent(new PointerEvent("pointerleave", how));
    return WORD.test(said);
  };
  const typing = document.body.appendChild(document.createElement("input"));
  const name = (e) => {
    const parts = [];
    for (let a = e; a && !a.matches(".stand") && parts.length < 6; a = a.parentElement) {
      const look = (a.getAttribute("class") ?? "").split(" ").filter((w) => w && !/^svelte|^just/.test(w)).join(".");
      parts.unshift(look ? `${a.tagName.toLowerCase()}.${look}` : a.tagName.toLowerCase());
    }
    return `${parts.join(" > ")} ${e.getAttribute("href") ?? e.textContent.trim()}`;
  };
  const found = [...document.querySelectorAll(".stand use, .stand svg.seat")];
  const walk = document.createTreeWalker(document.querySelector(".stand"), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (BARE.test(node.data) && !/^(STYLE|TITLE|KBD|OPTION)$/.test(node.parentElement.tagName)) found.push(node.parentElement);
  const faults = new Set();
  let seen = 0;
  for (const each of found) {
    if (!shown(each)) continue;
    seen++;
    const near = each.matches("use") && each.parentElement.matches("svg") ? each.parentElement : each;
    // Beside it, or beside what holds nothing else.
    const holder = near.parentElement;
    const line = near.closest(".log li"); // a line of the log is words already
    if (line && words(line)) continue;
    if (words(near) || words(holder) || (!BARE.test(holder.textContent) && words(holder.parentElement))) continue;
    const titled = near.closest("[title]");
    if (titled && !words(titled)) continue;
    if (!covered(near) && !(await told(near))) faults.add(name(near));
  }
  typing.remove();
  return { seen, faults: [...faults] };
}
