import type { KnownTable } from "@/shell/storage";

/** Whoever has ended so many games on this device knows what they are played for. */
export const KNOWN_AFTER = 3;

/** Whether somebody is still told what a game is played for. */
export const isNewcomer = (tables: readonly KnownTable[]): boolean =>
  tables.filter(({ over }) => over).length < KNOWN_AFTER;
