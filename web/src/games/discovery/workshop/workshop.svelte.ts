import { drafts } from "@/shell/drafts";
import { Newest } from "@/shell/polling";
import type { DeckInfo, FamilyInfo } from "@/generated/games/evolution";
import type { Catalogue, DraftChecked, Fault } from "@/generated/protocol";
import { faultOf } from "@/kit/faults";
import { inLanguage, language, t } from "@/kit/i18n";
import {
  addCard,
  byKey,
  cardInLine,
  eraOf,
  erasOf,
  idOf,
  inEra,
  linked,
  moveCard,
  nameOf,
  needsOf,
  removeCard,
  setCell,
  tell,
  textOf,
  toldOf,
  type Draft,
  type DraftCard,
} from "./draft";
import { roomOnPaper } from "./print/requests";
import { checkDraft } from "./requests";

const SECONDS = 0.25;
const PAPER_SECONDS = 1.5;
const MOST_STEPS = 200;
/** Columns by which a card has its place in the tree: what is typed there is judged before it stands. */
const TREE = ["id", "era", "order", "prerequisites"];

/** One deck that is being made: its draft, what was before, and what the server's laws say of it. It knows no law itself. */
export class Workshop {
  draft: Draft = $state.raw({ about: [], columns: [], cards: [] });
  chosen = $state(0);
  /** The card that another one is to need, 0 while no link is drawn. */
  linking = $state(0);
  checked = $state.raw<DraftChecked | null>(null);
  /** What of a sound draft has no room on paper; asked when the draft has stood for a while. */
  flaws = $state.raw<readonly Fault[]>([]);
  busy = $state(false);
  refusal = $state.raw<Fault | null>(null);
  /** What a screen reader is told of a change that is only seen. */
  said = $state("");
  /** Whether the browser had no room for the draft. */
  unkept = $state(false);
  past = $state.raw<readonly Draft[]>([]);
  future = $state.raw<readonly Draft[]>([]);
  readonly families: readonly FamilyInfo[];
  readonly icons: readonly string[];
  readonly game: string;
  readonly programs: readonly string[];
  private timer = 0;
  private paper = 0;
  private readonly newest = new Newest();
  private judging: Promise<unknown> = Promise.resolve();

  constructor(
    readonly key: string,
    catalogue: Catalogue,
    draft: Draft,
  ) {
    const decks = catalogue.decks.filter((deck) => deck.family === "evolution") as unknown as DeckInfo[];
    this.families = decks[0]?.families ?? [];
    this.icons = [...new Set(decks.flatMap((deck) => deck.cards.map(({ icon }) => icon)))].filter(Boolean).sort();
    const family = catalogue.families.find(({ key }) => key === "evolution");
    this.game = family?.usual ?? "";
    this.programs = family?.programs ?? [];
    this.draft = draft;
    this.chosen = draft.cards[0]?.key ?? 0;
    void this.check();
  }

  readonly card = $derived(byKey(this.draft, this.chosen));
  readonly eras = $derived(erasOf(this.draft));
  readonly text = $derived(textOf(this.draft));
  /** The faults of each card, and under 0 those of the deck as a whole. */
  readonly faults = $derived.by(() => {
    const found = new Map<number, Fault[]>();
    for (const fault of this.checked?.faults ?? []) {
      const key = cardInLine(this.draft, fault.line)?.key ?? 0;
      found.set(key, [...(found.get(key) ?? []), fault]);
    }
    return found;
  });

  name(card: DraftCard): string {
    return nameOf(card, language.value);
  }

  /** What the deck is called. */
  title(): string {
    return toldOf(this.draft, `name_${language.value}`) || toldOf(this.draft, "name_en") || toldOf(this.draft, "id");
  }

  eraName(era: number): string {
    return toldOf(this.draft, `era_${era}_${language.value}`);
  }

  family(id: string): FamilyInfo | undefined {
    return this.families.find((one) => one.id === id);
  }

  familyName = (id: string): string => inLanguage(this.family(id)?.name ?? {}, language.value) || id;

  /** The number of a family's colour, 1 to 7. */
  hue = (id: string): number =>
    Math.max(
      0,
      this.families.findIndex((one) => one.id === id),
    ) + 1;

  /** Change the draft: it can be undone, and is kept and checked. */
  edit(draft: Draft, checked: DraftChecked | null = null): void {
    if (draft === this.draft) return;
    this.past = [...this.past, this.draft].slice(-MOST_STEPS);
    this.future = [];
    this.stand(draft, checked);
  }

  /** Change the draft if no law is broken for good; else say which. */
  async attempt(draft: Draft): Promise<boolean> {
    const turn = this.judging.then(() => this.judge(draft));
    this.judging = turn;
    return turn;
  }

