/** Where the coins of a figure stand: beside their things, never on one, and not on each other. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Coin {
  /** Which of the keys, from 0. */
  key: number;
  x: number;
  y: number;
  /** From the coin to the rim of the thing. */
  line: string;
}
const overlap = (one: Box, two: Box) =>
  Math.max(0, Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x)) *
  Math.max(0, Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y));

/** One coin of this radius for each thing that is there, within so wide and high. */
export function placed(boxes: (Box | null)[], width: number, height: number, r: number): Coin[] {
  const things = boxes.flatMap((box) => box ?? []);
  const coins: Coin[] = [];
  boxes.forEach((box, key) => {
    if (!box) return;
    const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
    let best = { cost: Infinity, x: 0, y: 0, ex: 0, ey: 0 };
    for (let turn = 0; turn < 16; turn++) {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 8), Math.sin((turn * Math.PI) / 8)];
      // To the rim of the box along this way, and on.
      const rim = Math.min(box.w / 2 / Math.max(1e-6, Math.abs(dx)), box.h / 2 / Math.max(1e-6, Math.abs(dy)));
      for (const far of [2.4, 3.6, 5]) {
        const [x, y] = [cx + dx * (rim + r * far), cy + dy * (rim + r * far)];
        if (x < r * 1.2 || y < r * 1.2 || x > width - r * 1.2 || y > height - r * 1.2) continue;
        const here = { x: x - r * 1.3, y: y - r * 1.3, w: r * 2.6, h: r * 2.6 };
        const near = coins.reduce((sum, coin) => {
          const away = Math.hypot(coin.x - x, coin.y - y);
          return sum + (away < r * 3 ? 50 : 0);
        }, 0);
        const covered = things.reduce((sum, other) => sum + overlap(here, other) / (r * r), 0);
        const cost = covered * 10 + near + far;
        if (cost < best.cost) best = { cost, x, y, ex: cx + dx * rim * 0.92, ey: cy + dy * rim * 0.92 };
      }
    }
    if (best.cost === Infinity) {
      // It fills the figure: the coin stands in its corner.
      const [x, y] = [box.x + r * 2, Math.max(r * 2, box.y + r * 2)];
      best = { cost: 0, x, y, ex: x, ey: y };
    }
    const { x, y, ex, ey } = best;
    const long = Math.hypot(ex - x, ey - y);
    const line = long > r ? `M${x + ((ex - x) * r) / long} ${y + ((ey - y) * r) / long}L${ex} ${ey}` : "";
    coins.push({ key, x, y, line });
  });
  return coins;
}
