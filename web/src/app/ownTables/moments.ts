/** A moment as one reads it. */
export const momentText = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** A moment as the messages are given it: on another `day` than today with its date. */
export function moment(at: number, language: string): { day: string; at: string } {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(at);
  return today ? { day: "today", at: time } : { day: "other", at: momentText(at, language) };
}
