import { ask, json } from "@/app/api";
import type { DeckDraft, DeckMade, DeckWanted, DraftChecked } from "@/generated/protocol";

export const newDeck = (wanted: DeckWanted, language: string): Promise<DeckMade> =>
  ask("api/workshop/new", json(wanted), language);

export const checkDraft = (draft: DeckDraft, language: string): Promise<DraftChecked> =>
  ask("api/workshop/check", json(draft), language);
