import type { Door } from "..";
import Art from "./Art.svelte";

export const door: Door = { name: "revenant", order: 1, ready: true, color: "#ffcb7d", icon: "i-board", Art };
