// @ts-check

/**
 * One closed path for each group of files that import each other, the first file repeated at the end.
 *
 * @param {ReadonlyMap<string, readonly string[]>} graph file to the files it imports
 * @returns {string[][]}
 */
export function findCycles(graph) {
  const cycles = [];
  /** @type {Set<string>} */
  const reported = new Set();
  for (const start of graph.keys()) {
    if (reported.has(start)) continue;
    const path = shortestWayBack(graph, start);
    if (path === null) continue;
    for (const file of path) reported.add(file);
    cycles.push(path);
  }
  return cycles;
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} graph
 * @param {string} start
 * @returns {string[] | null}
 */
function shortestWayBack(graph, start) {
  /** @type {Map<string, string[]>} */
  const paths = new Map([[start, [start]]]);
  for (const [file, path] of paths) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return [...path, start];
      if (!paths.has(next)) paths.set(next, [...path, next]);
    }
  }
  return null;
}
