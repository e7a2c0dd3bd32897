import { signed } from "@/kit/signed";

/** What changes by so much, as it is printed: with a plus as well, so that it does not read as what there is then. */
export const changeOf = (by: number): string => (by > 0 ? `+${by}` : signed(by));
