/** The same card several times: a key for each that stays its own when another one goes, so that nothing is drawn anew. */
export function copies<T>(things: readonly T[], name: (thing: T) => string): { thing: T; key: string }[] {
  const before = new Map<string, number>();
  return things.map((thing) => {
    const called = name(thing);
    const nth = before.get(called) ?? 0;
    before.set(called, nth + 1);
    return { thing, key: `${called}#${nth}` };
  });
}
