import type { Door } from "..";
import Art from "./Art.svelte";

export const door: Door = { name: "xodus", order: 3, ready: false, color: "#6fd0e8", icon: "m-rift", Art };
