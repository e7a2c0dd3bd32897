const UNITS = [
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A time as it is read out, in hours, minutes and seconds: "1 minute, 5 seconds"; a second that has begun counts whole. */
export function spokenTime(seconds: number, language: string): string {
  let left = Math.max(0, Math.ceil(seconds));
  const parts = UNITS.flatMap(([unit, length]) => {
    const number = Math.floor(left / length);
    left -= number * length;
    return number === 0 ? [] : [said(number, unit, language)];
  });
  return parts.length === 0 ? said(0, "second", language) : parts.join(", ");
}

const said = (number: number, unit: string, language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(number);
