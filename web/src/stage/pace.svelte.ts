/** How fast what happens is shown, and how loud: each player's own, kept in this browser. */
export const SPEEDS = [1, 2, 4] as const;
/** Times as fast as normal; 0 is at once. */
export type Speed = 0 | (typeof SPEEDS)[number];

const KEPT = "farflung.stage";
interface Kept {
  speed: Speed;
  sound: boolean;
  volume: number;
}
const USUAL: Kept = { speed: 1, sound: false, volume: 0.5 };

function read(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return USUAL;
  }
}

class Pace {
  #kept = $state<Kept>(read());
  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(speed: Speed) {
    this.#keep({ speed });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(volume: number) {
    this.#keep({ volume });
  }
  #keep(change: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing: it holds as long as the page
    }
  }
}
export const pace = new Pace();
