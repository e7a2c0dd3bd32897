import type { SurvivalContent } from "@/generated/games/discover";
import type { Catalogue, Printed } from "@/generated/protocol";
import { addTexts, lazyWithTexts } from "@/kit/i18n";
import { familyOf, FIRST } from "@/shell/families";
import type { GameHelp, GameModule } from "@/table/game";
import type { GameRegistry } from "@/table/gameRegistry";
import texts from "virtual:texts";
import { eras } from "./discovery/eras";
import type { Scene } from "./scene";

export type { Scene } from "./scene";

/** The part of the start page that shows what is played. */
export { default as HomePictures } from "./discovery/HomePictures.svelte";

interface Family {
  /** Its table leads a newcomer through the beginning of a game. */
  guides?: boolean;
  /** Load a small drawing for each of its games. */
  scenes?(): Promise<Readonly<Record<string, Scene>>>;
  module(): Promise<GameModule>;
  help(): Promise<GameHelp>;
  /** Most servers offer it, so what it is called is asked for together with what the server offers. */
  usual?: boolean;
  /** The package whose folder `texts` holds what the form says of its games; the first family's messages come with those of any game. */
  texts?: string;
  /** The numbers of a deck from which an option takes a range, see `OptionInfo.value`. */
  numbers?(deck: Printed): number[];
  /** Whether a deck is only there for tables and records that have it. */
  earlier?(deck: Printed): boolean;
}

/**
 * The families of games by their key. The floors above reach them through this file only, a table through `registry`. What a
 * family's `open` makes is what its own views are given, so their narrower types are safe.
 */
const FAMILIES: Readonly<Record<string, Family>> = {
  [FIRST]: {
    scenes: async () => (await import("./discovery/scenes")).SCENES,
    module: async () => (await import("./discovery/game")).default as unknown as GameModule,
    help: async () => (await import("./discovery/help")).default,
    numbers: eras,
  },
  discover: {
    guides: true,
    usual: true,
    scenes: async () => (await import("./survival/scenes")).SCENES,
    module: lazyWithTexts(withTable("survival", async () => (await import("./survival/game")).default)),
    help: withTable("survival", async () => (await import("./survival/help")).default),
    texts: "survival",
    earlier: (deck) => (deck as SurvivalContent).earlier,
  },
  walk: {
    module: lazyWithTexts(withTable("hexwalk", async () => (await import("./walk/game")).default)),
    help: withTable("hexwalk", async () => (await import("./walk/help")).default),
    texts: "hexwalk",
  },
};

/** What loads a part of a family's page, together with what its package says at a table. */
function withTable<T>(name: string, part: () => Promise<unknown>): () => Promise<T> {
  return async () => (await Promise.all([part(), addTexts([texts[`${name}/table`]!])]))[0] as T;
}

function family(game: string): Family {
  const found = FAMILIES[familyOf(game)];
  if (found === undefined) throw new Error(`this page has no game ${game}`);
  return found;
}

/** Load what plays a game; fails where its script cannot be had. */
export const loadGame = async (game: string): Promise<GameModule> => family(game).module();

/** Load the drawings of the games of some families, by the games' keys. */
export const loadScenes = async (keys: readonly string[]): Promise<Record<string, Scene>> =>
  Object.assign({}, ...(await Promise.all(keys.map((key) => FAMILIES[key]?.scenes?.()))));

/** Load the page on which decks are made, and the way back to it from a table. */
export const loadWorkshop = () => import("./discovery/workshop/page");

/** Load the page that follows a game with real cards. */
export const loadCompanion = () => import("./discovery/companion/page");

/** Load the page that shows all discoveries in the order of time. */
export const loadTimeline = () => import("./discovery/timeline/page");

/** Load the words of some families' games, as the start page and the form say them. */
const loadWords = (families: readonly Family[]): Promise<void> =>
  addTexts(families.map((one) => texts[one.texts ?? ""]).filter((one) => one !== undefined));

export const loadUsualWords = (): Promise<void> => loadWords(Object.values(FAMILIES).filter((one) => one.usual));

/** What this page can play of what a server offers, once the words of those games are there. */
export async function playable(catalogue: Catalogue): Promise<Catalogue> {
  const families = catalogue.families.filter(({ key }) => key in FAMILIES);
  await loadWords(families.map(({ key }) => FAMILIES[key]!));
  return { ...catalogue, families, games: catalogue.games.filter(({ key }) => familyOf(key) in FAMILIES) };
}

/** What new games of a game's family can be played with. */
export const decksOf = (catalogue: Catalogue, game: string): Printed[] =>
  catalogue.decks.filter((deck) => deck.family === familyOf(game) && FAMILIES[deck.family]?.earlier?.(deck) !== true);

/** The numbers of a deck from which an option takes a range. */
export const numbersOf = (deck: Printed): number[] => FAMILIES[deck.family]?.numbers?.(deck) ?? [];

/** What a table asks of the families. */
export const registry: GameRegistry = {
  loadGame,
  decksOf,
  loadHelp: (keys) => Promise.all(keys.map((key) => FAMILIES[key]!.help())),
  loadTableTexts: (game) => addTexts([texts[`${family(game).texts}/table`] ?? texts["late"]!]),
  loadLessons: (keys) =>
    addTexts(keys.map((key) => texts[`${FAMILIES[key]?.texts ?? key}/lessons`]).filter((one) => one !== undefined)),
  guides: (key) => FAMILIES[key]?.guides === true,
};
