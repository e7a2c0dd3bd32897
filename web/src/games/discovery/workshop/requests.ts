import { ask, json } from "@/shell/api";
import type { DeckBalance, DeckDraft, DeckMade, DeckSheet, DeckWanted, DraftChecked } from "@/generated/protocol";

export const newDeck = (wanted: DeckWanted, language: string): Promise<DeckMade> =>
  ask("api/workshop/new", json(wanted), language);

/** A deck file in the other format: the server knows both, the page CSV alone. */
export const rewritten = (sheet: DeckSheet, language: string): Promise<DeckMade> =>
  ask("api/workshop/sheet", json(sheet), language);

export const checkDraft = (draft: DeckDraft, language: string): Promise<DraftChecked> =>
  ask("api/workshop/check", json(draft), language);

export const balanceDeck = (draft: DeckDraft, language: string): Promise<DeckBalance> =>
  ask("api/workshop/balance", json(draft), language);
