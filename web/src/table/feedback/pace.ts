import type { ServerMessage } from "@/generated/protocol";
import type { Preferences } from "@/shell/storage";

/** How long a step of somebody else stays before the next one is shown, in milliseconds; else they come as the server sends them. */
const SLOW = 1400;
/** With more than this to show, whoever looks has been away. */
const MOST = 24;

/** What came from the table, shown one step after the other for a reader who wants to follow the others' turns. */
export class Pacer {
  private waiting: { message: ServerMessage; go: () => void }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: () => Preferences["pace"],
    private readonly viewer: () => number,
  ) {}

  /** Show a message now, or when those before it have been seen. */
  take(message: ServerMessage, go: () => void): void {
    this.waiting.push({ message, go });
    const pressing = urgent(message) || this.pace() !== "slow" || document.hidden;
    if (pressing || this.waiting.length > MOST) return this.flush();
    if (this.timer === undefined) this.next();
  }

  /** Show all that waits. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const { go } of this.waiting.splice(0)) go();
  }

  private next(): void {
    this.timer = undefined;
    for (let one = this.waiting.shift(); one !== undefined; one = this.waiting.shift()) {
      one.go();
      if (!byOthers(one.message, this.viewer())) continue;
      this.timer = setTimeout(() => this.next(), SLOW);
      return;
    }
  }
}

/** What happened, as every family tells it. */
interface Told {
  seat: number;
}

/** Somebody may have to answer in time, or it is over for good. */
function urgent(message: ServerMessage): boolean {
  if (message.type === "goodbye") return true;
  return (message.type === "change" || message.type === "update") && (message.table?.window_until ?? 0) > 0;
}

/** Whether a message tells what others did. */
function byOthers(message: ServerMessage, viewer: number): boolean {
  if (message.type !== "change" && !(message.type === "update" && !message.fresh)) return false;
  const seats = message.steps.flatMap(({ happenings }) => (happenings as unknown as Told[]).map(({ seat }) => seat));
  return seats.some((seat) => seat >= 0 && seat !== viewer);
}
