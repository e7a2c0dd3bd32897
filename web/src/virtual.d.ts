declare module "virtual:pictures" {
  /** By the id of a deck, and for `families`, what loads the pictures: by the name of each icon the `d` of an SVG path in a box of 512 x 512. */
  const tables: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  export default tables;
}

declare module "virtual:pictures/items" {
  /** By the id of an item the `d` of an SVG path in a box of 512 x 512. */
  const outlines: Readonly<Record<string, string>>;
  export default outlines;
}

declare module "virtual:texts" {
  /** By language, what loads the messages of the page, those that come `late`, and by the name of its package those of a family, with `page/` before it those of a page that brings its own. */
  const texts: Readonly<Record<string, import("@/kit/i18n").Texts>>;
  export default texts;
  /** What each language calls itself, by its tag. */
  export const names: Readonly<Record<string, string>>;
  /** The languages that write 0 to 999 with the digits 0 to 9 and nothing else. */
  export const plainDigits: readonly string[];
}

declare module "*.css?url" {
  /** The address of a style sheet that is loaded by itself. */
  const address: string;
  export default address;
}
