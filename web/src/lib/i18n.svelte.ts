import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The client's own words. What belongs to a game comes from the server or from the title's folder. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

const files = {
  ...import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../people/locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../pages/locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../learn/locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../stage/locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../rules/locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../workshop/locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../table/locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../titles/*/locale/*.ftl", { query: "?raw", import: "default" }),
};

async function load(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const mine = Object.keys(files).filter((path) => path.endsWith(`/${language}.ftl`));
  for (const text of await Promise.all(mine.map((path) => files[path]!())))
    bundle.addResource(new FluentResource(text));
  return bundle;
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Titles whose words came from the server, and how often any did: what was said before may be said better now. */
  #brought = new Set<string>();
  #times = $state(0);

  async use(language: string) {
    const known = (language in LANGUAGES ? language : "en") as Language;
    const bundle = await load(known);
    await Promise.all([...this.#brought].map((title) => this.#add(title, known, bundle)));
    this.#bundle = bundle;
    this.language = known;
    document.documentElement.lang = known;
    try {
      localStorage.setItem("language", known);
    } catch {
      /* private windows may refuse */
    }
  }

  /** Takes in the words of a title that the client was not built with. */
  async bring(title: string) {
    if (this.#brought.has(title) || !this.#bundle) return;
    await this.#add(title, this.language, this.#bundle);
    this.#brought.add(title);
    this.#times++;
  }
  async #add(title: string, language: string, bundle: FluentBundle) {
    const answer = await fetch(`/api/words/${title}/${language}.ftl`);
    if (answer.ok) bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
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
