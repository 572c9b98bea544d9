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

  test("are the newest one where latest is asked for", () => {
    expect(() => findRunFolder(directory, "latest")).toThrow('no run "latest" was found');
    for (const day of ["2026-01-02", "2026-01-01"]) {
      const { path: folder } = createRunFolder(directory, new Date(day));
      fs.writeFileSync(path.join(folder, "run.json"), "{}");
    }
    expect(findRunFolder(directory, "latest").id).toMatch(/^20260102-/);
  });

  test("say where they are kept, and how to keep none, where they cannot be made", () => {
    fs.writeFileSync(path.join(directory, ".evals"), "a file in the place of the folder");
    expect(() => createRunFolder(directory)).toThrow(/^runs are kept in .+: .+; mend that, .+ with --no-journal$/);
  });

  test("have ids of their own even within one second", () => {
    const now = new Date();
    expect(createRunFolder(directory, now).id).not.toBe(createRunFolder(directory, now).id);
  });

  test("are listed in the order in which they were made, within one second too", () => {
    const ids = [900, 5, 73].map((milliseconds) => {
      const { id, path: folder } = createRunFolder(directory, new Date(Date.UTC(2026, 0, 2, 3, 4, 5, milliseconds)));
      fs.writeFileSync(path.join(folder, "run.json"), "{}");
      return id;
    });
    expect(ids[1]).toMatch(/^20260102-030405-005-/);
    expect(listRuns(directory)).toEqual([ids[1], ids[2], ids[0]]);
  });

  test("are ordered by when they began, whatever somebody called a copy", () => {
    const ids = ["2026-01-01", "2026-01-03"].map((day) => {
      const { id, path: folder } = createRunFolder(directory, new Date(day));
      fs.writeFileSync(path.join(folder, "run.json"), JSON.stringify({ startedAt: new Date(day) }));
      return id;
    });
    const [first, last] = ids.map((id) => path.join(directory, ".evals/runs", id));
    fs.cpSync(first ?? "", path.join(directory, ".evals/runs/zz-backup"), { recursive: true });
    fs.mkdirSync(path.join(directory, ".evals/runs/zz-torn"));
    fs.writeFileSync(path.join(directory, ".evals/runs/zz-torn/run.json"), "{");
    expect(listRuns(directory)).toEqual(["zz-torn", ids[0], "zz-backup", ids[1]]);
    expect(findRunFolder(directory, "latest").path).toBe(last);
  });

  test.each(["../../x", "nothing", "", "\0", "CON", "C:\\x", "a".repeat(300), "__proto__"])(
    "says that there is no run %j and makes nothing",
    (run) => {
      expect(() => findRunFolder(directory, run)).toThrow(/run/);
      expect(fs.readdirSync(directory)).toEqual([]);
    },
  );
});
