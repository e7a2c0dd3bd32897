/* eslint-disable */
// Made by `python -m discovery.server.protocol.schema`; schema sha256 d80e517b8c3d09afd3e1a93cbd3bdb45daded5a12d5c89adc0c93d66423cda63.

export const WIRE = 7;
export const MAX_FRAME = 16384;

/**
 * The kinds of events that are sent to webhooks.
 */
export type HookEvent = "full" | "over" | "turn";
/**
 * The rights of a token. None reaches the account itself.
 */
export type Scope = "play" | "read" | "tables";
export type ServerMessage =
  Welcome | Update | Change | Accepted | Refused | Explained | Spotted | Hinted | Reissued | Seated | Goodbye;
export type ClientMessage =
  | Hello
  | Explain
  | Spots
  | Hint
  | Signal
  | Say
  | Language
  | Join
  | Decline
  | CallVote
  | CastVote
  | Play
  | Prepare
  | StandingOrder
  | Rename
  | Sit
  | Show
  | Start
  | Substitute
  | Reissue
  | Leave
  | Close
  | Hush
  | Allow
  | Undo
  | AnswerUndo;

/**
 * All messages of version 7 of the contract, by name.
 */
export interface Protocol {
  Analysis: Analysis;
  TablePlan: TablePlan;
  Created: Created;
  Checked: Checked;
  Catalogue: Catalogue;
  DealAsked: DealAsked;
  DealInfo: DealInfo;
  CodeDrawn: CodeDrawn;
  CodeWanted: CodeWanted;
  DeckBalance: DeckBalance;
  DeckChecked: DeckChecked;
  DeckDraft: DeckDraft;
  DeckMade: DeckMade;
  DeckSheet: DeckSheet;
  DeckTexts: DeckTexts;
  DeckWanted: DeckWanted;
  DraftChecked: DraftChecked;
  OpenTables: OpenTables;
  OwnDeck: OwnDeck;
  Fault: Fault;
  FileWithDeck: FileWithDeck;
  Follow: Follow;
  Followed: Followed;
  ForkWanted: ForkWanted;
  Frame: Frame;
  Missed: Missed;
  MissedAsked: MissedAsked;
  Seen: Seen;
  SeenAsked: SeenAsked;
  Invite: Invite;
  MatchSheet: MatchSheet;
  Mine: Mine;
  MyTables: MyTables;
  Newcomer: Newcomer;
  PaperInfo: PaperInfo;
  PaperWanted: PaperWanted;
  DecisionAnswer: DecisionAnswer;
  DecisionQuestion: DecisionQuestion;
  LessonAnswer: LessonAnswer;
  LessonList: LessonList;
  LessonStep: LessonStep;
  PosedPuzzle: PosedPuzzle;
  PrintWanted: PrintWanted;
  PushNoted: PushNoted;
  PushWanted: PushWanted;
  PuzzleAnswer: PuzzleAnswer;
  PuzzleList: PuzzleList;
  PuzzleQuestion: PuzzleQuestion;
  Replay: Replay;
  RoomOnPaper: RoomOnPaper;
  RuleBook: RuleBook;
  SheetsInfo: SheetsInfo;
  TallyInfo: TallyInfo;
  Credentials: Credentials;
  Accepting: Accepting;
  NewPassword: NewPassword;
  Confirmed: Confirmed;
  SessionNamed: SessionNamed;
  Taken: Taken;
  KeyWanted: KeyWanted;
  KeyMade: KeyMade;
  Me: Me;
  HeldTables: HeldTables;
  ClassPlan: ClassPlan;
  ClassMade: ClassMade;
  ClassCode: ClassCode;
  PupilMade: PupilMade;
  PupilAsks: PupilAsks;
  PupilInfo: PupilInfo;
  Taught: Taught;
  PupilChanged: PupilChanged;
  ClassPaused: ClassPaused;
  ClassBoard: ClassBoard;
  TaughtClass: TaughtClass;
  ClassErased: ClassErased;
  ClubPlan: ClubPlan;
  ClubCode: ClubCode;
  ClubDoor: ClubDoor;
  ClubJoining: ClubJoining;
  MyClubs: MyClubs;
  ClubSheet: ClubSheet;
  ClubTable: ClubTable;
  ClubContest: ClubContest;
  ClubSeat: ClubSeat;
  ClubChange: ClubChange;
  ClubClosing: ClubClosing;
  ContestMade: ContestMade;
  ContestMine: ContestMine;
  ContestPlan: ContestPlan;
  Contests: Contests;
  ContestSheet: ContestSheet;
  Directed: Directed;
  Entered: Entered;
  MyRatings: MyRatings;
  Ratings: Ratings;
  HookWanted: HookWanted;
  HookNamed: HookNamed;
  HookList: HookList;
  HookMade: HookMade;
  MailWanted: MailWanted;
  MailAsked: MailAsked;
  AccountMail: AccountMail;
  MailChange: MailChange;
  MailState: MailState;
  PasskeyAsked: PasskeyAsked;
  PasskeyTask: PasskeyTask;
  PasskeyShown: PasskeyShown;
  PasskeyNew: PasskeyNew;
  PasskeyAdded: PasskeyAdded;
  PasskeyNamed: PasskeyNamed;
  Reporting: Reporting;
  ReportMade: ReportMade;
  Moderating: Moderating;
  Decision: Decision;
  Lifting: Lifting;
  TokenWanted: TokenWanted;
  TokenNamed: TokenNamed;
  TokenList: TokenList;
  TokenMade: TokenMade;
  ServerMessage: ServerMessage;
  ClientMessage: ClientMessage;
}
/**
 * Answer to ``GET api/tables/ID/analysis`` (finished games): how many choices have been looked at.
 *
 * Everything else is empty until all ``of`` them are ``done``. ``rescues`` are of games in which each winner
 * has the whole of a win.
 */
export interface Analysis {
  done: number;
  of: number;
  iterations: number;
  decisions: DecisionInfo[];
  accounts: AccountInfo[];
  turns: TurnInfo[];
  rescues?: RescueInfo[];
}
/**
 * A choice: the move of line ``line`` (from 1), the best move found, and the expected shares of both (0
 * to 1).
 */
export interface DecisionInfo {
  line: number;
  seat: number;
  move: string;
  best: string;
  promised: number;
  kept: number;
}
/**
 * A seat's chances from before the deal to the end, and what changed them. ``parts`` add up to choice and
 * luck; empty in games where only choices can be told from luck.
 */
export interface AccountInfo {
  seat: number;
  curve: PointInfo[];
  choice: number;
  luck: number;
  parts?: PartInfo[];
}
/**
 * A seat's expected share after ``line``; ``chosen``: it changed by the seat's own choice.
 */
export interface PointInfo {
  line: number;
  chance: number;
  chosen: boolean;
}
/**
 * The change of a seat's chances by one cause: ``choice`` (its own moves), ``dice`` (outcomes in the
 * record), ``cards`` (hidden pieces that came to light) or ``rest`` (the others, and time).
 */
export interface PartInfo {
  cause: string;
  change: number;
}
/**
 * A turning point: a seat's chances change from line ``first`` to line ``last``; ``cause`` as in
 * ``PartInfo``, ``""`` where there are no parts.
 */
export interface TurnInfo {
  seat: number;
  first: number;
  last: number;
  before: number;
  after: number;
  chosen: boolean;
  cause?: string;
}
/**
 * The rescue of a seat that did not win: how it ended, in a word of its game, and the choice of
 * its own that gave away most, with the reasons of the better one. ``line`` is 0 if none certainly gave
 * anything away.
 */
export interface RescueInfo {
  seat: number;
  end: string;
  line: number;
  move: string;
  best: string;
  promised: number;
  kept: number;
  reasons: ReasonInfo[];
}
/**
 * A reason for a move: its sentence is ``hint-<code>``; ``seat`` is -1 if it names no seat.
 */
export interface ReasonInfo {
  code: string;
  cards: string[];
  number: number;
  seat: number;
}
/**
 * Body of ``POST api/tables`` and ``POST api/setups`` (which only checks it).
 *
 * ``dealer``: drawn by chance, or ``"next"`` if ``seats`` are in the playing order of a game that the same
 * players have just finished: the deal moves on by one seat (rule B05).
 *
 * ``teams`` lists the seats of each team by their number in ``seats``; empty: everybody plays alone (P01).
 * ``window_seconds`` is how long an action can be answered (H02), in Flash twice as long (Q01). With 0, or
 * if several seats share a device, a window stays open until every seat has answered.
 * ``away`` says what happens when a player who may answer in a window is absent: their standing order
 * answers, the table waits for them, or they have ``window_hours``. ``watching`` says what spectators see of
 * a game with secrets: everything at once, ``delay_steps`` steps late, or nothing before the end.
 * At most one live clock is chosen (C14): ``turn_seconds``, or ``bank_minutes`` for the whole game with
 * ``increment_seconds`` more for each turn. With ``move_days`` a turn may take that many days all the same;
 * its time stands still from the hour ``quiet_from`` to ``quiet_until`` of each day in the time ``zone``
 * (never if they are equal). After ``gone_minutes`` without one of its players the others of a live table
 * may vote on what to do; with 0 they may not.
 * ``learner``: in pile games the page shows everything that its player could remember. ``hints``: the player
 * to move may ask for the best moves. ``touched``: a piece that is chosen and can be played is played at
 * once, nothing is asked back (S34). ``joining``: others may join the running game, where its rules allow it
 * (R02). ``undo``: whether moves are taken back. ``match``: the first game of a match with these terms.
 * ``deck_file``: the text of the table's own deck file, which ``deck`` names by its key (see
 * ``DeckChecked``). ``deal``: the code of a deal that other tables play, too; the plan is set up as it says.
 * ``chat``: people may write to one another; it is about those who play and no part of a set-up's code.
 * ``language`` is checked with the plan: a table that is kept outlives a language that its server no longer
 * has.
 */
