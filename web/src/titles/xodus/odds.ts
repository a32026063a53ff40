import type { Table } from "../../lib/table.svelte";
import { gear, printed, type Game, type Printed, type Ship } from "./model";

/** Exact chances of a roll before it is made, from the dice and from what is mounted. Passive gear counts, because it works
 * without being paid for, and is used as well as it can be; gear that costs Energy or is used up does not. */
type Face = "hit" | "miss" | "special";
const FACES: Face[] = ["hit", "miss", "special"];
type Sums = Map<number, number>;

const chance = (table: Table, colour: string, face: Face): number => {
  const all: string[] = table.content.die?.[colour] ?? [];
  return all.length ? all.filter((each) => each === face).length / all.length : 0;
};
/** Every way these dice can fall. */
function outcomes(table: Table, colours: string[]): { p: number; dice: Face[] }[] {
  let all: { p: number; dice: Face[] }[] = [{ p: 1, dice: [] }];
  for (const colour of colours)
    all = all.flatMap(({ p, dice }) =>
      FACES.map((face) => ({ p: p * chance(table, colour, face), dice: [...dice, face] })).filter((one) => one.p),
    );
  return all;
}
const count = (dice: Face[], ...faces: Face[]) => dice.filter((die) => faces.includes(die)).length;
const add = (sums: Sums, more: Iterable<[number, number]>): Sums => {
  const found: Sums = new Map();
  const all = [...more];
  for (const [a, p] of sums) for (const [b, q] of all) found.set(a + b, (found.get(a + b) ?? 0) + p * q);
  return found;
};
const atLeast = (sums: Sums, need: number) => [...sums].reduce((sum, [n, p]) => (n >= need ? sum + p : sum), 0);
const boardDice = (table: Table, ship: Ship): string[] => printed(table, "ship", ship.name).dice ?? [];

// ---- what is mounted

const passives = (table: Table, ship: Ship, ...triggers: string[]): Printed[] =>
  [...ship.mods, ...ship.modules]
    .filter((name) => name !== ship.off)
    .map((name) => gear(table, name))
    .filter((card) => card.type === "passive" && triggers.includes(card.trigger));
/** Each effect as its name and what it takes, in order. */
const codes = (card: Printed): string[][] =>
  ((card.fx ?? []) as Printed[]).map((each) => Object.values(each).map(String));
const amount = (word = "1") => (/^\d+$/.test(word) ? Number(word) : 99);
const custom = (table: Table, ship: Ship, name: string) =>
  [...ship.mods, ...ship.modules].some((card) =>
    codes(gear(table, card)).some(([verb, what]) => verb === "custom" && what === name),
  );
const total = (cards: Printed[], verb: string) =>
  cards.flatMap(codes).reduce((sum, [what, n]) => (what === verb ? sum + amount(n) : sum), 0);

// ---- Detection Rolls (XOD-10)

