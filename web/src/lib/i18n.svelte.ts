import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The client's own words. What belongs to a game comes from the server or from the title's folder. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

/** The words of each part of the client lie beside it, and are fetched with it: `pages`, `titles/xodus`; "" is everybody's. */
const files = import.meta.glob<string>(
  ["../locale/*.ftl", "../*/locale/*.ftl", "../{titles,workshop}/*/locale/*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);
const file = (part: string, language: string) => files[`../${part && `${part}/`}locale/${language}.ftl`];
const TITLE = "titles/";
/** The parts of all titles that the client was built with. */
export const TITLES = Object.keys(files).flatMap((path) => /^\.\.\/(titles\/\w+)\/locale\/en/.exec(path)?.[1] ?? []);

async function take(part: string, language: string, bundle: FluentBundle) {
  const own = file(part, language);
  if (own) return void bundle.addResource(new FluentResource(await own()));
  if (!part.startsWith(TITLE)) return;
  // A title that the client was not built with: the server has its words.
  const answer = await fetch(`/api/words/${part.slice(TITLE.length)}/${language}.ftl`);
  if (answer.ok) bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
}

class Words {
  language = $state<Language>("en");
  /** How often words were added: what was said before may be said better now. */
  #times = $state(0);
  #bundle: FluentBundle | null = null;
  #speaks: Language = "en";
  /** What was asked for, and when it is there. */
  #parts = new Map<string, Promise<void>>([["", Promise.resolve()]]);

  async use(language: string) {
    const known = (language in LANGUAGES ? language : "en") as Language;
    const bundle = new FluentBundle(known, { useIsolating: false });
    const taken = new Set<string>();
    // Others may be asked for meanwhile.
    for (;;) {
      const fresh = [...this.#parts.keys()].filter((part) => !taken.has(part));
      if (!fresh.length) break;
      await Promise.all(fresh.map((part) => take(part, known, bundle)));
      for (const part of fresh) taken.add(part);
    }
    this.#bundle = bundle;
    this.language = this.#speaks = known;
    this.#times++;
    document.documentElement.lang = known;
    try {
      localStorage.setItem("language", known);
    } catch {
      /* private windows may refuse */
    }
  }

  /** The words of these parts, for now and for every language that is chosen later. */
  need(...parts: string[]): Promise<unknown> {
    return Promise.all(parts.map((part) => this.#parts.get(part) ?? this.#add(part)));
  }
  #add(part: string): Promise<void> {
    const bundle = this.#bundle;
    const taken = bundle ? take(part, this.#speaks, bundle).then(() => void this.#times++) : Promise.resolve();
    this.#parts.set(part, taken);
    taken.catch(() => this.#parts.delete(part)); // to be asked for again
    return taken;
  }

  /** A message in the reader's language: all have all of them (test/words.test.ts). */
  text(id: string, args?: Record<string, FluentVariable>): string {
    void this.#times;
    const found = this.#bundle?.getMessage(id);
    return found?.value ? this.#bundle!.formatPattern(found.value, args ?? null, []) : id;
  }
  has(id: string): boolean {
    void this.#times;
    return this.#bundle?.hasMessage(id) ?? false;
  }
}
export const words = new Words();
/** Something fetched on demand, together with the words it speaks. */
export const fetched = <T>(load: () => Promise<T>, ...parts: string[]): Promise<T> =>
  Promise.all([load(), words.need(...parts)]).then(([found]) => found);
export const t = (id: string, args?: Record<string, FluentVariable>) => words.text(id, args);
/** What a title is called: by the client's words, by its own, or else by its name. */
export const titled = (name: string): string => {
  const known = [`title-${name}`, `${name}-title`].find((id) => words.has(id));
  return known ? t(known) : name.charAt(0).toUpperCase() + name.slice(1);
};

export function preferred(): string {
  try {
    const kept = localStorage.getItem("language");
    if (kept) return kept;
  } catch {
    /* nothing kept */
  }
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? "en";
}
