/** Written by farflung.server.toldtypes from the title's reckoning.py: not to be changed here. */
/** A sector that would be hit if combat came now: void ships, shields, and the damage that is left of it; the seat that distributes it: 4 stands for the Corrupted Crew, -1 for nobody as long as frigates are to be placed. */
export interface Threat {
  sector: string;
  void: number;
  shields: number;
  damage: number;
  seat: number;
}

/** What an agenda counts: how it stands now, and between what it must lie at the end. */
export interface Term {
  now: number;
  least: number;
  most: number;
}

/** Which of the rounds of turns it is; house ships that a sector takes, damage that a kind of ship takes, goods that each bay takes, and the bays that cannot be corrupted; what the fields of the tactics track pay or are worth. Which sectors touch; at which damage a defect strikes; where on a house's track a reward lies, and what it is. `threats` are sectors, the worst first; `standing` goes by seat, then by house: open influence times power, which is only a part of the points; `lines` are, by seat, those of the captain's lines that hold at this rank, from 0; `agendas` are those the seat may see, each with its terms. */
export interface Reckoned {
  round: number;
  ship_limits: Record<string, number>;
  damage_slots: Record<string, number>;
  bay_slots: number[];
  safe_bays: number;
  tactics: Record<string, "material" | "neutronium" | "hidden" | "influence">;
  adjoining: Record<string, string[]>;
  defect_at: number;
  reward_fields: number[];
  rewards: Record<string, "material" | "energy" | "science" | "neutronium" | "cleanse" | "data" | "tactics" | "shield">;
  threats: Threat[];
  standing: (Record<string, number>)[];
  lines: number[][];
  agendas: Record<string, Term[]>;
}