interface Miss {
  ship: string;
  /** The chance to miss again; 0 once it was rerolled. */
  p: number;
}
/** The chance that nobody is detected. */
export function unseen(table: Table, ships: Ship[]): number {
  /** One entry for each die that gear may touch: the ship it must belong to, "" for any of the Fleet. */
  const spread = (verb: string) =>
    ships.flatMap((ship) =>
      passives(table, ship, "after_detection")
        .flatMap(codes)
        .flatMap(([what, n, who]) =>
          what === verb ? Array<string>(Math.min(9, amount(n))).fill(who === "fleet" ? "" : ship.name) : [],
        ),
    );
  const ignores = spread("ignore_miss");
  const blind = new Set(ships.filter((ship) => ship.damage.includes("Blind Sensors")).map((ship) => ship.name));
  const ignored = (misses: Miss[]) => {
    const left = [...ignores];
    return misses.every(({ ship }) => {
      const at = blind.has(ship) ? -1 : left.includes(ship) ? left.indexOf(ship) : left.indexOf("");
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  };
  const hidden = (misses: Miss[], rerolls: string[]): number => {
    if (!misses.length || ignored(misses)) return 1;
    let best = 0;
    rerolls.forEach((scope, place) =>
      misses.forEach((miss, number) => {
        if (!miss.p || blind.has(miss.ship) || (scope && scope !== miss.ship)) return;
        const left = rerolls.toSpliced(place, 1);
        const again = misses.with(number, { ...miss, p: 0 });
        best = Math.max(best, (1 - miss.p) * hidden(misses.toSpliced(number, 1), left) + miss.p * hidden(again, left));
      }),
    );
    return best;
  };
  let fallen: { q: number; misses: Miss[] }[] = [{ q: 1, misses: [] }];
  for (const ship of ships)
    if (!custom(table, ship, "void"))
      for (const colour of boardDice(table, ship)) {
        const p = chance(table, colour, "miss");
        fallen = fallen.flatMap(({ q, misses }) => [
          { q: q * (1 - p), misses },
          { q: q * p, misses: [...misses, { ship: ship.name, p }] },
        ]);
      }
  const rerolls = spread("reroll");
  return fallen.reduce((sum, { q, misses }) => sum + q * hidden(misses, rerolls), 0);
}

// ---- Skill and Damage Rolls (XOD-13)

/** The chance of so many hits or specials together; rerolls go to dice that do not show it. */
export function skill(table: Table, ships: Ship[], face: "hit" | "special", need: number): number {
  let sums: Sums = new Map([[0, 1]]);
  for (const ship of ships) {
    if (ships.length > 1 && ship.damage.includes("Comm Failure")) continue;
    const wanted: Face[] = custom(table, ship, "resonance") ? ["hit", "special"] : [face];
    const again = total(passives(table, ship, "after_skill"), "reroll");
    const colours = boardDice(table, ship);
    const shown: Sums = new Map();
    for (const { p, dice } of outcomes(table, colours)) {
      const rest = colours
        .filter((_, i) => !wanted.includes(dice[i]!))
        .map((colour) => wanted.reduce((sum, each) => sum + chance(table, colour, each), 0));
      rest.sort((a, b) => b - a);
      let more: Sums = new Map([[count(dice, ...wanted), p]]);
      for (const q of rest.slice(0, again))
        more = add(more, [
          [0, 1 - q],
          [1, q],
        ]);
      for (const [n, q] of more) shown.set(n, (shown.get(n) ?? 0) + q);
    }
    sums = add(sums, shown);
  }
  return atLeast(sums, need);
}
/** A Damage Roll: the chances of losing 0, 1 and 2 Health; 2 bring a Damage card (XOD-13.5). */
export function harm(table: Table, ship: Ship): number[] {
  const always = passives(table, ship, "after_damage_roll").filter(
    (card) => !codes(card).some(([verb]) => verb === "if_cause"),
  );
  const spared = total(always, "ignore_miss");
  const lost = [0, 0, 0];
  for (const { p, dice } of outcomes(table, boardDice(table, ship)))
    lost[Math.max(0, count(dice, "miss") - spared)]! += p;
  return lost;
}

// ---- Attacks (XOD-19)

export interface Attack {
  /** The chance to defeat the target with this Attack. */
  fells: number;
  /** Hits of this ship on average, Health it loses on average, and its chance of a critical failure. */
  hits: number;
  loses: number;
  crit: number;
}
const foeCodes = (foe: Printed): string[] =>
  [foe, ...((foe.skills ?? []) as Printed[])].flatMap(codes).map(([effect]) => effect!);
/** Hits of these dice with what passive gear adds, and less what a Damage card or a skill takes. */
function value(table: Table, game: Game, ship: Ship, dice: Face[], manoeuvre: string, together: boolean): number {
  const combat = game.combat!;
  const foe = printed(table, "foe", combat.target);
  const offensive = manoeuvre === "offensive";
  const hits = count(dice, "hit");
  const specials = count(dice, "special");
  let rolled = hits - (ship.damage.includes("Jammed Turret") && hits >= 2 ? 1 : 0);
  if (!offensive && foeCodes(foe).includes("defensive_hits_void")) rolled = 0;
  let turned = 0;
  for (const card of passives(table, ship, "after_attack", "before_attack")) {
    let holds = true;
    for (const [verb, n, each] of codes(card)) {
      if (verb === "if_own_hits") holds &&= hits >= Number(n);
      else if (verb === "if_own_specials") holds &&= specials >= Number(n);
      else if (verb === "if_offensive") holds &&= offensive;
      else if (verb === "if_in_fleet") holds &&= together;
      else if (verb === "only_vs_avatar") holds &&= Boolean(foe.avatar);
      else if (verb === "if_started_on_purpose") holds &&= combat.on_purpose;
      else if (verb === "first_in_combat") holds &&= combat.attacks === 0;
      else if (holds && verb === "add_hit") rolled += amount(n);
      else if (holds && verb === "hit_from_special")
        turned = Math.max(turned, Math.min(specials, amount(n)) * Number(each ?? 1));
    }
  }
  return rolled + turned;
}
/** What a manoeuvre of this ship promises; ships that have not chosen yet are taken to attack with all dice. */
export function attack(table: Table, game: Game, ships: Ship[], mine: Ship, manoeuvre: string): Attack {
  const combat = game.combat!;
  const foe = printed(table, "foe", combat.target);
  const health = game.foes.find((each) => each.name === combat.target)?.health ?? 0;
  const pierce = foeCodes(foe).includes("shields_fixed") ? 0 : combat.pierce || 0;
  const shields = Math.max(
    0,
    Number(foe.shields ?? 0) + (foe.avatar ? (table.parameters.avatar_shields ?? 0) : 0) - pierce,
  );
  let sums: Sums = new Map([[0, 1]]);
  const own: Attack = { fells: 0, hits: 0, loses: 0, crit: 0 };
  for (const ship of ships) {
    const chosen = ship === mine ? manoeuvre : (combat.manoeuvres[ship.name] ?? "none");
    const flown = chosen === "none" ? "offensive" : chosen;
    const both = boardDice(table, ship);
    const colours = flown === "offensive" ? both : [both[flown.endsWith("2") ? 1 : 0]!];
    const cards = passives(table, ship, "after_attack");
    const again = ship.damage.includes("Targeting Error") ? 0 : total(cards, "reroll");
    const safe = total(cards, "no_crit") > 0;
    const rolled: Sums = new Map();
    for (const first of outcomes(table, colours)) {
      const missed = first.dice.flatMap((face, i) => (face === "miss" ? [i] : [])).slice(0, again);
      for (const second of outcomes(
        table,
        missed.map((i) => colours[i]!),
      )) {
        const dice = first.dice.map((face, i) => (missed.includes(i) ? second.dice[missed.indexOf(i)]! : face));
        const p = first.p * second.p;
        const hits = value(table, game, ship, dice, flown, ships.length > 1) + (combat.added[ship.name] ?? 0);
        const misses = count(dice, "miss");
        rolled.set(hits, (rolled.get(hits) ?? 0) + p);
        if (ship !== mine) continue;
        own.hits += p * hits;
        own.loses += p * misses;
        if (dice.length > 1 && misses === dice.length && !safe) own.crit += p;
      }
    }
    sums = add(sums, rolled);
  }
  own.fells = atLeast(sums, shields + health);
  return own;
}
