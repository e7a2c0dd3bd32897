import type { RatingPoint } from "@/generated/protocol";

const WIDTH = 100;
const HEIGHT = 40;

/** A course as paths in a box of 100 by 40: its line, and the band in which the rating lies. */
export function outline(course: readonly RatingPoint[]): { line: string; band: string } {
  const top = Math.max(...course.map((one) => one.rating + one.interval));
  const bottom = Math.min(...course.map((one) => one.rating - one.interval));
  const x = (at: number): number => (course.length < 2 ? 0 : (at * WIDTH) / (course.length - 1));
  const y = (rating: number): number => (top === bottom ? HEIGHT / 2 : ((top - rating) * HEIGHT) / (top - bottom));
  const path = (points: readonly (readonly [number, number])[]): string =>
    points.map(([at, height], index) => `${index === 0 ? "M" : "L"}${at.toFixed(1)} ${height.toFixed(1)}`).join("");
  const upper = course.map((one, at) => [x(at), y(one.rating + one.interval)] as const);
  const lower = course.map((one, at) => [x(at), y(one.rating - one.interval)] as const).reverse();
  return {
    line: path(course.map((one, at) => [x(at), y(one.rating)] as const)),
    band: `${path([...upper, ...lower])}z`,
  };
}
