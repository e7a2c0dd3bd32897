import type { ClubClosing, Decision, Fault, Moderating, ReportInfo, SanctionInfo } from "@/generated/protocol";
import { faultOf } from "@/kit/faults";
import { language, t } from "@/kit/i18n";
import { requests } from "./requests";

/** How long a sanction can be chosen to last, in hours; 0 is until somebody lifts it. */
export const TERMS = [1, 24, 168, 720, 0] as const;

/** What moderators have before them, and what they do about it, one step at a time. */
export class Moderation {
  /** `null` until the server has answered. */
  found = $state.raw<Moderating | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** What became of the last step, for the live region. */
  said = $state("");
  busy = $state(false);

  private async attempt(step: () => Promise<Moderating>, said: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = null;
    this.said = "";
    try {
      this.found = await step();
      this.said = said;
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      if (this.fault === null) throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  load = (): Promise<boolean> => this.attempt(() => requests.list(language.value), "");

  decide = (report: ReportInfo, decision: Decision): Promise<boolean> =>
    this.attempt(
      () => requests.decide(report.id, decision, language.value),
      t.value("moderation-decided", { verdict: decision.verdict, name: report.seat }),
    );

  lift = (sanction: SanctionInfo, reason: string): Promise<boolean> =>
    this.attempt(
      () => requests.lift(sanction.id, { reason }, language.value),
      t.value("moderation-lifted", { name: sanction.account }),
    );

  closeClub = (closing: ClubClosing): Promise<boolean> =>
    this.attempt(() => requests.closeClub(closing, language.value), t.value("moderation-club-closed"));
}
