import { games } from "@/table/gameRegistry";
import { lazyWithTexts } from "@/kit/i18n";
import { whenIdle } from "@/kit/pendingParts";

/** What loads the parts of the table that are shown by `LazyPart`. */
/** With what it says of the programs that play `game`: it stands complete from its first frame. */
export const lobby = (game: string) =>
  lazyWithTexts(
    async () => (await Promise.all([import("./seats/Lobby.svelte"), games().loadTableTexts(game)]))[0].default,
  );
export const endScreen = lazyWithTexts(async () => (await import("./end/parts")).EndScreen);
export const matchSheet = lazyWithTexts(async () => (await import("./match/MatchSheet.svelte")).default);
export const manage = lazyWithTexts(async () => (await import("./seats/Manage.svelte")).default);
export const ownLink = lazyWithTexts(async () => (await import("./links/OwnLink.svelte")).default);
/** Reporting somebody, with texts of its own. */
export const reporting = async () => (await import("./reporting/parts")).ReportEntry;
export const showMe = lazyWithTexts(async () => (await import("./lessons/ShowMe.svelte")).default);
export const talk = lazyWithTexts(async () => (await import("./talk/Talk.svelte")).default);
export const pace = lazyWithTexts(async () => (await import("./pace/parts")).Pace);
export const newcomers = lazyWithTexts(async () => (await import("./seats/Newcomers.svelte")).default);

/** Taking back: what is said of it in the log, too. */
export const undoing = lazyWithTexts(() => import("./undo/parts"));
export const undo = async () => (await undoing()).Undo;
export const undoAsked = async () => (await undoing()).UndoAsked;
/** What a reader keeps beside a table comes when the table has time, too. */
export const notesAndReport = lazyWithTexts(async () => {
  await whenIdle();
  return (await import("./finished/NotesAndReport.svelte")).default;
});
const characters = () => import("./characters/parts");
export const face = async () => (await characters()).Face;
/** Who a program is, with the words of the family of `game`. */
export const character = (game: string) => async () =>
  (await Promise.all([characters(), games().loadTableTexts(game)]))[0].Character;

/** What lets one feel what happens comes when the table has time: nothing waits for it. */
const felt = lazyWithTexts(async () => {
  await whenIdle();
  return import("./feedback/parts");
});
export const feel = async () => (await felt()).Feel;
export const above = async () => (await felt()).Above;
export const passedOn = async () => (await felt()).PassedOn;
