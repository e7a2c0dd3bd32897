/** What goes on beside whatever page is in view, once it has time: the page can be installed, turns are watched, tables go along into an account, the focus is kept. */
import { kept } from "./account/kept";
import { memory, route } from "@/shell/appState";
import { makeInstallable } from "./installed";
import { mine } from "./mine/load";
import { keepFocus } from "@/table/input/focus";

makeInstallable();
keepFocus();
route.subscribe(() => {
  if (memory.tables().length > 0)
    void mine().then(
      ({ watchTurns }) => watchTurns(),
      () => undefined,
    );
  if (kept()?.along)
    void import("./account/along").then(
      ({ takeAlongQuietly }) => takeAlongQuietly(),
      () => undefined,
    );
});
