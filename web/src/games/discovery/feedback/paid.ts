import type { Happening } from "@/generated/games/evolution";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import { EARNING } from "@/games/discovery/text/log";

/** Something that happened, with the seat that pays for it: points that are won then come from there; -1 for nobody. */
export interface Paid extends Happening {
  payer: number;
}

/** What is won at the cost of the seat at which it is aimed. */
const AIMED = new Set(["used"]);

/** What happened at a table, each with who pays for it: also where what is paid for happened earlier, before a window. */
export function paid({ standingSteps }: DiscoveryBoard, happenings: readonly Happening[]): Paid[] {
  const all = standingSteps.flatMap((step) => step.happenings);
  const earlier = all.slice(0, Math.max(0, all.indexOf(happenings[0]!))).findLast(decides);
  let payer = earlier === undefined ? -1 : payerOf(earlier);
  return happenings.map((one) => {
    if (decides(one)) payer = payerOf(one);
    return { ...one, payer };
  });
}

/** Whether what follows is paid for by somebody else than before. */
const decides = ({ kind }: Happening): boolean => EARNING.has(kind) || kind === "ended";

const payerOf = ({ kind, other }: Happening): number => (AIMED.has(kind) ? other : -1);
