import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { codeTests } from "./code-tests.js";

/** The weaker isolation, which must hold by itself. */
const limits = { memoryLimitMb: 128, outputLimitKb: 16, isolation: "process" } as const;
const metric = codeTests({ ...limits, timeLimitMs: 30_000 });
const impatient = codeTests({ ...limits, timeLimitMs: 1_000 });

const visits: string[] = [];
const server = createServer(({ url }, response) => {
  visits.push(String(url));
  response.end("reached");
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());
const port = () => String((server.address() as AddressInfo).port);

/** Runs code whose first test passes, whose second does what it should not, and whose third passes if it is reached. */
const attack = (language: string, output: string, runner = metric) =>
  runner({ output, tests: { language, function: "run", cases: ["f", "g", "f"].map((name) => [[name], 1]) } });

const python = (body: string, runner = metric) =>
  attack("python", `def run(name):\n    if name == "f": return 1\n    ${body.replaceAll("\n", "\n    ")}\n`, runner);
const javascript = (body: string, runner = metric) =>
  attack("javascript", `function run(name) { if (name === "f") return 1; ${body} }`, runner);

// Each test starts processes, which on a busy machine takes its time.
describe.concurrent("the sandbox", { timeout: 120_000 }, () => {
  test.for([
    ["an infinite loop", "timeout", "while True: pass"],
    [
      "a loop that catches everything",
      "timeout",
      "while True:\n  try:\n    while True: pass\n  except BaseException: pass",
    ],
    ["a memory bomb", "memory", "rows = []\nwhile True: rows.append(bytearray(8 << 20))"],
    ["an output flood", "output_limit", "while True: print('x' * 1000)"],
    ["one endless line", "output_limit", "import sys\nwhile True: sys.stderr.write('x' * 1000)"],
    ["sys.exit", "exit", "import sys\nsys.exit(0)"],
    ["os._exit", "exit", "import os\nos._exit(0)"],
    ["deep recursion", "exception", "return run(name)"],
    ["recursion without Python's own limit", "crashed", "import sys\nsys.setrecursionlimit(10 ** 9)\nreturn run(name)"],
    ["memory that is not its own", "crashed", "import ctypes\nctypes.string_at(0xfffffff0, 1000)"],
  ] as const)("ends %s of Python with the label %s", async ([, label, body], { expect }) => {
    const result = await python(body, label === "timeout" ? impatient : metric);
    const outcomes = result.metadata.tests.map(({ outcome }) => outcome);
    expect({ label: result.label, first: outcomes[0], second: outcomes[1] }).toEqual({
      label,
      first: "passed",
      second: label,
    });
    // After an exception the interpreter lives on; after all else its process is gone.
    expect(["passed", "not_run"]).toContain(outcomes[2]);
  });

  test.for([
    ["an infinite loop", "timeout", "for (;;) { try { for (;;); } catch {} }"],
    ["endless backtracking", "timeout", "/(a+)+$/.test('a'.repeat(40) + 'b')"],
    ["a memory bomb", "memory", "const rows = []; while (true) rows.push(new Array(1e5).fill(1))"],
    ["an output flood", "output_limit", "for (;;) console.log('x'.repeat(100))"],
    ["deep recursion", "exception", "return run(name)"],
  ] as const)("ends %s of JavaScript with the label %s", async ([, label, body], { expect }) => {
    const result = await javascript(body, label === "timeout" ? impatient : metric);
    expect(result).toMatchObject({ label, metadata: { tests: [{ outcome: "passed" }, { outcome: label }, {}] } });
  });

  test("gives Python the memory of the limit and no more", async ({ expect }) => {
    const roomy = codeTests({ ...limits, memoryLimitMb: 512, timeLimitMs: 30_000 });
    expect((await python("return len(bytearray(200 << 20)) >> 20 == 200", roomy)).score).toBe(1);
    expect((await python("return len(bytearray(200 << 20)) >> 20 == 200")).label).toBe("memory");
  });

  test("scores the next case as if nothing had been", async ({ expect }) => {
    const spoil = "import builtins, json\nbuiltins.sorted = json.dumps = None\ndef run(name): return 1";
    expect((await attack("python", spoil)).status).toBe("scored");
    expect((await javascript("for (;;);", impatient)).label).toBe("timeout");
    expect((await attack("python", "def run(name): return len(sorted(name))")).score).toBe(1);
    expect((await attack("javascript", "const run = (name) => name.length")).score).toBe(1);
  });

  // What each attempt gets to see is its result, so a result that is none of these is a way out.
  const attempts: readonly (readonly [string, string, RegExp])[] = [
    ["a file", 'open("/etc/passwd").read()', /^FileNotFoundError/],
    ["a folder", 'import os\nassert "etc" in os.listdir("/")', /^AssertionError/],
    ["its own program", "import os\nassert 'code-tests' in str(os.environ)", /^AssertionError/],
    ["a mounted folder", 'import pyodide_js\npyodide_js.mountNodeFS("/m", "/etc")', /^ModuleNotFoundError/],
    ["a process", 'import subprocess\nsubprocess.run(["id"])', /^OSError/],
    ["a fork", "import os\nos.fork()", /^OSError/],
    ["a thread", "import threading\nthreading.Thread(target=print).start()", /^RuntimeError/],
    [
      "a socket",
      'import socket\nsocket.create_connection(("127.0.0.1", PORT), 2).send(b"GET /a HTTP/1.0\\r\\n\\r\\n")',
      /^OSError/,
    ],
    ["a request", 'import urllib.request\nurllib.request.urlopen("http://127.0.0.1:PORT/b", timeout=2)', /^URLError/],
    ["JavaScript", "import js", /^ModuleNotFoundError/],
    [
      "JavaScript as text",
      'from pyodide.code import run_js\nrun_js("1")',
      /^(ModuleNotFoundError|ImportError|JsException)/,
    ],
    ["the environment", 'import os\nassert "VITEST" in os.environ', /^AssertionError/],
    ["standard input", "input()", /^EOFError/],
    [
      "the wanted value",
      "import gc\nassert any(isinstance(o, dict) and 4217 in o.values() for o in gc.get_objects())",
      /^AssertionError/,
    ],
  ];

  test("lets Python reach no file, process, network, host or wanted value", async ({ expect }) => {
    const cases = attempts.map(([, code]) => [[code.replaceAll("PORT", port())], 4217]);
    const output = 'def run(code):\n    exec(code)\n    return "way out"';
    const { metadata } = await metric({ output, tests: { language: "python", function: "run", cases } });
    for (const [index, [what, , refusal]] of attempts.entries()) {
      expect(metadata.tests[index]?.got, what).toMatch(refusal);
    }
    expect(visits).toEqual([]);
  });

  test("lets the JavaScript below Python make no code, read no file and open no connection", async ({ expect }) => {
    // Pyodide keeps objects of its own that lead to JavaScript, and one that is found must lead no further.
    const output = `
import gc, sys
from pyodide.ffi import JsProxy
def proxies():
    found = []
    for module in list(sys.modules.values()):
        for value in list(getattr(module, "__dict__", {}).values()):
            if isinstance(value, JsProxy): found.append(value)
    return found
def run(code):
    refused = []
    for proxy in proxies():
        try:
            refused.append("way out: " + str(proxy.constructor.constructor(code)()))
        except BaseException as error:
            refused.append(type(error).__name__)
    return [text for text in refused if "way out" in text]
`;
    const codes = ["return process.pid", "return import('node:fs')", "return globalThis.process.env"];
    const result = await metric({
      output,
      tests: { language: "python", function: "run", cases: codes.map((code) => [[code], []]) },
    });
    expect(result).toMatchObject({ label: "passed", score: 1 });
  });

  test("writes no file of the host", async ({ expect }) => {
    const path = join(tmpdir(), `code-tests-${process.pid}`);
    await metric({
      output: "def run(path):\n    open(path, 'w').write('x')",
      tests: { language: "python", function: "run", cases: [[[path], null]] },
    });
    expect(existsSync(path)).toBe(false);
  });

  test("shows JavaScript nothing of the host", async ({ expect }) => {
    const output = `const run = (name) => {
      const all = Function("return this")().constructor.constructor("return Object.getOwnPropertyNames(globalThis)")();
      return all.filter((name) => /^(process|require|fetch|WebAssembly|Worker|Deno|Bun|std|os|Buffer|setTimeout)$/.test(name));
    };
    const load = async () => (await import("node:fs")).readFileSync("/etc/passwd");`;
    const tests = { language: "javascript", function: "run", cases: [[["x"], []]] };
    expect((await metric({ output, tests })).score).toBe(1);
    const loaded = await metric({ output, tests: { ...tests, function: "load" } });
    expect(loaded).toMatchObject({ label: "exception", score: 0 });
  });

  test("takes no equal, hash or text of the code under test for the value wanted", async ({ expect }) => {
    const output = `
class Always(int):
    def __eq__(self, other): return True
    def __repr__(self): return "1"
    __hash__ = int.__hash__
def run(name): return Always(2)
`;
    expect((await attack("python", output)).score).toBe(0);
  });

  test("takes a reply that the code under test makes up for no answer", async ({ expect }) => {
    const output = `
import json
json.dumps.__code__ = (lambda *a, **k: '["value",["int","x"]]').__code__
def run(name): return 1
`;
    expect(await attack("python", output)).toMatchObject({ status: "scored", score: 0, label: "crashed" });
  });

  test("adds bubblewrap where it works, and is an error where it is asked for and does not", async ({ expect }) => {
    const evalCase = {
      output: "def run(x): return x",
      tests: { language: "python", function: "run", cases: [[[1], 1]] },
    };
    const automatic = await codeTests()(evalCase);
    const asked = await codeTests({ isolation: "bubblewrap" })(evalCase);
    expect(automatic.score).toBe(1);
    if (automatic.metadata.isolation === "bubblewrap") expect(asked.score).toBe(1);
    else expect(asked).toMatchObject({ status: "error", label: "sandbox_unavailable" });
  });
});
