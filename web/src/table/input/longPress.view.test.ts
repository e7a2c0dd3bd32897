import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onLongPress } from "./longPress";

let held: string[] = [];
let pressed = 0;
let stop: () => void;
const card = (): HTMLElement => document.querySelector<HTMLElement>("#fire")!;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button id="fire"></button><p></p>';
  [held, pressed] = [[], 0];
  card().addEventListener("click", () => (pressed += 1));
  stop = onLongPress("button", (element) => held.push(element.id));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** What a finger does, as far as it is asked for. */
function finger(name: string, x = 0, type = "touch"): void {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX: x });
  Object.assign(event, { pointerType: type, isPrimary: true });
  card().dispatchEvent(event);
}

test("a finger that rests on a card holds it, and lifting it chooses nothing", () => {
  finger("pointerdown");
  vi.advanceTimersByTime(600);
  expect(held).toEqual(["fire"]);
  finger("pointerup");
  finger("click");
  expect(pressed).toBe(0);
  finger("click");
  expect(pressed).toBe(1);
});

test("a short tap, a finger that moves on and a mouse hold nothing", () => {
  finger("pointerdown");
  vi.advanceTimersByTime(200);
  finger("pointerup");
  finger("pointerdown");
  finger("pointermove", 30);
  vi.advanceTimersByTime(600);
  finger("pointerdown", 0, "mouse");
  vi.advanceTimersByTime(600);
  expect(held).toEqual([]);
  finger("click");
  expect(pressed).toBe(1);
});

test("the right button and the menu key hold a card; with Shift, and elsewhere, the browser's own menu comes", () => {
  const menu = (on: Element, how: MouseEventInit): boolean =>
    on.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, ...how }));
  expect(menu(card(), { button: 2 })).toBe(false);
  expect(menu(card(), { button: 0, shiftKey: true })).toBe(false);
  expect(menu(card(), { button: 2, shiftKey: true })).toBe(true);
  expect(menu(document.querySelector("p")!, { button: 2 })).toBe(true);
  expect(held).toEqual(["fire", "fire"]);
});
