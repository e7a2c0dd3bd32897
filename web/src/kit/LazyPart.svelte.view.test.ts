import { flushSync, mount, unmount, type Component } from "svelte";
import { expect, test, vi } from "vitest";
import { settled } from "@/testing/render";
import LazyPart from "./LazyPart.svelte";

interface Given {
  line: string;
  step: number;
}

/** A part that is given these two things, as soon as it is there. */
async function shows(part: Component<Given>, given: Given): Promise<object> {
  const shown = mount(LazyPart<Given>, {
    target: document.body,
    props: {
      load: () => Promise.resolve(part),
      get line() {
        return given.line;
      },
      get step() {
        return given.step;
      },
    },
  });
  await settled();
  return shown;
}

test("a part hears of what changes for it, and of nothing else", async () => {
  const given = $state({ line: "here", step: 1 });
  const heard: string[] = [];
  const part: Component<Given> = (_, props) => {
    $effect(() => void heard.push(props.line));
    return {};
  };
  const shown = await shows(part, given);
  given.step = 2;
  flushSync();
  expect(heard).toEqual(["here"]);
  given.line = "there";
  flushSync();
  expect(heard).toEqual(["here", "there"]);
  await unmount(shown);
});

test("whoever is late may still ask a part that is gone for what it was given", async () => {
  const warned = vi.spyOn(console, "warn");
  const given = $state({ line: "here", step: 1 });
  let late = (): number => 0;
  const part: Component<Given> = (_, props) => {
    late = () => props.step;
    return {};
  };
  const shown = await shows(part, given);
  await unmount(shown);
  given.step = 2;
  expect(late()).toBe(2);
  expect(warned).not.toHaveBeenCalled();
});

test("a part that has arrived once stands at once when it is shown again", async () => {
  let made = 0;
  const part: Component<object> = () => {
    made += 1;
    return {};
  };
  const load = (): Promise<Component<object>> => Promise.resolve(part);
  const target = document.body;
  const first = mount(LazyPart, { target, props: { load } });
  await settled();
  await unmount(first);
  expect(made).toBe(1);
  const again = mount(LazyPart, { target, props: { load } });
  flushSync();
  expect(made).toBe(2);
  await unmount(again);
});
