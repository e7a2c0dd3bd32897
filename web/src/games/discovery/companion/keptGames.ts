import { keepUnder, readKept, type Shelf } from "@/kit/keeping/shelf";

/** A game with real cards as this browser keeps it; `file` is a deck of one's own, `""` with a deck of the server. */
export interface PaperGame {
  game: string;
  deck: string;
  file: string;
  seats: string[];
  log: string[];
}

const KEPT = "discovery.paper";

const texts = (some: unknown): boolean => Array.isArray(some) && some.every((one) => typeof one === "string");

/** The game with real cards that this browser follows. Unreadable memory counts as none. */
export class KeptPaper {
  constructor(private readonly store: Shelf) {}

  read(): PaperGame | null {
    const kept = readKept(this.store, KEPT) as PaperGame | null;
    const whole = kept !== null && [kept.game, kept.deck, kept.file].every((one) => typeof one === "string");
    return whole && texts(kept.seats) && texts(kept.log) ? kept : null;
  }

  /** Keep a game, `null` for none; a browser without room follows it as long as the page is open. */
  write(game: PaperGame | null): void {
    keepUnder(this.store, KEPT, game);
  }
}
