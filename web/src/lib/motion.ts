import { SEAT_SHAPES } from "./seats";

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

const SVG = "http://www.w3.org/2000/svg";
interface Pins {
  marks: number[];
  proposed: number[];
}
/** Who has marked a thing drawn in SVG, and who proposes it: in the middle of an area, at the shoulder of a piece. */
export function pins(node: SVGGElement, seats: Pins) {
  const draw = ({ marks, proposed }: Pins) => {
    const all = [...marks, ...proposed];
    node.replaceChildren();
    const around = node.parentNode as SVGGElement;
    const box = around.getBBox();
    const area = around.firstElementChild?.tagName === "path";
    const x = area ? box.x + box.width / 2 : box.x + box.width * 0.82;
    const y = area ? box.y + box.height / 2 : box.y + box.height * 0.12;
    all.forEach((seat, i) => {
      const shape = SEAT_SHAPES[seat] ?? SEAT_SHAPES[4]!;
      const pin = node.appendChild(document.createElementNS(SVG, "g"));
      pin.setAttribute("transform", `translate(${x + (i - (all.length - 1) / 2) * 20} ${y})`);
      if (i < marks.length) {
        const stem = pin.appendChild(document.createElementNS(SVG, "path"));
        stem.setAttribute("d", "M0 17V0");
        stem.setAttribute("class", "stem");
      } else {
        const disc = pin.appendChild(document.createElementNS(SVG, "circle"));
        disc.setAttribute("cy", "-1");
        disc.setAttribute("r", "12");
        disc.setAttribute("class", "proposes");
      }
      const head = pin.appendChild(document.createElementNS(SVG, "path"));
      head.setAttribute("d", shape.path);
      head.setAttribute("transform", "translate(-9 -10) scale(.75)");
      head.setAttribute("style", `fill:${shape.color}`);
    });
  };
  draw(seats);
  return { update: draw };
}
