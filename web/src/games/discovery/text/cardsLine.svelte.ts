import { prefer, preferences } from "@/shell/appState";
import { nextDensity } from "@/games/discovery/board/keyboard";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import { bare, onSpot } from "@/games/discovery/cards/moves";
import { confirmEnd, endQuestion } from "@/games/discovery/panel/endTurn";
import { prompt } from "@/games/discovery/panel/prompt";
import { partsText, reasonsOf } from "@/games/discovery/plane/spotText";
import { plain } from "@/kit/text/markup";
import { Line } from "@/table/line/line.svelte";
import type { Read } from "@/table/line/topics";
import { parseCommand } from "./commands";
import type { CardLine } from "./log";
import { moveText } from "./moveText";
import { vocabulary } from "./vocabulary";

/** The text line of the card games. */
export class CardsLine extends Line<DiscoveryBoard> {
  protected read(typed: string): Read {
    const { t, deck, people, position } = this.table;
    const names = people.map((person) => person.name);
    const read = parseCommand(typed, vocabulary(t, deck.info.cards, names), position.legal);
    return "card" in read ? { kind: "ask", topic: read.kind, rest: read.card } : read;
  }

  protected override inWords(order: string): string {
    const { table } = this;
    return table.deck.cards.has(order)
      ? table.pieceName(order)
      : plain(moveText(order, { ...table.narrator(), t: table.t }));
  }

  protected override async play(move: string): Promise<void> {
    const { table } = this;
    if (table.aims(move)) return this.spots(move);
    if (confirmEnd(table, move)) return this.say(plain(endQuestion(table)));
    return super.play(move);
  }

  protected listed(): readonly string[] {
    return bare(this.table.position.legal).map((move) => move.text);
  }

  /** A move that lacks its spot: where it may go, by number. */
  private async spots(move: string): Promise<void> {
    const { table } = this;
    await table.aimAt(move);
    const offers = table.aim?.offers ?? [];
    const choices = offers.map((offer) => {
      const [{ x, y, points }, why] = [offer, reasonsOf(offer, table)];
      const text = table.t("answer-spot", { x, y, points: points ?? 0 });
      return { order: onSpot(move, { x, y }), text: why === "" ? text : `${text}: ${why}` };
    });
    this.say(table.t(offers.length === 0 ? "answer-no-spot" : "answer-spots"), choices);
  }

  // ---- questions -----------------------------------------------------------------------------------

  /** Answer about the card that `rest` is, or about the table. */
  protected own(topic: string, rest: string): string {
    const { position, t, hand } = this.table;
    if (topic === "card") return this.card(rest);
    if (topic === "needs") return this.needs(rest);
    if (topic === "hand") return this.names(hand);
    if (topic === "pool") return this.names(position.pool);
    if (topic === "density") return this.density();
    return t("trumps-count", { trumps: position.trumps });
  }

  private density(): string {
    prefer({ density: nextDensity() });
    return this.table.t("answer-density", { density: preferences.value.density });
  }

  private names = (cards: readonly string[]): string =>
    cards.map((card) => this.table.pieceName(card)).join(", ") || this.table.t("answer-none");

  private card(id: string): string {
    const { table } = this;
    const info = table.deck.card(id);
    const args = {
      card: table.pieceName(id),
      era: info.era,
      family: table.familyName(info),
      needs: this.names(info.prerequisites),
      leads: this.names(info.leads_to),
    };
    return table.t("answer-card", args);
  }

  private needs(card: string): string {
    const { table } = this;
    const { prerequisites } = table.deck.card(card);
    const missing = prerequisites.filter((needed) => !table.tree.has(needed));
    return table.t(table.asksNeeds ? "answer-needs" : "answer-printed", {
      card: table.pieceName(card),
      cards: this.names(prerequisites),
      missing: this.names(missing),
    });
  }

  protected help = (): string => this.table.t("answer-help");

  protected prompt(): string {
    const said = prompt(this.table.position, this.table.narrator());
    return plain(this.table.t(said.message, said.args));
  }

  protected points(): string {
    const { table } = this;
    const told = (index: number): string => {
      const seat = table.position.seats[index]!;
      return table.t("answer-points", {
        who: table.who(index),
        name: table.seatName(index),
        points: seat.points ?? seat.hand,
        kind: seat.points === null ? "cards" : "points",
      });
    };
    return table.position.seats.map((_, index) => told(index)).join(" ");
  }

  protected whole(): string[] {
    const { t, position, hand } = this.table;
    const named = (title: string, cards: readonly string[]): string[] =>
      cards.length === 0 ? [] : [this.of(title, this.names(cards))];
    const discards = position.seats.flatMap((seat, index) =>
      named(t("discards-of", this.table.spokenOf(index)), seat.discard),
    );
    const lies = [...this.laid(), ...named(t("pool-title"), position.pool), ...discards];
    return [this.prompt(), this.points(), ...lies, ...named(t("hand-title"), hand)];
  }

  /** What lies in the tree, era by era, and where on a plane. */
  private laid(): string[] {
    const { table } = this;
    const at = new Map(table.cells.map(({ top, x, y }) => [top, ` (${x}, ${y})`]));
    const eras = [...new Set(table.position.tree.map((card) => table.face(card).era))].sort(
      (one, other) => one - other,
    );
    return eras.map((era) => {
      const cards = table.position.tree.filter((card) => table.face(card).era === era);
      const named = cards.map((card) => table.faceName(card) + (at.get(card) ?? "")).join(", ");
      return this.of(table.t("label-era", { era }), named);
    });
  }

  protected override told({ message, args, points, parts }: CardLine): string {
    const { t } = this.table;
    const why = partsText(parts, t);
    const gained = points === 0 ? "" : ` ${t("log-points", { points })}`;
    return plain(t(message, args)) + gained + (why === "" ? "" : ` (${why})`);
  }
}
