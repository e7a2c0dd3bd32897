/**
 * German breaks before the last sound between two vowels, with three letters or more on either side; `ch`, `sch` and the like
 * are one sound, and so are `br` or `fl` behind another consonant.
 */
const C = "(?:sch|[cpt]h|ck|qu|(?<=[^aeiouyäöü])(?:[bfgkp][lr]|[dt]r|st(?=ein|ätt))|[^aeiouyäöü\\P{L}])";
export default new RegExp(`(?<=\\p{L}{2}[\\p{L}])(?<!s(?=ch)|sc(?=h)|[cpt](?=h)|c(?=k)|q(?=u))(?=${C}[aeiouyäöü]\\p{L})`, "giu");
