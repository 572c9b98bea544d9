import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readStreamBytes } from "../bytes/byte-reader.js";
import { createCaseReader } from "../case-reader.js";
import type { RowProblem } from "../row-problem.js";
import { readCsv } from "./read-csv.js";

interface Table {
  readonly rows: readonly (readonly string[])[];
  readonly problems: readonly RowProblem[];
}

const LONG = 1 << 20;

/** Reads a text of `width` columns, `window` bytes at a time. */
async function read(text: string | Buffer, width: number, window: number, row = LONG, delimiter = ","): Promise<Table> {
  const columns = Array.from({ length: width }, (_, index) => `c${index}`);
  const plan = {
    files: [{ path: "t.csv", format: "csv", encoding: "utf-8", compression: null, delimiter, columns }],
    mapping: {},
    passedOver: {},
    list: {},
    onBadRow: "skip",
  } as const;
  const readCases = createCaseReader(plan);
  const table = { origin: { file: 0, path: "t.csv", before: 0 }, delimiter, columns, headerRows: 1, unchecked: true };
  const rows: string[][] = [];
  const problems: RowProblem[] = [];
  for await (const reading of readCsv(bytesOf(text), table, { window, row })) {
    problems.push(...reading.problems);
    if (reading.batch === null) continue;
    const cases = readCases(reading.batch);
    for (let index = 0; index < cases.length; index++) rows.push([...cases.cellsAt(index)]);
  }
  return { rows, problems };
}

function bytesOf(text: string | Buffer) {
  return readStreamBytes(
    (async function* () {
      yield typeof text === "string" ? Buffer.from(text) : text;
    })(),
  );
}

/** csv-parse 7.0.3 is the oracle; ragged rows are told apart afterwards. */
function oracle(text: string, width: number) {
  const rows: string[][] = parse(text, {
    bom: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    skip_empty_lines: true,
    relax_quotes: true,
    relax_column_count: true,
  });
  const body = rows.slice(1);
  return {
    rows: body.filter((row) => row.length === width),
    ragged: body.filter((row) => row.length !== width).length,
  };
}

const H = "question,answer,Domain,response";

// Every row holds a text and the rows below its header: what csv-parse 7.0.3 reads too.
const edges: readonly (readonly [name: string, text: string, rows: readonly (readonly string[])[]])[] = [
  ["a plain row", `${H}\nq,a,d,r\n`, [["q", "a", "d", "r"]]],
  ["a byte order mark", `\ufeff${H}\nq,a,d,r\n`, [["q", "a", "d", "r"]]],
  [
    "a byte order mark before a quoted header",
    `\ufeff"question","answer","Domain","response"\nq,a,d,r\n`,
    [["q", "a", "d", "r"]],
  ],
  ["CRLF", `${H}\r\nq,a,d,r\r\n`, [["q", "a", "d", "r"]]],
  [
    "CR alone",
    `${H}\rq,a,d,r\rq2,a,d,r\r`,
    [
      ["q", "a", "d", "r"],
      ["q2", "a", "d", "r"],
    ],
  ],
  ["no final new line", `${H}\nq,a,d,r`, [["q", "a", "d", "r"]]],
  ["no final new line after an empty cell", `${H}\nq,a,d,`, [["q", "a", "d", ""]]],
  ["no final new line after a quoted cell", `${H}\nq,a,d,"r"`, [["q", "a", "d", "r"]]],
  ["a quoted new line", `${H}\nq,a,d,"l1\nl2"\n`, [["q", "a", "d", "l1\nl2"]]],
  ["quoted CRLF among CRLF", `${H}\r\nq,a,d,"l1\r\nl2"\r\n`, [["q", "a", "d", "l1\r\nl2"]]],
  ["quoted LF among CRLF", `${H}\r\nq,a,d,"l1\nl2"\r\n`, [["q", "a", "d", "l1\nl2"]]],
  ["doubled quotes", `${H}\nq,"a ""x"" b",d,""""\n`, [["q", 'a "x" b', "d", '"']]],
  ["a quoted empty cell", `${H}\nq,"",d,r\n`, [["q", "", "d", "r"]]],
  ["spaces", `${H}\nq , a,d , r \n`, [["q ", " a", "d ", " r "]]],
  [
    "mixed ends of lines",
    `${H}\r\nq,a,d,r\nq2,a2,d2,r2\r\n`,
    [
      ["q", "a", "d", "r"],
      ["q2", "a2", "d2", "r2"],
    ],
  ],
  [
    "blank lines",
    `${H}\nq,a,d,r\n\nq2,a2,d2,r2\n\n\r\n`,
    [
      ["q", "a", "d", "r"],
      ["q2", "a2", "d2", "r2"],
    ],
  ],
  ["a byte order mark amid the text", `${H}\n\ufeffq,a,d,r\n`, [["\ufeffq", "a", "d", "r"]]],
  ["a quote inside an unquoted cell", `${H}\nq,5" pipe,d,r\n`, [["q", '5" pipe', "d", "r"]]],
  ["words that others read as nothing", `${H}\nNULL,NA,d,null\n`, [["NULL", "NA", "d", "null"]]],
  ["numbers as text", `${H}\n007,1.0,1e5,12345678901234567890\n`, [["007", "1.0", "1e5", "12345678901234567890"]]],
  ["scripts, joiners and emoji", `${H}\nक्ष\u200Dत्र,தமிழ்,👩‍👩‍👧,é\n`, [["क्ष\u200Dत्र", "தமிழ்", "👩‍👩‍👧", "é"]]],
  ["a long cell", `${H}\nq,a,d,"${"भ\n".repeat(100_000)}"\n`, [["q", "a", "d", "भ\n".repeat(100_000)]]],
];

