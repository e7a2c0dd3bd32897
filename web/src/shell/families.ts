import type { Catalogue, GameFamily } from "@/generated/protocol";
import type { Arguments, Translate } from "@/kit/i18n";

/** The family whose games have no family before their key. */
export const FIRST = "evolution";

/** The family of a game by the game's key: `family:game`, or `game` in the first family. */
export const familyOf = (game: string): string => (game.includes(":") ? game.slice(0, game.indexOf(":")) : FIRST);

/** What the set-ups of a game know: what its family shares, and the seats that its rules play. */
export interface Shared extends GameFamily {
  bots: string[];
}

/** What all games of a game's family share, as far as it goes with this game. */
export function familyOptions(catalogue: Catalogue, game: string): Shared {
  const family = catalogue.families.find(({ key }) => key === familyOf(game)) ?? catalogue.families[0]!;
  const bots = catalogue.games.find(({ key }) => key === game)?.bots ?? [];
  const known = new Set(["me", "open", "program", ...bots]);
  const configurations = family.configurations.filter(({ seats }) =>
    seats.every((seat) => known.has(seat.split(":")[0]!)),
  );
  return { ...family, bots, configurations };
}

/** A message as the family of a game says it, `walk-log-start`, else as all say it. */
export function familyText(t: Translate, game: string, id: string, args?: Arguments): string {
  const own = `${familyOf(game)}-${id}`;
  const said = t(own, args);
  return said === own ? t(id, args) : said;
}
