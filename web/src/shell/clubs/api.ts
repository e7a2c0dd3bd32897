import type {
  ClubChange,
  ClubCode,
  ClubContest,
  ClubDoor,
  ClubJoining,
  ClubPlan,
  ClubSeat,
  ClubSheet,
  ClubTable,
  KeyMade,
  MyClubs,
  Ratings,
} from "@/generated/protocol";
import { ask, json } from "@/shell/api";

const at = (club: string, more = ""): string => `api/clubs/${encodeURIComponent(club)}${more}`;

/** What is asked about clubs by whoever is logged in. */
export const clubs = {
  mine: (language: string) => ask<MyClubs>("api/clubs", {}, language),
  found: (plan: ClubPlan, language: string) => ask<ClubSheet>("api/clubs", json(plan), language),
  door: (code: string, language: string) =>
    ask<ClubDoor>("api/clubs/code", json({ code } satisfies ClubCode), language),
  join: (wish: ClubJoining, language: string) => ask<ClubSheet>("api/clubs/join", json(wish), language),
  sheet: (club: string, language: string) => ask<ClubSheet>(at(club), {}, language),
  ratings: (club: string, language: string) => ask<Ratings>(at(club, "/ratings"), {}, language),
  showTable: (club: string, host: string, language: string) =>
    ask<ClubSheet>(at(club, "/tables"), json({ host } satisfies ClubTable), language),
  showContest: (club: string, shown: ClubContest, language: string) =>
    ask<ClubSheet>(at(club, "/contests"), json(shown), language),
  key: (club: string, table: string, language: string) =>
    ask<KeyMade>(at(club, "/key"), json({ table } satisfies ClubSeat), language),
  change: (club: string, wish: ClubChange, language: string) =>
    ask<ClubSheet>(at(club, "/change"), json(wish), language),
  leave: (club: string, language: string) => ask<MyClubs>(at(club, "/leave"), json({}), language),
  close: (club: string, language: string) => ask<MyClubs>(at(club, "/close"), json({}), language),
};
