import { words } from "../../lib/i18n.svelte";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const files = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = new Map<string, FluentBundle>();
function bundle(language: string) {
  if (!bundles.has(language)) {
    const made = new FluentBundle(language, { useIsolating: false });
    made.addResource(new FluentResource(files[`../locale/${language}.ftl`] ?? ""));
    bundles.set(language, made);
  }
  return bundles.get(language)!;
}
export function t(id: string, args?: Record<string, string | number>): string {
  for (const one of [bundle(words.language), bundle("en")]) {
    const found = one.getMessage(id);
    if (found?.value) return one.formatPattern(found.value, args ?? null, []);
  }
  return words.text(id, args);
}
