/** Written by farflung.server.toldtypes from the title's reckoning.py: not to be changed here. */
/** Which of the rounds of turns it is; house ships that a sector takes, damage that a kind of ship takes, goods that each bay takes; what the fields of the tactics track pay or are worth. */
export interface Reckoned {
  round: number;
  ship_limits: Record<string, number>;
  damage_slots: Record<string, number>;
  bay_slots: number[];
  tactics: Record<string, "material" | "neutronium" | "hidden" | "influence">;
}
