/** How much help one wants at tables; kept in this browser. */
interface Help {
  /** The aim and the phase in words. */
  aim: boolean;
  /** After an act, what was overlooked: unless said, in first games only. */
  overlooked: boolean | null;
}
const KEY = "help";
const USUAL: Help = { aim: true, overlooked: null };

function kept(): Help {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Help>) };
  } catch {
    return { ...USUAL }; // private windows may refuse
  }
}
export const help = $state<Help>(kept());

export function keepHelp<Which extends keyof Help>(which: Which, wanted: Help[Which]) {
  help[which] = wanted;
  try {
    localStorage.setItem(KEY, JSON.stringify(help));
  } catch {
    /* for this visit */
  }
}
