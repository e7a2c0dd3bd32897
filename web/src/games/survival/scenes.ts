import type { Scene } from "@/games/scene";

const SEA = "M0 80V62q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0V80z";

/** A small drawing for each scenario of the survival game, of our own. */
export const SCENES: Readonly<Record<string, Scene>> = {
  "discover:beacon": [
    ["light", "M84 22L160 4v26zM76 22L0 8v22z"],
    ["far", "M0 80V66L40 46l30 16 30-14 60 22v10z"],
    ["line", "M80 66V20M72 66l8-40 8 40M74 54h12M76 42h8"],
    ["near", "M80 12a7 7 0 1 0 .1 0z"],
  ],
  "discover:gate": [
    ["far", "M0 80L44 20l20 24L88 6l72 74z"],
    ["deep", "M64 80V56a16 16 0 0 1 32 0v24z"],
    ["light", "M77 80V46h6v34z"],
    ["near", "M40 80l6-18 6 18zM108 80l6-18 6 18z"],
  ],
  "discover:boat": [
    ["far", SEA],
    ["deep", "M44 52h76l-12 18H58z"],
    ["line", "M80 52V12"],
    ["light", "M84 14l26 32H84z"],
    ["mid", "M76 20L54 46h22z"],
  ],
  "discover:bell": [
    ["light", "M80 14a8 8 0 1 0 .1 0z"],
    ["near", "M80 20c18 0 20 16 22 34h10v6H48v-6h10c2-18 4-34 22-34z"],
    ["far", SEA],
    ["line", "M28 40q6 8 0 16M132 40q-6 8 0 16M18 34q10 14 0 28M142 34q-10 14 0 28"],
  ],
  "discover:canoe": [
    ["light", "M120 14a10 10 0 1 0 .1 0z"],
    ["far", SEA],
    ["deep", "M30 46q50 16 100 0-8 22-50 22T30 46z"],
    ["near", "M76 24a6 6 0 1 1 8 0l6 24H70z"],
    ["line", "M96 24L62 66"],
  ],
};
