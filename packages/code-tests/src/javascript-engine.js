// @ts-check
import { JAVASCRIPT_HARNESS } from "./javascript-harness.js";

/** For some 2,000 calls; twice as much and deep recursion overflows the stack of the process before it is told. */
const MAX_STACK_BYTES = 256 * 1024;

const CONSOLE = ["debug", "error", "info", "log", "trace", "warn"];

/**
 * @param {{ core: string, variant: string }} urls of the modules of QuickJS
 * @param {number} memoryLimitBytes
 * @param {import("./engine-reply.js").CountOutput} countOutput
 * @returns {Promise<import("./engine-reply.js").Engine>}
 */
export async function startJavaScript(urls, memoryLimitBytes, countOutput) {
  const [{ newQuickJSWASMModuleFromVariant }, variant] = await Promise.all([import(urls.core), import(urls.variant)]);
  const quickJs = await newQuickJSWASMModuleFromVariant(variant.default);
  const runtime = quickJs.newRuntime({ memoryLimitBytes, maxStackSizeBytes: MAX_STACK_BYTES });
  const context = runtime.newContext();
  const harness = context.unwrapResult(context.evalCode(JAVASCRIPT_HARNESS));
  const [invoke, tagged] = ["invoke", "tagged"].map((name) => context.getProp(harness, name));
  addConsole(context, countOutput);
  context.unwrapResult(context.evalCode("var module = { exports: {} }; var exports = module.exports;"));
  /** @type {any} */
  let exported = null;

  /**
   * @param {any} handle
   * @returns {["error", string, string]}
   */
  const errorOf = (handle) => {
    const read = (/** @type {string} */ name) => {
      const value = context.getProp(handle, name);
      return context.typeof(value) === "string" ? context.getString(value) : "";
    };
    if (context.typeof(handle) !== "object") return ["error", "thrown", String(context.dump(handle))];
    return ["error", read("name") || "Error", read("message")];
  };

  /**
   * Waits for a promise as far as that is possible in a world without timers.
   *
   * @param {any} result
   * @returns {{ error: ["error", string, string], value?: never } | { error?: never, value: any }}
   */
  const settled = (result) => {
    if (result.error) return { error: errorOf(result.error) };
    const jobs = runtime.executePendingJobs();
    if (jobs.error) return { error: errorOf(jobs.error) };
    const state = context.getPromiseState(result.value);
    if (state.type === "pending") return { error: ["error", "PendingPromise", "the promise is never settled"] };
    if (state.type === "rejected") return { error: errorOf(state.error) };
    return { value: state.value };
  };

  const evaluate = (
    /** @type {string} */ source,
    /** @type {string} */ name,
    /** @type {"global" | "module"} */ type,
  ) => settled(context.evalCode(source, name, { type, compileOnly: false }));

  const functionNamed = (/** @type {string} */ name) => {
    const places = [
      () => (exported === null ? context.undefined : context.getProp(exported, name)),
      () => context.unwrapResult(context.evalCode(name)),
      () => context.unwrapResult(context.evalCode(`module.exports[${JSON.stringify(name)}]`)),
      () => context.unwrapResult(context.evalCode("module.exports")),
    ];
    for (const find of places) {
      try {
        const handle = find();
        if (context.typeof(handle) === "function") return handle;
      } catch {
        // A name that is nowhere declared throws.
      }
    }
    return null;
  };

  return {
    load(source) {
      const script = context.evalCode(source, "candidate.js", { type: "global", compileOnly: true });
      if (!script.error) {
        const { error } = evaluate(source, "candidate.js", "global");
        return error ?? ["value", null];
      }
      // `import`, `export` and `await` on the first level are for modules only.
      const { error, value } = evaluate(source, "candidate.js", "module");
      if (error === undefined) {
        exported = value;
        return ["value", null];
      }
      return error[1] === "SyntaxError" ? ["syntax", errorOf(script.error)[2]] : error;
    },
    has: (name) => functionNamed(name) !== null,
    call(name, argumentsText) {
      const subject = functionNamed(name);
      const text = context.newString(argumentsText);
      const { error, value } = settled(context.callFunction(invoke, context.undefined, subject, text));
      if (error) return error;
      const reply = context.callFunction(tagged, context.undefined, value);
      return reply.error ? errorOf(reply.error) : ["value", JSON.parse(context.getString(reply.value))];
    },
    check(source) {
      const { error } = evaluate(source, "test.js", "global");
      return error ?? ["value", null];
    },
  };
}

/**
 * @param {any} context
 * @param {import("./engine-reply.js").CountOutput} countOutput
 */
function addConsole(context, countOutput) {
  const console = context.newObject();
  const print = context.newFunction("print", (/** @type {any[]} */ ...parts) => {
    for (const part of parts) countOutput(Buffer.byteLength(context.getString(part)) + 1);
  });
  for (const name of CONSOLE) context.setProp(console, name, print);
  context.setProp(context.global, "console", console);
}
