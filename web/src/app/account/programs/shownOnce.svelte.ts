import type { Fault } from "@/generated/protocol";
import { Copied } from "@/kit/copying/copied.svelte";
import { faultOf } from "@/kit/faults";
import { t } from "@/kit/i18n";

/** What the account hands to programs, each with a secret that is shown once. */
export class ShownOnce {
  /** The secret that was just made: it is never told again. */
  made = $state("");
  fault = $state.raw<Fault | null>(null);
  /** What became of the last step, for the live region. */
  said = $state("");
  busy = $state(false);

  protected async attempt(step: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = null;
    this.said = "";
    try {
      await step();
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      if (this.fault === null) throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  copy = async (): Promise<void> => {
    const copied = new Copied();
    await copied.copy(this.made, t.value("account-copied"));
    this.said = copied.note;
  };
}
