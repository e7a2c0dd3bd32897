/** Background work of every page, once it has time: makes the page installable, polls turns, takes tables along into an account, keeps the focus. */
import { keptAccount } from "./account/keptAccount";
import { memory, route } from "@/shell/appState";
import { makeInstallable } from "./installed";
import { loadOwnTables } from "./ownTables/load";
import { keepFocus } from "@/table/input/focus";

makeInstallable();
keepFocus();
route.subscribe(() => {
  if (memory.tables().length > 0)
    void loadOwnTables().then(
      ({ watchTurns }) => watchTurns(),
      () => undefined,
    );
  if (keptAccount()?.along)
    void import("./account/along").then(
      ({ takeAlongQuietly }) => takeAlongQuietly(),
      () => undefined,
    );
});
