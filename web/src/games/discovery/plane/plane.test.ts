import { describe, expect, test } from "vitest";
import { Gesture } from "./gesture";
import {
  bordering,
  cellsOf,
  CELL,
  corner,
  fit,
  gather,
  inSight,
  LEAST,
  MOST,
  pan,
  reveal,
  TOUCH,
  towards,
  widest,
  zoom,
} from "./plane";
import { brightest, needsSpot, offersOf, piles } from "./spots";
import { partsText } from "./spotText";

const frame = { width: 400, height: 300 };
const laid = [
  { card: "fire", x: 0, y: 0, level: 0 },
  { card: "hut", x: 1, y: 0, level: 0 },
  { card: "hide", x: 0, y: 0, level: 1 },
];

describe("the plane", () => {
  test("shows the top card of each pile, its height, and what lies below", () => {
    const [pile, single] = cellsOf(laid);
    expect(pile).toMatchObject({ x: 0, y: 0, cards: ["fire", "hide"], top: "hide", height: 2 });
    expect(single).toMatchObject({ top: "hut", height: 1 });
  });

  test("tells a pile's height even where the cards below are hidden (M02)", () => {
    expect(cellsOf([{ card: "hide", x: 0, y: 0, level: 4 }])[0]).toMatchObject({ cards: ["hide"], height: 5 });
  });

  test("borders share a side, never a corner (K04)", () => {
    expect(bordering(cellsOf(laid), { x: 1, y: 1 }).map((cell) => cell.top)).toEqual(["hut"]);
    expect(bordering(cellsOf(laid), { x: 2, y: 1 })).toEqual([]);
  });

  test("grows upwards on the screen with y", () => {
    expect(corner({ x: 2, y: 3 })).toEqual({ left: 2 * CELL.width, top: -3 * CELL.height });
  });
});

describe("the look at the plane", () => {
  const spots = [
    { x: -3, y: -2 },
    { x: 4, y: 2 },
  ];

  test("fits everything into the frame, small or large", () => {
    const camera = fit(spots, frame);
    expect(spots.every((spot) => inSight(spot, camera, frame))).toBe(true);
    expect(fit([{ x: 0, y: 0 }], frame).scale).toBeGreaterThan(1);
    expect(
      fit(
        [
          { x: -60, y: 0 },
          { x: 60, y: 0 },
        ],
        frame,
      ).scale,
    ).toBe(LEAST);
    expect(fit([], frame)).toEqual(fit([{ x: 0, y: 0 }], frame));
  });

  test("fits by width and by height", () => {
    const column = [
      { x: 0, y: 0 },
      { x: 0, y: 9 },
    ];
    const row = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
    ];
    expect(widest(column, frame)).toBeCloseTo(280 / (10 * CELL.height));
    expect(widest(row, frame)).toBeCloseTo(380 / (10 * CELL.width));
  });

  test("keeps the first squares in sight where not all of them fit at a readable size", () => {
    const far = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 2, y: 1 },
      { x: 0, y: -60 },
    ];
    const camera = gather(far, frame, TOUCH);
    expect(camera.scale).toBeGreaterThanOrEqual(TOUCH);
    expect(far.map((spot) => inSight(spot, camera, frame))).toEqual([true, false, true, false]);
    expect(gather(far, { width: 20, height: 20 }, TOUCH).scale).toBe(TOUCH);
  });

  test("comes nearer to the point under the finger, within bounds", () => {
    const camera = { x: 10, y: 20, scale: 1 };
    expect(zoom(camera, 2, { x: 10, y: 20 })).toEqual({ x: 10, y: 20, scale: 2 });
    expect(zoom(camera, 100, { x: 0, y: 0 }).scale).toBe(MOST);
    expect(zoom(camera, 0.001, { x: 0, y: 0 }).scale).toBe(LEAST);
  });

  test("is moved, but never until nothing is left to see", () => {
    const camera = fit(spots, frame);
    expect(pan(camera, 5, -7, spots, frame)).toMatchObject({ x: camera.x + 5, y: camera.y - 7 });
    const far = pan(camera, 9999, -9999, spots, frame);
    expect([far.x < 9999, far.y > -9999]).toEqual([true, true]);
    expect(pan(camera, 5, 5, [], frame).x).toBe(camera.x + 5);
  });

  test("is moved just as far as a square wants to be seen", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const spot = { x: 6, y: -4 };
    expect(inSight(spot, camera, frame)).toBe(false);
    expect(inSight(spot, reveal(spot, camera, frame), frame)).toBe(true);
    expect(reveal({ x: 1, y: -1 }, camera, frame)).toEqual(camera);
  });
});