export interface TablePlan {
  game: string;
  deck: string;
  /**
   * @maxItems 20
   */
  options: string[];
  /**
   * @minItems 1
   * @maxItems 12
   */
  seats: SeatPlan[];
  leaving?: "discard" | "program";
  turn_seconds?: number;
  language?: string;
  dealer?: "drawn" | "next";
  /**
   * @maxItems 9
   */
  teams?: number[][];
  window_seconds?: number;
  away?: "days" | "order" | "wait";
  window_hours?: number;
  watching?: "delayed" | "end" | "now";
  delay_steps?: number;
  learner?: boolean;
  hints?: boolean;
  touched?: boolean;
  joining?: boolean;
  undo?: "consent" | "free" | "off";
  bank_minutes?: number;
  increment_seconds?: number;
  move_days?: number;
  quiet_from?: number;
  quiet_until?: number;
  zone?: string;
  gone_minutes?: number;
  chat?: boolean;
  match?: MatchPlan;
  deck_file?: string;
  deal?: string;
}
/**
 * One seat as the host wants it; ``program`` names the program of a ``program`` seat.
 */
export interface SeatPlan {
  kind: string;
  name?: string;
  program?: string;
}
/**
 * The terms of a match that begins with a table: see docs/matches.md.
 *
 * ``games`` 0: until the players stop. ``handicaps`` are by seat as in the plan's ``seats``, empty if all
 * begin with 0. ``champion`` is drawn by the server: a seat, -1 without a championship.
 */
export interface MatchPlan {
  games?: number;
  handicap?: boolean;
  stakes?: number;
  championship?: boolean;
  /**
   * @maxItems 12
   */
  handicaps?: number[];
  champion?: number;
}
/**
 * Answer to ``POST api/tables``: the host's secret, the secrets of the host's own and open seats, and the
 * one with which anybody ``join``s at a free seat, ``""`` where none is open.
 */
export interface Created {
  table: string;
  host: string;
  seats: Issued[];
  join: string;
}
/**
 * A seat's secret link.
 */
export interface Issued {
  seat: number;
  token: string;
}
/**
 * Answer to ``POST api/setups``: ``fault`` is ``None`` when the set-up can be played.
 *
 * ``options`` tells how each option stands beside those of the plan; without the keys in ``left_out`` the
 * plan's options go with the game and with each other. ``code`` stands for the whole set-up but the names,
 * ``""`` where there is none. ``windows`` tells that actions can be answered (by ``windows_rule``),
 * ``piled`` that cards lie hidden in piles (H01), ``joining`` that others may join
 * the running game (R02); ``most_seats`` is how many seats the cards in play allow,
 * by ``seats_rule`` (B07, B09). ``kept`` names the game, its length and the number of seats, for each of
 * which standard handicaps are kept (S32), ``""`` where there is no such deck.
 */
export interface Checked {
  fault: Fault | null;
  code: string;
  advice: Advice[];
  windows: boolean;
  windows_rule: string;
  piled: boolean;
  joining: boolean;
  most_seats: number;
  seats_rule: string;
  options: OptionState[];
  left_out: string[];
  kept: string;
}
/**
 * An error in words: stable code, rule number or ``""``, the sentence, the line of the input or 0.
 */
export interface Fault {
  code: string;
  rule: string;
  message: string;
  line: number;
}
/**
 * A recommendation of the rule book, in words; it forbids nothing (rule B08).
 */
export interface Advice {
  rule: string;
  message: string;
}
/**
 * Whether an option can be chosen beside the others of a plan, and why not.
 *
 * ``state``: it is ``free``, a part of the game (``built-in``), does not go with the ``game``, ``needs`` an
 * option that is missing or ``excludes`` one that is chosen. ``other`` is that game or option, ``rule`` the
 * option's first rule.
 */
export interface OptionState {
  key: string;
  state: "built-in" | "excludes" | "free" | "game" | "needs";
  other: string;
  rule: string;
}
/**
 * Answer to ``GET api/catalogue``. ``lobby``: hosts may show their tables in a list,
 * ``contests``: anybody may hold one, ``classes``: teachers may have classes,
 * ``clubs``: accounts may found clubs.
 * ``push``: the public key with which a device lets this server call it, ``""`` where it calls none.
 * ``accounts``: who makes accounts here; ``mail``: whether it writes to people; ``webhooks``: accounts may
 * have programs told what happens at their tables.
 */
export interface Catalogue {
  version: string;
  wire: number;
  lobby: boolean;
  contests: boolean;
  classes: boolean;
  clubs: boolean;
  push: string;
  accounts: "closed" | "none" | "open";
  mail: boolean;
  webhooks: boolean;
  families: GameFamily[];
  games: GameInfo[];
  options: OptionInfo[];
  decks: Printed[];
}
/**
 * Facts that all games of a family share: who can play them, how seats can be filled, how many at most.
 *
 * ``usual`` is the game that is played where none is chosen. A game's key begins with its family's and a
 * colon, except in the first family. ``advises``: its tables can give hints, and its replays analyses.
 * ``deck_bytes`` is the length of the longest deck file that a table may bring, 0 if it may bring none.
 * ``prints``: its decks can be drawn on paper.
 */
export interface GameFamily {
  key: string;
  usual: string;
  programs: string[];
  configurations: ConfigurationInfo[];
  max_seats: number;
  advises: boolean;
  deck_bytes: number;
  prints: boolean;
}
/**
 * A way to fill the seats (rule P06): their kinds, and the teams by seat number.
 *
 * Its texts are ``configuration-<key>`` in the translations.
 */
export interface ConfigurationInfo {
  key: string;
  seats: string[];
  teams: number[][];
}
/**
 * A game; its texts are ``game-<key>`` in the translations, those of its ``shelf`` ``shelf-<shelf>``.
 *
 * ``bots`` are the kinds of seats that the rules play themselves. Games of one shelf stand together; ``""``
 * is no shelf. ``handicap`` and ``championship``: whether these terms of a match go with it. ``paper``:
 * whether it can be followed while people play with real cards. ``difficulty`` is 1 to 3. ``minutes`` tells
 * how long a game lasts, from one seat on; 0 where that was not measured.
 */
export interface GameInfo {
  key: string;
  points: boolean;
  rules: string[];
  bots: string[];
  shelf: string;
  presets: PresetsInfo;
  handicap: boolean;
  championship: boolean;
  paper: boolean;
  difficulty: number;
  minutes: number[];
}
/**
 * Choices that the book of a game offers outright, each with its rule.
 *
 * ``lengths``: how many numbers of the deck are played, from its first one on, as the option with a
 * ``range`` says it; those that the deck does not have are not offered. ``turn_seconds``: the time for a
 * turn, 0 for none. ``styles``: ways to play it, each for some taste.
 */
export interface PresetsInfo {
  lengths: number[];
  lengths_rule: string;
  turn_seconds: number;
  turn_rule: string;
  styles: StyleInfo[];
}
/**
 * A way to play a game: ``options`` as a plan writes them; its texts are ``style-<key>``.
 */
export interface StyleInfo {
  key: string;
  options: string[];
}
/**
 * An option. Its texts are ``option-<key>`` in the translations.
 *
 * ``games`` take it, of the games in ``built_in`` it is a part, with all others it does not go. It ``needs``
 * and ``excludes`` other options. ``value`` tells what stands behind ``=``: nothing, a ``count`` from
 * ``least`` to ``most``, a ``range`` (``1-4``), or a ``seat`` and a count (``2:1``), once for each seat.
 * The games in ``more_in`` take up to as many as stands there instead of ``most``.
 */
export interface OptionInfo {
  key: string;
  games: string[];
  rules: string[];
  built_in: string[];
  needs: string[];
  excludes: string[];
  value: "" | "count" | "range" | "seat";
  least: number;
  most: number;
  more_in: {
    [k: string]: number;
  };
}
/**
 * A deck, a map or whatever else a family plays with.
 */
export interface Printed {
  family: string;
  id: string;
  name: {
    [k: string]: string;
  };
}
/**
 * Body of ``POST api/deals/CODE``: the ``tokens`` of the seats that this reader has had, and of the
 * tables that they host. The results of a deal are for those who have finished it.
 */
export interface DealAsked {
  /**
   * @maxItems 100
   */
  tokens: string[];
}
/**
 * Answer to ``POST api/deals/CODE``: a deal and its set-up, without names. ``day`` is the date of a daily
 * deal, ``""`` for any other. ``everywhere``: its cards are the same on every server and in the terminal,
 * as its code is all they follow from. ``played`` is the reader's table that has finished it, ``""`` for
 * none; without one there are no ``results``.
 */
export interface DealInfo {
  code: string;
  day: string;
  everywhere: boolean;
  plan: TablePlan;
  played: string;
  results: DealResult[];
}
/**
 * How a deal ended at ``table``, at ``at`` ms since 1970, in playing order.
 */
export interface DealResult {
  table: string;
  at: number;
  seats: DealSeat[];
}
/**
 * A seat of a finished game; ``score`` is ``None`` in a game without points.
 */
export interface DealSeat {
  name: string;
  kind: string;
  program: string;
  score: number | null;
  won: boolean;
}
/**
 * Answer to ``POST api/qr``: a QR code as an SVG path, its dark squares in a box of ``size`` by
 * ``size`` with the quiet zone.
 */
