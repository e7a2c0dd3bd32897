import { CONDUCT, type Conduct } from "@/generated/words";

/** The kinds of clocks of a table. */
export const CLOCKS = ["none", "turn", "bank", "days"] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** The clock by which a table is played. */
export const clockOf = (conduct: Conduct): ClockKind =>
  conduct.move_days > 0 ? "days" : conduct.bank_minutes > 0 ? "bank" : conduct.turn_seconds > 0 ? "turn" : "none";

/** The times that a clock begins with when it is chosen. */
const FIRST: Record<ClockKind, Partial<Conduct>> = {
  none: {},
  turn: { turn_seconds: 60 },
  bank: { bank_minutes: 15, increment_seconds: 20 },
  days: { move_days: 3 },
};

/** The same table with another clock, and with nothing of the one before. */
export function withClock(conduct: Conduct, kind: ClockKind): Conduct {
  const { turn_seconds, bank_minutes, increment_seconds, move_days, quiet_from, quiet_until, zone } = CONDUCT;
  const none = { turn_seconds, bank_minutes, increment_seconds, move_days, quiet_from, quiet_until, zone };
  return { ...conduct, ...none, ...FIRST[kind] };
}

/** The time zones that this browser knows, and those that stand already. */
export function zones(...known: string[]): string[] {
  const all: readonly string[] = Intl.supportedValuesOf?.("timeZone") ?? [];
  return [...new Set([...all, ...known, "UTC"])].sort();
}
