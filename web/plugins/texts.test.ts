import { FluentBundle, type FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { parsed } from "./texts.ts";

test("messages that were read when the client was built say the same", () => {
  const sources = [
    "# a remark\nhello = Hello, { $name }!\n    .title = Greeting\n",
    "cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n",
  ];
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource({ body: JSON.parse(parsed(sources)) } as FluentResource);
  const say = (id: string, args = {}): string => bundle.formatPattern(bundle.getMessage(id)!.value!, args);
  expect(say("hello", { name: "Ann" })).toBe("Hello, Ann!");
  expect(bundle.getMessage("hello")!.attributes["title"]).toBe("Greeting");
  expect([say("cards", { n: 1 }), say("cards", { n: 3 })]).toEqual(["one card", "3 cards"]);
});
