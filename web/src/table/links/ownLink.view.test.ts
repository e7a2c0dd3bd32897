import { expect, test, vi } from "vitest";
import { LANGUAGES, t } from "@/kit/i18n";
import { render, press, words } from "@/testing/render";
import { speaking } from "@/testing/texts";
import OwnLink from "./OwnLink.svelte";

/** A message with its spaces as `words` tells them. */
const said = (tag: string, id: string): string => speaking(tag)(id).replace(/\s+/g, " ");

test.each(LANGUAGES)(
  "one press copies and shows one's own link as it is by now, and says whose it is (%s)",
  async (tag) => {
    t.set(speaking(tag));
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    location.hash = "#/play/first";
    const page = render(OwnLink, {});
    location.hash = "#/play/second";
    expect(page.querySelector("input")).toBeNull();
    await press(page.querySelector("button")!);
    const link = page.querySelector("input")!.value;
    expect(link).toMatch(/#\/play\/second$/);
    expect(written).toHaveBeenCalledWith(link);
    expect(words(page.querySelector("[role=status]"))).toBe(said(tag, "link-copied-own"));
    expect(words(page.querySelector("button"))).toBe(said(tag, "link-back"));
  },
);
