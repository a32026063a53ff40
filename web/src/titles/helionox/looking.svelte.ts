/** Whose board lies open in place of one's own (-1: one's own), which world is near, whose deck is read (-1: none). */
export const look = $state<{ at: number; place: string; book: number }>({ at: -1, place: "", book: -1 });
