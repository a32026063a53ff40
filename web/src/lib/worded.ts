/** Icons and numbers in words: what is drawn without a tip of its own says what it is, by hover, focus and long press. */

/** Of these a name is a heading, not a tip. */
const ROOMS =
  "section, aside, nav, main, header, footer, ul, ol, dl, table, fieldset, [role=group], [role=dialog], .table";
/** Written so, it says nothing by itself. */
const BARE = /^[\s\d+−–\-×·:/.,%()?!IVX]*$/;
const COIN = "svg.seat[aria-label]";
const LABELLED = "svg[aria-label], [role=img][aria-label]";

export interface Worded {
  node: Element;
  text: string;
}

/** What is seen of its text, and what is only heard. */
function texts(node: Element): { seen: string; heard: string } {
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let [seen, heard] = ["", ""];
  for (let text = walk.nextNode(); text; text = walk.nextNode())
    if (text.parentElement!.closest(".vh")) heard += text.nodeValue ?? "";
    else seen += text.nodeValue ?? "";
  return { seen: seen.trim(), heard: heard.trim() };
}

/** The words of what is pointed at: its own label, those that are only heard, or that of the icon beside its number. */
export function worded(at: Element): Worded | null {
  const coin = at.closest(COIN); // its letter is no word
  if (coin) return { node: coin, text: coin.getAttribute("aria-label")! };
  const before = at.previousElementSibling;
  for (let node: Element | null = at, up = 0; node && up < 6 && !node.matches(ROOMS); node = node.parentElement, up++) {
    const { seen, heard } = texts(node);
    if (!BARE.test(seen)) return null; // words stand there already
    const own = node.getAttribute("aria-label") ?? node.getAttribute("title") ?? heard;
    if (own) return { node, text: own };
    const signs = node.querySelectorAll(LABELLED);
    const sign = signs.length === 1 ? signs[0]! : node === at && before?.matches(LABELLED) ? before : null;
    if (sign) return { node, text: `${sign.getAttribute("aria-label")}${seen ? `: ${seen}` : ""}` };
  }
  return null;
}
