import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createRunFolder, findRunFolder, listRuns } from "./run-folder.js";

describe("run folders", () => {
  let directory: string;

  beforeEach(() => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), "runs-"));
  });

  afterEach(() => fs.rmSync(directory, { recursive: true }));

  test("are found again by id and by path", () => {
    const folder = createRunFolder(directory);
    fs.writeFileSync(path.join(folder.path, "run.json"), "{}");
    expect(findRunFolder(directory, folder.id)).toEqual(folder);
    expect(findRunFolder(directory, folder.path)).toEqual(folder);
    expect(listRuns(directory)).toEqual([folder.id]);
  });

  test("have ids of their own even within one second", () => {
    const now = new Date();
    expect(createRunFolder(directory, now).id).not.toBe(createRunFolder(directory, now).id);
  });

  test.each(["../../x", "nothing", "", "\0", "CON", "C:\\x", "a".repeat(300), "__proto__"])(
    "says that there is no run %j and makes nothing",
    (run) => {
      expect(() => findRunFolder(directory, run)).toThrow(/run/);
      expect(fs.readdirSync(directory)).toEqual([]);
    },
  );
});
