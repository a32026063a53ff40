/** What the server tells of a view that it has told before: only what has changed. */
import type { Change } from "./protocol";
import type { Json } from "./types";

/** What is, from what was; what has not changed is the same thing as before. */
export function changed(before: Json, change: Change): Json {
  if (change.keep !== undefined) return [...before.slice(0, change.keep), ...(change.add ?? [])];
  const now = Array.isArray(before) ? [...before] : { ...before };
  for (const [key, value] of Object.entries(change.put ?? {})) now[key] = value;
  for (const [key, inner] of Object.entries(change.within ?? {})) now[key] = changed(now[key], inner);
  return now;
}
