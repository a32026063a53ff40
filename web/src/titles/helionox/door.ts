import type { Door } from "..";
import Art from "./Art.svelte";

export const door: Door = { name: "helionox", order: 2, ready: false, color: "#ff8a3d", icon: "i-star", Art };
