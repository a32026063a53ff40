/** What goes with a step besides the table itself: flights, an announcement, a line for what begins, a sound. */
import type { Table } from "../lib/table.svelte";
import type { Step } from "./beats";
import { depart } from "./flights";
import { pace } from "./pace.svelte";
import { play } from "./sound";
import { together, type Sound } from "./staging";

/** After these many milliseconds it goes by itself, if nothing else has happened. */
const ANNOUNCED = 3200;
const BEGUN = 1800;
let id = 0;
let fades: ReturnType<typeof setTimeout> | undefined;

export function cue(table: Table, step: Step, show: () => void) {
  const staging = table.title?.staging;
  const told = step.entries.filter((entry) => entry.cause >= 0);
  const fresh = table.shown?.seat === step.view.seat && told.length > 0 && !table.replay && table.handOver < 0;
  const watched = fresh && pace.speed > 0 && !document.hidden;
  const motions = watched ? told.flatMap((entry) => staging?.motions?.(entry, table) ?? []) : [];
  const fly = watched && table.air ? depart(motions, table.air, pace.speed) : null;
  show();
  if (!told.length) return;
  void fly?.();
  const announced = fresh ? together(told.flatMap((entry) => staging?.announces?.(entry, table) ?? [])) : null;
  const begins = told.findLast((entry) => table.title?.breaks?.includes(entry.verb));
  table.announced = announced && watched ? { ...announced, id: id++ } : null;
  table.begun = begins && !announced && watched ? { id: id++, words: begins.words } : null;
  clearTimeout(fades);
  fades = setTimeout(() => (table.announced = table.begun = null), announced ? ANNOUNCED : BEGUN);
  if (fresh && !document.hidden) play(heard(table, step, Boolean(announced)));
}

/** One sound for a step: of its act, or else of what it brings. */
function heard(table: Table, { cause, entries }: Step, announced: boolean): Sound {
  const staging = table.title?.staging;
  const own = cause && staging?.sounds?.[cause.verb];
  if (entries.some((entry) => staging?.rolls?.includes(entry.verb))) return "dice";
  if (own) return own;
  if (announced) return "matter";
  if (cause && table.title?.breaks?.includes(cause.verb)) return "phase";
  const by = entries.reduce((sum, entry) => sum + (table.title?.changes?.(entry, table)?.sign?.by ?? 0), 0);
  return by > 0 ? "gain" : by < 0 ? "loss" : "act";
}
