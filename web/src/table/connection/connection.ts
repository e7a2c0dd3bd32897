import type { ClientMessage, Fault, Hello, ServerMessage } from "@/generated/protocol";
import { Cell } from "@/kit/cell";
import { EMPTY, fold, type Session } from "./session";

/** The part of a WebSocket that is used, so that a test can stand in for it. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  open(): Wire;
  later(action: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  random(): number;
  newId(): string;
}

export type Link = "connecting" | "open" | "broken" | "ended";
export type Command = Exclude<ClientMessage, Hello>;
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;
type Answer = Extract<ServerMessage, { id: string }>;

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
  readonly session = new Cell<Session>(EMPTY);
  readonly link = new Cell<Link>("connecting");
  readonly farewell = new Cell<Fault | null>(null);
  private readonly pending = new Map<string, Pending>();
  private wire: Wire | null = null;
  private timer: number | null = null;
  private attempt = 0;

  constructor(
    private readonly world: Surroundings,
    private readonly hello: () => Omit<Hello, "type" | "have">,
  ) {}

  start(): void {
    if (this.wire !== null || this.link.value === "ended") return;
    this.timer = null;
    const wire = this.world.open();
    this.wire = wire;
    wire.onopen = () => this.greet(wire);
    wire.onmessage = (event) => this.receive(wire, event.data);
    wire.onclose = () => this.lost(wire);
  }

  /** Close for good; what was not answered fails. */
  stop(): void {
    this.link.set("ended");
    if (this.timer !== null) this.world.cancel(this.timer);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
    for (const waiting of this.pending.values()) waiting.failed(new Error("closed"));
    this.pending.clear();
  }

  /** Try again now instead of waiting. */
  hurry(): void {
    if (this.timer === null) return;
    this.world.cancel(this.timer);
    this.start();
  }

  /** Send a command; resolves with the server's answer, rejects with its refusal. */
  send(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: this.world.newId() } as Command;
    return new Promise((done, failed) => {
      this.pending.set(command.id, { command, done, failed });
      if (this.link.value === "open") this.wire?.send(JSON.stringify(command));
    });
  }

  /** Resolves when the session has come to event `seq`, so that nobody acts on a position that is gone. */
  reached(seq: number): Promise<void> {
    return new Promise((done) => {
      const stop = this.session.subscribe((session) => {
        if (session.seq < seq) return;
        done();
        queueMicrotask(() => stop());
      });
    });
  }

  private greet(wire: Wire): void {
    if (wire !== this.wire) return;
    wire.send(JSON.stringify({ type: "hello", ...this.hello(), have: this.session.value.seq }));
  }

  private receive(wire: Wire, data: unknown): void {
    if (wire !== this.wire || typeof data !== "string") return;
    const message = JSON.parse(data) as ServerMessage;
    this.session.update((session) => fold(session, message));
    if (message.type === "welcome") this.settled();
    else if (message.type === "goodbye") this.dismissed(message.fault, message.again);
    else if (message.type !== "update" && message.type !== "change") this.answered(message);
  }

  private settled(): void {
    this.attempt = 0;
    this.link.set("open");
    for (const { command } of this.pending.values()) this.wire?.send(JSON.stringify(command));
  }

  private answered(answer: Answer): void {
    const waiting = this.pending.get(answer.id);
    if (waiting === undefined) return;
    this.pending.delete(answer.id);
    if (answer.type === "refused") waiting.failed(new RefusedError(answer.fault));
    else waiting.done(answer);
  }

  private dismissed(fault: Fault, again: boolean): void {
    this.farewell.set(fault);
    if (!again) this.stop();
  }

  private lost(wire: Wire): void {
    if (wire !== this.wire) return;
    this.wire = null;
    this.link.set("broken");
    this.timer = this.world.later(() => this.start(), backoff(this.attempt, this.world.random()));
    this.attempt += 1;
  }
}
