/** A number of points as it is printed: below nothing with a minus, not with a hyphen. */
export const signed = (number: number | null): string =>
  number !== null && number < 0 ? `−${-number}` : `${number ?? ""}`;

/** A change as it is printed: a gain with a plus, so that it does not read as what there is then. */
export const changeOf = (by: number): string => (by > 0 ? `+${by}` : signed(by));
