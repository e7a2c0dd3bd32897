declare module "virtual:pictures" {
  /** By the id of a deck, and for `families`, what loads the pictures: by the name of each icon the `d` of an SVG path in a box of 512 x 512. */
  const tables: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  export default tables;
}

declare module "virtual:texts" {
  /** By language, what loads the messages of the client. */
  const languages: Readonly<
    Record<"en" | "fr", () => Promise<{ default: import("@fluent/bundle").FluentResource["body"] }>>
  >;
  export default languages;
}
