import type { Chat } from "./types";
import type { Message } from "./socket";
import { t, words } from "./i18n.svelte";

/** Why something was refused, as one sentence in the reader's language. `asked` tells the same kind apart. */
export function refusal(refused: Message, asked = ""): string {
  const more = { wait: Math.max(1, Math.ceil(refused.wait ?? 0)) };
  for (const id of [`refused-${asked}-${refused.kind}`, `refused-${refused.kind}`])
    if (words.has(id)) return t(id, more);
  return t("refused-failed");
}

/** Of a message that was sent on a connection that broke: whether the next greeting shows it. The table itself tells a
 * repeated answer from a new one; a line of chat could be said twice, so it is looked for. */
export function arrived(message: Message, hello: Message, known: Chat[]): boolean {
  if (message.type !== "chat") return false;
  const said = (chat: Chat[]) =>
    chat.filter((line) => line.text === message.text && hello.you.includes(line.seat)).length;
  return said(hello.chat ?? []) > said(known);
}
