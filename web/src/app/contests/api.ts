import { ask, json } from "@/shell/api";
import type {
  ContestMade,
  ContestMine,
  ContestPlan,
  Contests,
  ContestSheet,
  Directed,
  Entered,
  MyRatings,
  Ratings,
} from "@/generated/protocol";

const at = (contest: string, more = ""): string => `api/contests/${encodeURIComponent(contest)}${more}`;

/** What the page asks of contests. */
export const contests = {
  list: (language: string) => ask<Contests>("api/contests", {}, language),
  make: (plan: ContestPlan, language: string) => ask<ContestMade>("api/contests", json(plan), language),
  sheet: (contest: string, language: string) => ask<ContestSheet>(at(contest), {}, language),
  enter: (contest: string, name: string, language: string) =>
    ask<Entered>(at(contest, "/entrants"), json({ name, language }), language),
  mine: (contest: string, secret: string, language: string) =>
    ask<ContestMine>(at(contest, "/mine"), json({ secret }), language),
  presence: (contest: string, secret: string, away: boolean, language: string) =>
    ask<ContestMine>(at(contest, "/presence"), json({ secret, away }), language),
  direct: (contest: string, wish: Directed, language: string) =>
    ask<ContestSheet>(at(contest, "/direct"), json({ ...wish, language }), language),
  ratings: (language: string) => ask<Ratings>("api/ratings", {}, language),
  myRatings: (language: string) => ask<MyRatings>("api/ratings/mine", {}, language),
  records: (contest: string): string => at(contest, "/records"),
};
