/* eslint-disable */
// Made by `python -m discovery.evolution.client_words`.

/** What follows a word of the notation; words that need a spot on a plane are in `LAID`. */
export type Argument = "" | "card" | "cards" | "seat" | "era" | "spot" | "count";

export const ARGUMENTS: Readonly<Record<string, Argument>> = {"place": "card", "replay": "card", "exchange": "seat", "give": "card", "discard": "card", "call": "card", "end": "", "pass": "", "steal": "seat", "ask": "seat", "select": "cards", "joker-trump": "", "joker-as": "card", "interrupt": "", "sos": "card", "draw": "count", "replace": "card", "take": "seat", "announce-open": "era", "announce-close": "era", "stop": "", "verify": "", "concede": "", "look": "spot", "bis": "", "me": "", "fail": "", "let": "", "harvest-draw": "", "harvest-rob": "seat", "harvest-take": "card", "harvest-none": "", "object": "card", "use": "card", "ward": "card", "keep": "card"};
export const LAID: readonly string[] = ["place", "replay", "joker-as"];
export const TRUMP_USES = ["replay", "exchange", "discard", "call", "draw", "replace", "take", "ask"] as const;
