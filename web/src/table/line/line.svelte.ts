import { api } from "@/shell/api";
import { plain } from "@/kit/text/markup";
import type { LogLine } from "@/table/log";
import { undoing } from "@/table/parts";
import type { Table } from "@/table/table.svelte";
import { ordered } from "./standingOrders";
import type { Read, Topic } from "./topics";

/** One of several things to choose from by its number: what stands for it, and how it is shown. */
export interface Choice {
  order: string;
  text: string;
}

/**
 * A game in words, whatever is played: what the text line answers, and what it offers to choose by number. A family reads
 * moves and answers its own questions, from the position that its seat was sent; the server is asked why not, and for hints.
 */
export abstract class Line<T extends Table = Table> {
  text = $state("");
  choices = $state.raw<readonly Choice[]>([]);
  /** What was asked of the one that is chosen, `""` where it is a move to be played. */
  private about = "";

  constructor(protected readonly table: T) {}

  /** What was typed, which is neither empty nor a number nor a wish to take something back. */
  protected abstract read(typed: string): Read;
  /** Answer one of the family's own questions. */
  protected abstract own(topic: string, rest: string): string | Promise<string>;
  /** The moves that are listed, and may be typed. */
  protected abstract listed(): readonly string[];
  /** What can be typed. */
  protected abstract help(): string;
  /** What the reader is asked, or whom the table waits for. */
  protected abstract prompt(): string;
  /** How everybody stands. */
  protected abstract points(): string;
  /** The whole table as the reader sees it, line by line. */
  protected abstract whole(): string[];

  /** Do or answer what was typed, once the last move is answered. */
  async take(typed: string): Promise<void> {
    await settled(this.table);
    const line = typed.replace(/^\s*\//u, "").trim();
    if (/^\d{1,3}$/u.test(line)) return this.number(line);
    if (await (await undoing()).typed(this.table, line)) return this.say(this.table.t("answer-done"));
    if (line === "" || line === "?") return this.asked(line === "" ? "moves" : "help", "");
    return this.reply(this.read(line));
  }

  /** Take one of the choices. */
  private async number(number: string): Promise<void> {
    const chosen = this.choices[Number(number) - 1];
    if (chosen === undefined) this.say(this.table.t("answer-no-number", { number }));
    else await this.chosen(chosen.order, this.about);
  }

  private chosen(order: string, about: string): Promise<void> {
    if (about === "") return this.play(order);
    return about === "why" ? this.why(order) : this.asked(about, order);
  }

  private async reply(read: Read): Promise<void> {
    switch (read.kind) {
      case "move":
        return this.play(read.move);
      case "choices":
        return this.offer(this.table.t("answer-which"), read.orders, read.about);
      case "why":
        return this.why(read.move);
      case "rule":
        return this.say(await this.rule(read.rule));
      case "unclear":
        return this.say(this.table.t("answer-unclear", { word: read.word }));
      case "ask":
        return this.asked(read.topic, read.rest ?? "");
    }
  }

  protected say(text: string, choices: readonly Choice[] = [], about = ""): void {
    this.text = text;
    this.choices = choices;
    this.about = about;
  }

  private offer(text: string, orders: readonly string[], about = ""): void {
    this.say(
      text,
      orders.map((order) => ({ order, text: this.inWords(order) })),
      about,
    );
  }

  protected inWords(order: string): string {
    return plain(this.table.moveText(order));
  }

  protected async play(move: string): Promise<void> {
    const { table } = this;
    this.say((await table.play(move)) ? table.t("answer-done") : (table.fault?.message ?? table.t("answer-not-sent")));
  }

  private async why(move: string): Promise<void> {
    const [fault] = (await this.table.player?.explain([move]).catch(() => [])) ?? [];
    if (fault == null) return this.say(this.table.t("answer-possible"));
    this.say(fault.rule === "" ? fault.message : `${fault.message} ${this.table.t("rule-link", { rule: fault.rule })}`);
  }

  private async rule(number: string): Promise<string> {
    const { t, language } = this.table;
    const book = await api.rules(language).catch(() => null);
    const rule = book?.sections.flatMap((section) => section.rules).find((one) => one.number === number);
    if (rule === undefined) return t(book === null ? "link-none" : "answer-no-rule", { rule: number });
    return `${rule.number} · ${rule.title}\n${rule.text.replace(/\*\*|`/g, "")}`;
  }

  private async asked(topic: string, rest: string): Promise<void> {
    if (topic === "moves") return this.moves();
    const answers: Partial<Record<string, () => string | Promise<string>>> = {
      help: () => this.help(),
      table: () => this.whole().join("\n"),
      hint: () => this.table.hints.ask(),
      last: () => this.lately(),
      order: () => ordered(this.table, rest),
      prompt: () => this.prompt(),
      points: () => this.points(),
    } satisfies Partial<Record<Topic, () => string | Promise<string>>>;
    this.say(await (answers[topic] ?? (() => this.own(topic, rest)))());
  }

  /** Something with what is said of it. */
  protected of = (what: string, told: string): string => this.table.t("answer-of", { what, told });

  private moves(): void {
    const legal = this.listed();
    if (legal.length === 0) this.say(this.table.t("answer-no-moves"));
    else this.offer(this.table.t("answer-moves"), legal);
  }

  /** What happened from the reader's last turn on, as the log tells it, without the turn that runs. */
  private lately(): string {
    const { log, standing } = this.table;
    const running = standing.turn === standing.viewer ? log.at(-1) : undefined;
    const past = log.filter((turn) => turn !== running || turn.seat !== standing.viewer);
    const own = past.findLastIndex((turn) => turn.seat === standing.viewer && turn.turn > 0);
    const lines = log.slice(Math.max(0, own)).flatMap((turn) => turn.lines);
    return lines.map((line) => this.told(line)).join("\n") || this.table.t("answer-none");
  }

  protected told(line: LogLine): string {
    const notes = this.table.notesOf(line).map(({ text }) => text);
    return [plain(this.table.t(line.message, line.args)), ...notes].join(" ");
  }
}

/** Wait for the answer to the last move: what is typed before it is meant for the position after it. */
function settled(table: Table): Promise<void> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (table.busy) return;
        done();
        queueMicrotask(() => stop());
      });
    });
  });
}
