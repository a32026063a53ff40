/** The analysis of a finished game, from one of one's own seats: asked for, watched, stopped, read. */
import { api, ApiError } from "../lib/api";
import { t, words } from "../lib/i18n.svelte";
import type { Analysis, AnalysisState } from "../lib/protocol";

const AGAIN = 900;

export class Looking {
  state = $state.raw<AnalysisState | null>(null);
  failed = $state("");
  #timer = 0;
  #left = false;

  constructor(
    readonly id: string,
    readonly seat: number,
  ) {}

  get running(): boolean {
    return this.state?.state === "running";
  }
  get found(): Analysis | null {
    return this.state?.analysis ?? null;
  }
  /** How far it is, 0 to 1. */
  get share(): number {
    return this.state?.of ? this.state.done / this.state.of : 0;
  }
  see = () => this.#ask("GET");
  begin = () => this.#ask("POST");
  stop = () => this.#ask("DELETE");
  leave() {
    this.#left = true;
    clearTimeout(this.#timer);
  }
  async #ask(how: "GET" | "POST" | "DELETE") {
    clearTimeout(this.#timer);
    this.failed = "";
    try {
      const state = await api.analysis(how, this.id, this.seat, words.language);
      if (this.#left) return;
      this.state = state;
      if (how === "POST" && state.state === "done") void this.see(); // in one's own language
      if (state.state === "failed") this.failed = t("analysis-failed");
    } catch (error) {
      if (this.#left) return;
      this.failed = error instanceof ApiError && error.message ? error.message : t("offline");
    }
    if (this.running) this.#timer = setTimeout(this.see, AGAIN) as unknown as number;
  }
}
