/** Where the reader is. Everything lives behind the `#`, so that secrets never reach a server's log. */
export type Route =
  | { page: "home" | "cut" }
  | { page: "new"; code: string; game: string }
  | { page: "play" | "join" | "mail"; token: string }
  | { page: "watch"; table: string }
  | { page: "replay"; table: string; step: number }
  | { page: "record"; packed: string; step: number }
  | { page: "deal"; code: string }
  | { page: "rules"; rule: string }
  | { page: "help" | "companion" | "lobby" | "ratings" | "timeline" }
  | { page: "moderation" }
  | { page: "account"; invitation: string }
  | { page: "contest"; contest: string; secret: string }
  | { page: "puzzles"; puzzle: string }
  | { page: "learn"; lesson: string; step: number }
  | { page: "workshop" | "deck"; draft: string }
  | { page: "class" | "club"; at: string };

/** What somebody may have meant as a rule's number or a game; whether there is such a rule, the book knows. */
const RULE = /^[A-Za-z0-9-]{1,40}$/;
/** A set-up's code as it may be typed; whether it is one, the server says. */
const CODE = /^[A-Za-z0-9-]{1,400}$/;
/** A draft of this browser by its key, or a deck in a link, deflated. */
const DRAFT = /^[\w-]{1,9999}$/;
/** A game by its key, with its family before it. */
const GAME = /^[A-Za-z0-9_:-]{1,64}$/;
const KEY = /^[A-Za-z0-9_-]{1,64}$/;
/** A deal, or the set-up of one to be made. */
const DEAL = /^[A-Za-z0-9.-]{1,420}$/;
const STEP = /^\d{1,6}$/;

/** The route of a location hash. What leads nowhere has lost a part on the way: `cut`. */
export function parseRoute(hash: string): Route {
  const [first = "", argument = "", more = ""] = whole(hash)
    .replace(/^#?\/?/, "")
    .split("/");
  const page = first.toLowerCase();
  if (page === "") return { page: "home" };
  if (page === "rules") return { page, rule: RULE.test(argument) ? argument.toUpperCase() : "" };
  if (page === "help" || page === "companion" || page === "lobby" || page === "ratings" || page === "timeline")
    return { page };
  if (page === "moderation") return { page };
  if (page === "account") return { page, invitation: KEY.test(argument) ? argument : "" };
  if (page === "contest")
    return { page, contest: KEY.test(argument) ? argument : "", secret: KEY.test(more) ? more : "" };
  if (page === "puzzles") return { page, puzzle: KEY.test(argument) ? argument : "" };
  if (page === "learn")
    return { page, lesson: KEY.test(argument) ? argument : "", step: STEP.test(more) ? Number(more) : 0 };
  if (page === "new" && argument === "game") return { page, code: "", game: GAME.test(more) ? more : "" };
  if (page === "new") return { page, code: CODE.test(argument) ? argument : "", game: "" };
  if (page === "class" || page === "club")
    return { page, at: [argument, more].filter((part) => KEY.test(part)).join("/") };
  if (page === "workshop" || page === "deck") return { page, draft: DRAFT.test(argument) ? argument : "" };
  if (page === "deal") return { page, code: DEAL.test(argument) ? argument : "daily" };
  if (page === "record" && DRAFT.test(argument)) return { page, packed: argument, step: stepOf(more) };
  if (!KEY.test(argument)) return { page: "cut" };
  if (page === "play" || page === "join" || page === "mail") return { page, token: argument };
  if (page === "watch") return { page, table: argument };
  if (page === "replay") return { page, table: argument, step: stepOf(more) };
  return { page: "cut" };
}

/** A hash without what mail and messengers do to links: encoded signs, spaces that nobody sees, what counts visits, the end of the sentence around it. */
function whole(hash: string): string {
  const plain = hash.replace(/(?:%[\dA-F]{2})+/gi, (coded) => {
    try {
      return decodeURIComponent(coded);
    } catch {
      return "";
    }
  });
  return plain
    .replace(/[?&].*$/su, "")
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/[^\w-]+$/u, "");
}

const stepOf = (text: string): number => (STEP.test(text) ? Number(text) : 0);
const stepped = (step: number): string => (step > 0 ? `/${step}` : "");

/** The hash of a route, with its `#`. */
export function formatRoute(route: Route): string {
  switch (route.page) {
    case "home":
      return "#/";
    case "cut":
    case "help":
    case "companion":
    case "lobby":
    case "ratings":
    case "timeline":
    case "moderation":
      return `#/${route.page}`;
    case "rules":
      return route.rule ? `#/rules/${route.rule}` : "#/rules";
    case "learn":
      return route.lesson === "" ? "#/learn" : `#/learn/${route.lesson}${route.step > 0 ? `/${route.step}` : ""}`;
    case "account":
      return route.invitation === "" ? "#/account" : `#/account/${route.invitation}`;
    case "contest":
      return `#/contest${route.contest && `/${route.contest}`}${route.secret && `/${route.secret}`}`;
    case "puzzles":
      return `#/puzzles/${route.puzzle}`;
    case "new":
      return route.game ? `#/new/game/${route.game}` : route.code ? `#/new/${route.code}` : "#/new";
    case "workshop":
    case "deck":
      return `#/${route.page}/${route.draft}`;
    case "play":
    case "join":
    case "mail":
      return `#/${route.page}/${route.token}`;
    case "replay":
      return `#/replay/${route.table}${stepped(route.step)}`;
    case "record":
      return `#/record/${route.packed}${stepped(route.step)}`;
    case "class":
    case "club":
      return route.at ? `#/${route.page}/${route.at}` : `#/${route.page}`;
    case "deal":
      return `#/deal/${route.code}`;
    default:
      return `#/${route.page}/${route.table}`;
  }
}

/** The whole address of a route on this page, to be sent to somebody else. */
export function fullAddress(route: Route, here: string): string {
  return here.split("#")[0] + formatRoute(route);
}

/** The page that the address names now. */
export const here = (): Route => parseRoute(location.hash);

/** Which page a route shows, at whatever step. */
const pageOf = (route: Route): string => formatRoute("step" in route ? { ...route, step: 0 } : route);

/**
 * Whether the reader is still at a page. Whoever has just followed a link has another address already while their page still
 * stands and hears answers: that address is left alone, or it would lead them back.
 */
const isAt = (page: Route): boolean => pageOf(here()) === pageOf(page);

/** Give the page that stays another address, unless the reader has left it. */
export function readdress(page: Route, address: Route): void {
  if (isAt(page)) history.replaceState(history.state, "", fullAddress(address, location.href));
}

/** Lead the reader on from a page that is not to be come back to, unless they have left it. */
export function leadOn(page: Route, next: Route): void {
  if (isAt(page)) location.replace(formatRoute(next));
}
