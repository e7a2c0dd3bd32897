import { memory, preferences } from "@/shell/appState";
import { ask, json } from "@/shell/api";
import type { Mine, MyTables } from "@/generated/protocol";
import { language } from "@/kit/i18n";
import { Store } from "@/kit/store";
import { playSounds } from "@/table/feedback/soundQueue";
import { merged, MOST_SECRETS, secretsOf, type TableStatus } from "@/shell/tableStatus";
import { mark } from "./turnBadge";

/** What the server tells of this device's tables, by table; empty until it has answered. */
export const tableStatuses = new Store<ReadonlyMap<string, TableStatus>>(new Map());

const PAUSE = 5000;
const LONG_PAUSE = 30_000;
/** Secrets that open nothing are not asked for again. */
const dead = new Set<string>();
let began = false;

/** Ask for all tables at once, now and then, from now on. */
export function watchTurns(): void {
  if (began) return;
  began = true;
  document.addEventListener("visibilitychange", () => document.hidden || void look());
  void again();
}

async function again(): Promise<void> {
  await look();
  setTimeout(() => void again(), document.hidden ? LONG_PAUSE : PAUSE);
}

let begun = 0;

/** Ask once. */
export async function look(): Promise<void> {
  const known = memory.tables();
  const unfinished = known.filter((one) => !one.over);
  const tokens = [...new Set(unfinished.flatMap(secretsOf))].filter((one) => !dead.has(one)).slice(0, MOST_SECRETS);
  const number = (begun += 1);
  try {
    const answer =
      tokens.length === 0
        ? { tables: [] }
        : await ask<MyTables>("api/mine", json({ tokens } satisfies Mine), language.value);
    answer.tables.forEach((one, at) => one === null && dead.add(tokens[at]!));
    if (number === begun) note(merged(unfinished, tokens, answer));
  } catch {
    // The server is away: what it told last stays, and it is asked again.
  }
}

function note(now: ReadonlyMap<string, TableStatus>): void {
  const before = tableStatuses.value;
  const fresh = [...now.values()].some((one) => isElsewhere(one) && one.called > (before.get(one.table)?.called ?? 0));
  if (before.size > 0 && fresh && preferences.value.sounds) void playSounds(["turn"]);
  tableStatuses.set(now);
  mark([...now.values()].filter((one) => one.called > 0));
}

/** The table in view calls by itself. */
const isElsewhere = ({ known }: TableStatus): boolean =>
  !secretsOf(known).some((secret) => location.hash.endsWith(secret)) && !location.hash.endsWith(known.table);
