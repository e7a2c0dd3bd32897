import { afterEach, expect, test, vi } from "vitest";
import { api, FaultError } from "@/shell/api";
import type { ChanceCheck } from "@/generated/protocol";
import { language, t, type Language } from "@/kit/i18n";
import { button, press, render, settled, words } from "@/testing/render";
import { speaking } from "@/testing/texts";
import ChanceButton from "./ChanceButton.svelte";
import type { Draw } from "./draws";
import ChanceDialog from "./ChanceDialog.svelte";

const commitment = `sha256:0123456789abcdef${"0".repeat(48)}`;
const key = "f".repeat(64);
const sound: ChanceCheck = { commitment, key, sound: true, draws: 3, line: 0 };
const dialog = (given: object) =>
  render(ChanceDialog, {
    table: "t",
    chance: { commitment, key: "" },
    closed: false,
    check: null,
    file: "discovery-t.txt",
    draws: null,
    shown: 0,
    ongo: () => undefined,
    onclose: () => undefined,
    ...given,
  });

afterEach(() => vi.restoreAllMocks());

test("a table without a commitment has no button", () => {
  expect(words(render(ChanceButton, { table: "t", chance: { commitment: "", key: "" } }))).toBe("");
});

test("the button says what it leads to, and how the commitment begins", () => {
  render(ChanceButton, { table: "t", chance: { commitment, key: "" } });

  expect(button("Fair dice").getAttribute("aria-haspopup")).toBe("dialog");
  expect(button("Fair dice").title).toBe("Fair dice · 01234567…");
});

test("before the end the commitment is shown, the key is secret and nothing is asked of the server", async () => {
  const asked = vi.spyOn(api, "chance");
  const page = dialog({});
  await settled();

  expect(words(page.querySelector("dl"))).toBe(`Commitment ${commitment} Key secret until the game is over`);
  expect(words(page.querySelector("[role=status]"))).toBe("");
  expect(asked).not.toHaveBeenCalled();
});

test("a closed game keeps its key", () => {
  expect(words(dialog({ closed: true }).querySelector("dl"))).toContain("not told");
});

test("at the end the server checks, and says what it found", async () => {
  vi.spyOn(api, "chance").mockResolvedValue(sound);
  const page = dialog({ chance: { commitment, key } });
  expect(words(page.querySelector("[role=status]"))).toBe("The server is checking…");
  await settled();

  expect(words(page.querySelector("dl"))).toContain(key);
  expect(words(page.querySelector("[role=status]"))).toBe("Checked: the shuffle and all 3 draws follow from the key.");
});

test("a replay that was checked as it was read is not checked again", async () => {
  const asked = vi.spyOn(api, "chance");
  const page = dialog({ chance: sound, check: { ...sound, sound: false, line: 12 } });
  await settled();

  expect(asked).not.toHaveBeenCalled();
  expect(words(page.querySelector("[role=status]"))).toBe("Line 12 of the record does not follow from the key.");
});

test("a check that could not be made says why", async () => {
  vi.spyOn(api, "chance").mockRejectedValue(
    new FaultError({ code: "too-many", rule: "", message: "Too many requests.", line: 0 }),
  );
  const page = dialog({ chance: { commitment, key } });
  await settled();

  expect(words(page)).toContain("Too many requests.");
  expect(words(page.querySelector("[role=status]"))).toBe("");
});

test.each<[Language, string, string]>([
  ["en", "What this proves", "What it does not prove"],
  ["fr", "Ce que cela prouve", "Ce que cela ne prouve pas"],
])("in %s it tells what is proved and what is not", (spoken, proved, open) => {
  t.set(speaking(spoken));
  language.set(spoken);
  const titles = [...dialog({}).querySelectorAll("h3")].map(words);
  language.set("en");

  expect(titles.slice(0, 2)).toEqual([proved, open]);
});

test("the draws of a replay lead to their steps, and one that was asked for has the focus", async () => {
  const all = [
    { number: 1, step: 4 },
    { number: 2, step: 9 },
  ];
  const draws = { all, lineOf: ({ step }: Draw) => `Ann: line ${step}`, show: () => undefined, ongo: () => undefined };
  const ongo = vi.fn();
  const page = dialog({ draws, shown: 2, ongo });
  await settled();

  expect(words(page.querySelector("summary"))).toBe("All 2 draws, in the order of the game");
  expect(document.activeElement).toBe(button("Draw 2, step 9 of the game: Ann: line 9"));
  await press(button("Draw 1, step 4 of the game: Ann: line 4"));
  expect(ongo).toHaveBeenCalledWith(all[0]);
});

test("it is closed by its button", async () => {
  const onclose = vi.fn();
  dialog({ onclose });
  await press(button("Close"));

  expect(onclose).toHaveBeenCalled();
});
