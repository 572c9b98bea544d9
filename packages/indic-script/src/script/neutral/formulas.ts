import { lazyPattern } from "@eval/core/text";
import { matchEnd, type Recognized } from "./recognized.js";

const TEX_BLOCKS = [/\$\$[^$]{1,2000}\$\$/y, /\\\[[^\0]{1,2000}?\\\]/y, /\\\([^\0]{1,2000}?\\\)/y] as const;
const TEX_INLINE = /\$(?![\s\d$])[^$\n]{0,200}[^$\s]?\$(?![\d])|\$\d[^$\n]{0,200}[\\^_=][^$\n]{0,200}[^$\s]\$(?!\d)/y;

/** A formula between the marks of TeX. Amounts in dollars are none. */
export function texFormula(text: string, at: number): Recognized | null {
  for (const pattern of TEX_BLOCKS) {
    const end = matchEnd(pattern, text, at);
    if (end >= 0) return { kind: "formula", end };
  }
  const end = matchEnd(TEX_INLINE, text, at);
  if (end < 0) return null;
  const inside = text.slice(at + 1, end - 1);
  const isFormula = /[\\^_=+<>]/.test(inside) || /^[A-Za-z]{1,2}$/.test(inside);
  return isFormula && !/[a-z]{3,} [a-z]{3,} [a-z]{3,}/.test(inside) ? { kind: "formula", end } : null;
}

/** The symbols of the 118 elements (IUPAC 2016). */
const ELEMENTS = new Set(
  (
    "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo " +
    "Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl " +
    "Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og"
  ).split(" "),
);
/** Molecules of one element. Other letters with a number behind them are names: "B12", "C4". */
const MOLECULES = new Set(["H2", "N2", "O2", "O3", "F2", "P4", "S8", "Cl2", "Br2", "I2"]);
const FORMULA =
  /(?:[A-Z][a-z]?[0-9₀-₉]*|\((?:[A-Z][a-z]?[0-9₀-₉]*)+\)[0-9₀-₉]*)+(?:[²³⁴]?[⁺⁻]|\^?[0-9]?[+-](?![0-9A-Za-z]))?(?![A-Za-z])/y;
const SUBSCRIPT_ZERO = 0x2080;

/** A chemical formula at its first capital or bracket. */
export function chemicalFormula(text: string, at: number): Recognized | null {
  const end = matchEnd(FORMULA, text, at);
  if (end < 0) return null;
  const match = text.slice(at, end);
  // Capitals alone are an acronym: no compound, whatever elements they may stand for.
  if (/^[A-Z]+$/.test(match)) return null;
  const plain = match.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - SUBSCRIPT_ZERO));
  const symbols = plain.match(/[A-Z][a-z]?/g) ?? [];
  if (!symbols.every((symbol) => ELEMENTS.has(symbol))) return null;
  return isCompound(plain, symbols, match) ? { kind: "formula", end } : null;
}

/** "CO" and "In" may be words or acronyms; a number, a charge or two elements of which one has two letters may not. */
function isCompound(plain: string, symbols: readonly string[], match: string): boolean {
  if (/[₀-₉⁺⁻]/.test(match)) return true;
  const distinct = new Set(symbols).size;
  if (/\d/.test(plain)) return distinct > 1 || MOLECULES.has(plain);
  return distinct > 1 && /[a-z]/.test(plain) && /^[A-Z]/.test(plain) && plain.length > 2;
}

/** Whether a UTF-16 unit relates or joins two quantities. */
export const isOperator = (unit: number): boolean =>
  (unit < 0x61 || unit > 0x7a) && unit !== 0x2c && OPERATORS.has(unit);

const OPERATORS = new Set([..."=+-−–×÷·*/^<>≤≥≈≠±→⇌⟶∝"].map((operator) => operator.charCodeAt(0)));

const SUPER = "²³¹⁰⁴-⁹ⁿ₀-₉ₙ⁺⁻";
const GREEK = "α-ωΑ-Ω∞";
const OPERAND = `(?:\\d{0,4}(?:[A-Z][a-z]?[\\d₀-₉]{1,4}|[A-Z][a-z]?(?=[A-Z])){1,9}(?:[A-Z][a-z]?)?(?![a-z])|(?:sin|cos|tan|cot|sec|log|ln|exp|sqrt|max|min|lim)[${SUPER}]*(?: ?\\([^()\\n]{1,30}\\)| ?[A-Za-z${GREEK}\\d][${SUPER}]*)|[√∛∑∫∂Δ]?\\(?[+\\-−]?\\d[\\d.,]{0,24}%?[A-Za-z${GREEK}]{0,3}[${SUPER}]*\\)?|[√∛∑∫∂Δ]?\\(?[A-Za-z${GREEK}]{1,3}[${SUPER}]*\\)?(?:\\^[A-Za-z0-9]|_[A-Za-z0-9])?(?:\\([A-Za-z0-9]\\))?)`;
const OPERATOR = " ?(?:[=+\\-−–×÷·*/^<>≤≥≈≠±→⇌⟶∝]|->|=>|<=|>=) ?";
const EQUATION = lazyPattern(`${OPERAND}(?:${OPERATOR}${OPERAND}){1,24}(?![A-Za-z0-9])`, "y");
const WORDS_OF_PROSE =
  /(?:^|[^A-Za-z])(?:and|or|no|yes|he|she|it|is|am|are|to|in|on|of|an|the|my|me|we|us|you|ka|ki|ke|ko|se|hai|vs|via|per)(?![A-Za-z])/;

/** An equation or a term at its first character: letters for quantities, numbers and operators. */
export function equation(text: string, at: number): Recognized | null {
  let end = matchEnd(EQUATION(), text, at);
  if (end < 0) return null;
  while (",. ".includes(text[end - 1] as string)) end -= 1;
  const match = text.slice(at, end);
  const relates = /[=≤≥≈≠→⇌⟶∝]/.test(match);
  if (!relates && !/[²³⁴-⁹ⁿ^√∫∑]/.test(match)) return null;
  if (WORDS_OF_PROSE.test(match)) return null;
  const quantities = match.match(/[A-Za-z]+/g) ?? [];
  const looksLikeVariables = quantities.every((name) => name.length === 1 || /[A-Z²³]/.test(name) || name.length < 4);
  const hasAnchor =
    quantities.length === 0 || quantities.some((name) => name.length === 1 || /[A-Z]/.test(name)) || /\d/.test(match);
  return looksLikeVariables && hasAnchor ? { kind: "formula", end } : null;
}

const POWER = lazyPattern(`\\d*[A-Za-z${GREEK}]{1,3}[²³⁴-⁹ⁿ][${SUPER}]*(?![A-Za-z])`, "y");
const COMPLEXITY = /[OΘΩ]\([nNmkVE0-9logsqrt ^*+!²³()]{1,24}\)(?![A-Za-z])/y;

/** A power ("πr²") or an order of growth ("O(n log n)") that stands alone. */
export function term(text: string, at: number): Recognized | null {
  const end = Math.max(matchEnd(POWER(), text, at), matchEnd(COMPLEXITY, text, at));
  return end < 0 ? null : { kind: "formula", end };
}
