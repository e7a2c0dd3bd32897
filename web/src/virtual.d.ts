declare module "virtual:pictures" {
  /** The outline of each card's picture by the card's id: the `d` of an SVG path in a box of 512 x 512. */
  const outlines: Readonly<Record<string, string>>;
  export default outlines;
}
