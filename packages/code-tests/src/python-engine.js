// @ts-check
import { PYTHON_HARNESS } from "./python-harness.js";

const HOME = "/candidate";

/** Nothing of the outer JavaScript is to be seen through `import js`. */
const NO_GLOBALS = Object.freeze(Object.create(null));

/**
 * An image of Python's memory right after its start, from which later processes start in an eighth of the time.
 *
 * @param {string} url of Pyodide's module
 * @returns {Promise<Uint8Array>}
 */
export async function makePythonSnapshot(url) {
  const { loadPyodide } = await import(url);
  const pyodide = await loadPyodide({ env: { HOME }, jsglobals: NO_GLOBALS, _makeSnapshot: true });
  return pyodide.makeMemorySnapshot();
}

/**
 * @param {string} url of Pyodide's module
 * @param {Uint8Array | null} snapshot
 * @param {import("./engine-reply.js").CountOutput} countOutput
 * @returns {Promise<import("./engine-reply.js").Engine>}
 */
export async function startPython(url, snapshot, countOutput) {
  const { loadPyodide } = await import(url);
  const start = snapshot === null ? {} : { _loadSnapshot: snapshot };
  const pyodide = await loadPyodide({ env: { HOME }, jsglobals: NO_GLOBALS, ...start });
  const write = (/** @type {Uint8Array} */ bytes) => {
    countOutput(bytes.length);
    return bytes.length;
  };
  pyodide.setStdout({ write });
  pyodide.setStderr({ write });
  pyodide.setStdin({ stdin: () => null });
  for (const name of ["js", "pyodide_js"]) pyodide.unregisterJsModule(name);
  const [load, has, call, check] = pyodide.runPython(PYTHON_HARNESS, { globals: pyodide.toPy({}) });
  return {
    load: (source) => JSON.parse(load(source)),
    has: (name) => has(name),
    call: (name, argumentsText) => JSON.parse(call(name, argumentsText)),
    check: (source) => JSON.parse(check(source)),
  };
}
