import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openProtocol, type ProtocolRequest } from "./open-protocol.js";

const candidates = Array.from({ length: 40 }, (_, index) => ({
  number: index + 1,
  verdicts: [index % 2 === 0, index % 4 === 0],
  isFlagged: index % 10 === 0,
}));

describe("openProtocol", () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "protocol-"));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const open = (request: ProtocolRequest = {}) =>
    openProtocol(path.join(folder, "review.json"), request, async () => candidates);

  test("begins with a sample that the seed decides, and goes on with it", async () => {
    const begun = await open({ sample: 10, seed: 7 });
    expect(begun).toMatchObject({ number: 1, name: "blind", seed: 7, rubric: null, holdOut: null });
    expect(begun.cases).toHaveLength(10);
    expect(begun.cases).toEqual([...begun.cases].sort((a, b) => a - b));
    expect(await open()).toEqual(begun);
    expect(await open({ sample: 10, seed: 7 })).toEqual(begun);
  });

  test("draws another sample from another seed", async () => {
    const first = await open({ sample: 10, seed: 7 });
    expect((await open({ sample: 10, seed: 8, isNew: true })).cases).not.toEqual(first.cases);
    expect((await open({ sample: 10, seed: 7, isNew: true })).cases).toEqual(first.cases);
  });

  test("freezes the rubric, and names what would change", async () => {
    await open({ rubric: "Spelling does not count.\n", cases: "all" });
    await expect(open({ rubric: "Spelling counts.\n" })).rejects.toThrow(/--rubric \(SHA-256\) was "[0-9a-f]{64}", is/);
    await expect(open({ cases: "flagged", seed: 2 })).rejects.toThrow(
      /--cases was "all", is "flagged"\n.*--seed was 1/,
    );
    await expect(open({ holdOut: 0.3 })).rejects.toThrow("--hold-out was null, is 0.3");
    expect((await open()).rubric?.text).toBe("Spelling does not count.\n");
  });

  test("begins another one when asked, and leaves the record of the first", async () => {
    const first = await open({ rubric: "one" });
    const second = await open({ rubric: "two", isNew: true });
    expect(second.number).toBe(2);
    expect(await open()).toEqual(second);
    const record = JSON.parse(fs.readFileSync(path.join(folder, "review.json"), "utf8"));
    expect(record.protocols).toEqual([first, second]);
  });

  test("holds out a share, fixed from the start", async () => {
    const begun = await open({ cases: "all", holdOut: 0.3 });
    expect(begun.holdOut?.test).toHaveLength(12);
    expect(begun.cases).toEqual(expect.arrayContaining([...(begun.holdOut?.test ?? [])]));
    expect((await open()).holdOut).toEqual(begun.holdOut);
  });

  test.each([1, 0.001, 2])("refuses to hold out %d, which leaves one side empty", async (holdOut) => {
    await expect(open({ cases: "all", holdOut })).rejects.toThrow("--hold-out must be a share");
    expect(fs.existsSync(path.join(folder, "review.json"))).toBe(false);
  });

  test("refuses a record that it cannot read", async () => {
    fs.writeFileSync(path.join(folder, "review.json"), '{"format":"eval-review","version":9}');
    await expect(open()).rejects.toThrow("version 1");
    fs.writeFileSync(path.join(folder, "review.json"), "{");
    await expect(open()).rejects.toThrow("readable JSON");
  });
});
