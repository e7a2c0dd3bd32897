import type { GameHelp, GameModule } from "@/table/game";

/** The part of the start page that shows what is played. */
export { default as HomePictures } from "./discovery/HomePictures.svelte";

interface Family {
  module(): Promise<GameModule>;
  help(): Promise<GameHelp>;
}

/** The family whose games have no family before their key. */
const FIRST = "evolution";

/** The families of games by their key. Everything outside `games/` reaches them through this file only. */
const FAMILIES: Readonly<Record<string, Family>> = {
  [FIRST]: {
    // what `open` makes is what the family's own views are given, so their narrower types are safe
    module: async () => (await import("./discovery/game")).default as unknown as GameModule,
    help: async () => (await import("./discovery/help")).default,
  },
};

/** The family of a game by the game's key: `family:game`, or `game` in the first family. */
export const familyOf = (game: string): string => (game.includes(":") ? game.slice(0, game.indexOf(":")) : FIRST);

function family(game: string): Family {
  const found = FAMILIES[familyOf(game)];
  if (found === undefined) throw new Error(`this page has no game ${game}`);
  return found;
}

/** Load what plays a game; fails where its script cannot be had. */
export const loadGame = async (game: string): Promise<GameModule> => family(game).module();

/** Load the keys and signs of all families. */
export const loadHelp = (): Promise<GameHelp[]> => Promise.all(Object.values(FAMILIES).map((one) => one.help()));