export interface CodeDrawn {
  size: number;
  path: string;
}
/**
 * Body of ``POST api/qr``: what the code says, such as the address of a table's link.
 */
export interface CodeWanted {
  text: string;
}
/**
 * Answer to ``POST api/workshop/balance``: the verdicts on a sound deck, a sentence each, which measures
 * are ``unmet``, and the whole as a ``page`` of HTML that needs nothing from elsewhere.
 */
export interface DeckBalance {
  lines: string[];
  unmet: string[];
  page: string;
}
/**
 * Answer to ``POST api/decks``: the ``faults`` of a deck file, each with its line, or the ``decks`` that
 * it can be played as: by itself, and together with those that it builds on. A plan that brings the file
 * names one of them by its ``id``. ``games`` are those that only the file makes, by their keys, with their
 * names by language.
 */
export interface DeckChecked {
  faults: Fault[];
  decks: Printed[];
  games: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * Body of ``POST api/workshop/check``: the text of a deck file that is being made, and of what it was
 * ``before`` the change that is asked about, ``""`` if nothing is asked about.
 */
export interface DeckDraft {
  game: string;
  file: string;
  before?: string;
}
/**
 * Answer to ``POST api/workshop/new`` and ``POST api/workshop/sheet``: the text of a deck file.
 */
export interface DeckMade {
  file: string;
}
/**
 * Body of ``POST api/workshop/sheet``: a deck file in either format, wanted as TOML or as CSV.
 */
export interface DeckSheet {
  game: string;
  file: string;
  toml: boolean;
}
/**
 * Answer to ``GET api/decks/DECK/LANGUAGE``: what is printed on the pieces of a deck, by their ids.
 *
 * ``places``: where what they show was first known, of those that say it. ``traits``: what the rules of some
 * options ask of them, in the family's words: the asset of a card (Y01), such as ``raid 2``.
 */
export interface DeckTexts {
  texts: {
    [k: string]: string;
  };
  places: {
    [k: string]: string;
  };
  traits: {
    [k: string]: string;
  };
}
/**
 * Body of ``POST api/workshop/new``: a deck to begin with.
 *
 * ``kind``: a ``copy`` of the server's ``deck``, whole or smaller, a tree grown at random in its shape
 * (``like``), or ``empty`` rows. 0 ``eras`` or ``cards`` an era: as many as there. ``id`` is the new one's.
 */
export interface DeckWanted {
  game: string;
  kind: "copy" | "empty" | "like";
  deck?: string;
  eras?: number;
  cards?: number;
  id?: string;
  seed?: string;
}
/**
 * Answer to ``POST api/workshop/check``.
 *
 * ``refused``: the law that the change would break for good. The other fields are about the file as it is
 * then: its ``faults`` and what could be better (``warnings``), with their lines; of a sound one the
 * ``decks`` that it can be played as, and the ``games`` that two seats can play with it alone.
 */
export interface DraftChecked {
  refused: Fault | null;
  faults: Fault[];
  warnings: Fault[];
  decks: Printed[];
  games: string[];
}
/**
 * Answer to ``GET api/lobby``: the tables that wait for players, the latest first. Only those that their
 * host shows are there, while somebody sits at them.
 */
export interface OpenTables {
  tables: OpenTable[];
}
/**
 * A table in the list: what is played, who sits there, how many seats are ``free``. ``created`` is in ms
 * since 1970.
 */
export interface OpenTable {
  table: string;
  game: string;
  options: string[];
  names: string[];
  free: number;
  turn_seconds: number;
  created: number;
}
/**
 * Answer to ``GET api/tables/ID/cards``: all that is printed of the deck that a table has brought, and
 * what its pieces say by language. Its ``id`` is the table's ``deck``.
 */
export interface OwnDeck {
  deck: Printed;
  texts: {
    [k: string]: DeckTexts;
  };
}
/**
 * Body of ``POST api/replays`` and ``POST api/matches``, which otherwise is the ``file`` itself: a record
 * or a match file, and the text of the ``deck`` file that its games were played with.
 */
export interface FileWithDeck {
  file: string;
  deck: string;
}
/**
 * Body of ``POST api/tables/ID/next`` and ``.../end-match``: a secret of the table, a seat's or the
 * host's.
 */
export interface Follow {
  token: string;
}
/**
 * Answer to ``POST api/tables/ID/next``: the table of the next game. The secrets of the table before open
 * it from now on.
 */
export interface Followed {
  table: string;
}
/**
 * Body of ``POST api/forks``: a game that goes on behind ``step`` lines of another one, the finished game
 * of ``table`` or a ``record`` as text, with the ``deck`` file that it needs.
 *
 * ``seats`` are those at that step, in its order; seats of virtual players keep their kind. With ``knows``
 * all that this seat does not know is dealt again; -1: nothing is dealt again.
 */
export interface ForkWanted {
  step: number;
  /**
   * @minItems 1
   * @maxItems 12
   */
  seats: SeatPlan[];
  table?: string;
  record?: string;
  deck?: string;
  knows?: number;
  language?: string;
}
/**
 * A finished game after one line of its record, all hands open. ``line`` is ``""`` at the deal;
 * ``joined`` is ``None`` but where somebody joins the game by this line, ``comment`` is the line's own.
 */
export interface Frame {
  line: string;
  comment: string;
  seat: number;
  position: Position;
  happenings: Happening[];
  joined: Rearranged | null;
}
/**
 * A position as one viewer may know it: the message of the family that it names.
 */
export interface Position {
  family: string;
}
/**
 * One thing that happened: the message of the family that it names.
 */
export interface Happening {
  family: string;
}
/**
 * The seats of a game since somebody has joined it: the ``names`` of all, and the happenings of each
 * frame ``before`` with the seats as they are numbered now.
 */
export interface Rearranged {
  names: string[];
  before: Happening[][];
}
/**
 * The steps that a seat has missed, oldest first. The first frame has no steps: it is the last that its
 * player saw; where that is not told again (H01), or was too long ago, the first frame is a later one.
 */
export interface Missed {
  frames: MissedFrame[];
}
/**
 * A position as a seat would have been sent it, with the ``steps`` that led to it.
 */
export interface MissedFrame {
  position: Position;
  steps: Step[];
}
/**
 * One event of the table: ``seq`` counts from 1, ``at`` is in ms since 1970. ``undo``: it is about taking
 * something back; ``late`` is the seat whose time was up, so that the clock made the move (C14), or -1.
 */
export interface Step {
  seq: number;
  at: number;
  happenings: Happening[];
  undo: StepUndo | null;
  late: number;
}
/**
 * The outcome of taking something back: ``seat`` asked, agreed, refused or took back; -1 for a request
 * that has lapsed. ``steps`` are those that do not stand any more.
 */
export interface StepUndo {
  word: "agreed" | "asked" | "lapsed" | "refused" | "undone" | "withdrawn";
  seat: number;
  steps: number[];
}
/**
 * Body of ``POST api/tables/ID/missed``: the secret of a seat, and the last step that its player saw.
 */
export interface MissedAsked {
  token: string;
  since: number;
}
/**
 * All that one seat, or a spectator (``seat`` ``""``), may know of a game up to ``step``.
 *
 * ``seats`` and ``teams`` are as in a record's header, ``setup`` is the set-up's code, ``""`` where there is
 * none. ``events`` are what was observed, each as (kind, seat, piece, other, number) in the numbers of the
 * game, -1 for what is hidden; ``legal`` are the moves that the seat may play.
 */
export interface Seen {
  game: string;
  rules: number;
  deck: string;
  options: string[];
  seats: string[];
  teams: string[];
  setup: string;
  seat: string;
  status: "closed" | "over" | "playing" | "waiting";
  step: number;
  events: never[][];
  legal: string[];
}
/**
 * Body of ``POST api/tables/ID/seen``: the secret of a seat of the table, ``""`` for a spectator.
 */
export interface SeenAsked {
  token?: string;
}
/**
 * Body of ``POST api/tables/ID/newcomers``: a secret of the table, and who plays from the next game on;
 * not ``comes``: does not after all.
 */
export interface Invite {
  token: string;
  name: string;
  comes?: boolean;
}
/**
 * Answer to ``GET api/tables/ID/match``: the standings after all finished games, never more.
 *
 * The terms are those of the plan. ``seats`` are the names of the next game's players, its beginner first,
 * ``teams`` its teams; ``leaders`` stand best. ``kept`` names the game, the number of cards in play and that
 * of the seats: standard handicaps are kept for each of them (S32).
 */
export interface MatchSheet {
  id: string;
  number: number;
  target: number;
  handicap: boolean;
  stakes: number;
  championship: boolean;
  games: number;
  over: boolean;
  pot: number;
  champion: string;
  leaders: string[];
  seats: string[];
  teams: string[];
  kept: string;
  lines: MatchLine[];
}
/**
 * One player. ``handicap`` and ``stake`` are those of the next game. ``balance`` counts play chips and
 * holds those that were ``returned`` after the last game. ``columns`` has ``None`` for a game without the
 * player.
 */
export interface MatchLine {
  name: string;
  kind: string;
  virtual: boolean;
  here: boolean;
  handicap: number;
  stake: number;
  balance: number;
  returned: number;
  trophies: number;
  wins: number;
  columns: (MatchColumn | null)[];
}
/**
 * One game of one player. ``score`` is the points less the handicap, ``change`` that of the handicap;
 * ``chips`` are those won less those staked, ``trophy`` is won by a ``champion`` who wins.
 */
export interface MatchColumn {
  points: number | null;
  score: number | null;
  change: number;
  chips: number;
  won: boolean;
  champion: boolean;
  trophy: boolean;
}
/**
 * Body of ``POST api/mine``: secrets of seats and of hosts, which are never part of an address.
 */
export interface Mine {
  /**
   * @maxItems 100
   */
  tokens: string[];
}
/**
 * Answer to ``POST api/mine``: a table for each secret, ``None`` where it opens nothing here.
 */
export interface MyTables {
  tables: (MyTable | null)[];
}
/**
 * A table that a secret opens. ``called``: since when the table waits for the player on the seat, in ms
 * since 1970, 0 where it does not; ``deadline``: when their time ends, 0 without a clock. ``free`` is the
 * number of seats that nobody has taken.
 */
export interface MyTable {
  table: string;
  status: "closed" | "over" | "playing" | "waiting";
  game: string;
  names: string[];
  free: number;
  called: number;
  deadline: number;
}
/**
 * Answer to ``POST api/tables/ID/newcomers``: the name as the match has it, the number under which their
 * secret is known until the next game, and that secret (``""`` if they do not come).
 */
export interface Newcomer {
  name: string;
  seat: number;
  token: string;
}
/**
 * Answer to ``POST api/companion``: the table after the log. Cards are ids.
 *
 * ``asked`` is ``pool`` where a card that came into the pool has to be named first. ``actors`` are the seats
 * of the log's entries, -1 for cards of the pool; ``turn`` is -1 once the game is over.
 */
export interface PaperInfo {
  seats: PaperSeatInfo[];
  tree: string[];
  pool: string[];
  stack: number;
  turn: number;
  asked: string;
  choices: PaperChoice[];
  unseen: string[];
  actors: number[];
  over: boolean;
  winners: number[];
  record: string;
}
/**
 * A seat of a game on paper: the number of cards in ``hand``, its ``discard`` in order, ``points`` in
 * games with points, unspent ``trumps``.
 */
export interface PaperSeatInfo {
  name: string;
  hand: number;
  discard: string[];
  points: number | null;
  trumps: number;
}
/**
 * A choice of the acting seat: the ``word`` of the move, and the cards or seats ``what`` that it can be
 * made with by a player who holds the right card.
 */
export interface PaperChoice {
  word: string;
  what: string[];
}
/**
 * Body of ``POST api/companion``: a game, the names of its seats, the server's ``deck`` or a deck
 * ``file``, and all that was done, entry by entry.
 */
export interface PaperWanted {
  game: string;
  /**
   * @minItems 1
   * @maxItems 9
   */
  seats: string[];
  /**
   * @maxItems 800
   */
  log: string[];
  deck?: string;
  file?: string;
}
/**
 * Answers to the questions of a player, as at a table.
 */
export interface DecisionAnswer {
  moves: string[];
  verdicts: (Fault | null)[];
  spots: number[][];
}
/**
 * A move to ``play``, or what a player may ask at a table: ``explain`` and ``about`` as in ``Explain``,
 * ``spots`` as in ``Spots``.
 */
export interface DecisionQuestion {
  play?: string;
  /**
   * @maxItems 16
   */
  explain?: string[];
  about?: string;
  spots?: string;
}
/**
 * Answer to ``POST api/lessons/ID/STEP``, a ``DecisionQuestion``: how the move answers the step, ``""``
 * where none was played. After ``meant`` and ``accepted`` the lesson goes on with its own move.
 */
export interface LessonAnswer {
  moves: string[];
  verdicts: (Fault | null)[];
  spots: number[][];
  answer: "" | "accepted" | "meant" | "other";
}
/**
 * Answer to ``GET api/lessons``, in the order in which they are best taken.
 */
export interface LessonList {
  lessons: LessonInfo[];
}
/**
 * A lesson, whose title is the message ``lesson-<id>``, listed under ``lesson-topic-<topic>``; ``rules``
 * has the numbers of the rules that each step touches, ``ending`` those of its last words.
 */
export interface LessonInfo {
  id: string;
  topic: string;
  game: string;
  rules: string[][];
  ending: string[];
}
/**
 * Answer to ``GET api/lessons/ID/STEP``: the table as seat ``seat`` sees it, and what it has observed.
 *
 * ``message`` says what to do; ``move`` is the one with which the lesson goes on. At the end, at the number
 * behind the last step, ``message`` says what was learnt, and ``move`` is ``""``.
 */
export interface LessonStep {
  info: LessonInfo;
  deck: string;
  options: string[];
  names: string[];
  seat: number;
  message: string;
  rules: string[];
  move: string;
  position: Position;
  steps: Step[];
}
/**
 * Answer to ``GET api/puzzles/ID``: the table as seat ``seat`` sees it, and what it has observed.
 */
export interface PosedPuzzle {
  info: PuzzleInfo;
  options: string[];
  names: string[];
  seat: number;
  position: Position;
  steps: Step[];
}
/**
 * A puzzle: ``kind`` is ``best`` or ``finish``, ``difficulty`` 1 to 5.
 */
export interface PuzzleInfo {
  id: string;
  kind: string;
  game: string;
  deck: string;
  seats: number;
  difficulty: number;
}
/**
 * Body of ``POST api/workshop/print``: one kind of sheets of the server's ``deck`` or of a deck ``file``.
 *
 * ``form``: ``pdf``; ``images``, an archive; ``picture``, a small PNG of page ``page`` (from 1). The answer
 * is that file. The other fields are those of ``press.setting.PaperSetting``, ``choices`` those of the
 * family's part.
 */
export interface PrintWanted {
  game: string;
  sheet: string;
  form?: "images" | "pdf" | "picture";
  deck?: string;
  file?: string;
  page?: number;
  paper?: string;
  lines?: string;
  bleed?: number;
  duplex?: string;
  shift_x?: number;
  shift_y?: number;
  ink?: string;
  reverse?: boolean;
  footer?: boolean;
  choices?: {
    [k: string]: string;
  };
}
/**
 * Answer to ``POST api/push``: whether the device is called.
 */
export interface PushNoted {
  on: boolean;
}
/**
 * Body of ``POST api/push``: call a device (its ``endpoint`` at a push service) when it is the turn of
 * the seat that ``token`` opens, or (not ``on``) no more. The ``quiet`` hours hold for all calls to the
 * device; without them it has none.
 */
export interface PushWanted {
  token: string;
  endpoint: string;
  on: boolean;
  quiet?: QuietTime | null;
}
/**
 * Hours of every day in which somebody is neither written to nor called, in their time zone; none if
 * both are the same.
 */
export interface QuietTime {
  begins: number;
  ends: number;
  zone: string;
}
/**
 * Answer to a ``PuzzleQuestion``.
 *
 * Of an answer whether it is ``right`` (``None`` without one) and its share ``value``, in hundredths, beside
 * the ``best`` one; ``solution`` only if it was right or given up.
 */
export interface PuzzleAnswer {
  moves: string[];
  verdicts: (Fault | null)[];
  spots: number[][];
  right: boolean | null;
  value: number;
  best: number;
  solution: PuzzleSolution | null;
}
/**
 * The best move, the shares of the win that it and the next best promise, in hundredths, and why.
 */
export interface PuzzleSolution {
  move: string;
  value: number;
  second: number;
  reasons: ReasonInfo[];
}
/**
 * Answer to ``GET api/puzzles``: the easiest first.
 */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
}
/**
 * ``POST api/puzzles/ID``: an answer (``play``), ``give_up``, or a question.
 */
