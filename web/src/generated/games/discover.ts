/* eslint-disable */
// Made by `python -m discovery.server.protocol.schema`; schema sha256 7cbe0cb1fbf8cafdb3101287e46b02c17d35c4a4fcd9846b1cb053a0c498a4a4.

/**
 * The messages of a family of games, by name.
 */
export interface Messages {
  SurvivalPosition: SurvivalPosition;
  SurvivalHappening: SurvivalHappening;
  SurvivalContent: SurvivalContent;
  SurvivalPositionChange: SurvivalPositionChange;
}
/**
 * A position as one viewer may know it.
 *
 * ``names`` are the seats' as moves name them. ``spaces`` are column and row by number; tile ``n`` has the
 * spaces from ``7 * n`` on. ``ways`` is, for the viewer in their turn, the space before each one on the
 * cheapest way there and -1 elsewhere; ``costs`` the stamina to it. ``card`` is what is being resolved,
 * ``"nights/ID"``, or empty; ``choices`` are its two parts where one is taken or voted for. ``harm`` is the
 * damage of the need that is asked. ``answered`` are the seats that have answered in an open window,
 * ``asked`` whether the viewer still has to. ``out`` are the projects that left the game with the dead
 * (XG02). ``packs`` is how many are left of each pile. ``previews`` is what moves would make of the dice.
 * ``reason`` is how it ended. ``goal`` is what everybody plays for: ``"quest"``, in its last stage
 * ``"escape"``, ``"alone"`` where one wins (XR03), ``""`` once it is over.
 */
export interface SurvivalPosition {
  family: "discover";
  scenario: string;
  land: string;
  names: string[];
  viewer: number;
  phase: string;
  turn: number;
  turn_number: number;
  actors: number[];
  legal: string[];
  window: boolean;
  asked: boolean;
  answered: number[];
  night: number;
  last_night: number;
  opens: number;
  first: number;
  stage: number;
  stages: number;
  clues: number;
  spaces: number[][];
  terrains: Terrain[];
  tiles: Tile[];
  tokens: Token[];
  enemies: Enemy[];
  fires: number[];
  lit: number[];
  heaps: Heap[];
  landmarks: Landmark[];
  survivors: Survivor[];
  hands: string[][];
  in_play: string[];
  out: string[];
  projects: Project[];
  tasks: Task[];
  packs: {
    [k: string]: number;
  };
  fight: Fight | null;
  bargain: Bargain | null;
  card: string;
  choices: Effect[][];
  harm: string;
  winners: number[];
  honours: number[];
  reason: string;
  goal: string;
  ways: number[];
  costs: number[];
  previews: Preview[];
}
/**
 * A kind of ground of the land. ``cost`` is in stamina, without what a survivor holds; ``band`` is
 * ``"easy"``, ``"rough"``, ``"high"`` or ``"barred"`` (XH04).
 */
export interface Terrain {
  letter: string;
  id: string;
  cost: number;
  band: string;
}
/**
 * A tile: ``group`` is ``"start"``, ``"near"``, ``"middle"`` or ``"far"``; ``ground`` has a letter for
 * each of its seven spaces, and is empty before it is discovered.
 */
export interface Tile {
  group: string;
  ground: string;
}
/**
 * A token on the map. ``holds`` is empty for one that lies face down, else ``"wood 2"``, ``"explore:7"``
 * or ``"enemy:ID"``.
 */
export interface Token {
  space: number;
  kind: string;
  holds: string;
}
/**
 * An enemy; ``id`` is empty for one that lies face down. ``damage`` of its ``life`` are taken; ``harm``
 * is the damage that it deals. ``words``: ``"lethal"``, ``"special"``, ``"swift"``. ``reward`` and
 * ``helped`` are pieces with how many.
 */
export interface Enemy {
  row: number;
  space: number;
  id: string;
  damage: number;
  defence: number;
  attack: number;
  life: number;
  harm: string;
  words: string[];
  reward: {
    [k: string]: number;
  };
  helped: {
    [k: string]: number;
  };
}
/**
 * The pieces on a space: nine amounts, in the order of the resources.
 */
export interface Heap {
  space: number;
  goods: number[];
}
/**
 * A landmark whose tile is discovered; ``card`` is empty until somebody has investigated it.
 */
