import type { Survivor } from "@/generated/games/discover";
import { fold } from "@/kit/fold";
import { plain } from "@/kit/text/markup";
import { DAMAGES } from "@/games/survival/icons";
import { goodsOf, type SurvivalTable } from "@/games/survival/survivalTable.svelte";
import { mustAct } from "@/table/tableState";
import { PlainLine, type Questions } from "@/table/line/plainLine.svelte";
import type { Read } from "@/table/line/topics";
import { allTexts } from "@/table/pieceTexts.svelte";
import { question } from "./question";
import { typedMove } from "./typed";

/** Where a card is looked for by its name, as in the terminal. */
const FOUND_IN = ["items", "characters", "supports", "explore", "nights", "threats", "enemies", "resources"];
const SPACES = 7;

/** The text line of the survival game. */
export class SurvivalLine extends PlainLine<SurvivalTable> {
  protected readonly questions: Questions = {
    card: { about: true, answer: (name) => this.card(name) },
    "discover-map": { about: true, answer: (place) => this.map(place) },
    "discover-quest": { about: false, answer: () => this.quest().join("\n") },
    "discover-pack": { about: false, answer: () => this.pack() },
  };

  /** A direction, or a move. */
  protected override move(typed: string): Read {
    const { hexes, own, position, t } = this.table;
    const move = typedMove(typed, hexes[own?.space ?? 0]!, t);
    return move !== typed || position.legal.includes(move) ? { kind: "move", move } : super.move(typed);
  }

  protected listed = (): readonly string[] => this.table.position.legal;

  protected help = (): string => this.table.t("discover-answer-help");

  protected prompt(): string {
    const { position, standing, t } = this.table;
    const asked = question(position, mustAct(standing));
    return plain(t(asked.message, { ...this.table.about(asked.about), ...asked.args }));
  }

  protected points(): string {
    return this.table.position.survivors.map((survivor, seat) => this.survivor(survivor, seat)).join("\n");
  }

  protected whole(): string[] {
    return [this.prompt(), this.points(), ...this.quest(), this.map("")];
  }

  /** Who somebody is, how they are, and what they carry. */
  private survivor(survivor: Survivor, seat: number): string {
    const { table } = this;
    const who = [
      ...(survivor.character === "" ? [] : [table.named("characters", survivor.character)]),
      ...(survivor.state === "on" ? [] : [table.t(`discover-state-${survivor.state}`)]),
      ...(survivor.state === "on" ? this.figures(survivor) : []),
    ];
    return this.of(table.seatName(seat), who.join(", "));
  }

  private figures({ space, stamina, damage, goods, items }: Survivor): string[] {
    const { table } = this;
    const hurt = DAMAGES.map((name, at) => [name, damage[at] ?? 0] as const).filter(([, taken]) => taken > 0);
    const pieces = [table.amounts(goodsOf(goods)), ...items.map((item) => table.named("items", item))].filter(Boolean);
    return [
      table.placeText(space),
      `${table.t("discover-stamina")} ${stamina}`,
      ...hurt.map(([name, taken]) => `${table.named("damages", name)} ${taken}`),
      ...pieces,
    ];
  }

  private pack(): string {
    const { own, position, t } = this.table;
    if (own === undefined) return t("answer-none");
    const carried = t("discover-carried", { number: own.carried, most: own.room });
    const projects = (position.hands[position.viewer] ?? []).map((id) =>
      this.of(this.table.named("projects", id), this.table.recipesText(id)),
    );
    return [this.survivor(own, position.viewer), carried, ...projects].join("\n");
  }

  /** The stage, the nights that are left, and what is to be done by either route. */
  private quest(): string[] {
    const { position, t } = this.table;
    const tasks = position.tasks.filter(({ stage }) => stage === position.stage);
    return [
      `${this.table.named("scenarios", position.scenario)}. ${t("discover-stage", { number: position.stage, most: position.stages })}`,
      t("discover-nights", { number: position.night, most: position.last_night }),
      ...tasks.map((task) => {
        const route = t("discover-route", { letter: task.route.toUpperCase() });
        const done = t("discover-progress", { number: task.done, most: task.target });
        return this.of(route, `${this.table.taskText(task)} (${done})`);
      }),
    ];
  }

  /** What lies and stands on a space; without one, on all that are discovered. */
  private map(place: string): string {
    const { table } = this;
    const told = (space: number): string => this.of(table.placeText(space), table.details(space).join(", "));
    if (place !== "") {
      const space = table.spaceAt(place.replace(/\s/gu, "").replace(";", ",").replaceAll("−", "-"));
      return space < 0 ? table.t("answer-unclear", { word: place }) : told(space);
    }
    return table.hexes
      .map(({ space }) => space)
      .filter((space) => table.position.tiles[Math.floor(space / SPACES)]!.ground !== "")
      .map(told)
      .join("\n");
  }

  private card(name: string): string {
    const { deck, language, t } = this.table;
    const wanted = fold(name);
    const texts = allTexts(deck, language);
    const ids = Object.keys(texts).filter((id) => FOUND_IN.includes(id.split("/")[0]!) && !id.includes("."));
    const exact = (id: string): boolean => [fold(texts[id]!), fold(id.split("/")[1]!)].includes(wanted);
    const found = ids.find(exact) ?? ids.find((id) => fold(texts[id]!).startsWith(wanted));
    if (wanted === "" || found === undefined) return t("answer-unclear", { word: name });
    return [`${texts[found]}. ${texts[`${found}.text`] ?? ""}`.trim(), ...this.ofCard(found.split("/")[1]!)].join("\n");
  }

  /** What stands on the table for a card: the recipes of an item, the figures of an enemy that has come. */
  private ofCard(id: string): string[] {
    const recipes = this.table.recipesText(id);
    const enemy = this.table.position.enemies.find((one) => one.id === id);
    return [...(recipes === "" ? [] : [recipes]), ...(enemy === undefined ? [] : [this.table.enemyFigures(enemy)])];
  }
}
