import { shelf } from "@/kit/keeping/shelf";
import { ask, json } from "@/shell/api";
import type { Fault, PaperInfo, PaperWanted } from "@/generated/protocol";
import type { Deck } from "@/games/discovery/cards/catalogue";
import { faultOf } from "@/kit/faults";
import { inLanguage, language } from "@/kit/i18n";
import { KeptPaper, type PaperGame } from "./keptGames";

export const keptPaper = new KeptPaper(shelf);

/** The table after the log of a game; fails where the server refuses it. */
export const tableOf = ({ game, deck, file, seats, log }: PaperGame): Promise<PaperInfo> =>
  ask("api/companion", json({ game, deck, file, seats, log } satisfies PaperWanted), language.value);

/** A game with real cards that is followed: what was told, and what the server makes of it. It knows no rule itself. */
export class Companion {
  game: PaperGame = $state.raw({ game: "", deck: "", file: "", seats: [], log: [] });
  table: PaperInfo = $state.raw(undefined as unknown as PaperInfo);
  /** Why the last thing told cannot be. */
  refusal = $state.raw<Fault | null>(null);
  busy = $state(false);

  constructor(
    game: PaperGame,
    table: PaperInfo,
    readonly deck: Deck,
  ) {
    this.game = game;
    this.table = table;
  }

  readonly over = $derived(this.table.over);
  /** What the acting player may do, by the word of the move. */
  readonly choices = $derived(new Map(this.table.choices.map(({ word, what }) => [word, what])));

  cardName = (id: string): string => inLanguage(this.deck.cards.get(id)?.name ?? {}, language.value) || id;

  seatName = (seat: number): string => this.game.seats[seat] ?? "";

  /** Tell what was done; what cannot be is refused and changes nothing. */
  tell = (entry: string): Promise<boolean> => this.stand([...this.game.log, entry]);

  /** Take back what was told last. */
  undo = (): Promise<boolean> => this.stand(this.game.log.slice(0, -1));

  private async stand(log: string[]): Promise<boolean> {
    if (this.busy) return false;
    const game = { ...this.game, log };
    this.busy = true;
    this.refusal = null;
    try {
      this.table = await tableOf(game);
      this.game = game;
      keptPaper.write(game);
      return true;
    } catch (error) {
      this.refusal = faultOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
