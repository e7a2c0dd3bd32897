import { describe, expect, test } from "vitest";
import type { Catalogue } from "../protocol";
import { addSeat, firstForm, offered, plan, removeSeat, reseat, seatLimit } from "./setup";

const catalogue = {
  games: [{ key: "intro" }, { key: "explore" }],
  options: [{ key: "series+", games: ["explore"] }, { key: "bot", games: ["intro", "explore"] }],
  decks: [{ id: "prehistory", max_seats: 9 }, { id: "small", max_seats: 3 }],
  programs: ["random", "greedy"],
  bots: ["bot", "bot+"],
  max_seats: 9,
} as unknown as Catalogue;

describe("setting up", () => {
  test("begins with the reader against the stronger program in the richer game", () => {
    const form = firstForm(catalogue, "Ann");
    expect(form.game).toBe("explore");
    expect(form.seats.map((seat) => seat.kind + seat.program)).toEqual(["me", "programgreedy"]);
  });

  test("drops options that the game does not take, and programs where none plays", () => {
    const form = { ...firstForm(catalogue, " Ann "), game: "intro", options: ["series+"] };
    form.seats[1] = { ...form.seats[1]!, kind: "open" };
    expect(plan(form, catalogue, "fr")).toMatchObject({
      options: [],
      seats: [{ kind: "me", name: "Ann", program: "" }, { kind: "open", program: "" }],
      language: "fr",
    });
    expect(offered(catalogue, "explore")).toEqual(["series+"]);
  });

  test("keeps one to nine seats", () => {
    let form = firstForm(catalogue, "Ann");
    for (let count = 0; count < 20; count += 1) form = addSeat(form, catalogue);
    expect(form.seats).toHaveLength(9);
    expect(new Set(form.seats.map((seat) => seat.key)).size).toBe(9);
    for (const seat of form.seats) form = removeSeat(form, seat.key);
    expect(form.seats).toHaveLength(1);
  });

  test("the rule that ends the adding of seats is the table's, or the deck's where it is smaller", () => {
    expect(seatLimit(catalogue, "prehistory")).toEqual({ most: 9, rule: "B07" });
    expect(seatLimit(catalogue, "small")).toEqual({ most: 3, rule: "B09" });
    let form = { ...firstForm(catalogue, "Ann"), deck: "small" };
    for (let count = 0; count < 5; count += 1) form = addSeat(form, catalogue);
    expect(form.seats).toHaveLength(3);
  });

  test("a name that nobody typed goes with the one who bore it; a typed one stays", () => {
    const [first] = firstForm(catalogue, "Me").seats;
    expect(reseat(first!, "bot", "")).toMatchObject({ kind: "bot", name: "" });
    expect(reseat(first!, "me", "").name).toBe("Me");
    expect(reseat({ ...first!, name: "Ann", typed: true }, "program", "greedy")).toMatchObject({ program: "greedy", name: "Ann" });
  });
});
