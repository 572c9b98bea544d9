import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Journal } from "./journal.js";

const bytes = (text: string) => Buffer.from(text);
const line = (number: number, label = "matched") => `{"case":${number},"results":[["${label}",1,true]]}\n`;

describe("Journal", () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "journal-"));
    file = path.join(folder, "results.jsonl");
  });

  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const content = () => fs.readFileSync(file, "utf8");

  test("keeps all whole lines and cuts a torn one, wherever it was torn", async () => {
    const whole = line(1) + line(2);
    const last = line(3);
    for (let kept = 0; kept <= last.length - 2; kept++) {
      fs.writeFileSync(file, whole + last.slice(0, kept));
      const journal = Journal.open(file);
      expect(journal.recordedLines).toBe(2);
      journal.append(bytes(last));
      await journal.finish();
      expect(content()).toBe(whole + last);
    }
  });

  test("keeps a whole line whose newline was lost and gives it one", async () => {
    fs.writeFileSync(file, line(1) + line(2).trimEnd());
    const journal = Journal.open(file);
    expect(journal.recordedLines).toBe(2);
    expect(journal.recordedUpTo(9)).toBe(line(1) + line(2));
    journal.append(bytes(line(3)));
    await journal.finish();
    expect(content()).toBe(line(1) + line(2) + line(3));
  });

  test("names file and line of a broken line in the middle and changes nothing", () => {
    const broken = `${line(1)}{"cas\n${line(3)}`;
    fs.writeFileSync(file, broken);
    expect(() => Journal.open(file)).toThrow(/results\.jsonl:2 must be a journal line/);
    expect(content()).toBe(broken);
  });

  test("gives recorded lines in step with the cases, each once", async () => {
    fs.writeFileSync(file, line(1) + line(4) + line(9));
    const journal = Journal.open(file);
    expect(journal.recordedUpTo(4)).toBe(line(1) + line(4));
    expect(journal.recordedUpTo(8)).toBe("");
    expect(journal.recordedUpTo(9)).toBe(line(9));
    await journal.close();
  });

  test("reads a journal larger than its read buffer", async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => line(index + 1)).join("");
    fs.writeFileSync(file, many);
    const journal = Journal.open(file);
    expect(journal.recordedLines).toBe(20_000);
    const halves = journal.recordedUpTo(10_000) + journal.recordedUpTo(20_000);
    expect(halves).toBe(many);
    await journal.close();
  });

  test("ends in case order with the last line of each case, in whatever order lines came", async () => {
    const journal = Journal.open(file);
    for (const number of [2, 1, 3]) journal.append(bytes(line(number)));
    journal.append(bytes(line(1, "again")));
    await journal.finish();
    expect(content()).toBe(line(1, "again") + line(2) + line(3));
  });

  test("lets a case that is scored again take the place of what was recorded", async () => {
    fs.writeFileSync(file, line(1, "timeout") + line(2));
    const journal = Journal.open(file);
    journal.recordedUpTo(1);
    journal.append(bytes(line(1)));
    journal.recordedUpTo(2);
    journal.append(bytes(line(3)));
    await journal.finish();
    expect(content()).toBe(line(1) + line(2) + line(3));
  });

  test("puts an unordered journal of an earlier run in order before it is read", async () => {
    fs.writeFileSync(file, line(3) + line(1) + line(3, "again"));
    const journal = Journal.open(file);
    expect(journal.recordedUpTo(9)).toBe(line(1) + line(3, "again"));
    await journal.close();
  });

  test("holds all that was appended, though the disk is not waited for on the way", async () => {
    const journal = Journal.open(file);
    const padding = "x".repeat(1 << 20);
    const lines = Array.from({ length: 70 }, (_, index) => line(index + 1, padding));
    for (const one of lines) journal.append(bytes(one));
    await journal.finish();
    expect(content()).toBe(lines.join(""));
  });

  test("is readable by its owner only", async () => {
    await Journal.open(file).finish();
    expect(fs.statSync(file).mode & 0o077).toBe(0);
  });
});
