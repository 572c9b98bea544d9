import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const POLL_MS = 20;

/** Runs a command to its end: seconds of wall time, peak memory in MB where the system tells, and what it printed. */
export function measure(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    let stdout = "";
    let stderr = "";
    let peak = null;
    const poll = setInterval(() => {
      peak = peakOf(child.pid) ?? peak;
    }, POLL_MS);
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(poll);
      resolve({ code, seconds: (performance.now() - startedAt) / 1000, peakMb: peak, stdout, stderr });
    });
  });
}

/** Linux only: the high-water mark of resident memory so far. */
function peakOf(pid) {
  try {
    const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return match === null ? null : Number(match[1]) / 1024;
  } catch {
    return null;
  }
}

export function median(values) {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
