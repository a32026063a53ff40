import { api } from "./api";
import type { Visitor } from "./types";

class Session {
  user = $state.raw<Visitor | null>(null);
  ready = $state(false);
  async load() {
    try {
      this.user = await api.me();
    } finally {
      this.ready = true;
    }
  }
  /** Whoever is here: a guest is made on the way, so that playing needs no form. */
  async somebody(): Promise<Visitor> {
    this.user ??= await api.guest(`Guest ${10 + Math.floor(Math.random() * 90)}`);
    return this.user;
  }
}
export const session = new Session();
