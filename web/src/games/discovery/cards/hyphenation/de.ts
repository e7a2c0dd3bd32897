/**
 * German breaks before the last sound between two vowels, with three letters or more on either side; `ch`, `sch` and the like
 * are one sound, and so are `schl` or, behind another consonant, `br` or `st`.
 */
const C = "(?:sch[lmnrw]?|[cpt]h|ck|qu|(?<=[^aeiouyäöü])(?:[bfgkp][lr]|[dt]r|s[pt])|[^aeiouyäöü\\P{L}])";
const INSEPARABLE = "s(?=ch)|sc(?=h)|sch(?=[lmnrw])|[cpt](?=h)|c(?=k)|q(?=u)|[^aeiouyäöü]s(?=[pt])";
export default new RegExp(`(?<=\\p{L}{3})(?<!${INSEPARABLE})(?=${C}[aeiouyäöü]\\p{L})`, "giu");
