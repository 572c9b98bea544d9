import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TableFile } from "./table-file.js";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "table-file-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const rows = (text: string): Uint8Array => Buffer.from(text);

describe("a table of results", () => {
  test("has its name only when it is whole", () => {
    const target = path.join(folder, "out.csv");
    const table = new TableFile(target, { isJson: false, start: "a,b\n" });
    table.append(rows("१,२\n"));
    expect(fs.existsSync(target)).toBe(false);
    table.finish();
    expect(fs.readFileSync(target, "utf8")).toBe("a,b\n१,२\n");
    expect(fs.readdirSync(folder)).toEqual(["out.csv"]);
  });

  test("leaves the table of before where it does not get whole", () => {
    const target = path.join(folder, "out.csv");
    fs.writeFileSync(target, "before\n");
    const table = new TableFile(target, { isJson: false, start: "a\n" });
    table.append(rows("1\n"));
    table.discard();
    expect(fs.readFileSync(target, "utf8")).toBe("before\n");
    expect(fs.readdirSync(folder)).toEqual(["out.csv"]);
  });

  test("is written where a link leads, and the link stays one", () => {
    const [target, link] = [path.join(folder, "kept", "real.csv"), path.join(folder, "link.csv")];
    fs.mkdirSync(path.dirname(target));
    fs.writeFileSync(target, "before\n");
    fs.symlinkSync(target, link);
    new TableFile(link, { isJson: false, start: "after\n" }).finish();
    expect(fs.readFileSync(target, "utf8")).toBe("after\n");
    expect(fs.readlinkSync(link)).toBe(target);
  });

  test("is one list where it is JSON, however many rows come at a time", () => {
    const target = path.join(folder, "out.json");
    const table = new TableFile(target, { isJson: true, start: "" });
    for (const text of ["", '{"a":1}\n', "", '{"a":2}\n{"a":3}\n']) table.append(rows(text));
    table.finish();
    expect(JSON.parse(fs.readFileSync(target, "utf8"))).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  });
});
