import { later } from "@/kit/i18n";

/** What tells of the tables of this device, which a first visit does without. */
export const mine = later(() => import("./parts"));
