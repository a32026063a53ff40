import type { Component } from "svelte";
import { t, words } from "../../lib/i18n.svelte";
import type { TitleInfo } from "../../lib/types";
import ArtHelionox from "./ArtHelionox.svelte";
import ArtRevenant from "./ArtRevenant.svelte";
import ArtXodus from "./ArtXodus.svelte";

/** A title as the lobby shows it. Whether it can be played is what the server says (`GET /api/titles`), not this list. */
export interface Door {
  name: string;
  /** As printed on the box, in every language. */
  title: string;
  players: [number, number];
  minutes: number;
  /** Words for how it is played, as message ids. */
  kinds: string[];
  Art: Component;
}

export const doors: Door[] = [
  { name: "revenant", title: "Revenant", players: [1, 4], minutes: 90, kinds: [], Art: ArtRevenant },
  {
    name: "helionox",
    title: "Helionox",
    players: [1, 4],
    minutes: 60,
    kinds: ["lobby-kind-coop-too"],
    Art: ArtHelionox,
  },
  { name: "xodus", title: "X-ODUS", players: [1, 4], minutes: 120, kinds: ["lobby-kind-coop"], Art: ArtXodus },
];
export const doorOf = (name: string): Door | undefined => doors.find((door) => door.name === name);

/** What a game is about, in a sentence: in the lobby's words or in the title's own. */
export const sentence = (name: string): string => {
  const known = [`lobby-${name}-sentence`, `${name}-about`].find((id) => words.has(id));
  return known ? t(known) : "";
};
/** The titles that have no door of their own: their words come with them. */
export async function others(titles: TitleInfo[]): Promise<TitleInfo[]> {
  const more = titles.filter((info) => !doorOf(info.name));
  await Promise.all(more.map((info) => words.need(`titles/${info.name}`)));
  return more;
}
