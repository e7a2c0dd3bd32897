import type { TableStatus } from "@/shell/tableStatus";
import { secretsOf } from "@/shell/tableStatus";

const PLAIN = "Discovery";
const ICON = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const ADDRESS = ICON?.href ?? "";
let calling: readonly TableStatus[] = [];
let badged = 0;

/** Show in the title, in the page's icon and on the icon of an installed page at how many tables it is the reader's turn. */
export function mark(tables: readonly TableStatus[]): void {
  calling = tables;
  show();
}

/** A table in view has its own title while it calls. */
function show(): void {
  const elsewhere = calling.filter(({ known }) => !secretsOf(known).some((one) => location.hash.endsWith(one)));
  const title = elsewhere.length > 0 ? `(${elsewhere.length}) ${PLAIN}` : PLAIN;
  if (/^(\(\d+\) )?Discovery$/.test(document.title) && document.title !== title) document.title = title;
  const here = document.title.startsWith("(●)") && elsewhere.length === calling.length ? 1 : 0;
  const count = calling.length + here;
  if (count === badged) return;
  badged = count;
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  void draw(count).catch(() => undefined);
}

const heading = document.querySelector("title");
if (heading !== null) new MutationObserver(show).observe(heading, { childList: true });

/** The page's icon, with a number on it; while the server is away it stays as it is. */
async function draw(count: number): Promise<void> {
  if (ICON === null) return;
  if (count === 0) return void (ICON.href = ADDRESS);
  const plain = await fetch(ADDRESS).then((answer) => answer.text());
  if (count !== badged) return;
  const number = count > 9 ? "9+" : String(count);
  const sign =
    `<circle cx="22" cy="10" r="10" fill="#fff"/><circle cx="22" cy="10" r="9" fill="#b3261e"/>` +
    `<text x="22" y="15" font-family="sans-serif" font-size="${number.length > 1 ? 11 : 14}" font-weight="700" ` +
    `text-anchor="middle" fill="#fff">${number}</text></svg>`;
  ICON.href = `data:image/svg+xml,${encodeURIComponent(plain.replace("</svg>", sign))}`;
}