export interface PuzzleQuestion {
  play?: string;
  /**
   * @maxItems 16
   */
  explain?: string[];
  about?: string;
  spots?: string;
  give_up?: boolean;
}
/**
 * Answer to ``GET api/tables/ID/replay`` (finished games) and ``POST api/replays`` (a record as text).
 *
 * ``names`` are those of the deal. ``own_deck`` is the deck that the table has brought, or that was sent
 * with the record.
 */
export interface Replay {
  game: string;
  deck: string;
  options: string[];
  names: string[];
  frames: Frame[];
  record: string;
  own_deck: OwnDeck | null;
  chance: ChanceCheck;
}
/**
 * Answer to ``GET api/tables/ID/chance`` (finished games), and part of a replay: whether all chance of a
 * game follows from its ``key``.
 *
 * ``commitment`` and ``key`` are ``""`` where there is none; without both nothing was checked, and ``sound``
 * is false. ``draws`` are the outcomes that were compared beside the order of the deal. ``line`` is the
 * first line of the record that does not follow, 0 if none, or where the record is no file.
 */
export interface ChanceCheck {
  commitment: string;
  key: string;
  sound: boolean;
  draws: number;
  line: number;
}
/**
 * Answer to ``POST api/workshop/room``: what of a sound draft has no room on paper, with its lines.
 */
export interface RoomOnPaper {
  flaws: Fault[];
}
/**
 * Answer to ``GET api/rules/LANGUAGE``; ``games`` are in the book's order, Intro with nothing.
 */
export interface RuleBook {
  language: string;
  games: GameDifferences[];
  sections: RuleSection[];
}
/**
 * The news of a game to someone who knows Intro.
 */
export interface GameDifferences {
  game: string;
  differences: DifferenceText[];
}
/**
 * One thing that a game does otherwise than Intro, and the rules that say so.
 */
export interface DifferenceText {
  text: string;
  rules: string[];
}
/**
 * A section of the rule book, such as C.
 */
export interface RuleSection {
  letter: string;
  title: string;
  rules: RuleText[];
}
/**
 * A numbered rule; ``text`` is Markdown without HTML.
 */
export interface RuleText {
  number: string;
  title: string;
  text: string;
}
/**
 * Answer to ``GET api/workshop/sheets?game=GAME``: what can be printed.
 */
export interface SheetsInfo {
  sheets: SheetInfo[];
}
/**
 * A kind of sheets: its ``key`` and its name, whether it is ``usual``, and whether it is ``cut`` into
 * pieces, which services print from images.
 */
