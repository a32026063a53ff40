/** What the prototype calls by other names, or has where the final edition has something else. */
import type { Edition } from "../edition";

export const SPACES = ["deploy", "hyperjump"];
export const EDITION: Edition = {
  phases: ["sonar", "action", "recall", "breach", "hyperjump"],
  kinds: ["ark", "fighter", "dropship", "civilian"],
  spaces: [
    ["deploy", "m-power"],
    ["hyperjump", "i-hyper"],
  ],
  ranks: ["I", "II", "III", "IV"],
  rank: "rev-p-level",
  residual: "rev-p-collection",
};
export const CARD_LOOK: Record<string, string> = { training: "cadet", equipment: "frigate", support: "directive" };
export const BAY_ICON: Record<string, string> = {
  "remove corruption": "a-cleanse",
  "gain resource": "a-gain",
  "gain tactics": "m-tactics",
  "play card": "a-affiliate",
  activate: "a-activate",
  "move frigate": "k-frigate",
};
/** Parts of the score that only this edition has: colour and sign. */
export const PARTS: Record<string, [string, string]> = {
  agenda: ["#cfa8ff", "m-renown"],
  training: ["#ffb3a1", "c-cadet"],
  equipment: ["#c7d0e6", "k-frigate"],
  support: ["#d8e3a8", "k-directive"],
  level: ["#ffd79a", "a-promote"],
};
