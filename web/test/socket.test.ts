import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrived } from "../src/lib/refusal";
import { TableSocket, type Message, type Sent } from "../src/lib/socket";

/** A connection whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  sent: Message[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  says(message: Message) {
    this.onmessage!({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.onclose!({ code });
  }
}
const HELLO = { type: "hello", you: [0], chat: [] };
let heard: [Message, Sent | undefined][] = [];
let online: boolean[] = [];
const wire = () => Wire.all.at(-1)!;
const connect = () =>
  new TableSocket("T", "de", {
    on: (message, sent) => void heard.push([message, sent]),
    status: (now) => void online.push(now),
    arrived: (message, hello) => arrived(message, hello, []),
  });

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  heard = [];
  online = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: "visible",
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is sent before the greeting waits for it", () => {
  const socket = connect();
  void socket.send("answer", { seat: 0, option: "stay" });
  expect(wire().url).toBe("ws://table.example/ws/table/T?language=de&changes=1");
  expect(wire().sent).toEqual([]);
  wire().says({ ...HELLO, seq: 1 });
  expect(wire().sent).toEqual([{ type: "answer", id: "c1", seat: 0, option: "stay" }]);
});

test("an answer in flight when the connection breaks is sent again, as the same message, and acknowledged", async () => {
  const socket = connect();
  wire().says({ ...HELLO, seq: 1 });
  const done = socket.send("answer", { seat: 0, option: "stay" });
  wire().breaks();
  expect(online).toEqual([true, false]);
  vi.advanceTimersByTime(400);
  expect(Wire.all).toHaveLength(2);
  wire().says({ ...HELLO, seq: 1 });
  expect(wire().sent).toEqual([{ type: "answer", id: "c1", seat: 0, option: "stay" }]);
  wire().says({ type: "ack", id: "c1", seq: 2 });
  expect(await done).toMatchObject({ type: "ack", id: "c1" });
  expect(heard.at(-1)![1]!.again).toBe(true);
});

test("a line of chat that the greeting shows is not said twice", async () => {
  const socket = connect();
  wire().says({ ...HELLO, seq: 1 });
  const done = socket.send("chat", { text: "Hello" });
  wire().breaks();
  vi.advanceTimersByTime(400);
  wire().says({ ...HELLO, seq: 1, chat: [{ from: "Ada", seat: 0, text: "Hello", at: 1 }] });
  expect(wire().sent).toEqual([]);
  expect(await done).toMatchObject({ type: "ack" });
});

test("what was said in passing is given up with its connection", async () => {
  const socket = connect();
  wire().says({ ...HELLO, seq: 1 });
  const preview = socket.send("preview", { option: "stay" });
  wire().breaks();
  expect(await preview).toEqual({ type: "lost" });
  expect(await socket.send("ping", { at: "sector:3" })).toEqual({ type: "lost" });
  vi.advanceTimersByTime(400);
  wire().says({ ...HELLO, seq: 1 });
  expect(wire().sent).toEqual([]);
});

test("a gap in the numbers asks for everything again", () => {
  connect();
  wire().says({ ...HELLO, seq: 1 });
  wire().says({ type: "state", seq: 2 });
  expect(wire().sent).toEqual([]);
  wire().says({ type: "state", seq: 4 });
  expect(wire().sent).toMatchObject([{ type: "resync" }]);
});

test("a table that is gone is not called again", () => {
  connect();
  wire().says({ ...HELLO, seq: 1 });
  wire().breaks(4410);
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(heard.at(-1)![0]).toMatchObject({ type: "refused", kind: "not-found" });
});

test("a server that says nothing while an answer is due is left for another connection", () => {
  const socket = connect();
  wire().says({ ...HELLO, seq: 1 });
  void socket.send("answer", { option: "stay" });
  vi.advanceTimersByTime(6_100);
  expect(Wire.all).toHaveLength(2);
});
