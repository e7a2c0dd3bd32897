import { lateTexts, t } from "@/kit/i18n";

/** What a button copies, what became of it, and the text itself for whoever has to copy it by hand. */
export class Copied {
  text = $state("");
  note = $state("");
  failed = $state(false);

  /** Copy a text; `done` says so in words. */
  async copy(text: string, done: string): Promise<void> {
    this.text = text;
    this.note = "";
    this.failed = !(await written(text));
    if (this.failed) await lateTexts();
    this.note = this.failed ? t.value("link-by-hand") : done;
  }

  /** What was copied is no longer what is shown. */
  clear(): void {
    this.text = this.note = "";
    this.failed = false;
  }
}

/** Whether the text is in the clipboard now. A page that came by plain `http`, as from a server at home, has no
 * `navigator.clipboard`, and a browser may refuse to write to it: then a text field is copied from. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writtenFromField(text);
  }
}

function writtenFromField(text: string): boolean {
  const before = document.activeElement;
  // A modal dialog lets nothing outside it have the focus.
  const room = before?.closest("dialog") ?? document.body;
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  field.style.position = "fixed"; // so that the page does not scroll to it
  field.style.opacity = "0";
  field.setAttribute("aria-hidden", "true");
  room.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
