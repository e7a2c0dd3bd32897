import type { PreparableMoves } from "@/table/game";

/** To end one's day, and to pay or suffer by night. */
export default function ahead(): PreparableMoves {
  return { moves: ["end", "pay water", "pay food", "suffer"], names: [] };
}
