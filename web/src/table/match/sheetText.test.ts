import { expect, test } from "vitest";
import type { Language } from "@/kit/i18n";
import { speaking } from "@/testing/texts";
import { nextText, overText } from "./sheetText";

const won = (language: Language, me: string | undefined, ...leaders: string[]): string =>
  overText({ leaders }, me, new Intl.ListFormat(language), speaking(language));
const next = (language: Language, me: string | undefined): string =>
  nextText({ games: 1, seats: ["Player", "Bo"] }, me, speaking(language));

test("whoever begins the next game is addressed, or named to the others", () => {
  expect(["en", "de", "fr"].map((language) => next(language, "Player"))).toEqual([
    "You begin game 2.",
    "Du beginnst Partie 2.",
    "Vous commencez la partie 2.",
  ]);
  expect([next("en", "Bo"), next("en", undefined)]).toEqual(["Player begins game 2.", "Player begins game 2."]);
});

test("whoever has won the match is addressed, alone or beside others", () => {
  expect(["en", "de", "fr"].map((language) => won(language, "Player", "Player"))).toEqual([
    "The match is over. You have won it.",
    "Das Match ist vorbei. Du hast es gewonnen.",
    "Le match est terminé. Vous l’emportez.",
  ]);
  expect(won("en", "Player", "Bo", "Player")).toBe("The match is over. You share the first place with Bo.");
  expect(won("en", undefined, "Bo", "Player")).toBe("The match is over. Bo and Player share the first place.");
  expect(won("en", "Player", "Bo")).toBe("The match is over. Bo has won it.");
});