export interface SheetInfo {
  key: string;
  name: string;
  usual: boolean;
  cut: boolean;
}
/**
 * Answer to ``GET api/tables/ID/tally`` (finished games). ``points`` are the sources of each seat's total
 * and add up to it, empty in games without points; ``deeds`` is what else the seats did. ``setup`` is the
 * code of the game's set-up, empty where a deck was brought.
 */
export interface TallyInfo {
  points: CountInfo[];
  deeds: CountInfo[];
  lead: LeadInfo | null;
  setup: string;
}
/**
 * Something counted, a number a seat: its sentence is ``tally-ID``, as the game's family says it.
 */
export interface CountInfo {
  id: string;
  seats: number[];
}
/**
 * By how much the winners are ahead of ``seat``: its sentence is ``lead-ID``.
 */
export interface LeadInfo {
  id: string;
  number: number;
  seat: number;
}
/**
 * Body of ``POST api/account/register`` and ``POST api/account/log-in``.
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * Body of ``POST api/account/invitation``: a password for the account that an invitation is for.
 */
export interface Accepting {
  token: string;
  password: string;
}
/**
 * Body of ``POST api/account/password``.
 */
export interface NewPassword {
  new: string;
  proof: Proof;
}
/**
 * Proof that the request comes from the owner: the password of the account, or one of its passkeys.
 */
export interface Proof {
  password?: string;
  passkey?: PasskeyShown | null;
}
/**
 * Body of ``POST api/account/passkeys/log-in``: an answer of a passkey.
 */
export interface PasskeyShown {
  challenge: string;
  id: string;
  client: string;
  data: string;
  signature: string;
  user?: string;
}
/**
 * Body of ``POST api/account/erase``.
 */
export interface Confirmed {
  proof: Proof;
}
/**
 * Body of ``POST api/account/sessions``: the session that ends, ``""`` for all but this one.
 */
export interface SessionNamed {
  id: string;
}
/**
 * Body of ``POST api/account/seats``: secrets of seats and hosts that a device knows.
 */
export interface Taken {
  /**
   * @maxItems 100
   */
  tokens: string[];
}
/**
 * Body of ``POST api/account/key``: a seat that the account holds, -1 for the host's rights.
 */
export interface KeyWanted {
  table: string;
  seat: number;
}
/**
 * Answer to ``POST api/account/key``: a secret for the seat, which ends with the session.
 */
export interface KeyMade {
  token: string;
}
/**
 * Answer to ``GET api/account``: ``account`` is ``None`` for visitors who are not logged in.
 */
export interface Me {
  account: AccountMe | null;
}
/**
 * The account of the visitor, and what moderators have decided about it. ``password``: it can be
 * entered with one. Times in ms since 1970.
 */
export interface AccountMe {
  name: string;
  role: string;
  created: number;
  password: boolean;
  sessions: SessionInfo[];
  passkeys: PasskeyInfo[];
  sanctions: SanctionInfo[];
}
/**
 * Where the account is logged in. ``device`` is in the words of the browser, ``here`` is this session.
 */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}
/**
 * A passkey of an account, as its owner called it. Times in ms since 1970.
 */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number;
}
/**
 * An account is muted or banned; ``until`` 0 is until somebody lifts it.
 */
export interface SanctionInfo {
  id: string;
  account: string;
  kind: string;
  reason: string;
  at: number;
  until: number;
}
/**
 * Answer to ``GET api/account/seats`` and to what changes them.
 */
export interface HeldTables {
  tables: HeldTable[];
}
/**
 * A table where the account holds a seat (-1: the host's rights).
 */
export interface HeldTable {
  seat: number;
  table: MyTable;
}
/**
 * Body of ``POST api/classes``: how each table is set up, with its open seats for pupils; with ``talk``
 * they may tell each other ready-made sentences.
 */
export interface ClassPlan {
  plan: TablePlan;
  talk?: boolean;
}
/**
 * Answer to ``POST api/classes``: the ``code`` that pupils type, the teacher's secret, and the ``id`` by
 * which anybody may watch the class.
 */
export interface ClassMade {
  id: string;
  code: string;
  token: string;
}
/**
 * Body of ``POST api/classes/join``: the code as somebody typed it.
 */
export interface ClassCode {
  code: string;
}
/**
 * Answer to ``POST api/classes/join``: the pupil's own secret, and the name that was drawn for them; to
 * ``POST api/classes/link``: another secret for a pupil, and their name.
 */
export interface PupilMade {
  token: string;
  name: string;
}
/**
 * Body of ``POST api/classes/pupil``.
 */
export interface PupilAsks {
  token: string;
}
/**
 * A pupil's own place: the number of their table, who sits there with them, and the ``table`` that their
 * secret opens, ``""`` until it is dealt.
 */
export interface PupilInfo {
  name: string;
  board: number;
  companions: string[];
  table: string;
  over: boolean;
}
/**
 * Body of what a teacher asks: the teacher's secret.
 */
export interface Taught {
  token: string;
}
/**
 * Body of ``POST api/classes/move``, ``rename``, ``link`` and ``remove``: a pupil by number, and the
 * ``board`` to sit at (0: a new one) or the new ``name``.
 */
export interface PupilChanged {
  token: string;
  pupil: number;
  board?: number;
  name?: string;
}
/**
 * Body of ``POST api/classes/pause``: stop the game of table ``board`` (0: of all), or let it go on.
 */
export interface ClassPaused {
  token: string;
  paused: boolean;
  board?: number;
}
/**
 * Answer to ``GET api/classes/ID``: a class as anybody sees it who was shown its board. ``places`` are
 * the seats of a table for pupils, ``pupils`` counts them.
 */
export interface ClassBoard {
  id: string;
  code: string;
  game: string;
  options: string[];
  places: number;
  round: number;
  over: boolean;
  pupils: number;
  tables: BoardTable[];
  waiting: BoardWaiting[];
}
/**
 * A table of a class as spectators see it. ``acting`` are the seats that have to decide, ``turns`` counts
 * the turns so far. ``scores`` are told at the end, by seat, empty in games without; ``winners`` too.
 */
export interface BoardTable {
  board: number;
  table: string;
  status: "closed" | "over" | "playing" | "waiting";
  paused: boolean;
  seats: BoardSeat[];
  acting: number[];
  turns: number;
  scores: number[];
  winners: number[];
}
/**
 * A seat of a table of a class. ``here``: its player is connected; ``program``: a program plays now.
 */
export interface BoardSeat {
  name: string;
  here: boolean;
  program: boolean;
}
/**
 * A table that is not dealt yet, and the pupils who will sit there.
 */
export interface BoardWaiting {
  board: number;
  names: string[];
}
/**
 * Answer to what a teacher asks: the board, all pupils, and ``until`` when the class is kept, in ms since
 * 1970.
 */
export interface TaughtClass {
  board: ClassBoard;
  pupils: TaughtPupil[];
  until: number;
}
/**
 * A pupil as the teacher has them; ``waits``: their table is not dealt yet.
 */
export interface TaughtPupil {
  number: number;
  name: string;
  board: number;
  waits: boolean;
}
/**
 * Answer to ``POST api/classes/erase``: nothing of the class is left.
 */
export interface ClassErased {
  erased: boolean;
}
/**
 * Body of ``POST api/clubs``: its name, a line ``about`` it, and the name of its founder.
 */
export interface ClubPlan {
  name: string;
  about: string;
  own: string;
}
/**
 * Body of ``POST api/clubs/code``: a code as somebody typed it.
 */
export interface ClubCode {
  code: string;
}
/**
 * Answer to ``POST api/clubs/code``: the club that a code opens, how many are in it, and whether the
 * visitor is a ``member``.
 */
export interface ClubDoor {
  id: string;
  name: string;
  about: string;
  members: number;
  member: boolean;
}
/**
 * Body of ``POST api/clubs/join``: a code, and the name that the others are to see.
 */
export interface ClubJoining {
  code: string;
  name: string;
}
/**
 * Answer to ``GET api/clubs``, and to leaving or closing one.
 */
export interface MyClubs {
  clubs: MyClub[];
}
/**
 * A club of an account, which has the name ``own`` there.
 */
export interface MyClub {
  id: string;
  name: string;
  own: string;
  keeper: boolean;
}
/**
 * Answer to ``GET api/clubs/ID``, for members. ``number`` is that of the visitor; the ``code`` is told
 * to keepers, ``""`` to others. ``tables`` wait or are played at, the latest first.
 */
export interface ClubSheet {
  id: string;
  name: string;
  about: string;
  code: string;
  number: number;
  members: ClubMember[];
  tables: MyTable[];
  contests: ListedContest[];
}
/**
 * Somebody in a club.
 */
export interface ClubMember {
  number: number;
  name: string;
  keeper: boolean;
}
/**
 * A contest in the list.
 */
export interface ListedContest {
  id: string;
  name: string;
  status: "closed" | "open" | "over" | "running";
  format: "arena" | "duplicate" | "swiss";
  game: string;
  seats: number;
  entrants: number;
  starts: number;
  created: number;
}
/**
 * Body of ``POST api/clubs/ID/tables``: the secret of the host of a table that the club is to see.
 */
export interface ClubTable {
  host: string;
}
/**
 * Body of ``POST api/clubs/ID/contests``: a contest that the club is to see, with the secret of its
 * director. With ``members`` nobody else enters it from now on, but for members of other such clubs.
 */
export interface ClubContest {
  contest: string;
  director: string;
  members?: boolean;
}
/**
 * Body of ``POST api/clubs/ID/key``: a table of the club where a member wants to sit; answered with a
 * secret that lets them take a free seat.
 */
