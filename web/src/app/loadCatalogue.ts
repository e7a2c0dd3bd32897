import { loadUsualWords, playable } from "@/games";
import { language } from "@/kit/i18n";
import { api } from "@/shell/api";
import { catalogue, failed } from "@/shell/appState";

/** Ask the server for the catalogue. */
export function loadCatalogue(): Promise<void> {
  return Promise.all([api.catalogue(language.value), loadUsualWords()])
    .then(([found]) => playable(found))
    .then(
      (found) => {
        catalogue.set(found);
        failed.set(false);
      },
      () => failed.set(true),
    );
}
