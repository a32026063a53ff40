/** One table's connection: numbered messages, acknowledged answers, reconnecting with patience. */
export type Message = Record<string, any>;

export class TableSocket {
  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #next = 1;
  #waiting = new Map<string, (message: Message) => void>();
  #unsent: Message[] = [];
  #timer = 0;
  /** Messages whose refusal is nobody's concern: what was only looked at in passing. */
  readonly quiet = new Set<string>();

  constructor(
    private readonly id: string,
    private language: string,
    private readonly on: (message: Message) => void,
    private readonly status: (online: boolean) => void,
  ) {
    this.#open();
    addEventListener("online", this.#now);
  }

  #now = () => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#open();
  };

  #open() {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/table/${this.id}?language=${this.language}`,
    );
    this.#socket = socket;
    let seen = 0;
    socket.onopen = () => {
      this.#tries = 0;
      this.status(true);
      for (const message of this.#unsent.splice(0)) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      const message: Message = JSON.parse(event.data as string);
      // Messages of a connection are counted: a gap means one was lost.
      if (message.seq > seen + 1) void this.send("resync");
      seen = Math.max(seen, message.seq ?? 0);
      this.#take(message);
    };
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (event.code === 4404) return this.on({ type: "refused", kind: "not-found", text: "" });
      this.status(false);
      const wait = Math.min(10_000, 300 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
      this.#timer = setTimeout(() => this.#open(), wait) as unknown as number;
    };
  }

  #take(message: Message) {
    const answered = message.id && this.#waiting.get(String(message.id));
    if (answered) {
      this.#waiting.delete(String(message.id));
      answered(message);
    }
    this.on(message);
  }

  /** Sends; the promise is kept when the server answers this very message. Kept back while offline. */
  send(type: string, fields: Message = {}): Promise<Message> {
    const id = `c${this.#next++}`;
    const message = { type, id, ...fields };
    const passing = type === "preview" || type === "chronicle";
    if (passing) this.quiet.add(id);
    const promise = new Promise<Message>((done) => this.#waiting.set(id, done));
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (type !== "resync" && type !== "look" && !passing) this.#unsent.push(message);
    return promise;
  }

  speak(language: string) {
    this.language = language;
    void this.send("language", { language });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    this.#socket?.close();
  }
}
