import { t, titled, words } from "../../lib/i18n.svelte";
import type { Option } from "../../lib/types";
import type { TitleUI } from "..";
import Dock from "./Dock.svelte";
import Goods from "./Goods.svelte";
import Left from "./Left.svelte";
import Pills from "./Pills.svelte";
import Side from "./Side.svelte";
import Status from "./Status.svelte";
import World from "./World.svelte";
import "./pieces.css";

const targets = (option: Option) => Object.values(option.args).map((value) => `thing:${value}`);

/** A title that the client was not built with: its places by name, its own words, and its own board if it brings one. */
export const plainTitle = (name: string): TitleUI => ({
  name,
  targets,
  chosen: () => [],
  moment: () => ({ head: titled(name), sub: "" }),
  part: (part) => ({
    color: "#cfc8ba",
    icon: "m-renown",
    label: words.has(`${name}-part-${part}`) ? t(`${name}-part-${part}`) : part,
  }),
  board: { icon: "i-board", label: "plain-table" },
  Status,
  Left,
  World,
  Side,
  Dock,
  Pills,
  Goods,
  tabs: [
    { id: "own", icon: "m-card", label: "plain-yours", Piece: Dock },
    { id: "others", icon: "i-people", label: "plain-others", Piece: Side },
  ],
  tour: [
    { at: "board", text: "plain-tour-board" },
    { at: "prompt", text: "tour-prompt" },
    { at: "people", text: "plain-tour-people", tab: "others" },
    { at: "own", text: "plain-tour-own", tab: "own" },
    { at: "log", text: "tour-log", tab: "log" },
  ],
});
