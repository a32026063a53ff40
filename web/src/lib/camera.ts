/** Looking at a board from nearer: wheel, drag and two fingers, in the units of its drawing. */
export interface Point {
  x: number;
  y: number;
}
/** How a board lies in its picture: magnified `k` times, its origin there. */
export interface Look extends Point {
  k: number;
}
export const WHOLE: Look = { k: 1, x: 0, y: 0 };

export const transform = ({ k, x, y }: Look) => `translate(${x} ${y}) scale(${k})`;
/** Where a point of the board is seen. */
export const seen = ({ k, x, y }: Look, at: Point): Point => ({ x: at.x * k + x, y: at.y * k + y });
/** So that a point of the board is seen there. */
export const aimed = (k: number, at: Point, there: Point): Look => ({
  k,
  x: there.x - k * at.x,
  y: there.y - k * at.y,
});
export interface Range {
  least: number;
  most: number;
}
const clamp = (k: number, { least, most }: Range) => Math.min(most, Math.max(least, k));
/** A stretch of the board: where it begins, and how long it is. */
type Stretch = [from: number, long: number];
/** So far from the middle, as a share of what is shown, may lie whom one looks at where not all that is lit has room. */
const ASIDE_MOST = 0.3;
/** The middle of what is shown: whom one looks at, but nothing beyond the board, and all that is lit, or most of it. */
export function centred(at: number, shown: number, [start, long]: Stretch, [from, lit]: Stretch): number {
  if (long <= shown) return start + long / 2;
  const inside = clamp(at, { least: start + shown / 2, most: start + long - shown / 2 });
  return lit <= shown
    ? clamp(inside, { least: from + lit - shown / 2, most: from + shown / 2 })
    : clamp(from + lit / 2, { least: at - shown * ASIDE_MOST, most: at + shown * ASIDE_MOST });
}
/** So many times nearer, as far as that goes; what is seen at `there` stays there. */
export const nearer = (look: Look, by: number, there: Point, range: Range): Look =>
  aimed(clamp(look.k * by, range), under(look, there), there);
/** At least the whole board, and nothing beyond its edge. */
export const within = (wide: number, high: number, { k, x, y }: Look): Look => ({
  k,
  x: Math.min(0, Math.max(wide * (1 - k), x)),
  y: Math.min(0, Math.max(high * (1 - k), y)),
});
const under = ({ k, x, y }: Look, there: Point): Point => ({ x: (there.x - x) / k, y: (there.y - y) / k });

/** How far from the edge signs stand; at the right, keys stand there. */
const RIM = 28;
interface Sign extends Point {
  /** Where it points, in degrees from the right. */
  turn: number;
  to: Point;
  /** The nearest point of the rim. */
  rim: Point;
  ids: string[];
}
/** Words on the board, and how far they reach from their middle. */
export interface Words extends Point {
  across: number;
  down: number;
}
/** How far a sign reaches, with some air. */
const SIGN = 15;
/** How far signs give way to words, along the rim, and nearest first. */
const ASIDE = [0, 12, -12, 24, -24, 36, -36, 48, -48, 60, -60];
/**
 * Signs at the rim, for places out of sight; one for those that lie alike, and none where nearly nothing is in sight. They
 * give way to words.
 */
export function signs(
  look: Look,
  room: { wide: number; high: number },
  places: { id: string; to: Point }[],
  words: Words[] = [],
): Sign[] {
  const found: Sign[] = [];
  if (room.high < 3 * RIM) return found;
  const across = { least: RIM, most: room.wide - 2 * RIM };
  const down = { least: RIM, most: room.high - RIM };
  const read = words.map((each) => ({ ...seen(look, each), across: each.across * look.k, down: each.down * look.k }));
  const covers = ({ x, y }: Point) =>
    read.some((each) => Math.abs(each.x - x) < each.across + SIGN && Math.abs(each.y - y) < each.down + SIGN);
  for (const { id, to } of places) {
    const at = seen(look, to);
    const rim = { x: clamp(at.x, across), y: clamp(at.y, down) };
    if (Math.hypot(at.x - rim.x, at.y - rim.y) < RIM) continue;
    const near = found.find((each) => Math.hypot(each.rim.x - rim.x, each.rim.y - rim.y) < RIM);
    if (near) {
      near.ids.push(id);
      continue;
    }
    const upright = at.x !== rim.x;
    const tried = ASIDE.map((by) =>
      upright ? { x: rim.x, y: clamp(rim.y + by, down) } : { x: clamp(rim.x + by, across), y: rim.y },
    );
    const { x, y } = tried.find((point) => !covers(point)) ?? rim;
    found.push({ x, y, rim, turn: (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI, to, ids: [id] });
  }
  return found;
}

/** A hand that moved less than this has clicked. */
const CLICK = 6;
/** How much of the next doubling a turn of the wheel is, in pixels, lines and pages. */
const WHEEL = [0.002, 0.05, 1];

interface Camera extends Range {
  look(): Look;
  /** Somebody's hand has moved it. */
  moved(to: Look): void;
}

/** Lets hands move the board; what is returned lets it go. */
export function handled(svg: SVGSVGElement, camera: Camera): () => void {
  /** What each finger holds: a point of the board, and where it came down on the screen. */
  const held = new Map<number, { of: Point; now: Point; from: Point; far: boolean }>();
  const place = (event: MouseEvent): Point =>
    new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  const grip = () => held.forEach((finger) => (finger.of = under(camera.look(), finger.now)));

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const by = 2 ** (-event.deltaY * WHEEL[event.deltaMode]! * (event.ctrlKey ? 10 : 1));
    camera.moved(nearer(camera.look(), by, place(event), camera));
  }
  function down(event: PointerEvent) {
    if (event.button || event.ctrlKey) return;
    const now = place(event);
    held.set(event.pointerId, { of: now, now, from: { x: event.clientX, y: event.clientY }, far: false });
    grip();
  }
  function move(event: PointerEvent) {
    const finger = held.get(event.pointerId);
    if (!finger) return;
    finger.far ||= Math.hypot(event.clientX - finger.from.x, event.clientY - finger.from.y) > CLICK;
    finger.now = place(event);
    const [one, two] = held.values();
    if (two) {
      const wide = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
      const half = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      const k = clamp(wide(one!.now, two.now) / (wide(one!.of, two.of) || 1), camera);
      camera.moved(aimed(k, half(one!.of, two.of), half(one!.now, two.now)));
    } else if (finger.far) camera.moved(aimed(camera.look().k, finger.of, finger.now));
  }
  function up(event: PointerEvent) {
    const finger = held.get(event.pointerId);
    if (!finger) return;
    held.delete(event.pointerId);
    grip();
    if (!finger.far) return;
    // What ends a drag is no click on what happens to lie there.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }
  const leave = new AbortController();
  const { signal } = leave;
  svg.addEventListener("wheel", wheel, { passive: false, signal });
  svg.addEventListener("pointerdown", down, { signal });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", up, { signal });
  return () => leave.abort();
}
