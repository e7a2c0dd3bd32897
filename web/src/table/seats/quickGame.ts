import { familyOptions } from "@/shell/families";
import { games } from "@/table/gameRegistry";
import type { Catalogue, Fault } from "@/generated/protocol";
import { language } from "@/kit/i18n";
import { faultOf } from "@/kit/faults";
import { enterTable } from "./enterTable";
import { usualProgram } from "./programs";
import { api } from "@/shell/api";
import { preferences } from "@/shell/appState";

/** Make a table of a game against a program as it is usually played, and go there; a fault where that fails. */
export async function startGame(catalogue: Catalogue, game: string): Promise<Fault | null> {
  const plan = {
    game,
    deck: games().decksOf(catalogue, game)[0]?.id ?? "",
    options: [],
    seats: [
      { kind: "me" as const, name: preferences.value.name, program: "" },
      { kind: "program" as const, name: "", program: usualProgram(familyOptions(catalogue, game)) },
    ],
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
