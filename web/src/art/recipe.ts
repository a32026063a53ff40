/** One recipe for the pictures of all titles: ground, field, subject, sign, each from a field of the card's data. */
import { FIELDS } from "./fields";
import { ground, type Light } from "./ground";
import { hash, luck, tones, type Luck, type Tones } from "./paint";
import { sign } from "./signs";
import type { Family } from "./things";

/** What the content says a picture is made from (games/pictures.py). */
export interface Art {
  id: string;
  kind: string;
  owner: string;
  cost: number;
  family: Family;
  /** What it does and how often; a loss counts below zero. */
  does: [name: string, count: number][];
  /** What only some kinds have: a captain's role, a card's void ships by sector. */
  [more: string]: unknown;
}
/** How a kind of card is drawn. */
export interface Subject {
  color: string | ((art: Art) => string);
  field: string | ((art: Art) => string);
  light?: Light;
  warm?: string;
  draw: (tones: Tones, art: Art, which: number, luck: Luck) => string;
}
export type Subjects = Record<string, Subject>;

/** The number in the id, so that neighbours in a deck differ. */
const which = (art: Art) => Number(/\d+/.exec(art.id.replace(/^\D+/, ""))?.[0] ?? hash(art.id) % 97);
const told = (rule: string | ((art: Art) => string), art: Art) => (typeof rule === "string" ? rule : rule(art));

/** The layers of a picture, from the back; the last is the sign. */
export function layers(subjects: Subjects, art: Art): string[] {
  const subject = subjects[art.kind] ?? Object.values(subjects)[0]!;
  const color = told(subject.color, art);
  const [t, chance] = [tones(color), luck(art.id)];
  return [
    ground(color, subject.light ?? "within", subject.warm ?? color, chance),
    `<g opacity=".9">${FIELDS[told(subject.field, art)]?.(t, chance) ?? ""}</g>`,
    subject.draw(t, art, which(art), chance),
    sign(art.does),
  ];
}
/** The picture has no size of its own: the subject fills whatever room there is, from the top and in the middle, and the sign
 * stays whole in its corner, however the picture is cut. */
export function svg(drawn: string[]): string {
  const [behind, sign] = [drawn.slice(0, -1).join(""), drawn.at(-1) ?? ""];
  return `<svg xmlns="http://www.w3.org/2000/svg"><svg viewBox="0 0 200 108" width="100%" height="100%" preserveAspectRatio="xMidYMin slice">${behind}</svg><svg viewBox="120 0 80 60" x="55%" width="45%" height="100%" preserveAspectRatio="xMaxYMin meet">${sign}</svg></svg>`;
}

/** Pictures of a title, each drawn once. */
export function gallery(subjects: Subjects): (art: Art) => string {
  const drawn = new Map<string, string>();
  return (art) => {
    const key = `${art.kind} ${art.id} ${art.owner} ${art.cost} ${art.does.join()}`;
    let found = drawn.get(key);
    if (!found) drawn.set(key, (found = `data:image/svg+xml,${encodeURIComponent(svg(layers(subjects, art)))}`));
    return found;
  };
}
