import { fold } from "@/kit/fold";
import { plain } from "@/kit/text/markup";
import type { Table } from "@/table/table.svelte";
import { Line } from "./line.svelte";
import { ABOUT, ruleRead, TOPICS, type Read } from "./topics";

/** A family's own questions by name, `words-NAME` their words: what is answered to what stands behind the word, if anything may. */
export type Questions = Readonly<Record<string, { about: boolean; answer(rest: string): string }>>;

/** The line of a family whose moves need no grammar: they are typed as records write them, or as buttons say them. */
export abstract class PlainLine<T extends Table> extends Line<T> {
  protected abstract readonly questions: Questions;
  private words: ReadonlyMap<string, string> | null = null;
  private language = "";

  protected own(topic: string, rest: string): string {
    return this.questions[topic]!.answer(rest);
  }

  protected read(typed: string): Read {
    if (this.listed().includes(typed)) return { kind: "move", move: typed };
    const parts = typed.split(/\s+/u);
    for (let length = parts.length; length > 0; length--) {
      const topic = this.topics().get(fold(parts.slice(0, length).join(" ")));
      const rest = parts.slice(length).join(" ");
      if (topic !== undefined && (rest === "" || this.takesMore(topic))) return this.question(topic, rest);
    }
    return this.move(typed);
  }

  private question(topic: string, rest: string): Read {
    if (topic === "rule") return ruleRead(rest);
    if (topic !== "why") return { kind: "ask", topic, rest };
    const read = this.move(rest);
    return read.kind === "move"
      ? { kind: "why", move: read.move }
      : read.kind === "choices"
        ? { ...read, about: topic }
        : read;
  }

  private takesMore = (topic: string): boolean => ABOUT.includes(topic) || this.questions[topic]?.about === true;

  /** The move that is meant: a legal one by its words or its notation, cut short if need be; anything else as it is. */
  protected move(typed: string): Read {
    const wanted = fold(typed);
    const legal = this.listed().map((move) => [move, fold(plain(this.table.moveText(move)))] as const);
    const exact = legal.filter(([, words]) => words === wanted);
    const found = exact.length > 0 ? exact : legal.filter((one) => one.some((said) => fold(said).startsWith(wanted)));
    const orders = found.map(([move]) => move);
    if (orders.length > 1) return { kind: "choices", orders, about: "" };
    return { kind: "move", move: orders[0] ?? typed };
  }

  /** Topic by each word that asks for it, in the reader's language. */
  private topics(): ReadonlyMap<string, string> {
    const { t, language } = this.table;
    if (this.words === null || this.language !== language) {
      const all = [...TOPICS, ...Object.keys(this.questions)];
      this.words = new Map(all.flatMap((id) => [id, ...t(`words-${id}`).split(",")].map((word) => [fold(word), id])));
      this.language = language;
    }
    return this.words;
  }
}
