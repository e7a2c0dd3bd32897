import { ask, json, reach } from "@/shell/api";
import type { DeckDraft, PrintWanted, RoomOnPaper, SheetsInfo } from "@/generated/protocol";

export const sheetsOf = (game: string, language: string): Promise<SheetsInfo> =>
  ask(`api/workshop/sheets?game=${encodeURIComponent(game)}`, {}, language);

export const roomOnPaper = (draft: DeckDraft, language: string): Promise<RoomOnPaper> =>
  ask("api/workshop/room", json(draft), language);

/** A file that the server has drawn, with the name that it gives it. */
export async function drawn(wanted: PrintWanted, language: string): Promise<{ name: string; data: Blob }> {
  const response = await reach("api/workshop/print", json(wanted), language);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? wanted.sheet;
  return { name, data: await response.blob() };
}

/** A picture as an address that the page may show. */
export const pictureAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("unread"));
    reader.readAsDataURL(picture);
  });
