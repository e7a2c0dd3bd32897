import type { Scene } from "@/games/scene";

const CARD = (x: number, y: number): string => `M${x} ${y}h18v24h-18z`;

/** A small drawing for each of the card games, of our own. */
export const SCENES: Readonly<Record<string, Scene>> = {
  intro: [
    ["far", "M0 80V60Q40 44 80 56T160 46V80z"],
    ["light", "M128 22a9 9 0 1 0 .1 0z"],
    ["deep", "M58 34l16-6 9 24-16 6z"],
    ["mid", "M70 29h18v26H70z"],
    ["near", "M84 28l16 6-9 24-16-6z"],
  ],
  memory: [
    ["far", "M0 80V66h160v14z"],
    ["deep", "M62 44l34-5 4 26-34 5z"],
    ["mid", "M58 36h36v26H58z"],
    ["near", "M62 28l34 4-3 26-34-4z"],
    ["light", "M73 38a6 6 0 1 1 8 6v4h-4v-7a3 3 0 1 0-3-3zM77 50h4v4h-4z"],
  ],
  explore: [
    ["far", "M0 80V62Q50 70 90 50T160 34V80z"],
    ["line", "M26 58L58 44 90 40 122 22"],
    ["deep", CARD(16, 46)],
    ["mid", CARD(50, 32)],
    ["near", CARD(82, 28)],
    ["light", CARD(114, 10)],
  ],
  select: [
    ["far", "M0 80V64h160v16z"],
    ["deep", CARD(36, 30) + CARD(60, 30)],
    ["light", CARD(84, 20)],
    ["deep", CARD(108, 30)],
    ["near", "M93 50l7 9H86z"],
  ],
  connect: [
    ["deep", "M54 14h24v18H54zM82 34h24v18H82z"],
    ["mid", "M82 14h24v18H82zM54 34h24v18H54z"],
    ["near", "M26 34h24v18H26zM82 54h24v18H82z"],
    ["light", "M110 34h24v18h-24z"],
    ["line", "M50 43h4M78 23h4M94 32v2M94 52v2M106 43h4"],
  ],
  fusion: [
    ["deep", "M40 30h26v34H40zM96 22h26v34H96z"],
    ["mid", "M46 24h26v34H46zM90 28h26v34H90z"],
    ["near", "M68 18h26v34H68z"],
    ["light", "M81 24l4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1z"],
  ],
  "classic-simple": [
    ["far", "M0 80V58Q80 46 160 58V80z"],
    ["near", "M80 70V24"],
    ["line", "M80 68V22M60 68V34M100 68V34"],
    ["light", "M80 14l5 10-5 9-5-9zM60 26l5 10-5 9-5-9zM100 26l5 10-5 9-5-9z"],
    ["mid", "M50 60h60l-6 14H56z"],
  ],
  "classic-select": [
    ["far", "M80 12a30 30 0 1 0 .1 0z"],
    ["deep", CARD(71, 2)],
    ["mid", CARD(36, 42)],
    ["near", CARD(106, 42)],
    ["light", "M80 34l8 12H72z"],
  ],
  "classic-connect": [
    ["line", "M20 60h28V40h28V20h28v20h28"],
    ["deep", "M12 52h18v16H12zM40 52h18v16H40z"],
    ["mid", "M40 32h18v16H40zM68 32h18v16H68z"],
    ["near", "M68 12h18v16H68zM96 12h18v16H96z"],
    ["light", "M96 32h18v16H96zM124 32h18v16h-18z"],
  ],
  "classic-memory": [
    ["far", "M0 80V66h160v14z"],
    ["deep", "M62 54h36v12H62z"],
    ["mid", "M62 42h36v10H62z"],
    ["near", "M62 30h36v10H62z"],
    ["light", "M110 20h12l6 6v12l-6 6h-12l-6-6V26zM108 30h16v4h-16z"],
  ],
};