export interface ClubSeat {
  table: string;
}
/**
 * Body of ``POST api/clubs/ID/change``, by a keeper.
 *
 * ``describe``: another ``name`` and line ``about`` the club; another ``code``; member ``number`` becomes a
 * ``keeper``, or a ``member`` like others; ``remove`` them, which makes another code, too.
 */
export interface ClubChange {
  act: "code" | "describe" | "keeper" | "member" | "remove";
  number?: number;
  name?: string;
  about?: string;
}
/**
 * Body of ``POST api/moderation/clubs``: the code of a club that a moderator closes, and why.
 */
export interface ClubClosing {
  code: string;
  reason: string;
}
/**
 * Answer to ``POST api/contests``: its id, and the secret of its ``director``.
 */
export interface ContestMade {
  contest: string;
  director: string;
}
/**
 * Answer to ``POST api/contests/ID/mine`` and ``.../presence``: whose secret it is. ``number`` is 0 for
 * the director. ``token`` opens the seat at the ``table`` that is being played, ``""`` without one.
 */
export interface ContestMine {
  number: number;
  name: string;
  away: boolean;
  table: string;
  token: string;
}
/**
 * Body of ``POST api/contests``.
 *
 * ``table`` is how its tables are set up; its seats say how many play at one, and it has a clock. Swiss and
 * duplicate contests last ``rounds``, an arena ``minutes``. Where entrants do not fill their tables in Swiss
 * rounds, programs ``fill`` them or some have a bye; elsewhere programs do where it is needed. They are
 * ``program``, ``""`` for the one that stands in. ``starts``: when it begins by itself, in ms since 1970, 0
 * when its director says so. ``listed``: it stands in the server's list. ``rated``: its tables count for
 * ratings, so all entrants have accounts or are programs.
 */
export interface ContestPlan {
  name: string;
  format: "arena" | "duplicate" | "swiss";
  table: TablePlan;
  rounds?: number;
  minutes?: number;
  fill?: "bye" | "program";
  program?: string;
  starts?: number;
  listed?: boolean;
  rated?: boolean;
}
/**
 * Answer to ``GET api/contests``: those that can be joined or watched and the latest that are over.
 */
export interface Contests {
  contests: ListedContest[];
}
/**
 * Answer to ``GET api/contests/ID``. ``begun`` and ``ends`` (of an arena) are in ms since 1970, 0 before
 * they are known; ``now`` is the server's clock.
 */
export interface ContestSheet {
  id: string;
  name: string;
  status: "closed" | "open" | "over" | "running";
  format: "arena" | "duplicate" | "swiss";
  game: string;
  options: string[];
  seats: number;
  rated: boolean;
  rounds: number;
  round: number;
  minutes: number;
  fill: string;
  turn_seconds: number;
  bank_minutes: number;
  increment_seconds: number;
  move_days: number;
  starts: number;
  begun: number;
  ends: number;
  now: number;
  entrants: ContestEntrant[];
  boards: ContestBoard[];
}
/**
 * A line of the standings, the best first. ``program`` is ``""`` for a person. ``ties`` decide one after
 * the other among those with the same points: docs/contests.md says what they are in each format.
 */
export interface ContestEntrant {
  number: number;
  name: string;
  program: string;
  away: boolean;
  place: number;
  points: number;
  ties: number[];
  played: number;
  wins: number;
}
/**
 * A table. ``seats`` are numbers of entrants, 0 for a program that fills a seat; ``points`` by seat,
 * empty until they count. ``over``: it has ended, ``decided`` for the reason of the director, ``closed``
 * without a result. ``table`` is its id, ``""`` for a bye and while the same deal is played elsewhere.
 */
export interface ContestBoard {
  round: number;
  board: number;
  table: string;
  seats: number[];
  points: number[];
  over: boolean;
  decided: string;
  closed: boolean;
}
/**
 * Body of ``POST api/contests/ID/direct``, with the secret of the director.
 *
 * ``start``; ``close`` it for good; ``add`` a ``program`` as an entrant; ``remove`` the entrant ``number``,
 * who gets no next table; ``decide`` the table ``board`` of a ``round`` for the seats in ``winners`` (none:
 * all are level), for a ``reason`` that everybody reads.
 */
export interface Directed {
  secret: string;
  act: "add" | "close" | "decide" | "remove" | "start";
  program?: string;
  number?: number;
  round?: number;
  board?: number;
  /**
   * @maxItems 12
   */
  winners?: number[];
  reason?: string;
  language?: string;
}
/**
 * Answer to ``POST api/contests/ID/entrants``: the entrant's number and secret.
 */
export interface Entered {
  number: number;
  secret: string;
}
/**
 * Answer to ``GET api/ratings/mine``.
 */
export interface MyRatings {
  courses: RatingCourse[];
}
/**
 * The rating of one account after each of its games.
 */
export interface RatingCourse {
  game: string;
  seats: number;
  course: RatingPoint[];
}
/**
 * A rating after a game.
 */
export interface RatingPoint {
  rating: number;
  interval: number;
}
/**
 * Answer to ``GET api/ratings``.
 */
export interface Ratings {
  ladders: RatingLadder[];
}
/**
 * The ratings of a game at tables with ``seats`` seats, the strongest first.
 */
export interface RatingLadder {
  game: string;
  seats: number;
  lines: RatingLine[];
}
/**
 * Somebody's rating: within ± ``interval`` in 95 of 100 cases. ``program`` is ``""`` for an account.
 */
export interface RatingLine {
  name: string;
  program: string;
  rating: number;
  interval: number;
  games: number;
  provisional: boolean;
}
/**
 * Body of ``POST api/account/hooks``: where to tell of which events.
 */
export interface HookWanted {
  url: string;
  /**
   * @minItems 1
   * @maxItems 3
   */
  events: HookEvent[];
}
/**
 * Body of ``POST api/account/hooks/remove`` and ``on``.
 */
export interface HookNamed {
  id: string;
}
/**
 * Answer to ``GET api/account/hooks`` and to what changes them.
 */
export interface HookList {
  hooks: HookInfo[];
}
/**
 * A webhook of the account. ``off``: since when it is told nothing any more, because it did not answer
 * for long, else 0. ``told`` is when the latest delivery was sent, 0 before the first; ``status`` how it was
 * answered, 0 without an answer. Times in ms since 1970.
 */
export interface HookInfo {
  id: string;
  url: string;
  events: string[];
  created: number;
  off: number;
  told: number;
  status: number;
}
/**
 * Answer to ``POST api/account/hooks``: the secret with which deliveries are signed, which is never shown
 * again, and all webhooks there are.
 */
export interface HookMade {
  secret: string;
  hooks: HookInfo[];
}
/**
 * Body of ``POST api/mail``: write to an address when it is the turn of the seat that ``token`` opens, or
 * (``""``) no more.
 */
export interface MailWanted {
  token: string;
  address: string;
  quiet: QuietTime;
}
/**
 * Body of ``POST api/mail/seat``: what is known for the seat that ``token`` opens.
 */
export interface MailAsked {
  token: string;
}
/**
 * Body of ``POST api/account/mail``: write to an address about all tables of the account, or (``""``)
 * no more.
 */
export interface AccountMail {
  address: string;
  quiet: QuietTime;
}
/**
 * Body of ``POST api/mail/settings``, with the ``token`` of a link in a mail: look, confirm the
 * address, change the quiet hours, or stop the mails of ``one`` table or account, or ``all`` mails to the
 * address.
 */
export interface MailChange {
  token: string;
  wish: "all" | "confirm" | "look" | "one" | "quiet";
  quiet?: QuietTime | null;
}
/**
 * Where somebody is written to. ``address`` is shortened, ``""`` if there is none.
 */
export interface MailState {
  address: string;
  confirmed: boolean;
  quiet: QuietTime;
}
/**
 * Body of ``POST api/account/passkeys/challenge``. ``name`` is that of a ``new`` account.
 */
export interface PasskeyAsked {
  purpose: "add" | "confirm" | "log-in" | "new";
  name?: string;
}
/**
 * Answer to ``POST api/account/passkeys/challenge``: what the browser is asked for.
 *
 * ``user`` and ``name`` are those of the account that a passkey is made for, ``known`` are the passkeys that
 * it has.
 */
export interface PasskeyTask {
  challenge: string;
  user: string;
  name: string;
  known: string[];
}
/**
 * Body of ``POST api/account/passkeys/register``: an account with a passkey instead of a password.
 */
export interface PasskeyNew {
  name: string;
  label: string;
  passkey: PasskeyMade;
}
/**
 * A passkey that was made: the credential's id, the client data and the attestation.
 */
export interface PasskeyMade {
  challenge: string;
  id: string;
  client: string;
  attestation: string;
}
/**
 * Body of ``POST api/account/passkeys/add``.
 */
export interface PasskeyAdded {
  label: string;
  passkey: PasskeyMade;
  proof: Proof;
}
/**
 * Body of ``POST api/account/passkeys/remove``.
 */
export interface PasskeyNamed {
  id: string;
}
/**
 * Answer to ``GET api/tables/ID/reports``, and to a report: whether somebody reads reports here.
 */
export interface Reporting {
  open: boolean;
}
/**
 * Body of ``POST api/tables/ID/reports``: the player on ``seat`` under ``name`` is reported, by the
 * player with the secret ``token`` (``""``: who watches). The server adds what was written at the table.
 */
export interface ReportMade {
  seat: number;
  name: string;
  reason: "cheating" | "hate" | "insult" | "name" | "other" | "spam" | "stalling" | "threat";
  words?: string;
  token?: string;
}
/**
 * Answer to ``GET api/moderation`` and to each decision.
 */
