import { api, ApiError } from "../../lib/api";
import { words } from "../../lib/i18n.svelte";
import { USUAL } from "../../lib/levels";

/** Says one thing at a table that is not open here, over the table's own connection. */
function tell(id: string, what: object): Promise<void> {
  return new Promise((done, failed) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/table/${id}?language=${words.language}`);
    const giveUp = setTimeout(() => end(() => failed(new ApiError("offline", ""))), 8000);
    const end = (then: () => void) => {
      clearTimeout(giveUp);
      socket.onclose = socket.onerror = socket.onmessage = null;
      socket.close();
      then();
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "hello") socket.send(JSON.stringify({ id: 1, ...what }));
      else if (message.type === "ack" && message.id === 1) end(done);
      else if (message.type === "refused" && message.id === 1)
        end(() => failed(new ApiError(message.kind, message.text, message.wait ?? 0)));
    };
    socket.onclose = socket.onerror = () => end(() => failed(new ApiError("offline", "")));
  });
}

/** Takes a free seat; the table page then opens its own connection. */
export const sit = (id: string, seat: number): Promise<void> => tell(id, { type: "sit", seat });

/** One's seat at a table of the same people, given to a bot so that nobody waits there. */
export async function handToBot(id: string): Promise<void> {
  const { your_seats } = await api.table(id);
  for (const seat of your_seats) await tell(id, { type: "bot", seat, bot: USUAL });
}
