import type { ClubClosing, Decision, Lifting, Moderating } from "@/generated/protocol";
import { ask, json } from "@/shell/api";

/** What moderators ask, and what they decide. */
export const requests = {
  list: (language: string) => ask<Moderating>("api/moderation", {}, language),
  decide: (report: string, body: Decision, language: string) =>
    ask<Moderating>(`api/moderation/reports/${report}`, json(body), language),
  lift: (sanction: string, body: Lifting, language: string) =>
    ask<Moderating>(`api/moderation/sanctions/${sanction}`, json(body), language),
  closeClub: (body: ClubClosing, language: string) => ask<Moderating>("api/moderation/clubs", json(body), language),
};
