import type { Player } from "@/table/player";
import type { Answer, CommandDraft, Connection } from "./connection";

/** Whoever plays at a table over a connection; `send` sends, and does what an answer asks of the page. */
export const playerAt = (line: Connection, send: (wish: CommandDraft) => Promise<Answer>): Player => ({
  play: async (move) => {
    const answer = await send({ type: "play", seq: line.session.value.seq, move });
    if (answer.type === "accepted") await line.waitFor(answer.seq);
  },
  explainPiece: async (about) => {
    const answer = await send({ type: "explain", moves: [], about });
    if (answer.type !== "explained") return [];
    return answer.moves.flatMap((move, index) => {
      const fault = answer.verdicts[index];
      return fault ? [{ move, fault }] : [];
    });
  },
  explain: async (moves) => {
    const answer = await send({ type: "explain", moves: moves.slice(0, 16) });
    return answer.type === "explained" ? answer.verdicts : [];
  },
  spots: async (move) => {
    const answer = await send({ type: "spots", move });
    return answer.type === "spotted" ? answer.spots : [];
  },
  hint: async () => {
    const answer = await send({ type: "hint" });
    return answer.type === "hinted" && answer.seq === line.session.value.seq ? answer.hints : [];
  },
  tell: async (kind, told, to = -1) => void (await send({ type: "signal", kind, told, to })),
  undo: async (ask) => {
    const answer = await send({ type: "undo", seq: line.session.value.seq, ask });
    if (answer.type === "accepted") await line.waitFor(answer.seq);
  },
  order: async (reaction, order) => {
    const answer = await send({ type: "standing-order", reaction, order });
    if (answer.type === "accepted") await line.waitFor(answer.seq);
  },
});