describe("keys on the plane", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 1, y: 3 },
    { x: -1, y: -1 },
  ];

  test("lead to the nearest spot on that side", () => {
    expect(towards(spots, spots[0]!, "ArrowRight")).toEqual({ x: 2, y: 0 });
    expect(towards(spots, spots[0]!, "ArrowUp")).toEqual({ x: 1, y: 3 });
    expect(towards(spots, spots[0]!, "ArrowLeft")).toEqual({ x: -1, y: -1 });
  });

  test("stay where nothing lies, and leave other keys alone", () => {
    expect(towards(spots, spots[1]!, "ArrowRight")).toBeNull();
    expect(towards(spots, spots[0]!, "x")).toBeNull();
  });

  test("every spot can be reached from every other", () => {
    const reached = new Set([spots[0]!]);
    for (const spot of reached)
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = towards(spots, spot, arrow);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(spots.length);
  });
});

describe("fingers on the plane", () => {
  test("a press that stays is a tap", () => {
    const gesture = new Gesture();
    gesture.down(1, { x: 0, y: 0 });
    expect(gesture.move(1, { x: 3, y: 3 })).toBeNull();
    expect(gesture.dragged).toBe(false);
  });

  test("one finger drags, and the next press is a tap again", () => {
    const gesture = new Gesture();
    gesture.down(1, { x: 0, y: 0 });
    expect(gesture.move(1, { x: 20, y: 0 })).toMatchObject({ dx: 20, dy: 0, factor: 1 });
    expect(gesture.dragged).toBe(true);
    gesture.up(1);
    expect(gesture.move(1, { x: 40, y: 0 })).toBeNull();
    gesture.down(1, { x: 0, y: 0 });
    expect(gesture.dragged).toBe(false);
  });

  test("two fingers pinch around the middle between them", () => {
    const gesture = new Gesture();
    gesture.down(1, { x: 0, y: 0 });
    gesture.down(2, { x: 100, y: 0 });
    expect(gesture.move(2, { x: 200, y: 0 })).toEqual({ dx: 50, dy: 0, factor: 2, at: { x: 100, y: 0 } });
  });
});

describe("lit squares", () => {
  test("play the move on their spot and tell their points", () => {
    const offers = offersOf("place fire", [
      [0, 0, 1],
      [-2, 3, 4],
    ]);
    expect(offers.map(({ move, points }) => [move, points])).toEqual([
      ["place fire at -2,3", 4],
      ["place fire at 0,0", 1],
    ]);
    expect(offersOf("joker as fire from pool", [[1, 0, 2]])[0]?.move).toBe("joker as fire at 1,0 from pool");
  });

  test("tell what their points are for, where the server says so (S13)", () => {
    const [offer] = offersOf("place cooking", [[1, 0, 4, 1, 1, 1, 1, 0, 0]]);
    expect(offer).toMatchObject({ points: 4, parts: [1, 1, 1, 1, 0, 0] });
    const told = partsText([["era", 1], ["shared", 0], ["opened", 2]], (id, { points }) => `${id} ${points}`); // prettier-ignore
    expect(told).toBe("part-era 1, part-opened 2");
  });

  test("come with the most points first, and only a few are fully lit", () => {
    const points = (...found: number[]) =>
      offersOf(
        "place fire",
        found.map((point, x) => [x, 0, point]),
      );
    const lit = (...found: number[]) => [...brightest(points(...found))].map((offer) => offer.points);
    expect(points(1, 4, 2).map((offer) => offer.points)).toEqual([4, 2, 1]);
    expect(lit(1, 1, 1)).toEqual([1, 1, 1]);
    expect(lit(3, ...Array<number>(20).fill(1), 2, 2)).toEqual([3, 2, 2]);
    expect(lit(3, 3, 2, 2, 2, 2, 1)).toEqual([3, 3, 2, 2, 2, 2]);
    expect(lit(...Array<number>(20).fill(1))).toEqual([]);
  });

  test("are piles while somebody looks through them (M09)", () => {
    expect(piles(["look 1,-2", "concede"])).toEqual([
      { kind: "look", x: 1, y: -2, points: null, parts: [], move: "look 1,-2" },
    ]);
  });

  test("are wanted by moves that lay a card, on a plane only", () => {
    expect(
      ["place fire", "replay fire", "joker as fire from Bo", "call fire", "end", "place fire at 1,1"].map((move) =>
        needsSpot(move, true),
      ),
    ).toEqual([true, true, true, false, false, false]);
    expect(needsSpot("place fire", false)).toBe(false);
  });
});
