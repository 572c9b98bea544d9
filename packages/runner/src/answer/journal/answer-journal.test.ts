import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AnswerJournal } from "./answer-journal.js";
import type { RecordedReply } from "./answer-record.js";

const record = {
  finishReason: "stop",
  answeredBy: null,
  usage: { inputTokens: 10, outputTokens: 5 },
  cost: null,
  error: null,
  latencyMs: 12,
  cached: false,
  attempts: 1,
  requestId: null,
};

const reply = (number: number, output = "उत्तर\nदो", model = 0): RecordedReply => ({
  case: number,
  model,
  id: `q${number}`,
  output,
  answer: { ...record, outcome: "answered" },
});

const failure = (number: number, kind: string): RecordedReply => ({
  case: number,
  model: 0,
  answer: { ...record, outcome: "unanswered", finishReason: null, usage: null, error: { class: kind, message: "m" } },
});

describe("AnswerJournal", () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "replies-"));
    file = path.join(folder, "replies.jsonl");
  });

  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const content = () => fs.readFileSync(file, "utf8");
  const lineOf = (one: RecordedReply) => `${JSON.stringify(one)}\n`;

  test("FS-01: keeps all whole lines and cuts a torn one, at every byte of the last", () => {
    const whole = lineOf(reply(1)) + lineOf(reply(2));
    const last = Buffer.from(lineOf(reply(3)));
    for (let kept = 0; kept <= last.length - 2; kept++) {
      fs.writeFileSync(file, Buffer.concat([Buffer.from(whole), last.subarray(0, kept)]));
      const journal = AnswerJournal.open(file);
      expect([1, 2, 3].map((number) => journal.isSettled(number, 0))).toEqual([true, true, false]);
      journal.append(reply(3));
      journal.close();
      expect(content()).toBe(whole + last.toString());
    }
  });

  test("FS-02: names file and line of a broken line in the middle and changes nothing", () => {
    for (const broken of ['{"case":2,', "null", '{"case":2,"model":0,"answer":{}}', '{"case":2}']) {
      const text = lineOf(reply(1)) + `${broken}\n` + lineOf(reply(3)).slice(0, -5);
      fs.writeFileSync(file, text);
      expect(() => AnswerJournal.open(file)).toThrow(/replies\.jsonl:2 must be/);
      expect(content()).toBe(text);
    }
  });

  test("FS-03: keeps a whole line whose newline was lost and gives it one", () => {
    fs.writeFileSync(file, lineOf(reply(1)) + lineOf(reply(2)).trimEnd());
    const journal = AnswerJournal.open(file);
    expect(journal.read(2, 0)).toEqual(reply(2));
    journal.append(reply(3));
    expect(journal.read(3, 0)).toEqual(reply(3));
    journal.close();
    expect(content()).toBe([1, 2, 3].map((number) => lineOf(reply(number))).join(""));
  });

  test("CAC-06: is readable by its owner only, whatever the umask", () => {
    const umask = process.umask(0o022);
    try {
      AnswerJournal.open(file).close();
    } finally {
      process.umask(umask);
    }
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  test("gives the last word on a case, and takes no answer back for an error", () => {
    const journal = AnswerJournal.open(file);
    journal.append(failure(1, "timeout"));
    expect(journal.isSettled(1, 0)).toBe(false);
    journal.append(reply(1));
    journal.append(failure(1, "timeout"));
    expect(journal.isSettled(1, 0)).toBe(true);
    expect(journal.read(1, 0)).toEqual(reply(1));
    journal.close();
    expect(AnswerJournal.open(file).read(1, 0)).toEqual(reply(1));
  });

  test("need not ask again what can never be asked, nor what a server withholds", () => {
    const journal = AnswerJournal.open(file);
    for (const kind of ["missing_field", "content_filter", "auth_error"]) journal.append(failure(1, kind));
    journal.append(failure(2, "auth_error"));
    expect([1, 2].map((number) => journal.isSettled(number, 0))).toEqual([true, false]);
    journal.close();
  });

  test("tells the models of a run apart", () => {
    const journal = AnswerJournal.open(file);
    journal.append(reply(1, "one", 0));
    journal.append(reply(1, "other", 1));
    expect([0, 1, 2].map((model) => journal.read(1, model)?.output)).toEqual(["one", "other", undefined]);
    expect(journal.settledCount()).toBe(2);
    journal.close();
  });

  test("takes back what a full disk has cut off, keeps the rest, and writes no more", () => {
    let room = lineOf(reply(1)).length + 400;
    const journal = AnswerJournal.open(file, (descriptor, bytes) => {
      if (room <= 0) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
      const written = fs.writeSync(descriptor, bytes, 0, Math.min(room, bytes.length));
      room -= written;
      return written;
    });
    journal.append(reply(1));
    const full =
      /replies\.jsonl could not be written: ENOSPC: no space left on device, write; \d recorded repl(y is|ies are) kept/;
    expect(() => {
      for (let number = 2; number < 9; number++) journal.append(reply(number));
    }).toThrow(full);
    const kept = content();
    expect(kept.endsWith("}\n")).toBe(true);
    // Room that comes back does not mend the run: a reply in between is missing.
    room = 1_000_000;
    expect(() => journal.append(reply(9))).toThrow(full);
    expect(content()).toBe(kept);
    journal.close();
    const again = AnswerJournal.open(file);
    expect(again.settledCount()).toBe(kept.trimEnd().split("\n").length);
    again.close();
  });
});
