import { said } from "../../lib/said";
import type { Table } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";
import type { Thing } from "../thing";
import TileCard from "./TileCard.svelte";
import type { Answers } from "./verbs";

/** What an answer of X-ODUS is: a tile to place. Its other cards are words only, and are drawn as such. */
export function thing(option: Option, table: Table): Thing | null {
  const { verb, args } = said<Answers>(option);
  if (verb === "place" && args.system)
    return { id: `tile:${args.system}`, component: TileCard, props: { table, name: args.system }, wide: 14 };
  return null;
}
