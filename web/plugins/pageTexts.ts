import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SOURCES = `${ROOT}src/discovery/`;
/** Where packages of families lie. */
const ROOMS = [SOURCES, `${ROOT}examples/`];
const NEUTRAL = ["web", "web-table", "friends", "programs", "remarks", "setup", "hints", "classes", "clubs"];
/** The family whose messages come with those of any game: two files would cost every first visit a little more. */
const FIRST = "evolution";
/** What a family's lessons say, loaded with them. */
const LESSONS = "lessons.ftl";
/** What a family says elsewhere than on the page. */
const ELSEWHERE = new Set([
  "balance.ftl",
  "companion.ftl",
  "documents.ftl",
  "errors.ftl",
  LESSONS,
  "press.ftl",
  "terminal.ftl",
  "tokens.ftl",
  "workshop.ftl",
  "workshop-page.ftl",
]);
/** What other pages of the first family say, by the name under which it is loaded with them. */
const PAGES = { workshop: "workshop-page.ftl", companion: "companion.ftl" };

/** What other pages say whose texts come with them, by the name of the file. */
const OWN_PAGES = ["account", "contests", "letters", "moderation"];

/** What each language of the house calls itself, by its tag: those with a file that says so, English first. */
export function languageNames(folder = `${SOURCES}i18n`): Record<string, string> {
  const found = readdirSync(folder).flatMap((tag) => {
    const file = `${folder}/${tag}/language.ftl`;
    const named = existsSync(file) ? /^language-name *= *(\S.*?) *$/m.exec(readFileSync(file, "utf-8")) : null;
    return named === null ? [] : [[tag, named[1]!] as const];
  });
  return Object.fromEntries(
    found.sort(([one], [other]) => (one === "en" ? -1 : other === "en" ? 1 : one < other ? -1 : 1)),
  );
}

/** The Fluent files of the page in a language: those for any game, and those of the first family. */
export const pageTexts = (language: string): string[] => [
  ...NEUTRAL.map((name) => `${SOURCES}i18n/${language}/${name}.ftl`).filter(existsSync),
  ...said(`${SOURCES}${FIRST}/texts/${language}`),
];

/**
 * The ids of messages that a first table does without: the parts of the page that say them load them too (`later` in
 * `kit/i18n`). A test looks for them in the scripts of a first visit.
 */
export const LATE =
  /^(advice|ahead|analysis|answer|asset|chance|character|chart|class|club|configuration|deal|finger|fork|friends|gain|goal|join|keep|key|kinds|lead|learn|match|mine|move|note|order|pace|pile|puzzle|remark|replay|report|share|sign|since|sound|stop|style|talk|tally|tile|timeline|window|words)-|^hint-(?!ask|close|late|marked|none|thinking|title)|^end-(?!or|stop|title|unused|waste|worth)|^(help|manage)-(?!title)|^link-(?!broken|connecting|none|part|retry)|^lobby-(?!free)|^own-deck-(?!choose|download)|^rules-(?!differ)|^setup-(?!hints-off|told)|^undo-(?!gone)/;

/** The file of a family that says what a form for a new table shows. */
const FORM = "games.ftl";

/** Where the messages of pages lie that bring their own, by the name of the page behind `page/`. */
export const ownTexts = (): Record<string, (language: string) => string[]> =>
  Object.fromEntries(
    OWN_PAGES.map((name) => [
      `page/${name}`,
      (language) => [`${SOURCES}i18n/${language}/${name}.ftl`].filter(existsSync),
    ]),
  );

/**
 * Where the messages of each other family lie: by the name of its package those of the form, loaded where its games are
 * offered, and with `/table` behind the name those of its tables, loaded with them.
 */
export function familyTexts(): Record<string, (language: string) => string[]> {
  const found = ROOMS.filter(existsSync).flatMap((room) =>
    readdirSync(room).map((name) => [name, `${room}${name}/texts/`] as const),
  );
  const families = found.filter(([name, folder]) => name !== FIRST && existsSync(folder));
  const parts = families.flatMap(([name, folder]) => [
    [name, (language: string) => said(folder + language).filter((file) => file.endsWith(`/${FORM}`))] as const,
    [
      `${name}/table`,
      (language: string) => said(folder + language).filter((file) => !file.endsWith(`/${FORM}`)),
    ] as const,
  ]);
  const pages = Object.entries(PAGES).map(
    ([page, file]) =>
      [`${FIRST}/${page}`, (tag: string) => [`${SOURCES}${FIRST}/texts/${tag}/${file}`].filter(existsSync)] as const,
  );
  const lessons = found
    .filter(([, folder]) => existsSync(`${folder}en/${LESSONS}`))
    .map(
      ([name, folder]) =>
        [`${name}/lessons`, (tag: string) => [`${folder}${tag}/${LESSONS}`].filter(existsSync)] as const,
    );
  return Object.fromEntries([...parts, ...pages, ...lessons]);
}

const said = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.has(name))
    .sort()
    .map((name) => `${folder}/${name}`);
