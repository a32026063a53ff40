import { t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import type { TitleUI } from "..";
import { changes } from "./changes";
import Dock from "./Dock.svelte";
import Glyphs from "./Glyphs.svelte";
import Goods from "./Goods.svelte";
import icons from "./icons.svg?raw";
import { chosen, count, deckLeft, list, players, targets } from "./model";
import Pills from "./Pills.svelte";
import Preview from "./Preview.svelte";
import Purse from "./Purse.svelte";
import { staging } from "./motion";
import Side from "./Side.svelte";
import Status from "./Status.svelte";
import { thing } from "./things";
import "./pieces.css";
import TabHand from "./TabHand.svelte";
import TabMarket from "./TabMarket.svelte";
import TabMe from "./TabMe.svelte";
import TabOthers from "./TabOthers.svelte";
import type { Answers } from "./verbs";
import World from "./World.svelte";

if (!document.getElementById("hx-bio")) {
  const sprite = document.createElement("div");
  sprite.hidden = true;
  sprite.innerHTML = icons;
  document.body.prepend(sprite);
}

const PARTS: Record<string, [string, string]> = {
  tokens: ["#f2d8a0", "m-influence"],
  events: ["#ffb38a", "hx-trophy"],
  cards: ["#a9cdf4", "m-card"],
  requests: ["#b8e0c0", "hx-request"],
  missions: ["#d9c4f5", "i-flag"],
  illegal: ["#cbb2ff", "hx-infamy"],
  infamy: ["#b794ff", "hx-infamy"],
  start: ["#8fb7c9", "i-flag"],
};

export const title: TitleUI = {
  name: "helionox",
  hides: (table) => !table.card?.together, // partners show each other their hands
  counted: "m-influence",
  chapter: (n, table) => t("hx-turn-n", { n: Math.ceil(n / table.card!.seats.length) }),
  harder: (level) => t(`hx-level-${level}`),
  difficulty: ({ options, latest }) =>
    latest?.state.mode === "competitive" ? "" : t(`hx-difficulty-${options.difficulty}`),
  targets,
  thing,
  Text: Glyphs,
  chosen,
  staging,
  changes,
  unwon: "hx-syndicate-wins",
  opponent: "hx-syndicate",
  quiet: ["done", "decline", "refuse", "stop-helping", "break-off", "keep-rest"] satisfies (keyof Answers)[],
  ends: ["end-turn"] satisfies (keyof Answers)[],
  all: {
    verb: "play" satisfies keyof Answers,
    count(table) {
      const may = new Set(table.question?.options.map((option) => option.verb === "play" && option.args.card));
      return list(players(table.view!.state)[table.seat]?.hand).filter((name) => may.has(name)).length;
    },
  },
  several: ["discard", "consume"] satisfies (keyof Answers)[],
  unspent(table) {
    const { pool, hand } = players(table.view!.state)[table.seat] ?? {};
    return [
      ...(pool?.credits ? [t("hx-unspent-credits", { n: pool.credits })] : []),
      ...(count(hand) ? [t("hx-unspent-cards", { n: count(hand) })] : []),
    ];
  },
  moment: ({ state, reckoned }) => ({
    head: t("hx-turn-n", { n: reckoned.round }),
    sub: state.phase === "main" ? t("hx-n-left", { n: deckLeft(reckoned) }) : t(`hx-phase-${state.phase}`),
  }),
  /** Against the Syndicate there are two sides, however many play. */
  sides(table) {
    const state = table.latest?.state;
    if (!state?.syndicate || !state.scores?.length) return null;
    return [
      { name: t("hx-team"), seat: Math.max(0, table.seat), parts: state.scores[0] },
      { name: t("hx-syndicate"), seat: -1, parts: state.scores[1] },
    ];
  },
  order: ({ reckoned }) => reckoned.order,
  part(name) {
    const [color, icon] = PARTS[name] ?? ["#cfc8ba", "m-influence"];
    return { color, icon, label: t(`hx-score-${name}`) };
  },
  Status,
  World,
  Side,
  Dock,
  Pills,
  Goods,
  Preview,
  Purse,
  board: { icon: "hx-worlds", label: "hx-worlds" },
  tabs: [
    { id: "market", icon: "hx-market", label: "hx-market", Piece: TabMarket },
    {
      id: "hand",
      icon: "m-card",
      label: "hx-hand",
      Piece: TabHand,
      count: (table: Table) => count(players(table.view?.state ?? {})[Math.max(0, table.seat)]?.hand),
    },
    { id: "me", icon: "c-captain", label: "hx-me", Piece: TabMe },
    { id: "others", icon: "i-people", label: "hx-others", Piece: TabOthers },
  ],
  tour: [
    { at: "board", text: "hx-tour-board" },
    { at: "deck", text: "hx-tour-deck" },
    { at: "market", tab: "market", text: "hx-tour-market" },
    { at: "prompt", text: "hx-tour-prompt" },
    { at: "mat", tab: "me", text: "hx-tour-mat" },
    { at: "hand", tab: "hand", text: "hx-tour-hand" },
    { at: "cards", tab: "me", text: "hx-tour-cards" },
    { at: "people", tab: "others", text: "hx-tour-people" },
    { at: "log", tab: "log", text: "tour-log" },
  ],
};
