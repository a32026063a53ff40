import { ApiError } from "../../lib/api";
import { words } from "../../lib/i18n.svelte";

/** Takes a free seat over the table's own connection; the table page then opens its own. */
export function sit(id: string, seat: number): Promise<void> {
  return new Promise((done, failed) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/table/${id}?language=${words.language}`);
    const giveUp = setTimeout(() => end(() => failed(new ApiError("offline", ""))), 8000);
    const end = (tell: () => void) => {
      clearTimeout(giveUp);
      socket.onclose = socket.onerror = socket.onmessage = null;
      socket.close();
      tell();
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "hello") socket.send(JSON.stringify({ type: "sit", id: 1, seat }));
      else if (message.type === "ack" && message.id === 1) end(done);
      else if (message.type === "refused" && message.id === 1) end(() => failed(new ApiError(message.kind, message.text, message.wait ?? 0)));
    };
    socket.onclose = socket.onerror = () => end(() => failed(new ApiError("offline", "")));
  });
}
