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

/** A ring around the SVG group this one is in: its outline if that is a path, else a circle. */
export function ring(node: SVGGElement) {
  const around = node.parentNode as SVGGElement;
  const outline = around.firstElementChild;
  const make = (name: string) => node.appendChild(document.createElementNS("http://www.w3.org/2000/svg", name));
  if (outline?.tagName === "path") make("path").setAttribute("d", outline.getAttribute("d")!);
  else {
    const box = around.getBBox();
    const circle = make("circle");
    circle.setAttribute("cx", String(box.x + box.width / 2));
    circle.setAttribute("cy", String(box.y + box.height / 2));
    circle.setAttribute("r", String(Math.max(box.width, box.height) * 0.58));
  }
}

/** Something appears, changes or is hit. */
export function pulse(node: Element, colour = "#ffcb7d") {
  if (still()) return;
  node.animate([{ filter: `drop-shadow(0 0 9px ${colour})` }, { filter: "drop-shadow(0 0 0 transparent)" }], {
    duration: 1400,
    easing: "ease-out",
  });
}
