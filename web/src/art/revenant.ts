import base from "../look/icons.svg?raw";
import { captain, captainColor } from "./captains";
import { houseShip } from "./houses";
import { directive, frigate } from "./orders";
import { fleetGoal, hiddenGoal, ownGoal, radar } from "./papers";
import { bust } from "./people";
import { colony, planet, worldColor } from "./planets";
import { gallery, type Art, type Subject, type Subjects } from "./recipe";
import { learnGlyphs } from "./signs";
import { hurt } from "./things";

learnGlyphs(base);

const HOUSE: Record<string, string> = {
  Fenrax: "#ee6450",
  Shiveus: "#ee93d2",
  Yarvek: "#d69a62",
  Belitan: "#63b0fb",
  Zenor: "#2cc0a4",
  Novaris: "#eef1fa",
  Dunlork: "#d2df55",
};
const house = (art: Art) => HOUSE[art.owner] ?? "#cfc8ba";
const lamp: Pick<Subject, "light" | "warm"> = { light: "below", warm: "#b97a2c" };
const numbers = (art: Art, name: string) => (art[name] ?? []) as number[];
const ship: Subject = {
  ...lamp,
  color: house,
  field: (art) => art.owner,
  draw: (t, art) => houseShip(t, art.owner, art.kind),
};
const ember: Subject = { color: "#ff9a5a", field: "hull", draw: (t, art, w) => hurt(t, w, art.owner === "core") };
const map: Subject = {
  color: "#8fb6d8",
  field: "",
  draw: (t, art) => radar(t, numbers(art, "void"), numbers(art, "rifts"), numbers(art, "planets")),
};
const world = (art: Art) => worldColor(art.does[0]?.[0] ?? "");
const WISH: Record<string, string> = {
  scientist: "#86ccff",
  scout: "#a6ecc5",
  commander: "#ff9a5a",
  politician: "#d9c9ff",
  fleet: "#e8dcc4",
  personal: "#cfa8ff",
};
const wish = (art: Art) => WISH[art.owner] ?? WISH.personal!;

export const subjects: Subjects = {
  cadet: { ...lamp, color: house, field: (art) => art.owner, draw: (t, art, w) => bust(t, art.owner, art.cost, w * 3) },
  frigate: {
    ...lamp,
    color: house,
    field: (art) => art.owner,
    draw: (t, art, w) => frigate(t, art.family, art.cost, w),
  },
  directive: {
    ...lamp,
    color: house,
    field: (art) => art.owner,
    draw: (t, art, w) => directive(t, art.family, art.cost, w),
  },
  captain: { ...lamp, color: (art) => captainColor(art.owner), field: "", draw: (_, art) => captain(art.owner) },
  planet: {
    color: world,
    field: "",
    draw: (_, art, w, luck) => planet(art.does[0]?.[0] ?? "", w, art.owner === "upper", luck),
  },
  radar: map,
  sonar: { ...map, color: house },
  defect: ember,
  tile: { ...ember, color: "#ff8466" },
  agenda: {
    ...lamp,
    color: wish,
    field: "none",
    draw: (t, art, w) =>
      art.owner === "fleet" ? fleetGoal(t, w) : art.owner === "personal" ? ownGoal(t, w) : hiddenGoal(t, w),
  },
  colony: { ...lamp, color: house, field: (art) => art.owner, draw: (t, art) => colony(t, art.owner) },
  ark: ship,
  fighter: ship,
  dropship: ship,
  shuttle: ship,
};
export const picture = gallery(subjects);
