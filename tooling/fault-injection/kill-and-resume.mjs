// @ts-check
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { seeded } from "../judge-server/script.mjs";
import { startJudgeServer } from "../judge-server/server.mjs";
import { answerKind } from "./answer-kind.mjs";
import { scoreKind } from "./score-kind.mjs";

/**
 * One sort of run: how it is begun and gone on with, where its lines are, and what must be the same in the end.
 *
 * @typedef {{
 *   begin: (url: string) => readonly string[],
 *   resume: (id: string, url: string) => readonly string[],
 *   manifest: string,
 *   journal: string,
 *   input: (cases: number) => Record<string, string>,
 *   reply: (body: any) => import("../judge-server/script.mjs").Step,
 *   isDone: (line: any) => boolean,
 *   caseOf: (line: any) => string,
 *   askedCase: (body: any) => string,
 *   result: (folder: string) => string,
 * }} RunKind
 */

/** @type {Readonly<Record<string, RunKind>>} */
const kinds = { answer: answerKind, score: scoreKind };

const CONCURRENCY = 4;

/**
 * Runs a command against a server on the loopback again and again, kills it with SIGKILL at random moments, goes on with
 * it until it comes to its end, and begins a new run, until so many kills were made. After each kill everything that was
 * recorded must still be there and must not be asked again, and a run that came to its end must have given the bytes of
 * one that was left in peace.
 *
 * @param {{ kind: string, bin: string, directory: string, kills: number, cases?: number, seed?: number, withinMs?: number }} options
 */
export async function killAndResume({ kind: name, bin, directory, kills, cases = 60, seed = 1, withinMs = 3_000 }) {
  const kind = kinds[name];
  if (kind === undefined) throw new Error(`kind must be one of ${Object.keys(kinds).join(", ")}, got ${name}`);
  const random = seeded(seed);
  const server = await startJudgeServer({ script: ({ body }) => ({ delayMs: 20, ...kind.reply(body) }) });
  /** @param {string} folder */
  const projectAt = (folder) => {
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of Object.entries(kind.input(cases))) writeFileSync(path.join(folder, file), text);
    return folder;
  };
  const figures = {
    kills: 0,
    killsBeforeAnyRun: 0,
    runs: 0,
    tornLines: 0,
    askedTwice: 0,
    lost: 0,
    recordedAndAskedAgain: 0,
    differing: 0,
  };
  try {
    const peaceful = projectAt(path.join(directory, "undisturbed"));
    const first = await runToEnd(bin, peaceful, kind.begin(server.url));
    if (first.code !== 0) throw new Error(`the undisturbed run ended with ${first.code}: ${first.stderr}`);
    const wanted = kind.result(runFolder(peaceful, kind.manifest) ?? "");

    while (figures.kills < kills) {
      const project = projectAt(path.join(directory, `run-${figures.runs}`));
      const before = server.requests.length;
      /** @type {Map<string, string>} */
      const recorded = new Map();
      for (let finished = false; !finished; ) {
        const folder = runFolder(project, kind.manifest);
        const args = folder === null ? kind.begin(server.url) : kind.resume(path.basename(folder), server.url);
        const known = server.requests.length;
        // Once enough kills were made the run is let come to its end.
        const limit = figures.kills < kills ? 30 + random() * withinMs : null;
        const { code, stderr } = await runToEnd(bin, project, args, limit);
        for (const { body } of server.requests.slice(known))
          if (recorded.has(kind.askedCase(body))) figures.recordedAndAskedAgain += 1;
        const now = runFolder(project, kind.manifest);
        if (code === null) {
          // A process that had not got as far as to begin a run has nothing to lose.
          if (now === null) figures.killsBeforeAnyRun += 1;
          else figures.kills += 1;
        } else if (code !== 0) throw new Error(`a run ended with ${code}: ${stderr}`);
        if (now !== null) checkRecorded(kind, path.join(now, kind.journal), recorded, figures);
        finished = code === 0;
      }
      const asked = server.requests.slice(before).map(({ body }) => kind.askedCase(body));
      figures.askedTwice += asked.length - new Set(asked).size;
      if (new Set(asked).size !== cases || recorded.size !== cases) figures.lost += 1;
      if (kind.result(runFolder(project, kind.manifest) ?? "") !== wanted) figures.differing += 1;
      figures.runs += 1;
    }
  } finally {
    await server.close();
  }
  // What was under way when a process died had not been recorded, and must be asked again: no more than that.
  return { ...figures, mostAskedTwice: figures.kills * CONCURRENCY };
}

/**
 * Everything that was recorded before must be recorded still, and each case once.
 *
 * @param {RunKind} kind
 * @param {string} journal
 * @param {Map<string, string>} recorded
 * @param {{ tornLines: number, lost: number }} figures
 */
function checkRecorded(kind, journal, recorded, figures) {
  const text = existsSync(journal) ? readFileSync(journal, "utf8") : "";
  const lines = text.split("\n");
  const torn = lines.pop();
  if (torn !== "") figures.tornLines += 1;
  /** @type {Map<string, string>} */
  const now = new Map();
  for (const line of lines) {
    const value = JSON.parse(line);
    if (!kind.isDone(value)) continue;
    if (now.has(kind.caseOf(value))) throw new Error(`case ${kind.caseOf(value)} is recorded twice`);
    now.set(kind.caseOf(value), line);
  }
  for (const [id, line] of recorded) if (now.get(id) !== line) figures.lost += 1;
  for (const [id, line] of now) recorded.set(id, line);
}

/**
 * @param {string} project
 * @param {string} manifest
 */
function runFolder(project, manifest) {
  const runs = path.join(project, ".evals", "runs");
  if (!existsSync(runs)) return null;
  const ids = readdirSync(runs).filter((id) => existsSync(path.join(runs, id, manifest)));
  const newest = ids.sort().at(-1);
  return newest === undefined ? null : path.join(runs, newest);
}

/**
 * @param {string} bin
 * @param {string} cwd
 * @param {readonly string[]} args
 * @param {number | null} [limitMs] after which the process is killed
 * @returns {Promise<{ code: number | null, stderr: string }>}
 */
function runToEnd(bin, cwd, args, limitMs = null) {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  let stderr = "";
  child.stderr.on("data", (/** @type {Buffer} */ chunk) => {
    stderr += chunk.toString();
  });
  const timer = limitMs === null ? null : setTimeout(() => child.kill("SIGKILL"), limitMs);
  return new Promise((resolve) => {
    child.on("close", (code) => {
      if (timer !== null) clearTimeout(timer);
      resolve({ code, stderr });
    });
  });
}
