/**
 * Whether text is what a document shows of it. A line of "…" alone stands for any number of lines, a "…" inside a line
 * for anything on it. White space at the end of lines does not count.
 *
 * @returns null where it is, else the first line shown that does not come, with what comes there.
 */
export function outputProblem(shown: string, actual: string): string | null {
  const wanted = lines(shown);
  const got = lines(actual);
  let at = 0;
  let isFree = false;
  for (const line of wanted) {
    if (line.trim() === "…") {
      isFree = true;
      continue;
    }
    const pattern = new RegExp(`^${line.split("…").map(escaped).join(".*")}$`, "u");
    const found = isFree ? got.findIndex((candidate, index) => index >= at && pattern.test(candidate)) : at;
    if (found === -1 || !pattern.test(got[found] ?? "")) {
      return `shows ${JSON.stringify(line)}, got ${JSON.stringify(isFree ? got.slice(at).join("\n") : (got[at] ?? "the end"))}`;
    }
    at = found + 1;
    isFree = false;
  }
  return isFree || at === got.length ? null : `ends, but there is more: ${JSON.stringify(got.slice(at).join("\n"))}`;
}

const lines = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
