import { describe, expect, test } from "vitest";
import { readFiles, temporaryFiles } from "../../test/row-files.js";
import type { SourceOptions } from "./source.js";

const files = temporaryFiles();
const csv = async (text: string, options: SourceOptions = {}) => readFiles([files.write("rows.csv", text)], options);
const jsonl = async (text: string, options: SourceOptions = {}) =>
  readFiles([files.write("rows.jsonl", text)], options);

describe("createCaseReader on tables", () => {
  test("keeps every cell as text and everything unmapped as metadata", async () => {
    const { cases } = await csv("question,answer,Domain,response,n\nQ?,007,Art,,1.0\nNA,null,,हाँ,\n");
    expect(cases).toEqual([
      { input: "Q?", expected: "007", output: "", metadata: { Domain: "Art", n: "1.0" } },
      { input: "NA", expected: "null", output: "हाँ", metadata: { Domain: "", n: "" } },
    ]);
  });

  test("gives cases that are plain objects, without metadata where nothing is left over", async () => {
    const { cases } = await csv("output\nx\n");
    expect({ ...cases[0] }).toStrictEqual({ output: "x" });
  });

  test("keeps columns named like members of every object", async () => {
    const { cases } = await csv("output,constructor,toString\nx,1,2\n");
    expect(cases[0]?.metadata).toEqual({ constructor: "1", toString: "2" });
  });

  test("reads lists from JSON or by their separator, and takes other cells for a list of one", async () => {
    const text =
      'output,context,references,relevant_ids\nx,"[""a, b"",""c""]","[""one"",""uno""]","[3, 1.0]"\ny,[1] as said,"[1, 2]",\n';
    const { cases } = await csv(text);
    expect(cases).toEqual([
      { output: "x", context: ["a, b", "c"], expected: ["one", "uno"], relevantIds: ["3", "1.0"] },
      { output: "y", context: ["[1] as said"], expected: "[1, 2]", relevantIds: [] },
    ]);
    const separated = await csv("output,context,gold\nx,a|b ,m;n\ny,,\n", { list: { context: "|", expected: ";" } });
    expect(separated.cases).toEqual([
      { output: "x", context: ["a", "b "], expected: ["m", "n"] },
      { output: "y", context: [], expected: "" },
    ]);
  });

  test("reads choices from their columns, without the empty ones, or from one cell", async () => {
    const columns = await csv("output,option_a,option_b,option_c\nx,अजन्ता,एलोरा,\n");
    expect(columns.cases[0]?.choices).toEqual([
      { label: "A", text: "अजन्ता" },
      { label: "B", text: "एलोरा" },
    ]);
    const [label, text] = ["A", "one"];
    expect((await csv("output,choices\nx,one/two\n", { list: { choices: "/" } })).cases[0]?.choices).toEqual([
      { label, text },
      { label: "B", text: "two" },
    ]);
    expect((await csv('output,choices\nx,"{""A"":""one""}"\n')).cases[0]?.choices).toEqual([{ label, text }]);
    expect((await csv("output,p,q\nx,one,two\n", { map: { choices: "p,q" } })).cases[0]?.choices).toEqual([
      { label, text },
      { label: "B", text: "two" },
    ]);
  });

  test("reads conversations, tests and metadata from JSON", async () => {
    const text =
      'output,messages,tests,metadata,Domain\nx,"[{""role"":""user"",""content"":""hi""}]","{""n"":1}","{""a"":1,""Domain"":""B""}",Art\n';
    expect((await csv(text)).cases).toEqual([
      {
        input: "hi",
        output: "x",
        messages: [{ role: "user", content: "hi" }],
        tests: { n: 1 },
        metadata: { a: 1, Domain: "Art" },
      },
    ]);
  });

  test("reads a conversation from a cell of questions, and what was said from a cell that holds a reply", async () => {
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const turns = [
      { role: "system", content: "हिंदी में उत्तर दें" },
      { role: "user", content: "राजधानी?" },
    ];
    const reply = { choices: [{ index: 0, message: { role: "assistant", content: "दिल्ली" } }] };
    for (const columns of ["prompt,response,gold", "id,question,response,answer"]) {
      const head = columns.startsWith("id") ? "1," : "";
      const { cases } = await csv(`${columns}\n${head}${cell(turns)},${cell(reply)},दिल्ली\n`);
      expect(cases[0]).toMatchObject({ input: "राजधानी?", messages: turns, output: "दिल्ली", expected: "दिल्ली" });
    }
    const { cases } = await csv(`prompt,response\n"[""role""] means?",{}\n"[{""role"":""x""}]","[{""text"":1}]"\n`);
    expect(cases).toEqual([
      { input: '["role"] means?', output: "{}" },
      { input: '[{"role":"x"}]', output: '[{"text":1}]' },
    ]);
  });

  test("tells which cell is not what its field takes, and reads the others", async () => {
    const { cases, problems } = await csv("output,messages\nx,hello\ny,[]\n");
    expect(cases).toEqual([{ output: "y", messages: [] }]);
    expect(problems).toEqual([
      {
        code: "bad_value",
        file: expect.stringMatching(/rows\.csv$/),
        row: 1,
        line: null,
        column: "messages",
        message: 'messages must be a JSON list, got "hello"',
      },
    ]);
  });

  test("gives all cells as they were", async () => {
    const { cells } = await csv('output,context\n"a ""b""","[""x""]"\n');
    expect(cells).toEqual([['a "b"', '["x"]']]);
  });
});

