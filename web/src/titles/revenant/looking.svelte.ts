/** Whose board lies open in place of one's own; -1 is one's own. */
export const look = $state({ at: -1 });
