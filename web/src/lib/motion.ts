/** Motion through the browser's own animations; nothing moves for those who asked for that. */
const query = matchMedia("(prefers-reduced-motion: reduce)");
export const still = () => query.matches;

const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** An SVG group travels from where it was to where it is. */
export function travel(node: Element, dx: number, dy: number) {
  const far = Math.hypot(dx, dy);
  if (still() || far < 2) return;
  node.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], {
    duration: far > 160 ? 560 : 320,
    easing: EASE,
  });
}

/** Something appears, changes or is hit. */
export function pulse(node: Element, colour = "#ffcb7d") {
  if (still()) return;
  node.animate([{ filter: `drop-shadow(0 0 9px ${colour})` }, { filter: "drop-shadow(0 0 0 transparent)" }], {
    duration: 1400,
    easing: "ease-out",
  });
}
