import type { Book, Hit, Shelf } from "../rules/books";
import type { TableCard, TitleInfo, User } from "./types";

/** A lesson on the shelf. */
export interface LessonCard {
  title: string;
  id: string;
  edition: string;
  steps: number;
  name: string;
  about: string;
}

/** What the server refused, and how long to wait where it says so. */
export class ApiError extends Error {
  constructor(
    readonly kind: string,
    text: string,
    readonly wait = 0,
    readonly reason = "",
  ) {
    super(text);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("offline", "");
  }
  if (!answer.ok) {
    const said = await answer.json().catch(() => null);
    throw new ApiError(
      said?.error?.kind ?? "failed",
      said?.error?.text ?? answer.statusText,
      said?.error?.wait ?? 0,
      said?.error?.reason ?? "",
    );
  }
  return answer;
}
const get = async (path: string) => (await call("GET", path)).json();
const post = async (path: string, body: unknown = {}) => (await call("POST", path, body)).json();

export const api = {
  me: async (): Promise<User | null> => (await get("/api/me")).user,
  guest: async (name: string): Promise<User> => (await post("/api/guest", { name })).user,
  account: async (name: string, password: string): Promise<User> =>
    (await post("/api/account", { name, password })).user,
  /** `brought` are the guest's tables that now belong to the account, `left` those that could not. */
  login: (
    name: string,
    password: string,
  ): Promise<{ user: User; brought: number; left: { id: string; text: string }[] }> =>
    post("/api/login", { name, password }),
  logout: (everywhere = false) => post("/api/logout", { everywhere }),
  password: async (old: string, fresh: string): Promise<User> =>
    (await post("/api/password", { old, new: fresh })).user,
  titles: (): Promise<TitleInfo[]> => get("/api/titles"),
  tables: (): Promise<{ yours: TableCard[]; open: TableCard[]; watchable: TableCard[] }> => get("/api/tables"),
  table: (id: string): Promise<TableCard> => get(`/api/tables/${id}`),
  create: (table: unknown): Promise<{ id: string }> => post("/api/tables", table),
  /** Takes a table off one's own list; `deleted` if it is gone for everyone. */
  remove: async (id: string): Promise<{ deleted: boolean }> => (await call("DELETE", `/api/tables/${id}`)).json(),
  record: async (id: string): Promise<string> => (await call("POST", `/api/tables/${id}/record`, {})).text(),
  fork: (id: string, seat: number, event: number | null): Promise<{ id: string }> =>
    post(`/api/tables/${id}/fork`, { mode: "play", seat, ...(event === null ? {} : { event }) }),
  load: (record: string, mode: "look" | "play"): Promise<{ id: string }> => post("/api/load", { record, mode }),
  content: (title: string, edition: string, version: string, language: string) =>
    get(`/api/content/${title}/${edition}/${version}/${language}.json`),
  rules: (title: string, language: string): Promise<{ id: string; title: string; text: string }[]> =>
    get(`/api/rules/${title}/${language}.json`),
  lessons: (language: string): Promise<LessonCard[]> => get(`/api/lessons/${language}.json`),
  takeLesson: (title: string, lesson: string): Promise<{ id: string }> => post("/api/lessons", { title, lesson }),
  books: (): Promise<Shelf[]> => get("/api/books"),
  book: (title: string, edition: string, language: string): Promise<Book> =>
    get(`/api/books/${title}/${edition}/${language}.json`),
  askBook: (title: string, edition: string, language: string, words: string): Promise<Hit[]> =>
    get(`/api/books/${title}/${edition}/${language}/ask?words=${encodeURIComponent(words)}`),
};