describe("createCaseReader on JSON", () => {
  test("writes numbers and booleans as the file has them, and leaves null out", async () => {
    const { cases, cells } = await jsonl(
      '{"id": 12345678901234567890, "output": 1.0, "expected": [1e2, true, "x"], "input": null, "n": 1.0, "post": 12345678901234567890}\n',
    );
    expect(cases).toEqual([
      {
        id: "12345678901234567890",
        output: "1.0",
        expected: ["1e2", "true", "x"],
        metadata: { n: 1, post: "12345678901234567890" },
      },
    ]);
    expect(cells).toEqual([["12345678901234567890", "1.0", '[1e2, true, "x"]', "", "1.0", "12345678901234567890"]]);
  });

  test("writes structured output as the file has it", async () => {
    expect((await jsonl('{"output": {"a": 1.0}, "n": null}')).cases).toEqual([
      { output: '{"a": 1.0}', metadata: { n: null } },
    ]);
  });

  test("reads passages that are objects, texts, or one text", async () => {
    const { cases } = await jsonl(
      '{"context":[{"page_content":"p","metadata":{}},"q",{"x":1}]}\n{"context":"r"}\n{"context":""}\n{"context":{"text":"s"}}',
    );
    expect(cases.map(({ context }) => context)).toEqual([["p", "q", '{"x":1}'], ["r"], [], ["s"]]);
  });

  test("reads choices in the shapes of data sets", async () => {
    const choices = [
      { label: "A", text: "one" },
      { label: "B", text: "2.0" },
    ];
    const shapes = [
      '["one", 2.0]',
      '[{"label":"A","text":"one"},{"key":"B","value":2.0}]',
      '{"text":["one",2.0],"label":["A","B"]}',
      '{"A":"one","B":2.0}',
    ];
    const { cases } = await jsonl(shapes.map((shape) => `{"choices":${shape}}`).join("\n"));
    expect(cases.map((each) => each.choices)).toEqual([choices, choices, choices, choices]);
    const columns = await jsonl('{"option_a":"one","option_b":2.0,"option_c":null}');
    expect(columns.cases[0]?.choices).toEqual(choices);
  });

  test("reads conversations; a turn that only calls tools is empty", async () => {
    const { cases, problems } = await jsonl(
      '{"messages":[{"role":"system","content":"s"},{"role":"assistant","content":null,"tool_calls":[]},{"role":"tool","name":"t","content":"r"}]}\n{"messages":[{"role":"robot","content":"x"}]}\n',
    );
    expect(cases[0]?.messages).toEqual([
      { role: "system", content: "s" },
      { role: "assistant", content: "" },
      { role: "tool", content: "r", name: "t" },
    ]);
    expect(problems).toMatchObject([
      {
        row: 2,
        line: 2,
        column: "messages",
        message: 'role of message 1 must be one of system, user, assistant, tool, got "robot"',
      },
    ]);
  });

  test("reads a conversation wherever a question is, with the last question as the input", async () => {
    const turns = [
      {
        role: "developer",
        content: [
          { type: "text", text: "Answer in " },
          { type: "text", text: "Hindi" },
        ],
      },
      { role: "user", content: "q1" },
      { role: "assistant", content: "a1" },
      {
        role: "user",
        content: [
          { type: "image_url", image_url: {} },
          { type: "text", text: "q2" },
        ],
      },
    ];
    const messages = [
      { role: "system", content: "Answer in Hindi" },
      ...turns.slice(1, 3),
      { role: "user", content: "q2" },
    ];
    for (const key of ["messages", "prompt", "input", "question"]) {
      expect((await jsonl(JSON.stringify({ [key]: turns }))).cases).toEqual([{ input: "q2", messages }]);
    }
    expect((await jsonl(JSON.stringify({ prompt: { model: "m", messages: turns } }))).cases[0]?.messages).toEqual(
      messages,
    );
    expect((await jsonl(JSON.stringify({ question: "own", messages: turns }))).cases).toEqual([
      { input: "own", messages },
    ]);
    expect((await jsonl('{"input":[{"role":"robot","content":"x"}]}')).problems[0]?.message).toContain('got "robot"');
    // A list of anything else is the question as it is written.
    expect((await jsonl('{"input":[1,2]}\n{"input":[{"a":1}]}\n{"input":[]}')).cases).toEqual([
      { input: "[1,2]" },
      { input: '[{"a":1}]' },
      { input: "[]" },
    ]);
  });

  // Replies as the references of the APIs show them, without the keys that say nothing of the text.
  test.each([
    ["OpenAI chat", { choices: [{ message: { content: "दिल्ली" } }] }],
    ["OpenAI chat, in parts", { choices: [{ message: { content: [{ type: "text", text: "दिल्ली" }] } }] }],
    ["OpenAI completions", { choices: [{ text: "दिल्ली", finish_reason: "stop" }] }],
    [
      "OpenAI responses",
      { output: [{ type: "reasoning" }, { type: "message", content: [{ type: "output_text", text: "दिल्ली" }] }] },
    ],
    [
      "Gemini",
      { candidates: [{ content: { parts: [{ text: "hm", thought: true }, { text: "दिल्" }, { text: "ली" }] } }] },
    ],
    [
      "Anthropic",
      {
        content: [
          { type: "thinking", thinking: "hm" },
          { type: "text", text: "दिल्ली" },
        ],
      },
    ],
    ["Anthropic's parts alone", [{ type: "text", text: "दिल्ली" }]],
    ["Bedrock", { output: { message: { role: "assistant", content: [{ text: "दिल्ली" }] } } }],
    ["Ollama", { model: "m", message: { role: "assistant", content: "दिल्ली" }, done: true }],
    ["a turn of the assistant", { role: "assistant", content: "दिल्ली" }],
    [
      "turns that end in it",
      [
        { role: "user", content: "?" },
        { role: "assistant", content: "दिल्ली" },
      ],
    ],
  ])("takes what was said from a reply of %s", async (_, response) => {
    const { cases } = await jsonl(JSON.stringify({ response, responseB: response }));
    expect(cases[0]).toEqual({ output: "दिल्ली", alternative: "दिल्ली" });
  });

  test("takes a reply that only calls tools for a blank answer", async () => {
    const response = { choices: [{ message: { content: null, tool_calls: [{ id: "t" }] } }] };
    expect((await jsonl(JSON.stringify({ response }))).cases).toEqual([{ output: "" }]);
  });

  test.each([
    { message: { content: "x" } },
    { choices: [{ text: "A" }, { text: "B" }] },
    { choices: ["A", "B"] },
    { content: "x" },
    { content: [] },
    { candidates: ["x"] },
    { role: "user", content: "x" },
    [{ role: "user", content: "x" }],
    [{ text: "x" }],
    { output: { text: "x" } },
  ])("leaves structured output that only resembles a reply as it is: %j", async (output) => {
    expect((await jsonl(JSON.stringify({ output }))).cases).toEqual([{ output: JSON.stringify(output) }]);
  });

  test("reaches into arrays by the place of an item, written either way", async () => {
    const text =
      '{"response":{"choices":[{"message":{"content":"one"}},{"message":{"content":"two"}}]}}\n{"response":{"choices":[]}}';
    for (const [path, outputs] of [
      ["response.choices[0].message.content", ["one", undefined]],
      ["response.choices.1.message.content", ["two", undefined]],
      ["response.choices[9].message.content", [undefined, undefined]],
    ] as const) {
      const { cases } = await jsonl(text, { map: { output: path } });
      expect(cases.map(({ output }) => output)).toEqual(outputs);
    }
    await expect(jsonl(text, { map: { output: "response.choices[0].message.contnt" } })).rejects.toThrow(
      'did you mean "response.choices.0.message.content"?',
    );
  });

  test("reaches into objects by dotted names, and takes a key with a dot first", async () => {
    const text = '{"a":{"b":{"c":1.50}},"x.y":"flat","x":{"y":"deep"}}';
    const { cases } = await jsonl(text, { map: { output: "a.b.c", input: "x.y" } });
    expect(cases).toEqual([{ output: "1.50", input: "flat", metadata: { a: { b: { c: 1.5 } }, x: { y: "deep" } } }]);
  });

  test("spreads an object of metadata and lets columns win", async () => {
    const { cases } = await jsonl('{"output":"x","metadata":{"Domain":"B","k":[1]},"Domain":"Art"}');
    expect(cases[0]?.metadata).toEqual({ Domain: "Art", k: [1] });
  });

  test("reads a field under its own name also where none of the rows that were looked at has it", async () => {
    const plain = '{"id":"a","output":"x"}\n'.repeat(1000);
    const late = '{"id":"b","output":"y","choices":["m","n"],"context":"c","metadata":{"k":1},"lang":"hi"}\n';
    const { cases, source } = await jsonl(plain + late);
    expect(source.plan.mapping).toEqual({ id: "id", output: "output" });
    expect(cases[1000]).toEqual({
      id: "b",
      output: "y",
      choices: [
        { label: "A", text: "m" },
        { label: "B", text: "n" },
      ],
      context: ["c"],
      metadata: { k: 1, lang: "hi" },
    });
  });

  test("keeps a late key to itself where its field comes from another column", async () => {
    const { cases } = await jsonl(`${'{"answer_model":"x"}\n'.repeat(1000)}{"answer_model":"y","output":"z"}\n`);
    expect(cases[1000]).toEqual({ output: "y", metadata: { output: "z" } });
  });

  test("splits texts of list fields by the separator given for them", async () => {
    expect((await jsonl('{"context":"a|b"}', { list: { context: "|" } })).cases[0]?.context).toEqual(["a", "b"]);
  });
});