export interface Moderating {
  reports: ReportInfo[];
  sanctions: SanctionInfo[];
  acts: ActInfo[];
}
/**
 * A report that waits for a decision: at ``step`` of a table whose ``status`` is ``""`` if it is gone.
 * ``account`` is ``""`` for a guest, ``reporter`` for somebody who watched.
 */
export interface ReportInfo {
  id: string;
  table: string;
  status: string;
  step: number;
  seat: string;
  account: string;
  reporter: string;
  reason: "cheating" | "hate" | "insult" | "name" | "other" | "spam" | "stalling" | "threat";
  words: string;
  lines: ReportedLine[];
  at: number;
}
/**
 * A text that ``name`` wrote, at ``at`` ms since 1970.
 */
export interface ReportedLine {
  name: string;
  text: string;
  at: number;
}
/**
 * An act of a host or a moderator; ``actor`` is ``""`` for the host's shell.
 */
export interface ActInfo {
  at: number;
  actor: string;
  act: string;
  subject: string;
  why: string;
}
/**
 * Body of ``POST api/moderation/reports/ID``; ``hours`` 0 is until somebody lifts it.
 */
export interface Decision {
  verdict: "ban" | "dismiss" | "mute";
  reason: string;
  hours?: number;
}
/**
 * Body of ``POST api/moderation/sanctions/ID``: why it ends.
 */
export interface Lifting {
  reason: string;
}
/**
 * Body of ``POST api/account/tokens``: a token under a name, for some things, for some days.
 */
export interface TokenWanted {
  name: string;
  /**
   * @minItems 1
   * @maxItems 3
   */
  scopes: Scope[];
  days: number;
}
/**
 * Body of ``POST api/account/tokens/revoke``.
 */
export interface TokenNamed {
  id: string;
}
/**
 * Answer to ``GET api/account/tokens`` and to what revokes one.
 */
export interface TokenList {
  tokens: TokenInfo[];
}
/**
 * A token of the account. ``seen``: when it was used last, to the hour, 0 for never; ``until`` it is
 * valid. Times in ms since 1970.
 */
export interface TokenInfo {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  seen: number;
  until: number;
}
/**
 * Answer to ``POST api/account/tokens``: the token, which is never shown again, and all there are.
 */
export interface TokenMade {
  token: string;
  tokens: TokenInfo[];
}
/**
 * First answer to ``hello``. ``seat`` is -1 for a spectator; ``host``: whether the client may manage the
 * table, ``guest``: whether it came by the table's link and may take a free seat.
 */
export interface Welcome {
  type: "welcome";
  version: string;
  table: string;
  seat: number;
  host: boolean;
  guest: boolean;
}
/**
 * Everything new: all steps after the client's ``have``, and the table and position as they are now.
 *
 * ``fresh`` is true when ``steps`` do not continue what the client has: it forgets its own. They begin
 * with the first step, in pile games (no learner's table) with the last turn but one. ``position`` is
 * ``None`` before the deal, and for spectators of a table that is shown at its end only.
 */
export interface Update {
  type: "update";
  seq: number;
  fresh: boolean;
  table: TableInfo;
  position: Position | null;
  steps: Step[];
}
/**
 * The table around the game. Times are in ms since 1970, 0 without a clock.
 *
 * ``deadline`` is the end of the time of those who act (rule C14); it stands during a window. Several banks
 * may run at once, see ``banks``, by seat, which is empty at tables without. ``move_days``: the game is
 * played at that many days a turn now, whatever the other clocks say; see ``TablePlan`` for them.
 * ``window_since`` tells when the open window began, ``window_until`` when it ends at the latest;
 * ``window_seconds`` is 0 where windows wait until all have answered. ``orders`` are the viewer's own
 * standing orders, one for each kind of answer that this game knows; none for spectators. ``agreeable`` are
 * those kinds to which somebody may agree beforehand. ``teams`` lists
 * the seats of each team, ``match`` tells of the match that this game belongs to. ``joining``: others may
 * ask to join the running game (R02), ``newcomers`` are the names of those who wait for it. ``listed``: the
 * table stands in the server's list of open tables until it starts, and who finds it there may take a seat.
 * ``paused``: the teacher of a class has stopped the game for now.
 *
 * ``commitment`` is the hash of the key from which all chance of the game follows, ``""`` at a table without
 * one; ``key`` is told once the game is over. ``talk`` is ``None`` where the rules let nobody talk, and for
 * spectators who see the game late. ``fork`` tells of a game that branched off from another one.
 * ``shared``: whether other tables play the same deal, and where; ``deal`` is its code once the game is
 * over, ``""`` before, as its cards may follow from it.
 */
export interface TableInfo {
  id: string;
  status: "closed" | "over" | "playing" | "waiting";
  game: string;
  deck: string;
  options: string[];
  leaving: string;
  turn_seconds: number;
  bank_minutes: number;
  increment_seconds: number;
  move_days: number;
  quiet_from: number;
  quiet_until: number;
  zone: string;
  gone_minutes: number;
  banks: BankInfo[];
  teams: number[][];
  deadline: number;
  window_seconds: number;
  window_since: number;
  window_until: number;
  away: "days" | "order" | "wait";
  window_hours: number;
  watching: "delayed" | "end" | "now";
  delay_steps: number;
  learner: boolean;
  hints: boolean;
  touched: boolean;
  orders: {
    [k: string]: "agree" | "always" | "ask-if-could" | "never";
  };
  agreeable: string[];
  watchers: number;
  seats: SeatInfo[];
  match: MatchInfo | null;
  joining: boolean;
  newcomers: string[];
  listed: boolean;
  paused: boolean;
  commitment: string;
  key: string;
  talk: TalkInfo | null;
  undo: UndoInfo;
  vote: VoteInfo | null;
  prepared: PreparedInfo | null;
  fork: ForkInfo | null;
  shared: "everywhere" | "here" | "no";
  deal: string;
}
/**
 * A seat's bank of time: the ms ``left``, and when it is used up in ms since 1970, 0 while it stands.
 */
export interface BankInfo {
  left: number;
  until: number;
}
/**
 * Who sits there. ``kind`` changes when a program takes over. ``present``: a connection is open.
 *
 * ``kept``: a program plays until the player, who is gone, comes back. ``gone`` is from when on others may
 * call a vote on a player who is not there, in ms since 1970, 0 for never.
 * ``thinking``: a program is to move; ``waiting``: it has not begun to think, since others are before it.
 */
export interface SeatInfo {
  name: string;
  kind: string;
  program: string;
  taken: boolean;
  present: boolean;
  left: boolean;
  kept: boolean;
  gone: number;
  thinking: boolean;
  waiting: boolean;
}
/**
 * The match that a table's game belongs to: the ``number`` of its game, how many ``games`` are played (0:
 * until the players stop), the table of the ``next`` game once there is one, and the ``newcomers`` who play
 * from then on (``""``: not after all).
 */
export interface MatchInfo {
  id: string;
  number: number;
  games: number;
  next: string;
  newcomers: string[];
}
/**
 * Messages of people at the table to one another: the latest of each kind a seat, for one round, oldest
 * first. ``quiet``: the host has switched it off. ``phrases`` and ``reactions`` are ready-made sentences, as
 * the ends of messages ``talk-...``. ``lines`` is what they wrote last, where they may (``chat``), and
 * ``switched`` tells when the host last changed that during the game, ``None`` if they did not.
 */
export interface TalkInfo {
  quiet: boolean;
  phrases: string[];
  reactions: string[];
  signals: SignalInfo[];
  chat: boolean;
  lines: ChatLine[];
  switched: ChatSwitch | null;
}
/**
 * A signal of ``seat`` to everybody, as in ``Signal``; ``number`` rises with each, ``to`` is -1 for
 * nobody in particular.
 */
export interface SignalInfo {
  number: number;
  seat: number;
  kind: "look" | "phrase" | "plan" | "point" | "reaction" | "suggest";
  told: string[];
  to: number;
}
/**
 * A text that ``seat`` wrote, at ``at`` ms since 1970; ``number`` as in ``SignalInfo``, and rising with
 * them.
 */
export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  at: number;
}
/**
 * The host let people write during the game, or not any more; ``number`` as in ``ChatLine``.
 */
export interface ChatSwitch {
  number: number;
  chat: boolean;
}
/**
 * The rules of taking back at this table. ``free`` are the seats that may take back their latest decision
 * without asking, ``ask`` those that may ask for it; none for spectators who see the game late.
 */
export interface UndoInfo {
  policy: "consent" | "free" | "off";
  free: number[];
  ask: number[];
  request: UndoRequest | null;
}
/**
 * ``seat`` asks whether it may take back the latest ``lines`` of the record. ``awaited`` are those who
 * have not answered yet; the request lapses at ``until``, in ms since 1970.
 */
export interface UndoRequest {
  seat: number;
  lines: number;
  awaited: number[];
  until: number;
}
/**
 * The open vote ``number``: what ``CallVote`` asked, ``by`` which seat (-1: by the host), ``until`` when
 * in ms since 1970, and the seats that have said yes and no so far.
 */
export interface VoteInfo {
  number: number;
  vote: "end" | "keep" | "pace";
  by: number;
  seat: number;
  days: number;
  until: number;
  yes: number[];
  no: number[];
}
/**
 * The viewer's prepared move, see ``Prepare``; with ``why`` it was dropped.
 */
export interface PreparedInfo {
  tries: string[];
  unless: string[];
  why: "" | "illegal" | "named";
}
/**
 * Where a game branched off: behind ``step`` lines of the game of ``table`` (``""``: of a file).
 * Cards that the seat called ``seat`` did not know were dealt again; ``""``: nothing was dealt again.
 */
