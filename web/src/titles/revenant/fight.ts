/** A combat as it is told so far: the sector that is fought in, what is warded off there, and who is hit. */
import { aimed, type Look } from "../../lib/camera";
import type { Table } from "../../lib/table.svelte";
import type { LogEntry } from "../../lib/types";
import type { Board } from "./geometry";

export interface Fight {
  sector: string;
  /** Void ships that fire, how many of them shields ward off, and the damage that gets through. */
  void: number;
  warded: number;
  damage: number;
  /** Whom the others have hit, in order. */
  hits: string[];
  /** Sectors that have been fought in before. */
  past: string[];
}
const PHASES = ["combat", "breach"];
const BEGINS = ["phase-begins", "cycle-begins"];

/** The fight at the end of what is told; null where none is. */
export function fightOf(log: LogEntry[], phase: string): Fight | null {
  if (!PHASES.includes(phase)) return null;
  let begun = log.length;
  while (begun > 0 && !BEGINS.includes(log[begun - 1]!.verb)) begun--;
  const told = log.slice(begun);
  const last = told.findLastIndex((entry) => entry.verb === "fight");
  if (last < 0) return null;
  const { sector, n } = told[last]!.args;
  const fires = Number(n ?? 0);
  const found: Fight = { sector: String(sector), void: fires, warded: 0, damage: fires, hits: [], past: [] };
  for (const entry of told.slice(0, last)) if (entry.verb === "fight") found.past.push(String(entry.args.sector));
  for (const { verb, args, aside } of told.slice(last)) {
    if (verb === "shields-ward") {
      found.warded = Number(args.n ?? 0);
      found.damage = Number(args.damage ?? 0);
    } else if (verb === "revenant-hit") found.hits.push("Revenant");
    else if ((verb === "ship-hit" || verb === "ship-lost") && !aside) found.hits.push(String(args.ship));
  }
  return found;
}
export const toldTo = (table: Table): LogEntry[] =>
  table.replay ? table.fullLog.slice(0, table.replayEvent + 1) : table.log;

/** Whether the board comes near for it: while it is told, or while one resolves it and all that is lit lies there. */
export function isNear(table: Table, fight: Fight | null): boolean {
  if (!fight) return false;
  const lit = [...table.choices.keys()].filter((id) => /^(ship|sector|planet):/.test(id));
  const ships = table.view!.state.ships;
  return lit.every((id) => id.startsWith("ship:") && ships[id.slice(5)]?.sector === fight.sector);
}

// ---- the way there

/** A sector in the middle of the board, with room above and below for what is said about it. */
export function nearTo(g: Board, sector: string, margin: number): Look {
  const { x, y, w, h } = g.frame(sector);
  const k = Math.max(1, Math.min(2.6, (g.w * 0.94) / w, (g.h - 2 * margin) / h));
  return aimed(k, { x: x + w / 2, y: y + h / 2 }, { x: g.w / 2, y: g.h / 2 });
}
