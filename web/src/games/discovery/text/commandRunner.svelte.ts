import { parseCommand, type ParsedCommand } from "./commands";
import { api } from "@/app/api";
import { undoing } from "@/table/parts";
import { moveText } from "./moveText";
import type { CardLine } from "./log";
import { plain } from "@/kit/markup";
import { partsText, reasonsOf } from "@/games/discovery/plane/spotText";
import { bare, onSpot } from "@/games/discovery/cards/moves";
import { prompt } from "@/games/discovery/panel/prompt";
import { type Topic, vocabulary } from "./vocabulary";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import { confirmEnd, endQuestion } from "@/games/discovery/panel/endTurn";

/** One of several things to choose from by its number: the order to be played, and how it is shown. */
export interface Choice {
  order: string;
  text: string;
}

/** What the text line runner, and what it offers to choose by number. */
export class CommandRunner {
  text = $state("");
  choices = $state.raw<readonly Choice[]>([]);

  constructor(private readonly board: DiscoveryBoard) {}

  /** Do or answer what was typed. */
  async take(typed: string): Promise<void> {
    const { board } = this;
    if (await this.number(typed)) return;
    if (await (await undoing()).typed(board, typed)) return;
    const words = vocabulary(
      board.t,
      board.deck.info.cards,
      board.people.map((person) => person.name),
    );
    await this.reply(parseCommand(typed, words, board.position.legal));
  }

  /** Take a bare number for one of the choices; whether `typed` was one. */
  private async number(typed: string): Promise<boolean> {
    const number = /^\s*\/?\s*(\d{1,3})\s*$/.exec(typed)?.[1];
    if (number === undefined) return false;
    const chosen = this.choices[Number(number) - 1];
    if (chosen === undefined) this.say(this.board.t("answer-no-number", { number }));
    else await this.chosen(chosen.order);
    return true;
  }

  /** What was asked of the one that is chosen: `why`, `card` or `needs`; `""` where it is a move to be played. */
  private about = "";

  private chosen(order: string): Promise<void> | void {
    if (this.about === "why") return this.why(order);
    if (this.about === "card") return this.say(this.card(order));
    if (this.about === "needs") return this.say(this.needs(order));
    return this.play(order);
  }

  private async reply(spoken: ParsedCommand): Promise<void> {
    const { t } = this.board;
    switch (spoken.kind) {
      case "move":
        return this.play(spoken.move);
      case "choices":
        return this.offer(t("answer-which"), spoken.orders, spoken.about);
      case "why":
        return this.why(spoken.move);
      case "rule":
        return this.say(await this.rule(spoken.rule));
      case "unclear":
        return this.say(t("answer-unclear", { word: spoken.word }));
      case "card":
        return this.say(this.card(spoken.card));
      case "needs":
        return this.say(this.needs(spoken.card));
      case "ask":
        return this.topic(spoken.topic);
    }
  }

  private say(text: string, choices: readonly Choice[] = [], about = ""): void {
    this.text = text;
    this.choices = choices;
    this.about = about;
  }

  private offer(text: string, orders: readonly string[], about = ""): void {
    this.say(
      text,
      orders.map((order) => ({ order, text: this.inWords(order) })),
      about,
    );
  }

  private inWords = (order: string): string =>
    this.board.deck.cards.has(order)
      ? this.board.pieceName(order)
      : plain(moveText(order, { ...this.board.narrator(), t: this.board.t }));

  private async play(move: string): Promise<void> {
    const { board } = this;
    if (board.aims(move)) return this.spots(move);
    if (confirmEnd(board, move)) return this.say(plain(endQuestion(board)));
    this.say((await board.play(move)) ? board.t("answer-done") : (board.fault?.message ?? board.t("answer-not-sent")));
  }

  private async why(move: string): Promise<void> {
    const [fault] = (await this.board.player?.explain([move]).catch(() => [])) ?? [];
    if (fault == null) return this.say(this.board.t("answer-possible"));
    this.say(fault.rule === "" ? fault.message : `${fault.message} ${this.board.t("rule-link", { rule: fault.rule })}`);
  }

