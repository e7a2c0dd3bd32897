import type { WalkHappening, WalkMap, WalkPosition } from "@/generated/games/walk";
import { nameMark } from "@/kit/text/markup";
import type { TableState, StepOf } from "@/table/tableState";
import { turnsOf, type LogLine, type LogTurn, type Note } from "@/table/log";
import type { Player } from "@/table/player";
import { Table, useTable } from "@/table/table.svelte";
import { hexesOf, placeOf } from "./hexes";

type Step = StepOf<WalkHappening>;

const SAYING = 6;
/** What needs no line: turns have a heading, and a roll shows in the steps. */
const SILENT = new Set(["begun", "turn"]);

/** What stands out in the log. */
const LOUD = new Set(["objected", "over"]);

/** What a token is, by its id: `treasure`, `stone`, or `hidden`. */
export const kindOf = (token: string): string => (token === "?" ? "hidden" : token.slice(0, token.indexOf("-")));

/** A table of the walk. */
export class WalkTable extends Table<WalkPosition, WalkHappening> {
  readonly hexes: ReturnType<typeof hexesOf>;
  standing = $derived<TableState>({
    viewer: this.position.viewer,
    seats: this.position.places.length,
    turn: this.position.turn,
    actors: this.position.actors,
    asked: this.position.phase === "window" ? this.position.asked : null,
    choosing: this.position.legal.length > 0,
    teams: null,
    outcome:
      this.position.reason === ""
        ? null
        : { winners: this.position.winners, reason: `walk-reason-${this.position.reason}`, rule: "" },
  });
  log = $derived<LogTurn[]>(turnsOf(this.steps, (steps) => this.linesOf(steps), { turn: 1, heading: null }));
  /** What the die showed last. */
  rolled = $derived(
    this.standingSteps.flatMap((step) => step.happenings).findLast((one) => one.kind === "rolled")?.number ?? 0,
  );

  constructor(map: WalkMap, player: Player | null, start: WalkPosition) {
    super(player, start);
    this.hexes = hexesOf(map.spaces);
  }

  /** The number of the space at these coordinates. */
  spaceAt([q, r]: readonly number[]): number {
    return this.hexes.findIndex((hex) => hex.q === q && hex.r === r);
  }

  /** The seats whose walkers stand on a space. */
  walkersAt(space: number): number[] {
    return [...this.position.places.keys()].filter((seat) => this.spaceAt(this.position.places[seat]!) === space);
  }

  /** The move that leads to a space, `""` where one may not go. */
  moveTo(space: number): string {
    const { q, r } = this.hexes[space]!;
    const move = `go ${q},${r}`;
    return this.position.legal.includes(move) ? move : "";
  }

  /** A space as a reader of its name needs it: where it is, what lies and who stands there. */
  spaceText(space: number): string {
    const { q, r } = this.hexes[space]!;
    const token = this.position.tokens[space]!;
    const lies = token === "" ? [] : [this.t(`walk-token-${kindOf(token)}`)];
    const parts = [...lies, ...this.walkersAt(space).map((seat) => this.seatName(seat))];
    if (this.moveTo(space) !== "") parts.push(this.t("walk-go-here"));
    return [this.t("walk-space", { place: placeOf(q, r) }), ...parts].join(", ");
  }

  override openThings = (): string[] => this.hexes.map(({ q, r }) => `space:${q},${r}`);
  override aboutText = (about: string): string =>
    this.spaceText(this.hexes.findIndex(({ q, r }) => about === `space:${q},${r}`));

  moveText(move: string): string {
    const [word = "", q = "", r = ""] = move.split(/[ ,]/);
    return this.t(`walk-move-${word}`, { place: placeOf(q, r) });
  }

  piecesNamed = (): string[] => [];
  pieceName = (token: string): string => this.t(`walk-token-${kindOf(token)}`);
  lookAt = (): void => undefined;
  notesOf = (): Note[] => [];

  linesOf(steps: readonly Step[]): LogLine[] {
    return steps.flatMap((step) =>
      step.happenings
        .filter((one) => !SILENT.has(one.kind))
        .map((one, at) => ({
          key: `${step.seq}-${at}`,
          step: step.seq,
          kind: one.kind,
          message: one.kind === "over" ? "log-finished" : `walk-log-${one.kind}`,
          args: this.told(one),
          loud: LOUD.has(one.kind),
        })),
    );
  }

  /** What a message about a happening may say. */
  private told({ kind, seat, other, token, number }: WalkHappening): LogLine["args"] {
    const { q, r } = this.hexes[kind === "went" ? number : 0]!;
    return {
      place: placeOf(q, r),
      ...this.about(seat),
      whom: this.who(other),
      other: other < 0 ? "" : nameMark(this.seatName(other)),
      token: token === "" ? "" : kindOf(token),
      number,
    };
  }

  /** What to read out of the latest steps. */
  spoken(news: readonly Step[]): string[] {
    return this.linesOf(news)
      .slice(-SAYING)
      .map((line) => this.t(line.message, line.args));
  }

  protected moved(): void {
    this.hints.moved(false);
  }

  protected played(): void {
    this.fault = null;
  }
}

/** The table that a view belongs to. */
export const useWalk = (): WalkTable => useTable<WalkTable>();
