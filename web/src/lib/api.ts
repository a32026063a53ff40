import type { Book, Hit, Position, Shelf } from "../rules/books";
import type {
  AnalysisState,
  LoggedIn,
  Made,
  OwnBot,
  OwnBots,
  Removed,
  SignedIn,
  TableCard,
  Tables,
  TitleInfo,
  Visitor,
} from "./protocol";

/** A lesson on the shelf. */
export interface LessonCard {
  title: string;
  id: string;
  edition: string;
  steps: number;
  /** What it teaches. */
  rules: string[];
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
const get = async <Answer>(path: string): Promise<Answer> => (await call("GET", path)).json();
const post = async <Answer>(path: string, body: unknown = {}): Promise<Answer> =>
  (await call("POST", path, body)).json();
const signedIn = async (path: string, body: unknown): Promise<Visitor> => (await post<SignedIn>(path, body)).user!;

export const api = {
  me: async (): Promise<Visitor | null> => (await get<SignedIn>("/api/me")).user,
  guest: (name: string) => signedIn("/api/guest", { name }),
  account: (name: string, password: string) => signedIn("/api/account", { name, password }),
  login: (name: string, password: string) => post<LoggedIn>("/api/login", { name, password }),
  logout: (everywhere = false) => post<SignedIn>("/api/logout", { everywhere }),
  password: (old: string, fresh: string) => signedIn("/api/password", { old, new: fresh }),
  /** Programs of one's own that play with a token. */
  bots: () => get<OwnBots>("/api/bots"),
  makeBot: (name: string) => post<OwnBot>("/api/bots", { name }),
  revokeBot: (id: string) => call("DELETE", `/api/bots/${id}`),
  titles: () => get<TitleInfo[]>("/api/titles"),
  tables: () => get<Tables>("/api/tables"),
  table: (id: string) => get<TableCard>(`/api/tables/${id}`),
  create: (table: unknown) => post<Made>("/api/tables", table),
  /** Takes a table off one's own list. */
  remove: async (id: string): Promise<Removed> => (await call("DELETE", `/api/tables/${id}`)).json(),
  record: async (id: string): Promise<string> => (await call("POST", `/api/tables/${id}/record`, {})).text(),
  fork: (id: string, seat: number, event: number | null) =>
    post<Made>(`/api/tables/${id}/fork`, { mode: "play", seat, ...(event === null ? {} : { event }) }),
  /** Plays on from the question before an answer of the seat's; `bots` sit on these seats. */
  forkAt: (id: string, seat: number, answers: number, bots: Record<number, string>) =>
    post<Made>(`/api/tables/${id}/fork`, { mode: "play", seat, answers, bots }),
  /** Sees how far the analysis of a seat's game is, begins it or stops it. */
  analysis: async (
    how: "GET" | "POST" | "DELETE",
    id: string,
    seat: number,
    language: string,
  ): Promise<AnalysisState> => (await call(how, `/api/tables/${id}/analysis/${seat}?language=${language}`)).json(),
  load: (record: string, mode: "look" | "play") => post<Made>("/api/load", { record, mode }),
  content: (title: string, edition: string, version: string, language: string) =>
    get(`/api/content/${title}/${edition}/${version}/${language}.json`),
  rules: (title: string, language: string): Promise<{ id: string; title: string; text: string }[]> =>
    get(`/api/rules/${title}/${language}.json`),
  lessons: (language: string): Promise<LessonCard[]> => get(`/api/lessons/${language}.json`),
  takeLesson: (title: string, lesson: string): Promise<{ id: string }> => post("/api/lessons", { title, lesson }),
  books: (): Promise<Shelf[]> => get("/api/books"),
  book: (title: string, edition: string, language: string): Promise<Book> =>
    get(`/api/books/${title}/${edition}/${language}.json`),
  /** What a figure is drawn from: the prepared position of a lesson. */
  position: (title: string, edition: string, lesson: string): Promise<Position> =>
    get(`/api/books/${title}/${edition}/positions/${lesson}.json`),
  askBook: (title: string, edition: string, language: string, words: string): Promise<Hit[]> =>
    get(`/api/books/${title}/${edition}/${language}/ask?words=${encodeURIComponent(words)}`),
};
