import { ApiError } from "../../lib/api";

/** What a record's header says, read here only to show it; the server reads it again and decides. */
export interface Peek {
  title: string;
  edition: string;
  seats: string[];
  lines: string[];
}
const MOST = 2 * 1024 * 1024;

/** Why a file is no record, as the last part of a message id. */
export class NoRecord extends Error {}

export async function readFile(file: File): Promise<string> {
  if (file.size > MOST) throw new NoRecord("large");
  if (!file.size) throw new NoRecord("empty");
  return file.text();
}

export function peek(text: string): Peek {
  const rows = text.replaceAll("\r\n", "\n").replace(/\n$/, "").split("\n");
  if (!text.trim()) throw new NoRecord("empty");
  if (!rows[0]!.startsWith("farflung record")) throw new NoRecord("other");
  if (rows[0] !== "farflung record 1") throw new NoRecord("version");
  const gap = rows.findIndex((row) => !row.trim());
  const header = rows.slice(1, gap < 0 ? rows.length : gap);
  const of = (key: string) => header.filter((row) => row.startsWith(`${key} `)).map((row) => row.slice(key.length + 1));
  if (gap < 0 || !rows.at(-1)!.startsWith("end ")) throw new NoRecord("cut");
  return {
    title: of("title")[0] ?? "",
    edition: of("edition")[0] ?? "",
    seats: of("seat"),
    lines: rows.slice(gap + 1, -1),
  };
}

/** `POST /api/load` with where to go on and which seats bots take. */
export async function load(
  record: string,
  mode: "look" | "play",
  position?: number,
  bots: Record<number, string> = {},
): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch("/api/load", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ record, mode, position: position ?? null, bots }),
    });
  } catch {
    throw new ApiError("offline", "");
  }
  const said = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(said?.error?.kind ?? "failed", said?.error?.text ?? "", said?.error?.wait ?? 0);
  return said.id;
}
