/** Numbers that look thrown but are the same on every visit (mulberry32). */
export function thrown(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let n = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}

/** A sky as three paths of dots, faint to bright: far fewer nodes than a circle for each star. */
export function sky(seed: number, width: number, height: number, count = 90) {
  const next = thrown(seed);
  const paths = ["", "", ""];
  for (let i = 0; i < count; i++) {
    paths[i % 3] += `M${(next() * width).toFixed(1)} ${(next() * height).toFixed(1)}h0`;
  }
  return [
    { d: paths[0]!, width: 1, opacity: 0.3 },
    { d: paths[1]!, width: 1.6, opacity: 0.45 },
    { d: paths[2]!, width: 2.4, opacity: 0.6 },
  ];
}

/** A torn line from point to point: the rim of a rift. */
export function torn(
  points: [number, number][],
  outwards: (x: number, y: number) => [number, number],
  seed: number,
  depth = 9,
) {
  const next = thrown(seed);
  return (
    "M" +
    points
      .map(([x, y], i) => {
        const [dx, dy] = outwards(x, y);
        const by = depth * (i % 2 ? 0.45 + next() * 0.9 : next() * 0.4 - 0.1);
        return `${(x + dx * by).toFixed(1)} ${(y + dy * by).toFixed(1)}`;
      })
      .join("L")
  );
}
