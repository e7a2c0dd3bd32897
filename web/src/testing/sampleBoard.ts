import type { Position } from "@/generated/games/evolution";
import { speaking } from "./texts";
import { fromNames } from "@/table/people";
import type { Player } from "@/table/player";
import { Deck } from "@/games/discovery/cards/catalogue";
import { deck, position, seat } from "@/games/discovery/samples";
import { DiscoveryBoard } from "@/games/discovery/board/board.svelte";

/** What a board asked of its server, and what the server is to answer. */
export interface SampleServer {
  asked: string[];
  player: Player;
}

/** A server that accepts every move and has nothing against any, but for what `change` says. */
export function server(change: Partial<Player> = {}): SampleServer {
  const asked: string[] = [];
  const player: Player = {
    play: (move) => Promise.resolve(void asked.push(`play ${move}`)),
    explain: (moves) => Promise.resolve(moves.map((move) => (asked.push(`explain ${move}`), null))),
    explainPiece: (card) => (asked.push(`explain card ${card}`), Promise.resolve([])),
    spots: () => Promise.resolve([]),
    hint: () => Promise.resolve([]),
    tell: () => Promise.resolve(),
    order: () => Promise.resolve(),
    ...change,
  };
  return { asked, player };
}

/** A board at which Ann (the viewer), Bo and Cem sit, in English. */
export function sampleBoard(change: Partial<Position> = {}, player: Player | null = server().player): DiscoveryBoard {
  const seats = [seat({ cards: ["gathering", "cooking"] }), seat(), seat()];
  const board = new DiscoveryBoard(new Deck(deck()), player, position({ seats, pool: ["hide"], ...change }));
  board.t = speaking("en");
  board.people = fromNames(["Ann", "Bo", "Cem"]);
  return board;
}

/** Wait until what follows the frame that answers a press has been done, too. */
export const painted = (): Promise<void> => new Promise((done) => setTimeout(done, 60));
