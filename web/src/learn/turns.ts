/** The steps of an analysis by turns, named as the log names them. */
import type { AnalysisStep } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";
import { blockAt, blocks, type Block } from "../stage/log";
import { inWords } from "../stage/position";

export interface Turn {
  /** In words: "cycle 2, Nova's second turn". */
  name: string;
  /** The chapter alone. */
  chapter: string;
  steps: AnalysisStep[];
  before: number;
  luck: number;
  choice: number;
  lead: number | null;
}

const sum = (values: number[]) => values.reduce((all, each) => all + each, 0);

/** Which of these turns a step belongs to: the one that its answer is told in. */
function turnOf(all: Block[], step: AnalysisStep, seat: number): Block | undefined {
  const [after, before] = [blockAt(all, step.event), blockAt(all, step.event - 1)];
  return after && after.seat === seat ? after : (before ?? after);
}

export function turnsOf(table: Table, steps: AnalysisStep[], seat: number): Turn[] {
  const all = blocks(table.fullLog, table.ways);
  const found: (Turn & { block: Block | undefined })[] = [];
  for (const step of steps) {
    const block = turnOf(all, step, seat);
    const last = found.at(-1);
    if (last && last.block === block) last.steps.push(step);
    else {
      const words = block ? inWords(table, block) : { all: "", chapter: "" };
      const chapter = words.chapter || step.when;
      found.push({
        block,
        name: words.all || step.when,
        chapter,
        steps: [step],
        before: 0,
        luck: 0,
        choice: 0,
        lead: null,
      });
    }
  }
  for (const turn of found) {
    turn.before = turn.steps[0]!.before;
    turn.lead = turn.steps[0]!.lead;
    turn.luck = sum(turn.steps.map((step) => step.luck));
    turn.choice = sum(turn.steps.map((step) => step.choice));
  }
  return found;
}
