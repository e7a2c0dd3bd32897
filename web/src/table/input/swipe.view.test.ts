import { afterEach, expect, test } from "vitest";
import { swiping } from "./swipe";

let ended = (): void => undefined;
let seen: number[] = [];

afterEach(() => {
  ended();
  seen = [];
});

/** An element over which a finger may be drawn. */
function swiped(axis: "across" | "down"): HTMLElement {
  document.body.innerHTML = "<p></p>";
  const element = document.querySelector<HTMLElement>("p")!;
  ended = swiping(axis, (way) => seen.push(way))(element);
  return element;
}

/** Draw a finger from one place to another one. */
function draw(element: HTMLElement, x: number, y: number, kind = "touch", between = ""): void {
  for (const [name, at] of [
    ["pointerdown", [0, 0]],
    [between, [0, 0]],
    ["pointerup", [x, y]],
  ] as const) {
    if (name === "") continue;
    const event = new MouseEvent(name, { bubbles: true, clientX: at[0], clientY: at[1] });
    element.dispatchEvent(Object.assign(event, { pointerType: kind, isPrimary: true }));
  }
}

test("a finger that is drawn to the left asks for what comes next, to the right for what came before", () => {
  const element = swiped("across");
  draw(element, -90, 10);
  draw(element, 90, -10);
  expect(seen).toEqual([1, -1]);
});

test("down is down, and up is nothing", () => {
  const element = swiped("down");
  draw(element, 10, 90);
  draw(element, 10, -90);
  expect(seen).toEqual([1]);
});

test("a tap, a slanting way, a mouse and what the browser takes over as scrolling are no swipes", () => {
  const element = swiped("across");
  draw(element, -10, 0);
  draw(element, -60, 50);
  draw(element, -90, 0, "mouse");
  draw(element, -90, 0, "touch", "pointercancel");
  expect(seen).toEqual([]);
});

test("nothing is heard once it is over", () => {
  const element = swiped("across");
  ended();
  draw(element, -90, 0);
  expect(seen).toEqual([]);
  expect(element.style.touchAction).toBe("");
});
