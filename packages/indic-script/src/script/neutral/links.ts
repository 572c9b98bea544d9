import { matchEnd, type Recognized } from "./recognized.js";

const HOST_FIRST =
  /(?:[A-Za-z][A-Za-z0-9+.-]{1,14}:\/\/|www\.)(?:[^\s/@:]{1,40}@)?(?:[A-Za-z0-9-]{1,63}\.){0,9}[A-Za-z0-9-]{0,62}[A-Za-z0-9](?::\d{2,5})?/y;
const REST = /[/?#][^\s<>"`।॥“”]*/y;
const ADDRESS = /(?:mailto|tel|upi|sms|geo):[^\s<>"`।॥]+/y;
const DOMAIN = /(?:[a-z0-9][a-z0-9-]{0,62}\.){1,6}([a-z]{2,6})(?![A-Za-z0-9@_])(?!\.[a-z0-9])/y;
/** Endings under which a site with one label before it is believed. */
const SURE_ENDINGS = new Set(
  "com org net edu gov mil info biz io ai app dev xyz tech online site shop store blog".split(" "),
);
/** Endings that are words too ("ended.in the evening"), so that more of an address is asked for. */
const DOUBTFUL_ENDINGS = new Set(
  "in co me us uk ca au de fr jp cn ru br eu np bd pk lk tv nic ac sg my za ae nz it es".split(" "),
);

/** A web address at its first letter. Brackets and punctuation that close the sentence are not part of it. */
export function webAddress(text: string, at: number): Recognized | null {
  const other = matchEnd(ADDRESS, text, at);
  if (other > 0) return { kind: "url", end: trimmed(text, at, other) };
  let end = matchEnd(HOST_FIRST, text, at);
  if (end < 0) end = domainEnd(text, at);
  if (end < 0) return null;
  const rest = matchEnd(REST, text, end);
  return { kind: "url", end: rest < 0 ? end : trimmed(text, end, rest) };
}

function domainEnd(text: string, at: number): number {
  DOMAIN.lastIndex = at;
  const match = DOMAIN.exec(text);
  if (match === null) return -1;
  const ending = match[1] as string;
  const labels = match[0].split(".");
  const isSite =
    SURE_ENDINGS.has(ending) ||
    (DOUBTFUL_ENDINGS.has(ending) && (text[DOMAIN.lastIndex] === "/" || (labels.length > 2 && isNested(labels))));
  return isSite && match[0].length > ending.length + 2 ? DOMAIN.lastIndex : -1;
}

/** "irctc.co.in", but not "him.and.in". */
const isNested = (labels: readonly string[]): boolean =>
  ["co", "gov", "ac", "nic", "org", "net", "com", "edu", "res", "gen", "www"].includes(labels.at(-2) ?? "") ||
  labels[0] === "www";

function trimmed(text: string, from: number, to: number): number {
  let end = to;
  while (end > from) {
    const last = text[end - 1] as string;
    if (last === ")" && isBalanced(text.slice(from, end))) break;
    if (!".,;:!?)]}'’…*_".includes(last)) break;
    end -= 1;
  }
  return end;
}

const isBalanced = (text: string): boolean => text.split("(").length >= text.split(")").length;

const EMAIL =
  /[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){0,5}\.[A-Za-z]{2,10}(?![A-Za-z])/y;
const PAYMENT_ADDRESS = /[A-Za-z0-9][A-Za-z0-9._-]{1,63}@[a-z]{2,20}(?![A-Za-z0-9])/y;

/** An e-mail address, or a payment address such as "asha@okbank", at its first character. */
export function mailAddress(text: string, at: number): Recognized | null {
  const end = matchEnd(EMAIL, text, at);
  if (end > 0) return { kind: "email", end };
  const payment = matchEnd(PAYMENT_ADDRESS, text, at);
  return payment < 0 ? null : { kind: "handle", end: payment };
}

const HANDLE = /@[A-Za-z_][A-Za-z0-9_.]{0,38}[A-Za-z0-9_]/y;
const HASHTAG = /#[A-Za-z][A-Za-z0-9_]*/y;

/** "@isro" or "#MakeInIndia" at its sign. Hashtags of other scripts are words of a language. */
export function handle(text: string, at: number): Recognized | null {
  const before = text[at - 1];
  if (before !== undefined && /[A-Za-z0-9&/]/.test(before)) return null;
  const end = matchEnd(text[at] === "@" ? HANDLE : HASHTAG, text, at);
  return end < 0 ? null : { kind: "handle", end };
}