  private async rule(number: string): Promise<string> {
    const { t, language } = this.board;
    const book = await api.rules(language).catch(() => null);
    const rule = book?.sections.flatMap((section) => section.rules).find((one) => one.number === number);
    if (rule === undefined) return t(book === null ? "link-none" : "answer-no-rule", { rule: number });
    return `${rule.number} · ${rule.title}\n${rule.text.replace(/\*\*|`/g, "")}`;
  }

  private names = (cards: readonly string[]): string =>
    cards.map((card) => this.board.pieceName(card)).join(", ") || this.board.t("answer-none");

  private card(id: string): string {
    const { board } = this;
    const info = board.deck.card(id);
    const args = {
      card: board.pieceName(id),
      era: info.era,
      family: board.familyName(info),
      needs: this.names(info.prerequisites),
      leads: this.names(info.leads_to),
    };
    return board.t("answer-card", args);
  }

  private needs(card: string): string {
    const { board } = this;
    const { prerequisites } = board.deck.card(card);
    const missing = prerequisites.filter((needed) => !board.tree.has(needed));
    return board.t(board.asksNeeds ? "answer-needs" : "answer-printed", {
      card: board.pieceName(card),
      cards: this.names(prerequisites),
      missing: this.names(missing),
    });
  }

  /** A move that lacks its spot: where it may go, by number. */
  private async spots(move: string): Promise<void> {
    const { board } = this;
    await board.aimAt(move);
    const offers = board.aim?.offers ?? [];
    const choices = offers.map((offer) => {
      const [{ x, y, points }, why] = [offer, reasonsOf(offer, board)];
      const text = board.t("answer-spot", { x, y, points: points ?? 0 });
      return { order: onSpot(move, { x, y }), text: why === "" ? text : `${text}: ${why}` };
    });
    this.say(board.t(offers.length === 0 ? "answer-no-spot" : "answer-spots"), choices);
  }

  private async topic(asked: Topic): Promise<void> {
    const { board } = this;
    const { position, t } = board;
    switch (asked) {
      case "hint":
        return this.say(await board.hints.ask());
      case "moves":
        return position.legal.length === 0
          ? this.say(t("answer-no-moves"))
          : this.offer(
              t("answer-moves"),
              bare(position.legal).map((move) => move.text),
            );
      case "hand":
        return this.say(this.names(board.hand));
      case "pool":
        return this.say(this.names(position.pool));
      case "trumps":
        return this.say(t("trumps-count", { trumps: position.trumps }));
      case "help":
        return this.say(t("answer-help"));
      case "last":
        return this.say(this.lately());
      case "points":
        return this.say(this.standings());
      case "prompt": {
        const said = prompt(position, board.narrator());
        return this.say(plain(t(said.message, said.args)));
      }
    }
  }

  private standings(): string {
    const { board } = this;
    const told = (index: number): string => {
      const seat = board.position.seats[index]!;
      return board.t("answer-points", {
        name: board.seatName(index),
        points: seat.points ?? seat.hand,
        kind: seat.points === null ? "cards" : "points",
      });
    };
    return board.position.seats.map((_, index) => told(index)).join(" ");
  }

  /** What happened from the reader's last turn on, as the log tells it, without the turn that runs. */
  private lately(): string {
    const { log, position } = this.board;
    const past = log.filter((turn) => turn.seat !== position.viewer || turn.turn !== position.turn_number);
    const own = past.findLastIndex((turn) => turn.seat === position.viewer && turn.turn > 0);
    const lines = log.slice(Math.max(0, own)).flatMap((turn) => turn.lines);
    return lines.map((line) => this.told(line)).join("\n") || this.board.t("answer-none");
  }

  private told({ message, args, points, parts }: CardLine): string {
    const { t } = this.board;
    const why = partsText(parts, t);
    const gained = points === 0 ? "" : ` ${t("log-points", { points })}`;
    return plain(t(message, args)) + gained + (why === "" ? "" : ` (${why})`);
  }
}
