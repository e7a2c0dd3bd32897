import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { TaughtPupil } from "@/generated/protocol";
import { render } from "@/testing/render";
import PupilRow from "./PupilRow.svelte";

test("a name that is being typed stays when the page has asked again, until the pupil has another name", () => {
  const waits: TaughtPupil = { number: 1, name: "Otter", board: 1, waits: true };
  const asked = $state({ pupil: waits });
  const page = render(PupilRow, {
    get pupil() {
      return asked.pupil;
    },
    boards: [1],
    onchange: () => undefined,
  });
  const field = page.querySelector("input");
  if (field === null) throw new Error("no field");
  field.value = "Unicorn";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  asked.pupil = { ...waits, board: 2 };
  flushSync();
  expect(field.value).toBe("Unicorn");

  asked.pupil = { ...waits, name: "Badger" };
  flushSync();
  expect(field.value).toBe("Badger");
});
