import { memory } from "@/shell/appState";
import type { AccountMe, Fault, HeldTable, Me, Proof } from "@/generated/protocol";
import { downloadBlob } from "@/kit/download";
import { faultOf } from "@/kit/faults";
import { language, t } from "@/kit/i18n";
import { HOST } from "@/table/seats/myTables";
import { forgetAccount, ownTables, takeAlong } from "./along";
import { keep, keptAccount } from "./keptAccount";
import { makePasskey, showPasskey } from "./passkeys";
import { requests } from "./requests";

/** A table of the account: its seats (`HOST`: the host's rights), and what the server tells of it. */
export interface AccountTable {
  table: HeldTable["table"];
  seats: number[];
}

/** Each table once, whatever the account holds there, in the order in which it was taken along. */
export function byTable(held: readonly HeldTable[]): AccountTable[] {
  const found = new Map<string, AccountTable>();
  for (const { seat, table } of held) {
    const known = found.get(table.table);
    if (known === undefined) found.set(table.table, { table, seats: [seat] });
    else known.seats.push(seat);
  }
  return [...found.values()];
}

/** Where something is asked for that may be refused: refusals are told there. */
export type Place = "page" | "enter" | "password" | "passkey" | "erase";

/** How whoever is logged in proves that the account is theirs. */
export type Confirm = () => Promise<Proof>;

export const byPassword =
  (password: string): Confirm =>
  () =>
    Promise.resolve({ password });

export const byPasskey: Confirm = async () => ({
  passkey: await showPasskey(await requests.challenge({ purpose: "confirm" }, language.value)),
});

/** What the browser has against a passkey, as a fault; `null` for anything else that went wrong. */
function refusedHere(error: unknown): Fault | null {
  if (!(error instanceof DOMException)) return null;
  const known = error.name === "InvalidStateError";
  const message = t.value(known ? "account-passkey-known" : "account-passkey-not-made");
  return { code: "passkey", rule: "", message, line: 0 };
}

/** The account of whoever is logged in, and everything that is done with it. */
export class Account {
  /** `undefined` until the server has said who is logged in, `null` for nobody. */
  me = $state.raw<AccountMe | null | undefined>(undefined);
  tables = $state.raw<AccountTable[] | null>(null);
  along = $state(keptAccount()?.along ?? true);
  /** What the last step was refused for, and where on the page it was taken. */
  refusal = $state.raw<{ at: Place; fault: Fault } | null>(null);
  /** What became of it, for the live region. */
  said = $state("");
  busy = $state(false);

  /** Why what was asked for at a place was refused, `null` where it was not. */
  faultAt = (place: Place): Fault | null => (this.refusal?.at === place ? this.refusal.fault : null);

  /** What is being done or waits for it. */
  private readonly pending = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();

  /** Carry out one step after the other; what is asked for twice is done once. `false` where it was refused. */
  private attempt(at: Place, what: string, step: () => Promise<void>): Promise<boolean> {
    if (this.pending.has(what)) return Promise.resolve(false);
    this.pending.add(what);
    this.busy = true;
    const done = this.last.then(() => this.carryOut(at, step));
    this.last = done
      .catch(() => undefined)
      .finally(() => {
        this.pending.delete(what);
        this.busy = this.pending.size > 0;
      });
    return done;
  }

  private async carryOut(at: Place, step: () => Promise<void>): Promise<boolean> {
    this.refusal = null;
    this.said = "";
    try {
      await step();
      return true;
    } catch (error) {
      const fault = faultOf(error) ?? refusedHere(error);
      if (fault === null) throw error;
      this.refusal = { at, fault };
      if (fault.code === "logged-out") this.left();
      return false;
    }
  }

  load = (): Promise<boolean> =>
    this.attempt("page", "load", async () => {
      const { account } = await requests.me(language.value);
      if (account === null) return this.left();
      this.me = account;
      await this.bring();
    });

