import { ask, json } from "@/app/api";
import type { DeckBalance, DeckDraft, DeckMade, DeckWanted, DraftChecked } from "@/generated/protocol";

export const newDeck = (wanted: DeckWanted, language: string): Promise<DeckMade> =>
  ask("api/workshop/new", json(wanted), language);

export const checkDraft = (draft: DeckDraft, language: string): Promise<DraftChecked> =>
  ask("api/workshop/check", json(draft), language);

export const balanceDeck = (draft: DeckDraft, language: string): Promise<DeckBalance> =>
  ask("api/workshop/balance", json(draft), language);
