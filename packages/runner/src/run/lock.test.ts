import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lockFolder } from "./lock.js";

describe("lockFolder", () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "lock-"));
    file = path.join(folder, "lock");
  });

  afterEach(() => fs.rmSync(folder, { recursive: true }));

  test("refuses a second holder and names the process of the first", () => {
    const unlock = lockFolder(file);
    expect(() => lockFolder(file)).toThrow(new RegExp(`process ${process.pid}`));
    unlock();
    lockFolder(file)();
    expect(fs.existsSync(file)).toBe(false);
  });

  test("takes over the lock of a process that is gone", () => {
    const { pid } = spawnSync(process.execPath, ["-e", "0"]);
    fs.writeFileSync(file, JSON.stringify({ pid, host: os.hostname() }));
    expect(() => lockFolder(file)()).not.toThrow();
  });

  test("takes over a lock that was torn while it was written", () => {
    fs.writeFileSync(file, '{"pid":');
    expect(() => lockFolder(file)()).not.toThrow();
  });

  test("does not judge a process of another machine", () => {
    fs.writeFileSync(file, JSON.stringify({ pid: 1, host: "elsewhere" }));
    expect(() => lockFolder(file)).toThrow(/elsewhere/);
  });
});
