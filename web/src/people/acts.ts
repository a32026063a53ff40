import { api } from "../lib/api";
import { USUAL } from "../lib/levels";
import { router } from "../lib/router.svelte";
import type { Table } from "../lib/table.svelte";
import type { SeatCard } from "../lib/types";

/** Something that can be done at a seat, or with the table. `sure` is asked first where there is no way back. */
export interface Act {
  name: string;
  run: () => unknown;
  sure?: string;
}

/** How a seat is doing, as a message id. */
export function standing(seat: SeatCard, started: boolean): string {
  if (seat.kind === "open") return seat.left ? "seat-vacant" : started ? "seat-free" : "invite-free-for";
  if (seat.resigned) return "seat-resigned";
  if (seat.kind === "bot") return "seat-bot";
  if (seat.bot) return "seat-by-bot";
  if (seat.kind === "screen") return "invite-on-screen";
  return seat.present === false ? "away" : "here";
}

/** What the one who looks may do at this seat; `somebody` asks for a name first where there is none. */
export function acts(table: Table, i: number, somebody: (then: () => Promise<void>) => unknown): Act[] {
  const card = table.card!;
  const seat = card.seats[i]!;
  const send = (type: string, fields: object = {}) => table.socket.send(type, { seat: i, ...fields });
  const mine = table.you.includes(i);
  if (card.fork === "look") return mine && i !== table.seat ? [{ name: "see-hand", run: () => table.take(i) }] : [];
  if (card.over) return [];
  if (mine) return own(table, seat, send);
  if (seat.kind === "open" && !seat.left)
    return table.you.length ? [] : [{ name: "sit-down", run: () => somebody(() => table.sit(i)) }];
  if (seat.kind === "open") {
    if (!table.you.length) return [{ name: "seat-ask", run: () => somebody(() => table.askToSit(i)) }];
    return [
      {
        name: "seat-ask-bot",
        run: () => (card.owner ? send("bot", { bot: USUAL }) : send("ask", { what: "bot", bot: USUAL })),
      },
    ];
  }
  const absent = seat.kind === "person" && seat.present === false && !seat.bot;
  return absent && table.you.length
    ? [{ name: "seat-ask-bot", run: () => send("ask", { what: "bot", bot: USUAL }) }]
    : [];
}

function own(table: Table, seat: SeatCard, send: (type: string, fields?: object) => unknown): Act[] {
  const found: Act[] = seat.bot
    ? [{ name: "take-back", run: () => send("take-back") }]
    : [{ name: "hand-to-bot", run: () => send("bot", { bot: USUAL }) }];
  if (seat.kind !== "person") return found;
  const alone = table.card!.seats.every((each, i) => table.you.includes(i) || each.kind === "bot");
  if (!alone)
    found.push(
      { name: "seat-stand", sure: "seat-stand-sure", run: () => send("stand") },
      { name: "seat-resign", sure: "seat-resign-sure", run: () => send("resign") },
    );
  return found;
}

/** What can be done with the whole table. */
export function tableActs(table: Table): Act[] {
  const card = table.card!;
  if (!table.you.length) return [];
  const found: Act[] = [];
  const gone = async () => {
    await api.remove(card.id);
    router.go("/");
  };
  if (card.started && !card.over && !card.fork) {
    const others = card.seats.some((seat, i) => !table.you.includes(i) && seat.kind === "person");
    const sure = others ? "table-end-sure" : "table-end-alone-sure";
    found.push({ name: "table-end", sure, run: () => table.socket.send("ask", { what: "end", seat: table.you[0] }) });
  }
  if (card.over || (card.fork && card.owner)) found.push({ name: "table-off-list", run: gone });
  return found;
}
