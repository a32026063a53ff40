import base from "../look/icons.svg?raw";
import own from "../titles/helionox/icons.svg?raw";
import { freighter } from "./freighters";
import { mission } from "./papers";
import { bust } from "./people";
import { portrait, portraitColor } from "./portraits";
import { gallery, type Art, type Subject, type Subjects } from "./recipe";
import { learnGlyphs } from "./signs";
import { contraband, goods, tech } from "./tech";
import { event, request } from "./troubles";
import { placeColor, site } from "./worlds";

learnGlyphs(base);
learnGlyphs(own);

const FACTION: Record<string, string> = {
  Bio: "#7fd6a0",
  Cybernetic: "#7db9f5",
  Transport: "#e3d06c",
  Defense: "#f097c2",
  none: "#b9c0d6",
};
const faction = (art: Art) => FACTION[art.owner] ?? FACTION.none!;
/** Cards one begins with are numbered by themselves. */
const first = (art: Art) => (art.id.startsWith("START") ? 10 : 0);
const sun: Pick<Subject, "light" | "warm"> = { light: "left", warm: "#ff9b3d" };
const TROUBLE: Record<string, string> = { stellar: "#ffb45c", social: "#e88fa8", catastrophic: "#ff6a4d" };

export const subjects: Subjects = {
  Operative: {
    ...sun,
    color: faction,
    field: (art) => art.owner,
    draw: (t, art, w) => bust(t, art.owner, art.cost, w + first(art)),
  },
  Tech: {
    ...sun,
    color: faction,
    field: (art) => art.owner,
    draw: (t, art, w) => tech(t, art.owner, art.family, art.cost, w + first(art)),
  },
  Asset: { ...sun, color: "#d8b48a", field: "none", draw: (t, art) => goods(t, art.does[0]?.[1] ?? 1) },
  illegal: { ...sun, color: "#b794ff", field: "illegal", draw: (t, _, w) => contraband(t, w) },
  event: {
    ...sun,
    color: (art) => TROUBLE[art.owner] ?? TROUBLE.stellar!,
    field: "none",
    draw: (t, art, w, luck) => event(t, art.owner, String(art.place), w, luck),
  },
  site: {
    ...sun,
    color: (art) => placeColor(art.owner),
    field: "",
    draw: (_, art, w) => site(art.owner, Boolean(art.later), w + art.owner.length),
  },
  architect: { ...sun, color: (art) => portraitColor(art.id), field: "", draw: (_, art) => portrait(art.id) },
  fleet: { ...sun, color: "#b9c0d6", field: "none", draw: (t, art, w) => freighter(t, art.cost, w) },
  mission: { ...sun, color: faction, field: (art) => art.owner, draw: (t, art, w) => mission(t, w, Boolean(art.team)) },
  request: {
    ...sun,
    color: (art) => placeColor(art.owner),
    field: "",
    draw: (_, art) => request(art.owner, String(art.place)),
  },
};
export const picture = gallery(subjects);
