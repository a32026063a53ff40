import type { Json } from "./types";
/** One table's connection: numbered messages, acknowledged answers, reconnecting with patience. What was sent and never
 * answered is sent again on the next connection, so that a lost one costs nobody a move. */
export type Message = Record<string, Json>;

/** Something that was sent and is not answered yet. */
export interface Sent {
  message: Message;
  /** It was sent before, on a connection that broke: the server may have it already. */
  again: boolean;
  done: (answer: Message) => void;
}
export interface Listener {
  on(message: Message, sent?: Sent): void;
  status(online: boolean): void;
  /** Whether the greeting of a new connection shows that this arrived before the old one broke. */
  arrived(message: Message, hello: Message): boolean;
}

/** Answered by a greeting, not by their number. */
const GREETED = ["resync", "language"];
/** Worth something only on the connection they were sent on. */
const PASSING = ["preview", "ping", "suggest"];
/** How long a server may say nothing at all while we wait for an answer, before the connection counts as dead. */
const PATIENCE = 6000;
const MOST_PATIENCE = 60_000;
/** Who comes back to a page after so long may have lost the connection without being told. */
const ASLEEP = 45_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #next = 1;
  #waiting = new Map<string, Sent>();
  #timer = 0;
  #watch = 0;
  #patience = PATIENCE;
  #heard = Date.now();
  /** Greeted on this connection: what is sent reaches the table. */
  #greeted = false;

  constructor(
    private readonly id: string,
    private language: string,
    private readonly listener: Listener,
    connect = true,
  ) {
    if (!connect) return;
    this.#open();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#seen);
  }

  #now = () => {
    if (!this.#greeted) this.#open();
  };
  #seen = () => {
    if (document.visibilityState !== "visible" || Date.now() - this.#heard < ASLEEP) return;
    if (this.#greeted) {
      void this.send("resync");
      this.#beware();
    } else this.#open();
  };

  #open() {
    clearTimeout(this.#timer);
    const old = this.#socket;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/table/${this.id}?language=${this.language}&changes=1`,
    );
    this.#socket = socket;
    old?.close();
    this.#broke();
    this.#beware();
    let seen = 0;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      const message: Message = JSON.parse(event.data as string);
      this.#heard = Date.now();
      // Messages of a connection are counted: a gap means one was lost.
      if (message.seq > seen + 1) void this.send("resync");
      seen = Math.max(seen, message.seq ?? 0);
      this.#take(message);
    };
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      this.#broke();
      if (event.code === 4404 || event.code === 4410)
        return this.listener.on({ type: "refused", kind: "not-found", text: "" });
      this.listener.status(false);
      const wait = Math.min(10_000, 300 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
      this.#timer = setTimeout(() => this.#open(), wait) as unknown as number;
    };
  }

  /** What waits for an answer waits for the next connection; what was said in passing is given up. */
  #broke() {
    clearTimeout(this.#watch);
    this.#watch = 0;
    const sent = this.#greeted;
    this.#greeted = false;
    for (const [id, each] of this.#waiting) {
      if (PASSING.includes(each.message.type)) this.#answer(id, { type: "lost" });
      else each.again ||= sent;
    }
  }

  #answer(id: string, message: Message): Sent | undefined {
    const sent = this.#waiting.get(id);
    this.#waiting.delete(id);
    sent?.done(message);
    return sent;
  }

  #take(message: Message) {
    if (message.type === "hello" && !this.#greeted) return this.#greet(message);
    const sent = message.id ? this.#answer(String(message.id), message) : undefined;
    if (sent) this.#patience = PATIENCE;
    if (message.type === "rematch")
      for (const [id, each] of this.#waiting) if (each.message.type === "rematch") this.#answer(id, message);
    this.#beware();
    this.listener.on(message, sent);
  }

  #greet(hello: Message) {
    this.#tries = 0;
    this.#greeted = true;
    for (const [id, each] of this.#waiting)
      if (each.again && this.listener.arrived(each.message, hello)) this.#answer(id, { type: "ack", id });
    this.listener.status(true);
    this.listener.on(hello);
    for (const { message } of this.#waiting.values()) this.#socket!.send(JSON.stringify(message));
    this.#beware();
  }

  /** A connection may die without a word: while a greeting or an answer is due, silence is not believed for ever. */
  #beware() {
    clearTimeout(this.#watch);
    this.#watch = 0;
    if (this.#greeted && !this.#waiting.size && Date.now() - this.#heard < ASLEEP) return;
    this.#watch = setTimeout(() => {
      this.#patience = Math.min(MOST_PATIENCE, this.#patience * 2);
      this.listener.status(false);
      this.#open();
    }, this.#patience) as unknown as number;
  }

  /** Sends, now or on the next connection; the promise is kept when the server answers this very message. */
  send(type: string, fields: Message = {}): Promise<Message> {
    const id = `c${this.#next++}`;
    const message = { type, id, ...fields };
    if (GREETED.includes(type)) {
      if (this.#greeted) this.#socket!.send(JSON.stringify(message));
      return Promise.resolve({ type: "lost" });
    }
    if (!this.#greeted && PASSING.includes(type)) return Promise.resolve({ type: "lost" });
    const promise = new Promise<Message>((done) => this.#waiting.set(id, { message, again: false, done }));
    if (this.#greeted) {
      this.#socket!.send(JSON.stringify(message));
      if (!this.#watch) this.#beware();
    }
    return promise;
  }

  /** Somebody else since the last connection: a name was given, so a new one is made. */
  reconnect() {
    this.#tries = 0;
    this.#open();
  }

  speak(language: string) {
    this.language = language;
    void this.send("language", { language });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#socket?.close();
  }
}
