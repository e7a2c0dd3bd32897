/** What goes on beside whatever page is in view, once it has time: the page can be installed, and turns are watched. */
import { memory, mine, route } from "./appState";
import { makeInstallable } from "./installed";

makeInstallable();
route.subscribe(() => {
  if (memory.tables().length > 0)
    void mine().then(
      ({ watchTurns }) => watchTurns(),
      () => undefined,
    );
});
