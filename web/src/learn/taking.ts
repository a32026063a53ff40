/** Lessons are begun from the shelf and from the book. */
import { api, type LessonCard } from "../lib/api";
import { nameOf, progress } from "./progress.svelte";

/** The table at which a lesson is gone on with, or begun. */
export async function tableOf(lesson: LessonCard): Promise<string> {
  const before = progress.of[nameOf(lesson.title, lesson.id)];
  const left =
    before && before.step < lesson.steps
      ? await api.table(before.table).then(
          (table) => table.id,
          () => "", // it is gone: from the beginning
        )
      : "";
  return left || (await api.takeLesson(lesson.title, lesson.id)).id;
}

const MOST = 3;
/** The lessons that teach these rules of an edition, those first that teach most of them. */
export function teaching(all: LessonCard[], edition: string, rules: string[]): LessonCard[] {
  const here = new Set(rules);
  return all
    .filter((each) => each.edition === edition)
    .map((lesson) => ({ lesson, n: lesson.rules.filter((rule) => here.has(rule)).length }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .slice(0, MOST)
    .map(({ lesson }) => lesson);
}
