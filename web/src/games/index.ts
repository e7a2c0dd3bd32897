import type { SurvivalContent } from "@/generated/games/discover";
import type { Catalogue, GameFamily, Printed } from "@/generated/protocol";
import { alsoSay, later, type Arguments, type Translate } from "@/kit/i18n";
import type { Scene } from "./scene";
import type { GameHelp, GameModule } from "@/table/game";
import texts from "virtual:texts";
import { eras } from "./discovery/eras";

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

/** The family whose games have no family before their key. */
const FIRST = "evolution";

/**
 * The families of games by their key. Everything outside `games/` reaches them through this file only. What a family's
 * `open` makes is what its own views are given, so their narrower types are safe.
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
    module: later(withTable("survival", async () => (await import("./survival/game")).default)),
    help: withTable("survival", async () => (await import("./survival/help")).default),
    texts: "survival",
    earlier: (deck) => (deck as SurvivalContent).earlier,
  },
  walk: {
    module: later(withTable("hexwalk", async () => (await import("./walk/game")).default)),
    help: withTable("hexwalk", async () => (await import("./walk/help")).default),
    texts: "hexwalk",
  },
};

/** What loads a part of a family's page, together with what its package says at a table. */
function withTable<T>(name: string, part: () => Promise<unknown>): () => Promise<T> {
  return async () => (await Promise.all([part(), alsoSay([texts[`${name}/table`]!])]))[0] as T;
}

/** The family of a game by the game's key: `family:game`, or `game` in the first family. */
export const familyOf = (game: string): string => (game.includes(":") ? game.slice(0, game.indexOf(":")) : FIRST);

function family(game: string): Family {
  const found = FAMILIES[familyOf(game)];
  if (found === undefined) throw new Error(`this page has no game ${game}`);
  return found;
}

/** Load what plays a game; fails where its script cannot be had. */
export const loadGame = async (game: string): Promise<GameModule> => family(game).module();

/** Load what a family says at its tables; the first one's comes with what any table says. */
export const loadSaid = (game: string): Promise<void> =>
  alsoSay([texts[`${family(game).texts}/table`] ?? texts["late"]!]);

/** Load the keys and signs of some families. */
export const loadHelp = (keys: readonly string[]): Promise<GameHelp[]> =>
  Promise.all(keys.map((key) => FAMILIES[key]!.help()));

/** Whether the tables of a family lead a newcomer through the beginning of a game. */
export const guides = (key: string): boolean => FAMILIES[key]?.guides === true;

/** Load what the lessons of some families say. */
export const loadLessons = (keys: readonly string[]): Promise<void> =>
  alsoSay(keys.map((key) => texts[`${FAMILIES[key]?.texts ?? key}/lessons`]).filter((one) => one !== undefined));

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
  alsoSay(families.map((one) => texts[one.texts ?? ""]).filter((one) => one !== undefined));

export const loadUsualWords = (): Promise<void> => loadWords(Object.values(FAMILIES).filter((one) => one.usual));

/** What this page can play of what a server offers, once the words of those games are there. */
export async function playable(catalogue: Catalogue): Promise<Catalogue> {
  const families = catalogue.families.filter(({ key }) => key in FAMILIES);
  await loadWords(families.map(({ key }) => FAMILIES[key]!));
  return { ...catalogue, families, games: catalogue.games.filter(({ key }) => familyOf(key) in FAMILIES) };
}

/** What the set-ups of a game know: what its family shares, and the seats that its rules play. */
export interface Shared extends GameFamily {
  bots: string[];
}

/** What all games of a game's family share, as far as it goes with this game. */
export function sharedBy(catalogue: Catalogue, game: string): Shared {
  const family = catalogue.families.find(({ key }) => key === familyOf(game)) ?? catalogue.families[0]!;
  const bots = catalogue.games.find(({ key }) => key === game)?.bots ?? [];
  const known = new Set(["me", "open", "program", ...bots]);
  const configurations = family.configurations.filter(({ seats }) =>
    seats.every((seat) => known.has(seat.split(":")[0]!)),
  );
  return { ...family, bots, configurations };
}

/** What new games of a game's family can be played with. */
export const decksOf = (catalogue: Catalogue, game: string): Printed[] =>
  catalogue.decks.filter((deck) => deck.family === familyOf(game) && FAMILIES[deck.family]?.earlier?.(deck) !== true);

/** The numbers of a deck from which an option takes a range. */
export const numbersOf = (deck: Printed): number[] => FAMILIES[deck.family]?.numbers?.(deck) ?? [];

/** A message as the family of a game says it, `walk-log-start`, else as all say it. */
export function sayOf(t: Translate, game: string, id: string, args?: Arguments): string {
  const own = `${familyOf(game)}-${id}`;
  const said = t(own, args);
  return said === own ? t(id, args) : said;
}
