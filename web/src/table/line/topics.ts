/**
 * What is understood at any table that has a line, besides moves: all that the terminal answers (`cli/dialogue.py`), under
 * the same names. A test reads both lists. `words-NAME` are the words that a person may use for each.
 */
export const TOPICS = ["help", "moves", "table", "why", "hint", "rule", "last", "order", "prompt", "points"] as const;
export type Topic = (typeof TOPICS)[number];

/** Those that something is said behind. */
export const ABOUT: readonly string[] = ["why", "rule", "order"];

/** A line once it is read. */
export type Read =
  | { kind: "move"; move: string }
  /** Several fit; `about` is what was asked of the one that will be chosen, `""` where it is played. */
  | { kind: "choices"; orders: string[]; about: string }
  | { kind: "ask"; topic: string; rest?: string }
  | { kind: "why"; move: string }
  | { kind: "rule"; rule: string }
  | { kind: "unclear"; word: string };

/** A rule by its number, as it was typed. */
export const ruleRead = (typed: string): Read =>
  /^[a-z]{1,2}\d\d$/i.test(typed) ? { kind: "rule", rule: typed.toUpperCase() } : { kind: "unclear", word: typed };
