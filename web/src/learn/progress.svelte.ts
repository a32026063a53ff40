/** How far one has come in each lesson, and the table it is taken at; kept in this browser. */
export interface Progress {
  step: number;
  steps: number;
  table: string;
}
const KEY = "lessons";

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {}; // private windows may refuse
  }
}
export const progress = $state<{ of: Record<string, Progress> }>({ of: kept() });

const OFFERED = "lesson-offered";
/** Whether the first lesson has been offered in this browser: it is once, and never again. */
export function wasOffered(): boolean {
  try {
    return Boolean(localStorage.getItem(OFFERED));
  } catch {
    return false;
  }
}
export function offered() {
  try {
    localStorage.setItem(OFFERED, "yes");
  } catch {
    /* it is offered again then */
  }
}

export const nameOf = (title: string, id: string) => `${title}/${id}`;
export function keep(title: string, id: string, now: Progress) {
  const name = nameOf(title, id);
  const before = progress.of[name];
  if (before?.step === now.step && before.table === now.table) return;
  // What was once done stays done.
  if (before && before.step >= before.steps && now.step < before.step) now = { ...now, step: before.step };
  progress.of = { ...progress.of, [name]: now };
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.of));
  } catch {
    /* it is only forgotten */
  }
}
