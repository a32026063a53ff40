import type { Component } from "svelte";

/** What an answer is, drawn as itself where one chooses. */
export interface Thing {
  /** Answers that share it are parts of one thing: a planet with its two bays is one card. */
  id: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each card has properties of its own
  component: Component<any>;
  props: Record<string, unknown>;
  /** Drawn in the tray although it lies on the table as well. */
  always?: boolean;
  /** Its component draws its answers itself, with the snippet `bay`. */
  bays?: boolean;
  /** How wide it is at reading size, in rem. */
  wide?: number;
}
