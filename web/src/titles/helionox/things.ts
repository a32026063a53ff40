import { said } from "../../lib/said";
import type { Table } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";
import type { Thing } from "../thing";
import ArchitectCard from "./ArchitectCard.svelte";
import Card from "./Card.svelte";
import EventCard from "./EventCard.svelte";
import FleetCard from "./FleetCard.svelte";
import PairCard from "./PairCard.svelte";
import SiteCard from "./SiteCard.svelte";
import type { Answers } from "./verbs";

/** What an answer of Helionox is. */
export function thing(option: Option, table: Table): Thing | null {
  const { verb, args } = said<Answers>(option);
  const seat = Math.max(0, table.seat);
  if (args.card) return { id: `card:${args.card}`, component: Card, props: { table, name: args.card }, wide: 13 };
  if (args.architect)
    return {
      id: `architect:${args.architect}`,
      component: ArchitectCard,
      props: { table, name: args.architect, seat },
      wide: 17,
    };
  if (args.fleet)
    return { id: `fleet:${args.fleet}`, component: FleetCard, props: { table, name: args.fleet }, wide: 15 };
  if (args.faction)
    return { id: `pair:${args.faction}`, component: PairCard, props: { table, faction: args.faction }, wide: 16 };
  if (args.event)
    return {
      id: `event:${args.event}:${verb}`, // overcome by its price or by its other price: two answers
      component: EventCard,
      props: { table, name: args.event, side: args.side ?? "" },
      wide: 17,
    };
  if (args.location && (verb === "move" || verb === "travel"))
    return { id: `place:${args.location}`, component: SiteCard, props: { table, place: args.location }, wide: 16 };
  return null;
}
