import { untrack } from "svelte";
import type { Catalogue, Fault, Position, Step } from "@/generated/protocol";
import { games } from "@/table/gameRegistry";
import { faultOf } from "@/kit/faults";
import { t } from "@/kit/i18n";
import type { BoardHandle, GameModule, PlayedGame } from "@/table/game";
import { fromNames } from "@/table/people";
import type { Player } from "@/table/player";
import type { Table } from "@/table/table.svelte";

/** What the server tells of a decision. */
interface Found {
  readonly options: readonly string[];
  readonly names: readonly string[];
  readonly position: Position;
  readonly steps: readonly Step[];
}

/** A decision that lies at no table, as a page holds it: the game that shows it, and its board once it is open. */
export class AtDecision {
  game = $state.raw<GameModule | null>(null);
  board = $state.raw<Table | null>(null);
  view = $state<BoardHandle | null>(null);
  fault = $state.raw<Fault | null>(null);

  /** What the page begins with, said where it is made; what goes wrong there is its fault. */
  constructor(begin: () => Promise<void>) {
    $effect(() => {
      untrack(begin).catch((error: unknown) => {
        this.fault = faultOf(error) ?? { code: "", rule: "", message: t.value("link-part"), line: 0 };
      });
    });
  }

  /** Put what was found on a board, where `player` plays. */
  async open(catalogue: Catalogue, played: Omit<PlayedGame, "options">, found: Found, player: Player): Promise<void> {
    const loaded = await games().loadGame(played.game);
    const made = loaded.open({ ...played, options: found.options }, catalogue, player, found.position);
    if (made === null) return;
    made.people = fromNames(found.names);
    made.steps = found.steps;
    [this.game, this.board] = [loaded, made];
  }
}
