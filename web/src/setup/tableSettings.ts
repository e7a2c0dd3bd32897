import { CONDUCT, type Conduct } from "@/generated/words";

/** How a table is kept, as a plan or a table says it; what it does not say is as usual. */
export function conductOf(source: { readonly [K in keyof Conduct]?: unknown }): Conduct {
  const keys = Object.keys(CONDUCT) as (keyof Conduct)[];
  return Object.fromEntries(keys.map((key) => [key, source[key] ?? CONDUCT[key]])) as unknown as Conduct;
}

/** The same without numbers that are still being typed. */
export function settled(conduct: Conduct): Conduct {
  const number = (value: number | null, usual: number): number =>
    value === null || Number.isNaN(value) ? usual : value;
  return {
    ...conduct,
    window_hours: number(conduct.window_hours, CONDUCT.window_hours),
    delay_steps: number(conduct.delay_steps, CONDUCT.delay_steps),
  };
}
