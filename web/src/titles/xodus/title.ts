import { t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import type { TitleUI } from "..";
import { changes } from "./changes";
import Dock from "./Dock.svelte";
import Ending from "./Ending.svelte";
import Goods from "./Goods.svelte";
import Left from "./Left.svelte";
import { actor, asked, chosen, read, targets } from "./model";
import Pills from "./Pills.svelte";
import Preview from "./Preview.svelte";
import { staging } from "./motion";
import Side from "./Side.svelte";
import Sky from "./Sky.svelte";
import Status from "./Status.svelte";
import { thing } from "./things";
import TabShip from "./TabShip.svelte";
import type { Answers, Events } from "./verbs";
import "./pieces.css";
import "./sprite";

const PARTS: Record<string, [string, string]> = {
  keys: ["#ffe9b8", "x-key"],
  levels: ["#cdd6ea", "x-exp"],
  health: ["#8fe0a6", "x-hull"],
};

export const title: TitleUI = {
  name: "xodus",
  hides: () => false, // everything lies open
  targets,
  thing,
  chosen,
  staging,
  changes,
  actor,
  unwon: "xod-lost",
  board: { icon: "i-board", label: "xod-map-tab" },
  quiet: ["stop", "nothing", "no-option", "go-on", "done", "refuse", "stay"] satisfies (keyof Answers)[],
  ends: ["end-turn", "hide"] satisfies (keyof Answers)[],
  spoken: ["defensive"] satisfies (keyof Answers)[],
  unspent(table) {
    const game = read(table.view!.state);
    const actions = asked(game)?.actions ?? 0;
    return actions ? [t("xod-unspent-actions", { n: actions })] : [];
  },
  breaks: ["round-begins", "phase-begins"] satisfies (keyof Events)[],
  ending: (table: Table) => {
    const { outcome } = read(table.latest!.state);
    return { heading: t(outcome === "sealed" ? "xod-won" : "xod-lost"), lost: outcome !== "sealed", Piece: Ending };
  },
  harder: (level) => t(`xod-level-${level}`),
  difficulty({ options }) {
    const level = t(`xod-difficulty-${options.difficulty}`);
    return options.nightmare === "yes" ? `${level}, ${t("lobby-option-nightmare")}` : level;
  },
  moment({ state }) {
    const game = read(state);
    return { head: game.round ? t("xod-round", { n: game.round }) : t("xod-phase-setup"), sub: "" };
  },
  order: ({ state }) => [...new Set(read(state).ships.map((ship) => ship.seat))].sort(),
  part(name) {
    const [color, icon] = PARTS[name] ?? ["#cfc8ba", "x-exp"];
    return { color, icon, label: t(`xod-score-${name.replaceAll(" ", "-")}`) };
  },
  Status,
  Left,
  World: Sky,
  Side,
  Dock,
  Pills,
  Goods,
  Preview,
  tabs: [
    { id: "ship", icon: "x-warship", label: "xod-ship-tab", Piece: TabShip },
    { id: "signals", icon: "x-signal", label: "xod-signals", Piece: Left },
    { id: "team", icon: "i-people", label: "xod-team-tab", Piece: Side },
  ],
  tour: [
    { at: "board", text: "xod-tour-board" },
    { at: "prompt", text: "tour-prompt" },
    { at: "track", text: "xod-tour-track" },
    { at: "signals", text: "xod-tour-signals", tab: "signals" },
    { at: "people", text: "xod-tour-people", tab: "team" },
    { at: "ship", text: "xod-tour-ship", tab: "ship" },
    { at: "modules", text: "xod-tour-modules", tab: "ship" },
    { at: "dice", text: "xod-tour-dice", tab: "ship" },
    { at: "log", text: "tour-log", tab: "log" },
  ],
};
