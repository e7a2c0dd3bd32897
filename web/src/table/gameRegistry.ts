import type { Catalogue, Printed } from "@/generated/protocol";
import type { GameHelp, GameModule } from "./game";

/** What a table asks of the families of games, which lie on a floor above: the page brings it along when it starts. */
export interface GameRegistry {
  /** Load what plays a game; fails where its script cannot be had. */
  loadGame(game: string): Promise<GameModule>;
  /** Load the keys and signs of some families. */
  loadHelp(families: readonly string[]): Promise<GameHelp[]>;
  /** Load what a family says at its tables; the first one's comes with what any table says. */
  loadTableTexts(game: string): Promise<void>;
  /** Load what the lessons of some families say. */
  loadLessons(families: readonly string[]): Promise<void>;
  /** Whether the tables of a family lead a newcomer through the beginning of a game. */
  guides(family: string): boolean;
  /** What new games of a game's family can be played with. */
  decksOf(catalogue: Catalogue, game: string): Printed[];
}

let provided: GameRegistry | undefined;

/** Say what families there are, before any page is asked for. */
export const provideGames = (registry: GameRegistry): void => void (provided = registry);

/** What families there are. */
export function games(): GameRegistry {
  if (provided === undefined) throw new Error("the page was given no games");
  return provided;
}
