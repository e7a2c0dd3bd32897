import { expect, test } from "vitest";
import { happening, names, steps } from "@/games/discovery/samples";
import { logTurns } from "@/games/discovery/text/log";
import { moveText } from "@/games/discovery/text/moveText";
import { LANGUAGES, type Arguments, type Language } from "@/kit/i18n";
import { plain } from "@/kit/text/markup";
import { speaking } from "@/testing/texts";

const OWN = "Spieler 7";
/** Every sentence that tells the reader's own seat apart, by the arguments that it takes. */
const TOLD: readonly string[] = [
  ...["end-won", "end-won-team", "log-turn", "replay-turn", "lead-points", "lead-left", "answer-points"],
  ...["analysis-account", "analysis-parts", "analysis-step", "analysis-saved", "analysis-lost-anyway", "chart-end"],
  ...["analysis-turn-choice", "analysis-turn-luck", "analysis-turn-dice", "analysis-turn-cards"],
  ...["undo-waits", "undo-log-asked", "undo-log-agreed", "undo-log-refused", "undo-log-withdrawn", "undo-log-undone"],
  ...["match-next", "match-over", "fork-hidden-anew", "fork-told-anew", "log-discarded-left", "window-object"],
  ...["discards-of", "hand-of-name", "move-exchange", "move-steal", "move-ask", "move-take"],
  ...["move-harvest-rob", "discover-move-name", "discover-move-attack", "discover-move-hand", "discover-move-loot"],
  ...["discover-move-rest-other", "discover-move-use-other", "discover-move-trade", "discover-move-share"],
  ...["discover-move-help", "discover-prompt-wait"],
];
const TO_THEM = [
  ...["supported", "shared", "traded", "gave", "named", "looted", "attacked", "proposed"].map(
    (kind) => `discover-log-${kind}`,
  ),
  "discover-log-named-first",
  "walk-log-objected",
];
const given = (change: Arguments): Arguments => ({
  name: OWN,
  other: "Bo",
  count: 1,
  number: 1,
  way: "down",
  ...change,
});

test.each(LANGUAGES)("a sentence about the reader's own seat does not name it, in %s", (language: Language) => {
  const t = speaking(language);
  for (const id of TOLD) {
    expect([id, t(id, given({ who: "me" }))]).not.toEqual([id, id]);
    expect(t(id, given({ who: "me" })), id).not.toContain(OWN);
  }
  for (const id of TO_THEM)
    expect(t(id, given({ who: "other", whom: "me", name: "Bo", other: OWN })), id).not.toContain(OWN);
});

test("the log of a replay addresses the reader, also where somebody does something to them", () => {
  const told = (language: Language): string[] =>
    logTurns(steps(happening("drew", 0, { card: "fire" }), happening("stolen", 1, { card: "fire", other: 0 })), names)
      .flatMap((turn) => turn.lines)
      .map((line) => plain(speaking(language)(line.message, line.args)));
  expect(told("en")).toEqual(["You draw FIRE.", "Bo takes FIRE from you."]);
  expect(told("de")[0]).toBe("Du ziehst FIRE.");
  expect(told("fr")[0]).toBe("Vous piochez FIRE.");
});

test("a move against the reader addresses them", () => {
  const said = (language: Language, viewer: number): string =>
    plain(moveText("steal Ann", { ...names, viewer, t: speaking(language) }));
  expect(LANGUAGES.map((language) => said(language, 0)).sort()).toEqual(
    ["Bei dir stehlen", "Steal from you", "Vous voler une carte"].sort(),
  );
  expect(said("en", 1)).toBe("Steal from Ann");
});
