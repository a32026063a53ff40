import base from "../look/icons.svg?raw";
import own from "../titles/xodus/icons.svg?raw";
import { ally, exploration, signal } from "./found";
import { gear } from "./gear";
import { gallery, type Art, type Subjects } from "./recipe";
import { crewed, foe, mask } from "./ships";
import { learnGlyphs } from "./signs";
import { hurt } from "./things";

learnGlyphs(base);
learnGlyphs(own);

const CLASS: Record<string, string> = {
  WARRIOR: "#f2836b",
  SCHOLAR: "#7fb8f7",
  ROGUE: "#e6cf6a",
  precursor: "#9fe8d0",
};
const crew = (art: Art) => CLASS[art.owner] ?? "#a9b4cc";
const TYPE: Record<string, string> = { Analysis: "#8fd8b4", Warning: "#ffb45c", Danger: "#f2705e" };
const GRAVE: Record<string, string> = { hazardous: "#ffe2ae", perilous: "#ffb45c", lethal: "#f2836b" };

/** A ship's Mods follow each other, and begin elsewhere for each ship. */
const turn = (art: Art, w: number) => w * 2 + (art.id.endsWith("b") ? 1 : 0) + 7 * art.id.charCodeAt(0);

export const subjects: Subjects = {
  ship: { color: crew, field: (art) => art.owner, draw: (t, art) => crewed(t, art.id) },
  mod: {
    color: crew,
    field: (art) => art.owner,
    draw: (t, art, w) => gear(t, String(art.use), art.family, art.cost, turn(art, w), true),
  },
  module: {
    color: crew,
    field: (art) => (art.owner === "precursor" ? "precursor" : "hull"),
    draw: (t, art, w) => gear(t, String(art.use), art.family, art.cost, w, art.owner === "precursor"),
  },
  enemy: { color: "#ff8d78", field: "enemy", draw: (t, art, w) => foe(t, art.id, art.cost, w) },
  avatar: { color: "#b794ff", field: "avatar", draw: (t, art) => mask(t, art.cost) },
  damage: { color: "#ff9a5a", field: "hull", draw: (t, _, w) => hurt(t, w, false) },
  ally: { color: "#9fd0ff", field: "unknown", draw: (t, _, w) => ally(t, w) },
  exploration: {
    color: (art) => TYPE[art.owner] ?? TYPE.Analysis!,
    field: "unknown",
    draw: (t, art, w) => exploration(t, art.owner, art.family, w),
  },
  signal: {
    color: (art) => GRAVE[art.owner] ?? GRAVE.hazardous!,
    field: "signal",
    draw: (t, art, w) => signal(t, art.owner, w),
  },
};
export const picture = gallery(subjects);
