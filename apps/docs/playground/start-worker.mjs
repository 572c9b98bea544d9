// @ts-check
import address from "./score-worker.mjs?worker&url";

/**
 * The worker in which metrics run. It is started from a text of the page: such a worker is under the content policy of
 * the page, which lets it send nothing, whereas one that has an address of its own would be under none.
 *
 * @param {(message: import("./score-case.mjs").Message) => void} hear
 * @param {(problem: string) => void} complain
 */
export function startWorker(hear, complain) {
  const source = `import ${JSON.stringify(new URL(address, location.href).href)};`;
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module", name: "metrics" });
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = ({ message }) => complain(message ?? "the metrics could not be loaded");
  return worker;
}
