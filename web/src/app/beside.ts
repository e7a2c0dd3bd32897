/** Background work of every page, once it has time: makes the page installable, polls turns, takes tables along into an account, keeps the focus. */
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
