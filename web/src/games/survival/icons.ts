/** Small pictures of our own, in a box of 24 x 24: filled shapes, so that they are read on any ground. */
export const ICONS: Readonly<Record<string, string>> = {
  // what tokens are
  plant: "M12 22v-8C6 14 4 10 4 5c5 0 8 2 8 7 0-5 3-8 8-8 0 6-2 10-7 10v8z",
  rock: "M3 19l3-9 6-5 6 3 3 11z",
  debris: "M3 16l14-9 2 3L5 19zM6 8l4-3 9 12-3 2z",
  track: "M8 4a3 4 0 1 0 .1 0zM6 13h4l-1 5H7zM16 8a3 4 0 1 0 .1 0zM14 17h4l-1 4h-2z",
  source: "M12 2c4 5 7 8.5 7 12.5a7 7 0 0 1-14 0C5 10.5 8 7 12 2z",
  monster: "M4 20V9l3-6 3 4h4l3-4 3 6v11l-4-3-4 3-4-3zM8 10v3h2v-3zM14 10v3h2v-3z",
  // resources
  food: "M5 11h14a7 7 0 0 1-14 0zM11 3h2v5h-2zM7 5h2v4H7zM15 5h2v4h-2z",
  meat: "M14 3a6 6 0 0 1 2 11l-6 2-3 3a2.2 2.2 0 1 1-3-3l3-3 2-5a6 6 0 0 1 5-5z",
  water: "M12 2c4 5 7 8.5 7 12.5a7 7 0 0 1-14 0C5 10.5 8 7 12 2z",
  dirty: "M12 2c4 5 7 8.5 7 12.5a7 7 0 0 1-14 0C5 10.5 8 7 12 2zM9 12v2.5h2.5V12zM13 15v2.5h2V15z",
  wood: "M3 14l14-8 3 5-14 8zM16 7.5l1.5 2.5",
  stone: "M4 17l2-7 7-4 6 4 2 7z",
  salvage:
    "M10 2h4l.6 3 2.6 1.5 2.9-1 2 3.5-2.3 2v2l2.3 2-2 3.5-2.9-1L14.6 19l-.6 3h-4l-.6-3-2.6-1.5-2.9 1-2-3.5 2.3-2v-2L1.9 9l2-3.5 2.9 1L9.4 5zM12 9a3 3 0 1 0 .1 0z",
  medicine: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  poison:
    "M9 2h6v2h-1v5l5 9a2.5 2.5 0 0 1-2 4H7a2.5 2.5 0 0 1-2-4l5-9V4H9zM9 15a1.5 1.5 0 1 0 .1 0zM14 17a1.5 1.5 0 1 0 .1 0z",
  // damage
  hunger: "M5 11h14a7 7 0 0 1-14 0z",
  thirst: "M12 2c4 5 7 8.5 7 12.5a7 7 0 0 1-14 0C5 10.5 8 7 12 2zM8 14h8v-1.5H8z",
  sickness: "M12 4a8 8 0 1 0 .1 0zM8 9v2.5h2.5V9zM13.5 9v2.5H16V9zM8 16h8v1.8H8z",
  wound: "M3 9l6 1 3-7 3 7 6-1-4 5 3 6-6-1-2 3-2-3-6 1 3-6z",
  // on the map
  fire: "M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-3 2-6 1-10z",
  cold: "M3 18l16-6 1 3L4 21zM4 12l16 6-1 3L3 15z",
  camp: "M12 3L2 21h7l3-7 3 7h7z",
  landmark: "M6 22V4h12l-3 4 3 4H8v10z",
  heap: "M4 20h16l-2-6H6zM8 13h8l-2-5h-4z",
  stamina: "M13 2L4 14h6l-1 8 9-12h-6z",
  bag: "M8 7a4 4 0 0 1 8 0h3l1 14H4L5 7zM10 7h4a2 2 0 0 0-4 0z",
  item: "M14 3l7 7-3 1-8 8-5 2 2-5 8-8z",
  project: "M5 2h11l4 4v16H5zM8 9h8v2H8zM8 13h8v2H8zM8 17h5v2H8z",
  person: "M12 3a4.5 4.5 0 1 0 .1 0zM4 21c0-5 3.5-7.5 8-7.5s8 2.5 8 7.5z",
};

/** The signs of the nine resources and of the four kinds of damage, in the order of the rules (XC08, XG04). */
export const RESOURCES = ["food", "meat", "water", "dirty", "wood", "stone", "salvage", "medicine", "poison"] as const;
export const DAMAGES = ["hunger", "thirst", "sickness", "wound"] as const;
