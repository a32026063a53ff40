import { said } from "../../lib/said";
import type { LogEntry } from "../../lib/types";
import type { Table } from "../../lib/table.svelte";
import type { Change } from "../../table/changes.svelte";
import { isSpace, shipIcon } from "./edition";
import type { Events } from "./verbs";

type Where = "revenant" | "admiral" | "ship" | "sector" | "house" | "bay" | "crew";
/** What becomes more (or less) with an event: where, how many (`n`: as the event says), its sign. */
const COUNTED: Partial<Record<keyof Events, [Where, 1 | -1, icon: string, color: string, n?: "n"]>> = {
  "influence-gained": ["house", 1, "m-influence", "seat"],
  "influence-lost": ["house", -1, "m-influence", "seat"],
  "crew-influence": ["house", 1, "m-influence", "var(--void)"],
  "hidden-gained": ["admiral", 1, "m-hidden", ""],
  "hidden-discarded": ["admiral", -1, "m-hidden", ""],
  gained: ["admiral", 1, "resource", "", "n"],
  spent: ["admiral", -1, "resource", "", "n"],
  "tactics-gained": ["admiral", 1, "m-tactics", "var(--lamp)"],
  "tactics-lost": ["admiral", -1, "m-tactics", "var(--lamp)"],
  "crew-tactics": ["crew", 1, "m-tactics", "var(--void)"],
  corrupted: ["bay", 1, "m-corruption", "var(--void)"],
  "cleansed-board": ["bay", -1, "m-corruption", "var(--void)"],
  "ship-corrupted": ["ship", 1, "m-corruption", "var(--void)"],
  "cleansed-ship": ["ship", -1, "m-corruption", "var(--void)"],
  "residual-void": ["admiral", 1, "m-residual", "var(--void)"],
  "data-gained": ["admiral", 1, "m-data", "var(--data)"],
  "data-lost": ["admiral", -1, "m-data", "var(--data)", "n"],
  "data-placed": ["sector", 1, "m-data", "var(--data)"],
  killed: ["sector", -1, "m-void", "var(--void)"],
  "void-arrives": ["sector", 1, "m-void", "var(--void)", "n"],
  shielded: ["sector", 1, "m-shield", "var(--shield)"],
  "ship-hit": ["ship", 1, "m-damage", "var(--ember)"],
  "revenant-hit": ["ship", 1, "m-damage", "var(--ember)"],
  repaired: ["ship", -1, "m-damage", "var(--ember)"],
  "revenant-data": ["revenant", 1, "m-data", "var(--data)", "n"],
  "ship-lost": ["ship", -1, "kind", ""],
  deployed: ["ship", 1, "kind", ""],
  "shuttle-arrives": ["ship", 1, "kind", ""],
  drew: ["admiral", 1, "m-card", "", "n"],
  discarded: ["admiral", -1, "m-card", ""],
  played: ["admiral", -1, "m-card", ""],
  promoted: ["admiral", 1, "a-promote", "var(--lamp)"],
};
/** The end of a section and the count of points change nothing on the board. */
const SILENT = new Set<keyof Events>([
  "cycle-begins",
  "phase-begins",
  "renown",
  "winner",
  "crew-wins",
  "crew-returns",
  "hyperjump",
  "order-set",
]);

export function changes(entry: LogEntry, table: Table): Change | null {
  const { verb, args } = said<Events>(entry);
  const { seat } = entry;
  if (SILENT.has(verb)) return null;
  // On a small screen one's own goods stand alone.
  const admiral = seat === table.seat && args.resource ? `goods:${args.resource}|admiral:${seat}` : `admiral:${seat}`;
  const bay = seat === table.seat && args.compartment ? `compartment:${args.compartment}|${admiral}` : admiral;
  const name = String(args.ship ?? "");
  const shipHouse = /^(frigate|Revenant)/.test(name) || isSpace(name) ? "" : name.split(" ")[0]!;
  // A ship that has been lost is still in its house's row.
  const ship =
    verb === "revenant-hit" ? "ship:Revenant" : shipHouse ? `ship:${name}|house:${shipHouse}` : `ship:${name}`;
  const places: Record<Where, string> = {
    admiral,
    bay,
    ship,
    sector: `sector:${args.sector}`,
    house: `house:${args.house}`,
    crew: "admiral:crew",
    revenant: "ship:Revenant",
  };
  const at: string[] = [];
  const counted = COUNTED[verb];
  if (counted) at.push(places[counted[0]]);
  if (args.ship) at.push(ship);
  if (args.newship) at.push(`ship:${args.newship}`);
  if (args.sector) at.push(places.sector);
  if (args.house) at.push(places.house);
  if (args.planet) at.push(`planet:${args.planet}`);
  if (args.radar) at.push(`radar:${args.radar}`);
  if (args.sonar) at.push(`sonar:${args.sonar}`);
  if (args.tile) at.push(`tile:${args.tile}`);
  if (verb === "jump-enabled") at.push("ship:hyperjump");
  if (args.colony) at.push(`colony:${args.colony}`);
  if (args.defect)
    at.push(args.part ? `defect:${args.defect}:${args.part}|defect:${args.defect}` : `defect:${args.defect}`);
  if (args.compartment) at.push(bay);
  if (args.card) at.push(`ability:${args.card}`);
  if (args.ability) at.push(`ability:${args.ability}|${admiral}`);
  if (verb.includes("tactics")) at.push("track:tactics");
  if (seat >= 0 && !at.length) at.push(admiral);
  if (!at.length) return null;
  const change: Change = { at: [...new Set(at)] };
  if (counted) {
    const [, more, icon, color, n] = counted;
    const kind = name.startsWith("frigate") ? "frigate" : name.split(" ")[1];
    change.sign = {
      by: more * (n ? Number(args.n ?? 1) : 1),
      icon: icon === "resource" ? `r-${args.resource}` : icon === "kind" ? shipIcon(kind ?? "") : icon,
      color:
        icon === "resource"
          ? `var(--${args.resource})`
          : icon === "kind" && shipHouse
            ? `var(--${shipHouse.toLowerCase()})`
            : color === "seat"
              ? `var(--seat-${seat + 1})`
              : color || undefined,
    };
  }
  return change;
}
