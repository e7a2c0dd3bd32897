import type { DecisionAnswer, DecisionQuestion } from "@/generated/protocol";
import type { Player } from "@/table/player";

/** A player of a decision that lies at no table: what a table would be asked goes to the server's page of the decision. */
export const asking = (
  ask: (asked: DecisionQuestion) => Promise<DecisionAnswer>,
  play: (move: string) => Promise<void>,
): Player => ({
  play,
  explain: async (moves) => (await ask({ explain: moves.slice(0, 16) })).verdicts,
  explainPiece: async (about) => {
    const told = await ask({ about });
    return told.moves.flatMap((move, index) => {
      const found = told.verdicts[index];
      return found ? [{ move, fault: found }] : [];
    });
  },
  spots: async (spots) => (await ask({ spots })).spots,
  hint: async () => [],
  unadvised: true,
  tell: async () => undefined,
  order: async () => undefined,
});
