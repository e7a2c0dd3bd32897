/** Where the reader is. Everything lives behind the `#`, so that secrets never reach a server's log. */
export type Route =
  | { page: "home" }
  | { page: "new"; code: string }
  | { page: "play"; token: string }
  | { page: "watch"; table: string }
  | { page: "replay"; table: string; step: number }
  | { page: "rules"; rule: string }
  | { page: "help" | "companion" }
  | { page: "puzzles"; puzzle: string }
  | { page: "workshop" | "deck"; draft: string };

/** What somebody may have meant as a rule's number or a game; whether there is such a rule, the book knows. */
const RULE = /^[A-Za-z0-9-]{1,40}$/;
/** A set-up's code as it may be typed; whether it is one, the server says. */
const CODE = /^[A-Za-z0-9-]{1,400}$/;
/** A draft of this browser by its key, or a deck in a link, deflated. */
const DRAFT = /^[\w-]{1,9999}$/;
const KEY = /^[A-Za-z0-9_-]{1,64}$/;
const STEP = /^\d{1,6}$/;

/** The route of a location hash; anything unknown is home. */
export function parseRoute(hash: string): Route {
  const [page = "", argument = "", more = ""] = hash.replace(/^#?\/?/, "").split("/");
  if (page === "rules") return { page, rule: RULE.test(argument) ? argument.toUpperCase() : "" };
  if (page === "help" || page === "companion") return { page };
  if (page === "puzzles") return { page, puzzle: KEY.test(argument) ? argument : "" };
  if (page === "new") return { page, code: CODE.test(argument) ? argument : "" };
  if (page === "workshop" || page === "deck") return { page, draft: DRAFT.test(argument) ? argument : "" };
  if (!KEY.test(argument)) return { page: "home" };
  if (page === "play") return { page, token: argument };
  if (page === "watch") return { page, table: argument };
  if (page === "replay") return { page, table: argument, step: STEP.test(more) ? Number(more) : 0 };
  return { page: "home" };
}

/** The hash of a route, with its `#`. */
export function formatRoute(route: Route): string {
  switch (route.page) {
    case "home":
      return "#/";
    case "help":
    case "companion":
      return `#/${route.page}`;
    case "rules":
      return route.rule ? `#/rules/${route.rule}` : "#/rules";
    case "puzzles":
      return `#/puzzles/${route.puzzle}`;
    case "new":
      return route.code ? `#/new/${route.code}` : "#/new";
    case "workshop":
    case "deck":
      return `#/${route.page}/${route.draft}`;
    case "play":
      return `#/play/${route.token}`;
    case "replay":
      return `#/replay/${route.table}${route.step > 0 ? `/${route.step}` : ""}`;
    default:
      return `#/${route.page}/${route.table}`;
  }
}

/** The whole address of a route on this page, to be sent to somebody else. */
export function fullAddress(route: Route, here: string): string {
  return here.split("#")[0] + formatRoute(route);
}
