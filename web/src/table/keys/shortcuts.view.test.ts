import { expect, test } from "vitest";
import { ALL_KEYS } from "@/games/discovery/board/keys";
import { shortcutOf } from "@/shell/shortcuts";
import { DEFAULTS } from "@/shell/storage";

/** What the letter of the hint stands for while a field of some type has the focus. */
function meantIn(type: string): string {
  const field = document.createElement("input");
  field.type = type;
  document.body.append(field);
  let meant = "";
  field.addEventListener("keydown", (event) => (meant = shortcutOf(event, ALL_KEYS, DEFAULTS)));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "h" }));
  field.remove();
  return meant;
}

test("a letter is a shortcut on a slider and on boxes, which take none, and a letter where somebody writes", () => {
  for (const type of ["range", "checkbox", "radio"]) expect([type, meantIn(type)]).toEqual([type, "hint"]);
  for (const type of ["text", "number", "search"]) expect([type, meantIn(type)]).toEqual([type, ""]);
});
