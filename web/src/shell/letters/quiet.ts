import type { QuietTime } from "@/generated/protocol";

export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);
/** What is proposed to whoever wants quiet hours. */
export const NIGHT = { begins: 22, ends: 7 };

/** The reader's time zone, as their system names it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export const hasHours = (quiet: QuietTime): boolean => quiet.begins !== quiet.ends;

export const noHours = (): QuietTime => ({ begins: 0, ends: 0, zone: ownZone() });

/** A full hour, as every language of the page writes it on a clock of 24 hours. */
export const clock = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
