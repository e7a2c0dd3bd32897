import type { ClubChange, ClubSheet, Fault, MyClubs, TablePlan } from "@/generated/protocol";
import { api } from "@/shell/api";
import { prefer } from "@/shell/appState";
import { Newest } from "@/shell/polling";
import { formatRoute } from "@/shell/routes";
import { faultOf } from "@/kit/faults";
import { language, t } from "@/kit/i18n";
import { enterTable } from "@/table/seats/enterTable";
import { sitAt } from "@/table/seats/sitting";
import { clubs } from "@/shell/clubs/api";

/** A club as one of its members has it, and what they do with it, one step at a time. */
export class Club {
  /** `null` until the server has answered, and where there is no such club for the reader. */
  sheet = $state.raw<ClubSheet | null>(null);
  /** Why the club could not be looked at. */
  lost = $state.raw<Fault | null>(null);
  /** Why the last step was refused. */
  fault = $state.raw<Fault | null>(null);
  /** What became of it, for the live region. */
  said = $state("");
  busy = $state(false);

  private readonly newest = new Newest();

  constructor(readonly id: string) {}

  get me() {
    return this.sheet?.members.find(({ number }) => number === this.sheet?.number);
  }

  look = async (): Promise<void> => {
    const isNewest = this.newest.begin();
    try {
      const seen = await clubs.sheet(this.id, language.value);
      if (!isNewest()) return;
      this.sheet = seen;
      this.lost = null;
    } catch (error) {
      if (!isNewest()) return;
      this.lost = faultOf(error);
      if (this.lost?.code !== "offline") this.sheet = null;
    }
  };

  private async attempt(step: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = null;
    this.said = "";
    try {
      await step();
    } catch (error) {
      this.fault = faultOf(error);
      if (this.fault === null) throw error;
    } finally {
      this.busy = false;
    }
  }

  change = (wish: ClubChange, name = ""): Promise<void> =>
    this.attempt(async () => {
      const changed = await clubs.change(this.id, wish, language.value);
      this.newest.begin();
      this.sheet = changed;
      this.said = t.value(`club-said-${wish.act}`, { name });
    });

  /** Go to a table of the club and take the first seat that is free there. */
  sit = (table: string): Promise<void> =>
    this.attempt(async () => {
      const { token } = await clubs.key(this.id, table, language.value);
      prefer({ name: this.me?.name ?? "" });
      sitAt(table);
      location.hash = formatRoute({ page: "join", token });
    });

  /** Leave the club, or close it. */
  end = (ask: (club: string, language: string) => Promise<MyClubs>): Promise<void> =>
    this.attempt(async () => {
      await ask(this.id, language.value);
      location.hash = formatRoute({ page: "club", at: "" });
    });
}

/** Make a table, let a club see it, and go there. */
export async function tableFor(club: string, plan: TablePlan): Promise<void> {
  const created = await api.create(plan, language.value);
  await clubs.showTable(club, created.host, language.value);
  enterTable(created, plan);
}
