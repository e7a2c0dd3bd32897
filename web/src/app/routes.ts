/** Where the reader is. Everything lives behind the `#`, so that secrets never reach a server's log. */
export type Route =
  | { page: "home" }
  | { page: "new"; code: string; game: string }
  | { page: "play" | "join"; token: string }
  | { page: "watch"; table: string }
  | { page: "replay"; table: string; step: number }
  | { page: "record"; packed: string; step: number }
  | { page: "deal"; code: string }
  | { page: "rules"; rule: string }
  | { page: "help" | "companion" | "lobby" | "timeline" }
  | { page: "puzzles"; puzzle: string }
  | { page: "learn"; lesson: string; step: number }
  | { page: "workshop" | "deck"; draft: string };

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

/** The route of a location hash; anything unknown is home. */
export function parseRoute(hash: string): Route {
  const [page = "", argument = "", more = ""] = hash.replace(/^#?\/?/, "").split("/");
  if (page === "rules") return { page, rule: RULE.test(argument) ? argument.toUpperCase() : "" };
  if (page === "help" || page === "companion" || page === "lobby" || page === "timeline") return { page };
  if (page === "puzzles") return { page, puzzle: KEY.test(argument) ? argument : "" };
  if (page === "learn")
    return { page, lesson: KEY.test(argument) ? argument : "", step: STEP.test(more) ? Number(more) : 0 };
  if (page === "new" && argument === "game") return { page, code: "", game: GAME.test(more) ? more : "" };
  if (page === "new") return { page, code: CODE.test(argument) ? argument : "", game: "" };
  if (page === "workshop" || page === "deck") return { page, draft: DRAFT.test(argument) ? argument : "" };
  if (page === "deal") return { page, code: DEAL.test(argument) ? argument : "daily" };
  if (page === "record" && DRAFT.test(argument)) return { page, packed: argument, step: stepOf(more) };
  if (!KEY.test(argument)) return { page: "home" };
  if (page === "play" || page === "join") return { page, token: argument };
  if (page === "watch") return { page, table: argument };
  if (page === "replay") return { page, table: argument, step: stepOf(more) };
  return { page: "home" };
}

const stepOf = (text: string): number => (STEP.test(text) ? Number(text) : 0);
const stepped = (step: number): string => (step > 0 ? `/${step}` : "");

/** The hash of a route, with its `#`. */
export function formatRoute(route: Route): string {
  switch (route.page) {
    case "home":
      return "#/";
    case "help":
    case "companion":
    case "lobby":
    case "timeline":
      return `#/${route.page}`;
    case "rules":
      return route.rule ? `#/rules/${route.rule}` : "#/rules";
    case "learn":
      return route.lesson === "" ? "#/learn" : `#/learn/${route.lesson}${route.step > 0 ? `/${route.step}` : ""}`;
    case "puzzles":
      return `#/puzzles/${route.puzzle}`;
    case "new":
      return route.game ? `#/new/game/${route.game}` : route.code ? `#/new/${route.code}` : "#/new";
    case "workshop":
    case "deck":
      return `#/${route.page}/${route.draft}`;
    case "play":
    case "join":
      return `#/${route.page}/${route.token}`;
    case "replay":
      return `#/replay/${route.table}${stepped(route.step)}`;
    case "record":
      return `#/record/${route.packed}${stepped(route.step)}`;
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
