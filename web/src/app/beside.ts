/** What goes on beside whatever page is in view, once it has time: the page can be installed, turns are watched, tables go along into an account, the focus is kept. */
import { kept } from "./account/kept";
import { memory, mine, route } from "./appState";
import { makeInstallable } from "./installed";
import { keepFocus } from "@/table/focus";

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
