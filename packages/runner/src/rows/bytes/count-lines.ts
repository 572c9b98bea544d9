const LF = 10;
const CR = 13;

/** How many lines end between two positions; CRLF, LF and CR each end one. */
export function countLines(bytes: Buffer, from: number, to: number): number {
  let lines = 0;
  for (let at = bytes.indexOf(LF, from); at !== -1 && at < to; at = bytes.indexOf(LF, at + 1)) lines++;
  const firstReturn = bytes.indexOf(CR, from);
  if (firstReturn === -1) return lines;
  for (let at = firstReturn; at !== -1 && at < to; at = bytes.indexOf(CR, at + 1)) {
    if (bytes[at + 1] !== LF) lines++;
  }
  return lines;
}
