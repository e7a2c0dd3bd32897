import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyNow, Newest } from "./polling";

let hidden = false;
const see = (seen: boolean): void => {
  hidden = !seen;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  hidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it looks at once, and again after each answer", async () => {
  const look = vi.fn(async () => new Promise<void>((done) => setTimeout(done, 30)));
  const end = everyNow(look, 100);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(129);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(look).toHaveBeenCalledTimes(2);
});

test("it rests while nobody sees the page, and looks as soon as somebody does", async () => {
  const look = vi.fn(async () => Promise.resolve());
  const end = everyNow(look, 100);
  await vi.advanceTimersByTimeAsync(0);
  see(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(look).toHaveBeenCalledTimes(1);
  see(true);
  expect(look).toHaveBeenCalledTimes(2);
  end();
  see(true);
  expect(look).toHaveBeenCalledTimes(2);
});

test("an answer is no news any more where something was asked or learned after it was asked for", () => {
  const newest = new Newest();
  const look = newest.begin();
  expect(look()).toBe(true);
  const change = newest.begin();
  expect([look(), change()]).toEqual([false, true]);
});
