/** Whose words the pages speak (lib/i18n.svelte.ts): those at a table, in the frame of the others, and where a table is drawn in it. */
import { TITLES } from "../lib/i18n.svelte";

export const AT_TABLE = ["table", "stage", "people", "learn"];
export const IN_FRAME = ["pages", "people", "learn", ...TITLES];
export const DRAWN = [...IN_FRAME, "table", "stage", "rules"];
