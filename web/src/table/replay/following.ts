import type { Analysis } from "@/generated/protocol";
import { api } from "@/shell/api";

const AGAIN = 1000;

export const isWhole = (analysis: Analysis | null): boolean => analysis !== null && analysis.accounts.length > 0;

/**
 * Ask for the analysis of a game until it is whole, which begins it; `found` gets every answer. What comes back ends it: an
 * analysis that nobody asks for rests.
 */
export function followAnalysis(
  table: string,
  language: string,
  found: (analysis: Analysis) => void,
  failed: (error: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = true;
  async function look(): Promise<void> {
    try {
      const now = await api.analysis(table, language);
      if (!current) return;
      found(now);
      if (!isWhole(now) && (now.of === 0 || now.done < now.of)) timer = setTimeout(() => void look(), AGAIN);
    } catch (error) {
      if (current) failed(error);
    }
  }
  void look();
  return () => {
    current = false;
    clearTimeout(timer);
  };
}
