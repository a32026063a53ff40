import type { Look } from "../../lib/camera";
import { still } from "../../lib/motion";
import type { Board } from "./geometry";

const GLIDE = 560;
/** The board as it is drawn is moved and magnified as one picture: nothing in it is drawn anew on the way. */
export function glide(svg: SVGSVGElement, g: Board, from: Look, to: Look): Promise<unknown> {
  if (still() || document.hidden) return Promise.resolve();
  const { width, height } = svg.getBoundingClientRect();
  const s = Math.min(width / g.w, height / g.h);
  const [ox, oy] = [(width - g.w * s) / 2, (height - g.h * s) / 2];
  const at = ({ k, x, y }: Look) => ({
    transform: `matrix(${k}, 0, 0, ${k}, ${s * x + ox * (1 - k)}, ${s * y + oy * (1 - k)})`,
  });
  return svg
    .animate([at(from), at(to)], { duration: GLIDE, easing: "cubic-bezier(.4, 0, .2, 1)" })
    .finished.catch(() => undefined);
}
