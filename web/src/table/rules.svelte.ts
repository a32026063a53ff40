import { t } from "../lib/i18n.svelte";

/** Which rule lies open, or which place of the book (its chapter and paragraph); "" is the search alone, null is closed. */
export const rules = $state<{ open: string | null }>({ open: null });
export const openRule = (id: string) => (rules.open = id);
/** What a key to a rule is called: by its number, if the book has it; what only the ledger numbers is called a rule. */
export const ruleName = (id: string) => (/GAP|^XOD-[CG]\d/.test(id) ? t("rules") : t("rule", { rule: id }));
