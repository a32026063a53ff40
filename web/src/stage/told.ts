/** The chips of a beat: what became more or less, each sign once. */
import type { Table } from "../lib/table.svelte";
import type { LogEntry } from "../lib/types";

export interface Chip {
  by: number;
  icon: string;
  color: string;
  words: string;
}

export function chips(entries: LogEntry[], table: Table): Chip[] {
  const found: Chip[] = [];
  for (const entry of entries) {
    if (entry.cause < 0) continue;
    const sign = table.title?.changes?.(entry, table)?.sign;
    if (!sign?.by) continue;
    const color = sign.color ?? "";
    const same = found.find((chip) => chip.icon === sign.icon && chip.color === color);
    if (same) {
      same.by += sign.by;
      same.words += ` ${entry.words}`;
    } else found.push({ by: sign.by, icon: sign.icon, color, words: entry.words });
  }
  return found.filter((chip) => chip.by);
}
