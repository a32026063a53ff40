/** The ship whose board lies open; "" is the one that acts, or one's own. */
export const look = $state({ ship: "" });
