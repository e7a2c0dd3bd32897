import type { GameFamily } from "@/generated/protocol";
import type { Translate } from "@/kit/i18n";

/** A program's name for people; one that only this server knows goes by its own. */
export function programName(t: Translate, program: string): string {
  const id = `program-${program}`;
  const name = t(id);
  return name === id ? program : name;
}

/** The name with a plain word beside it: "Level 3 · intermediate". */
export function programLabel(t: Translate, program: string): string {
  const word = plainWord(t, program);
  return word === "" ? programName(t, program) : `${programName(t, program)} · ${word}`;
}

/** What a seat's name leaves to say of its program: only the word where the name is the program's own, "Level 3" or "Level 3 B". */
function programNote(t: Translate, program: string, seat: string, brief: boolean): string {
  const name = programName(t, program);
  const own = seat === name || (seat.startsWith(`${name} `) && /^([A-Z]|\d+)$/.test(seat.slice(name.length + 1)));
  if (own) return plainWord(t, program);
  return brief ? name : programLabel(t, program);
}

/** What is said beside the name of a seat that a program plays: "Computer · intermediate", `brief` "intermediate". */
export const playedBy = (t: Translate, program: string, seat: string, brief = false): string =>
  [brief ? "" : t("kind-program"), programNote(t, program, seat, brief)].filter((part) => part !== "").join(" · ");

function plainWord(t: Translate, program: string): string {
  const id = `program-${program}.text`;
  const word = t(id);
  return word === id ? "" : word;
}

/** Those that are steps of one ladder, and all others. */
export function ladder(programs: readonly string[]): { levels: string[]; others: string[] } {
  const step = (program: string): boolean => /^level-\d+$/.test(program);
  return { levels: programs.filter(step), others: programs.filter((program) => !step(program)) };
}

const USUAL = ["level-3", "greedy"];

/** The program that a seat plays when none was chosen: a friendly one. */
export const usualProgram = ({ programs }: Pick<GameFamily, "programs">): string =>
  USUAL.find((program) => programs.includes(program)) ?? programs[0] ?? "";
