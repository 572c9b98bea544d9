import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readFiles, temporaryFiles } from "../../test/row-files.js";
import { openSource } from "./open-source.js";

const files = temporaryFiles();
const row = { input: "राजधानी?", output: "नई, दिल्ली" };
const records = JSON.stringify([{ question: row.input, response: row.output }]);
const csv = `question,response\n${row.input},"${row.output}"\n`;

const utf16 = (text: string, bigEndian: boolean) => {
  const bytes = Buffer.from(text, "utf16le");
  return bigEndian ? bytes.swap16() : bytes;
};

describe("openSource", () => {
  test.each([
    ["a.csv", csv, "csv", ","],
    ["b.tsv", `question\tresponse\n${row.input}\t${row.output}\n`, "tsv", "\t"],
    ["c.TAB", `question\tresponse\n${row.input}\t${row.output}\n`, "tsv", "\t"],
    ["semicolons.csv", `question;response\n${row.input};${row.output}\n`, "csv", ";"],
    ["tabs.csv", `question\tresponse\n${row.input}\t${row.output}\n`, "csv", "\t"],
    ["bars.csv", `question|response\n${row.input}|${row.output}\n`, "csv", "|"],
    ["d.jsonl", records.slice(1, -1), "jsonl", null],
    ["e.ndjson", `\ufeff${records.slice(1, -1)}\r\n\r\n`, "jsonl", null],
    ["f.json", `\ufeff ${records}`, "json", null],
    ["g.json", `{"version": 1, "data": {"rows": ${records}}, "tags": ["x"], "none": []}`, "json", null],
    ["lines.json", `${records.slice(1, -1)}\n${records.slice(1, -1)}`, "jsonl", null],
    ["csv-without-name", csv, "csv", ","],
    ["array.txt", records, "json", null],
    ["object.txt", `{\n"rows": ${records}}`, "json", null],
    ["lines.txt", `${records.slice(1, -1)}\n${records.slice(1, -1)}\n`, "jsonl", null],
  ])("reads %s by its name or its content", async (name, content, format, delimiter) => {
    for (const bytes of [Buffer.from(content), gzipSync(content)]) {
      const { source, cases } = await readFiles([files.write(name, bytes)]);
      expect(cases[0]).toEqual(row);
      const compression = bytes[0] === 0x1f ? "gzip" : null;
      expect(source.plan.files[0]).toMatchObject({ format, delimiter, compression, columns: ["question", "response"] });
    }
  });

  test("refuses a .gz that is not gzip", async () => {
    await expect(readFiles([files.write("plain.csv.gz", "x")])).rejects.toThrow(/plain\.csv\.gz must be gzip/);
  });

  test("knows a format behind .gz", async () => {
    const { source } = await readFiles([files.write("packed.tsv.gz", gzipSync("response\tx\na\tb\n"))]);
    expect(source.plan.files[0]).toMatchObject({ format: "tsv", compression: "gzip" });
  });

  test.each([
    ["utf-16le", utf16(`\ufeff${csv}`, false)],
    ["utf-16be", utf16(`\ufeff${csv}`, true)],
    ["utf-16le", utf16(csv, false)],
    ["utf-16be", utf16(csv, true)],
    ["utf-8", Buffer.from(`\ufeff${csv}`)],
  ])("recognises %s", async (encoding, bytes) => {
    const { source, cases } = await readFiles([files.write("encoded.csv", bytes)]);
    expect(cases).toEqual([row]);
    expect(source.plan.files[0]?.encoding).toBe(encoding);
  });

  test.each([
    ["\ufeffsep=;\r\nquestion;response\r\nwhat, then?;one\r\n", ";"],
    ['"sep=|"\nquestion|response\nwhat, then?|one\n', "|"],
    ["SEP=\t\nquestion\tresponse\nwhat, then?\tone\n", "\t"],
  ])("takes the delimiter that Excel names above the header: %j", async (text, delimiter) => {
    for (const bytes of [Buffer.from(text), utf16(text.startsWith("\ufeff") ? text : `\ufeff${text}`, false)]) {
      const { cases, source } = await readFiles([files.write("excel.csv", bytes)]);
      expect(source.plan.files[0]).toMatchObject({ delimiter, columns: ["question", "response"] });
      expect(cases).toEqual([{ input: "what, then?", output: "one" }]);
    }
    const ragged = files.write("ragged.csv", `${text}${delimiter}${delimiter}\n`);
    await expect(readFiles([ragged])).rejects.toThrow("row 2 (line 4)");
  });

  test("takes a column that is called like it for a column", async () => {
    const { source } = await readFiles([files.write("plain.csv", "sep=;x,response\n1,a\n")]);
    expect(source.plan.files[0]?.columns).toEqual(["sep=;x", "response"]);
  });

  test("says which columns a name was preferred to, but not where it was given", async () => {
    const file = files.write("many.csv", "id,question,answer,gold,expected,response,output\n1,q,a,b,c,d,e\n");
    const passedOver = async (map: Record<string, string>) => (await readFiles([file], { map })).source.plan.passedOver;
    expect(await passedOver({})).toEqual({ output: ["response"], expected: ["answer", "gold"] });
    expect(await passedOver({ output: "response", expected: "gold" })).toEqual({});
    const plain = files.write("plain.csv", "question,answer,response,Domain\nq,a,b,c\n");
    expect((await readFiles([plain])).source.plan.passedOver).toEqual({});
  });

  test("tells what a filter could have asked for where no row passed it", async () => {
    const rows = Array.from({ length: 12 }, (_, index) => `q,a,${index < 10 ? "hi" : "ta"},${index}`).join("\n");
    const file = files.write("filtered.csv", `question,response,language,n\n${rows}\n`);
    const unmatched = async (filter: Record<string, string>) => (await readFiles([file], { filter })).source.unmatched;
    expect(await unmatched({ language: "mr" })).toBe('no row has language "mr"; language is "hi", "ta"');
    expect(await unmatched({ language: "ta", n: "3" })).toBe(
      'no row has language "ta" and n "3"; language is "hi", "ta"; n is "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", …',
    );
    expect([await unmatched({ language: "ta" }), await unmatched({})]).toEqual([null, null]);
  });

  test("recognises UTF-16 without a mark in text that has few spaces", async () => {
    const text = `question,response\n${"東京は日本の首都であり、人口は約一千四百万人です。".repeat(100)},x\n`;
    const { cases, source } = await readFiles([files.write("few.csv", utf16(text, false))]);
    expect([source.plan.files[0]?.encoding, cases[0]?.output]).toEqual(["utf-16le", "x"]);
  });

  test("recognises UTF-16 in JSON lines and JSON", async () => {
    for (const name of ["u.jsonl", "u.json"]) {
      const content = name === "u.json" ? records : records.slice(1, -1);
      expect((await readFiles([files.write(name, utf16(`\ufeff${content}`, false))])).cases).toEqual([row]);
    }
  });

  test("reads UTF-16 that is longer than one read, with characters across its ends", async () => {
    const many = `question,response\n${"😀,नमस्ते\n".repeat(100_000)}`;
    const { cases } = await readFiles([files.write("long.csv", utf16(`\ufeffx${many}`, false))]);
    expect(cases).toHaveLength(100_000);
    expect(cases.every(({ output }) => output === "नमस्ते")).toBe(true);
  });

  // WHATWG, Encoding Standard, index windows-1252, which latin1 is a name of: what has another number in Unicode.
  test.each(["windows-1252", "latin1"])("reads quotation marks and the euro sign of %s", async (encoding) => {
    const text = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
    const bytes = Array.from({ length: 32 }, (_, index) => 0x80 + index);
    const undefinedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
    const defined = bytes.filter((byte) => !undefinedBytes.includes(byte));
    const content = Buffer.concat([Buffer.from("question,response\nx,"), Buffer.from(defined), Buffer.from("\n")]);
    const { cases } = await readFiles([files.write("quotes.csv", content)], { encoding });
    expect(cases[0]?.output).toBe(text);
  });

  // The bytes of these words in encodings of their regions.
  test.each([
    ["windows-1252", [0x63, 0x61, 0x66, 0xe9], "café"],
    ["euc-kr", [0xb9, 0xe8, 0xbc, 0xdb, 0xc0, 0xba], "배송은"],
    ["shift_jis", [0x82, 0xa0, 0x82, 0xe8, 0x82, 0xaa], "ありが"],
    ["gb18030", [0xb1, 0xb1, 0xbe, 0xa9, 0xca, 0xd0], "北京市"],
    ["windows-1251", [0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0], "Москва"],
  ])("guesses %s in the error, and reads it with --encoding", async (encoding, bytes, text) => {
    const content = Buffer.concat([Buffer.from("question,response\nx,"), Buffer.from(bytes), Buffer.from("\n")]);
    const path = files.write("legacy.csv", content);
    const byte = `0x${bytes
      .find((each) => each > 0x7f)
      ?.toString(16)
      .toUpperCase()}`;
    await expect(readFiles([path])).rejects.toThrow(
      new RegExp(
        `legacy\\.csv, row 1 \\(line 2\\), column "response": text must be UTF-8, got byte ${byte} at byte \\d+; it looks like ${encoding}: give --encoding ${encoding}`,
      ),
    );
    expect((await readFiles([path], { encoding })).cases).toEqual([{ input: "x", output: text }]);
  });

  test("keeps to UTF-8 where a file is UTF-8, whatever --encoding says of the others", async () => {
    const paths = [
      files.write("u.csv", csv),
      files.write("l.csv", Buffer.from("question,response\nx,caf\u00e9\n", "latin1")),
    ];
    const { cases, source } = await readFiles(paths, { encoding: "latin1" });
    expect(cases).toEqual([row, { input: "x", output: "café" }]);
    expect(source.plan.files.map(({ encoding }) => encoding)).toEqual(["utf-8", "windows-1252"]);
  });

  test("names the line of a header or a JSON file that is not UTF-8", async () => {
    const header = files.write("h.csv", Buffer.from("question,r\u00e9ponse\nx,y\n", "latin1"));
    await expect(openSource([header])).rejects.toThrow(
      "h.csv, header (line 1): text must be UTF-8, got byte 0xE9 at byte 10",
    );
    const json = files.write("h.json", Buffer.from('[\n{"response": "caf\u00e9"}]', "latin1"));
    await expect(openSource([json])).rejects.toThrow("h.json, line 2: text must be UTF-8, got byte 0xE9");
  });

  test.each([
    ["empty.csv", "", "first row of .* must be the names of the columns, got an empty file"],
    ["blank.csv", "\n\n", "first row of .* must be the names of the columns, got blank lines"],
    ["quote.csv", '"a,b\nc', "got blank lines, or a quote that is not closed"],
    ["proto.csv", "a,__proto__\nx,y\n", 'column 2 of .* must not be called "__proto__"; rename it'],
    ["empty.jsonl", "\n", "must hold JSON objects, one a line, got an empty file"],
    ["list.jsonl", "[1]\n", "list.jsonl, row 1: row must be a JSON object, got an array"],
    ["torn.json", '[{"response": "x"},\n', "torn.json.*: file must be JSON, got text that is not"],
    ["scalars.json", '{"a": {"b": [1]}}', "must hold an array of objects, got none"],
    [
      "two.json",
      '{"a": [{}], "b": {"c": [{}]}}',
      "must hold one array of objects, got 2; say which: --rows a or --rows b.c",
    ],
    [
      "book.xlsx",
      "PK\u0003\u0004",
      "must be text or Parquet, got a zip file or an Excel workbook; export the rows as CSV",
    ],
    ["bad.parquet", "PAR1PAR1PAR1", "must be a whole Parquet file, got a broken one"],
    ["answers.csv", "question,answer\nx,y\n", "--map output=answer or --map expected=answer"],
  ])("says what is wrong with %s", async (name, content, message) => {
    await expect(openSource([files.write(name, content)])).rejects.toThrow(new RegExp(message));
  });

  test("says what is wrong with a file that is cut off or not there", async () => {
    const packed = gzipSync(
      `question,response\n${Array.from({ length: 50_000 }, (_, n) => `q${n},r${n * 7919}\n`).join("")}`,
    );
    const cut = files.write("cut.csv.gz", packed.subarray(0, packed.length / 2));
    await expect(readFiles([cut])).rejects.toThrow(/cut\.csv\.gz must be a whole gzip file, got a broken one/);
    const garbled = files.write("garbled.csv.gz", Buffer.from([0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8]));
    await expect(openSource([garbled])).rejects.toThrow(/garbled\.csv\.gz must be gzip, got broken data/);
    await expect(openSource([`${cut}.not-there`])).rejects.toThrow(
      /^input must be a file that exists, got ".*not-there"$/,
    );
    const near = cut.replace("cut.csv", "cut.cvs");
    await expect(openSource([near])).rejects.toThrow(`did you mean ${JSON.stringify(cut)}?`);
    await expect(openSource([import.meta.dirname])).rejects.toThrow("input must be a file, got the directory");
    await expect(openSource([])).rejects.toThrow("source must have at least one file, got none");
    await expect(openSource(["-", "-"])).rejects.toThrow("standard input can be read only once");
  });

  test("reads the rows that --rows names", async () => {
    const path = files.write("many.json", '{"a":[{"response":"no"}],"b":{"c":[{"response":"yes"}]}}');
    expect((await readFiles([path], { rows: "b.c" })).cases).toEqual([{ output: "yes" }]);
    await expect(openSource([path], { rows: "b.d" })).rejects.toThrow("--rows must name an array in");
  });

  test("names columns without a name by their place, and numbers those of one name", async () => {
    const { source } = await readFiles([files.write("names.csv", ",note,note, response ,\n1,2,3,4,5\n")]);
    expect(source.plan.files[0]?.columns).toEqual(["column_1", "note", "note_2", "response", "column_5"]);
    const taken = await readFiles([files.write("taken.csv", "note,note,note_2,note\n1,2,3,4\n")]);
    expect(taken.source.plan.files[0]?.columns).toEqual(["note", "note_3", "note_2", "note_4"]);
    const twice = files.write("twice.csv", "response,x,response\n1,2,3\n");
    await expect(openSource([twice])).rejects.toThrow(
      'output may be column "response" or "response_2"; 2 columns are called "response"; say which',
    );
    expect((await readFiles([twice], { map: { output: "response_2" } })).cases[0]?.output).toBe("3");
  });

  test("sees no more in the name of a column than a reader does", async () => {
    const { source } = await readFiles([files.write("unseen.csv", "question,response\u200b,\u200eपत्‍नी\nक,ख,ग\n")]);
    expect(source.plan.files[0]?.columns).toEqual(["question", "response", "पत्‍नी"]);
    expect(source.plan.mapping).toMatchObject({ input: "question", output: "response" });
  });

  test("takes the delimiter that fits the rows, not the one that fits the header only", async () => {
    const { cases } = await readFiles([files.write("sniff.csv", "question, in Hindi;response\na;b\nc, d, e;f\n")]);
    expect(cases.map(({ output }) => output)).toEqual(["b", "f"]);
  });

  test("reads thousands of columns", async () => {
    const names = Array.from({ length: 3000 }, (_, index) => `c${index}`).join(",");
    const { cells } = await readFiles([files.write("wide.csv", `${names}\n${names}\n`)]);
    expect(cells[0]?.join(",")).toBe(names);
  });

  test("finds a table of one column", async () => {
    expect((await readFiles([files.write("one.csv", "response\na; b\nc\n")])).cases).toEqual([
      { output: "a; b" },
      { output: "c" },
    ]);
  });

  test("checks what the user says of fields, columns and lists", async () => {
    const path = files.write("check.csv", csv);
    const open = (options: object) => openSource([path], options);
    await expect(open({ map: { ouput: "response" } })).rejects.toThrow(
      '--map must name a field of a case, got "ouput"; did you mean "output"?',
    );
    await expect(open({ map: { output: "respons" } })).rejects.toThrow(
      '--map output must name a column, got "respons"; did you mean "response"?',
    );
    await expect(open({ list: { output: "|" } })).rejects.toThrow(
      '--list must name a field of several texts, got "output"',
    );
    await expect(open({ list: { context: "" } })).rejects.toThrow("--list context must give a separator, got none");
    await expect(open({ filter: { domain: "Art" } })).rejects.toThrow(
      '--filter must name a column, got "domain"; there are "question", "response"',
    );
    await expect(open({ encoding: "ebcdic" })).rejects.toThrow("encoding must be a name such as windows-1252");
  });
});
