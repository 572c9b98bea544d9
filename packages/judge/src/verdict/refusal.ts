/** How a refusal begins: English, Hindi in both scripts, and the words servers put there. */
const REFUSALS = [
  /^(?:i['’]?m|i am)\s+(?:very\s+|really\s+)?sorry\b/, // ascii: English
  /^(?:sorry|apologies)\b/, // ascii: English
  /^i\s+(?:can(?:no|['’])t|am unable|am not able|won['’]t|will not)\b/, // ascii: English
  /^as an ai\b/, // ascii: English
  /^(?:क्षमा\s+कर|माफ़?\s+कर|मुझे\s+खेद)/,
  /^(?:maaf|kshama)\s+kar/,
];

/**
 * Whether a text without JSON reads like a refusal to judge. Only its beginning counts: "I'm sorry, but I can't help
 * with that." A refusal is neither a pass nor a fail.
 */
export function looksLikeRefusal(text: string): boolean {
  const start = text.trimStart().slice(0, 200).normalize("NFC").toLowerCase();
  return REFUSALS.some((pattern) => pattern.test(start));
}
