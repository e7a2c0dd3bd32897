import { lazyWithTexts } from "@/kit/i18n";

/** What tells of the tables of this device, which a first visit does without. */
export const loadOwnTables = lazyWithTexts(() => import("./parts"));
