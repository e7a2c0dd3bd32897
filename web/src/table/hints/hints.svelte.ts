import type { Fault, HintInfo } from "@/generated/protocol";
import { mayAsk, spokenHint, type HintTable } from "./hintText";
import { plain } from "@/kit/text/markup";
import { lateTexts } from "@/kit/i18n";
import { faultOf } from "@/kit/faults";

/** The hint that was asked for, as long as the position stays. */
export class Hints {
  given = $state.raw<readonly HintInfo[]>([]);
  thinking = $state(false);
  /** Why there is none, in words. */
  note = $state("");
  fault = $state.raw<Fault | null>(null);
  /** The pieces that the hinted moves name. */
  pieces = $derived(new Set(this.given.flatMap((hint) => this.table.piecesNamed(hint.move))));
  shown = $derived(this.thinking || this.given.length > 0 || this.note !== "" || this.fault !== null);
  /** Whether the table lets its players ask. */
  allowed = $derived.by(() => this.table.info?.hints !== false && !this.table.player?.unadvised);

  /** What is asked at the moment, so that an answer that comes too late is none. */
  private asking = 0;
  /** The note that a hint came too late stays until it is closed. */
  private late = false;

  constructor(private readonly table: HintTable) {}

  /** The position has changed, `inWindow` while a window was open: a hint still awaited is too late, and a note says so. */
  moved(inWindow: boolean): void {
    if (this.thinking) {
      this.drop();
      this.late = true;
      this.tell(this.table.t("hint-late", { phase: inWindow ? "window" : "" }));
    } else if (!this.late) this.drop();
  }

  drop(): void {
    this.asking += 1;
    this.late = false;
    this.given = [];
    this.thinking = false;
    this.note = "";
    this.fault = null;
  }

  /** Ask, show and say the answer, whatever it is; it is returned in words. */
  async ask(): Promise<string> {
    const { table } = this;
    if (table.player === null || this.thinking) return "";
    this.drop();
    const asked = table.standing;
    const asking = this.asking;
    if (!this.allowed || !mayAsk(asked)) return this.tell(table.t(this.allowed ? "hint-none" : "setup-hints-off"));
    this.thinking = true;
    try {
      const [given] = await Promise.all([table.player.hint(), lateTexts()]);
      if (this.asking !== asking) return this.note;
      this.given = given;
      return this.say(given.map((_, place) => plain(spokenHint(given, place, table))).join(" "));
    } catch (error) {
      if (this.asking !== asking) return this.note;
      this.fault = faultOf(error);
      return this.say(this.fault?.message ?? "");
    } finally {
      if (this.asking === asking) this.thinking = false;
    }
  }

  private tell(note: string): string {
    this.note = note;
    return this.say(note);
  }

  private say(words: string): string {
    this.table.announcement = words;
    return words;
  }
}
