import type { Classic, DeckInfo, Happening, Position, SeatView, Window } from "@/generated/games/evolution";
import type { Step } from "@/games/discovery/step";

/** Values for tests: a position, a seat, a window and happenings in which nothing is the case but what a test changes. */
export const seat = (change: Partial<SeatView> = {}): SeatView => ({
  cards: null,
  hand: 5,
  hand_size: 5,
  selection: null,
  chosen: false,
  discard: [],
  points: null,
  bot: "",
  left: false,
  buried: 0,
  ...change,
});

export const classic = (change: Partial<Classic> = {}): Classic => ({
  finalist: -1,
  last_turns: [],
  out: [],
  objectable: [],
  prerequisites: true,
  one_action: false,
  harvests: [],
  crowns: false,
  ...change,
});

export const window = (change: Partial<Window> = {}): Window => ({
  seat: 1,
  action: "place",
  card: "fire",
  number: 0,
  contestable: true,
  interruptible: false,
  flash: false,
  members: [0, 2],
  asked: true,
  said: [],
  price: "",
  aimed: false,
  target: "",
  ...change,
});

export const position = (change: Partial<Position> = {}): Position => ({
  family: "evolution",
  viewer: 0,
  phase: "turn",
  turn: 0,
  turn_number: 1,
  actors: [0],
  seats: [seat(), seat(), seat()],
  tree: [],
  pool: [],
  stack: 5,
  side: 0,
  beside: [],
  trumps: 0,
  placed: 0,
  last: "",
  series: 0,
  opened: [],
  closed: [],
  owed: "",
  legal: [],
  reason: "",
  ranking: [],
  hidden_tree: false,
  top: "",
  pile: null,
  plane: null,
  aside: [],
  stands: [],
  window: null,
  asker: -1,
  interrupted: [],
  leader: -1,
  passes: 0,
  looked: [],
  wanted: [],
  teams: null,
  granted: 0,
  rule: "C02",
  classic: null,
  goal: "points",
  assets: null,
  spied: [],
  ...change,
});

export const happening = (kind: string, at: number, change: Partial<Happening> = {}): Happening => ({
  family: "evolution",
  kind,
  seat: at,
  card: "",
  other: -1,
  number: 0,
  about: "",
  ...change,
});

/** One step in which all of this happened. */
export const steps = (...happenings: Happening[]): Step[] => [{ seq: 1, at: 0, undo: null, late: -1, happenings }];

const card = (id: string, era: number, prerequisites: string[], leads_to: string[]): DeckInfo["cards"][number] => ({
  id,
  era,
  order: 1,
  family: "food",
  prerequisites,
  leads_to,
  name: { en: id[0]!.toUpperCase() + id.slice(1), fr: id },
  period: "",
  from_year: null,
  to_year: null,
  icon: "",
});

/** A deck of two eras: Gathering leads to Fire and Hide, Fire to Cooking. */
export const deck = (): DeckInfo => ({
  family: "evolution",
  id: "small",
  name: { en: "Small", fr: "Petit" },
  first: 1,
  eras: [{ en: "First steps" }, { en: "Around the fire" }],
  families: [{ id: "food", letter: "F", name: { en: "Food" }, icon: "", shape: "circle" }],
  cards: [
    card("gathering", 1, [], ["fire", "hide"]),
    card("hide", 1, ["gathering"], []),
    card("fire", 2, ["gathering"], ["cooking"]),
    card("cooking", 2, ["fire"], []),
  ],
  max_seats: 9,
});

export const names = {
  viewer: 0,
  seatName: (at: number) => ["Ann", "Bo", "Cem"][at] ?? "",
  pieceName: (card: string) => card.toUpperCase(),
};
