/** What a comma-separated file holds: its remarks with `#`, the names of its columns, its rows. */
export interface Table {
  comments: string[];
  columns: string[];
  rows: string[][];
}

/** What stands between the names of the columns most often: spreadsheets write three kinds. */
const separator = (line: string): string =>
  [",", ";", "\t"].reduce((best, one) => (line.split(one).length > line.split(best).length ? one : best));

/** The cells of a text, line by line; quotes may hold separators, ends of lines and doubled quotes. */
export function cells(text: string, between: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at]!;
      else quoted = false;
    } else if (sign === '"' && cell === "") quoted = true;
    else if (sign === between) {
      rows.at(-1)!.push(cell);
      cell = "";
    } else if (sign === "\n") {
      rows.at(-1)!.push(cell);
      rows.push([]);
      cell = "";
    } else if (sign !== "\r") cell += sign;
  }
  if (cell !== "" || rows.at(-1)!.length > 0) rows.at(-1)!.push(cell);
  return rows.filter((row) => row.some((one) => one.trim() !== "")).map((row) => row.map(tidy));
}

/** A cell is one line without spaces around it. */
export const tidy = (cell: string): string => cell.replace(/\s*[\r\n]+\s*/g, " ").trim();

/** A table from a file, or copied from a spreadsheet or a page. */
export function readTable(text: string): Table {
  const lines = text.replace(/^\uFEFF/, "").split(/(?<=\n)/);
  const head = lines.findIndex((line) => !/^"?#/.test(line) && line.trim() !== "");
  const rest = head < 0 ? [] : lines.slice(head);
  const [columns = [], ...rows] = cells(rest.join(""), separator(rest[0] ?? ""));
  const comments = lines.slice(0, Math.max(head, 0)).filter((line) => line.trim() !== "");
  return { comments: comments.map(remark), columns, rows };
}

/** A remark; a spreadsheet may have quoted it, and filled up its row with empty cells. */
const remark = (line: string): string =>
  line
    .trim()
    .replace(/^"(.*?)"[,;\t]*$/, "$1")
    .replace(/[;\t]+$|,{2,}$/, "")
    .replace(/^#\s*/, "")
    .trim();

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The text of a file with commas. */
export const writeTable = ({ comments, columns, rows }: Table): string =>
  [...comments.map((one) => `# ${one}`), ...[columns, ...rows].map((row) => row.map(quoted).join(","))].join("\n") +
  "\n";