  /** Enter by one of the ways there are. */
  enter = (ask: () => Promise<Me>): Promise<boolean> =>
    this.attempt("enter", "enter", async () => {
      this.me = (await ask()).account;
      const count = this.along ? ownTables(memory.tables()).length : 0;
      keep({ along: this.along });
      await this.bring();
      this.said = t.value("account-entered", { name: this.me?.name ?? "", count });
    });

  logOut = (): Promise<boolean> =>
    this.attempt("page", "log-out", async () => {
      await requests.logOut(language.value);
      this.left();
      this.said = t.value("account-logged-out");
    });

  /** End a session, `""` all but this one. */
  end = (id: string): Promise<boolean> =>
    this.attempt("page", `end ${id}`, async () => {
      this.me = (await requests.end(id, language.value)).account;
      this.said = t.value("account-session-ended", { which: id === "" ? "others" : "one" });
    });

  setPassword = (fresh: string, webhooks: boolean, confirm: Confirm): Promise<boolean> =>
    this.attempt("password", "password", async () => {
      this.me = (await requests.password({ new: fresh, proof: await confirm() }, language.value)).account;
      const told = { hooks: webhooks ? "yes" : "no", passkeys: this.me?.passkeys.length ?? 0 };
      this.said = t.value("account-password-changed", told);
    });

  addPasskey = (label: string, confirm: Confirm): Promise<boolean> =>
    this.attempt("passkey", "add", async () => {
      const proof = await confirm();
      const passkey = await makePasskey(await requests.challenge({ purpose: "add" }, language.value));
      this.me = (await requests.addPasskey({ label, passkey, proof }, language.value)).account;
      this.said = t.value("account-passkey-added", { label });
    });

  removePasskey = (id: string): Promise<boolean> =>
    this.attempt("passkey", `remove ${id}`, async () => {
      this.me = (await requests.removePasskey(id, language.value)).account;
      this.said = t.value("account-passkey-removed");
    });

  takeFromNowOn = (wanted: boolean): Promise<boolean> =>
    this.attempt("page", "along", async () => {
      this.along = wanted;
      keep({ along: wanted });
      await this.bring();
      this.said = t.value("account-along-said", { on: wanted ? "yes" : "no" });
    });

  /** Go to a table of the account; its secrets are fetched where this device has none. */
  open = ({ table, seats }: AccountTable): Promise<boolean> =>
    this.attempt("page", `open ${table.table}`, async () => {
      const id = table.table;
      for (const seat of seats) {
        const { token } = await requests.key(id, seat, language.value);
        if (seat !== HOST) memory.learn(id, { seat, token, mine: true }, Date.now());
        lend(table, seat === HOST ? token : (memory.table(id)?.host ?? ""));
      }
      location.hash = addressOf(id) ?? "";
    });

  save = (): Promise<boolean> =>
    this.attempt("page", "save", async () => {
      downloadBlob("discovery-account.json", await requests.all(language.value));
      this.said = t.value("account-saved");
    });

  erase = (confirm: Confirm): Promise<boolean> =>
    this.attempt("erase", "erase", async () => {
      await requests.erase({ proof: await confirm() }, language.value);
      this.left();
      this.said = t.value("account-erased");
    });

  /** Take along what this device knows, where that is wanted, and ask what the account holds. */
  private async bring(): Promise<void> {
    const held = (this.along ? await takeAlong() : null) ?? (await requests.seats(language.value)).tables;
    this.tables = byTable(held);
  }

  private left(): void {
    forgetAccount();
    this.me = null;
    this.tables = null;
  }
}

/** Note a table that this device reaches through the account. */
function lend(table: HeldTable["table"], host: string): void {
  const known = memory.table(table.table) ?? { table: table.table, seats: [], deck: "", at: Date.now() };
  memory.keep({ ...known, host, game: table.game, names: table.names, over: table.status === "over", lent: true });
}

/** Where this device goes to a table by itself; `null` where it has no secret of it. */
export function addressOf(id: string): string | null {
  const known = memory.table(id);
  const seat = known?.seats.find((one) => one.mine);
  if (seat !== undefined) return `#/play/${seat.token}`;
  return known === undefined || known.host === "" ? null : `#/watch/${id}`;
}
