import { spawn } from "node:child_process";
import fs from "node:fs";

/**
 * Opens an address in the browser of this machine. The browser is given a file that leads there, since everyone on this
 * machine can read the arguments of a command, and the address has the token. Returns what removes the file.
 *
 * Where there is no browser, that is said and nothing is lost.
 */
export function openBrowser(url: string, file: string): () => void {
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, page(url), { mode: 0o600 });
  const [command, ...args] = commandFor(process.platform);
  const child = spawn(command, [...args, file], { stdio: "ignore", detached: true });
  child.on("error", (error) => console.error(`evals: no browser could be opened: ${error.message}`));
  child.unref();
  return () => fs.rmSync(file, { force: true });
}

/** An address of ours has no character that means something in HTML. */
const page = (url: string): string =>
  `<!doctype html><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${url}">\n`;

function commandFor(platform: NodeJS.Platform): readonly [string, ...string[]] {
  if (platform === "darwin") return ["open"];
  return platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
}
