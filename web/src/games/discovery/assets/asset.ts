import type { Position } from "@/generated/games/evolution";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import { pieceMark, plain } from "@/kit/text/markup";
import { traitOf } from "@/table/pieceTexts.svelte";

/** The signs of the assets, filled in a box of 24 x 24: each is told by its shape alone. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  raid: "M22 2L19.5 13 16.2 11 5.5 21.7 2.3 18.5 13 7.8 11 4.5z",
  guard: "M2.5 2.5h19V11c0 5.5-4 9-9.5 11C6.5 20 2.5 16.5 2.5 11z",
  loot: "M8 1.5h8L14.3 6H9.7zM9 7.5h6c4.5 3 7 6.5 7 9.7 0 3.8-3 5.3-10 5.3S2 21 2 17.2c0-3.2 2.5-6.7 7-9.7z",
  trade: "M15 1l8 6-8 6V9.5H2v-5h13zM9 11v3.5h13v5H9V23l-8-6z",
  scout:
    "M12 4C6 4 2.5 9 .5 12 2.5 15 6 20 12 20s9.5-5 11.5-8C21.5 9 18 4 12 4zM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z",
  feast:
    "M1 12h22c0 5-2.5 8.5-6 10H7C3.5 20.5 1 17 1 12zM6 2h3c-1 2.5 1 4.5 0 8H6c1-3.5-1-5.5 0-8zM10.5 2h3c-1 2.5 1 4.5 0 8h-3c1-3.5-1-5.5 0-8zM15 2h3c-1 2.5 1 4.5 0 8h-3c1-3.5-1-5.5 0-8z",
};

/** What a card gives where assets are used (Y01); `strength` is 0 but for a Raid. */
export interface Asset {
  kind: string;
  strength: number;
}

/** The asset of a card, as its deck says it; `null` as long as the deck's texts are not there. */
export function assetOf(board: DiscoveryBoard, card: string): Asset | null {
  const [kind = "", strength = "0"] = traitOf(board.deck.info.id, card, board.language).split(" ");
  return Object.hasOwn(SYMBOLS, kind) ? { kind, strength: Number(strength) } : null;
}

/** An asset by its name, a Raid with its strength. */
export const assetName = (board: DiscoveryBoard, { kind, strength }: Asset): string =>
  board.t(`asset-${kind}`, { strength });

/** What an asset does, in a sentence. */
export const assetText = (board: DiscoveryBoard, { kind, strength }: Asset): string =>
  board.t(`asset-${kind}.text`, { strength });

/** The seat whose marker lies on a card (Y06), -1 for none. */
export const markerOn = ({ assets }: Position, card: string): number =>
  assets?.ready.findIndex((cards) => cards.includes(card)) ?? -1;

/** What a screen reader says of a card's asset, and of whom it is ready for. */
export function assetLabel(board: DiscoveryBoard, card: string): string[] {
  const asset = assetOf(board, card);
  if (asset === null) return [];
  const owner = markerOn(board.position, card);
  return [assetName(board, asset), ...(owner < 0 ? [] : [board.t("asset-ready", board.spokenOf(owner))])];
}

/** The sign of a seat on its markers: the letter that its name begins with; with its place where another name begins so, too. */
export function markerSign(board: DiscoveryBoard, seat: number): string {
  const letters = board.position.seats.map(
    (_, at) => [...board.seatName(at)][0]?.toLocaleUpperCase(board.language) ?? "",
  );
  const letter = letters[seat]!;
  return letters.filter((one) => one === letter).length > 1 ? `${letter}${seat + 1}` : letter;
}

/** An asset with the card that gives it, marked for a sentence; the card alone as long as its asset is not known. */
export function assetOn(board: DiscoveryBoard, card: string): string {
  const asset = assetOf(board, card);
  const marked = pieceMark(card, board.pieceName(card));
  return asset === null ? marked : board.t("asset-of", { asset: assetName(board, asset), card: marked });
}

/** What a screen reader says of a seat's assets: what it has ready (Y06), and whether it is safe (Y09). */
export function seatLabel(board: DiscoveryBoard, seat: number): string[] {
  const { ready = [], safe = [] } = board.position.assets ?? {};
  const assets = (ready[seat] ?? []).map((card) => plain(assetOn(board, card)));
  return [
    ...(assets.length === 0 ? [] : [board.t("asset-kept", { assets: assets.join(", ") })]),
    ...(safe.includes(seat) ? [board.t("asset-safe")] : []),
  ];
}
