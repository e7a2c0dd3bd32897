import type { SignalInfo } from "@/generated/protocol";

const STEP = "step:";

/** The step that somebody looks at. */
export const lookOf = ({ told }: Pick<SignalInfo, "told">): number => Number((told[0] ?? "").slice(STEP.length));

/** The look that was told last. */
export const latest = (looks: readonly SignalInfo[]): SignalInfo | null =>
  looks.reduce<SignalInfo | null>((last, one) => (last !== null && last.number > one.number ? last : one), null);

/** What is told of a look: the step, then what was marked there. */
export const toldOf = (step: number, marks: readonly string[]): string[] => [`${STEP}${step}`, ...marks];

/** What is marked at a step, as people point at things at a table: one thing, or several in their order. */
export const marksAt = (looks: readonly SignalInfo[], step: number): SignalInfo[] =>
  looks
    .filter((look) => lookOf(look) === step && look.told.length > 1)
    .map((look) => ({ ...look, kind: look.told.length > 2 ? "plan" : "point", told: look.told.slice(1) }));