describe("readCsv", () => {
  test.each(edges)("reads %s as csv-parse does", async (_, text, rows) => {
    expect(oracle(text, 4).rows).toEqual(rows);
    expect(await read(text, 4, 4096)).toEqual({ rows, problems: [] });
  });

  test.each(edges.filter(([, text]) => text.length < 200))(
    "reads %s whatever the place a read ends at",
    async (_, text, rows) => {
      for (let window = 1; window <= Buffer.byteLength(text) + 1; window++) {
        expect(await read(text, 4, window)).toEqual({ rows, problems: [] });
      }
    },
  );

  const piece = fc.constantFrom(",", '"', '""', "\n", "\r", "\r\n", "a", "b c", "é", "भारत", "🙂", " ", ";", "\t", "");
  const cell = fc.array(piece, { maxLength: 5 }).map((parts) => parts.join(""));

  test("reads every table that was written with quotes", async () => {
    const written = fc.record({
      rows: fc.array(fc.array(fc.record({ cell, quoted: fc.boolean() }), { minLength: 3, maxLength: 3 }), {
        maxLength: 6,
      }),
      newLine: fc.constantFrom("\n", "\r\n", "\r"),
      final: fc.boolean(),
      mark: fc.constantFrom("", "\ufeff"),
      window: fc.integer({ min: 1, max: 64 }),
    });
    await fc.assert(
      fc.asyncProperty(written, async ({ rows, newLine, final, mark, window }) => {
        const lines = rows.map((row) => row.map((each) => write(each.cell, each.quoted)).join(","));
        const text = mark + ["a,b,c", ...lines].join(newLine) + (final ? newLine : "");
        const expected = rows.map((row) => row.map((each) => each.cell));
        expect(await read(text, 3, window)).toEqual({ rows: expected, problems: [] });
        expect(oracle(text, 3)).toEqual({ rows: expected, ragged: 0 });
      }),
      { numRuns: 300 },
    );
  });

  test("agrees with csv-parse on any text in which quotes are in order", async () => {
    const text = fc.array(piece, { maxLength: 24 }).map((parts) => `a,b\n${parts.join("")}`);
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 32 }), async (csv, window) => {
        const table = await read(csv, 2, window);
        if (table.problems.some(({ code }) => code === "bad_quote")) return;
        expect(oracle(csv, 2)).toEqual({ rows: table.rows, ragged: table.problems.length });
      }),
      { numRuns: 2000 },
    );
  });

  test("gives the same rows and problems whatever the place a read ends at", async () => {
    const text = fc.array(piece, { maxLength: 24 }).map((parts) => `a,b\n${parts.join("")}`);
    await fc.assert(
      fc.asyncProperty(text, async (csv) => {
        const whole = await read(csv, 2, 4096);
        for (let window = 1; window <= Buffer.byteLength(csv); window++)
          expect(await read(csv, 2, window)).toEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    [
      "a row with fewer cells",
      `${H}\nq,a,d\n`,
      2,
      "c3",
      "row must have 4 cells as the header has, got 3; add what is missing, or close a quote that swallows it",
    ],
    [
      "a row that was cut off",
      `${H}\nq,a,d,r\nq,a`,
      3,
      "c2",
      "row must have 4 cells as the header has, got 2; add what is missing (the file ends here: was it cut off?)",
    ],
    [
      "a row with more cells",
      `${H}\n\nq,a,d,r,x\n`,
      3,
      null,
      'row must have 4 cells as the header has, got 5; put a cell that holds "," between double quotes',
    ],
    [
      "a quote that is never closed",
      `${H}\nq,a,"d\n\n",r\nq,"a,d,r\nx`,
      5,
      "c1",
      "quote that opens here must be closed, got the end of the file; close it, or double it if it is part of the text",
    ],
    [
      "text after a closing quote",
      `${H}\nq,a,"d\n" x,r\n`,
      3,
      "c2",
      'quote that closes a cell must be followed by "," or a new line, got text; write a quote inside a quoted cell twice ("")',
    ],
  ])("says where %s is and what to do", async (_, text, line, column, message) => {
    const { problems } = await read(text, 4, 4096);
    expect(problems[0]).toMatchObject({ file: "t.csv", line, column, message: expect.stringContaining(message) });
  });

  test("loses no row silently when rows are skipped", async () => {
    const text = 'a,b,c\n1,x,y\n"Mithuna" is it,x,y\n3,x\n"he said "hi, you" twice",x,y\n5,x,y\n6,x,y,z\n7,x,y\n';
    const { rows, problems } = await read(text, 3, 4096);
    expect(rows).toEqual([
      ["1", "x", "y"],
      ["5", "x", "y"],
      ["7", "x", "y"],
    ]);
    expect(problems.map(({ row, line, code }) => [row, line, code])).toEqual([
      [2, 3, "bad_quote"],
      [3, 4, "ragged_row"],
      [4, 5, "bad_quote"],
      [6, 7, "ragged_row"],
    ]);
  });

  test("takes a stray quote for a fault of its line only, if that line and the next have all their cells", async () => {
    const { rows, problems } = await read('a,b\n"never closed,1\nx,2\ny,3\n', 2, 4096);
    expect(rows).toEqual([
      ["x", "2"],
      ["y", "3"],
    ]);
    expect(problems).toMatchObject([{ row: 1, line: 2, code: "bad_quote" }]);
  });

  test("finds the end of a cell over several lines whose quotes are not doubled", async () => {
    const { rows, problems } = await read('a,b,c\n"x "y" \n z","p" q",r\n1,2,3\n', 3, 4096);
    expect(rows).toEqual([["1", "2", "3"]]);
    expect(problems).toMatchObject([{ row: 1, line: 2, code: "bad_quote" }]);
  });

  test("counts lines that end in CR alone, also in quotes", async () => {
    const { problems } = await read('a,b\r1,"x\ry"\r2\r\r3\r\n4', 2, 4096);
    expect(problems.map(({ row, line }) => [row, line])).toEqual([
      [2, 4],
      [3, 6],
      [4, 7],
    ]);
  });

  test("says which lines an unclosed quote swallows", async () => {
    const { problems } = await read('a,b\nx,"y\nz\n,w" v\n', 2, 4096);
    expect(problems[0]?.message).toContain("lines 2 to 4 are taken for one row");
  });

  test("keeps no more of an unclosed cell than the longest row, and goes on with the next line", async () => {
    const { rows, problems } = await read(`a,b\n1,"open\n${"x,y\n".repeat(100)}`, 2, 16, 64);
    expect(problems).toMatchObject([{ row: 1, line: 2, column: "c1", code: "bad_quote" }]);
    expect(problems[0]?.message).toContain("must be closed, got more than 64 MB of text");
    expect(rows).toHaveLength(100);
  });

  test("stops at a line that is too long to keep", async () => {
    await expect(read(`a,b\n1,"open${"x".repeat(1000)}`, 2, 16, 64)).rejects.toThrow(
      't.csv, row 1 (line 2), column "c1": quote that opens here',
    );
    await expect(read(`a,b\n1,open${"x".repeat(1000)}`, 2, 16, 64)).rejects.toThrow("row must be shorter than 64 MB");
  });

  test("names the byte that is not UTF-8, its place and the likely encoding", async () => {
    const text = Buffer.from("a,b\nx,y\nnaïve,caf\u00e9\nz,w\n", "latin1");
    const { rows, problems } = await read(text, 2, 4096);
    expect(rows).toEqual([
      ["x", "y"],
      ["z", "w"],
    ]);
    expect(problems).toEqual([
      {
        code: "bad_encoding",
        file: "t.csv",
        row: 2,
        line: 3,
        column: "c0",
        message:
          "text must be UTF-8, got byte 0xEF at byte 10; it looks like windows-1252: give --encoding windows-1252, or save the file as UTF-8",
      },
    ]);
  });

  test("reads other delimiters", async () => {
    expect((await read("a;b\n1,5;x\n", 2, 7, LONG, ";")).rows).toEqual([["1,5", "x"]]);
  });
});

/** Quotes what must be quoted, and what is asked for. A blank line would be passed over. */
function write(text: string, quoted: boolean): string {
  return quoted || /[",\r\n]/u.test(text) || text === "" ? `"${text.replaceAll('"', '""')}"` : text;
}
