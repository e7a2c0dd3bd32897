import type { SurvivalPosition } from "@/generated/games/discover";

/** The project named by its own id or by the item that it makes; undefined for anything else. */
export const projectOf = (
  { projects }: Pick<SurvivalPosition, "projects">,
  name: string | undefined,
): SurvivalPosition["projects"][number] | undefined => projects.find(({ id, item }) => id === name || item === name);
