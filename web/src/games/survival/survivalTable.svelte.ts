import type {
  Enemy,
  Landmark,
  SurvivalContent,
  SurvivalHappening,
  SurvivalPosition,
  Task,
  Token,
} from "@/generated/games/discover";
import type { ReasonInfo, Signal } from "@/generated/protocol";
import { faultOf } from "@/kit/faults";
import type { Refused } from "@/table/player";
import type { TableState, StepOf } from "@/table/tableState";
import { turnsOf, type LogLine, type LogTurn, type Note } from "@/table/log";
import type { Player } from "@/table/player";
import { textOf } from "@/table/pieceTexts.svelte";
import { Table, useTable } from "@/table/table.svelte";
import { arrivalsOf } from "@/games/survival/map/arrivals";
import { hexesOf, placeOf, wayTo } from "@/games/survival/map/hexes";
import { DAMAGES, RESOURCES } from "./icons";
import { isLoud, hasLine, messageOf } from "@/games/survival/text/log";
import { projectOf } from "@/games/survival/text/projects";
import { moveText, toldOf } from "@/games/survival/text/sentences";
import { read } from "@/games/survival/text/notation";

type Step = StepOf<SurvivalHappening>;

const SAYING = 6;
/** What a walker does not stop for. */
const QUIET = new Set(["moved", "stamina"]);

/** What the reader looks at: a space, a card, a seat. */
export type Looked = { kind: "space"; space: number } | { kind: "card"; table: string; id: string } | null;

/** What lies and stands on a space. */
export interface Found {
  discovered: boolean;
  /** The letter of its ground. */
  letter: string;
  group: string;
  token: Token | undefined;
  enemies: Enemy[];
  fire: "lit" | "cold" | "";
  landmark: Landmark | undefined;
  goods: readonly number[] | undefined;
  seats: number[];
}

/** A table of the survival game. */
export class SurvivalTable extends Table<SurvivalPosition, SurvivalHappening> {
  readonly deck: string;
  readonly hexes: ReturnType<typeof hexesOf>;
  looked = $state.raw<Looked>(null);
  /** The card that is looked at is seen in its full size. */
  enlarged = $state(false);
  /** The spaces that a walk still leads to. */
  walking = $state.raw<readonly number[]>([]);
  standing = $derived<TableState>({
    viewer: this.position.viewer,
    seats: this.position.survivors.length,
    turn: this.position.turn,
    actors: this.position.actors,
    asked: this.position.window ? this.position.asked : null,
    choosing: this.position.legal.length > 0,
    teams: null,
    outcome:
      this.position.reason === ""
        ? null
        : { winners: this.position.winners, reason: `discover-reason-${this.position.reason}`, rule: "" },
  });
  log = $derived<LogTurn[]>(
    turnsOf(this.steps, (steps) => this.linesOf(steps), { turn: 0, heading: ["discover-log-start", {}] }),
  );
  /** How enemies came last night. */
  readonly arrivals = $derived(arrivalsOf(this.standingSteps.flatMap(({ happenings }) => happenings)));
  /** The viewer's moves, taken apart. */
  moves = $derived(this.position.legal.map((move) => ({ move, said: read(move, this.position.names) })));
  own = $derived(this.position.survivors[this.position.viewer]);
  /** The moves that lead to a space of the map, by its number. */
  readonly byPlace = $derived(
    new Map(this.moves.filter(({ said }) => said.place !== "").map((one) => [this.spaceAt(one.said.place), one.move])),
  );

  override readonly openly = true;
  /** What the survivors told one another in the last round. */
  /** The reader may tell the others something. */
  readonly talks = $derived(
    this.player !== null && this.info?.talk?.quiet === false && this.position.viewer >= 0 && this.people.length > 1,
  );

  constructor(content: SurvivalContent, player: Player | null, start: SurvivalPosition) {
    super(player, start);
    this.deck = content.id;
    this.hexes = hexesOf(start.spaces);
  }

  // ---- names ---------------------------------------------------------------------------------------

