import { games } from "@/table/gameRegistry";
import { later } from "@/kit/i18n";
import { whenIdle } from "@/kit/arriving";

/** What loads the parts of the table that are shown by `LazyPart`. */
/** With what it says of the programs that play `game`: it stands complete from its first frame. */
export const lobby = (game: string) =>
  later(async () => (await Promise.all([import("./seats/Lobby.svelte"), games().loadSaid(game)]))[0].default);
export const endScreen = later(async () => (await import("./end/parts")).EndScreen);
export const matchSheet = later(async () => (await import("./match/MatchSheet.svelte")).default);
export const manage = later(async () => (await import("./seats/Manage.svelte")).default);
/** Reporting somebody, with texts of its own. */
export const reporting = async () => (await import("./reporting/parts")).ReportEntry;
export const showMe = later(async () => (await import("./lessons/ShowMe.svelte")).default);
export const talk = later(async () => (await import("./talk/Talk.svelte")).default);
export const pace = later(async () => (await import("./pace/parts")).Pace);
export const newcomers = later(async () => (await import("./seats/Newcomers.svelte")).default);

/** Taking back: what is said of it in the log, too. */
export const undoing = later(() => import("./undo/parts"));
export const undo = async () => (await undoing()).Undo;
export const undoAsked = async () => (await undoing()).UndoAsked;
/** What a reader keeps beside a table comes when the table has time, too. */
export const beside = later(async () => {
  await whenIdle();
  return (await import("./after/Beside.svelte")).default;
});
const characters = () => import("./characters/parts");
export const face = async () => (await characters()).Face;
/** Who a program is, with the words of the family of `game`. */
export const character = (game: string) => async () =>
  (await Promise.all([characters(), games().loadSaid(game)]))[0].Character;

/** What lets one feel what happens comes when the table has time: nothing waits for it. */
const felt = later(async () => {
  await whenIdle();
  return import("./feel/parts");
});
export const feel = async () => (await felt()).Feel;
export const above = async () => (await felt()).Above;
export const passedOn = async () => (await felt()).PassedOn;