export interface ForkInfo {
  table: string;
  step: number;
  seat: string;
}
/**
 * The changes since the last ``update`` or ``change`` of this connection.
 *
 * ``table`` and ``position`` hold the fields that are not as they were, with what they are now; of the
 * position's ``seats`` only those that are not as they were, by number. ``steps`` continue those before. A
 * connection is sent an ``update`` first, and again whenever there was no position to change.
 */
export interface Change {
  type: "change";
  seq: number;
  table: TableInfoChange;
  position: {
    [k: string]: unknown;
  };
  steps: Step[];
}
/**
 * The fields of a ``TableInfo`` that are not as they were.
 */
export interface TableInfoChange {
  id?: string;
  status?: "closed" | "over" | "playing" | "waiting";
  game?: string;
  deck?: string;
  options?: string[];
  leaving?: string;
  turn_seconds?: number;
  bank_minutes?: number;
  increment_seconds?: number;
  move_days?: number;
  quiet_from?: number;
  quiet_until?: number;
  zone?: string;
  gone_minutes?: number;
  banks?: BankInfo[];
  teams?: number[][];
  deadline?: number;
  window_seconds?: number;
  window_since?: number;
  window_until?: number;
  away?: "days" | "order" | "wait";
  window_hours?: number;
  watching?: "delayed" | "end" | "now";
  delay_steps?: number;
  learner?: boolean;
  hints?: boolean;
  touched?: boolean;
  orders?: {
    [k: string]: "agree" | "always" | "ask-if-could" | "never";
  };
  agreeable?: string[];
  watchers?: number;
  seats?: SeatInfo[];
  match?: MatchInfo | null;
  joining?: boolean;
  newcomers?: string[];
  listed?: boolean;
  paused?: boolean;
  commitment?: string;
  key?: string;
  talk?: TalkInfo | null;
  undo?: UndoInfo;
  vote?: VoteInfo | null;
  prepared?: PreparedInfo | null;
  fork?: ForkInfo | null;
  shared?: "everywhere" | "here" | "no";
  deal?: string;
}
/**
 * The command ``id`` is on disk as event ``seq`` (0: it made no step, as an answer in a window).
 */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}
/**
 * The command ``id`` changed nothing.
 */
export interface Refused {
  type: "refused";
  id: string;
  fault: Fault;
}
/**
 * For each of ``moves`` the reason why not, ``None`` where it is legal: those asked for, then those about
 * the card.
 */
export interface Explained {
  type: "explained";
  id: string;
  moves: string[];
  verdicts: (Fault | null)[];
}
/**
 * Where the asked move may go: ``[x, y, points]`` a spot; play it with ``at X,Y`` behind its card.
 */
export interface Spotted {
  type: "spotted";
  id: string;
  spots: number[][];
}
/**
 * The best moves in the position of step ``seq``, the best one first; nobody else learns of it.
 */
export interface Hinted {
  type: "hinted";
  id: string;
  seq: number;
  hints: HintInfo[];
}
/**
 * A move with its spot, its expected share of the win in hundredths, and the reasons for it.
 */
export interface HintInfo {
  move: string;
  value: number;
  reasons: ReasonInfo[];
}
/**
 * A new secret for a seat, for the host (-1) or for the table (-2); the old one is dead from now on.
 */
export interface Reissued {
  type: "reissued";
  id: string;
  seat: number;
  token: string;
}
/**
 * The viewer has a seat: ``token`` opens it from now on.
 */
export interface Seated {
  type: "seated";
  token: string;
}
/**
 * The last message before the server closes; ``again`` tells whether coming back makes sense.
 */
export interface Goodbye {
  type: "goodbye";
  fault: Fault;
  again: boolean;
}
/**
 * Must come first. ``token``: a seat's secret, or ``""`` to watch ``table``.
 *
 * ``host``: the host's secret or ``""``. ``have`` is the last ``seq`` that the client knows, 0 for none.
 * ``language`` is for the sentences of faults.
 */
export interface Hello {
  type: "hello";
  wire: number;
  token: string;
  table: string;
  host: string;
  have: number;
  language: string;
}
/**
 * Ask for each move why it is not possible now; after ``moves`` come those that one might want to make
 * with the card ``about`` and that are not possible (``""``: none).
 */
export interface Explain {
  type: "explain";
  id: string;
  /**
   * @maxItems 16
   */
  moves: string[];
  about?: string;
}
/**
 * Ask where a move of ``legal`` may go on the plane and what it brings; answered by ``Spotted``.
 */
export interface Spots {
  type: "spots";
  id: string;
  move: string;
}
/**
 * Ask for the best moves; only who is to move may. Answered by ``Hinted``, a while later.
 */
export interface Hint {
  type: "hint";
  id: string;
}
/**
 * Tell everybody at the table something beside the game: a ready-made sentence (``phrase`` or
 * ``reaction``, a word of ``TalkInfo.phrases`` or ``reactions``), something that everybody sees (``point``),
 * several such things in the order in which one means to go there (``plan``; none takes it back), a move for
 * the seat ``to`` (``suggest``), or, when the game is over, the step of the replay that one looks at
 * (``look``: ``step:12``, then the things that one has marked there, in their order). Things are ``told`` by
 * a word and a name, as ``space:3,-1``. It is never part of the record.
 */
export interface Signal {
  type: "signal";
  id: string;
  kind: "look" | "phrase" | "plan" | "point" | "reaction" | "suggest";
  /**
   * @maxItems 12
   */
  told: string[];
  to?: number;
}
/**
 * Write something to everybody at the table, where its host allows it. It is never part of the record.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * Sentences in this language from now on.
 */
export interface Language {
  type: "language";
  id: string;
  language: string;
}
/**
 * Spectator: join the running game under ``name``, as soon as the rules allow it (R02). The wish lasts as
 * long as the connection, and is answered by ``Seated`` when it comes true.
 */
export interface Join {
  type: "join";
  id: string;
  name: string;
}
/**
 * Take back one's own wish to join, or as the host refuse that of ``name``.
 */
export interface Decline {
  type: "decline";
  id: string;
  name: string;
}
/**
 * Ask all for their voice. On the player of ``seat``, who is gone: a program shall keep the seat until
 * they come back, or the game ends. Host: the game goes on at ``days`` days a turn, or with 0 by the clock
 * that was planned (``pace``). A caller with a seat has said yes.
 */
export interface CallVote {
  type: "call-vote";
  id: string;
  vote: "end" | "keep" | "pace";
  seat?: number;
  days?: number;
}
/**
 * One's own voice in the open vote ``number``; it may be changed while the vote is open.
 */
export interface CastVote {
  type: "cast-vote";
  id: string;
  number: number;
  yes: boolean;
}
/**
 * Play ``move``; ``seq`` is the position the player saw. A repeated ``id`` gets its first answer.
 *
 * In a window it is an answer: it is kept and counts when the window ends.
 */
export interface Play {
  type: "play";
  id: string;
  seq: number;
  move: string;
}
/**
 * Play the first of ``tries`` that is legal as soon as one's turn comes; without any take back what was
 * prepared. It is dropped as soon as anything that the player sees happen names one of ``unless``, such as a
 * card. Nobody else learns of it.
 */
export interface Prepare {
  type: "prepare";
  id: string;
  /**
   * @maxItems 3
   */
  tries: string[];
  /**
   * @maxItems 5
   */
  unless?: string[];
}
/**
 * Whether one's seat is asked for a kind of answer, from the next window on. Nobody else learns of it.
 */
export interface StandingOrder {
  type: "standing-order";
  id: string;
  reaction: string;
  order: "agree" | "always" | "ask-if-could" | "never";
}
/**
 * Take an open seat under a name, or change one's name before the game starts.
 */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}
/**
 * Guest: take the free ``seat``, or the first one there is (-1), under a name. Who comes first has it and
 * is told by ``Seated``. Guests are those who came by the table's link or to a listed table.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
}
/**
 * Host: show the table in the server's list of open tables until it starts; not ``listed``: no more.
 */
export interface Show {
  type: "show";
  id: string;
  listed: boolean;
}
/**
 * Host: deal and begin; every open seat must be taken or given to a program.
 */
export interface Start {
  type: "start";
  id: string;
}
/**
 * Host: a program takes ``seat``, which nobody has taken, or keeps it until its player comes back.
 */
export interface Substitute {
  type: "substitute";
  id: string;
  seat: number;
  program: string;
}
/**
 * Host, or the seat itself: make a new secret link for ``seat``; with -1 the host's own, with -2 the
 * table's.
 */
export interface Reissue {
  type: "reissue";
  id: string;
  seat: number;
}
/**
 * Leave for good (rule R01, or a program takes over, as the table chose).
 */
export interface Leave {
  type: "leave";
  id: string;
}
/**
 * Host: end the table for everybody. Its events are kept.
 */
export interface Close {
  type: "close";
  id: string;
}
/**
 * Host: nobody sends signals at this table any more, or (not ``quiet``) everybody may again.
 */
export interface Hush {
  type: "hush";
  id: string;
  quiet: boolean;
}
/**
 * Host: let people write to one another at this table, or (not ``chat``) not, also during the game.
 */
export interface Allow {
  type: "allow";
  id: string;
  chat: boolean;
}
/**
 * Take back one's latest decision, and with it all that came after; ``seq`` is the position the player
 * saw. With ``ask`` the others are asked where it is not free.
 */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  ask?: boolean;
}
/**
 * Answer the open request to take something back; who asked may only withdraw it (not ``agree``).
 */
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  agree: boolean;
}
