/** A seat is a colour, a shape and a letter: disc, square, triangle, diamond; the fifth is nobody's (council, crew). */
export const SEAT_SHAPES = [
  { color: "var(--seat-1)", path: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z" },
  {
    color: "var(--seat-2)",
    path: "M4.5 2h15A2.5 2.5 0 0 1 22 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5v-15A2.5 2.5 0 0 1 4.5 2z",
  },
  { color: "var(--seat-3)", path: "M12 .8 23.5 21.5H.5z" },
  { color: "var(--seat-4)", path: "M12 .2 23.800 12 12 23.800.2 12z" },
  { color: "#cfc8ba", path: "M7 1.5h10l5.5 10.5L17 22.5H7L1.5 12z" },
];
export const seatColor = (seat: number) => (SEAT_SHAPES[seat] ?? SEAT_SHAPES[4]!).color;

/** The letter on a seat's token; bots are told apart by the names of their own, nameless players by their numbers. */
export const initial = (name: string): string =>
  name
    .replace(/^Bot (?=.)|^\p{L}+ (?=\d$)/u, "")
    .slice(0, 1)
    .toUpperCase();
