import { t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import type { TitleUI } from "..";
import { changes } from "./changes";
import { isPrototype, word } from "./edition";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Glyphs from "./Glyphs.svelte";
import Goods from "./Goods.svelte";
import Ledger from "./Ledger.svelte";
import Left from "./Left.svelte";
import { PARTS as PROTOTYPE_PARTS } from "./prototype/words";
import { chosen, count, houseColor, houseIcon, HOUSES, targets } from "./model";
import Pills from "./Pills.svelte";
import Preview from "./Preview.svelte";
import { staging } from "./motion";
import Side from "./Side.svelte";
import Status from "./Status.svelte";
import { thing } from "./things";
import "./pieces.css";
import TabFrigate from "./TabFrigate.svelte";
import TabHand from "./TabHand.svelte";
import TabHouses from "./TabHouses.svelte";
import TabOthers from "./TabOthers.svelte";
import type { Answers, Events } from "./verbs";

const PARTS: Record<string, [string, string]> = {
  colony: ["#e0b36a", "i-star"],
  "personal agenda": ["#cfa8ff", "m-renown"],
  "fleet agenda": ["#a7c4ff", "m-power"],
  "cadet cards": ["#ffb3a1", "c-cadet"],
  "frigate cards": ["#c7d0e6", "k-frigate"],
  rank: ["#ffd79a", "a-promote"],
  directives: ["#d8e3a8", "k-directive"],
  resources: ["#b9a890", "r-any"],
  corruption: ["#6b3fc4", "m-corruption"],
  tactics: ["#f0c27e", "m-tactics"],
  ...PROTOTYPE_PARTS,
};

export const title: TitleUI = {
  name: "revenant",
  difficulty: ({ card, options }) => (card?.seats.length === 1 ? t(`rev-difficulty-${options.difficulty}`) : ""),
  targets,
  thing,
  Text: Glyphs,
  chosen,
  staging,
  changes,
  unwon: "rev-crew-wins",
  opponent: "rev-crew",
  word,
  quiet: ["stay", "skip", "done", "keep", "cease"] satisfies (keyof Answers)[],
  ends: ["end-turn"] satisfies (keyof Answers)[],
  endsAt: { bonus: ["skip"] satisfies (keyof Answers)[] },
  /** Goods, cards and hidden influence stay; the bonus action is of this turn only. */
  unspent(table) {
    const bonus = table.question?.options.some((option) => option.verb === ("bonus" satisfies keyof Answers));
    return bonus ? [t("rev-unspent-bonus")] : [];
  },
  several: ["discard"] satisfies (keyof Answers)[],
  breaks: ["cycle-begins", "phase-begins", "hyperjump"] satisfies (keyof Events)[],
  moment: ({ state }) => ({
    head: t(isPrototype(state) ? "rev-p-round-n" : "rev-cycle-n", {
      n: ["I", "I", "II", "III", "IV"][state.cycle] ?? String(state.cycle),
    }),
    sub: t(`rev-phase-${state.phase}`),
  }),
  order: ({ state }) => (state.order ?? []).map((n: number) => n - 1),
  part(name) {
    if ((HOUSES as readonly string[]).includes(name))
      return { color: houseColor(name), icon: houseIcon(name), label: name };
    const [color, icon] = PARTS[name] ?? ["#cfc8ba", "m-renown"];
    return { color, icon, label: t(`rev-score-${name.replaceAll(" ", "-")}`) };
  },
  Status,
  Left,
  World: Board,
  Side,
  Dock,
  Pills,
  Goods,
  Preview,
  Ledger,
  tabs: [
    { id: "houses", icon: "m-influence", label: "rev-houses", Piece: TabHouses },
    { id: "frigate", icon: "k-frigate", label: "rev-kind-frigate", Piece: TabFrigate },
    {
      id: "hand",
      icon: "m-card",
      label: "rev-hand-tab",
      Piece: TabHand,
      count: (table: Table) => count(table.view?.state.admirals[Math.max(0, table.seat)]?.hand),
    },
    { id: "others", icon: "i-people", label: "rev-others", Piece: TabOthers },
  ],
  tour: [
    { at: "board", text: "rev-tour-board" },
    { at: "prompt", text: "tour-prompt" },
    { at: "houses", text: "rev-tour-houses", tab: "houses" },
    { at: "radar", text: "rev-tour-radar", tab: "houses" },
    { at: "frigate", text: "rev-tour-frigate", tab: "frigate" },
    { at: "hand", text: "rev-tour-hand", tab: "hand" },
    { at: "people", text: "rev-tour-people", tab: "others" },
    { at: "log", text: "tour-log", tab: "log" },
  ],
};
