import { FluentBundle, type FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { unpacked } from "../src/kit/i18n.ts";
import { languageNames } from "./pageTexts.ts";
import { parsed } from "./texts.ts";

test("messages that were read when the client was built say the same", () => {
  const sources = [
    "# a remark\nhello = Hello, { $name }!\n    .title = Greeting\n",
    "cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n",
  ];
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource({ body: unpacked(JSON.parse(parsed(sources))) } as FluentResource);
  const say = (id: string, args = {}): string => bundle.formatPattern(bundle.getMessage(id)!.value!, args);
  expect(say("hello", { name: "Ann" })).toBe("Hello, Ann!");
  expect(bundle.getMessage("hello")!.attributes["title"]).toBe("Greeting");
  expect([say("cards", { n: 1 }), say("cards", { n: 3 })]).toEqual(["one card", "3 cards"]);
});

test("what a language lacks is said in English, message by message and attribute by attribute", () => {
  const made = parsed(["b = Xb\n"], () => true, ["a = A\n    .text = first\n", "b = B\n    .text = second\n"]);
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource({ body: unpacked(JSON.parse(made)) } as FluentResource);
  const { value, attributes } = bundle.getMessage("b")!;
  expect([bundle.getMessage("a")!.value, value, attributes["text"]]).toEqual(["A", "Xb", "second"]);
});

test("the languages are those whose folders name them, English first", () => {
  const found = languageNames();
  expect(Object.keys(found)[0]).toBe("en");
  expect(found).toMatchObject({ en: "English", de: "Deutsch", fr: "Français" });
});
