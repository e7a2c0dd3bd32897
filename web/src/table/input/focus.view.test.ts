import { beforeAll, beforeEach, expect, test } from "vitest";
import { keepFocus } from "./focus";

beforeAll(keepFocus);

beforeEach(() => {
  document.body.innerHTML = `<main>
    <p id="prompt" tabindex="-1"></p>
    <section id="actions" tabindex="-1"><button id="collect"></button><button id="rest"></button></section>
    <button id="end"></button>
  </main>`;
});

const at = (id: string): HTMLElement => document.getElementById(id)!;
const focused = (): string => document.activeElement?.id ?? "";
/** Until what has changed is on the screen. */
const drawn = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));

test("when what had the focus vanishes, the place that it was in has it, else the question", async () => {
  at("collect").focus();
  at("collect").remove();
  await drawn();
  expect(focused()).toBe("actions");
  at("end").focus();
  at("end").remove();
  await drawn();
  expect(focused()).toBe("prompt");
});

test("a question that comes later has it then, and not while the table is busy", async () => {
  at("end").focus();
  document.body.innerHTML = "";
  await drawn();
  expect(focused()).toBe("");
  document.body.innerHTML = '<main aria-busy="true"><p id="prompt" tabindex="-1"></p></main>';
  await drawn();
  expect(focused()).toBe("");
  document.querySelector("main")!.removeAttribute("aria-busy");
  await drawn();
  expect(focused()).toBe("prompt");
});

test("who looks after it before the next frame, and who takes it away themselves, is left alone", async () => {
  at("collect").focus();
  at("collect").remove();
  queueMicrotask(() => at("rest").focus());
  await drawn();
  expect(focused()).toBe("rest");
  document.body.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  at("rest").remove();
  await drawn();
  expect(focused()).toBe("");
});