  /** The name of a row of a table; its id until the names are there. */
  named(table: string, id: string): string {
    if (table === "projects") return this.named("items", this.itemOf(id));
    return textOf(this.deck, `${table}/${id}`, this.language) || id;
  }

  /** What a card says. */
  sentence(table: string, id: string, column = "text"): string {
    if (table === "projects") return this.sentence("items", this.itemOf(id));
    return textOf(this.deck, `${table}/${id}.${column}`, this.language);
  }

  taskText = ({ number }: Task): string =>
    textOf(this.deck, `tasks/${this.position.scenario}/${number}`, this.language);

  /** The item of a project; anything else is its own. */
  itemOf(project: string): string {
    return projectOf(this.position, project)?.item ?? project;
  }

  /** The table of a piece that a move names. */
  tableOf(piece: string): string {
    if ((RESOURCES as readonly string[]).includes(piece)) return "resources";
    if ((DAMAGES as readonly string[]).includes(piece)) return "damages";
    if (piece.startsWith("project-")) return "projects";
    const { survivors } = this.position;
    if (survivors.some(({ character, offered }) => character === piece || offered.includes(piece))) return "characters";
    return textOf(this.deck, `supports/${piece}`, this.language) === "" ? "items" : "supports";
  }

  pieceName = (piece: string): string => this.named(this.tableOf(piece), piece);

  /** Amounts of pieces in words: `2 × wood, rope`. */
  amounts(pieces: Readonly<Record<string, number>>): string {
    return Object.entries(pieces)
      .map(([piece, amount]) => this.amount(piece, amount))
      .join(", ");
  }

  amount = (piece: string, amount: number): string =>
    amount === 1 ? this.pieceName(piece) : `${amount} × ${this.pieceName(piece)}`;

  /** What a project costs, by one recipe or the other; empty if neither the project nor its item is one. */
  recipesText(name: string): string {
    const recipes = projectOf(this.position, name)?.recipes ?? [];
    return recipes.map((recipe) => this.amounts(recipe)).join(` ${this.t("discover-or")} `);
  }

  placeText(space: number): string {
    const { q, r } = this.hexes[space]!;
    return placeOf(q, r);
  }

  // ---- the map -------------------------------------------------------------------------------------

  /** The number of a space by its column and row as moves write them. */
  spaceAt(place: string): number {
    const [q, r] = place.split(",").map(Number);
    return this.hexes.findIndex((hex) => hex.q === q && hex.r === r);
  }

  at(space: number): Found {
    const { position } = this;
    const tile = position.tiles[Math.floor(space / 7)]!;
    return {
      discovered: tile.ground !== "",
      letter: tile.ground[space % 7] ?? "",
      group: tile.group,
      token: position.tokens.find((token) => token.space === space),
      enemies: position.enemies.filter((enemy) => enemy.space === space),
      fire: position.fires.includes(space) ? (position.lit.includes(space) ? "lit" : "cold") : "",
      landmark: position.landmarks.find((landmark) => landmark.space === space),
      goods: position.heaps.find((heap) => heap.space === space)?.goods,
      seats: [...position.survivors.keys()].filter((seat) => {
        const survivor = position.survivors[seat]!;
        return survivor.space === space && survivor.state === "on";
      }),
    };
  }

  /** The move that a tap on a space plays at once: exploring its tile, or turning over what is asked for. */
  moveTo(space: number): string {
    const tile = space - (space % 7);
    return this.byPlace.get(space) ?? (this.at(space).discovered ? "" : (this.byPlace.get(tile) ?? ""));
  }

  /** The spaces of the way to a space, in the viewer's turn. */
  way = (space: number): number[] => (this.own === undefined ? [] : wayTo(this.position.ways, this.own.space, space));

  costTo = (space: number): number => this.position.costs[space] ?? -1;

  /** A space as a reader of its name needs it. */
  spaceText(space: number): string {
    const place = this.t("discover-space", { place: this.placeText(space) });
    return [place, ...this.details(space), ...this.signalsAt(space)].join(", ");
  }

