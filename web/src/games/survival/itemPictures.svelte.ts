import { arriving } from "@/kit/pendingParts";

let outlines = $state.raw<Readonly<Record<string, string>>>({});

// Items can be told by their names until the pictures are there, and where they cannot be had.
void arriving(import("virtual:pictures/items")).then(
  (found) => (outlines = found.default),
  () => undefined,
);

/** The outline of an item in a box of 512 x 512, `undefined` for what has no picture of its own. */
export const itemPicture = (id: string): string | undefined => (Object.hasOwn(outlines, id) ? outlines[id] : undefined);
