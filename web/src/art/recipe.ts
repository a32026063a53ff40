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

/** The layers of a picture, from the back. */
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
export const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 108" width="400" height="216">${inner}</svg>`;

/** Pictures of a title, each drawn once. */
export function gallery(subjects: Subjects): (art: Art) => string {
  const drawn = new Map<string, string>();
  return (art) => {
    const key = `${art.kind} ${art.id} ${art.owner} ${art.cost} ${art.does.join()}`;
    let found = drawn.get(key);
    if (!found)
      drawn.set(key, (found = `data:image/svg+xml,${encodeURIComponent(svg(layers(subjects, art).join("")))}`));
    return found;
  };
}
