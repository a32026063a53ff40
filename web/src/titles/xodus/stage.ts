import { middle } from "./geometry";
import type { Game } from "./model";

interface Stand {
  id: string;
  x: number;
  y: number;
}
export interface Stage {
  at: Map<string, Stand>;
  /** Systems with so many pieces that there is no room for more. */
  crowded: Set<string>;
  /** Systems with any piece. */
  held: Set<string>;
}

/** Where every piece stands. Few stand in one row; else opponents stand below the ships. */
export function stand(game: Game): Stage {
  const stage: Stage = { at: new Map(), crowded: new Set(), held: new Set() };
  for (const system of game.systems) {
    const at = middle(system.q, system.r);
    const ships = game.ships
      .filter((each) => each.system === system.name)
      .sort((a, b) => a.fleet.localeCompare(b.fleet))
      .map((each) => each.name);
    const foes = game.foes.filter((each) => each.system === system.name).map((each) => each.name);
    const all = ships.length + foes.length;
    if (all) stage.held.add(system.name);
    const row = (names: string[], y: number, step: number) =>
      names.forEach((id, i) => stage.at.set(id, { id, x: at.x + (i - (names.length - 1) / 2) * step, y: at.y + y }));
    if (ships.length === 4 && !foes.length) {
      row(ships.slice(0, 2), -12, 46);
      row(ships.slice(2), 31, 46);
      stage.crowded.add(system.name);
    } else if (all <= 3 || !foes.length) row([...ships, ...foes], 8, all > 2 ? 35 : 42);
    else {
      row(ships, -3, Math.min(40, 96 / Math.max(1, ships.length - 1)));
      row(foes, 35, 38);
      stage.crowded.add(system.name);
    }
  }
  return stage;
}

/** Ships of one Fleet lie in one bracket. */
export function brackets(game: Game, stage: Stage): { name: string; from: number; to: number; y: number }[] {
  const found = new Map<string, Stand[]>();
  for (const each of game.ships)
    if (each.fleet && !each.defeated && stage.at.has(each.name))
      found.set(each.fleet, [...(found.get(each.fleet) ?? []), stage.at.get(each.name)!]);
  return [...found]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => ({
      name,
      from: Math.min(...all.map((p) => p.x)) - 27,
      to: Math.max(...all.map((p) => p.x)) + 27,
      y: all[0]!.y,
    }));
}
