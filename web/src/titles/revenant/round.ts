import { t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import { isPrototype } from "./edition";
import { reckoned } from "./model";

/** "round 2 of 3" */
export const round = (table: Table): string =>
  t(isPrototype(table.view?.state) ? "rev-p-turn" : "rev-round", {
    n: reckoned(table).round,
    of: table.numbers.turns!,
  });
