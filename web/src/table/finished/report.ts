import type { Seen } from "@/generated/protocol";

/** What a report says besides the game. */
export interface ReportForm {
  version: string;
  expected: string;
  step: number;
  language: string;
}

/**
 * A report as a file that `discovery replay` reads: the whole record of a finished game, or of a running one what the
 * reader's seat may know. It holds no secret link.
 */
export const reportOf = (form: ReportForm, game: { record: string } | { seen: Seen }): string =>
  JSON.stringify(
    {
      report: 1,
      version: form.version,
      expected: form.expected,
      step: form.step,
      browser: {
        width: innerWidth,
        height: innerHeight,
        pixels: devicePixelRatio,
        language: form.language,
        agent: navigator.userAgent,
      },
      record: "record" in game ? game.record : "",
      seen: "seen" in game ? game.seen : null,
    },
    null,
    1,
  );
