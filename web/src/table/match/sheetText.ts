import type { MatchSheet } from "@/generated/protocol";
import type { Translate } from "@/kit/i18n";

/** Who has won a match that is over; `me` is the reader's name in it. */
export function overText(
  { leaders }: Pick<MatchSheet, "leaders">,
  me: string | undefined,
  list: Intl.ListFormat,
  t: Translate,
): string {
  const others = leaders.filter((name) => name !== me);
  return t("match-over", {
    who: others.length < leaders.length ? "me" : "other",
    count: leaders.length,
    leaders: list.format(others),
  });
}

/** Who begins the next game. */
export function nextText(
  { games, seats }: Pick<MatchSheet, "games" | "seats">,
  me: string | undefined,
  t: Translate,
): string {
  const name = seats[0] ?? "";
  return t("match-next", { number: games + 1, who: name === me ? "me" : "other", name });
}
