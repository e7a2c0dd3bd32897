/** A number of points as it is printed: below nothing with a minus, not with a hyphen. */
export const signed = (number: number | null): string =>
  number !== null && number < 0 ? `−${-number}` : `${number ?? ""}`;
