import { describe, expect, test } from "vitest";
import type { ServerMessage, Update } from "@/generated/protocol";
import { backoff, Connection, RefusedError, type Environment, type SocketLike } from "./connection";

class FakeSocket implements SocketLike {
  sent: { type: string; id?: string; have?: number }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeEnvironment implements Environment {
  sockets: FakeSocket[] = [];
  waiting: { action: () => void; milliseconds: number }[] = [];
  private ids = 0;

  open(): SocketLike {
    this.sockets.push(new FakeSocket());
    return this.sockets.at(-1)!;
  }

  later(action: () => void, milliseconds: number): number {
    this.waiting.push({ action, milliseconds });
    return this.waiting.length;
  }

  cancel(timer: number): void {
    this.waiting[timer - 1] = { action: () => undefined, milliseconds: -1 };
  }

  random(): number {
    return 0;
  }

  newId(): string {
    this.ids += 1;
    return `c${this.ids}`;
  }
}

const welcome: ServerMessage = { type: "welcome", version: "1", table: "t", seat: 0, host: true, guest: false };

function update(seq: number, steps: number[], fresh = false): Update {
  const table = { id: "t", status: "waiting" } as Update["table"];
  const told = steps.map((number) => ({ seq: number, at: 0, undo: null, late: -1, happenings: [] }));
  return { type: "update", seq, fresh, table, position: null, steps: told };
}

function connected(): { environment: FakeEnvironment; line: Connection } {
  const environment = new FakeEnvironment();
  const line = new Connection(environment, () => ({ wire: 1, token: "", table: "t", host: "", language: "en" }));
  line.start();
  environment.sockets[0]!.onopen?.();
  environment.sockets[0]!.says(welcome);
  return { environment, line };
}

describe("a line to a table", () => {
  test("greets first, with nothing in hand", () => {
    const { environment, line } = connected();
    expect(environment.sockets[0]!.sent[0]).toMatchObject({ type: "hello", have: 0 });
    expect(line.link.value).toBe("open");
  });

  test("comes back with what it has, and sends unanswered commands again under the same id", () => {
    const { environment, line } = connected();
    environment.sockets[0]!.says(update(3, [1, 2, 3], true));
    void line.send({ type: "play", seq: 3, move: "end" });
    environment.sockets[0]!.onclose?.();
    expect(line.link.value).toBe("broken");

    environment.waiting[0]!.action();
    environment.sockets[1]!.onopen?.();
    environment.sockets[1]!.says(welcome);

    expect(environment.sockets[1]!.sent[0]).toMatchObject({ type: "hello", have: 3 });
    expect(environment.sockets[1]!.sent[1]).toEqual(environment.sockets[0]!.sent[1]);
  });

  test("an answered command is not sent again", async () => {
    const { environment, line } = connected();
    const answer = line.send({ type: "start" });
    environment.sockets[0]!.says({ type: "accepted", id: "c1", seq: 1 });
    expect(await answer).toMatchObject({ type: "accepted" });
    environment.sockets[0]!.onclose?.();
    environment.waiting[0]!.action();
    environment.sockets[1]!.onopen?.();
    environment.sockets[1]!.says(welcome);
    expect(environment.sockets[1]!.sent).toHaveLength(1);
  });

  test("a refusal carries the server's words", async () => {
    const { environment, line } = connected();
    const answer = line.send({ type: "play", seq: 0, move: "place fire" });
    const fault = { code: "no-link", rule: "D01", message: "No link.", line: 0 };
    environment.sockets[0]!.says({ type: "refused", id: "c1", fault });
    await expect(answer).rejects.toEqual(new RefusedError(fault));
  });

  test("tells when an event has been reached, at once if it has been", async () => {
    const { environment, line } = connected();
    const order: number[] = [];
    const waiting = line.waitFor(2).then(() => order.push(line.session.value.seq));
    environment.sockets[0]!.says(update(1, [1], true));
    environment.sockets[0]!.says(update(2, [2]));
    await waiting;
    await line.waitFor(1);
    expect(order).toEqual([2]);
  });

  test("a goodbye without return ends the line; one with return does not", () => {
    const fault = { code: "foreign-token", rule: "", message: "Unknown link.", line: 0 };
    const { environment, line } = connected();
    environment.sockets[0]!.says({ type: "goodbye", fault, again: true });
    expect(line.link.value).toBe("open");
    environment.sockets[0]!.says({ type: "goodbye", fault, again: false });
    expect(line.link.value).toBe("ended");
    expect(environment.sockets[0]!.closed).toBe(true);
    expect(line.goodbye.value).toEqual(fault);
  });

  test("a gap is filled, what is known is not doubled, a fresh story replaces the old one", () => {
    const { environment, line } = connected();
    environment.sockets[0]!.says(update(2, [1, 2], true));
    environment.sockets[0]!.says(update(4, [2, 3, 4]));
    expect(line.session.value.steps.map((step) => step.seq)).toEqual([1, 2, 3, 4]);
    environment.sockets[0]!.says(update(1, [1], true));
    expect(line.session.value.steps.map((step) => step.seq)).toEqual([1]);
  });
});

test("the wait grows to a limit and half of it is left to chance", () => {
  expect(backoff(0, 0)).toBe(250);
  expect(backoff(0, 1)).toBe(500);
  expect(backoff(3, 0)).toBe(2000);
  expect(backoff(40, 1)).toBe(15_000);
});
