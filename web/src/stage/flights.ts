/** What flies over the table: cards from place to place, shots, and the way a piece took. The browser's own animations. */
import { tick } from "svelte";
import { still } from "../lib/motion";
import { seatColor } from "../lib/seats";
import type { Motion } from "./staging";

const FLIGHT = 560;
const SHOT = 340;
const AT_ONCE = 6;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

interface Found {
  node: Element;
  box: DOMRect;
}
/** The first of "a|b" that is drawn on the screen. */
export function find(names: string): Found | null {
  for (const name of names.split("|")) {
    const id = CSS.escape(name);
    for (const node of document.querySelectorAll(`[data-id="${id}"], [data-thing="${id}"]`)) {
      const box = node.getBoundingClientRect();
      if (box.width && box.height && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth)
        return { node, box };
    }
  }
  return null;
}
const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** A card as it lies, or its back. */
function sheet(found: Found | null, other: Found | null): { node: HTMLElement; w: number; h: number } {
  const card = [found, other].find(
    (each) => each && each.node instanceof HTMLElement && each.box.height > each.box.width && each.box.width < 240,
  );
  const node = document.createElement("div");
  node.className = "flight";
  node.setAttribute("aria-hidden", "true");
  if (!card) {
    node.classList.add("back");
    return { node, w: 46, h: 64 };
  }
  const copy = card.node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  for (const each of [copy, ...copy.querySelectorAll("[data-id], [data-thing], [id]")])
    for (const name of ["data-id", "data-thing", "id"]) each.removeAttribute(name);
  copy.inert = true;
  node.append(copy);
  return { node, w: card.box.width, h: card.box.height };
}

function fly(over: HTMLElement, from: Found, to: Found, speed: number, after: number) {
  const { node, w, h } = sheet(from, to);
  node.style.width = `${w}px`;
  node.style.height = `${h}px`;
  over.append(node);
  const [a, b] = [middle(from.box), middle(to.box)];
  const lift = Math.min(90, Math.hypot(b.x - a.x, b.y - a.y) / 4);
  const at = (x: number, y: number, scale: number, turn: number) =>
    `translate(${x - w / 2}px, ${y - h / 2}px) scale(${scale}) rotate(${turn}deg)`;
  const start = Math.min(1, from.box.width / w);
  const end = Math.max(0.3, Math.min(1, to.box.width / w));
  const flight = node.animate(
    [
      { transform: at(a.x, a.y, start, 0), opacity: 1 },
      { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - lift, (start + end) / 2, 7), opacity: 1, offset: 0.5 },
      { transform: at(b.x, b.y, end, 0), opacity: end < 1 ? 0.2 : 1 },
    ],
    { duration: FLIGHT / speed, delay: after, easing: EASE, fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => node.remove();
}

const SVG = "http://www.w3.org/2000/svg";
function line(over: HTMLElement, kind: string, a: DOMRect, b: DOMRect, color: string): SVGPathElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", kind);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  const [from, to] = [middle(a), middle(b)];
  const bow = kind === "way" ? Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 5) : 0;
  path.setAttribute(
    "d",
    `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + bow} ${(from.y + to.y) / 2 - bow} ${to.x} ${to.y}`,
  );
  path.style.stroke = color;
  svg.append(path);
  over.append(svg);
  return path;
}
function shoot(over: HTMLElement, from: Found, to: Found, color: string, speed: number, after: number) {
  const path = line(over, "shot", from.box, to.box, color);
  const long = path.getTotalLength();
  path.style.strokeDasharray = `${Math.min(46, long / 2)} ${long}`;
  const shot = path.animate([{ strokeDashoffset: Math.min(46, long / 2) }, { strokeDashoffset: -long }], {
    duration: SHOT / speed,
    delay: after,
    easing: "cubic-bezier(.5, 0, .9, .6)",
    fill: "both",
  });
  shot.onfinish = shot.oncancel = () => path.parentElement?.remove();
  to.node.animate([{ filter: "brightness(2.2)" }, { filter: "brightness(1)" }], {
    duration: 420 / speed,
    delay: after + (SHOT * 0.9) / speed,
    easing: "ease-out",
  });
}

let generation = 0;
/** Looks where everything lies before a step; what it gives back lets it fly when the step is on the table. */
export function depart(motions: Motion[], over: HTMLElement, speed: number): () => Promise<void> {
  const before = motions.slice(0, 24).map((motion) => ({
    motion,
    from: find(motion.kind === "way" ? motion.thing : motion.from),
  }));
  const mine = ++generation;
  return async () => {
    await tick();
    await new Promise(requestAnimationFrame); // where things lie is asked once, when all of them are laid out
    over.replaceChildren();
    let flying = 0;
    for (const { motion, from } of before) {
      if (motion.kind === "shot" && motion.settles && !still()) {
        const after = (flying++ * 120) / speed;
        setTimeout(() => {
          const [a, b] = [find(motion.from), find(motion.to)];
          if (a && b && mine === generation) shoot(over, a, b, motion.color, speed, after);
        }, motion.settles / speed);
        continue;
      }
      const to = find(motion.kind === "way" ? motion.thing : motion.to);
      if (!from || !to) continue;
      if (motion.kind === "way") {
        const [a, b] = [middle(from.box), middle(to.box)];
        if (Math.hypot(a.x - b.x, a.y - b.y) > 20)
          line(over, "way", from.box, to.box, motion.seat >= 0 ? seatColor(motion.seat) : "var(--void)");
      } else if (!still() && flying < AT_ONCE) {
        const after = (flying++ * 120) / speed;
        if (motion.kind === "shot") shoot(over, from, to, motion.color, speed, after);
        else if (from.node !== to.node) fly(over, from, to, speed, after);
      }
    }
  };
}