export interface Landmark {
  number: number;
  space: number;
  card: string;
}
/**
 * A seat as everybody sees it. ``goods`` are nine amounts, ``damage`` four. ``used`` are the holders used
 * today. ``carried`` of at most ``room`` objects. ``projects`` is how many it holds. ``state`` is ``"on"``,
 * ``"won"``, ``"dead"``, ``"left"`` or ``"late"``.
 */
export interface Survivor {
  character: string;
  offered: string[];
  space: number;
  stamina: number;
  goods: number[];
  carried: number;
  room: number;
  items: string[];
  damage: number[];
  ready: string[];
  used: string[];
  projects: number;
  state: string;
}
/**
 * A project of the land: the ``item`` that it makes, by one recipe or the other.
 */
export interface Project {
  id: string;
  item: string;
  recipes: {
    [k: string]: number;
  }[];
}
/**
 * A task of a route, ``done`` of ``target``. ``number`` is its place in the scenario; ``space`` is where,
 * -1 where that is not known or does not matter.
 */
export interface Task {
  number: number;
  stage: number;
  route: string;
  kind: string;
  done: number;
  target: number;
  space: number;
}
/**
 * A fight of ``fighter`` with the enemy in ``row``, or with the seat ``rival``. Dice are 0 before the
 * roll; ``grey`` and ``red`` are what they count now. A hit needs ``defence``, a wound comes from ``attack``
 * on. ``prize`` may be shared.
 */
export interface Fight {
  fighter: number;
  row: number;
  rival: number;
  grey_die: number;
  red_die: number;
  grey: number;
  red: number;
  plus: number;
  free: number;
  defence: number;
  attack: number;
  helpers: number[];
  prize: {
    [k: string]: number;
  };
}
/**
 * The pieces that ``seat`` has laid out for ``partner``, and those that it asks for. Projects are told to
 * the two only.
 */
export interface Bargain {
  seat: number;
  partner: number;
  gives: {
    [k: string]: number;
  };
  asks: {
    [k: string]: number;
  };
}
/**
 * One step of a card: a word of ``content.rows.EFFECTS``, for whom (a word of ``WHOM``), the table and
 * the id of what it is about, empty for nothing and ``"any"`` for a choice, and how many.
 */
export interface Effect {
  word: string;
  whom: string;
  table: string;
  piece: string;
  number: number;
}
/**
 * The dice after a move.
 */
export interface Preview {
  move: string;
  grey: number;
  red: number;
  plus: number;
}
/**
 * One thing that happened. ``table`` and ``piece`` are the table and the id of what it is about, empty
 * where there is nothing or the viewer may not know it. ``space`` is -1 for none.
 */
export interface SurvivalHappening {
  family: "discover";
  kind: string;
  seat: number;
  other: number;
  table: string;
  piece: string;
  number: number;
  space: number;
}
/**
 * The content of a game; all names and sentences come apart. An ``earlier`` one of the game is for tables
 * and records that have it, and no more offered.
 */
export interface SurvivalContent {
  family: "discover";
  id: string;
  name: {
    [k: string]: string;
  };
  max_seats: number;
  earlier: boolean;
}
/**
 * The fields of a ``SurvivalPosition`` that are not as they were.
 */
export interface SurvivalPositionChange {
  family?: "discover";
  scenario?: string;
  land?: string;
  names?: string[];
  viewer?: number;
  phase?: string;
  turn?: number;
  turn_number?: number;
  actors?: number[];
  legal?: string[];
  window?: boolean;
  asked?: boolean;
  answered?: number[];
  night?: number;
  last_night?: number;
  opens?: number;
  first?: number;
  stage?: number;
  stages?: number;
  clues?: number;
  spaces?: number[][];
  terrains?: Terrain[];
  tiles?: Tile[];
  tokens?: Token[];
  enemies?: Enemy[];
  fires?: number[];
  lit?: number[];
  heaps?: Heap[];
  landmarks?: Landmark[];
  survivors?: Survivor[];
  hands?: string[][];
  in_play?: string[];
  out?: string[];
  projects?: Project[];
  tasks?: Task[];
  packs?: {
    [k: string]: number;
  };
  fight?: Fight | null;
  bargain?: Bargain | null;
  card?: string;
  choices?: Effect[][];
  harm?: string;
  winners?: number[];
  honours?: number[];
  reason?: string;
  goal?: string;
  ways?: number[];
  costs?: number[];
  previews?: Preview[];
}
