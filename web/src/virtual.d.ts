declare module "virtual:pictures" {
  /** The outline of each picture by the name of its icon: the `d` of an SVG path in a box of 512 x 512. */
  const outlines: Readonly<Record<string, string>>;
  export default outlines;
}
