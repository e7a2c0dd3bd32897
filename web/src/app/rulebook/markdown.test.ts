import { describe, expect, test } from "vitest";
import { blocks, spans } from "./markdown";

describe("the rule book's Markdown", () => {
  test("has strong words and links to rules", () => {
    expect(spans("**Place** as A07 says.")).toEqual([
      { kind: "strong", text: "Place" },
      { kind: "text", text: " as " },
      { kind: "rule", text: "A07" },
      { kind: "text", text: " says." },
    ]);
  });

  test("has paragraphs and lists, and HTML stays text", () => {
    expect(blocks("One\nline.\n\n- a\n- <b>b</b>")).toEqual([
      { kind: "paragraph", spans: [{ kind: "text", text: "One line." }] },
      { kind: "list", items: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "<b>b</b>" }]] },
    ]);
  });
});
