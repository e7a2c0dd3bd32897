import { plain } from "@/kit/text/markup";
import { mustAct } from "@/table/tableState";
import { PlainLine, type Questions } from "@/table/line/plainLine.svelte";
import { question } from "./question";
import { kindOf, type WalkTable } from "./walkTable.svelte";

/** The text line of the walk. */
export class WalkLine extends PlainLine<WalkTable> {
  protected readonly questions: Questions = {};

  protected listed = (): readonly string[] => this.table.position.legal;

  protected help = (): string => this.table.t("walk-answer-help");

  protected prompt(): string {
    const { position, standing, t } = this.table;
    const asked = question(position, mustAct(standing));
    return plain(t(asked.message, { ...asked.args, ...this.table.about(position.turn) }));
  }

  protected points(): string {
    const { position, t } = this.table;
    const held = position.held.map((tokens, seat) => {
      const named = tokens.map((token) => t(`walk-token-${kindOf(token)}`)).join(", ");
      return this.of(this.table.seatName(seat), named || t("answer-none"));
    });
    return held.join("\n");
  }

  protected whole(): string[] {
    return [this.prompt(), this.points(), ...this.table.hexes.map((_, space) => this.table.spaceText(space))];
  }
}