  /** What a space is, lies and stands on it, in words. */
  details(space: number): string[] {
    const found = this.at(space);
    if (!found.discovered) {
      const glows = this.moveTo(space) === "" ? [] : [this.t("discover-can-explore")];
      return [this.t("discover-undiscovered"), this.t(`discover-group-${found.group}`), ...glows];
    }
    const cost = this.costTo(space);
    return [
      this.groundText(found.letter),
      ...(cost > 0 ? [this.t("discover-cost", { number: cost })] : []),
      ...this.thingsAt(space, found),
    ];
  }

  private thingsAt(space: number, found: Found): string[] {
    const { token, fire, landmark, goods } = found;
    const parts: string[] = [];
    if (space === 0) parts.push(this.t("discover-camp"));
    if (fire !== "") parts.push(this.t(`discover-fire-${fire}`));
    if (landmark !== undefined) parts.push(this.landmarkText(landmark));
    if (token !== undefined) parts.push(this.tokenText(token));
    if (goods !== undefined) parts.push(this.t("discover-lies", { pieces: this.amounts(goodsOf(goods)) }));
    parts.push(...found.enemies.map((enemy) => this.enemyText(enemy)));
    return [...parts, ...found.seats.map((seat) => this.seatName(seat))];
  }

  // ---- what the others are told --------------------------------------------------------------------

  override openThings = (): string[] =>
    this.hexes
      .filter(({ space }) => this.thingsAt(space, this.at(space)).length > 0)
      .map(({ q, r }) => `space:${q},${r}`);

  override aboutText(about: string): string {
    const space = this.placeTold(about);
    if (space < 0) return this.pieceName(about.slice(about.indexOf(":") + 1));
    const found = this.at(space);
    const what = found.discovered
      ? [this.groundText(found.letter), ...this.thingsAt(space, found)]
      : [this.t("discover-undiscovered")];
    return `${this.placeText(space)} (${what.join(", ")})`;
  }

  /** Tell the others something beside the game. */
  tell(kind: Signal["kind"], told: string[], to = -1): void {
    this.fault = null;
    this.player?.tell(kind, told, to).catch((error: unknown) => (this.fault = faultOf(error)));
  }

  override chosenThing = (): string => {
    if (this.looked === null) return "";
    if (this.looked.kind === "card") return `card:${this.looked.id}`;
    const { q, r } = this.hexes[this.looked.space]!;
    return `space:${q},${r}`;
  };

  /** The space that somebody points at, -1 for anything else. */
  placeTold = (about: string): number => (about.startsWith("space:") ? this.spaceAt(about.slice(6)) : -1);

  /** A move that can be played, or leads to a space that one can walk to. */
  override accept(move: string): (() => Promise<unknown>) | null {
    if (this.position.legal.includes(move)) return () => this.play(move);
    const { word, place } = read(move, this.position.names);
    const space = word === "move" ? this.spaceAt(place) : -1;
    return space >= 0 && this.way(space).length > 0 ? () => this.walk(space) : null;
  }

  /** Somebody sits there who reads what they are told. */
  isPerson = (seat: number): boolean => this.people[seat]?.kind !== "program" && !this.people[seat]?.left;

  private signalsAt(space: number): string[] {
    return (["point", "plan"] as const).flatMap((kind) => {
      const told = this.signals.filter(
        (one) => one.kind === kind && one.told.some((at) => this.placeTold(at) === space),
      );
      const names = this.listed(told.map(({ seat }) => seat));
      return told.length > 0 ? [this.t(`discover-${kind}-of`, { names })] : [];
    });
  }

  groundText(letter: string): string {
    const terrain = this.position.terrains.find((one) => one.letter === letter);
    return terrain === undefined ? letter : this.named("terrains", terrain.id);
  }

  tokenText = ({ kind, holds }: Token): string =>
    holds === "" ? this.t(`discover-token-${kind === "water" ? "source" : kind}`) : this.holdsText(kind, holds);

