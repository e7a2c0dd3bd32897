import { decksOf, sharedBy } from "@/games";
import type { Catalogue, Fault } from "@/generated/protocol";
import { language } from "@/kit/i18n";
import { faultOf } from "@/kit/faults";
import { enterTable } from "@/table/seats/enterTable";
import { usualProgram } from "@/table/seats/programs";
import { api } from "./api";
import { preferences } from "./appState";

/** Make a table of a game against a program as it is usually played, and go there; a fault where that fails. */
export async function startGame(catalogue: Catalogue, game: string): Promise<Fault | null> {
  const plan = {
    game,
    deck: decksOf(catalogue, game)[0]?.id ?? "",
    options: [],
    seats: [
      { kind: "me" as const, name: preferences.value.name, program: "" },
      { kind: "program" as const, name: "", program: usualProgram(sharedBy(catalogue, game)) },
    ],
    leaving: "discard" as const,
    turn_seconds: 0,
    language: language.value,
  };
  try {
    enterTable(await api.create(plan, language.value), plan);
    return null;
  } catch (error) {
    return faultOf(error);
  }
}
