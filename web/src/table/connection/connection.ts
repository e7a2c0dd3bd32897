import type { ClientMessage, Fault, Hello, ServerMessage } from "@/generated/protocol";
import { Store } from "@/kit/store";
import { EMPTY, fold, type Session } from "./session";

/** The part of a WebSocket that is used, so that a test can stand in for it. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Environment {
  open(): SocketLike;
  later(action: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  random(): number;
  newId(): string;
}

export type Link = "connecting" | "open" | "broken" | "ended";
export type Command = Exclude<ClientMessage, Hello>;
export type CommandDraft = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;
export type Answer = Extract<ServerMessage, { id: string }>;

/** The refusal of a command, in the server's words. */
export class RefusedError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

interface Pending {
  command: Command;
  done(answer: Answer): void;
  failed(error: Error): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** The wait before the next attempt: doubled each time, with up to half of it left to chance. */
export function backoff(attempt: number, random: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return full / 2 + (full / 2) * random;
}

/**
 * One seat's line to one table. After a break it comes back, says what it has and sends every command that was
 * not answered once more under the same id, so that a move counts once whatever the network does.
 */
export class Connection {
  readonly session = new Store<Session>(EMPTY);
  readonly link = new Store<Link>("connecting");
  readonly goodbye = new Store<Fault | null>(null);
  /** The secret of the reader's seat, once a wish to join the game has come true. */
  readonly joined = new Store("");
  /** What lets the reader see one message after the other. */
  pacer: { take(message: ServerMessage, go: () => void): void; flush(): void } | null = null;
  private readonly pending = new Map<string, Pending>();
  private socket: SocketLike | null = null;
  private timer: number | null = null;
  private attempt = 0;

  constructor(
    private readonly environment: Environment,
    private readonly hello: () => Omit<Hello, "type" | "have">,
  ) {}

  start(): void {
    if (this.socket !== null || this.link.value === "ended") return;
    this.timer = null;
    const socket = this.environment.open();
    this.socket = socket;
    socket.onopen = () => this.sendHello(socket);
    socket.onmessage = (event) => this.receive(socket, event.data);
    socket.onclose = () => this.onClose(socket);
  }

  /** Close for good; what was not answered fails. */
  stop(): void {
    this.link.set("ended");
    if (this.timer !== null) this.environment.cancel(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.pacer = null;
    socket?.close();
    for (const waiting of this.pending.values()) waiting.failed(new Error("closed"));
    this.pending.clear();
  }

  /** Try again now instead of waiting. */
  retryNow(): void {
    if (this.timer === null) return;
    this.environment.cancel(this.timer);
    this.start();
  }

  /** Send a command; resolves with the server's answer, rejects with its refusal. */
  send(wish: CommandDraft): Promise<Answer> {
    this.pacer?.flush();
    const command = { ...wish, id: this.environment.newId() } as Command;
    return new Promise((done, failed) => {
      this.pending.set(command.id, { command, done, failed });
      if (this.link.value === "open") this.socket?.send(JSON.stringify(command));
    });
  }

  /** Resolves when the session has reached event `seq`, so that no command is sent from an outdated position. */
  waitFor(seq: number): Promise<void> {
    return new Promise((done) => {
      const stop = this.session.subscribe((session) => {
        if (session.seq < seq) return;
        done();
        queueMicrotask(() => stop());
      });
    });
  }

  private sendHello(socket: SocketLike): void {
    if (socket !== this.socket) return;
    socket.send(JSON.stringify({ type: "hello", ...this.hello(), have: this.session.value.seq }));
  }

  private receive(socket: SocketLike, data: unknown): void {
    if (socket !== this.socket || typeof data !== "string") return;
    const message = JSON.parse(data) as ServerMessage;
    const go = (): void => this.take(message);
    if (this.pacer === null) go();
    else this.pacer.take(message, go);
  }

  private take(message: ServerMessage): void {
    const session = fold(this.session.value, message);
    if (session !== this.session.value) this.session.set(session);
    if (message.type === "welcome") this.onWelcome();
    else if (message.type === "seated") this.joined.set(message.token);
    else if (message.type === "goodbye") this.onGoodbye(message.fault, message.again);
    else if (message.type !== "update" && message.type !== "change") this.onAnswer(message);
  }

  private onWelcome(): void {
    this.attempt = 0;
    this.link.set("open");
    for (const { command } of this.pending.values()) this.socket?.send(JSON.stringify(command));
  }

  private onAnswer(answer: Answer): void {
    const waiting = this.pending.get(answer.id);
    if (waiting === undefined) return;
    this.pending.delete(answer.id);
    if (answer.type === "refused") waiting.failed(new RefusedError(answer.fault));
    else waiting.done(answer);
  }

  private onGoodbye(fault: Fault, again: boolean): void {
    this.goodbye.set(fault);
    if (!again) this.stop();
  }

  private onClose(socket: SocketLike): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.link.set("broken");
    this.timer = this.environment.later(() => this.start(), backoff(this.attempt, this.environment.random()));
    this.attempt += 1;
  }
}