  /** What a token that lies face up holds: `wood 2`, `explore:7`, `enemy:ID`. */
  private holdsText(kind: string, holds: string): string {
    const [resource = "", amount = "1"] = holds.split(" ");
    if (!holds.includes(":")) return this.amount(resource, Number(amount));
    if (holds.startsWith("enemy:")) return this.named("enemies", holds.slice("enemy:".length));
    return `${this.t(`discover-token-${kind === "water" ? "source" : kind}`)} ${holds.slice("explore:".length)}`;
  }

  landmarkText({ number, card }: Landmark): string {
    const name = this.t("discover-landmark", { number });
    return card === "" ? name : `${name} (${this.t("discover-landmark-done")})`;
  }

  enemyText({ id, life, damage }: Enemy): string {
    if (id === "") return this.t("discover-monster");
    return damage === 0
      ? this.named("enemies", id)
      : `${this.named("enemies", id)} (${this.t("discover-progress", { number: damage, most: life })})`;
  }

  /** What is needed against an enemy that is known, and what it deals. */
  enemyFigures({ defence, attack, life, harm }: Enemy): string {
    return this.t("discover-enemy-figures", { defence, attack, life, damage: this.named("damages", harm) });
  }

  /** Walk to a space step by step, and stop at whatever happens. */
  async walk(space: number): Promise<void> {
    this.walking = this.way(space);
    this.looked = null;
    for (const next of [...this.walking]) {
      const { q, r } = this.hexes[next]!;
      const before = this.steps.length;
      const done = this.position.legal.includes(`move ${q},${r}`) && (await this.play(`move ${q},${r}`));
      if (!done || this.walking.length === 0) break;
      this.walking = this.walking.slice(1);
      if (this.steps.slice(before).some((step) => step.happenings.some(({ kind }) => !QUIET.has(kind)))) break;
    }
    this.walking = [];
  }

  /** What one might want to do with something and may not, with the reasons. */
  why = (about: string): Promise<Refused[]> => this.player?.explainPiece(about) ?? Promise.resolve([]);

  // ---- moves in words ------------------------------------------------------------------------------

  moveText = (move: string): string => moveText(this, move);

  override endText = (end: string): string => this.t("discover-end", { end });

  override promiseText = (number: number): string => this.t("discover-hint-value", { number });

  /** A plan: what it is for, and the space where it leads. */
  override reasonText = ({ code, number }: ReasonInfo): string =>
    this.t("discover-hint-plan", { plan: code, place: this.placeText(number) });

  piecesNamed = (move: string): string[] => {
    const { piece } = read(move, this.position.names);
    return piece === "" ? [] : [piece];
  };

  lookAt = (id: string): void => {
    this.looked = { kind: "card", table: this.tableOf(id), id };
  };

  // ---- the log -------------------------------------------------------------------------------------

  notesOf = (): Note[] => [];

  linesOf(steps: readonly Step[]): LogLine[] {
    return steps.flatMap((step) =>
      step.happenings
        .map((one, at) => ({ one, at }))
        .filter(({ one }) => hasLine(one))
        .map(({ one, at }) => ({
          key: `${step.seq}-${at}`,
          step: step.seq,
          kind: one.kind,
          message: `discover-log-${messageOf(one)}`,
          args: toldOf(this, one),
          loud: isLoud(one),
        })),
    );
  }

  /** What to read out of the latest steps. */
  spoken(news: readonly Step[]): string[] {
    return this.linesOf(news)
      .slice(-SAYING)
      .map((line) => this.t(line.message, line.args));
  }

  /** What others do closes no sheet. On a device that is passed on, the next person has opened none. */
  protected moved(from: SurvivalPosition): void {
    this.hints.moved(false);
    if (from.viewer !== this.position.viewer) this.looked = null;
  }

  /** The sheet of what was played has done its service. */
  protected played(): void {
    this.fault = null;
    if (this.walking.length === 0) this.looked = null;
  }
}

/** Nine amounts as pieces. */
export const goodsOf = (goods: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    goods.map((amount, at): [string, number] => [RESOURCES[at]!, amount]).filter(([, amount]) => amount > 0),
  );

/** The table that a view belongs to. */
export const useSurvival = (): SurvivalTable => useTable<SurvivalTable>();
