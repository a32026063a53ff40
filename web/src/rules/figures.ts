/** What the figures of the rulebooks are drawn from: the position of a lesson, a part of the title's own table, the
 * window on it that is shown, and what each coin stands beside, in the order of the keys. */
export interface Figure {
  lesson: string;
  part: "World" | "Dock" | "Left";
  /** How large the part is drawn. */
  width: number;
  height: number;
  /** What is seen of it: left, top, width, height. */
  crop: [number, number, number, number];
  at: string[];
}
const board = { part: "World", width: 860, height: 560 } as const;
const dock = { part: "Dock", width: 1440, height: 240 } as const;
const left = { part: "Left", width: 300, height: 600 } as const;
const thing = (id: string) => `[data-id="${id}"]`;
const named = (name: string) => `[data-thing="${name}"]`;

/** By title and name. */
export const FIGURES: Record<string, Figure> = {
  "revenant sector": {
    lesson: "09-combat",
    ...board,
    crop: [540, 120, 320, 270],
    at: ['use[href="#m-void"]', thing("ship:frigate 1"), thing("ship:Belitan ark"), thing("ship:Zenor fighter")],
  },
  "revenant frigate-board": {
    lesson: "06-resources",
    ...dock,
    crop: [0, 0, 800, 240],
    at: [thing("figure:captain"), ".comp.wide", ".comp:not(.wide) .slots", ".nose", ".fcs .fc"],
  },
  "revenant houses": {
    lesson: "06-resources",
    ...left,
    crop: [0, 0, 300, 440],
    at: [
      `${thing("house:Belitan")} .trk`,
      `${thing("house:Shiveus")} .trk .f:nth-child(6)`,
      `${thing("house:Yarvek")} .ships`,
      `${thing("house:Belitan")} .pw`,
      named("track:tactics"),
    ],
  },
  "revenant early-map": {
    lesson: "15-prototype",
    ...board,
    crop: [0, 0, 860, 560],
    at: [
      thing("ship:Revenant"),
      "text.secN",
      thing("ship:Belitan ark"),
      thing("ship:Zenor fighter"),
      thing("ship:frigate 1"),
    ],
  },
  "revenant early-board": {
    lesson: "15-prototype",
    ...dock,
    crop: [0, 0, 860, 240],
    at: [thing("figure:captain"), thing("figure:cadet 1"), ".comp", ".nose", ".fcs .fc"],
  },
  "revenant early-houses": {
    lesson: "16-prototype-jump",
    ...left,
    crop: [0, 0, 300, 590],
    at: [
      `${thing("house:Belitan")} .trk`,
      `${thing("house:Zenor")} .ships`,
      `${thing("house:Novaris")} .pw`,
      named("track:tactics"),
      thing("sonar:SN1"),
    ],
  },
  "helionox worlds": {
    lesson: "05-locations",
    part: "World",
    width: 1140,
    height: 540,
    crop: [120, 10, 660, 290],
    at: [
      named("ship:0"),
      thing("bonus:here"),
      thing("key:here"),
      thing("event:inactive:Crater Quake"),
      thing("place:Mars"),
    ],
  },
  "helionox market": {
    lesson: "07-market",
    part: "World",
    width: 1140,
    height: 540,
    crop: [0, 335, 655, 205],
    at: [
      `${thing("market:Gene Splicer")} .ccost`,
      `${thing("market:Gene Splicer")} .cseal`,
      `${thing("market:Synthetic Senator")} .ceff`,
      `${thing("market:Dockside Runner")} .cfoot b`,
      `${thing("market:Synthetic Senator")} .cart`,
    ],
  },
  "helionox mat": {
    lesson: "02-cards",
    ...dock,
    width: 1040,
    crop: [0, 0, 1040, 240],
    at: [".hx-portbox", thing("ability:1"), named("goods:influence:0"), '[data-tour="hand"] .card', named("deck:0")],
  },
  "xodus map": {
    lesson: "04-jump",
    ...board,
    crop: [180, 0, 500, 560],
    at: [thing("ship:Explorer"), thing("system:Quiet Reach"), thing("system:Whispering Ring"), thing("cell:-1,-1")],
  },
  "xodus ship-board": {
    lesson: "08-gear",
    ...dock,
    crop: [280, 0, 1160, 240],
    at: [
      named("health:Explorer"),
      named("energy:Explorer"),
      ".modslot",
      '[data-tour="modules"]',
      '[data-tour="dice"] .trays',
    ],
  },
  "xodus duel": {
    lesson: "14-combat",
    ...board,
    crop: [0, 300, 860, 260],
    at: [".beads li:nth-child(3)", ".fighter", ".ours .dice, .ours [data-id^='die:']", ".foecard", ".nextfoe"],
  },
};
