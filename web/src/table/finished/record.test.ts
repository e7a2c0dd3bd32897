import { describe, expect, test } from "vitest";
import { deflated, inflated } from "@/shell/linkText";
import { commented, forkOf, plainRecord, virtualSeats } from "./record";
import { seatsOf } from "./fork";

const RECORD = `[Format "3"]
[Game "explore"]
[Seats "Ann, Bo=bot, Cem"]
[Fork "4, of=T_1, for=Ann"]

#deck garden
#| id,era

# a remark
Ann: place gathering
Ann: end  # time
Bo: place band
`;

describe("what a record tells", () => {
  test("which seats the rules play, and where it branched off", () => {
    expect([...virtualSeats(RECORD)]).toEqual([["Bo", "bot"]]);
    expect(forkOf(RECORD)).toEqual({ step: 4, table: "T_1", seat: "Ann" });
    expect(forkOf(RECORD.replace("4, of=T_1, for=Ann", "4"))).toEqual({ step: 4, table: "", seat: "" });
    expect(forkOf(RECORD.replace("Fork", "Forks"))).toBeNull();
  });

  test("comments stand behind the lines of their steps, and are changed and taken away there", () => {
    const told = commented(RECORD, new Map([[1, "well\nplayed # so"], [2, ""]])); // prettier-ignore
    expect(told).toContain("Ann: place gathering  # well played # so\n");
    expect(told).toContain("Ann: end\n");
    expect(told).toContain("# a remark\n");
    expect(commented(RECORD, new Map())).toBe(RECORD);
  });

  test("a link carries the record without its deck", async () => {
    const plain = plainRecord(RECORD);
    expect(plain).not.toContain("garden");
    const letters = await deflated(plain);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(await inflated(letters, 9999)).toBe(plain);
    expect(await inflated(letters, 10)).toBeNull();
    expect(await inflated("%%%", 9999)).toBeNull();
  });
});

test("a fork seats the reader and those they have chosen, virtual players stay", () => {
  const virtual = virtualSeats(RECORD);
  const kinds = (others: Parameters<typeof seatsOf>[0]["others"]) =>
    seatsOf({ own: 0, others, anew: false }, ["Ann", "Bo", "Cem"], virtual).map(({ kind }) => kind);
  expect(kinds({ kind: "me" })).toEqual(["me", "bot", "me"]);
  expect(kinds({ kind: "open" })).toEqual(["me", "bot", "open"]);
  expect(kinds({ kind: "program", program: "level-1" })).toEqual(["me", "bot", "program"]);
});

test("a fork names its seats as the game did, whoever plays them; only a free seat waits for a name", () => {
  const names = ["Me", "Bo", "Level 3"];
  const named = (others: Parameters<typeof seatsOf>[0]["others"]) =>
    seatsOf({ own: 2, others, anew: false }, names, virtualSeats(RECORD)).map(({ name }) => name);
  expect(named({ kind: "program", program: "level-3" })).toEqual(names);
  expect(named({ kind: "me" })).toEqual(names);
  expect(named({ kind: "open" })).toEqual(["", "Bo", "Level 3"]);
});
