/** A span of milliseconds as a clock shows it: `1:05:09` or `5:09`; a second that has begun counts whole. */
export function face(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A moment as a date with its hour, in the reader's own time. */
export const dateOf = (moment: number, language: string, zone?: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(moment);
