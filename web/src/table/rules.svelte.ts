/** Which rule lies open; "" is the search alone, null is closed. */
export const rules = $state<{ open: string | null }>({ open: null });
export const openRule = (id: string) => (rules.open = id);