  private async judge(draft: Draft): Promise<boolean> {
    const text = textOf(draft);
    if (text === this.text) return true;
    this.busy = true;
    try {
      const checked = await checkDraft({ game: this.game, file: text, before: this.text }, language.value);
      this.refusal = checked.refused;
      if (checked.refused !== null) return false;
      this.edit(draft, checked);
      return true;
    } catch (error) {
      this.refusal = faultOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.draft, ...this.future];
    this.stand(before, null);
    this.said = t.value("workshop-undone");
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (next === undefined) return;
    this.past = [...this.past, this.draft];
    this.future = rest;
    this.stand(next, null);
    this.said = t.value("workshop-redone");
  }

  private stand(draft: Draft, checked: DraftChecked | null): void {
    this.draft = draft;
    this.refusal = null;
    if (this.card === undefined) this.chosen = draft.cards[0]?.key ?? 0;
    this.keep();
    this.newest.begin();
    clearTimeout(this.timer);
    if (checked !== null) {
      this.checked = checked;
      this.measureLater();
    } else this.timer = window.setTimeout(() => void this.check(), 1000 * SECONDS);
  }

  keep(): void {
    this.unkept = !drafts.keep({ key: this.key, name: this.title(), text: this.text, at: Date.now() });
  }

  /** Ask the server what it has against the draft as it stands. */
  async check(): Promise<void> {
    const isNewest = this.newest.begin();
    this.busy = true;
    try {
      const found = await checkDraft({ game: this.game, file: this.text, before: "" }, language.value);
      if (isNewest()) {
        this.checked = found;
        this.measureLater();
      }
    } catch (error) {
      if (isNewest()) this.refusal = faultOf(error);
    } finally {
      if (isNewest()) this.busy = false;
    }
  }

  private measureLater(): void {
    clearTimeout(this.paper);
    this.paper = window.setTimeout(() => void this.measure(), 1000 * PAPER_SECONDS);
  }

  /** Ask what has no room on paper; a server that cannot print says nothing. */
  async measure(): Promise<void> {
    clearTimeout(this.paper);
    const file = this.text;
    if (this.checked === null || this.checked.faults.length > 0) {
      this.flaws = [];
      return;
    }
    const found = await roomOnPaper({ game: this.game, file, before: "" }, language.value).catch(() => null);
    if (file === this.text) this.flaws = found?.flaws ?? [];
  }

  /** Put something into a cell; what moves a card or links it is judged first. */
  async set(key: number, column: string, value: string): Promise<boolean> {
    const changed = setCell(this.draft, key, column, value);
    if (!TREE.includes(column)) {
      this.edit(changed);
      return true;
    }
    return this.attempt(changed);
  }

  tell = (key: string, value: string): void => this.edit(tell(this.draft, key, value));

  async move(key: number, era: number, place: number): Promise<void> {
    const card = byKey(this.draft, key);
    if (card === undefined || era < 1) return;
    if (await this.attempt(moveCard(this.draft, key, era, place)))
      this.said = t.value("workshop-moved", { card: this.name(card), era, place: this.placeOf(key) });
  }

  /** A card's place in its era, counted from 1. */
  placeOf(key: number): number {
    const card = byKey(this.draft, key);
    return card === undefined ? 0 : inEra(this.draft, eraOf(card)).findIndex((one) => one.key === key) + 1;
  }

  /** Let a card need another one, or no longer. */
  async link(needed: number, by: number): Promise<void> {
    this.linking = 0;
    const [other, one] = [byKey(this.draft, needed), byKey(this.draft, by)];
    if (other === undefined || one === undefined) return;
    const before = needsOf(one).includes(idOf(other));
    if (!(await this.attempt(linked(this.draft, needed, by)))) return;
    const names = { card: this.name(one), missing: this.name(other) };
    this.said = t.value(before ? "workshop-unlinked" : "workshop-linked", names);
  }

  add(era: number): void {
    const [draft, made] = addCard(this.draft, era, this.families[0]?.id ?? "", t.value("workshop-new-card"));
    this.edit(draft);
    this.chosen = made.key;
  }

  remove(key: number): void {
    const card = byKey(this.draft, key);
    if (card === undefined) return;
    const row = inEra(this.draft, eraOf(card));
    const at = row.indexOf(card);
    this.edit(removeCard(this.draft, key));
    this.chosen = (row[at + 1] ?? row[at - 1] ?? this.draft.cards[0])?.key ?? 0;
    this.said = t.value("workshop-removed", { card: this.name(card) });
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.paper);
  }
}
