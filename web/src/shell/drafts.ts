import { keepUnder, readList, shelf, type Shelf } from "@/kit/keeping/shelf";

/** A deck that is being made in this browser; `text` is its file. */
export interface KeptDraft {
  key: string;
  name: string;
  text: string;
  at: number;
}

const DRAFTS = "discovery.drafts";
const MOST = 50;

/** The decks that are being made in this browser, the newest first. Unreadable memory counts as none. */
export class Drafts {
  constructor(private readonly store: Shelf) {}

  all(): KeptDraft[] {
    return (readList(this.store, DRAFTS) as KeptDraft[]).filter((one) => typeof one?.text === "string");
  }

  get(key: string): KeptDraft | undefined {
    return this.all().find((one) => one.key === key);
  }

  /** Keep a draft; `false` where the browser has no room for it. */
  keep(draft: KeptDraft): boolean {
    return this.write([draft, ...this.all().filter((one) => one.key !== draft.key)].slice(0, MOST));
  }

  forget(key: string): void {
    this.write(this.all().filter((one) => one.key !== key));
  }

  private write(drafts: KeptDraft[]): boolean {
    return keepUnder(this.store, DRAFTS, drafts);
  }
}

export const drafts = new Drafts(shelf);
