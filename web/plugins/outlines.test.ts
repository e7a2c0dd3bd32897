import { expect, test } from "vitest";
import { onGrid } from "./outlines.ts";

test("points come to lie on whole units, in relative commands", () => {
  expect(onGrid("M10.4 20.6L30.2 40.4")).toBe("m10 21l20 19");
  expect(onGrid("M10 10h4.6v-3.2H2.1V0z")).toBe("m10 10h5v-3h-13v-7z");
  expect(onGrid("M1 1C2 2 3.4 3 4.6 4s1.2 1 2 2q1 1 2 0t2.4 0")).toBe("m1 1c1 1 2 2 4 3s1 1 2 2q1 1 2 0t2 0");
});

test("rounding does not add up along a path", () => {
  const path = `M0 0${"h.4v.4".repeat(50)}`;
  const [across, down] = ["h", "v"].map((letter) =>
    [...onGrid(path).matchAll(new RegExp(`${letter}(-?\\d+)`, "g"))].reduce(
      (sum, [, length]) => sum + Number(length),
      0,
    ),
  );
  expect([across, down]).toEqual([20, 20]);
});

test("after the end of a part the next one starts from its beginning", () => {
  expect(onGrid("M10 10l5 5zl1 2")).toBe("m10 10l5 5zl1 2");
  expect(onGrid("M1.5 1.5l.9.9zl1.9 0")).toBe("m2 2h0zh1");
  expect(onGrid("m1 1 2 2 3-3M0 0")).toBe("m1 1l2 2 3-3m-6 0");
});

test("an arc keeps its angle and its flags, which may stand without a gap", () => {
  expect(onGrid("M0 0a5.4 5.6 30 01.4 10.2")).toBe("m0 0a5 6 30 0 1 0 10");
  expect(onGrid("M0 0a5 5 0 1 0 10 0 5 5 0 0 1-10 0")).toBe("m0 0a5 5 0 1 0 10 0 5 5 0 0 1-10 0");
});

test("numbers may stand close together", () => {
  expect(onGrid("M.6.6-1-1,1e1 2")).toBe("m1 1l-2-2 11 3");
});

test("what is no path is refused", () => {
  for (const path of ["M1", "M1 1b2 2", "M1 1z3", "M1 1l", "M1 1l?"]) expect(() => onGrid(path)).toThrow("no ");
});
