import type { Readable } from "node:stream";
import type { ChildMessage } from "./child-message.js";

/** More than honest results take: 100,000 nodes of a value are the most that one test gives back. */
const MAX_CHARACTERS = 16_000_000;

/** Reads messages, one a line; what is no message is passed over, and too much is an overflow. */
export function readLines(stream: Readable, onMessage: (message: ChildMessage) => void, onOverflow: () => void): void {
  let rest = "";
  let total = 0;
  stream.setEncoding("utf8").on("data", (text: string) => {
    total += text.length;
    if (total > MAX_CHARACTERS) {
      stream.removeAllListeners("data").resume();
      onOverflow();
      return;
    }
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const message = parsed(line);
      if (message !== null) onMessage(message);
    }
  });
}

function parsed(line: string): ChildMessage | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as ChildMessage) : null;
  } catch {
    return null;
  }
}
