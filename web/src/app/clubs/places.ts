/** Where somebody is on the pages of clubs, by what stands behind `#/club/`. */
export type Place = { at: "mine" } | { at: "door"; code: string } | { at: "club" | "table" | "contest"; club: string };

/** Six letters are a code to join, however they are written. */
const CODE = /^[A-Za-z]{6}$/;

export function placeOf(address: string): Place {
  const [first = "", more = ""] = address.split("/");
  if (first === "") return { at: "mine" };
  if (CODE.test(first)) return { at: "door", code: first.toUpperCase() };
  return { at: more === "table" || more === "contest" ? more : "club", club: first };
}

/** The letters of a code as somebody has typed it, with whatever lies between them. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, "");
