/* Measures the table as it stands: what overlaps, is cut without a way to read on or broken, is too small, or lies outside. */
() => {
  const LEAST = 11; // px
  const NEAR = 2; // px that boxes may touch
  const faults = new Set();
  const box = (r) => ({ l: r.left, t: r.top, r: r.right, b: r.bottom });
  const meet = (a, b) => ({ l: Math.max(a.l, b.l), t: Math.max(a.t, b.t), r: Math.min(a.r, b.r), b: Math.min(a.b, b.b) });
  const over = (a, b) => { const m = meet(a, b); return m.r - m.l > NEAR && m.b - m.t > NEAR; };
  const styles = new Map();
  const style = (e) => styles.get(e) ?? styles.set(e, getComputedStyle(e)).get(e);
  const name = (e) => {
    const c = e.closest("[class]");
    return `${e.tagName.toLowerCase()}.${String(c?.getAttribute("class") ?? "").split(" ").filter((w) => !/^svelte|^just/.test(w)).join(".")}`;
  };
  const hidden = (e) => {
    const shut = e.closest("details:not([open])");
    if (shut && shut !== e && !e.closest("summary")) return true;
    for (let a = e; a; a = a.parentElement) {
      const s = style(a);
      if (s.display === "none" || s.visibility === "hidden" || s.opacity === "0" || s.clipPath === "inset(50%)") return true;
    }
    return false;
  };
  // What of a box is to be seen, and whether a part is cut off that nothing brings into sight.
  const reach = (e, from) => {
    let seen = { ...from };
    let told = { ...from };
    let cut = null;
    const fixed = style(e).position;
    for (let a = fixed === "fixed" ? null : e.parentElement, last = e; a; last = a, a = a.parentElement) {
      const s = style(a);
      if (s.overflowX === "visible" && s.overflowY === "visible") { if (s.position === "fixed") break; continue; }
      const r = a.getBoundingClientRect();
      const inner = { l: r.left + a.clientLeft, t: r.top + a.clientTop, r: r.left + a.clientLeft + a.clientWidth, b: r.top + a.clientTop + a.clientHeight };
      for (const [axis, low, high] of [["overflowX", "l", "r"], ["overflowY", "t", "b"]]) {
        if (s[axis] === "visible") continue;
        if (s[axis] === "auto" || s[axis] === "scroll") { told[low] = Math.max(told[low], inner[low]); told[high] = Math.min(told[high], inner[high]); if (told[high] < told[low]) told[low] = told[high] = Math.min(Math.max(told[low], inner[low]), inner[high]); }
        else if (told[low] < inner[low] - NEAR || told[high] > inner[high] + NEAR) cut ??= a;
        seen[low] = Math.max(seen[low], inner[low]); seen[high] = Math.min(seen[high], inner[high]);
      }
      if (s.position === "fixed") break;
    }
    return { seen, told, cut };
  };
  const ask = document.querySelector(".ask");
  const prompt = box(ask.getBoundingClientRect());
  for (const lit of document.querySelectorAll(".spot.can, .touch.can, .slot.can")) {
    if (ask.contains(lit) || hidden(lit)) continue;
    const { seen } = reach(lit, box(lit.getBoundingClientRect()));
    if (seen.r - seen.l > NEAR && seen.b - seen.t > NEAR && over(seen, prompt)) faults.add(`lit under the question: ${lit.dataset.id}`);
  }
  // Lines that are left out with dots have no box that could be measured.
  for (const e of document.querySelectorAll(".table *")) {
    const lines = style(e).webkitLineClamp;
    if (lines && lines !== "none" && e.scrollHeight > e.clientHeight + NEAR && !hidden(e)) faults.add(`left out: "${e.textContent.trim().slice(0, 40)}" in ${name(e)} after ${lines} lines`);
  }
  // A word goes on in the next line behind a hyphen or not at all. Browsers that know the language set one themselves.
  const knows = new Map();
  const hyphenates = (e) => {
    if (style(e).hyphens !== "auto") return false;
    const language = e.closest("[lang]")?.lang ?? "";
    if (!knows.has(language)) {
      const probe = document.body.appendChild(document.createElement("p"));
      probe.style.cssText = "position: fixed; width: 5em; font-size: 20px; line-height: 20px; hyphens: auto";
      [probe.lang, probe.textContent] = [language, "Kommunikationsdokumentation"];
      knows.set(language, probe.offsetHeight > 30);
      probe.remove();
    }
    return knows.get(language);
  };
  const breaks = (node, e) => {
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2 || hyphenates(e)) return;
    const letter = (at) => (range.setStart(node, at), range.setEnd(node, at + 1), [...range.getClientRects()].at(-1));
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}\u00ad]{2,}/gu))
      for (let i = 1; i < word.length; i++) {
        if (`${word[i - 1]}${word[i]}`.includes("\u00ad")) continue;
        const [one, next] = [letter(index + i - 1), letter(index + i)];
        if (one && next && next.top > one.top + one.height / 2) faults.add(`broken: "${word.slice(0, i)}/${word.slice(i)}" in ${name(e)}`);
      }
  };
  const texts = [];
  const walk = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const words = node.data.trim();
    const e = node.parentElement;
    if (!words || /^(STYLE|SCRIPT|TITLE|OPTION)$/.test(e.tagName) || hidden(e)) continue;
    const svg = e.closest("svg");
    if (svg) {
      const m = e.getScreenCTM?.();
      const high = parseFloat(style(e).fontSize) * (m ? Math.hypot(m.c, m.d) : 1);
      if (high && high < LEAST - 0.1 && !e.closest(".seat")) faults.add(`small: "${words}" ${high.toFixed(1)} px in ${name(e)}`);
      continue;
    }
    const high = parseFloat(style(e).fontSize);
    if (high && high < LEAST - 0.01) faults.add(`small: "${words}" ${high.toFixed(1)} px in ${name(e)}`);
    breaks(node, e);
    range.selectNodeContents(node);
    for (const r of range.getClientRects()) {
      if (r.width < 1 || r.height < 1) continue;
      const { seen, told, cut } = reach(e, box(r));
      if (cut) faults.add(`cut: "${words.slice(0, 40)}" in ${name(e)} by ${name(cut)}`);
      else if (told.l < -NEAR || told.t < -NEAR || told.r > innerWidth + NEAR || told.b > innerHeight + NEAR)
        faults.add(`outside: "${words.slice(0, 40)}" in ${name(e)}`);
      const chip = e.closest("button, .touch, .go, .opt, .btn, .card");
      if (chip && style(chip).display !== "contents") {
        const edge = chip.getBoundingClientRect();
        if (r.right > edge.right + NEAR || r.left < edge.left - NEAR) faults.add(`sticks out: "${words.slice(0, 40)}" of ${name(chip)}`);
      }
      if (seen.r - seen.l > NEAR && seen.b - seen.t > NEAR) texts.push({ e, words, at: { l: seen.l, r: seen.r, t: Math.max(seen.t, (r.top + r.bottom) / 2 - high * 0.4), b: Math.min(seen.b, (r.top + r.bottom) / 2 + high * 0.4) } });
    }
  }
  // What lies over the board for the moment may cover it, never itself.
  const layer = (e) => e.closest(".hx-tray, .hx-collab, .hx-pileopen, .scenes, .plan, .above, .hx-whose, .whose, .offline, .announced, .gate, .beyond") ?? null;
  for (let i = 0; i < texts.length; i++)
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      if (a.e === b.e || a.at.b <= b.at.t || a.at.t >= b.at.b || layer(a.e) !== layer(b.e)) continue;
      if (over(a.at, b.at)) faults.add(`overlap: "${a.words.slice(0, 30)}" (${name(a.e)}) and "${b.words.slice(0, 30)}" (${name(b.e)})`);
    }
  // Signs of a card, its prices and its seal, lie over none of its words. They are round: corners cover nothing.
  for (const sign of document.querySelectorAll(".card .ccost > i, .card .cseal")) {
    if (hidden(sign)) continue;
    const whole = box(sign.getBoundingClientRect());
    const corner = 0.15 * Math.min(whole.r - whole.l, whole.b - whole.t);
    const { seen } = reach(sign, { l: whole.l + corner, t: whole.t + corner, r: whole.r - corner, b: whole.b - corner });
    if (seen.r - seen.l <= NEAR || seen.b - seen.t <= NEAR) continue;
    for (const { e, words, at } of texts)
      if (e.closest(".card") === sign.closest(".card") && !sign.contains(e) && over(seen, at)) faults.add(`sign over words: ${name(sign)} over "${words.slice(0, 30)}"`);
  }
  // What can be pressed covers no words but its own.
  const inside = (one, other) => one.contains(other) || other.contains(one);
  for (const button of document.querySelectorAll(".dock button, .left button, .right button, .scroll button")) {
    if (hidden(button) || style(button).display === "contents") continue;
    const { seen } = reach(button, box(button.getBoundingClientRect()));
    if (seen.r - seen.l <= NEAR || seen.b - seen.t <= NEAR) continue;
    for (const { e, words, at } of texts)
      if (!inside(button, e) && layer(button) === layer(e) && over(seen, at) && button.contains(document.elementFromPoint((at.l + at.r) / 2, (at.t + at.b) / 2))) faults.add(`covers: ${name(button)} over "${words.slice(0, 30)}" (${name(e)})`);
  }
  // The parts of the bar stand side by side, and each keeps what is its own.
  const parts = [...document.querySelectorAll(".stand .top > *")].filter((e) => !hidden(e) && e.getBoundingClientRect().width > 0);
  parts.forEach((part, i) => {
    const at = box(part.getBoundingClientRect());
    for (const other of parts.slice(i + 1))
      if (over(at, box(other.getBoundingClientRect()))) faults.add(`overlap: ${name(part)} and ${name(other)} in the bar`);
    for (const piece of part.querySelectorAll("*")) {
      const own = box(piece.getBoundingClientRect());
      if (!hidden(piece) && own.r > own.l && !piece.closest("svg svg, symbol, .vh") && !reach(piece, own).cut && (own.r > at.r + 6 || own.l < at.l - 6))
        faults.add(`sticks out: ${name(piece)} of ${name(part)} in the bar`);
    }
  });
  for (const button of document.querySelectorAll(".ask button, .tabbar button, .foot button")) {
    if (hidden(button)) continue;
    const { told } = reach(button, box(button.getBoundingClientRect()));
    if (told.r > innerWidth + NEAR || told.b > innerHeight + NEAR || told.l < -NEAR || told.t < -NEAR) faults.add(`outside: ${name(button)}`);
  }
  return [...faults];
}
