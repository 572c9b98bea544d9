interface ReadString {
  readonly value: string;
  readonly end: number;
  readonly problem: null;
}

interface BrokenString {
  readonly fault: "not_json" | "truncated_json";
  readonly end: number;
  readonly problem: string;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The JSON string whose opening quote is at `start`. */
export function readString(text: string, start: number): ReadString | BrokenString {
  let at = start + 1;
  let escaped = false;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return decoded(text, start, at + 1, escaped);
    if (unit < 0x20) {
      const code = unit.toString(16).padStart(4, "0");
      return { fault: "not_json", end: at, problem: `expected control characters to be escaped, got U+${code}` };
    }
    if (unit === BACKSLASH) {
      escaped = true;
      at += 1;
    }
  }
  return {
    fault: "truncated_json",
    end: text.length,
    problem: "expected the end of a string, got the end of the text",
  };
}

function decoded(text: string, start: number, end: number, escaped: boolean): ReadString | BrokenString {
  if (!escaped) return { value: text.slice(start + 1, end - 1), end, problem: null };
  try {
    return { value: JSON.parse(text.slice(start, end)) as string, end, problem: null };
  } catch {
    return { fault: "not_json", end: start, problem: "expected only the escapes of JSON in a string, got another" };
  }
}
