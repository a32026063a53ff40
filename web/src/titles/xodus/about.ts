import { picture } from "../../art/xodus";
import { t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Tip } from "../../lib/tip.svelte";
import { called, gear, printed, read, reckoned, ship as shipOf, word, type Printed } from "./model";
import { percent } from "./say";

/** What the table says about a thing when one points at it. */
/** The picture on top of what is said, where the thing has one. */
const drawn = (card: Printed) => (card.art ? { picture: picture(card.art) } : {});
const lines = (all: (string | false | undefined | 0)[]) => all.filter(Boolean).join("\n");

/** What the signs on a tile mean, before it lies anywhere. */
export function aboutTile(table: Table, name: string): string[] {
  const tile = printed(table, "tile", name);
  const mark = (what: string) => word(table, "mark", what);
  const signs = ["exploration", "ally", "wormhole", "rift", "surveillance", "reserve"].filter((sign) => tile[sign]);
  return [
    tile.kind_name ?? "",
    ...(tile.signal ? [t("xod-signal-n", { n: tile.signal })] : []),
    ...(tile.enemies ? [t("named", { name: mark("enemies"), text: tile.enemies })] : []),
    ...signs.map(mark),
  ];
}
export function aboutSystem(table: Table, name: string): Tip {
  const game = read(table.view!.state);
  const system = game.byName.get(name)!;
  const tile = printed(table, "tile", name);
  const mark = (what: string) => word(table, "mark", what);
  const key = reckoned(table).keys[name];
  const ally = game.allies.find((each) => each.system === name);
  return {
    title: called(table, "tile", name),
    text: lines([
      word(table, "kind", system.kind),
      system.exploration && mark("exploration"),
      key && t("xod-key-here", { n: key }),
      tile.ally && (ally ? t("named", { name: mark("ally"), text: called(table, "ally", ally.name) }) : mark("ally")),
      tile.enemies && !system.pacified && t("named", { name: mark("enemies"), text: tile.enemies }),
      tile.reserve && !system.pacified && mark("reserve"),
      tile.surveillance && !system.pacified && mark("surveillance"),
      reckoned(table).watched.includes(name) &&
        reckoned(table).unseen !== null &&
        t("xod-odds-enter", { p: percent(reckoned(table).unseen!) }),
      system.pacified && t(system.pacified === "green" ? "xod-pacified-green" : "xod-pacified-red"),
      reckoned(table).wormholes.includes(name) && mark("wormhole"),
      reckoned(table).rifts.includes(name) && mark("rift"),
    ]),
  };
}
export function aboutShip(table: Table, name: string): Tip {
  const game = read(table.view!.state);
  const it = shipOf(game, name);
  const board = printed(table, "ship", name);
  if (!it) return { title: called(table, "ship", name), text: lines([board.role, board.text]), ...drawn(board) };
  return {
    title: called(table, "ship", name),
    text: lines([
      t("xod-flown-by", { name: table.name(it.seat) }),
      it.defeated
        ? t("xod-wreck")
        : t("xod-ship-stands", {
            health: it.health,
            of: it.markers,
            energy: it.energy,
            scraps: it.scraps,
            actions: it.actions,
          }),
      !it.defeated && it.acted && t("xod-acted"),
      it.avatars.length > 0 &&
        t("xod-engaged", { names: it.avatars.map((foe) => called(table, "foe", foe)).join(", ") }),
      it.keys.length > 0 && t("xod-carries", { keys: it.keys.join(", ") }),
    ]),
    ...drawn(board),
  };
}
export function aboutFoe(table: Table, name: string): Tip {
  const card = printed(table, "foe", name);
  const foe = read(table.view!.state).foes.find((each) => each.name === name);
  return {
    title: called(table, "foe", name),
    text: lines([
      card.avatar ? t("xod-avatar-n", { n: card.number }) : t("xod-level-n", { n: card.level ?? 1 }),
      `${word(table, "ship", "health")} ${foe?.health ?? card.health}, ${word(table, "ship", "shields")} ${card.shields}`,
      card.text,
    ]),
    ...drawn(card),
  };
}
/** Why a Module costs less than is printed on it: its Ally, or a ship that trades better. */
function bargain(table: Table, name: string): string[] {
  const sold = reckoned(table).prices[name];
  const ally = read(table.view!.state).allies.find((each) => each.wares.includes(name));
  if (!sold || !ally) return [];
  const { price } = gear(table, name);
  const { service_text } = printed(table, "ally", ally.name);
  return [
    ...(sold.asked < price
      ? [
          t("xod-price-printed", { n: price }),
          t("named", { name: called(table, "ally", ally.name), text: service_text }),
        ]
      : []),
    ...Object.entries(sold.cheaper).map(([ship, n]) =>
      t("named", { name: called(table, "ship", ship), text: t("xod-price", { n }) }),
    ),
  ];
}
export function aboutGear(table: Table, name: string): Tip {
  const card = gear(table, name);
  const price = reckoned(table).prices[name]?.asked ?? card.price;
  return {
    title: card.name ?? name,
    text: lines([
      `${card.type_name ?? ""}${price ? ` · ${t("xod-price", { n: price })}` : ""}`,
      ...bargain(table, name),
      card.text,
    ]),
    ...drawn(card),
  };
}
export const aboutDamage = (table: Table, name: string): Tip => ({
  title: called(table, "damage", name),
  text: printed(table, "damage", name).text,
  ...drawn(printed(table, "damage", name)),
});
export function aboutAlly(table: Table, name: string): Tip {
  const card = printed(table, "ally", name);
  return { title: card.name ?? name, text: lines([card.text]), ...drawn(card) };
}
export function aboutSignal(table: Table, slot: number): Tip | null {
  const game = read(table.view!.state);
  const card = game.signals[slot - 1]?.card;
  if (!card) return { title: t("xod-signal-n", { n: slot }), text: t("xod-signal-silent-why") };
  const it = printed(table, "signal", card);
  return { title: it.name, text: lines([it.danger_name, it.texts[game.size]]), ...drawn(it) };
}
